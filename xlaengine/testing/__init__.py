"""The public names of the assertions in `xlaengine.check.assertions`, for any engine that has ``generate(prompts, params)``.

Names are imported on first use, because pytest loads the plugin beside this file in every project of its environment.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xlaengine.check.assertions.equality import assert_logprobs_bitwise, assert_tokens_equal
    from xlaengine.check.assertions.invariance import assert_batch_invariant
    from xlaengine.check.assertions.matching import assert_streams_match_reference
    from xlaengine.check.assertions.reference import Reference
    from xlaengine.check.assertions.transformers import TransformersEngine
    from xlaengine.check.judge import Tolerance

__all__ = [
    "Reference",
    "Tolerance",
    "TransformersEngine",
    "assert_batch_invariant",
    "assert_logprobs_bitwise",
    "assert_streams_match_reference",
    "assert_tokens_equal",
]

_MODULES = {
    "Reference": "reference",
    "Tolerance": "reference",
    "TransformersEngine": "transformers",
    "assert_batch_invariant": "invariance",
    "assert_logprobs_bitwise": "equality",
    "assert_streams_match_reference": "matching",
    "assert_tokens_equal": "equality",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"xlaengine.check.assertions.{_MODULES[name]}"), name)
