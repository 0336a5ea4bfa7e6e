"""xlaengine: a batch engine on compiled JAX/XLA graphs. Each stream is what it would have been alone."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from xlaengine.llm import LLM
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
    """Imports a public name when it is first used. Only ``LLM`` imports jax: the command line's help and the plain data do not wait for it.

    The package itself imports nothing, because ``python -m xlaengine`` imports it before any of its code can handle an interrupt.
    """
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "LLM":
        from xlaengine.llm import LLM

        return LLM
    from xlaengine import types

    return getattr(types, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
