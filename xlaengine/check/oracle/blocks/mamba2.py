"""Mamba2 (Dao and Gu 2024, arXiv 2405.21060)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from xlaengine.check.oracle.blocks.arithmetic import Array, Linear, RmsNorm, silu, softplus
from xlaengine.check.oracle.blocks.sequence import causal_convolution, recurrence


@dataclass(frozen=True, kw_only=True)
class Mamba2:
    """A head keeps ``S [head_dim, state]``. A token multiplies it by a decay, adds its input times its ``B``, and reads it with ``C``."""

    heads: int
    head_dim: int
    groups: int  # of heads that share B and C, in order
    state: int
    norm: RmsNorm | None  # it normalizes each group's part of the output
    norm_first: bool = False  # the norm comes before the gate, not after it
    step_limits: tuple[float, float] = (0.0, math.inf)
    conv_biased: bool = True
    multipliers: tuple[float, ...] = (1.0,) * 5  # for the projected z, x, B, C and time step
    name: str = "mamba"  # its tensors' names begin with this

    def parts(self) -> tuple[str, ...]:
        optional = [*(["conv1d.bias"] if self.conv_biased else []), *([] if self.norm is None else ["norm.weight"])]
        return tuple(f"{self.name}.{x}" for x in ("in_proj.weight", "conv1d.weight", "dt_bias", "A_log", "D", "out_proj.weight", *optional))

    def __call__(self, xp: Any, linear: Linear, x: Array, weights: Mapping[str, Array]) -> Array:
        prefix = f"{self.name}."
        w = {name.removeprefix(prefix): weight for name, weight in weights.items() if name.startswith(prefix)}
        T, inner, shared = len(x), self.heads * self.head_dim, self.groups * self.state
        ends = [inner, 2 * inner, 2 * inner + shared, 2 * inner + 2 * shared]
        projected = xp.split(linear(x, w["in_proj.weight"]), ends, axis=-1)
        z, *convolved, dt = (each * multiplier for each, multiplier in zip(projected, self.multipliers, strict=True))
        convolved = causal_convolution(xp, xp.concatenate(convolved, axis=-1), w["conv1d.weight"], w.get("conv1d.bias"))
        u, B, C = xp.split(silu(xp, convolved), [inner, inner + shared], axis=-1)
        u = u.reshape(T, self.heads, self.head_dim)
        B, C = (xp.repeat(each.reshape(T, self.groups, self.state), self.heads // self.groups, axis=1) for each in (B, C))
        dt = xp.clip(softplus(xp, dt + w["dt_bias"]), *self.step_limits)

        def step(S: Array, token: Any) -> tuple[Array, Array]:
            u, B, C, dt, decay = token
            S = S * decay[:, None, None] + (dt[:, None] * u)[:, :, None] * B[:, None, :]
            return S, xp.einsum("nhs,ns->nh", S, C)

        start = xp.zeros((self.heads, self.head_dim, self.state), x.dtype)
        y = recurrence(xp, step, start, (u, B, C, dt, xp.exp(-xp.exp(w["A_log"]) * dt))) + u * w["D"][:, None]
        return linear(self._gated(xp, y.reshape(T, inner), z, w), w["out_proj.weight"])

    def _gated(self, xp: Any, y: Array, z: Array, w: Mapping[str, Array]) -> Array:
        gate = silu(xp, z)
        if self.norm is None:
            return y * gate
        by_group = len(y), self.groups, -1
        y = y if self.norm_first else y * gate
        normed = self.norm(xp, y.reshape(by_group), w["norm.weight"].reshape(self.groups, -1)).reshape(y.shape)
        return normed * gate if self.norm_first else normed
