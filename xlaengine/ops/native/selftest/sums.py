"""Norms and log-probabilities, compared with float64."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np

from xlaengine.ops.native import calls
from xlaengine.ops.native.selftest.case import Case


def sums() -> Iterator[Case]:
    """Yields cases of rows with fewer entries than a sum has chains, with a multiple of the number of chains, and with a remainder."""
    rng = np.random.default_rng(29)
    for D in (1, 31, 64, 577):
        x = rng.standard_normal((5, D), np.float32)
        x[1], x[2, D // 2], x[3, D - 1] = 0, np.nan, 300
        squares = (x.astype(np.float64) ** 2).sum(-1, keepdims=True)
        for count, eps in ((None, 0.03125), (1, 1e-6)):
            expected = (x / np.sqrt(squares / (count or D) + eps)).astype(np.float32)
            yield Case(f"unit of {D}, {count}", partial(calls.unit, eps=eps, count=count), (x,), (expected,), tolerance=1e-6)
    yield from (_log_softmax(rng, V) for V in (1, 31, 1025, 5000))


def _log_softmax(rng: np.random.Generator, V: int) -> Case:
    logits = 8 * rng.standard_normal((7, V), np.float32)
    logits[1], logits[2, V // 2], logits[3, V - 1], logits[4, : V - 1], logits[5, V - 1] = -np.inf, np.nan, np.inf, -np.inf, 200
    with np.errstate(invalid="ignore"):
        shifted = logits.astype(np.float64) - logits.max(-1, keepdims=True)
        expected = shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))
    return Case(f"log-probabilities of {V}", calls.log_softmax, (logits,), (expected.astype(np.float32),), tolerance=1e-6)
