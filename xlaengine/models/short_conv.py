"""A short gated convolution over time (Liquid AI, LFM2 Technical Report 2025), and its recurrent state: the last inputs."""

from __future__ import annotations

import functools
import operator
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Bool, Float, Float32, Int32

from xlaengine.config import KVDType
from xlaengine.memory.cells import RecurrentSpec, numbers
from xlaengine.memory.held import held
from xlaengine.models.spec import Call, Params, Table
from xlaengine.ops.barriers import rounded_product, zero_of
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param
from xlaengine.ops.rows import Rows, by_formula
from xlaengine.ops.shared_heads import Run, own_runs


@dataclass(frozen=True)
class LastInputs(RecurrentSpec):
    """The last ``count`` inputs of C channels, the oldest first."""

    count: int
    channels: int

    @property
    def shape(self) -> tuple[int, ...]:
        return self.count, self.channels

    @property
    def inputs(self) -> jax.ShapeDtypeStruct:
        return numbers(self.channels)

    def recur(self, ops: Ops, cell: Any, rows: Rows, inputs: Float32[Array, "R T C"], real: Bool[Array, "R T"]) -> tuple[Any, Any]:
        return by_formula(self.seen, cell, rows, inputs, real)

    def seen(self, cell: Any, inputs: Float32[Array, "R T C"], real: Bool[Array, "R T"]) -> tuple[tuple[Float32[Array, "R T C"], ...], Any]:
        """For each token the inputs that it sees: ``count + 1`` arrays, the oldest first and its own last.

        The new cell ends with each row's last real token: padding does not enter it.
        """
        T = inputs.shape[1]
        known = jnp.concatenate([cell.x, inputs], axis=1)
        seen = tuple(known[:, back : back + T] for back in range(self.count + 1))
        real_tokens = real.sum(1, dtype=jnp.int32)
        last = jax.vmap(lambda row, first: jax.lax.dynamic_slice_in_dim(row, first, self.count))(known, real_tokens)
        return seen, replace(cell, x=last)


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class HeadInputs:
    """``x``: float32 ``[L, B, T, C]``, the last T inputs of each slot; the C channels are those of the first device, of the second, ..."""

    x: Any = field(metadata=held("LBTK"))


@dataclass(frozen=True)
class LastHeadInputs(LastInputs):
    """`LastInputs` of channels that belong to heads. Each of several devices keeps what it has of the ``runs`` (`ops.shared_heads`)."""

    runs: tuple[Run, ...]

    @classmethod
    def of(cls, taps: int, *runs: Run) -> LastHeadInputs:
        return cls(taps - 1, sum(run.heads * run.size for run in runs), runs)

    def zeros(self, layers: int, slots: int, positions: int, dtype: KVDType, ops: Ops) -> HeadInputs:
        return HeadInputs(jnp.zeros((layers, slots, self.count, ops.parts * self._here(ops)), jnp.float32))

    def aside(self, layers: int, places: int, dtype: KVDType, ops: Ops) -> Array:
        return jnp.zeros((layers, places, self._here(ops)), jnp.float32)

    def _here(self, ops: Ops) -> int:
        """The number of channels that one device has."""
        return sum(run.here(ops) * run.size for run in self.runs)

    def convolution(self, w: Params, x: Float32[Array, "*N C"], call: Call, cell: Any) -> tuple[Float32[Array, "*N here"], Any]:
        """The convolution of this device's channels by ``taps`` and, if there is one, ``taps_bias``; and the cell."""
        own = partial(own_runs, call.ops, runs=self.runs)
        seen, cell = self.advance(call.ops, cell, call.index, own(x, axis=-1), call.access)
        total = convolved(zero_of(call.access.slots), seen, own(w["taps"], axis=0))
        return (total + own(w["taps_bias"], axis=0).astype(jnp.float32) if "taps_bias" in w else total), cell

    def by_head(self, x: Float32[Array, "*N here"], ops: Ops) -> list[Array]:
        """This device's channels of each run, by head: ``[*, heads, size]``."""
        ends = np.cumsum([run.here(ops) * run.size for run in self.runs[:-1]])
        parts = zip(jnp.split(x, ends, axis=-1), self.runs, strict=True)
        return [part.reshape(*part.shape[:-1], run.here(ops), run.size) for part, run in parts]


@dataclass(frozen=True)
class ShortConv:
    """``(c * conv(b * x)) out`` for ``b, c, x = h in``: a causal convolution of each channel by itself, over the last ``taps`` tokens.

    The sum over taps is float32, the oldest token first.
    """

    d_model: int
    taps: int
    scope = "short_conv"

    @property
    def cell_spec(self) -> LastInputs:
        return LastInputs(self.taps - 1, self.d_model)

    @property
    def tables(self) -> tuple[Table, ...]:
        return ()

    def scratch(self, tokens: int, rows: int, block: int) -> float:
        return (self.taps + 2) * tokens * self.d_model

    def parameters(self) -> Mapping[str, Param]:
        D = self.d_model
        return {
            "in": Param((D, 3, D), ("embed", None, "mlp"), inputs=1),
            "taps": Param((D, self.taps), ("mlp", None)),
            "out": Param((D, D), ("mlp", "embed"), inputs=1),
        }

    def __call__(self, w: Params, x: Array, call: Call, cell: Any) -> tuple[Array, Any]:
        b, c, u = jnp.split(call.ops.product(x, w["in"]), 3, axis=-1)
        seen, cell = self.cell_spec.advance(call.ops, cell, call.index, (b * u).astype(jnp.float32), call.access)
        return call.ops.product(c * convolved(zero_of(call.access.slots), seen, w["taps"]).astype(x.dtype), w["out"]), cell


def convolved(zero: Int32[Array, ""], seen: tuple[Float32[Array, "*N C"], ...], taps: Float[Array, "C taps"]) -> Float32[Array, "*N C"]:
    """The sum of ``seen[i] * taps[:, i]``, in the order of ``seen``. ``zero`` is as in `rounded_product`: where two products meet in an
    addition, LLVM chooses the one that it does not round, and its choice may depend on the number of rows."""
    products = [rounded_product(zero, each, taps[:, i].astype(jnp.float32)) for i, each in enumerate(seen)]
    return functools.reduce(operator.add, products)
