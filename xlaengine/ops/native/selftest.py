"""Tests whether the kernels of a library give right answers on this machine, by calls through XLA, before anything else uses them.

Expected values come from NumPy alone. If they are integers, float32 holds every partial sum exactly, so the answer must be equal bit for
bit; softmax weights and noise are compared with float64.

`trial` runs this module in a process of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from jax.typing import ArrayLike
from jaxtyping import Float32, Float64, Shaped, UInt32

from xlaengine.ops.base import PLAIN, Delta, Scores, StateSpace
from xlaengine.ops.native import calls
from xlaengine.ops.native.blocks import in_library
from xlaengine.ops.native.errors import Unavailable
from xlaengine.ops.native.handlers import register
from xlaengine.ops.rows import Rows


class Case(NamedTuple):
    """A call of a kernel and its expected result.

    Attributes:
        tolerance: the greatest relative and absolute difference; 0 if the answer is exact.
    """

    name: str
    call: Callable[..., jax.Array | np.ndarray | tuple[jax.Array, ...]]
    arguments: tuple[ArrayLike, ...]
    expected: tuple[np.ndarray, ...]
    tolerance: float = 0


def all_cases() -> list[Case]:
    return [*products(), *attentions(), *recurrences(), *choices()]


def wrong_answers(cases: list[Case]) -> list[str]:
    """Returns one line for each case in which the registered kernels and NumPy differ. All cases run in one graph."""

    def run(arguments: list[tuple[ArrayLike, ...]]) -> list[object]:
        return [case.call(*each) for case, each in zip(cases, arguments, strict=True)]

    found = jax.jit(run)([case.arguments for case in cases])
    return [said for case, answer in zip(cases, found, strict=True) for said in _differences(case, answer)]


def _differences(case: Case, answer: object) -> Iterator[str]:
    for got, expected in zip(map(np.asarray, jax.tree.leaves(answer)), case.expected, strict=True):
        if got.shape != expected.shape or got.dtype != expected.dtype:
            yield f"{case.name}: {got.dtype} {got.shape}, expected {expected.dtype} {expected.shape}"
            continue
        right = np.isclose(got, expected, rtol=case.tolerance, atol=case.tolerance, equal_nan=True)
        if not right.all():
            at = tuple(map(int, np.argwhere(~right)[0]))
            count = f"{np.count_nonzero(~right)} of {right.size}"
            yield f"{case.name}: {count} entries are wrong, the first at {at}: {got[at]}, expected {expected[at]}"


# Products.

PANEL = 48


def in_panels(matrix: Shaped[np.ndarray, "*L D F"]) -> Float32[np.ndarray, "*L P D C"]:
    """The unused columns of the last panel are NaN, because no result may depend on them."""
    *stack, D, F = matrix.shape
    P = -(-F // PANEL)
    filled = np.full((*stack, D, P * PANEL), np.nan, np.float32)
    filled[..., :F] = matrix
    return np.ascontiguousarray(np.moveaxis(filled.reshape(*stack, D, P, PANEL), -2, -3))


def kept(x: np.ndarray, dtype: str) -> np.ndarray:
    """Returns float32 values in the form that kernels read: float32, or the bits of bfloat16 as uint16."""
    return x if dtype == "float32" else x.astype(ml_dtypes.bfloat16).view(np.uint16)


def products() -> Iterator[Case]:
    rng = np.random.default_rng(19)
    # the last one is enough work for several threads
    shapes = [(1, 1, 1), (2, 5, 47), (5, 65, 49), (9, 130, 200), (33, 64, 96), (3, 1540, 209)]
    for dtype, most in (("float32", 511), ("bfloat16", 255)):
        for R, D, F in shapes:
            x, w = rng.integers(-3, 4, (R, D)), odd(rng, most, (D, F))
            scale = 2.0 ** rng.integers(-40, 40, D)  # powers of two, so that results stay exact: each term is unchanged
            arguments = (x * scale).astype(np.float32), kept(in_panels(w / scale[:, None]), dtype)
            yield Case(f"product of {dtype} [{R}, {D}] x [{D}, {F}]", partial(_multiply, F), arguments, ((x @ w).astype(np.float32),))
        yield from _products_with_nan_and_layers(rng, dtype, most)


def _products_with_nan_and_layers(rng: np.random.Generator, dtype: str, most: int) -> Iterator[Case]:
    R, D, F, L = 4, 70, 100, 3
    x, stack = rng.integers(-3, 4, (R, D)).astype(np.float32), odd(rng, most, (L, D, F))
    for layer, meant in ((0, 0), (2, 2), (-1, 0), (L, L - 1)):
        x[1, 7], exact = np.nan, np.array([x[r] @ stack[meant] if r != 1 else np.full(F, np.nan) for r in range(R)], np.float32)
        arguments = x, kept(in_panels(stack), dtype), np.int32(layer)
        yield Case(f"product of {dtype} with layer {layer} of {L}, a row NaN", partial(_multiply, F), arguments, (exact,))


def _multiply(F: int, x: jax.Array, panels: jax.Array, layer: jax.Array | None = None) -> jax.Array:
    return calls.product(x, panels, F, layer)


def odd(rng: np.random.Generator, most: int, shape: tuple[int, ...]) -> np.ndarray:
    """Returns odd integers from -most to most: none is 0, and they use all the bits of the mantissa."""
    return 2 * rng.integers(-(most + 1) // 2, (most + 1) // 2, shape, np.int16) + 1


# Attention.


def attentions() -> Iterator[Case]:
    for heads, block in (((2, 3, 64), 128), ((2, 1, 24), 48)):
        rng = np.random.default_rng(block)
        arrays = _arrays(rng, heads)
        for dtype in ("float32", "bfloat16"):
            yield from _steps(rng, dtype, heads, block, arrays)
            yield _chunk_of_fresh(dtype, heads, block, arrays)
            yield from (_window(dtype, heads, block, arrays, window) for window in (1, block + 5))
            yield _sinks(dtype, heads, block, arrays)
    yield from (_softmax(dtype, scores) for dtype in ("float32", "bfloat16") for scores in (PLAIN, Scores(0.3, 1.5)))
    yield _softmax("float32", PLAIN, sinks=True)
    yield _exponential()


def _attend(block: int) -> Callable[..., jax.Array]:
    def call(q, keys, values, layer, rows, at, written, *own: jax.Array) -> jax.Array:
        return calls.attention(q, keys, values, layer, rows, at, written, block, (own[0], own[1]) if own else None)

    return call


S, LAYERS, LAYER = 384, 2, 1
POSITIONS = np.array([0, 47, 48, 101, 127, 128, 256, 383, -1, 60], np.int32)
"""Positions of the rows of a step. The row at -1 sees no key; the last row sees a NaN."""


class Arrays(NamedTuple):
    """A KV cache ``[L, R, K, S, H]``: ``keys`` are 0, ``values`` odd integers. ``rows`` are slots, in another order than a call's rows."""

    rows: np.ndarray
    keys: np.ndarray
    values: np.ndarray


def _arrays(rng: np.random.Generator, heads: tuple[int, int, int]) -> Arrays:
    K, _, H = heads
    shape = (LAYERS, len(POSITIONS), K, S, H)
    return Arrays(rng.permutation(len(POSITIONS)).astype(np.int32), np.zeros(shape, np.float32), odd(rng, 255, shape).astype(np.float32))


def _steps(rng: np.random.Generator, dtype: str, heads: tuple[int, int, int], block: int, arrays: Arrays) -> Iterator[Case]:
    """Yields steps with equal scores (the mean of all values) and with two large scores (the mean of two). Both results are exact."""
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
    """Returns a case whose keys score 0. A sink of 0 counts as one more key with value 0, one of -200 as none."""
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
    """Returns a case with two keys: for 64 queries the scores are exactly 0 and -s and the values 0 and 1, so the result is e^-s / (1 +
    e^-s)."""
    G, H = 64, 16
    s = np.arange(G) * 11 / 128
    q = np.broadcast_to((s / 4)[:, None], (1, 1, 1, G, H)).astype(np.float32)
    keys, values = np.zeros((2, 1, 1, 1, 16, H), np.float32)
    keys[..., 1, :], values[..., 1, :] = -1, 1
    at = np.array([[1]], np.int32)
    expected = np.broadcast_to((np.exp(-s) / (1 + np.exp(-s)))[:, None], q.shape).astype(np.float32)
    arguments = q, keys, values, np.int32(0), np.zeros(1, np.int32), at, at[0] + 1
    return Case("attention, exponential", _attend(16), arguments, (expected,), tolerance=1e-6)


# Recurrences.


def recurrences() -> Iterator[Case]:
    """Yields both recurrences over rows with 5, 3 and no real tokens, compared with float64. Padding and what no row reads are NaN."""
    yield from (_recurrence(name) for name in ("delta_rule", "state_space"))


def _recurrence(name: str) -> Case:
    rule, fields = {"delta_rule": (calls.delta_rule, Delta), "state_space": (calls.state_space, StateSpace)}[name]
    N, M, K, V, T, slots, counts = 2, 4, 17, 70, 5, (2, 0, 3), (5, 3, 0)
    rng = np.random.default_rng(11)
    states = rng.standard_normal((LAYERS, 4, M, K, V), np.float32)
    q, k, v = (rng.standard_normal((3, T, heads, size), np.float32) for heads, size in ((N, K), (N, K), (M, V)))
    k /= np.linalg.norm(k, axis=-1, keepdims=True)
    keep, beta = (rng.uniform(0.25, 1, (3, T, M)).astype(np.float32) for _ in range(2))
    real, begins = np.arange(T) < np.array(counts)[:, None], np.array([False, True, False])
    states[1 - LAYER] = states[LAYER, slots[1]] = np.nan
    after, out = states.astype(np.float64), np.zeros((3, T, M, V))
    for row, (slot, count) in enumerate(zip(slots, counts, strict=True)):
        state = np.zeros((M, K, V)) if begins[row] else after[LAYER, slot].copy()
        for t, m in np.ndindex(count, M):
            key, query = k[row, t, m * N // M].astype(np.float64), q[row, t, m * N // M].astype(np.float64)
            kept = keep[row, t, m] * state[m]
            written = beta[row, t, m] * (v[row, t, m] - key @ kept) if name == "delta_rule" else v[row, t, m]
            state[m] = kept + np.outer(key, written)
            out[row, t, m] = query @ state[m]
        after[LAYER, slot] = state
    for each in (q, k, v, keep, beta):
        each[~real] = np.nan

    def call(states, layer, slots, begins, targets, real, *tokens: jax.Array) -> tuple[jax.Array, ...]:
        return rule(states, Rows(layer, slots, begins, targets), fields(*tokens), real)

    at = np.int32(LAYER), np.array(slots, np.int32), begins, np.array([*slots[:2], 4], np.int32)
    expected = out.astype(np.float32), after.astype(np.float32)
    tokens = (q, k, v, keep, beta)[: len(fields._fields)]
    return Case(name, call, (states, *at, real, *tokens), expected, tolerance=1e-5)


# Choosing a token.


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
    """Returns a case with the first 40 seeds whose two greatest sums of logit and noise differ clearly in float64."""
    V, temperature = 1003, np.float32(0.5)
    logits = np.random.default_rng(5).standard_normal((64, V), np.float32)
    keys = np.random.default_rng(6).integers(0, 2**32, (64, 2), np.uint32)
    sums = np.stack([row / np.float64(temperature) + gumbel(key, V) for row, key in zip(logits, keys, strict=True)])
    ranked = np.sort(sums, axis=-1)
    clear = np.flatnonzero(ranked[:, -1] - ranked[:, -2] > 1e-3)[:40]
    ones, wants = np.ones(len(clear), np.float32), np.arange(len(clear)) % 5 != 4
    tokens = np.where(wants, sums[clear].argmax(-1), 0).astype(np.int32)
    arguments = logits[clear], temperature * ones, np.zeros(len(clear), np.int32), ones, 0 * ones, keys[clear], wants
    return Case("draw with noise", calls.draw, arguments, (tokens,))


def gumbel(key: UInt32[np.ndarray, " 2"], count: int) -> Float64[np.ndarray, " {count}"]:
    """Returns `jax.random.gumbel`'s noise in float64: Threefry-2x32 (Salmon et al. 2011) of (0, i), with its words xored."""
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
    arguments = logits, np.ones(R, np.float32), top_k, top_p, min_p, keys, np.ones(R, bool)
    return Case("draw with filters", calls.draw, arguments, (best,))


# Dequantizing.


def wrong_entries(library: Path) -> Iterator[str]:
    """Yields one line for each kind of block that a library dequantizes differently from NumPy."""
    rng = np.random.default_rng(5)
    scales = np.array([0, 1, -2, 0.1, 2**-24, -(2**-14), 65504, np.inf, np.nan], np.float16)
    scale, least = (x[:, None] for x in (np.repeat(scales, len(scales)), np.tile(scales, len(scales))))
    n = len(scale)
    packed, signed = rng.integers(0, 256, (n, 16), np.uint8), rng.integers(-128, 128, (n, 32), np.int8)
    entries = np.concatenate([packed & 15, packed >> 4], axis=1).astype(np.float32)
    with np.errstate(all="ignore"):
        expected = {
            "Q4_1": entries * scale.astype(np.float32) + least.astype(np.float32),
            "Q8_0": signed.astype(np.float32) * scale.astype(np.float32),
        }
    stored = {
        "Q4_1": np.concatenate([scale.view(np.uint8), least.view(np.uint8), packed], axis=1),
        "Q8_0": np.concatenate([scale.view(np.uint8), signed.view(np.uint8)], axis=1),
    }
    for kind, blocks in stored.items():
        call = in_library(library, kind)
        case = Case(f"dequantizing {kind}", call, (), (expected[kind].reshape(-1),))
        yield from _differences(case, call(blocks.reshape(-1)))


def main(library: str) -> int:
    """Returns the exit status of the process that `trial.failure` starts: 0 if all is right, else 1. The last line of output has the
    reason."""
    said = ""
    try:
        register(Path(library))
        if wrong := [*wrong_answers(all_cases()), *wrong_entries(Path(library))]:
            said = f"{len(wrong)} of the self-test's answers are wrong; {wrong[0]}"
    except (Unavailable, jax.errors.JaxRuntimeError, ValueError) as error:  # the last one if XLA runs a call before it returns
        said = " ".join(str(error).split())
    if said:
        print(said)
    return bool(said)
