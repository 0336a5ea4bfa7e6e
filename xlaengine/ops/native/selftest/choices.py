"""The greatest logit, and drawn tokens."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from jaxtyping import Float64, UInt32

from xlaengine.ops.native import calls
from xlaengine.ops.native.selftest.case import Case


def choices() -> Iterator[Case]:
    rng = np.random.default_rng(23)
    for V in (1, 17, 1025, 5000):
        x = rng.integers(-9, 9, (5, V)).astype(np.float32)
        x[1], x[2, V // 2], x[3, V - 1] = -np.inf, np.nan, np.inf
        indices = np.where(np.isnan(x).any(-1), V - 1, x.argmax(-1)).astype(np.int32)
        yield Case(f"argmax of {V}", calls.argmax, (x,), (x.max(-1), indices))
    yield _draw_of_noise()
    yield _draw_of_filters()


def _draw_of_noise() -> Case:
    """Returns a case with the first 40 keys for which the two greatest sums of logit and noise differ by more than 1e-3 in float64. The
    logits are those of the tokens from 77 on."""
    V, start, temperature = 1003, 77, np.float32(0.5)
    logits = np.random.default_rng(5).standard_normal((64, V), np.float32)
    keys = np.random.default_rng(6).integers(0, 2**32, (64, 2), np.uint32)
    sums = np.stack([row / np.float64(temperature) + gumbel(key, start + V)[start:] for row, key in zip(logits, keys, strict=True)])
    ranked = np.sort(sums, axis=-1)
    clear = np.flatnonzero(ranked[:, -1] - ranked[:, -2] > 1e-3)[:40]
    ones, wants = np.ones(len(clear), np.float32), np.arange(len(clear)) % 5 != 4
    scores = np.where(wants, sums[clear].max(-1), -np.inf).astype(np.float32)
    tokens = np.where(wants, start + sums[clear].argmax(-1), 0).astype(np.int32)
    filters = temperature * ones, np.zeros(len(clear), np.int32), ones, 0 * ones
    arguments = logits[clear], logits[clear].max(-1), *filters, keys[clear], wants, np.int32(start)
    return Case("draw with noise", calls.draw, arguments, (scores, tokens), tolerance=1e-4)


def gumbel(key: UInt32[np.ndarray, " 2"], count: int) -> Float64[np.ndarray, " {count}"]:
    """Returns `jax.random.gumbel`'s noise in float64. Its random bits are Threefry-2x32 (Salmon et al. 2011) of (0, i), the words xored."""
    words = np.uint32(key[0]), np.uint32(key[1]), np.uint32(key[0] ^ key[1] ^ np.uint32(0x1BD11BDA))
    a, b = np.full(count, words[0]), np.arange(count, dtype=np.uint32) + words[1]
    for group in range(5):
        for by in ((13, 15, 26, 6), (17, 29, 16, 24))[group % 2]:
            a = a + b
            b = ((b << np.uint32(by)) | (b >> np.uint32(32 - by))) ^ a
        a, b = a + words[(group + 1) % 3], b + words[(group + 2) % 3] + np.uint32(group + 1)
    uniform = ((a ^ b) >> np.uint32(9)) * 2.0**-23
    return -np.log(-np.log(np.maximum(uniform, np.finfo(np.float32).tiny)))


def _draw_of_filters() -> Case:
    """Returns a case whose tokens do not depend on the key: a filter leaves one token, or the greatest logit is far above the noise."""
    V, R = 300, 5
    logits = np.zeros((R, V), np.float32)
    best = np.array([7, 299, 120, 16, 250], np.int32)
    logits[np.arange(R), best] = [1, 1, 1, 2.0**40, 1]  # 1 is small beside the noise: without the filter another token is drawn
    logits[4, 30] = np.nan
    top_k, top_p, min_p = (
        np.array([1, 0, 0, 0, 1], np.int32),
        np.array([1, 0.004, 1, 1, 1], np.float32),
        np.array([0, 0, 0.5, 0, 0], np.float32),
    )
    keys = np.arange(2 * R, dtype=np.uint32).reshape(R, 2)
    tops = logits[np.arange(R), best]
    scores = (tops + [gumbel(key, V)[token] for key, token in zip(keys, best, strict=True)]).astype(np.float32)
    arguments = logits, tops, np.ones(R, np.float32), top_k, top_p, min_p, keys, np.ones(R, bool), np.int32(0)
    return Case("draw with filters", calls.draw, arguments, (scores, best), tolerance=1e-4)
