"""What may be proposed, in which shape, and what an engine makes room for."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xlaengine.config import EngineConfig, SpeculativeConfig, Tree


@st.composite
def trees(draw: st.DrawFn) -> Tree:
    """Up to 12 nodes, each hung below one that is there as its next choice."""
    paths: list[tuple[int, ...]] = [()]
    for _ in range(draw(st.integers(1, 12))):
        parent = draw(st.sampled_from(paths))
        paths.append((*parent, sum(path[:-1] == parent for path in paths if path)))
    return Tree.from_paths(draw(st.permutations(paths[1:])))


@given(trees())
def test_parents_come_first_and_then_the_chain_of_first_choices(tree: Tree) -> None:
    assert tree.parents[0] == -1
    assert all(parent < node for node, parent in enumerate(tree.parents))
    firsts = [all(tree.ranks[n] == 0 for n in tree.lineage(node)) for node in range(len(tree.parents))]
    assert firsts == sorted(firsts, reverse=True)


@given(trees())
def test_branches_hold_every_node_and_each_ends_at_a_leaf_of_its_depth(tree: Tree) -> None:
    assert {node for branch in tree.branches for node in branch} == set(range(len(tree.parents)))
    for branch in tree.branches:
        assert branch[0] == 0
        assert [tree.parents[node] for node in branch] == [-1, *branch[:-1]]
        assert tree.depths[branch[-1]] == len(branch) - 1
        assert not tree.children[branch[-1]]
    assert tree.depth == max(map(len, tree.branches)) - 1
    assert tree.is_chain == (len(tree.branches) == 1)


@given(trees())
def test_children_stand_in_the_order_of_their_ranks(tree: Tree) -> None:
    for node, children in enumerate(tree.children):
        assert [tree.ranks[child] for child in children] == list(range(len(children)))
        assert all(tree.parents[child] == node for child in children)


def test_a_chain_is_the_tree_of_first_choices() -> None:
    assert Tree.chain(3) == Tree.from_paths([(0, 0), (0,), (0, 0, 0)]) == Tree((-1, 0, 1, 2), (0, 0, 0, 0))


def speculative(method: str, tree: Any = None, K: int = 2, **more: Any) -> SpeculativeConfig:
    model = None if method == "ngram" else "somewhere"
    return SpeculativeConfig(method=method, model=model, num_speculative_tokens=K, tree=tree, **more)  # type: ignore[arg-type]


FORK, SIDE, DEEP, LATE = ((0,), (1,)), ((0,), (1,), (0, 0)), ((0,), (1,), (1, 0)), ((0,), (0, 0), (0, 1))


@pytest.mark.parametrize(
    ("method", "tree", "words"),
    [
        ("ngram", LATE, "may branch at no other node"),
        ("draft", DEEP, "nothing after a second choice, and node 3"),
        ("eagle", DEEP, "nothing after a second choice, and node 3"),
        ("medusa", tuple((rank,) for rank in range(17)), "a tree may have 16 nodes, got 17"),
    ],
)
def test_trees_that_a_method_cannot_fill_are_refused(method: str, tree: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        speculative(method, tree, Tree.from_paths(tree).depth)


@pytest.mark.parametrize(
    ("method", "tree"),
    [("ngram", SIDE), ("ngram", DEEP), ("draft", SIDE), ("draft", LATE), ("eagle", LATE), ("medusa", DEEP), ("medusa", (*DEEP, (1, 1)))],
)
def test_trees_that_a_method_fills_are_taken(method: str, tree: Any) -> None:
    assert speculative(method, tree).shape.proposals == len(tree)


def test_drawn_proposals_are_those_of_a_chain_with_a_cache_under_rejection() -> None:
    assert [speculative(method).draws for method in ("ngram", "draft", "medusa", "eagle")] == [False, True, False, True]
    assert not speculative("draft", acceptance="coupled").draws
    assert not speculative("draft", SIDE).draws


def test_counts_are_half_and_whole_of_a_chain_that_adapts_and_else_all() -> None:
    assert [speculative("ngram", K=K).counts for K in (1, 2, 3, 8)] == [(1,), (1, 2), (2, 3), (4, 8)]
    assert speculative("ngram", K=8, adaptive=False).counts == (8,)
    assert speculative("ngram", SIDE).counts == (3,)


@given(st.integers(1, 70), st.integers(1, 16))
def test_the_widest_verify_has_a_place_for_everything_and_every_one_for_each_row(B: int, K: int) -> None:
    places = EngineConfig(max_num_seqs=B, speculative=speculative("ngram", K=K)).step_places
    assert places[-1] == B * (K + 1)
    assert list(places) == sorted(set(places))
    assert places[0] >= max(B, K + 1)
    assert len(places) <= 3


def test_an_engine_that_does_not_speculate_verifies_nothing() -> None:
    assert EngineConfig().step_places == ()
