"""The parts that layers are made of: norms, rotations, attention, feed-forwards. Axes: L B S T K G H D F V as in docs/architecture.md."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Float, Float32, Int32

from xlaengine.memory.cells import KeysSpec
from xlaengine.models.config import RopeScaling
from xlaengine.models.rope_scaling import scaled
from xlaengine.models.spec import Call, Norm, Params, Tokens
from xlaengine.ops import block_attention
from xlaengine.ops.barriers import rounded_product, zero_of
from xlaengine.ops.base import Ops, Scores
from xlaengine.ops.params import Param


@dataclass(frozen=True)
class RMSNorm:
    """``x * rsqrt(mean(x^2) + eps) * weight`` over the last axis, in float32 (Zhang & Sennrich 2019)."""

    size: int
    eps: float

    def parameter(self) -> Param:
        return Param((self.size,), (None,))

    def __call__(self, weight: Float[Array, " {self.size}"], x: Float[Array, "*N {self.size}"], ops: Ops) -> Float[Array, "*N {self.size}"]:
        return ops.unit(x, self.eps).astype(x.dtype) * weight


@dataclass(frozen=True)
class OffsetRMSNorm(RMSNorm):
    """`RMSNorm` that multiplies by 1 + weight, in float32 (Gemma Team 2024)."""

    def __call__(self, weight: Float[Array, " {self.size}"], x: Float[Array, "*N {self.size}"], ops: Ops) -> Float[Array, "*N {self.size}"]:
        return (ops.unit(x, self.eps) * (1 + weight.astype(jnp.float32))).astype(x.dtype)


@dataclass(frozen=True)
class Rope:
    """Rotary position embedding (Su et al. 2021) in Hugging Face's convention: dimensions i and i + head_dim / 2 of a head are rotated as a
    pair.

    Attributes:
        head_dim: the number of a head's dimensions that are rotated, from the first on.
    """

    head_dim: int
    theta: float
    scaling: RopeScaling | None = None

    def frequencies(self) -> np.ndarray:
        """Inverse wavelengths ``[H/2]`` in float32, scaled."""
        exponent = np.arange(0, self.head_dim, 2, dtype=np.float32) / np.float32(self.head_dim)
        frequency = (1.0 / np.float32(self.theta) ** exponent).astype(np.float32)
        return frequency if self.scaling is None else scaled(frequency, self.theta, self.scaling)

    @jax.named_scope("rope")
    def prepare(self, positions: Array) -> tuple[Array, Array]:
        """cos and sin ``[*, T, 1, H/2]`` float32 for ``positions [*, T]``."""
        angle = positions[..., None, None].astype(jnp.float32) * self.frequencies()
        magnitude = 1.0 if self.scaling is None else self.scaling.magnitude
        cos, sin = jnp.cos(angle), jnp.sin(angle)
        return (cos, sin) if magnitude == 1.0 else (cos * jnp.float32(magnitude), sin * jnp.float32(magnitude))


def rotate(
    x: Float[Array, "*N heads H"], table: tuple[Float32[Array, "*#N 1 half"], Float32[Array, "*#N 1 half"]], zero: Int32[Array, ""]
) -> Float[Array, "*N heads H"]:
    """``x`` with its first dimensions rotated by a table of `Rope.prepare`. ``zero`` is as in `rounded_product`."""
    cos, sin = table
    half = cos.shape[-1]
    x32 = x.astype(jnp.float32)
    a, b, *rest = jnp.split(x32, [half, 2 * half] if 2 * half < x.shape[-1] else 2, axis=-1)
    times = functools.partial(rounded_product, zero)
    return jnp.concatenate([times(a, cos) - times(b, sin), times(b, cos) + times(a, sin), *rest], axis=-1).astype(x.dtype)


@dataclass(frozen=True, kw_only=True)
class Attention:
    """Causal grouped-query attention (Ainslie et al. 2023) over all earlier positions, or over a window of them (Beltagy et al. 2020).

    q, k and v are one product, and its columns are ordered by key head: the G query heads of a key head, its key, its value. So the matrix
    can be cut between key heads.

    Attributes:
        kv_heads: K.
        groups: G, query heads per key head.
        head_dim: H.
        bias: q, k and v have a bias.
        q_norm, k_norm: norms of q and k before the rotation; None for none. A norm of as many values as a head norms each head; a norm of
            as many values as all heads norms them together.
        window: how many keys a token sees, its own included; None for all.
        scale: scores are ``scale * q k``; None for ``H ** -0.5``.
        cap: scores ``s`` are ``cap * tanh(s / cap)``; None for no cap.
        sinks: each query head has a parameter, the score of an additional key whose value is 0 (Xiao et al. 2024, arXiv 2309.17453).
        o_bias: the output projection has a bias.
        gated: the output of each query head is multiplied by the sigmoid of a gate. The gates' columns follow those of the value.
    """

    d_model: int
    kv_heads: int
    groups: int
    head_dim: int
    rope: Rope | None
    bias: bool = False
    q_norm: Norm | None = None
    k_norm: Norm | None = None
    window: int | None = None
    scale: float | None = None
    cap: float | None = None
    gated: bool = False
    sinks: bool = False
    o_bias: bool = False
    scope = "attention"

    @property
    def cell_spec(self) -> KeysSpec:
        return KeysSpec(self.kv_heads, self.head_dim, self.window, Scores(self.scale, self.cap))

    @property
    def tables(self) -> tuple[Rope, ...]:
        return () if self.rope is None else (self.rope,)

    def scratch(self, tokens: int, rows: int, block: int) -> float:
        return block_attention.scratch(tokens, rows, block, self.kv_heads, self.groups, self.head_dim)

    def parameters(self) -> dict[str, Param]:
        D, K, G, H = self.d_model, self.kv_heads, self.groups, self.head_dim
        own = {
            "qkv": Param((D, K, self._by_key_head, H), ("embed", "kv_heads", None, None), inputs=1),
            "o": Param((K, G, H, D), ("kv_heads", None, None, "embed"), inputs=3),
        }
        if self.bias:
            own["qkv_bias"] = Param((K, self._by_key_head, H), ("kv_heads", None, None))
        if self.o_bias:
            own["o_bias"] = Param((D,), ("embed",))
        if self.sinks:
            own["sinks"] = Param((K, G), ("kv_heads", None))
        return own | {name: norm.parameter() for name, norm in (("q_norm", self.q_norm), ("k_norm", self.k_norm)) if norm is not None}

    @property
    def _by_key_head(self) -> int:
        """The number of heads that one key head has in the product: its query heads, key, value and gates."""
        return self.groups + 2 + (self.groups if self.gated else 0)

    def __call__(self, w: Params, x: Array, call: Call, cell: object) -> tuple[Array, object]:
        q, k, v, gate = self._qkv(w, x, call)
        out, cell = self.cell_spec.attend(call.ops, cell, call.index, q, k, v, call.access, w.get("sinks"))
        with jax.named_scope("output"):
            out = out if gate is None else out * jax.nn.sigmoid(gate)
            out = call.ops.product(out.reshape(*x.shape[:2], -1), w["o"])
            return out + w["o_bias"] if self.o_bias else out, cell

    @jax.named_scope("qkv")
    def _qkv(self, w: Params, x: Array, call: Call) -> tuple[Array, Array, Array, Array | None]:
        """Rotated q ``[B, T, K, G, H]``, rotated k and plain v ``[B, T, K, H]``, and gates shaped as q or None, from ``x [B, T, D]``."""
        K, G, H = self.kv_heads, self.groups, self.head_dim
        qkv = call.ops.product(x, w["qkv"]).reshape(*x.shape[:2], K, self._by_key_head, H)
        if self.bias:
            qkv = qkv + w["qkv_bias"]
        q, k, v = qkv[..., :G, :].reshape(*x.shape[:2], K * G, H), qkv[..., G, :], qkv[..., G + 1, :]
        q, k = _by_size(self.q_norm, w.get("q_norm"), q, call.ops), _by_size(self.k_norm, w.get("k_norm"), k, call.ops)
        if self.rope is not None:
            q, k = (rotate(heads, call.tables[self.rope], zero_of(call.access.slots)) for heads in (q, k))
        return q.reshape(*x.shape[:2], K, G, H), k, v, qkv[..., G + 2 :, :] if self.gated else None


def _by_size(norm: Norm | None, weight: Any, heads: Array, ops: Ops) -> Array:
    """``heads [B, T, N, H]``, normed in runs of `Norm.size` values."""
    return heads if norm is None else norm(weight, heads.reshape(*heads.shape[:2], -1, norm.size), ops).reshape(heads.shape)


@dataclass(frozen=True)
class SwiGLU:
    """``(silu(x gate) * (x up)) down`` (Shazeer 2020); gate and up are one product."""

    d_model: int
    mlp: int
    scope = "mlp"
    at_once = False
    activation = staticmethod(jax.nn.silu)

    @property
    def width(self) -> int:
        return 3 * self.mlp

    def parameters(self) -> Mapping[str, Param]:
        D, F = self.d_model, self.mlp
        return {
            "gate_up": Param((D, 2, F), ("embed", None, "mlp"), inputs=1),
            "down": Param((F, D), ("mlp", "embed"), inputs=1),
        }

    def __call__(self, w: Params, x: Array, tokens: Tokens) -> Array:
        gate, up = jnp.split(tokens.ops.product(x, w["gate_up"]), 2, axis=-1)
        return tokens.ops.product(self.activation(gate) * up, w["down"])


@dataclass(frozen=True)
class GeGLU(SwiGLU):
    """`SwiGLU` with the tanh approximation of GELU in place of SiLU (Shazeer 2020; Hendrycks & Gimpel 2016)."""

    activation = staticmethod(jax.nn.gelu)
