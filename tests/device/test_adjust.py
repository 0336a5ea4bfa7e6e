"""Each adjustment of the logits against brute force, and rows that ask for none."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from tests.device.brute_force import adjusted_row
from tests.device.conftest import bits, table, vocab_table
from tests.effort import examples
from xlaengine.device.adjust import adjusted
from xlaengine.memory.state import SlotRows, VocabRows
from xlaengine.ops.drawing import NEVER

R, V = 4, 12
ALL = np.ones(R, bool)

adjust = jax.jit(adjusted)

LOGITS = hnp.arrays(
    np.float32, (R, V), elements=st.one_of(st.integers(-12, 12).map(lambda i: i / 4), st.floats(-80, 80, width=32, allow_subnormal=False))
)
FLAGS = hnp.arrays(bool, (R, V))
COUNTS = hnp.arrays(np.int32, (R, V), elements=st.sampled_from([0, 0, 0, 1, 2, 7, 4000]))


def column(elements: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Any]]:
    return st.lists(elements, min_size=R, max_size=R)


def brute_force(logits: np.ndarray, rows: SlotRows, vocab: VocabRows, wants: np.ndarray) -> np.ndarray:
    return np.stack([adjusted_row(logits, rows, vocab, r) if wants[r] else logits[r] for r in range(R)])


@settings(max_examples=examples(300))
@given(
    logits=LOGITS,
    barred=FLAGS,
    bias=hnp.arrays(np.float32, (R, V), elements=st.sampled_from([0.0, 0.0, 0.5, -100.0, 100.0])),
    in_prompt=FLAGS,
    counts=COUNTS,
    index=column(st.integers(0, 3)),
    min_tokens=column(st.integers(0, 3)),
    repetition=column(st.sampled_from([1.0, 1.3, 0.5, 1e30, 1e-30])),
    presence=column(st.sampled_from([0.0, 2.0, -2.0, 0.1])),
    frequency=column(st.sampled_from([0.0, 2.0, -2.0, 0.1])),
    wants=column(st.booleans()),
)
def test_all_adjustments_together_are_what_brute_force_gives(
    logits: np.ndarray,
    barred: np.ndarray,
    bias: np.ndarray,
    in_prompt: np.ndarray,
    counts: np.ndarray,
    index: list[int],
    min_tokens: list[int],
    repetition: list[float],
    presence: list[float],
    frequency: list[float],
    wants: list[bool],
) -> None:
    penalties = {"repetition_penalty": repetition, "presence_penalty": presence, "frequency_penalty": frequency}
    rows = table(R, index=index, min_tokens=min_tokens, **penalties)
    vocab = VocabRows(ends=~barred, barred=barred, bias=bias, in_prompt=in_prompt, counts=counts)
    got = np.asarray(adjust(logits, rows, vocab, np.array(wants)))
    wanted = brute_force(logits, rows, vocab, np.array(wants))
    assert not np.isnan(got).any()
    rounding = np.float32(1e-6) * (np.abs(counts * rows.frequency_penalty[:, None]) + 200)
    near = np.isclose(got, wanted, rtol=1e-5, atol=rounding)
    assert near.all(), (got[~near], wanted[~near])


X = np.array([[2.0, -2.0, 0.0, 0.5, -1.0, 3.0]] * R, np.float32)


@pytest.mark.parametrize(
    ("rows", "vocab", "wanted"),
    [
        ({"min_tokens": 3, "index": 2}, {"barred": [1, 0, 0, 0, 0, 1]}, [NEVER, -2, 0, 0.5, -1, NEVER]),
        ({"min_tokens": 3, "index": 3}, {"barred": [1, 0, 0, 0, 0, 1]}, [2, -2, 0, 0.5, -1, 3]),
        ({}, {"bias": [1, 0, -100, 0, 0, 0]}, [3, -2, -100, 0.5, -1, 3]),
        ({"min_tokens": 1}, {"barred": [1, 0, 0, 0, 0, 0], "bias": [100, 0, 0, 0, 0, 0]}, [NEVER, -2, 0, 0.5, -1, 3]),
        ({"repetition_penalty": 2}, {"in_prompt": [1, 1, 1, 0, 0, 0]}, [1, -4, 0, 0.5, -1, 3]),
        ({"repetition_penalty": 2}, {"counts": [3, 1, 0, 0, 0, 0]}, [1, -4, 0, 0.5, -1, 3]),
        ({"repetition_penalty": 2}, {"in_prompt": [1, 0, 0, 0, 0, 0], "counts": [3, 0, 0, 0, 0, 0]}, [1, -2, 0, 0.5, -1, 3]),
        ({"repetition_penalty": 2}, {"in_prompt": [0, 1, 0, 0, 0, 0], "bias": [0, 4, 0, 0, 0, 0]}, [2, 1, 0, 0.5, -1, 3]),
        ({"presence_penalty": 0.5}, {"in_prompt": [1, 0, 0, 0, 0, 0], "counts": [0, 1, 3, 0, 0, 0]}, [2, -2.5, -0.5, 0.5, -1, 3]),
        ({"frequency_penalty": 0.5}, {"in_prompt": [1, 0, 0, 0, 0, 0], "counts": [0, 1, 3, 0, 0, 0]}, [2, -2.5, -1.5, 0.5, -1, 3]),
        ({"repetition_penalty": 2, "frequency_penalty": 1, "presence_penalty": 1}, {"counts": [2, 1, 0, 0, 0, 0]}, [-2, -6, 0, 0.5, -1, 3]),
    ],
)
def test_each_adjustment_and_their_order_by_hand(rows: dict[str, Any], vocab: dict[str, Any], wanted: list[float]) -> None:
    np.testing.assert_array_equal(adjust(X, table(R, **rows), vocab_table(R, 6, **vocab), ALL), [wanted] * R)


def test_a_row_that_asks_for_nothing_passes_bit_for_bit_whatever_lies_in_its_slot() -> None:
    logits = np.random.default_rng(0).standard_normal((R, V), np.float32)
    logits[0, :4] = -0.0, np.inf, -np.inf, np.nan
    penalties = {"repetition_penalty": np.nan, "presence_penalty": np.nan, "frequency_penalty": np.inf}
    rows = table(R, min_tokens=99, **penalties)
    vocab = vocab_table(R, V, bias=np.nan, counts=np.iinfo(np.int32).min, barred=True, in_prompt=True)
    assert bits(adjust(logits, rows, vocab, np.zeros(R, bool))) == bits(logits)


def test_an_empty_slots_settings_change_no_logit() -> None:
    logits = np.random.default_rng(1).standard_normal((R, V), np.float32)
    used = vocab_table(R, V, barred=True, in_prompt=True, counts=5)
    np.testing.assert_array_equal(adjust(logits, table(R), used, ALL), logits)


def test_a_rows_bits_depend_on_no_neighbour_and_on_no_width() -> None:
    rng = np.random.default_rng(2)

    def draw(count: int) -> tuple[np.ndarray, SlotRows, VocabRows]:
        size = count, 1000
        penalties = {f"{kind}_penalty": rng.random(count) + 0.5 for kind in ("repetition", "presence", "frequency")}
        vocab = VocabRows(
            ends=rng.random(size) < 0.1,
            barred=rng.random(size) < 0.1,
            bias=rng.standard_normal(size, np.float32),
            in_prompt=rng.random(size) < 0.3,
            counts=rng.integers(0, 4, size, np.int32),
        )
        return 10 * rng.standard_normal(size, np.float32), table(count, min_tokens=rng.integers(0, 2, count), **penalties), vocab

    mine = draw(1)
    wanted = None
    for width in (8, 16, 24):
        for place in (0, width // 2, width - 1):
            logits, rows, vocab = draw(width)
            for whole, one in zip(jax.tree.leaves((logits, rows, vocab)), jax.tree.leaves(mine), strict=True):
                whole[place] = one[0]
            got = bits(np.asarray(adjust(logits, rows, vocab, (np.arange(width) % 2 == 0) | (np.arange(width) == place)))[place])
            assert wanted in (None, got)
            wanted = got
