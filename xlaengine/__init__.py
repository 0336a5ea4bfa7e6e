"""xlaengine: a JAX/XLA compiled-graph batch engine whose every stream is what it would have been alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from xlaengine.types import (
    CompletionOutput,
    EndEvent,
    InvalidRequest,
    Logprob,
    PromptEvent,
    Request,
    RequestOutput,
    SamplingParams,
    StreamId,
    TokenEvent,
)

if TYPE_CHECKING:
    from xlaengine.llm import LLM

__version__ = "0.1.0"
__all__ = [
    "LLM",
    "CompletionOutput",
    "EndEvent",
    "InvalidRequest",
    "Logprob",
    "PromptEvent",
    "Request",
    "RequestOutput",
    "SamplingParams",
    "StreamId",
    "TokenEvent",
]


def __getattr__(name: str) -> Any:
    """``LLM`` imports jax; the command line's help and the plain data should not wait for it."""
    if name == "LLM":
        from xlaengine.llm import LLM

        return LLM
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
