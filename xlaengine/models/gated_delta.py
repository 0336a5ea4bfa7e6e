"""A gated delta network (Yang et al. 2024, arXiv 2412.06464), as Qwen3-Next and Qwen3.5 have it, and its recurrent state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Bool, Float32

from xlaengine.memory.cells import HeadStates, HeadStatesSpec, Together, numbers
from xlaengine.models.blocks import RMSNorm
from xlaengine.models.short_conv import LastHeadInputs
from xlaengine.models.spec import Call, Params, Table
from xlaengine.ops.base import Delta, Ops
from xlaengine.ops.params import Param
from xlaengine.ops.rows import Rows
from xlaengine.ops.shared_heads import Run

L2_EPS = 1e-6
"""Added to the sum of squares of a head of q or k, before its root."""


@dataclass(frozen=True)
class StatesSpec(HeadStatesSpec):
    """A matrix ``[K, V]`` for each of M value heads, which share N heads of q and k."""

    key_heads: int
    value_heads: int
    key_dim: int
    value_dim: int

    @property
    def shape(self) -> tuple[int, ...]:
        return self.value_heads, self.key_dim, self.value_dim

    @property
    def inputs(self) -> Delta:
        N, M, K, V = self.key_heads, self.value_heads, self.key_dim, self.value_dim
        return Delta(*(numbers(*shape) for shape in ((N, K), (N, K), (M, V), (M,), (M,))))

    def recur(self, ops: Ops, cell: HeadStates, rows: Rows, inputs: Delta, real: Bool[Array, "R T"]) -> tuple[Array, HeadStates]:
        out, states = ops.delta_rule(cell.x, rows, self.read(ops, inputs), real)
        return out, HeadStates(states)


@dataclass(frozen=True, kw_only=True)
class GatedDeltaNet:
    """A short convolution of q, k and v, the gated delta rule, a gated norm of each value head. All between the two products is float32.

    Attributes:
        key_heads: N, the number of heads of q and of k.
        value_heads: M, a multiple of N.
        key_dim: K, the dimensions of a head of q and k.
        value_dim: V, the dimensions of a value head.
        taps: the number of tokens that the convolution sees.
        norm: the norm of each value head.
    """

    d_model: int
    key_heads: int
    value_heads: int
    key_dim: int
    value_dim: int
    taps: int
    norm: RMSNorm
    scope = "gated_delta"

    @property
    def keys(self) -> int:
        """The number of values of all heads of k together."""
        return self.key_heads * self.key_dim

    @property
    def values(self) -> int:
        """The number of values of all heads of v together."""
        return self.value_heads * self.value_dim

    @property
    def sizes(self) -> dict[str, int]:
        """The columns of the first product, in their order: z gates the output; b and a give the strength of a write and the decay."""
        return {"q": self.keys, "k": self.keys, "v": self.values, "z": self.values, "b": self.value_heads, "a": self.value_heads}

    @property
    def _inputs(self) -> LastHeadInputs:
        keys = Run(self.key_heads, self.key_dim)
        return LastHeadInputs.of(self.taps, keys, keys, Run(self.value_heads, self.value_dim))

    @property
    def _states(self) -> StatesSpec:
        return StatesSpec(self.key_heads, self.value_heads, self.key_dim, self.value_dim)

    @property
    def cell_spec(self) -> Together:
        return Together((self._inputs, self._states))

    @property
    def tables(self) -> tuple[Table, ...]:
        return ()

    def scratch(self, tokens: int, rows: int, block: int) -> float:
        of_states = 4 * rows * self.value_heads * self.key_dim * self.value_dim  # by XLA's kernels, which copy them
        return tokens * ((self.taps + 4) * self._inputs.channels + 4 * self.values) + of_states

    def parameters(self) -> Mapping[str, Param]:
        D, C, M = self.d_model, self._inputs.channels, self.value_heads
        return {
            "in": Param((D, sum(self.sizes.values())), ("embed", None), inputs=1),
            "taps": Param((C, self.taps), (None, None)),
            "decay": Param((M,), (None,)),
            "decay_bias": Param((M,), (None,)),
            "gate_norm": self.norm.parameter(),
            "out": Param((self.values, D), (None, "embed"), inputs=1),
        }

    def __call__(self, w: Params, x: Array, call: Call, cell: Any) -> tuple[Array, Any]:
        inputs, states = cell
        mixed = call.ops.product(x, w["in"], jnp.float32)
        first = 2 * self.keys + self.values
        qkv, z, b, a = jnp.split(mixed, [first, first + self.values, first + self.values + self.value_heads], axis=-1)
        convolution, inputs = self._inputs.convolution(w, qkv, call, inputs)
        tokens = self._tokens(w, jax.nn.silu(convolution), b, a, call.ops)
        out, states = self._states.advance(call.ops, states, call.index, tokens, call.access)
        out = call.ops.whole(out, -2, self.value_heads)
        gated = self.norm(w["gate_norm"].astype(jnp.float32), out, call.ops) * jax.nn.silu(z.reshape(out.shape))
        return call.ops.product(gated.reshape(*x.shape[:-1], -1).astype(x.dtype), w["out"]), (inputs, states)

    def _tokens(self, w: Params, qkv: Float32[Array, "*N here"], b: Float32[Array, "*N M"], a: Float32[Array, "*N M"], ops: Ops) -> Delta:
        q, k, v = self._inputs.by_head(qkv, ops)
        q, k = (ops.unit(each, L2_EPS, count=1) for each in (q, k))
        own = partial(Run(self.value_heads).own, ops, axis=-1)
        decay, bias = (w[name].astype(jnp.float32) for name in ("decay", "decay_bias"))
        return Delta(
            q=q * jnp.float32(self.key_dim**-0.5),
            k=k,
            v=v,
            keep=own(ops.pointwise("exp", -ops.pointwise("exp", decay) * ops.pointwise("softplus", a + bias))),
            beta=own(ops.pointwise("sigmoid", b)),
        )
