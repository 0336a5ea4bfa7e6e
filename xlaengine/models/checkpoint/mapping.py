"""Which tensors of a checkpoint fill which parameter: one table of data, and the plan that it gives for a config."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Spec, Weights, abstract


class Source(NamedTuple):
    """One stored tensor: its names, with ``{}`` for the layer.

    ``part`` is the share of a fused parameter's last axis that it fills: ``q`` K*G*H, ``k`` and ``v`` K*H, ``mlp`` F, or all of it.
    """

    hf: str
    gguf: str
    part: str = ""


LAYER_SOURCES: dict[str, tuple[Source, ...]] = {
    "attn_norm": (Source("model.layers.{}.input_layernorm.weight", "blk.{}.attn_norm.weight"),),
    "qkv": (
        Source("model.layers.{}.self_attn.q_proj.weight", "blk.{}.attn_q.weight", "q"),
        Source("model.layers.{}.self_attn.k_proj.weight", "blk.{}.attn_k.weight", "k"),
        Source("model.layers.{}.self_attn.v_proj.weight", "blk.{}.attn_v.weight", "v"),
    ),
    "o": (Source("model.layers.{}.self_attn.o_proj.weight", "blk.{}.attn_output.weight"),),
    "mlp_norm": (Source("model.layers.{}.post_attention_layernorm.weight", "blk.{}.ffn_norm.weight"),),
    "gate_up": (
        Source("model.layers.{}.mlp.gate_proj.weight", "blk.{}.ffn_gate.weight", "mlp"),
        Source("model.layers.{}.mlp.up_proj.weight", "blk.{}.ffn_up.weight", "mlp"),
    ),
    "down": (Source("model.layers.{}.mlp.down_proj.weight", "blk.{}.ffn_down.weight"),),
    "qkv_bias": (
        Source("model.layers.{}.self_attn.q_proj.bias", "blk.{}.attn_q.bias", "q"),
        Source("model.layers.{}.self_attn.k_proj.bias", "blk.{}.attn_k.bias", "k"),
        Source("model.layers.{}.self_attn.v_proj.bias", "blk.{}.attn_v.bias", "v"),
    ),
    "q_norm": (Source("model.layers.{}.self_attn.q_norm.weight", "blk.{}.attn_q_norm.weight"),),
    "k_norm": (Source("model.layers.{}.self_attn.k_norm.weight", "blk.{}.attn_k_norm.weight"),),
}

TOP_SOURCES: dict[str, Source] = {
    "embed": Source("model.embed_tokens.weight", "token_embd.weight"),
    "final_norm": Source("model.norm.weight", "output_norm.weight"),
    "lm_head": Source("lm_head.weight", "output.weight"),
}


@dataclass(frozen=True)
class Fill:
    """Copy tensor ``name`` of ``shape`` into ``leaf[layer, ..., start:stop]``.

    Attributes:
        leaf: field of `Layers`, or of `Weights` where ``layer`` is None.
        transpose: the file has ``[out, in]``, the parameter ``[in, out]``.
        rotated_heads: the rows are those of so many heads, and rope rotates them; 0 where it does not.
    """

    name: str
    shape: tuple[int, ...]
    leaf: str
    layer: int | None
    start: int
    stop: int
    transpose: bool
    rotated_heads: int = 0


def plan(cfg: ModelConfig, naming: str) -> list[Fill]:
    """Every tensor that a checkpoint of ``cfg`` must hold, under the names of ``naming``: ``hf`` or ``gguf``."""
    specs = abstract(cfg)
    fills = [
        fill
        for layer in range(cfg.layers)
        for leaf, sources in LAYER_SOURCES.items()
        if getattr(specs.layers, leaf) is not None
        for fill in _layer_fills(cfg, getattr(specs.layers, leaf), leaf, layer, sources, naming)
    ]
    return fills + list(_top_fills(specs, naming))


def _layer_fills(cfg: ModelConfig, spec: Spec, leaf: str, layer: int, sources: tuple[Source, ...], naming: str) -> Iterator[Fill]:
    heads = {"q": cfg.heads, "k": cfg.kv_heads, "v": cfg.kv_heads}
    widths = {part: count * cfg.head_dim for part, count in heads.items()} | {"mlp": cfg.mlp, "": spec.shape[-1]}
    matrix = len(spec.shape) == 3
    start = 0
    for source in sources:
        width = widths[source.part]
        shape = (width, spec.shape[1]) if matrix else (width,)
        rotated = heads[source.part] if source.part in ("q", "k") else 0
        yield Fill(getattr(source, naming).format(layer), shape, leaf, layer, start, start + width, matrix, rotated)
        start += width


def _top_fills(specs: Weights, naming: str) -> Iterator[Fill]:
    for leaf, source in TOP_SOURCES.items():
        spec = getattr(specs, leaf)
        if spec is None:
            continue
        transpose = leaf == "lm_head"
        shape = spec.shape[::-1] if transpose else spec.shape
        yield Fill(getattr(source, naming), shape, leaf, None, 0, spec.shape[-1], transpose)
