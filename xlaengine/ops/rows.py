"""The recurrent states that the rows of a call read and write, and how a recurrence in XLA's own operations reads and writes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Bool, Int32


class Rows(NamedTuple):
    """The recurrent states of a cell ``[L, B, *]`` that R rows read before their tokens and write after them.

    Attributes:
        layer: the layer's index in the stacks.
        slots: the slot of each row; B and above mean the last slot.
        begins: whether a row begins with zeros, whatever its slot holds.
        targets: the slot to which each row writes its new state; a row whose slot is out of range writes nothing. None: no row writes.
    """

    layer: Int32[Array, ""]
    slots: Int32[Array, " R"]
    begins: Bool[Array, " R"]
    targets: Int32[Array, " R"] | None


Formula = Callable[[Any, Any, Array], tuple[Any, Any]]
"""A recurrence over T tokens of R rows: ``formula(states, inputs, real) -> (outputs, states)``.

It takes the states before the tokens, ``[R, *]``, the tokens' inputs ``[R, T, *]``, and bool ``real [R, T]``. It returns the outputs ``[R,
T, *]`` and the states after the tokens. Tokens that are not real change no state.
"""


def by_formula(formula: Formula, cell: Any, rows: Rows, inputs: Any, real: Array) -> tuple[Any, Any]:
    """Computes a recurrence: copies the rows' states out of the cell, applies ``formula``, and copies the new states into the cell."""

    def begun(array: Array) -> Array:
        values = array.at[rows.layer, rows.slots].get(mode="clip")
        return jnp.where(rows.begins.reshape(-1, *[1] * (values.ndim - 1)), 0, values)

    out, last = formula(jax.tree.map(begun, cell), inputs, real)
    if rows.targets is None:
        return out, cell
    return out, jax.tree.map(lambda array, new: array.at[rows.layer, rows.targets].set(new, mode="drop"), cell, last)
