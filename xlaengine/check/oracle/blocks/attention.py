"""Causal attention (Vaswani et al. 2017) of grouped queries (Ainslie et al. 2023)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from xlaengine.check.oracle.blocks.arithmetic import Array, Linear, RmsNorm, sigmoid, soft_cap, softmax
from xlaengine.check.oracle.blocks.rotation import Rotation
from xlaengine.check.oracle.blocks.slots import EXACT, through_slot

QUERIES = 512
"""The largest number of queries whose scores against all keys exist at once; it bounds the memory of scores."""


@dataclass(frozen=True, kw_only=True)
class Attention:
    """Projections of q, k and v by head, their norms and rotation, attention, and the output projection."""

    heads: int  # N, of queries
    kv_heads: int  # K
    head_dim: int  # H
    rotation: Rotation | None  # of q and k; None: no position encoding (Kazemnejad et al. 2023)
    scale: float | None = None  # of scores; None: 1 / sqrt(H)
    cap: float | None = None  # of scores
    window: int | None = None  # how many positions a query sees, its own included; None: all
    biased: bool = False  # q, k and v have biases
    output_biased: bool = False  # the output projection has a bias
    sinks: bool = False  # each query head has one more score, of a position with value 0 (gpt-oss)
    fused: bool = False  # the rows of q, k and v are one tensor, in this order (Phi-3)
    head_norm: RmsNorm | None = None  # of each head of q and k
    projection_norm: RmsNorm | None = None  # of the whole of q, and of k (OLMo 2)
    gated: bool = False  # each query head has H gates, one for each entry of its output (Qwen3-Next)
    output: str = "o_proj"  # the output projection is named ``self_attn.{output}``
    norm: str = "norm"  # the norms are named ``self_attn.q_{norm}`` and ``self_attn.k_{norm}``
    slots: str = EXACT  # the dtype in which an engine's slots store keys and values

    def parts(self) -> tuple[str, ...]:
        projections = [f"self_attn.{x}_proj.weight" for x in (("qkv",) if self.fused else "qkv")]
        biases = [f"self_attn.{x}_proj.bias" for x in "qkv"] if self.biased else []
        biases += [f"self_attn.{self.output}.bias"] if self.output_biased else []
        biases += ["self_attn.sinks"] if self.sinks else []
        normed = self.head_norm or self.projection_norm
        norms = [f"self_attn.{x}_{self.norm}.weight" for x in ("qk" if normed else "")]
        return (*projections, f"self_attn.{self.output}.weight", *biases, *norms)

    def __call__(self, xp: Any, linear: Linear, x: Array, weights: Mapping[str, Array]) -> Array:
        """Attention of ``x [T, D]``, all positions from 0 on; ``[T, D]``."""
        q, k, v = self._projected(xp, linear, x, weights)
        if self.projection_norm is not None:
            q, k = (self.projection_norm(xp, h, weights[f"self_attn.{name}_{self.norm}.weight"]) for h, name in ((q, "q"), (k, "k")))
        if self.gated:
            q, gate = xp.split(q.reshape(len(x), -1, 2 * self.head_dim), 2, axis=-1)
        q, k, v = (each.reshape(len(x), -1, self.head_dim) for each in (q, k, v))
        if self.head_norm is not None:
            q, k = (self.head_norm(xp, h, weights[f"self_attn.{name}_{self.norm}.weight"]) for h, name in ((q, "q"), (k, "k")))
        if self.rotation is not None:
            q, k = self.rotation(xp, q), self.rotation(xp, k)
        k, v = through_slot(xp, k, self.slots), through_slot(xp, v, self.slots)
        q = q * (self.head_dim**-0.5 if self.scale is None else self.scale)
        seen = attention(xp, q, k, v, self.window, self.cap, weights["self_attn.sinks"] if self.sinks else None)
        if self.gated:
            seen = seen * sigmoid(xp, gate)
        bias = weights[f"self_attn.{self.output}.bias"] if self.output_biased else None
        return linear(seen.reshape(len(x), -1), weights[f"self_attn.{self.output}.weight"], bias)

    def _projected(self, xp: Any, linear: Linear, x: Array, weights: Mapping[str, Array]) -> list[Array]:
        """q ``[T, N * H]``, k and v ``[T, K * H]``."""
        if self.fused:
            q, k = self.heads * self.head_dim, self.kv_heads * self.head_dim
            return xp.split(linear(x, weights["self_attn.qkv_proj.weight"]), [q, q + k], axis=-1)
        return [linear(x, weights[f"self_attn.{n}_proj.weight"], weights.get(f"self_attn.{n}_proj.bias")) for n in "qkv"]


def attention(xp: Any, q: Array, k: Array, v: Array, window: int | None, cap: float | None, sinks: Array | None = None) -> Array:
    """Scaled q ``[T, N, H]``, k and v ``[T, K, H]`` give ``[T, N, H]``.

    Query head n reads kv head n // (N / K). With a ``window`` a query attends to that many positions, its own included. With ``sinks [N]``
    the softmax of head n has one more score, ``sinks[n]``, of a position with value 0.
    """
    T, N, _ = q.shape
    k, v = (xp.repeat(x, N // x.shape[1], axis=1) for x in (k, v))
    parts = []
    for start in range(0, T, QUERIES):
        rows = np.arange(start, min(start + QUERIES, T))[:, None]
        sees = np.arange(T)[None] <= rows
        if window is not None:
            sees &= np.arange(T)[None] > rows - window
        scores = xp.einsum("qnh,snh->nqs", q[start : start + QUERIES], k)
        scores = xp.where(sees[None], soft_cap(xp, scores, cap), -np.inf)
        if sinks is not None:
            scores = xp.concatenate([scores, xp.broadcast_to(sinks[:, None, None], (N, len(rows), 1))], axis=-1)
        parts.append(xp.einsum("nqs,snh->qnh", softmax(xp, scores)[..., :T], v))
    return xp.concatenate(parts, axis=0)
