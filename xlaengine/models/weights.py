"""The parameters of a decoder: their names, shapes and logical axes, in one table.

``abstract(cfg)`` comes first; readers fill it, graphs take its leaves, shardings derive from its axes.
Per-layer arrays are stacked over L, q/k/v and gate/up are fused: few, large products.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import flax.struct

from xlaengine.models.config import ModelConfig


class Spec(NamedTuple):
    """Shape and logical axis names of one parameter; ``None`` in ``axes`` is never sharded."""

    shape: tuple[int, ...]
    axes: tuple[str | None, ...]


@flax.struct.dataclass
class Layers:
    """Every leaf is stacked over L. ``None`` where the family has no such parameter.

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
    """``lm_head`` is None where it is tied to ``embed``."""

    embed: Any
    layers: Layers
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
