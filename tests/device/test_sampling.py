"""Filters against brute force, the draw against its distribution, and randomness that is the request's own."""

from __future__ import annotations

from functools import partial

import jax
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp
from scipy import stats

from xlaengine.device.sampling import NEVER, filtered, sample
from xlaengine.device.state import ROW, Slots
from xlaengine.runner.runner import key_data

R, V = 4, 12


def table(count: int, **columns: object) -> Slots:
    """``count`` empty rows; ``columns`` are spread over them."""
    whole = jax.tree.map(lambda row: np.broadcast_to(row, (count, *row.shape)).copy(), ROW)
    spread = {
        name: np.broadcast_to(np.asarray(value, getattr(ROW, name).dtype), getattr(whole, name).shape) for name, value in columns.items()
    }
    return whole.replace(**spread)


apply_filters = jax.jit(filtered)
draw = jax.jit(sample)


def brute_force(logits: np.ndarray, top_k: int, top_p: float, min_p: float) -> tuple[set[int], set[int]]:
    """The tokens that one row surely keeps, and those that it may keep where a sum lies within rounding of its bound."""
    x = logits.astype(np.float64)
    alive = np.exp(x - x.max()) >= min_p if min_p > 0 else np.ones(len(x), bool)
    surely = np.exp(x - x.max()) >= min_p * (1 + 1e-5) if min_p > 0 else alive
    if 0 < top_k < len(x):
        kth = np.sort(x[alive])[::-1][min(top_k, alive.sum()) - 1]
        alive, surely = alive & (x >= kth), surely & (x >= kth)
    if top_p < 1:
        weight = np.where(alive, np.exp(x - x.max()), 0)
        above = np.array([weight[x > value].sum() for value in x]) / weight.sum()  # a token is kept if what is above it is not enough
        alive, surely = alive & (above < top_p * (1 + 1e-5)), surely & (above < top_p * (1 - 1e-5))
    return set(np.flatnonzero(surely)), set(np.flatnonzero(alive))


# Quarters: ties are common. Wide ones: whole rows of vanishing probability.
LOGITS = hnp.arrays(np.float32, (R, V), elements=st.one_of(st.integers(-12, 12).map(lambda i: i / 4), st.floats(-80, 80, width=32)))
COLUMN = partial(st.lists, min_size=R, max_size=R)


@settings(deadline=None, max_examples=300)
@given(
    logits=LOGITS,
    top_k=COLUMN(st.integers(0, V + 2)),
    top_p=COLUMN(st.sampled_from([1.0, 0.999, 0.9, 0.5, 0.25, 0.1, 1e-6])),
    min_p=COLUMN(st.sampled_from([0.0, 0.01, 0.3, 1.0])),
    wants=COLUMN(st.booleans()),
)
def test_filters_keep_what_brute_force_keeps(
    logits: np.ndarray, top_k: list[int], top_p: list[float], min_p: list[float], wants: list[bool]
) -> None:
    kept = np.asarray(apply_filters(logits, np.int32(top_k), np.float32(top_p), np.float32(min_p), np.array(wants)))
    for r in range(R):
        survivors = set(np.flatnonzero(kept[r] > NEVER))
        assert (kept[r, list(survivors)] == logits[r, list(survivors)]).all(), "a surviving logit was changed"
        assert survivors, "a filter removed every token"
        if wants[r]:
            surely, possibly = brute_force(logits[r], top_k[r], top_p[r], min_p[r])
            assert surely <= survivors <= possibly
        else:
            assert len(survivors) == V


def test_each_filter_keeps_ties_at_its_threshold() -> None:
    logits = np.array([[3, 1, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0]] * 3, np.float32)
    top_p = float(np.exp(logits[0]).astype(np.float64)[[0, 2]].sum() / np.exp(logits[0]).sum()) + 0.01  # needs one of the two 2s
    kept = apply_filters(logits, np.int32([3, 0, 0]), np.float32([1, top_p, 1]), np.float32([0, 0, np.exp(-1.0)]), np.ones(3, bool))
    for row in np.asarray(kept):
        assert np.flatnonzero(row > NEVER).tolist() == [0, 2, 3, 5]


def test_greedy_takes_the_first_of_equal_logits_and_no_noise() -> None:
    logits = np.array([[0, 2, 2, 1], [-5, -5, -5, -5], [np.inf, 0, np.inf, 0], [-np.inf, -3, -np.inf, -3]], np.float32)
    for seed in range(5):
        rows = table(4, temperature=0, key=key_data(seed), index=seed)
        assert draw(logits, rows, np.ones(4, bool)).tolist() == [1, 0, 0, 1]


def test_greedy_and_sampled_rows_share_a_batch() -> None:
    logits = np.random.default_rng(0).standard_normal((64, V), np.float32)
    mixed = table(64, temperature=np.arange(64) % 2, index=np.arange(64))
    tokens = np.asarray(draw(logits, mixed, np.ones(64, bool)))
    assert (tokens[::2] == logits[::2].argmax(-1)).all()
    assert (tokens[1::2] != logits[1::2].argmax(-1)).any()


N = 20_000
COUNTED = np.array([2.0, 1.5, 1.5, 0.3, 0.0, -0.5, -1.0, -3.0], np.float32)


@pytest.mark.parametrize(
    ("settings_of_row", "kept"),
    [
        ({}, range(8)),
        ({"temperature": 0.5}, range(8)),
        ({"temperature": 2.0}, range(8)),
        ({"top_k": 2}, [0, 1, 2]),
        ({"top_p": 0.5}, [0, 1, 2]),
        ({"min_p": 0.1}, [0, 1, 2, 3, 4]),
        ({"temperature": 1.7, "top_k": 5, "top_p": 0.9, "min_p": 0.05}, [0, 1, 2, 3]),
    ],
)
@pytest.mark.parametrize("by", ["index", "seed"])
def test_draws_follow_the_filtered_distribution(settings_of_row: dict[str, float], kept: list[int], by: str) -> None:
    """Chi-square over many indices of one stream, and over the first index of many streams."""
    numbers = np.arange(N)
    which = {"index": numbers} if by == "index" else {"key": np.stack([key_data(int(i) * 7919) for i in numbers])}
    rows = table(N, **{"temperature": 1.0, "key": key_data(1234)} | settings_of_row | which)
    tokens = np.asarray(draw(np.broadcast_to(COUNTED, (N, 8)), rows, np.ones(N, bool)))
    counts = np.bincount(tokens, minlength=8)
    p = np.exp(COUNTED[list(kept)].astype(np.float64) / settings_of_row.get("temperature", 1.0))
    assert counts.sum() == counts[list(kept)].sum(), "a removed token was drawn"
    assert stats.chisquare(counts[list(kept)], N * p / p.sum()).pvalue > 1e-3


def test_a_draw_depends_on_seed_and_index_and_on_no_place_or_neighbour() -> None:
    rng = np.random.default_rng(1)
    logits = rng.standard_normal((8, V), np.float32)
    rows = table(8, temperature=1.0, key=np.stack([key_data(seed) for seed in range(8)]), index=np.arange(8))
    together = np.asarray(draw(logits, rows, np.ones(8, bool)))
    order = rng.permutation(8)
    turned = jax.tree.map(lambda column: column[order], rows)
    assert np.asarray(draw(logits[order], turned, np.ones(8, bool))).tolist() == together[order].tolist()
    for r in range(8):
        alone = np.arange(8) == r
        others = rows.replace(
            temperature=np.where(alone, rows.temperature, 0).astype(np.float32), index=np.where(alone, rows.index, 99).astype(np.int32)
        )
        assert draw(logits, others, alone)[r] == together[r]


def test_another_seed_or_another_index_is_another_draw() -> None:
    flat = np.zeros((64, 1024), np.float32)
    by_index = draw(flat, table(64, temperature=1.0, key=key_data(5), index=np.arange(64)), np.ones(64, bool))
    by_seed = draw(flat, table(64, temperature=1.0, key=np.stack([key_data(s) for s in range(64)])), np.ones(64, bool))
    high_words = draw(flat, table(64, temperature=1.0, key=np.stack([key_data(s << 32) for s in range(64)])), np.ones(64, bool))
    for tokens in (by_index, by_seed, high_words):
        assert len(set(np.asarray(tokens).tolist())) > 55


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 - 1])
def test_key_data_is_jaxs_own_for_the_seed(seed: int) -> None:
    wanted = jax.random.key_data(jax.random.key(np.uint32(seed), impl="threefry2x32"))
    assert key_data(seed).tolist() == wanted.tolist()


def test_key_data_holds_all_64_bits_and_negative_seeds_wrap() -> None:
    assert key_data(0x0123_4567_89AB_CDEF).tolist() == [0x0123_4567, 0x89AB_CDEF]
    assert key_data(-1).tolist() == key_data(2**64 - 1).tolist() == [2**32 - 1] * 2


@pytest.mark.parametrize("temperature", [1e-3, 1e-20, 1e-38])
def test_a_temperature_near_zero_is_as_good_as_greedy(temperature: float) -> None:
    logits = np.array([[5, 7, 6, 7.5]], np.float32)
    for index in range(20):
        assert draw(logits, table(1, temperature=temperature, index=index), np.ones(1, bool)).tolist() == [3]
