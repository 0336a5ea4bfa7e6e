"""Prompt lookup against plain Python."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import examples
from tests.speculate.proposers.streams import B, S, Streams, bits, engine_config, to_numpy
from xlaengine.config import EngineConfig, Tree
from xlaengine.control.plan import NO_TOKEN
from xlaengine.speculate.proposers.ngram import Ngram

FORK = ((0,), (1,), (2,), (0, 0), (1, 0), (0, 0, 0), (0, 0, 0, 0))
CONFIGS = [
    engine_config("ngram", 4, prompt_lookup_max=3, prompt_lookup_min=2),
    engine_config("ngram", 5, prompt_lookup_max=1, prompt_lookup_min=1),
    engine_config("ngram", 4, tree=FORK, prompt_lookup_max=4, prompt_lookup_min=1),
]


def lookup(tokens: list[int], length: int, most: int, least: int, ways: int) -> list[list[int]]:
    """What up to ``ways`` matches propose, ``length`` tokens each, best match first."""
    last, found = len(tokens) - 1, []
    for size in range(most, least - 1, -1):
        for end in range(last - 1, size - 2, -1):
            if len(tokens) >= size and tokens[end - size + 1 : end + 1] == tokens[last - size + 1 :]:
                repeated = tokens[end + 1 :] * length
                if all(way[0] != repeated[0] for way in found):
                    found.append(repeated[:length])
    return found[:ways]


def wanted(tokens: list[int], engine: EngineConfig, count: int) -> list[int]:
    spec = engine.speculative
    assert spec is not None
    tree: Tree = spec.shape
    ways = lookup(tokens, spec.num_speculative_tokens, spec.prompt_lookup_max, spec.prompt_lookup_min, len(tree.children[0]))
    proposed = [NO_TOKEN] * tree.proposals
    for branch in tree.branches:
        way = tree.ranks[branch[1]]
        for depth, node in enumerate(branch[1:]):
            if way < len(ways) and node <= count and len(tokens) + depth < S:
                proposed[node - 1] = ways[way][depth]
    return proposed


TOKENS = st.integers(1, 3).flatmap(lambda alphabet: st.lists(st.integers(0, alphabet), min_size=1, max_size=S))


@pytest.mark.parametrize("engine", CONFIGS)
@settings(max_examples=examples(100))
@given(streams=st.lists(TOKENS, min_size=B, max_size=B), order=st.permutations(range(B)), garbage=st.tuples(st.integers(0, 3)))
def test_what_followed_the_longest_and_latest_match_is_proposed(
    engine: EngineConfig, streams: list[list[int]], order: list[int], garbage: tuple[int]
) -> None:
    rows = Streams(Ngram(), engine, garbage=garbage)
    for slot, tokens in enumerate(streams):
        rows.begin(slot, tokens)
    for count in engine.speculative.counts:
        proposals = rows.propose(count, *order)
        assert proposals.q is None
        for row, slot in enumerate(order):
            assert proposals.tokens[row].tolist() == wanted(streams[slot], engine, count)


def test_examples_that_a_reader_can_follow() -> None:
    rows = Streams(Ngram(), CONFIGS[0])
    rows.begin(0, [1, 2, 3, 4, 5, 6, 7, 1, 2])
    rows.begin(1, [5, 5, 5])
    rows.begin(2, [1, 2, 3, 9, 2, 3, 8, 1, 2, 3])
    rows.begin(3, [1, 2, 3, 4])
    assert rows.propose(4, *range(B)).tokens[:B].tolist() == [[3, 4, 5, 6], [5, 5, 5, 5], [9, 2, 3, 8], [NO_TOKEN] * 4]


def test_nothing_of_the_state_is_written_and_rows_that_do_not_ask_get_nothing() -> None:
    rows = Streams(Ngram(), CONFIGS[0])
    for slot in range(B):
        rows.begin(slot, [5, 5, 5, 5])
    rows.state.slots.active[1] = False
    before = to_numpy(rows.state)
    proposals = rows.propose(4, 1, 2, 3, wants=[True, True, False])
    assert proposals.tokens[:3].tolist() == [[NO_TOKEN] * 4, [5] * 4, [NO_TOKEN] * 4]
    assert (proposals.tokens[3:] == NO_TOKEN).all()
    assert bits(rows.state) == bits(before)
