"""A program that breaks a promise of the printed graphs is caught."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import jax
import jax.numpy as jnp
import pytest
from jax import Array

from tests.observe.printed.conftest import PLAIN, reprint
from xlaengine.device.table import Graph
from xlaengine.memory.cells import Keys
from xlaengine.memory.held import held
from xlaengine.memory.state import State
from xlaengine.observe.printed.graphs import broken_promises, print_graph
from xlaengine.observe.printed.tables import MODEL, StateSizes


def keys_of(state: State) -> Keys:
    """The keys and values of the printed model, whose layers are one stack."""
    ((keys,),) = state.cells
    return keys


def with_keys(state: State, **arrays: Array) -> State:
    """The state with another ``k`` or ``v``."""
    return replace(state, cells=((replace(keys_of(state), **arrays),),))


@pytest.mark.slow
def test_a_lost_donation_is_caught(admit):
    def no_room_for_keys(weights, state, batch):
        state, out = admit.program(weights, state, batch)
        return with_keys(state, k=keys_of(state).k.astype(jnp.bfloat16)), out

    faults = broken_promises([reprint(admit, no_room_for_keys)])
    assert "admit: donates 70036 bytes, of which only 37268 are written in place" in faults


@pytest.mark.slow
def test_a_state_that_is_returned_but_not_donated_is_caught(admit):
    class Undonated(Graph):
        def trace(self):
            return jax.jit(self.program, keep_unused=True).trace(self.weights, self.state, self.batch)

    bad = print_graph(Undonated(admit.name, admit.program, admit.weights, admit.state, admit.batch), PLAIN.sizes)
    assert "does not donate state.cells.0.0.k, state.cells.0.0.v, state.slots.token" in broken_promises([bad])[0]


def test_a_host_callback_is_caught(admit):
    def talks(weights, state, batch):
        state, out = admit.program(weights, state, batch)
        jax.debug.callback(lambda pos: None, state.slots.pos)
        return state, out

    bad = reprint(admit, talks)
    assert bad.entry["host_calls"] == 1
    assert not bad.entry["lowers_for_cuda"]
    assert broken_promises([bad]) == ["admit: calls the host 1 times"]


def rewritten_under_a_condition(state):
    return with_keys(state, k=jnp.where(state.slots.active[None, :, None, None, None], keys_of(state).k, 0))


def turned_around(state):
    return with_keys(state, v=jnp.flip(keys_of(state).v, axis=1))


def one_layer_at_a_time(state):
    k = keys_of(state).k
    for layer in range(MODEL.layers):
        k = k.at[layer].set(jnp.where(state.slots.active[:, None, None, None], k[layer], 0))
    return with_keys(state, k=k)


@pytest.mark.parametrize("spoil", [rewritten_under_a_condition, turned_around, one_layer_at_a_time])
def test_a_copy_of_the_kv_array_is_caught(admit, spoil):
    def copies(weights, state, batch):
        state, out = admit.program(weights, state, batch)
        return spoil(state), out

    bad = reprint(admit, copies)
    assert bad.entry["kv_copies"] >= 1
    assert any("but not in place" in fault for fault in broken_promises([bad]))


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Sums:
    """A cell that holds one value for each slot and no position."""

    total: Any = field(metadata=held("LBD"))


def test_arrays_of_every_cell_are_recognised(admit):
    shapes = [jax.ShapeDtypeStruct(shape, jnp.float32) for shape in ((2, 4, 2, 64, 8), (1, 4, 32))]
    keys = replace(keys_of(admit.state), k=shapes[0], v=shapes[0])
    sizes = StateSizes.of(replace(admit.state, cells=((keys,), (Sums(shapes[1]),))))
    assert {elements for elements in range(1, 4096) if sizes.is_cell(elements)} == {128}
    assert sizes.is_cell(4096)
    assert sizes.is_cell(5000)


def adjusted_everywhere(state):
    return replace(state, vocab=replace(state.vocab, bias=jnp.where(state.slots.adjusts[:, None], state.vocab.bias, 0)))


def counted_in_a_copy(state):
    return replace(state, vocab=replace(state.vocab, counts=state.vocab.counts + jax.nn.one_hot(state.slots.token, MODEL.vocab, dtype=int)))


@pytest.mark.parametrize("spoil", [adjusted_everywhere, counted_in_a_copy])
def test_a_copy_of_a_table_over_the_vocabulary_is_caught(admit, spoil):
    def copies(weights, state, batch):
        state, out = admit.program(weights, state, batch)
        return spoil(state), out

    bad = reprint(admit, copies)
    assert bad.entry["kv_copies"] == 0
    assert bad.entry["vocab_copies"] >= 1
    assert any("table over slots and vocabulary" in fault for fault in broken_promises([bad]))


@pytest.mark.filterwarnings("ignore:Some donated buffers were not usable")
def test_a_read_only_graph_may_not_use_up_the_state(admit):
    def reads(weights, state, batch):
        return None, state.slots.pos

    assert "donates state.cells.0.0.k" in broken_promises([reprint(admit, reads)])[0]
