"""The families whose recorded results many tests compare with."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.conftest import FIXTURES

DENSE = ("smollm3", "granite", "olmo2", "olmo3", "phi3", "gemma2", "gemma3", "exaone4", "seed_oss")
"""Families without a recurrence. Their fixtures have a prompt of 1 token and one of 700 beside those of the first families."""

EXPERTS = ("mixtral", "qwen2_moe", "qwen3_moe", "granitemoe", "gpt_oss", "gpt_oss_mxfp4")
"""Families without a recurrence whose feed-forwards are mixtures of experts; with the prompts of `DENSE`, and recorded choices of their
routers."""

HYBRID_EXPERTS = ("lfm2_moe", "qwen3_5_moe", "qwen3_next_moe", "granitemoehybrid_moe")
"""The same with a recurrence."""

HYBRID = ("lfm2", "qwen3_next", "qwen3_5", "bamba", "granitemoehybrid", "falcon_h1", "mamba2")
"""Families with a recurrence. Their fixtures have a prompt of 1 token and one of 700 too."""

RECURRENT = (*HYBRID, *HYBRID_EXPERTS)

PLUS_ONE = ("gemma2", "gemma3")
"""Families whose GGUF files have 1 + weight for the weight of a norm."""

WITH_GGUF = tuple(json.loads((FIXTURES / "gguf" / "changes.json").read_text()))
"""Families that have a file of llama.cpp's converter. That of a `RECURRENT` family is float32, and has transformers' results beside it."""

ALIKE = ("qwen3_moe", "granitemoe", "gpt_oss_mxfp4", "lfm2_moe", "qwen3_next_moe", "granitemoehybrid_moe", "qwen3_yarn", "phi3_longrope")
"""Families whose layers are those of others with other numbers."""


COMPILED = ("smollm3", "olmo2", "gemma3", "gpt_oss", "qwen3_5", "falcon_h1", "lfm2")
"""Families that have, with llama3 and mixtral of other fast tests, every kind of mixer, norm and bias between them. Feed-forwards with a
shared expert are slow tests."""


def marked(families: Iterable[str], *before: Any) -> list[Any]:
    """The families as parameters of a test, behind the values ``before``; those of `ALIKE` are slow."""
    return _slow_if(lambda family: family in ALIKE, families, before)


def marked_to_compile(families: Iterable[str], *before: Any) -> list[Any]:
    """The same for a test that compiles each family's layers, which takes seconds: all but `COMPILED` are slow."""
    return _slow_if(lambda family: family not in COMPILED, families, before)


def _slow_if(rule: Callable[[str], bool], families: Iterable[str], before: tuple[Any, ...]) -> list[Any]:
    return [pytest.param(*before, family, marks=[pytest.mark.slow] * rule(family)) for family in families]
