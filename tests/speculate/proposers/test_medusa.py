"""Heads against their formula."""

from __future__ import annotations

import numpy as np
import pytest

from tests.speculate.proposers.streams import TARGET, B, D, S, Streams, V, bits, engine_config, matrix, target_weights, to_numpy
from xlaengine.control.plan import NO_TOKEN
from xlaengine.models.families import spec_of
from xlaengine.speculate.proposer import Work
from xlaengine.speculate.proposers.medusa import Head, Medusa

HEADS = Medusa(tuple(Head(weight=matrix(i, D, D), bias=matrix(50 + i, D)) for i in range(4)))
TREE = ((0,), (1,), (2,), (0, 0), (0, 1), (1, 0), (1, 1), (1, 1, 0))


def ranked(feature: np.ndarray, head: Head) -> np.ndarray:
    """Tokens by their logits, the likeliest first."""
    x = feature.astype(np.float64) @ head.weight + head.bias
    hidden = feature + x / (1 + np.exp(-x))
    return np.argsort(-(hidden @ np.asarray(target_weights().lm_head, np.float64)), kind="stable")


def rows_of(lengths: list[int], K: int, **more: object) -> Streams:
    rows = Streams(HEADS, engine_config("medusa", K, **more))
    for slot, length in enumerate(lengths):
        rows.begin(slot, [i % V for i in range(length)], temperature=float(slot))
    return rows


@pytest.mark.parametrize("count", [2, 4])
def test_head_i_proposes_the_token_i_places_after_the_next(count: int) -> None:
    rows = rows_of([2, 3, 30, 47], 4)
    proposals = rows.propose(count, 2, 0, 3, 1)
    assert proposals.q is None
    for row, slot in enumerate([2, 0, 3, 1]):
        feature = rows.features[slot, len(rows.tokens[slot]) - 2]
        best = [ranked(feature, head)[0] for head in HEADS.heads[:count]]
        assert proposals.tokens[row].tolist() == [*best[: S - len(rows.tokens[slot])], *[NO_TOKEN] * 4][:4]


def test_every_node_of_a_tree_is_of_its_depths_head_and_its_own_rank() -> None:
    rows = rows_of([5, 9, 13, 17], 3, tree=TREE)
    tree = rows.engine.speculative.shape
    proposals = rows.propose(tree.proposals, *range(B))
    for slot in range(B):
        best = [ranked(rows.features[slot, len(rows.tokens[slot]) - 2], head) for head in HEADS.heads]
        assert proposals.tokens[slot].tolist() == [best[d - 1][r] for d, r in zip(tree.depths[1:], tree.ranks[1:], strict=True)]


def test_a_prompt_of_one_token_has_no_hidden_state_before_it_and_gets_nothing() -> None:
    assert (rows_of([1, 1, 1, 1], 4).propose(4, *range(B)).tokens == NO_TOKEN).all()


def test_a_row_is_bit_for_bit_the_same_with_any_neighbours_and_nothing_is_written() -> None:
    rows = rows_of([5, 1, 13, 17], 4)
    before = to_numpy(rows.state)
    alone = rows.propose(4, 2).tokens[0]
    assert bits(rows.propose(4, 0, 3, 2, 1).tokens[2]) == bits(alone)
    assert (rows.propose(4, 0, 2, wants=[True, False]).tokens[1] == NO_TOKEN).all()
    rows.state.slots.active[2] = False
    assert (rows.propose(4, 2).tokens == NO_TOKEN).all()
    rows.state.slots.active[2] = True
    assert bits(rows.state) == bits(before)


def test_heads_share_one_reading_of_the_vocabularys_matrix() -> None:
    assert HEADS.work(spec_of(TARGET)) == Work(0, (D * D + D) + D * V // 4)
