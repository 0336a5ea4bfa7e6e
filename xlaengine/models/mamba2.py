"""Mamba2 (Dao & Gu 2024, arXiv 2405.21060), and its recurrent state."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Bool, Float32, Int32

from xlaengine.memory.cells import HeadStates, HeadStatesSpec, Together, numbers
from xlaengine.models.blocks import RMSNorm
from xlaengine.models.short_conv import LastHeadInputs
from xlaengine.models.spec import Call, Params, Table
from xlaengine.ops.barriers import apart, rounded_product, zero_of
from xlaengine.ops.base import Ops, StateSpace
from xlaengine.ops.params import Param
from xlaengine.ops.rows import Rows
from xlaengine.ops.shared_heads import Run


@dataclass(frozen=True)
class SpaceSpec(HeadStatesSpec):
    """A matrix ``[K, V]`` for each of M heads. The heads are in N groups; those of one group share b and c."""

    heads: int
    groups: int
    state: int
    head_dim: int

    @property
    def shape(self) -> tuple[int, ...]:
        return self.heads, self.state, self.head_dim

    @property
    def inputs(self) -> StateSpace:
        M, N, K, V = self.heads, self.groups, self.state, self.head_dim
        return StateSpace(numbers(N, K), numbers(N, K), numbers(M, V), numbers(M))

    def recur(self, ops: Ops, cell: HeadStates, rows: Rows, inputs: StateSpace, real: Bool[Array, "R T"]) -> tuple[Array, HeadStates]:
        out, states = ops.state_space(cell.x, rows, self.read(ops, inputs), real)
        return out, HeadStates(states)


@dataclass(frozen=True, kw_only=True)
class Mamba2:
    """A short convolution of x, B and C, the recurrence, a gated norm of each group. All between the two products is float32.

    Attributes:
        heads: M.
        groups: N, the number of groups of heads that share B and C.
        state: K.
        head_dim: V.
        taps: the number of tokens that the convolution sees.
        norm: the norm of each group's part of the output; None for none.
        norm_first: the output is normed before it is multiplied by the gate, not afterwards.
        steps: the least and the greatest time step.
        conv_bias: the convolution has a bias.
        multipliers: factors for the results of the first product: z, x, B, C and time step.
    """

    d_model: int
    heads: int
    groups: int
    state: int
    head_dim: int
    taps: int
    norm: RMSNorm | None
    norm_first: bool = False
    steps: tuple[float, float] = (0.0, math.inf)
    conv_bias: bool = True
    multipliers: tuple[float, ...] = (1.0,) * 5
    scope = "mamba2"

    @property
    def inner(self) -> int:
        """The number of values of all heads together."""
        return self.heads * self.head_dim

    @property
    def sizes(self) -> tuple[int, ...]:
        """The columns of the first product, in the order of ``multipliers``."""
        return self.inner, self.inner, self.groups * self.state, self.groups * self.state, self.heads

    @property
    def _inputs(self) -> LastHeadInputs:
        groups = Run(self.groups, self.state)
        return LastHeadInputs.of(self.taps, Run(self.heads, self.head_dim), groups, groups)

    @property
    def _states(self) -> SpaceSpec:
        return SpaceSpec(self.heads, self.groups, self.state, self.head_dim)

    @property
    def cell_spec(self) -> Together:
        return Together((self._inputs, self._states))

    @property
    def tables(self) -> tuple[Table, ...]:
        return ()

    def scratch(self, tokens: int, rows: int, block: int) -> float:
        of_states = 4 * rows * self.inner * self.state  # by XLA's kernels, which copy them
        return tokens * ((self.taps + 4) * self._inputs.channels + 4 * self.inner) + of_states

    def parameters(self) -> Mapping[str, Param]:
        D, C, M = self.d_model, self._inputs.channels, self.heads
        own = {
            "in": Param((D, sum(self.sizes)), ("embed", None), inputs=1),
            "taps": Param((C, self.taps), (None, None)),
            "decay": Param((M,), (None,)),
            "step_bias": Param((M,), (None,)),
            "skip": Param((M,), (None,)),
            "out": Param((self.inner, D), (None, "embed"), inputs=1),
        }
        if self.conv_bias:
            own["taps_bias"] = Param((C,), (None,))
        if self.norm is not None:
            own["gate_norm"] = Param((self.inner,), (None,))
        return own

    def __call__(self, w: Params, x: Array, call: Call, cell: Any) -> tuple[Array, Any]:
        (inputs, states), zero = cell, zero_of(call.access.slots)
        mixed = call.ops.product(x, w["in"], jnp.float32)
        if set(self.multipliers) != {1.0}:
            mixed = mixed * np.repeat(np.asarray(self.multipliers, np.float32), self.sizes)
        z, xbc, steps = jnp.split(mixed, [self.inner, self.inner + self._inputs.channels], axis=-1)
        convolution, inputs = self._inputs.convolution(w, xbc, call, inputs)
        u, tokens = self._tokens(w, jax.nn.silu(convolution), steps, call.ops)
        out, states = self._states.advance(call.ops, states, call.index, tokens, call.access)
        u, skip = Run(self.heads).read(call.ops, u, -2, self.heads), call.ops.own(w["skip"].astype(jnp.float32), 0)
        out = call.ops.whole(out + rounded_product(zero, u, skip[:, None]), -2, self.heads)
        gated = self._gated(w, out.reshape(z.shape), jax.nn.silu(z), call.ops, zero)
        return call.ops.product(gated.astype(x.dtype), w["out"]), (inputs, states)

    def _tokens(self, w: Params, xbc: Float32[Array, "*N here"], steps: Float32[Array, "*N M"], ops: Ops) -> tuple[Array, StateSpace]:
        """x by head, and the inputs of the recurrence, from this device's channels."""
        u, b, c = self._inputs.by_head(xbc, ops)
        own = partial(Run(self.heads).own, ops, axis=-1)
        decay, bias = (w[name].astype(jnp.float32) for name in ("decay", "step_bias"))
        steps = jnp.clip(ops.pointwise("softplus", steps + bias), *map(np.float32, self.steps))
        keep = ops.pointwise("exp", -ops.pointwise("exp", decay) * steps)
        return u, StateSpace(c=c, b=b, x=u * own(steps)[..., None], keep=own(keep))

    def _gated(
        self, w: Params, out: Float32[Array, "*N I"], gate: Float32[Array, "*N I"], ops: Ops, zero: Int32[Array, ""]
    ) -> Float32[Array, "*N I"]:
        """The output, normed and gated. The order of XLA's sums depends on what is fused with them, which differs between one device and
        several. So the norm reads its input behind a barrier."""
        if self.norm is None:
            return out * gate
        out = out if self.norm_first else out * gate
        unit = ops.unit(apart(zero, out).reshape(*out.shape[:-1], -1, self.norm.size), self.norm.eps).reshape(out.shape)
        normed = unit * w["gate_norm"].astype(jnp.float32)
        return normed * gate if self.norm_first else normed
