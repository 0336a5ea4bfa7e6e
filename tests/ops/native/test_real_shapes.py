"""The kernels at the default model's own shapes, against NumPy in float64, and exactly if float32 holds every sum.

The default model (SmolLM2-135M): D 576, F 1536, V 49152, K 3 kv heads, G 3 query heads per kv head, H 64, up to 1,024 positions here.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.effort import slow
from xlaengine.ops import native
from xlaengine.ops.native import calls
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.native.panels import panelled

pytestmark = [
    pytest.mark.skipif(native.missing() is not None, reason=f"no native kernels: {native.missing()}"),
    pytest.mark.usefixtures("compiled_for"),
]

D, F, V, K, G, H, S, BLOCK = 576, 1536, 49152, 3, 3, 64, 1024, 128
MATRICES = {"qkv": (D, (K * G + 2 * K) * H), "out": (K * G * H, D), "gate_up": (D, 2 * F), "down": (F, D), "vocabulary": (D, V)}
EPSILON = 2.0**-24
"""The largest relative error of rounding to float32."""

multiply = jax.jit(NativeOps().product)
attend = jax.jit(calls.attention, static_argnames="block")


def in_float32(matrix: np.ndarray) -> np.ndarray:
    return matrix.astype(np.float32)


@pytest.mark.parametrize("dtype", ["float32", *slow("bfloat16")])
@pytest.mark.parametrize("name", MATRICES)
def test_a_product_with_the_models_matrix_is_float64s(name: str, dtype: str) -> None:
    """The bound is 4 sqrt(D) roundings of |x| |w|, which is at least the sum of absolute values (Higham & Mary 2019, probabilistically)."""
    depth, width = MATRICES[name]
    rng = np.random.default_rng(depth + width)
    x, w = (rng.standard_normal(shape, np.float32) for shape in ((9, depth), (depth, width)))
    w = w.astype(jnp.dtype(dtype))
    found = np.asarray(multiply(x, panelled(w)))
    error = np.abs(found - x.astype(np.float64) @ w.astype(np.float64))
    lengths = np.linalg.norm(x, axis=1)[:, None] * np.linalg.norm(w.astype(np.float32), axis=0)
    assert (error <= 4 * np.sqrt(depth) * EPSILON * lengths).all()


@pytest.mark.parametrize(("dtype", "most"), [*slow(("float32", 511)), ("bfloat16", 255)])
@pytest.mark.parametrize("name", MATRICES)
def test_a_product_of_integers_with_the_models_matrix_is_exact(name: str, dtype: str, most: int) -> None:
    """Every partial sum is an integer below 2^24. Weights use 9 bits, more than bfloat16 holds, or all of its 8; none is 0."""
    depth, width = MATRICES[name]
    rng = np.random.default_rng(depth * width)
    x = rng.integers(-3, 4, (5, depth), np.int32)
    w = 2 * rng.integers(-(most // 2) - 1, most // 2 + 1, (depth, width), np.int32) + 1
    found = np.asarray(multiply(in_float32(x), panelled(in_float32(w).astype(jnp.dtype(dtype)))))
    exact = in_float32(x).astype(np.float64) @ w.astype(np.float64)
    assert np.array_equal(found, exact)


POSITIONS = [0, 1, 63, 64, 100, 101, 127, 128, 129, 255, 256, 640, 1022, 1023]


def attention64(q: np.ndarray, keys: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Returns the attention of one query [H] over the keys and values [n, H] that it sees."""
    scores = keys.astype(np.float64) @ q.astype(np.float64) / np.sqrt(len(q))
    weights = np.exp(scores - scores.max())
    return weights @ values.astype(np.float64) / weights.sum()


def bits(x: np.ndarray, dtype: str) -> np.ndarray:
    return x.astype(jnp.bfloat16).view(np.uint16) if dtype == "bfloat16" else x


def kept(x: np.ndarray, dtype: str) -> np.ndarray:
    """Returns float32 ``x`` rounded as a KV array in ``dtype`` holds it."""
    return x.astype(jnp.dtype(dtype)).astype(np.float32)


@pytest.mark.parametrize("entries", ["written", "fresh"])
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_a_decoding_step_of_attention_is_float64s_at_every_position_up_to_1024(dtype: str, entries: str) -> None:
    """A row's own entry counts too, written or fresh. Entries after it are NaN, and so is its place in the cache if it is fresh."""
    R = len(POSITIONS)
    rng = np.random.default_rng(R)
    q = rng.standard_normal((R, 1, K, G, H), np.float32)
    keys, values = (kept(rng.standard_normal((2, R, K, S, H), np.float32), dtype) for _ in range(2))
    rows, at = rng.permutation(R).astype(np.int32), np.array(POSITIONS, np.int32)
    expected = np.array(
        [
            [[attention64(q[r, 0, k, g], *(x[1, rows[r], k, : at[r] + 1] for x in (keys, values))) for g in range(G)] for k in range(K)]
            for r in range(R)
        ]
    )
    own = tuple(np.stack([x[1, rows[r], :, at[r]][None] for r in range(R)]) for x in (keys, values)) if entries == "fresh" else None
    for r in range(R):
        for x in (keys, values):
            x[1, rows[r], :, at[r] + (own is None) :] = np.nan
    found = attend(q, bits(keys, dtype), bits(values, dtype), np.int32(1), rows, at[:, None], at + 1, block=BLOCK, fresh=own)
    np.testing.assert_allclose(np.asarray(found)[:, 0], expected, rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("start", [0, 90, 500, S - 64])
def test_a_prompts_chunk_of_attention_is_float64s(start: int) -> None:
    T = 64
    rng = np.random.default_rng(start)
    q = rng.standard_normal((1, T, K, G, H), np.float32)
    keys, values = (rng.standard_normal((1, 2, K, S, H), np.float32) for _ in range(2))
    at = np.arange(start, start + T, dtype=np.int32)[None]
    found = attend(q, keys, values, np.int32(0), np.ones(1, np.int32), at, at[:, -1] + 1, block=BLOCK, fresh=None)
    for t in (0, 1, 10, 37, T - 1):
        for k in range(K):
            seen = keys[0, 1, k, : start + t + 1], values[0, 1, k, : start + t + 1]
            expected = [attention64(q[0, t, k, g], *seen) for g in range(G)]
            np.testing.assert_allclose(np.asarray(found)[0, t, k], expected, rtol=2e-5, atol=2e-6, err_msg=f"query {t}, kv head {k}")


def test_equal_scores_give_the_mean_of_all_values_exactly_at_every_position() -> None:
    """With zero queries each weight is 1, so the sum of integers and its division are exact. One key too many or too few is seen."""
    R = 16
    values = np.random.default_rng(1).integers(-500, 500, (1, R, K, S, H)).astype(np.float32)
    keys = np.random.default_rng(2).standard_normal(values.shape, np.float32)
    sums = values[0].astype(np.float64).cumsum(axis=-2)
    q, rows = np.zeros((R, 1, K, G, H), np.float32), np.arange(R, dtype=np.int32)
    for first in range(0, S, R):
        at = np.arange(first, first + R, dtype=np.int32)
        found = np.asarray(attend(q, keys, values, np.int32(0), rows, at[:, None], at + 1, block=BLOCK, fresh=None))
        means = np.array([sums[r, :, at[r]].astype(np.float32) / np.float32(at[r] + 1) for r in range(R)])
        assert np.array_equal(found[:, 0], np.broadcast_to(means[:, :, None], (R, K, G, H))), f"positions {first} to {first + R - 1}"


def test_the_greatest_of_the_models_vocabulary_is_numpys() -> None:
    x = np.random.default_rng(0).standard_normal((4, V), np.float32)
    x[1, V - 1], x[2, [70, 40000]], x[3, 5] = 9, 9, np.nan
    tops, indices = (np.asarray(found) for found in jax.jit(calls.argmax)(x))
    assert np.array_equal(tops, x.max(-1), equal_nan=True)
    assert indices.tolist() == [int(x[0].argmax()), V - 1, 70, V - 1]


def test_a_draw_from_the_models_vocabulary_is_the_greatest_logit_where_noise_is_lost_in_it() -> None:
    """Noise is below 2^7, and float32 numbers near 2^40 are 2^17 apart; with top_k 1 only the greatest logit may be drawn."""
    logits = np.random.default_rng(0).standard_normal((3, V), np.float32)
    logits[0, 48_000], logits[1, V - 1], logits[2, 7] = 2.0**40, 2.0**40, 9
    top_k, ones = np.array([0, 0, 1], np.int32), np.ones(3, np.float32)
    keys = np.arange(6, dtype=np.uint32).reshape(3, 2)
    _, tokens = jax.jit(calls.draw)(logits, logits.max(-1), ones, top_k, ones, 0 * ones, keys, np.ones(3, bool), np.int32(0))
    assert np.asarray(tokens).tolist() == [48_000, V - 1, 7]
