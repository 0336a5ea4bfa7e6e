"""A recurrence with a fixed state for each slot: an exponential average of the inputs."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.memory.cells import ValueSpec
from xlaengine.memory.held import held
from xlaengine.models.spec import Call, Params, Table
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param
from xlaengine.ops.rows import Rows, by_formula


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Average:
    """s: float32 ``[L, B, D]``, after the last token of each slot."""

    s: Any = field(metadata=held("LBD"))


@dataclass(frozen=True)
class AverageSpec(ValueSpec):
    """One value of D numbers."""

    d_model: int

    def zeros(self, layers: int, slots: int, positions: int, dtype: str, ops: Ops) -> Average:
        return Average(jnp.zeros((layers, slots, self.d_model), jnp.float32))

    def laid(self, layers: int, places: int, dtype: str) -> tuple[Array, Array]:
        nothing = jnp.zeros((layers, places, self.d_model), jnp.float32)
        return nothing, nothing

    def recur(self, ops: Ops, cell: Average, rows: Rows, inputs: Any, real: Array) -> tuple[Any, Average]:
        return by_formula(averaged, cell, rows, inputs, real)


def averaged(values: Average, inputs: tuple[Array, Array], real: Array) -> tuple[Array, Average]:
    """``s_t = keep_t * s_{t-1} + (1 - keep_t) * u_t`` for float32 ``inputs`` keep and u [R, T, D]: every ``s_t``, and the last."""

    def step(s: Array, token: tuple[Array, Array, Array]) -> tuple[Array, Array]:
        keep, u, is_real = token
        s = jnp.where(is_real[:, None], keep * s + (1 - keep) * u, s)
        return s, s

    last, each = jax.lax.scan(step, values.s, jax.tree.map(lambda x: jnp.moveaxis(x, 1, 0), (*inputs, real)))
    return jnp.moveaxis(each, 0, 1), Average(last)


@dataclass(frozen=True)
class Recurrent:
    """``s_t = a * s_{t-1} + (1 - a) * (x_t W)``, a in (0, 1) for each channel; its output is ``s_t``."""

    d_model: int
    scope = "recurrent"

    @property
    def cell(self) -> AverageSpec:
        return AverageSpec(self.d_model)

    @property
    def tables(self) -> tuple[Table, ...]:
        return ()

    def scratch(self, tokens: int, rows: int, block: int) -> float:
        return 4 * tokens * self.d_model

    def parameters(self) -> dict[str, Param]:
        D = self.d_model
        return {"in": Param((D, D), ("embed", None), inputs=1), "decay": Param((D,), (None,))}

    def __call__(self, w: Params, x: Array, call: Call, cell: Any) -> tuple[Array, Any]:
        u = call.ops.product(x, w["in"], jnp.float32)
        keep = jnp.broadcast_to(jax.nn.sigmoid(w["decay"].astype(jnp.float32)), u.shape)
        s, cell = call.access.advance(cell, call.index, (keep, u), partial(self.cell.recur, call.ops))
        return s.astype(x.dtype), cell
