"""Blocked attention against a plain float64 softmax, and what it may not depend on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.conftest import XLA, require
from tests.device.conftest import bits
from xlaengine.config import Kernels, KVDType
from xlaengine.ops import native
from xlaengine.ops.base import PLAIN, Past, Scores
from xlaengine.ops.chosen import ops_of
from xlaengine.ops.entries import Stored, read, stored

K, G, H, BLOCK, S = 2, 3, 8, 16, 160
NO_SINKS = np.full((K, G), -np.inf)
SINKS = np.array([[-30, 4, 0.5], [30, -1.5, 2]], np.float32)
"""Below, among and above the scores of `draw`."""


Attend = Callable[..., jax.Array]


@pytest.fixture(params=[XLA, "native"])
def attend(request: pytest.FixtureRequest) -> Attend:
    if request.param == "native" and (reason := native.missing()) is not None:
        pytest.skip(reason)
    return partial(attend_by, request.param)


@partial(jax.jit, static_argnums=0, static_argnames="scores")
def attend_by(
    kernels: Kernels,
    q: jax.Array,
    k: jax.Array,
    v: jax.Array,
    query_pos: jax.Array,
    written: jax.Array,
    first: jax.Array | None = None,
    scores: Scores = PLAIN,
    sinks: jax.Array | None = None,
) -> jax.Array:
    """``k, v [R, K, S, H]`` as slots of layer 1 of 2, in falling order; the other layer is NaN."""
    keys, values = (jnp.stack([jnp.full_like(x, jnp.nan), x[::-1]]) for x in (k, v))
    if kernels == "native" and keys.dtype == jnp.bfloat16:
        keys, values = (jax.lax.bitcast_convert_type(x, jnp.uint16) for x in (keys, values))
    rows = jnp.arange(q.shape[0], dtype=jnp.int32)[::-1]
    return ops_of(kernels).attend(q, Past(keys, values, jnp.int32(1), rows, query_pos, written, BLOCK, None, first, scores, sinks))


def naive(
    q: np.ndarray,
    k: np.ndarray,
    v: np.ndarray,
    query_pos: np.ndarray,
    window: int = S,
    scale: float = H**-0.5,
    cap: float = np.inf,
    sinks: np.ndarray = NO_SINKS,
) -> np.ndarray:
    """One softmax for each query, over exactly the keys it may see, and over its head's sink, whose value is 0."""
    q, k, v = (x.astype(np.float64) for x in (q, k, v))
    out = np.zeros_like(q)
    for r, t in np.ndindex(query_pos.shape):
        keys, values = (x[r, :, max(query_pos[r, t] + 1 - window, 0) : query_pos[r, t] + 1] for x in (k, v))
        scores = np.einsum("kgh,ksh->kgs", q[r, t], keys) * scale
        scores = scores if cap == np.inf else cap * np.tanh(scores / cap)
        scores = np.concatenate([scores, sinks[..., None]], axis=-1)
        p = np.exp(scores - scores.max(-1, keepdims=True))
        out[r, t] = np.einsum("kgs,ksh->kgh", (p / p.sum(-1, keepdims=True))[..., :-1], values)
    return out


def draw(R: int, T: int, seed: int = 0) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    return (
        3 * rng.standard_normal((R, T, K, G, H), np.float32),
        rng.standard_normal((R, K, S, H), np.float32),
        rng.standard_normal((R, K, S, H), np.float32),
    )


def poisoned(x: np.ndarray, written: np.ndarray, value: float) -> np.ndarray:
    out = x.copy()
    for r, count in enumerate(written):
        out[r, :, count:] = value
    return out


@partial(jax.jit, static_argnums=(0, 1))
def over_entries(kernels: Kernels, kind: KVDType, q: jax.Array, k: jax.Array, v: jax.Array, pos: jax.Array, own: jax.Array) -> list[Any]:
    """Attention over ``k, v [R, K, S, H]`` as slots store them, then over float32 slots that hold what is read of these.

    Args:
        own: [2, R, T, K, H], keys and values of the queries' positions; not used if it is empty.
    """
    rows, written = jnp.arange(len(q), dtype=jnp.int32), pos.max(1) + 1
    held = [held_in_slots(x[None], kind) for x in (k, v)]
    fresh = (own[0], own[1]) if own.size else None
    first = jnp.maximum(pos - 40, 0)

    def attended(keys: Stored, values: Stored) -> jax.Array:
        where = jnp.int32(0), rows, pos, written, BLOCK, fresh, first, PLAIN, jnp.asarray(SINKS)
        return ops_of(kernels).attend(q, Past(keys.data, values.data, *where, keys.scale, values.scale))

    return [attended(*held), attended(*(Stored(read(each)) for each in held))]


def held_in_slots(x: jax.Array, kind: KVDType) -> Stored:
    data, scale = stored(x, kind)
    return Stored(jax.lax.bitcast_convert_type(data, jnp.uint16) if kind == "bfloat16" else data, scale)


@pytest.mark.parametrize("own", [False, True], ids=["written", "fresh"])
@pytest.mark.parametrize("kind", ["bfloat16", "int8"])
@pytest.mark.parametrize("kernels", ["native", XLA])
def test_entries_in_fewer_bits_are_those_that_they_stand_for(kernels: Kernels, kind: KVDType, own: bool) -> None:
    """Bit for bit, in steps and chunks, with windows and sinks, garbage beyond."""
    require(kernels)
    for T in (1, 24):
        q, k, v = draw(R=5, T=T, seed=T)
        pos = np.array([0, 17, 64, 100, S - T], np.int32)[:, None] + np.arange(T, dtype=np.int32)
        k, v = (poisoned(x, pos.max(1) + 1, np.nan) for x in (k, v))
        fresh = draw(R=5, T=T, seed=9)[0][:, :, :, :2]
        found, expected = over_entries(kernels, kind, q, k, v, pos, np.moveaxis(fresh, 3, 0) if own else np.zeros(0, np.float32))
        assert np.isfinite(found).all()
        assert bits(found) == bits(expected)


@pytest.mark.parametrize("garbage", [0.0, 1e30, np.inf, np.nan])
def test_one_query_a_row_at_every_position_equals_a_plain_softmax(attend: Attend, garbage: float) -> None:
    q, k, v = draw(R=S, T=1)
    pos = np.arange(S, dtype=np.int32)[:, None]
    written = pos[:, 0] + 1
    out = attend(q, poisoned(k, written, garbage), poisoned(v, written, garbage), pos, written)
    np.testing.assert_allclose(out, naive(q, k, v, pos), rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("start", range(0, S - 23, 8))
def test_a_chunk_of_queries_is_causal_and_blind_to_garbage(attend: Attend, start: int) -> None:
    q, k, v = draw(R=1, T=24, seed=start)
    pos = start + np.arange(24, dtype=np.int32)[None]
    written = np.array([start + 24], np.int32)
    out = attend(q, poisoned(k, written, np.nan), poisoned(v, written, np.nan), pos, written)
    np.testing.assert_allclose(out, naive(q, k, v, pos), rtol=2e-5, atol=2e-6)


def poisoned_before(x: np.ndarray, first: np.ndarray) -> np.ndarray:
    """NaN at keys that no query of the row sees."""
    out = x.copy()
    for r, begin in enumerate(first.min(1)):
        out[r, :, :begin] = np.nan
    return out


def first_seen(query_pos: np.ndarray, window: int) -> np.ndarray:
    return np.maximum(query_pos + 1 - window, 0).astype(np.int32)


@pytest.mark.parametrize("window", [1, 7, BLOCK, BLOCK + 1, 3 * BLOCK, S])
def test_a_window_leaves_the_last_keys_alone(attend: Attend, window: int) -> None:
    q, k, v = draw(R=S, T=1)
    pos = np.arange(S, dtype=np.int32)[:, None]
    written = pos[:, 0] + 1
    first = first_seen(pos, window)
    hidden = (poisoned_before(poisoned(x, written, np.nan), first) for x in (k, v))
    out = attend(q, *hidden, pos, written, first)
    np.testing.assert_allclose(out, naive(q, k, v, pos, window), rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("window", [1, 7, BLOCK, 2 * BLOCK + 3])
def test_each_query_of_a_chunk_has_a_window_of_its_own(attend: Attend, window: int) -> None:
    q, k, v = draw(R=1, T=24, seed=window)
    pos = 61 + np.arange(24, dtype=np.int32)[None]
    written = np.array([61 + 24], np.int32)
    first = first_seen(pos, window)
    hidden = (poisoned_before(poisoned(x, written, np.nan), first) for x in (k, v))
    out = attend(q, *hidden, pos, written, first)
    np.testing.assert_allclose(out, naive(q, k, v, pos, window), rtol=2e-5, atol=2e-6)


def test_a_windows_bits_do_not_depend_on_where_a_neighbours_begins(attend: Attend) -> None:
    q, k, v = draw(R=4, T=1)
    for own in (0, 20, 33, 100):
        seen = []
        for others in (5, 30, 159):
            pos = np.array([[own], [others], [others // 2], [others]], np.int32)
            out = attend(q, k, v, pos, pos[:, 0] + 1, first_seen(pos, 21))
            seen.append(bits(out[0]))
        assert seen[1:] == seen[:1] * 2, own


@pytest.mark.parametrize(("scale", "cap"), [(0.71, None), (None, 3.25), (1.3, 0.75)])
@pytest.mark.parametrize("T", [1, 24])
def test_scores_have_a_scale_and_a_soft_cap(attend: Attend, T: int, scale: float | None, cap: float | None) -> None:
    q, k, v = draw(R=5, T=T, seed=T)
    pos = np.array([0, 15, 16, 77, 130], np.int32)[:, None] + np.arange(T, dtype=np.int32)
    written = pos[:, -1] + 1
    out = attend(q, poisoned(k, written, np.nan), poisoned(v, written, np.nan), pos, written, scores=Scores(scale, cap))
    np.testing.assert_allclose(out, naive(q, k, v, pos, scale=scale or H**-0.5, cap=cap or np.inf), rtol=2e-5, atol=2e-6)


def test_the_usual_scale_said_aloud_and_a_far_cap_change_little(attend: Attend) -> None:
    q, k, v = draw(R=4, T=1)
    pos = np.array([[0], [15], [80], [159]], np.int32)
    plain = attend(q, k, v, pos, pos[:, 0] + 1)
    said = attend(q, k, v, pos, pos[:, 0] + 1, scores=Scores(float(np.float32(1) / np.sqrt(np.float32(H)))))
    np.testing.assert_allclose(said, plain, rtol=1e-6, atol=1e-7)
    far = attend(q, k, v, pos, pos[:, 0] + 1, scores=Scores(None, 4096.0))
    np.testing.assert_allclose(far, plain, rtol=1e-3, atol=1e-3)


def test_a_window_as_wide_as_the_slot_changes_no_bit(attend: Attend) -> None:
    q, k, v = draw(R=4, T=1)
    pos = np.array([[0], [15], [80], [159]], np.int32)
    plain, wide = (attend(q, k, v, pos, pos[:, 0] + 1, first) for first in (None, first_seen(pos, S)))
    assert bits(plain) == bits(wide)


@pytest.mark.parametrize("window", [S, 7])
@pytest.mark.parametrize("T", [1, 24])
def test_a_sink_takes_part_of_each_querys_weight(attend: Attend, T: int, window: int) -> None:
    q, k, v = draw(R=5, T=T, seed=T)
    pos = np.array([0, 15, 16, 77, 130], np.int32)[:, None] + np.arange(T, dtype=np.int32)
    written, first = pos[:, -1] + 1, first_seen(pos, window)
    hidden = (poisoned_before(poisoned(x, written, np.nan), first) for x in (k, v))
    out = attend(q, *hidden, pos, written, first, sinks=SINKS)
    np.testing.assert_allclose(out, naive(q, k, v, pos, window, sinks=SINKS), rtol=2e-5, atol=2e-6)


def test_a_query_with_a_sink_has_the_same_bits_whatever_its_neighbours_are(attend: Attend) -> None:
    q, k, v = draw(R=3, T=24)
    seen = []
    for others in ([3, 60], [130, 0], [40, 40]):
        pos = np.array([40, *others], np.int32)[:, None] + np.arange(24, dtype=np.int32)
        seen.append(bits(attend(q, k, v, pos, pos[:, -1] + 1, sinks=SINKS)[0]))
    assert seen[1:] == seen[:1] * 2


def test_a_native_query_with_a_sink_has_the_same_bits_alone_and_in_a_chunk() -> None:
    if (reason := native.missing()) is not None:
        pytest.skip(reason)
    attend = partial(attend_by, "native")
    q, k, v = draw(R=2, T=24)
    pos = np.array([[40], [3]], np.int32) + np.arange(24, dtype=np.int32)
    chunk = attend(q, k, v, pos, pos[:, -1] + 1, sinks=SINKS)
    for t in (0, 8, 23):
        alone = attend(q[:, t : t + 1], k, v, pos[:, t : t + 1], pos[:, t] + 1, sinks=SINKS)
        assert bits(alone) == bits(chunk[:, t : t + 1]), t


def test_scores_far_from_zero_neither_overflow_nor_vanish(attend: Attend) -> None:
    q, k, v = draw(R=2, T=1)
    pos = np.array([[40], [3]], np.int32)
    out = attend(1000 * q, k, v, pos, pos[:, 0] + 1)
    np.testing.assert_allclose(out, naive(1000 * q, k, v, pos), rtol=1e-3, atol=1e-4)


def test_a_row_is_bit_for_bit_the_same_whatever_its_neighbours_are_and_wherever_it_stands(attend: Attend) -> None:
    q, k, v = draw(R=8, T=1)
    lengths = [3, 16, 17, 60]
    for pos in range(S):
        alone = None
        for place, neighbour in [(0, 0), (3, 1), (6, 2), (1, 3)]:
            order = np.roll(np.arange(8), place)
            query_pos = np.array([[lengths[(neighbour + i) % 4]] for i in range(8)], np.int32)
            query_pos[place] = pos
            written = query_pos[:, 0] + 1
            out = attend(q[order], poisoned(k[order], written, np.nan), v[order], query_pos, written)
            row = bits(out[place])
            assert order[place] == 0
            assert alone in (None, row), f"pos {pos}, place {place}, neighbours {query_pos[:, 0]}"
            alone = row


@pytest.mark.parametrize("own", [False, True], ids=["written", "fresh"])
@pytest.mark.parametrize("window", [S, 21])
@pytest.mark.parametrize("kernels", ["native", XLA])
def test_slots_one_behind_the_other_give_the_same_bits(kernels: Kernels, window: int, own: bool) -> None:
    """Each is as long as its row needs. XLA's kernels read on in the next slot where a neighbour's row is longer."""
    require(kernels)
    q, k, v = (jnp.asarray(x) for x in draw(R=8, T=1))
    pos = np.array([3, 15, 16, 60, S - 1, 0, 47, 90], np.int32)
    lengths = (pos // BLOCK + 1) * BLOCK
    begins, call = (np.cumsum(lengths) - lengths).astype(np.int32), ops_of(kernels).attend
    keys, values = (jnp.asarray(poisoned(np.asarray(x), pos + 1, np.nan)) for x in (k, v))
    flat = [jnp.concatenate([x[r, :, :length] for r, length in enumerate(lengths)], axis=1)[None] for x in (keys, values)]
    fresh, seen = (q[:, :, :, 0], q[:, :, :, 1]) if own else None, jnp.asarray(first_seen(pos[:, None], window))
    at = jnp.asarray(pos[:, None]), jnp.asarray(pos + 1), BLOCK, fresh, seen
    expected = jax.jit(lambda: call(q, Past(keys[None], values[None], jnp.int32(0), jnp.arange(8, dtype=jnp.int32), *at)))()
    found = jax.jit(lambda: call(q, Past(*flat, jnp.int32(0), jnp.asarray(begins), *at)))()
    assert bits(found) == bits(expected)
    assert np.isfinite(found).all()


def test_result_has_the_dtype_of_the_queries(attend: Attend) -> None:
    q, k, v = (jnp.asarray(x, jnp.bfloat16) for x in draw(R=2, T=1))
    pos = np.array([[5], [20]], np.int32)
    out = attend(q, k, v, pos, pos[:, 0] + 1)
    assert out.dtype == jnp.bfloat16
    wide = [np.asarray(x.astype(jnp.float32)) for x in (q, k, v)]
    np.testing.assert_allclose(out.astype(jnp.float32), naive(*wide, pos), atol=0.02)
