"""What a step of several places leaves of the tokens that it accepts, and of those that it does not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.toy.recurrent import AverageSpec
from xlaengine.config import SlotLayout
from xlaengine.memory.cells import AcceptedAt, Keys, KeysSpec, RecurrentState, Together, cells_of
from xlaengine.memory.places import Aside, carried_cells, committed
from xlaengine.ops.chosen import ops_of

L, B, S, K, H, D, N = 2, 4, 6, 2, 3, 5, 4
OPS = ops_of("xla")
SPECS = (((L, KeysSpec(K, H)), (L, AverageSpec(D))), ((L, None),))

ACCEPTED = AcceptedAt(
    layout=SlotLayout(((B, S),), S),
    target=jnp.array([[3, 3], [1, B], [B, B]], jnp.int32),
    pos=jnp.array([2, 0, 4], jnp.int32),
    places=jnp.array([[0, 2], [3, N], [N, N]], jnp.int32),
)
"""Two tokens of slot 3, one of slot 1, which begins with it, and a row that takes no step."""


def drawn(seed: int, *shape: int) -> Any:
    return jnp.asarray(np.random.default_rng(seed).standard_normal(shape), jnp.float32)


@pytest.fixture
def cells() -> Any:
    return ((Keys(drawn(0, L, B, K, S, H), drawn(1, L, B, K, S, H)), RecurrentState(drawn(2, L, B, D))), (None,))


def with_parts(carried: Aside, seed: int) -> Aside:
    return replace(carried, parts=jax.tree.map(lambda x: jnp.abs(drawn(seed, *x.shape)) / 4, carried.parts))


def test_chains_set_recurrent_state_aside_and_write_the_rest(cells: Any) -> None:
    carried = carried_cells(OPS, SPECS, cells, N, "float32", branches=False)
    assert carried[0][0] is cells[0][0]
    assert isinstance(carried[0][1], Aside)
    assert carried[1] == (None,)


def test_accepted_entries_of_branches_are_written_in_a_row_in_every_layer(cells: Any) -> None:
    carried = carried_cells(OPS, SPECS, cells, N, "bfloat16", branches=True)
    assert carried[0][0].parts.k.dtype == jnp.bfloat16
    parts = Keys(drawn(3, L, N, K, H), drawn(4, L, N, K, H))
    after = committed(OPS, SPECS, cells, ((replace(carried[0][0], parts=parts), carried[0][1]), (None,)), ACCEPTED)[0][0]
    for name in ("k", "v"):
        expected, new = np.array(getattr(cells[0][0], name)), np.asarray(getattr(parts, name))
        for slot, position, place in ((3, 2, 0), (3, 3, 2), (1, 0, 3)):
            expected[:, slot, :, position] = new[:, place]
        np.testing.assert_array_equal(getattr(after, name), expected)


def test_a_recurrent_state_is_that_after_the_accepted_tokens(cells: Any) -> None:
    carried = carried_cells(OPS, SPECS, cells, N, "float32", branches=False)
    value = with_parts(carried[0][1], 5)
    after = committed(OPS, SPECS, cells, ((carried[0][0], value), (None,)), ACCEPTED)[0][1].x
    keep, u = map(np.asarray, value.parts)
    expected = np.array(cells[0][1].x)
    expected[:, 1] = 0
    for slot, place in ((3, 0), (3, 2), (1, 3)):
        expected[:, slot] = keep[:, place] * expected[:, slot] + (1 - keep[:, place]) * u[:, place]
    np.testing.assert_allclose(after, expected, rtol=1e-6)
    np.testing.assert_array_equal(after[:, [0, 2]], cells[0][1].x[:, [0, 2]])


def test_a_rejected_proposal_that_is_not_finite_leaves_no_trace(cells: Any) -> None:
    carried = carried_cells(OPS, SPECS, cells, N, "float32", branches=False)
    value = with_parts(carried[0][1], 5)
    spoilt = replace(value, parts=jax.tree.map(lambda x: x.at[:, 1].set(jnp.nan), value.parts))  # nothing is accepted at place 1
    with_it, without = (committed(OPS, SPECS, cells, ((carried[0][0], each), (None,)), ACCEPTED)[0][1].x for each in (spoilt, value))
    np.testing.assert_array_equal(with_it, without)


def test_several_cells_of_a_layer_are_set_aside_and_committed_each_by_itself(cells: Any) -> None:
    """As if they were cells of two layers."""
    both = (((L, Together((KeysSpec(K, H), AverageSpec(D)))),),)
    together = (((cells[0][0], cells[0][1]),),)
    apart = carried_cells(OPS, SPECS, cells, N, "float32", branches=False)
    assert isinstance(carried_cells(OPS, both, together, N, "float32", branches=False)[0][0][0], Keys)
    value = with_parts(apart[0][1], 5)
    ((found,),) = committed(OPS, both, together, (((apart[0][0], value),),), ACCEPTED)
    (expected, _) = committed(OPS, SPECS, cells, ((apart[0][0], value), (None,)), ACCEPTED)
    jax.tree.map(np.testing.assert_array_equal, found, expected)


def test_several_cells_of_a_layer_have_the_widest_window() -> None:
    empty = cells_of((((L, Together((KeysSpec(K, H, 7), AverageSpec(D)))),),), 2, 16, "float32", OPS)[0][0]
    assert [type(each) for each in empty] == [Keys, RecurrentState]
    for windows, widest in (((7, 9), 9), ((7, None), None), ((), None)):
        keys = tuple(KeysSpec(K, H, each) for each in windows)
        assert Together((*keys, AverageSpec(D))).window == widest
        assert Together((Together((AverageSpec(D), AverageSpec(D))), *keys)).window == widest, "recurrent state sees no positions"
