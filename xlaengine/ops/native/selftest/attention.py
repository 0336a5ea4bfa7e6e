"""Attention over slots. Entries that no query may read are NaN."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np

from xlaengine.ops.base import PLAIN, Scores
from xlaengine.ops.native import calls
from xlaengine.ops.native.selftest.case import LAYER, LAYERS, Case, kept, odd


def attentions() -> Iterator[Case]:
    for heads, block in (((2, 3, 64), 128), ((2, 1, 24), 48)):
        rng = np.random.default_rng(block)
        arrays = _arrays(rng, heads)
        for dtype in ("float32", "bfloat16"):
            steps = [*_steps(rng, dtype, heads, block, arrays)]
            yield from steps
            yield _joined(steps[2], block)
            yield _chunk_of_fresh(dtype, heads, block, arrays)
            yield from (_window(dtype, heads, block, arrays, window) for window in (1, block + 5))
            yield _sinks(dtype, heads, block, arrays)
        yield (of_bytes := _bytes(rng, heads, block, arrays.rows))
        yield _joined(of_bytes, block)
    yield from (_softmax(dtype, scores) for dtype in ("float32", "bfloat16") for scores in (PLAIN, Scores(0.3, 1.5)))
    yield _softmax("float32", PLAIN, sinks=True)
    yield _exponential()


def _attend(block: int) -> Callable[..., jax.Array]:
    def call(q, keys, values, layer, rows, at, written, *own: jax.Array) -> jax.Array:
        return calls.attention(q, keys, values, layer, rows, at, written, block, (own[0], own[1]) if own else None)

    return call


S = 384
POSITIONS = np.array([0, 47, 48, 101, 127, 128, 256, 383, -1, 60], np.int32)
"""The positions of a step's rows. The row at -1 sees no key; the last row sees a key that is NaN."""


class Arrays(NamedTuple):
    """A KV array ``[L, R, K, S, H]``. Keys are 0, values odd integers. ``rows``: the slot of each row, in random order."""

    rows: np.ndarray
    keys: np.ndarray
    values: np.ndarray


def _arrays(rng: np.random.Generator, heads: tuple[int, int, int]) -> Arrays:
    K, _, H = heads
    shape = (LAYERS, len(POSITIONS), K, S, H)
    return Arrays(rng.permutation(len(POSITIONS)).astype(np.int32), np.zeros(shape, np.float32), odd(rng, 255, shape).astype(np.float32))


def _steps(rng: np.random.Generator, dtype: str, heads: tuple[int, int, int], block: int, arrays: Arrays) -> Iterator[Case]:
    """Yields steps with equal scores, whose results are means of all values, and steps with two large scores, whose results are means of
    two values. All means are exact."""
    (K, G, H), R = heads, len(POSITIONS)
    rows, keys, values = arrays.rows, arrays.keys.copy(), arrays.values.copy()
    q = np.full((R, 1, K, G, H), 16, np.float32)
    mean, pair = np.zeros((2, R, 1, K, G, H), np.float32)
    chosen = keys.copy()
    for r, (slot, last) in enumerate(zip(rows, POSITIONS, strict=True)):
        seen = values[LAYER, slot, :, : last + 1].astype(np.float64)
        if last >= 0:
            first = int(rng.integers(last + 1))
            mean[r, 0] = (seen.sum(1).astype(np.float32) / np.float32(last + 1))[:, None]
            pair[r, 0] = ((seen[:, first] + seen[:, last]) / 2)[:, None]
            chosen[LAYER, slot, :, [first, last]] = 16
        for x in (keys, chosen, values):
            x[LAYER, slot, :, last + 1 :] = np.nan
    spoiled = R - 1
    for x in (keys, chosen):
        x[LAYER, rows[spoiled], :, 3] = np.nan
    mean[spoiled] = pair[spoiled] = np.nan
    fixed = np.int32(LAYER), rows, POSITIONS[:, None], POSITIONS + 1
    name = f"attention over {dtype} [{K}, {G}, {H}] by {block}"
    for what, k, expected in (("equal scores", keys, mean), ("two great scores", chosen, pair)):
        written = kept(k, dtype), kept(values, dtype), *fixed
        yield Case(f"{name}, {what}", _attend(block), (q, *written), (expected,))
        own, (k, v) = [], (k.copy(), values.copy())
        for x in (k, v):
            own.append(np.stack([x[LAYER, slot, :, max(last, 0)][None] for slot, last in zip(rows, POSITIONS, strict=True)]))
            x[LAYER, rows, :, np.maximum(POSITIONS, 0)] = np.nan
        yield Case(f"{name}, {what}, own entries fresh", _attend(block), (q, kept(k, dtype), kept(v, dtype), *fixed, *own), (expected,))


def _joined(case: Case, block: int) -> Case:
    """Returns ``case`` with slots that follow one another along S, each as long as its row needs."""
    q, keys, values, layer, slots, at, written, *scales = map(np.asarray, case.arguments)
    lengths = np.maximum(-(-written // block), 1) * block
    begins = np.cumsum(lengths, dtype=np.int32) - lengths

    def cut(x: np.ndarray) -> np.ndarray:
        return np.concatenate([x[:, slot, :, :length] for slot, length in zip(slots, lengths, strict=True)], axis=2)

    arguments = q, cut(keys), cut(values), layer, begins.astype(np.int32), at, written, *map(cut, scales)
    return Case(f"{case.name}, slots of several lengths", case.call, arguments, case.expected)


def _bytes(rng: np.random.Generator, heads: tuple[int, int, int], block: int, rows: np.ndarray) -> Case:
    """Returns a step over int8 entries. All keys have the same bytes, but all scales except two are 0, so that two scores are large. The
    result is the mean of two values, which is exact. Scales of entries that are not written are NaN."""
    (K, G, H), R = heads, len(POSITIONS)
    shape = (LAYERS, R, K, S, H)
    keys, values = np.full(shape, 64, np.int8), odd(rng, 127, shape).astype(np.int8)
    key_scales, value_scales = np.zeros(shape[:-1], np.float32), np.exp2(rng.integers(-3, 3, shape[:-1])).astype(np.float32)
    expected = np.zeros((R, 1, K, G, H), np.float32)
    for r, (slot, last) in enumerate(zip(rows, POSITIONS, strict=True)):
        if last >= 0:
            two = [int(rng.integers(last + 1)), last]
            key_scales[LAYER, slot, :, two] = 0.25
            read = values[LAYER, slot][:, two] * value_scales[LAYER, slot][:, two, None]
            expected[r, 0] = (read.sum(1) / 2)[:, None]
        for x in (key_scales, value_scales):
            x[LAYER, slot, :, last + 1 :] = np.nan
    q = np.full((R, 1, K, G, H), 16, np.float32)
    arguments = q, keys, values, np.int32(LAYER), rows, POSITIONS[:, None], POSITIONS + 1, key_scales, value_scales

    def call(q, keys, values, layer, rows, at, written, *scales: jax.Array) -> jax.Array:
        return calls.attention(q, keys, values, layer, rows, at, written, block, key_scales=scales[0], value_scales=scales[1])

    return Case(f"attention over int8 [{K}, {G}, {H}] by {block}, two great scores", call, arguments, (expected,))


def _chunk_of_fresh(dtype: str, heads: tuple[int, int, int], block: int, arrays: Arrays) -> Case:
    """Returns a case with several tokens of one row, whose fresh entries cross the border of a block."""
    (K, G, H), T, slot = heads, 9, 2
    at = np.arange(2 * block - 4, 2 * block - 4 + T, dtype=np.int32)
    keys, values = arrays.keys.copy(), arrays.values.copy()
    sums = values[LAYER, slot].astype(np.float64).cumsum(1)[:, at]  # [K, T, H]
    means = (sums.astype(np.float32) / (at + 1).astype(np.float32)[:, None]).swapaxes(0, 1)
    own = [x[LAYER, slot][:, at].swapaxes(0, 1)[None] for x in (keys, values)]
    for x in (keys, values):
        x[LAYER, slot, :, at[0] :] = np.nan
    q = np.ones((1, T, K, G, H), np.float32)
    cache = kept(keys, dtype), kept(values, dtype), np.int32(LAYER), np.array([slot], np.int32), at[None], at[-1:] + 1
    expected = np.broadcast_to(means[None, :, :, None], q.shape)
    return Case(f"attention over {dtype} [{K}, {G}, {H}] by {block}, {T} fresh entries", _attend(block), (q, *cache, *own), (expected,))


def _window(dtype: str, heads: tuple[int, int, int], block: int, arrays: Arrays, window: int) -> Case:
    """Returns a case with several tokens of one row, each of which sees the last ``window`` keys, across the border of a block."""
    (K, G, H), T, slot = heads, 9, 2
    at = np.arange(2 * block - 4, 2 * block - 4 + T, dtype=np.int32)
    first = at - window + 1
    keys, values = arrays.keys.copy(), arrays.values.copy()
    seen = np.stack([values[LAYER, slot, :, i : j + 1].astype(np.float64).sum(1) for i, j in zip(first, at, strict=True)])  # [T, K, H]
    means = seen.astype(np.float32) / np.float32(window)
    for x in (keys, values):
        x[LAYER, slot, :, at[-1] + 1 :] = x[LAYER, slot, :, : first[0]] = np.nan
    q = np.ones((1, T, K, G, H), np.float32)
    arguments = q, kept(keys, dtype), kept(values, dtype), np.int32(LAYER), np.array([slot], np.int32), at[None], at[-1:] + 1, first[None]
    expected = np.broadcast_to(means[None, :, :, None], q.shape)

    def call(q, keys, values, layer, rows, at, written, first: jax.Array) -> jax.Array:
        return calls.attention(q, keys, values, layer, rows, at, written, block, None, first)

    return Case(f"attention over {dtype} [{K}, {G}, {H}] by {block}, {window} keys", call, arguments, (expected,))


def _sinks(dtype: str, heads: tuple[int, int, int], block: int, arrays: Arrays) -> Case:
    """Returns a case in which all scores are 0. A sink of 0 counts as one more key with value 0, a sink of -200 counts nothing."""
    (K, G, H), T, slot = heads, 9, 2
    at = np.arange(2 * block - 4, 2 * block - 4 + T, dtype=np.int32)
    sums = arrays.values[LAYER, slot].astype(np.float64).cumsum(1)[:, at].swapaxes(0, 1).astype(np.float32)  # [T, K, H]
    counts = np.arange(K * G).reshape(K, G) % 2
    sinks = np.where(counts == 1, 0, -200).astype(np.float32)
    keys = (at[:, None, None] + 1 + counts).astype(np.float32)  # [T, K, G]
    expected = (sums[:, :, None] / keys[..., None])[None]
    q = np.ones((1, T, K, G, H), np.float32)
    cache = kept(arrays.keys, dtype), kept(arrays.values, dtype), np.int32(LAYER), np.array([slot], np.int32), at[None], at[-1:] + 1

    def call(q, keys, values, layer, rows, at, written, sinks: jax.Array) -> jax.Array:
        return calls.attention(q, keys, values, layer, rows, at, written, block, sinks=sinks)

    name = f"attention over {dtype} [{K}, {G}, {H}] by {block}, sinks"
    return Case(name, call, (q, *cache, sinks), (expected,))


def _softmax(dtype: str, scores: Scores, *, sinks: bool = False) -> Case:
    """Returns a case with scores of all sizes, compared with float64."""
    rng = np.random.default_rng(7)
    K, G, H, last = 2, 3, 40, 300
    q = 2 * rng.standard_normal((1, 1, K, G, H), np.float32)
    read = (lambda x: x) if dtype == "float32" else (lambda x: x.astype(ml_dtypes.bfloat16).astype(np.float32))
    keys, values = (read(rng.standard_normal((1, 1, K, S, H), np.float32)) for _ in range(2))
    seen = [x[0, 0, :, : last + 1].astype(np.float64) for x in (keys, values)]
    s = np.einsum("kgh,ksh->kgs", q[0, 0].astype(np.float64), seen[0]) * (scores.scale or H**-0.5)
    s = s if scores.cap is None else scores.cap * np.tanh(s / scores.cap)
    own = np.array([[-2, 0, 5], [8, 3, 6]], np.float32) if sinks else np.full((K, G), -np.inf)
    top = np.maximum(s.max(-1), own)[..., None]
    weights = np.exp(s - top)
    expected = np.einsum("kgs,ksh->kgh", weights, seen[1]) / (weights.sum(-1, keepdims=True) + np.exp(own[..., None] - top))
    at = np.array([[last]], np.int32)
    arguments = q, kept(keys, dtype), kept(values, dtype), np.int32(0), np.zeros(1, np.int32), at, at[0] + 1
    what = ", sinks" if sinks else "" if scores == PLAIN else ", scaled and capped"

    def call(q, keys, values, layer, rows, at, written: jax.Array) -> jax.Array:
        of_heads = jnp.asarray(own) if sinks else None
        return calls.attention(q, keys, values, layer, rows, at, written, 96, scores=scores, sinks=of_heads)

    return Case(f"attention over {dtype}, softmax{what}", call, arguments, (expected[None, None].astype(np.float32),), tolerance=1e-5)


def _exponential() -> Case:
    """Returns a case with 64 queries of two keys. The scores of a query are exactly 0 and -s, and the values are 0 and 1. So the result is
    e^-s / (1 + e^-s)."""
    G, H = 64, 16
    s = np.arange(G) * 11 / 128
    q = np.broadcast_to((s / 4)[:, None], (1, 1, 1, G, H)).astype(np.float32)
    keys, values = np.zeros((2, 1, 1, 1, 16, H), np.float32)
    keys[..., 1, :], values[..., 1, :] = -1, 1
    at = np.array([[1]], np.int32)
    expected = np.broadcast_to((np.exp(-s) / (1 + np.exp(-s)))[:, None], q.shape).astype(np.float32)
    arguments = q, keys, values, np.int32(0), np.zeros(1, np.int32), at, at[0] + 1
    return Case("attention, exponential", _attend(16), arguments, (expected,), tolerance=1e-6)
