"""How N devices compute a model together (`ops.split`): how weights and state are cut between them, and the program that all of them run.

Batches and outputs are whole on every device, except logits (`COLUMNS`).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import jax
import numpy as np
from jax import Array
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from xlaengine.memory.held import Held, held_arrays, with_arrays
from xlaengine.memory.state import State
from xlaengine.ops.cut import Cut
from xlaengine.ops.parts import Parts, Share
from xlaengine.ops.split import AXIS
from xlaengine.types.words import plural

WHOLE = PartitionSpec()

COLUMNS = PartitionSpec(None, AXIS)
"""For an array of which each device has some columns, ``[R, C]``. The columns are in the order of the devices."""


def mesh_of(parts: int) -> Mesh:
    """The mesh of ``parts`` devices. Each of JAX's processes gives the same number of devices, its first ones.

    Raises:
        ValueError: a process has fewer devices, or the number of processes does not divide ``parts``.
    """
    processes = jax.process_count()
    each, rest = divmod(parts, processes)
    if rest:
        raise ValueError(f"tensor_parallel_size is {parts}, which {processes} processes cannot share equally")
    chosen = [jax.local_devices(process)[:each] for process in range(processes)]
    if min(map(len, chosen)) < each:
        platform = jax.default_backend()
        more = f"; JAX_NUM_CPU_DEVICES={each} in the environment gives a CPU as many" if platform == "cpu" else ""
        raise ValueError(f"tensor_parallel_size is {parts}, and JAX has {plural(jax.device_count(), f'{platform} device')}{more}")
    return Mesh(list(itertools.chain(*chosen)), (AXIS,))


def share_of(mesh: Mesh) -> Share:
    """The parts of each matrix that this process holds: those of its own devices."""
    own = jax.process_index()
    return Share(tuple(number for number, device in enumerate(mesh.devices.flat) if device.process_index == own), mesh.size)


def put(tree: Any, mesh: Mesh) -> Any:
    """Puts host arrays, or `Parts` of them, on the devices. Arrays that a graph has left there stay as they are. If the mesh spans
    processes, each process puts what its own devices hold. Nothing is sent between processes, and nothing is compared."""
    there = lambda leaf, sharding: leaf.sharding if isinstance(leaf, Array) and leaf.committed else sharding  # noqa: E731
    shardings = jax.tree.map(there, tree, shardings_of(tree, mesh))
    if mesh.is_multi_process or any(isinstance(leaf, Parts) for leaf in jax.tree.leaves(tree)):
        return jax.tree.map(_put, tree, shardings)
    return jax.device_put(tree, shardings)


def _put(leaf: Any, sharding: NamedSharding) -> Array:
    """Puts one array. `jax.device_put` would compare it with those of the other processes, by a collective operation."""
    if isinstance(leaf, Array):
        return leaf
    if isinstance(leaf, Parts):
        return jax.make_array_from_callback(leaf.shape, sharding, leaf.at)
    array = np.asarray(leaf)
    return jax.make_array_from_callback(array.shape, sharding, array.__getitem__)


def specs_of(tree: Any) -> Any:
    """A `PartitionSpec` for each array of a tree of weights, of a `State`, or of a batch."""
    if isinstance(tree, State):
        return _of_state(tree)
    return jax.tree.map(_of_leaf, tree, is_leaf=lambda leaf: isinstance(leaf, Cut))


def shardings_of(tree: Any, mesh: Mesh) -> Any:
    """A `NamedSharding` for each array."""
    return jax.tree.map(partial(NamedSharding, mesh), specs_of(tree), is_leaf=lambda leaf: isinstance(leaf, PartitionSpec))


def sharded(tree: Any, mesh: Mesh, specs: Any = None) -> Any:
    """The shapes of a tree, each with its `NamedSharding`.

    Args:
        specs: a prefix of the tree with `PartitionSpec`s; None means `specs_of` of the tree.
    """
    place = lambda spec, leaf: jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=NamedSharding(mesh, spec))  # noqa: E731
    under = lambda spec, part: jax.tree.map(partial(place, spec), part)  # noqa: E731
    return jax.tree.map(under, specs_of(tree) if specs is None else specs, tree, is_leaf=lambda leaf: isinstance(leaf, PartitionSpec))


def on_all_devices(program: Any, mesh: Mesh, weights: Any, state: Any, after: Any, batch: Any = WHOLE, out: Any = WHOLE) -> Any:
    """Turns ``program(weights, state, batch) -> (state, out)`` for one device into a program for all devices.

    Args:
        weights, state: trees of shapes; None for an argument that the program does not take.
        after: the shapes of the state that it returns; None if it returns none.
        batch, out: `PartitionSpec`s of the batch and of the output, each a prefix of its tree.
    """
    specs = specs_of(weights), specs_of(state), batch
    return jax.shard_map(program, mesh=mesh, in_specs=specs, out_specs=(specs_of(after), out), check_vma=False)


def part_of(state: State, parts: int) -> State:
    """The part of a whole state that one of ``parts`` devices keeps. If ``parts`` is more than 1, call it inside `on_all_devices`."""

    def own(array: Array, spec: PartitionSpec) -> Array:
        if AXIS not in spec:
            return array
        axis = list(spec).index(AXIS)
        size = array.shape[axis] // parts
        return jax.lax.dynamic_slice_in_dim(array, jax.lax.axis_index(AXIS) * size, size, axis)

    return state if parts == 1 else jax.tree.map(own, state, specs_of(state))


def _of_leaf(leaf: Any) -> Any:
    """Matrices are cut between panels; every other array is whole."""
    if not isinstance(leaf, Cut):
        return WHOLE
    matrix: Any = leaf
    specs = {name: PartitionSpec(*[None] * (getattr(leaf, name).ndim + axis), AXIS) for name, axis in leaf.axes.items()}
    return replace(matrix, **specs, layer=None)


def _of_state(state: State) -> Any:
    """Keys and values are cut between key heads, recurrent state of heads between these; the rest is whole."""
    found: Iterator[Any] = map(_of_held, held_arrays(state))
    specs = with_arrays(jax.tree.map(lambda _: WHOLE, state), found)
    snapshots = state.snapshots and tuple(map(_of_held, held_arrays(state, lasting=True)))
    prefixes = state.prefix_states and tuple(map(_of_held, held_arrays(state, lasting=True, only="recurrent")))
    return replace(specs, snapshots=snapshots, prefix_states=prefixes)


def _of_held(held: Held) -> PartitionSpec:
    return PartitionSpec(*(AXIS if axis == "K" else None for axis in held.axes))
