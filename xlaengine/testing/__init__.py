"""Assertions that compare an engine's batched output with the model's reference, and a pytest plugin.

They work with any engine that has ``generate(prompts, params)``. Names are imported on first use, because pytest loads the plugin in
every project of its environment.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xlaengine.testing.equality import assert_logprobs_bitwise, assert_tokens_equal
    from xlaengine.testing.invariance import assert_batch_invariant
    from xlaengine.testing.matching import assert_streams_match_reference
    from xlaengine.testing.reference import Reference

__all__ = [
    "Reference",
    "assert_batch_invariant",
    "assert_logprobs_bitwise",
    "assert_streams_match_reference",
    "assert_tokens_equal",
]

_MODULES = {
    "Reference": "reference",
    "assert_batch_invariant": "invariance",
    "assert_logprobs_bitwise": "equality",
    "assert_streams_match_reference": "matching",
    "assert_tokens_equal": "equality",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
