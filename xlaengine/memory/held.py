"""Marks the arrays of a tree that hold results computed for slots, and finds them by reflection. So a new array cannot be forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import Field, fields, is_dataclass, replace
from typing import Any, Literal, NamedTuple

from jax import Array


def held(axes: str, *, again: bool = False) -> dict[str, Any]:
    """Marks a field that holds an array with one part for each slot, as ``field(metadata=held("LBKSH"))``.

    Args:
        axes: a letter for each axis. B is the slot. An array with S holds one entry for each position; one without S is recurrent state,
            and its axes after B need no letter, unless one is K. K is the axis of heads, along which several devices cut the array
            (`device.spread`): of key heads, or of heads with a recurrent state.
            An array with S and one axis less than ``axes`` has no axis B: its slots follow one another along S (`SlotLayout`).
        again: whether the array is computed again from the tokens when a stream begins, so that snapshots and reused prefixes do not need
            it.
    """
    return {"axes": axes, "again": again}


def again() -> dict[str, Any]:
    """Marks a field with a subtree of cells that are all computed again when a stream begins."""
    return {"again": True}


class Held(NamedTuple):
    """An array in memory, or its shape, with its axes."""

    array: Any
    axes: str

    @property
    def slot_axis(self) -> int:
        return self.axes.index("B")

    @property
    def is_joined(self) -> bool:
        """Whether its slots follow one another along S, without an axis B."""
        return "B" not in self.axes

    @property
    def entry_axes(self) -> str:
        """The axes of what one layer holds for one position of a slot."""
        return "".join(axis for axis in self.axes if axis not in "LBS")


Part = Literal["entries", "recurrent"]
"""``entries``: arrays with S, which hold one entry for each position. ``recurrent``: arrays without S, which hold recurrent state."""

PARTS: tuple[Part, ...] = ("entries", "recurrent")


def held_arrays(tree: Any, *, lasting: bool = False, only: Part | None = None) -> list[Held]:
    """Every marked array that is not None, in the order of the fields.

    Args:
        lasting: leave out arrays that are computed again when a stream begins.
        only: leave out arrays of the other part.
    """
    found: list[Held] = []

    def note(array: Any, axes: str) -> Any:
        found.append(Held(array, axes))
        return array

    _visit(tree, note, lasting, only)
    return found


def parts_of(tree: Any) -> tuple[Part, ...]:
    """The parts to which at least one marked array of the tree belongs."""
    return tuple(part for part in PARTS if held_arrays(tree, only=part))


def by_position(tree: Any) -> bool:
    """Whether every marked array has an entry for each position. Then a slot can go back to an earlier position, and another stream can
    begin with a prefix of the slot's entries. With recurrent state neither is possible."""
    return not held_arrays(tree, only="recurrent")


def with_arrays(tree: Any, arrays: Iterator[Array], *, lasting: bool = False, only: Part | None = None) -> Any:
    """The tree with its marked arrays replaced by ``arrays``, which are in the order of `held_arrays`."""
    return _visit(tree, lambda old, axes: next(arrays), lasting, only)


def _visit(tree: Any, change: Callable[[Any, str], Any], lasting: bool, only: Part | None) -> Any:
    if isinstance(tree, tuple):
        return tuple(_visit(each, change, lasting, only) for each in tree)
    if not is_dataclass(tree) or isinstance(tree, type):
        return tree

    def of(field: Field[Any]) -> Any:
        value = getattr(tree, field.name)
        if value is None or (lasting and field.metadata.get("again")):
            return value
        if "axes" not in field.metadata:
            return _visit(value, change, lasting, only)
        axes = field.metadata["axes"]
        if "S" in axes and getattr(value, "ndim", None) == len(axes) - 1:
            axes = axes.replace("B", "")
        return change(value, axes) if only in (None, "entries" if "S" in axes else "recurrent") else value

    return replace(tree, **{field.name: of(field) for field in fields(tree)})
