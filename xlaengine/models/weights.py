"""The parameters of a decoder: their names, shapes and logical axes, in one table.

``abstract(cfg)`` comes first; readers fill it, graphs take its leaves, shardings derive from its axes.
q/k/v and gate/up are fused: few, large products. Stored, a checkpoint's layers are stacked over L: few leaves, one read each.
Graphs take them by layer (`graph_layout`), one array each: XLA copies a layer's slice out of a stacked array at every
step, which on CPU was 16 of 43 ms (FINDINGS.md).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import flax.struct
import jax
import numpy as np

from xlaengine.models.config import ModelConfig


class Spec(NamedTuple):
    """Shape and logical axis names of one parameter; ``None`` in ``axes`` is never sharded."""

    shape: tuple[int, ...]
    axes: tuple[str | None, ...]


def is_spec(leaf: Any) -> bool:
    return isinstance(leaf, Spec)


@flax.struct.dataclass
class Layers:
    """The parameters of all layers, every leaf stacked over L; of one layer, without that axis, after `graph_layout`.

    ``None`` where the family has no such parameter.

    ``qkv`` holds K*G query heads, then K key heads, then K value heads; ``gate_up`` holds gate, then up.
    """

    attn_norm: Any
    qkv: Any
    o: Any
    mlp_norm: Any
    gate_up: Any
    down: Any
    qkv_bias: Any = None
    q_norm: Any = None
    k_norm: Any = None


@flax.struct.dataclass
class Weights:
    """``embed [V, D]``, ``lm_head [D, V]``.

    As stored ``layers`` is one stacked `Layers`, and ``lm_head`` is None where it is tied to ``embed``. After `graph_layout`
    ``layers`` is a tuple of L, and where the two are tied it is ``embed`` that is None.
    """

    embed: Any
    layers: Any
    final_norm: Any
    lm_head: Any = None


def abstract(cfg: ModelConfig) -> Weights:
    """The tree of `Spec` that a checkpoint of this config must fill exactly."""
    L, D, F, V, H = cfg.layers, cfg.d_model, cfg.mlp, cfg.vocab, cfg.head_dim
    heads, qkv = cfg.heads * H, (cfg.heads + 2 * cfg.kv_heads) * H
    return Weights(
        embed=Spec((V, D), ("vocab", "embed")),
        layers=Layers(
            attn_norm=Spec((L, D), ("layer", None)),
            qkv=Spec((L, D, qkv), ("layer", "embed", "heads")),
            o=Spec((L, heads, D), ("layer", "heads", "embed")),
            mlp_norm=Spec((L, D), ("layer", None)),
            gate_up=Spec((L, D, 2 * F), ("layer", "embed", "mlp")),
            down=Spec((L, F, D), ("layer", "mlp", "embed")),
            qkv_bias=Spec((L, qkv), ("layer", "heads")) if cfg.qkv_bias else None,
            q_norm=Spec((L, H), ("layer", None)) if cfg.qk_norm else None,
            k_norm=Spec((L, H), ("layer", None)) if cfg.qk_norm else None,
        ),
        final_norm=Spec((D,), (None,)),
        lm_head=None if cfg.tie_embeddings else Spec((D, V), ("embed", "vocab")),
    )


def graph_layout(weights: Weights) -> Weights:
    """The same weights as graphs take them; for numpy arrays (layers as views) and for `Spec` alike.

    ``layers`` becomes a tuple of L. A tied embedding becomes ``lm_head [D, V]`` with ``embed`` None: the product with all of
    it, at every step, is faster that way around, and a lookup takes few columns.
    """

    def take(leaf: Any, layer: int) -> Any:
        return Spec(leaf.shape[1:], leaf.axes[1:]) if is_spec(leaf) else leaf[layer]

    count = weights.layers.attn_norm.shape[0]
    layers = (jax.tree.map(lambda leaf: take(leaf, i), weights.layers, is_leaf=is_spec) for i in range(count))  # noqa: B023
    weights = replace(weights, layers=tuple(layers))
    return weights if weights.lm_head is not None else replace(weights, embed=None, lm_head=_transposed(weights.embed))


def _transposed(leaf: Any) -> Any:
    return Spec(leaf.shape[::-1], leaf.axes[::-1]) if is_spec(leaf) else np.ascontiguousarray(leaf.T)
