"""The experts that the tokens of one slot chose, for the host."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import SlotLayout
from xlaengine.memory.access import begins
from xlaengine.memory.move import MoveBatch
from xlaengine.memory.routed import Routed
from xlaengine.memory.state import State
from xlaengine.models.spec import ModelSpec


def routed(spec: ModelSpec, layout: SlotLayout, weights: None, state: State, batch: MoveBatch) -> tuple[None, Array]:
    """The choices in one block of C = ``layout.block`` positions of a slot: ``[C, layers, K]``, zeros for layers that do not report."""

    def of(cell: Routed) -> Array:
        layers, *_, K = cell.experts.shape
        at, start = batch.source, batch.first * layout.block
        if layout.joined:
            return jax.lax.dynamic_slice(cell.experts, (0, begins(layout, at) + start, 0), (layers, layout.block, K))
        return jax.lax.dynamic_slice(cell.experts, (0, at, start, 0), (layers, 1, layout.block, K))[:, 0]

    found: dict[int, Array] = {}
    first = 0
    for group, cells in zip(spec.groups, state.cells, strict=True):
        for place, (layer, cell) in enumerate(zip(group.pattern, cells, strict=True)):
            if layer.reports:
                entries = of(layer.parts_of(cell)[1])
                found |= {first + index * len(group.pattern) + place: entries[index] for index in range(group.repeats)}
        first += group.repeats * len(group.pattern)
    nothing = jnp.zeros_like(next(iter(found.values())))
    return None, jnp.stack([found.get(layer, nothing) for layer in range(len(spec.layers))], axis=1)
