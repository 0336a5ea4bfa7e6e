"""A short gated convolution over time (Liquid AI, LFM2 Technical Report 2025), and its recurrent state: the last inputs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Bool, Float, Float32

from xlaengine.memory.cells import RecurrentSpec, RecurrentState, numbers
from xlaengine.models.spec import Call, Params, Table
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param
from xlaengine.ops.rows import Rows, by_formula


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

    def recur(
        self, ops: Ops, cell: RecurrentState, rows: Rows, inputs: Float32[Array, "R T C"], real: Bool[Array, "R T"]
    ) -> tuple[Any, RecurrentState]:
        return by_formula(self.seen, cell, rows, inputs, real)

    def seen(
        self, cell: RecurrentState, inputs: Float32[Array, "R T C"], real: Bool[Array, "R T"]
    ) -> tuple[tuple[Float32[Array, "R T C"], ...], RecurrentState]:
        """For each token the inputs that it sees: ``count + 1`` arrays, the oldest first and its own last.

        The new cell ends with each row's last real token: padding does not enter it.
        """
        T = inputs.shape[1]
        known = jnp.concatenate([cell.x, inputs], axis=1)
        seen = tuple(known[:, back : back + T] for back in range(self.count + 1))
        real_tokens = real.sum(1, dtype=jnp.int32)
        last = jax.vmap(lambda row, first: jax.lax.dynamic_slice_in_dim(row, first, self.count))(known, real_tokens)
        return seen, RecurrentState(last)


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
        return call.ops.product(c * convolved(seen, w["taps"]).astype(x.dtype), w["out"]), cell


def convolved(seen: tuple[Float32[Array, "*N C"], ...], taps: Float[Array, "C taps"]) -> Float32[Array, "*N C"]:
    """The sum of ``seen[i] * taps[:, i]``, in the order of ``seen``."""
    total = seen[0] * taps[:, 0].astype(jnp.float32)
    for i, each in enumerate(seen[1:], start=1):
        total = total + each * taps[:, i].astype(jnp.float32)
    return total
