"""Filters against brute force, the draw against its distribution, and randomness that is the request's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import jax
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from tests.conftest import XLA
from tests.device.brute_force import chi_square, distribution, survivors
from tests.device.conftest import keys_of_streams, sampled, table, vocab_table
from tests.effort import examples
from xlaengine.check.oracle.sampling import gumbel_noise
from xlaengine.memory.state import SlotRows, VocabRows
from xlaengine.ops import native
from xlaengine.ops.base import Filters
from xlaengine.ops.drawing import NEVER, tempered
from xlaengine.ops.native import calls
from xlaengine.runner.batches import key_data

R, V = 4, 12


@jax.jit
def apply_filters(logits: Any, top_k: Any, top_p: Any, min_p: Any, wants: Any) -> jax.Array:
    return tempered(logits, logits.max(-1), Filters(jax.numpy.ones_like(top_p), top_k, top_p, min_p), wants)


Draw = Callable[..., jax.Array]


@pytest.fixture(params=[XLA, "native"])
def draw(request: pytest.FixtureRequest) -> Draw:
    """Of logits, rows, which are live, and the table of the vocabulary: row r sits in slot r; it adjusts nothing unless rows say so."""
    if request.param == "native" and (reason := native.missing()) is not None:
        pytest.skip(reason)

    def tokens(logits: np.ndarray, rows: SlotRows, live: np.ndarray, vocab: VocabRows | None = None, slots: Any = None) -> jax.Array:
        count, size = logits.shape
        places = np.arange(count, dtype=np.int32) if slots is None else slots
        return sampled(logits, rows, live, vocab_table(count, size) if vocab is None else vocab, places, kernels=request.param)

    return tokens


# Quarters: ties are common. Wide ones: whole rows of vanishing probability.
LOGITS = hnp.arrays(
    np.float32, (R, V), elements=st.one_of(st.integers(-12, 12).map(lambda i: i / 4), st.floats(-80, 80, width=32, allow_subnormal=False))
)
COLUMN = partial(st.lists, min_size=R, max_size=R)
FILTERED = {
    "logits": LOGITS,
    "top_k": COLUMN(st.integers(0, V + 2)),
    "top_p": COLUMN(st.sampled_from([1.0, 0.999, 0.9, 0.5, 0.25, 0.1, 1e-6])),
    "min_p": COLUMN(st.sampled_from([0.0, 0.01, 0.3, 1.0])),
}


@settings(max_examples=examples(300))
@given(**FILTERED, wants=COLUMN(st.booleans()))
def test_filters_keep_what_brute_force_keeps(
    logits: np.ndarray, top_k: list[int], top_p: list[float], min_p: list[float], wants: list[bool]
) -> None:
    kept = np.asarray(apply_filters(logits, np.int32(top_k), np.float32(top_p), np.float32(min_p), np.array(wants)))
    for r in range(R):
        left = set(np.flatnonzero(kept[r] > NEVER))
        assert (kept[r, list(left)] == logits[r, list(left)]).all(), "a surviving logit was changed"
        assert left, "a filter removed every token"
        if wants[r]:
            surely, possibly = survivors(logits[r], top_k[r], top_p[r], min_p[r])
            assert surely <= left <= possibly
        else:
            assert len(left) == V


def test_each_filter_keeps_ties_at_its_threshold() -> None:
    logits = np.array([[3, 1, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0]] * 3, np.float32)
    top_p = float(np.exp(logits[0]).astype(np.float64)[[0, 2]].sum() / np.exp(logits[0]).sum()) + 0.01  # needs one of the two 2s
    kept = apply_filters(logits, np.int32([3, 0, 0]), np.float32([1, top_p, 1]), np.float32([0, 0, np.exp(-1.0)]), np.ones(3, bool))
    for row in np.asarray(kept):
        assert np.flatnonzero(row > NEVER).tolist() == [0, 2, 3, 5]


def test_greedy_takes_the_first_of_equal_logits_and_no_noise(draw: Draw) -> None:
    logits = np.array([[0, 2, 2, 1], [-5, -5, -5, -5], [np.inf, 0, np.inf, 0], [-np.inf, -3, -np.inf, -3]], np.float32)
    for seed in range(5):
        rows = table(4, temperature=0, key=key_data(seed), index=seed)
        assert draw(logits, rows, np.ones(4, bool)).tolist() == [1, 0, 0, 1]


def test_greedy_and_sampled_rows_share_a_batch(draw: Draw) -> None:
    logits = np.random.default_rng(0).standard_normal((64, V), np.float32)
    mixed = table(64, temperature=np.arange(64) % 2, index=np.arange(64))
    tokens = np.asarray(draw(logits, mixed, np.ones(64, bool)))
    assert (tokens[::2] == logits[::2].argmax(-1)).all()
    assert (tokens[1::2] != logits[1::2].argmax(-1)).any()


N = 20_000
COUNTED = np.array([2.0, 1.5, 1.5, 0.3, 0.0, -0.5, -1.0, -3.0], np.float32)


# Some tokens' histories, so that every adjustment moves some logit: 1, 4 and 5 stand in the prompt, 0 twice and 4 once in the output.
HISTORY = {"barred": np.arange(8) == 2, "in_prompt": np.isin(np.arange(8), [1, 4, 5]), "counts": [2, 0, 0, 0, 1, 0, 0, 0]}
ADJUST = {"adjusts": True}
FILTERS = {"top_k": 5, "top_p": 0.9, "min_p": 0.05}
PENALTIES = {"repetition_penalty": 1.5, "presence_penalty": 0.4, "frequency_penalty": 0.3}


@pytest.mark.parametrize(
    ("settings_of_row", "bias", "kept"),
    [
        ({}, 0, range(8)),
        ({"temperature": 0.5}, 0, range(8)),
        ({"temperature": 2.0}, 0, range(8)),
        ({"top_k": 2}, 0, [0, 1, 2]),
        ({"top_p": 0.5}, 0, [0, 1, 2]),
        ({"min_p": 0.1}, 0, [0, 1, 2, 3, 4]),
        ({"temperature": 1.7} | FILTERS, 0, [0, 1, 2, 3]),
        (ADJUST | {"min_tokens": N}, 0, [0, 1, 3, 4, 5, 6, 7]),
        (ADJUST, [0, 0, 0, 1.5, 0, 0, -2, 0], range(8)),
        (ADJUST | {"repetition_penalty": 1.5}, 0, range(8)),
        (ADJUST | {"repetition_penalty": 0.7}, 0, range(8)),
        (ADJUST | {"presence_penalty": 1.2}, 0, range(8)),
        (ADJUST | {"frequency_penalty": -0.5}, 0, range(8)),
        (ADJUST | PENALTIES, 0, range(8)),
        (ADJUST | PENALTIES | {"min_tokens": N, "temperature": 0.8}, [0, 0, 50, 1, 0, 0, 0, 0], [0, 1, 3, 4, 5, 6, 7]),
        (ADJUST | PENALTIES | {"top_k": 3}, 0, [0, 1, 2]),
        (ADJUST | PENALTIES | {"top_p": 0.6}, 0, [1, 2]),
        (ADJUST | PENALTIES | {"min_p": 0.2}, 0, [0, 1, 2, 3]),
        (ADJUST | PENALTIES | FILTERS | {"temperature": 1.7, "top_p": 0.85, "min_tokens": N}, [0, 0, 9, 1, 0, 0, 0, 0], [0, 1, 3, 4]),
    ],
)
@pytest.mark.parametrize("by", ["index", "seed"])
def test_draws_follow_the_exact_distribution(draw: Draw, settings_of_row: dict[str, Any], bias: Any, kept: list[int], by: str) -> None:
    """Chi-square over many indices of one stream, and over the first index of many streams."""
    numbers = np.arange(N)
    which = {"index": numbers} if by == "index" else {"key": keys_of_streams(N)}
    rows = table(N, **{"temperature": 1.0, "key": key_data(1234)} | settings_of_row | which)
    vocab = vocab_table(N, 8, bias=bias, **HISTORY)
    logits = np.broadcast_to(COUNTED, (N, 8))
    counts = np.bincount(draw(logits, rows, np.ones(N, bool), vocab), minlength=8)
    p = distribution(logits, rows, vocab)
    assert np.flatnonzero(p).tolist() == list(kept)
    assert counts.sum() == counts[list(kept)].sum(), "a removed token was drawn"
    assert chi_square(counts[list(kept)], N * p[list(kept)]) > 1e-3


def test_greedy_takes_the_first_of_equal_logits_after_the_adjustments(draw: Draw) -> None:
    logits = np.array([[5, 4, 4, 3], [1, 2, 1, 2], [0, 0, 0, 0], [8, 4, 2, 1]], np.float32)
    bias = np.array([[-1.5, 0, 0, 0.75], [0, -1, 1, 0], [-1, 0, 0, 0], [0, 0, 0, 0]], np.float32)
    rows = table(4, adjusts=True, min_tokens=[0, 0, 0, 1], frequency_penalty=[0, 0, 0, 1])
    vocab = vocab_table(4, 4, bias=bias, barred=[[0, 0, 0, 0]] * 3 + [[1, 0, 0, 0]], counts=[[0, 0, 0, 0]] * 3 + [[0, 3, 1, 0]])
    # Adjusted: [3.5 4 4 3.75], [1 1 2 2], [-1 0 0 0], [-inf 1 1 1].
    assert draw(logits, rows, np.ones(4, bool), vocab).tolist() == [1, 2, 1, 1]


def test_a_rows_own_slot_is_adjusted_by(draw: Draw) -> None:
    """Row r of the batch sits in slot ``places[r]``; B, in the places without a row, is not a slot."""
    logits = np.zeros((4, V), np.float32)
    vocab = vocab_table(3, V, bias=np.eye(3, V) * 5)
    places = np.array([2, 0, 3, 1], np.int32)
    tokens = draw(logits, table(4, adjusts=True), places < 3, vocab, places)
    assert tokens[places < 3].tolist() == [2, 0, 1]


@pytest.mark.parametrize("adjusts", [False, True])
@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_rows_that_are_not_live_or_do_not_adjust_may_hold_nan(draw: Draw, adjusts: bool, temperature: float) -> None:
    logits = np.random.default_rng(3).standard_normal((4, V), np.float32)
    bias = np.random.default_rng(4).standard_normal((4, V), np.float32)
    live, mine = np.array([True, False, True, False]), np.array([True, False, False, False])
    clean = table(4, adjusts=adjusts & mine, temperature=temperature)
    wanted = draw(logits, clean, live, vocab_table(4, V, bias=bias))
    dirty = replace(
        clean,
        adjusts=clean.adjusts | ~live,
        temperature=np.where(live, clean.temperature, np.nan).astype(np.float32),
        repetition_penalty=np.where(mine, clean.repetition_penalty, np.nan).astype(np.float32),
    )
    bias[~mine] = np.nan
    got = draw(logits, dirty, live, vocab_table(4, V, bias=bias))
    assert np.asarray(got)[live].tolist() == np.asarray(wanted)[live].tolist()


def test_a_draw_depends_on_seed_and_index_and_on_no_place_or_neighbour(draw: Draw) -> None:
    rng = np.random.default_rng(1)
    logits = rng.standard_normal((8, V), np.float32)
    rows = table(8, temperature=1.0, key=np.stack([key_data(seed) for seed in range(8)]), index=np.arange(8))
    together = np.asarray(draw(logits, rows, np.ones(8, bool)))
    order = rng.permutation(8)
    turned = jax.tree.map(lambda column: column[order], rows)
    assert np.asarray(draw(logits[order], turned, np.ones(8, bool))).tolist() == together[order].tolist()
    for r in range(8):
        alone = np.arange(8) == r
        others = replace(
            rows,
            temperature=np.where(alone, rows.temperature, 0).astype(np.float32),
            index=np.where(alone, rows.index, 99).astype(np.int32),
        )
        assert draw(logits, others, alone)[r] == together[r]


def test_another_seed_or_another_index_is_another_draw(draw: Draw) -> None:
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
def test_a_temperature_near_zero_is_as_good_as_greedy(draw: Draw, temperature: float) -> None:
    logits = np.array([[5, 7, 6, 7.5]], np.float32)
    for index in range(20):
        assert draw(logits, table(1, temperature=temperature, index=index), np.ones(1, bool)).tolist() == [3]


def test_min_p_never_removes_the_greatest_logit(draw: Draw) -> None:
    """Whatever the division by the temperature rounds to."""
    temperatures = np.float32([2e-5, 0.013, 0.3, 0.7, 0.9, 1.1, 1.3, 1.7]).repeat(50)
    logits = np.random.default_rng(3).normal(9, 3, (len(temperatures), 40)).astype(np.float32)
    rows = table(len(temperatures), temperature=temperatures, key=key_data(5), index=np.arange(len(temperatures)), min_p=1.0)
    assert np.asarray(draw(logits, rows, np.ones(len(temperatures), bool))).tolist() == logits.argmax(-1).tolist()


@pytest.mark.skipif(native.missing() is not None, reason="no native kernels")
@settings(max_examples=examples(200))
@given(**FILTERED, seed=st.integers(0, 2**32))
def test_native_draws_are_of_what_brute_force_keeps(
    logits: np.ndarray, top_k: list[int], top_p: list[float], min_p: list[float], seed: int
) -> None:
    rows = table(R, temperature=1.0, key=key_data(seed), index=np.arange(R), top_k=top_k, top_p=top_p, min_p=min_p)
    tokens = sampled(logits, rows, np.ones(R, bool), vocab_table(R, V), np.arange(R, dtype=np.int32), kernels="native")
    for r, token in enumerate(np.asarray(tokens)):
        _, possibly = survivors(logits[r], top_k[r], top_p[r], min_p[r])
        assert token in possibly


@pytest.mark.skipif(native.missing() is not None, reason="no native kernels")
def test_the_nucleus_ends_with_the_token_that_fills_it(draw: Draw) -> None:
    """Every token of it is drawn in 400 draws, and no other: the rarest that belongs to it has 0.1 of the mass."""
    most = [0.39, 0.41, 0.69, 0.71, 0.89, 0.91]
    logits = np.tile(np.log(np.float32([0.4, 0.3, 0.2, 0.1])), (400 * len(most), 1))
    rows = table(len(logits), temperature=1.0, key=key_data(5), index=np.arange(len(logits)), top_p=np.repeat(np.float32(most), 400))
    drawn = np.asarray(draw(logits, rows, np.ones(len(logits), bool))).reshape(len(most), 400)
    assert [sorted(set(tokens.tolist())) for tokens in drawn] == [[0], [0, 1], [0, 1], [0, 1, 2], [0, 1, 2], [0, 1, 2, 3]]


@pytest.mark.slow
@pytest.mark.parametrize(
    "filters",
    [{}, {"top_p": 0.9}, {"top_p": 0.999}, {"top_k": 40}, {"min_p": 0.02}, {"top_k": 30, "top_p": 0.7, "min_p": 0.01}],
    ids=lambda filters: "-".join(filters) or "none",
)
@pytest.mark.parametrize("size", [5003, 1000, 1024])
def test_native_draws_are_those_of_xla(filters: dict[str, Any], size: int) -> None:
    """A fifth of the noise differs in its last bit, and no draw in a million for it: none here."""
    count = 500
    logits = 3 * np.random.default_rng(size).standard_normal((count, size), np.float32)
    logits[:, ::7] = -np.inf
    rows = table(count, temperature=0.7, key=key_data(size), index=np.arange(count), **filters)
    args = logits, rows, np.ones(count, bool), vocab_table(1, size), np.zeros(count, np.int32)
    assert np.asarray(sampled(*args, kernels="native")).tolist() == np.asarray(sampled(*args)).tolist()


def test_every_token_of_a_large_vocabulary_is_drawn_by_its_own_noise(draw: Draw) -> None:
    """Of equal logits the greatest noise is drawn: most of Qwen's 151,936 tokens have numbers that 16 bits do not hold."""
    size, count = 151_936, 8
    rows = table(count, temperature=1.0, key=key_data(11), index=np.arange(count))
    drawn = np.asarray(draw(np.zeros((count, size), np.float32), rows, np.ones(count, bool)))
    noise = [gumbel_noise(11, index, size) for index in range(count)]
    assert drawn.tolist() == [int(each.argmax()) for each in noise]
    assert (drawn > 0xFFFF).any()


@pytest.mark.parametrize("size", [12, 70, 1000])
@pytest.mark.parametrize("great", [1e9, np.inf])
def test_of_equal_scores_the_first_is_drawn(draw: Draw, size: int, great: float) -> None:
    """Logits so great that noise is lost in them."""
    rows = table(8, temperature=1.0, index=np.arange(8))
    for places in ([5, size - 3], [size - 1], [3, 4, size - 1], list(range(size))):
        logits = np.zeros((8, size), np.float32)
        logits[:, places] = great
        assert draw(logits, rows, np.ones(8, bool)).tolist() == [places[0]] * 8


def test_top_k_is_exact_up_to_the_whole_vocabulary(draw: Draw) -> None:
    """Of logits one float apart."""
    count, size = 3000, 70
    logits = np.tile(1 + np.arange(size, dtype=np.float32) * np.float32(2**-23), (count, 1))
    for k in (1, 2, size - 1):
        rows = table(count, temperature=1.0, index=np.arange(count), top_k=k)
        assert set(draw(logits, rows, np.ones(count, bool), vocab_table(1, size), np.zeros(count, np.int32)).tolist()) == set(
            range(size - k, size)
        )


@pytest.mark.parametrize(
    "filters", [{}, {"min_p": 0.3}, {"top_k": 2}, {"top_p": 0.5}, FILTERS], ids=lambda filters: "-".join(filters) or "none"
)
def test_a_row_with_a_nan_draws_the_last_token_whatever_its_filters(draw: Draw, filters: dict[str, Any]) -> None:
    """The greatest logit of such a row is NaN. The last two rows have none."""
    logits = np.random.default_rng(8).standard_normal((6, 70), np.float32)
    clean = draw(logits, table(6, temperature=0.8, index=np.arange(6), **filters), np.ones(6, bool)).tolist()
    logits[0, 0], logits[1, 51], logits[2, 69], logits[3, [5, 7, 9]] = np.nan, np.nan, np.nan, [np.inf, np.nan, -np.inf]
    tokens = draw(logits, table(6, temperature=0.8, index=np.arange(6), **filters), np.ones(6, bool)).tolist()
    assert tokens == [69] * 4 + clean[4:]
    assert 69 not in clean


@pytest.mark.skipif(native.missing() is not None, reason="no native kernels")
@pytest.mark.parametrize("min_p", [0, 0.5])
def test_a_native_draw_of_some_columns_says_nan_where_other_columns_have_one(min_p: float) -> None:
    """All devices are told the greatest logit of the whole row, which is NaN if one of them has a NaN."""
    logits, one, keys = np.tile(np.float32([0, 9, 1]), (2, 1)), np.ones(2, np.float32), np.zeros((2, 2), np.uint32)
    filters, wants = (one / 100, np.zeros(2, np.int32), one, min_p * one), np.ones(2, bool)
    scores, tokens = jax.jit(calls.draw)(logits, np.float32([np.nan, 9]), *filters, keys, wants, np.int32(40))
    assert np.isnan(scores).tolist() == [True, False]
    assert tokens.tolist() == [42, 41]


@pytest.mark.skipif(native.missing() is not None, reason="no native kernels")
def test_native_draws_never_take_what_is_masked_beside_a_nan() -> None:
    """As large a step of the kernel as there is: the NaN must not hide the greatest entry of its neighbours."""
    logits = np.full((1, 64), -10, np.float32)
    logits[0, 3], logits[0, 51], logits[0, 0] = 5, np.nan, -np.inf
    one, key = np.ones(1, np.float32), np.zeros((1, 2), np.uint32)
    _, token = jax.jit(calls.draw)(logits, 5 * one, one, np.zeros(1, np.int32), one, one / 2, key, np.ones(1, bool), np.int32(0))
    assert token.tolist() == [3]


@pytest.mark.skipif(native.missing() is not None, reason="no native kernels")
def test_native_draws_are_of_the_rows_that_want_one() -> None:
    logits, one, keys = np.tile(np.float32([0, 9]), (3, 1)), np.ones(3, np.float32), np.zeros((3, 2), np.uint32)
    filters, wants = (one / 100, np.zeros(3, np.int32), one, 0 * one), np.array([True, False, True])
    _, tokens = jax.jit(calls.draw)(logits, 9 * one, *filters, keys, wants, np.int32(0))
    assert tokens.tolist() == [1, 0, 1]
