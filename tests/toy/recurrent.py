"""A recurrence with a fixed state for each slot: an exponential average of the inputs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.memory.cells import RecurrentSpec, RecurrentState, numbers
from xlaengine.models.spec import Call, Params, Table
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param
from xlaengine.ops.rows import Rows, by_formula


@dataclass(frozen=True)
class AverageSpec(RecurrentSpec):
    """One value of D numbers."""

    d_model: int

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.d_model,)

    @property
    def inputs(self) -> tuple[jax.ShapeDtypeStruct, ...]:
        return numbers(self.d_model), numbers(self.d_model)

    def recur(self, ops: Ops, cell: RecurrentState, rows: Rows, inputs: Any, real: Array) -> tuple[Any, RecurrentState]:
        return by_formula(averaged, cell, rows, inputs, real)


def averaged(cell: RecurrentState, inputs: tuple[Array, Array], real: Array) -> tuple[Array, RecurrentState]:
    """``s_t = keep_t * s_{t-1} + (1 - keep_t) * u_t`` for float32 ``inputs`` keep and u [R, T, D]: every ``s_t``, and the last."""

    def step(s: Array, token: tuple[Array, Array, Array]) -> tuple[Array, Array]:
        keep, u, is_real = token
        s = jnp.where(is_real[:, None], keep * s + (1 - keep) * u, s)
        return s, s

    last, each = jax.lax.scan(step, cell.x, jax.tree.map(lambda x: jnp.moveaxis(x, 1, 0), (*inputs, real)))
    return jnp.moveaxis(each, 0, 1), RecurrentState(last)


@dataclass(frozen=True)
class Recurrent:
    """``s_t = a * s_{t-1} + (1 - a) * (x_t W)``, a in (0, 1) for each channel; its output is ``s_t``."""

    d_model: int
    scope = "recurrent"

    @property
    def cell_spec(self) -> AverageSpec:
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
        s, cell = self.cell_spec.advance(call.ops, cell, call.index, (keep, u), call.access)
        return s.astype(x.dtype), cell
