"""Each misreading is another model, and a wrong engine's is named."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.conftest import FIXTURES
from tests.streams import request
from xlaengine.check.misread import likely_misreading, misread, rerouting
from xlaengine.check.oracle import Checkpoint, NumpyForward, open_checkpoint
from xlaengine.check.oracle.streams import Oracle


def of_eps(right: float) -> list[str]:
    return [f"with eps {usual} in RMSNorm, and the checkpoint's is {right}" for usual in ("1e-06", "1e-05")]


ROWS = "whose q and k have the rows of a GGUF file, not permuted back"
WINDOWS = ("whose windows are one position too narrow", "whose windows are one position too wide")
SCALE = "whose scores are divided by the root of the head's size"
PLUS_ONE = "whose norms multiply by the weight, and not by 1 + weight"
MISREADINGS = {
    "llama3": (
        "with RoPE base 10000, and the checkpoint's is 54321",
        "without the checkpoint's RoPE scaling (llama3)",
        "with RoPE base 10000, and the checkpoint's is 54321, and without its RoPE scaling",
        *of_eps(0.03),
        ROWS,
    ),
    "qwen2": ("with RoPE base 10000, and the checkpoint's is 23456", *of_eps(0.05), "without the biases of q, k and v", ROWS),
    "gemma2": (
        "with RoPE base 10000, and the checkpoint's is 43210",
        *WINDOWS,
        "that ignores the windows of 19 positions",
        "whose layers all have a window of 19",
        *of_eps(0.045),
        PLUS_ONE,
        "without the embedding's multiplier, 5.65685",
        SCALE,
        "without the soft cap of scores",
        "without the soft cap of logits, 4.5",
        ROWS,
    ),
    "gemma3": (
        "with RoPE base 10000, and the checkpoint's is 1234 and 456789",
        "without the checkpoint's RoPE scaling (linear)",
        "with RoPE base 10000, and the checkpoint's is 1234 and 456789, and without its RoPE scaling",
        *WINDOWS,
        "that ignores the windows of 7 positions",
        "whose layers all have a window of 7",
        *of_eps(0.035),
        PLUS_ONE,
        "without the embedding's multiplier, 5.65685",
        SCALE,
        "whose layers all have the rotation of the first, of RoPE base 1234",
        ROWS,
    ),
    "smollm3": (
        "with RoPE base 10000, and the checkpoint's is 98765",
        *of_eps(0.015),
        "whose layers all have the rotation of the first, of RoPE base 98765",
        ROWS,
    ),
    "exaone4": (
        "with RoPE base 10000, and the checkpoint's is 34567",
        "without the checkpoint's RoPE scaling (llama3)",
        "with RoPE base 10000, and the checkpoint's is 34567, and without its RoPE scaling",
        *WINDOWS,
        "that ignores the windows of 13 positions",
        "whose layers all have a window of 13",
        *of_eps(0.039),
        "whose layers all have the rotation of the first, of RoPE base 34567",
        ROWS,
    ),
    "gpt_oss": (
        "with RoPE base 10000, and the checkpoint's is 2468",
        "without the checkpoint's RoPE scaling (yarn)",
        "with RoPE base 10000, and the checkpoint's is 2468, and without its RoPE scaling",
        *WINDOWS,
        "that ignores the windows of 13 positions",
        "whose layers all have a window of 13",
        *of_eps(0.061),
        "without the sinks of attention",
        "whose experts' gates and ups are not clamped",
        "without the biases of q, k and v",
        ROWS,
    ),
    "granite": (
        "with RoPE base 10000, and the checkpoint's is 97531",
        *of_eps(0.065),
        "without the embedding's multiplier, 0.7",
        SCALE,
        "without the division of logits by 1.75",
        "without the multiplier of branches, 0.8",
        ROWS,
    ),
}


@pytest.mark.parametrize("family", MISREADINGS)
def test_each_misreading_is_another_model(oracle: Callable[[str], Oracle], family: str) -> None:
    checkpoint, ids = oracle(family).held, np.load(FIXTURES / family / "expected.npz")["prompt_2"].tolist() * 2
    found = list(misread(checkpoint))
    assert tuple(what for what, _ in found) == MISREADINGS[family]
    right = last_logits(checkpoint, ids)
    for what, wrong in found:
        assert np.abs(last_logits(wrong, ids) - right).max() > 1e-3, what


def test_all_misreadings_that_explain_the_streams_are_named(oracle: Callable[[str], Oracle]) -> None:
    named = likely_misreading(oracle("qwen2"), lambda other: True)
    assert named == f"these are the streams of a model {', or of one '.join(MISREADINGS['qwen2'])}"
    assert likely_misreading(oracle("qwen2"), lambda other: False) is None


def last_logits(checkpoint: Checkpoint, ids: list[int]) -> np.ndarray:
    (logits,) = NumpyForward(checkpoint).logits(ids, len(ids) - 1)
    return logits


@pytest.mark.slow
def test_a_wrong_engines_misreading_is_named(oracle: Callable[[str], Oracle]) -> None:
    each = request("a", np.load(FIXTURES / "gemma2" / "expected.npz")["prompt_2"].tolist() * 2, max_tokens=12)
    for what, checkpoint in list(misread(oracle("gemma2").held))[1:4]:
        wrong = Oracle(checkpoint).generate(each).token_ids
        assert wrong != oracle("gemma2").generate(each).token_ids
        named = likely_misreading(oracle("gemma2"), lambda other, wrong=wrong: other.generate(each).token_ids == wrong)
        assert named == f"these are the streams of a model {what}"


@pytest.mark.parametrize(
    ("family", "dtype", "is_told"),
    [("mixtral", "bfloat16", True), ("gpt_oss", "bfloat16", True), ("mixtral", "float32", False), ("llama3", "bfloat16", False)],
)
def test_experts_in_bfloat16_may_be_others(family: str, dtype: str, is_told: bool) -> None:
    told = rerouting(open_checkpoint(FIXTURES / family).definition, dtype)
    assert (told is not None) == is_told
