"""The slots whose recurrent state the rows of a call read and write; and recurrences by XLA's own operations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Bool, Int32


class Rows(NamedTuple):
    """Which entries of a cell of recurrent state ``[L, B, *]`` R rows read before their tokens, and which they write afterwards.

    Attributes:
        layer: the layer's index in the stacks.
        slots: the slot of each row; a number out of range means the last slot.
        begins: rows that begin with zeros, whatever their slot holds.
        targets: the slot that gets a row's state after its tokens; a number out of range means none. None: no state is written.
    """

    layer: Int32[Array, ""]
    slots: Int32[Array, " R"]
    begins: Bool[Array, " R"]
    targets: Int32[Array, " R"] | None


Formula = Callable[[Any, Any, Array], tuple[Any, Any]]
"""``formula(values, inputs, real) -> (outputs, values)``: for R rows of T tokens: from the values ``[R, *]`` before them, inputs ``[R, T,
*]`` and bool ``real [R, T]``, to outputs ``[R, T, *]`` and the values after them. Tokens that are not real change no value."""


def by_formula(formula: Formula, cell: Any, rows: Rows, inputs: Any, real: Array) -> tuple[Any, Any]:
    """Computes a recurrence: copies the rows' values out of the cell, applies ``formula``, and copies the new values into the cell."""

    def begun(array: Array) -> Array:
        values = array.at[rows.layer, rows.slots].get(mode="clip")
        return jnp.where(rows.begins.reshape(-1, *[1] * (values.ndim - 1)), 0, values)

    out, last = formula(jax.tree.map(begun, cell), inputs, real)
    if rows.targets is None:
        return out, cell
    return out, jax.tree.map(lambda array, new: array.at[rows.layer, rows.targets].set(new, mode="drop"), cell, last)
