"""Gated delta networks (Yang et al. 2024, arXiv 2412.06464), as Qwen3-Next and Qwen3.5 have them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from xlaengine.check.oracle.blocks.arithmetic import Array, Linear, RmsNorm, sigmoid, silu, softplus
from xlaengine.check.oracle.blocks.sequence import causal_convolution, recurrence

L2_EPS = 1e-6
"""The number that is added to a sum of squares before its root is taken."""


@dataclass(frozen=True, kw_only=True)
class GatedDeltaNet:
    """A head keeps a matrix ``S [key_dim, value_dim]``. Each token multiplies S by a decay, changes S so that its result for the token's
    key is closer to the token's value, and reads S with the token's query.
    """

    key_heads: int  # of q and k; value head n reads key head n // (value_heads / key_heads)
    value_heads: int
    key_dim: int  # dimensions of a head
    value_dim: int
    norm: RmsNorm  # of each value head
    by_key_head: bool  # two tensors, qkvz and ba, with rows by key head (Qwen3-Next); else four tensors: qkv, z, b, a

    def parts(self) -> tuple[str, ...]:
        projections = ("qkvz", "ba") if self.by_key_head else ("qkv", "z", "b", "a")
        others = ("conv1d.weight", "dt_bias", "A_log", "norm.weight", "out_proj.weight")
        return tuple(f"linear_attn.{x}" for x in (*(f"in_proj_{name}.weight" for name in projections), *others))

    def __call__(self, xp: Any, linear: Linear, x: Array, weights: Mapping[str, Array]) -> Array:
        w = {name.removeprefix("linear_attn."): weight for name, weight in weights.items()}
        T, keys = len(x), self.key_heads * self.key_dim
        qkv, z, b, a = self._projected(xp, linear, x, w)
        q, k, v = xp.split(silu(xp, causal_convolution(xp, qkv, w["conv1d.weight"])), [keys, 2 * keys], axis=-1)
        q, k = (self._unit(xp, each.reshape(T, self.key_heads, self.key_dim)) for each in (q, k))
        v = v.reshape(T, self.value_heads, self.value_dim)
        decay = xp.exp(-xp.exp(w["A_log"]) * softplus(xp, a + w["dt_bias"]))

        def step(S: Array, token: Any) -> tuple[Array, Array]:
            q, k, v, decay, beta = token
            S = S * decay[:, None, None]
            correction = beta[:, None] * (v - xp.einsum("nkv,nk->nv", S, k))
            S = S + k[:, :, None] * correction[:, None, :]
            return S, xp.einsum("nkv,nk->nv", S, q)

        start = xp.zeros((self.value_heads, self.key_dim, self.value_dim), x.dtype)
        seen = recurrence(xp, step, start, (q * self.key_dim**-0.5, k, v, decay, sigmoid(xp, b)))
        gated = self.norm(xp, seen, w["norm.weight"]) * silu(xp, z.reshape(seen.shape))
        return linear(gated.reshape(T, -1), w["out_proj.weight"])

    def _unit(self, xp: Any, heads: Array) -> Array:
        """``[T, value_heads, key_dim]`` of length 1."""
        unit = heads / xp.sqrt(xp.sum(heads * heads, axis=-1, keepdims=True) + L2_EPS)
        return xp.repeat(unit, self.value_heads // self.key_heads, axis=1)

    def _projected(self, xp: Any, linear: Linear, x: Array, w: Mapping[str, Array]) -> tuple[Array, ...]:
        """q, k and v side by side, z, b and a; the latter two ``[T, value_heads]``."""
        if not self.by_key_head:
            qkv, z, b, a = (linear(x, w[f"in_proj_{name}.weight"]) for name in ("qkv", "z", "b", "a"))
            return qkv, z, b, a
        T, group = len(x), self.value_heads // self.key_heads
        values = group * self.value_dim
        ends = [self.key_dim, 2 * self.key_dim, 2 * self.key_dim + values]
        q, k, v, z = xp.split(linear(x, w["in_proj_qkvz.weight"]).reshape(T, self.key_heads, -1), ends, axis=-1)
        b, a = xp.split(linear(x, w["in_proj_ba.weight"]).reshape(T, self.key_heads, -1), 2, axis=-1)
        qkv = xp.concatenate([each.reshape(T, -1) for each in (q, k, v)], axis=-1)
        return qkv, z.reshape(T, -1), b.reshape(T, -1), a.reshape(T, -1)
