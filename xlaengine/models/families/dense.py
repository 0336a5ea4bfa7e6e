"""Code that families with one kind of layer share: pre-norm attention and a SwiGLU feed-forward (Touvron et al. 2023)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from xlaengine.models.blocks import Attention, RMSNorm, Rope, SwiGLU
from xlaengine.models.config import ModelConfig
from xlaengine.models.errors import CheckpointError, UnsupportedModel
from xlaengine.models.families.base import Tensor
from xlaengine.models.spec import Embedding, Head, LayerSpec, ModelSpec
from xlaengine.types.words import shown

MIXER_NORM = Tensor("model.layers.{}.input_layernorm.weight", "blk.{}.attn_norm.weight", "mixer", "norm")
"""The tensor of the norm before a mixer."""


def dense(cfg: ModelConfig, *, bias: bool = False, head_norm: bool = False) -> ModelSpec:
    """A model whose layers differ only in the window of their attention.

    Args:
        bias: q, k and v have a bias.
        head_norm: each head of q and k is normed before the rotation.
    """
    norm = RMSNorm(cfg.d_model, cfg.norm_eps)
    of_head = RMSNorm(cfg.head_dim, cfg.norm_eps) if head_norm else None
    attention = attention_of(cfg, bias=bias, q_norm=of_head, k_norm=of_head)
    layer = LayerSpec(norm, attention, norm, SwiGLU(cfg.d_model, cfg.mlp))
    windows = cfg.windows or (None,) * cfg.layers
    return model_of(cfg, tuple(with_attention(layer, window=window) for window in windows))


def attention_of(cfg: ModelConfig, **more: Any) -> Attention:
    """Attention of the configuration's sizes, whose heads are rotated whole; ``more`` are other fields of it."""
    rope = Rope(cfg.head_dim, cfg.rope_theta, cfg.rope_scaling)
    sizes = {"d_model": cfg.d_model, "kv_heads": cfg.kv_heads, "groups": cfg.groups, "head_dim": cfg.head_dim}
    return Attention(**{**sizes, "rope": rope, **more})


def with_attention(layer: LayerSpec, **changes: Any) -> LayerSpec:
    """The layer, with these fields of its attention changed."""
    assert isinstance(layer.mixer, Attention)
    return replace(layer, mixer=replace(layer.mixer, **changes))


def model_of(cfg: ModelConfig, layers: tuple[LayerSpec, ...], norm: type[RMSNorm] = RMSNorm) -> ModelSpec:
    """These layers between an embedding and a normed head."""
    head = Head(norm(cfg.d_model, cfg.norm_eps), cfg.vocab, cfg.d_model, cfg.tie_embeddings)
    return ModelSpec(Embedding(cfg.vocab, cfg.d_model), layers, head)


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    """The tensors of a layer of `dense`."""
    assert isinstance(layer.mixer, Attention)
    yield from attention_tensors(layer.mixer)
    yield from swiglu_tensors()


def attention_tensors(attention: Attention) -> Iterator[Tensor]:
    """The tensors of attention and of the norm before it."""
    K, G = attention.kv_heads, attention.groups
    parts: dict[str, tuple[Any, ...]] = {"q": ((..., slice(0, G), slice(None)),), "k": ((..., G, slice(None)),)}
    parts["v"] = ((..., G + 1, slice(None)),)
    if attention.gated:  # in the tensor, each query head is followed by its gate
        parts["q"] = tuple((..., k, of, slice(None)) for k in range(K) for g in range(G) for of in (g, G + 2 + g))
    rotated = {"q": K * G, "k": K, "v": 0}
    yield MIXER_NORM
    for kind, suffix in (("qkv", "weight"), ("qkv_bias", "bias")) if attention.bias else (("qkv", "weight"),):
        for of in "qkv":
            hf, gguf = f"model.layers.{{}}.self_attn.{of}_proj.{suffix}", f"blk.{{}}.attn_{of}.{suffix}"
            yield Tensor(hf, gguf, "mixer", kind, parts[of], rotated[of])
    yield Tensor("model.layers.{}.self_attn.o_proj.weight", "blk.{}.attn_output.weight", "mixer", "o")
    if attention.o_bias:
        yield Tensor("model.layers.{}.self_attn.o_proj.bias", "blk.{}.attn_output.bias", "mixer", "o_bias")
    for of in "qk" if attention.q_norm is not None else "":
        yield Tensor(f"model.layers.{{}}.self_attn.{of}_norm.weight", f"blk.{{}}.attn_{of}_norm.weight", "mixer", f"{of}_norm")


def swiglu_tensors() -> Iterator[Tensor]:
    """The tensors of a `SwiGLU` and of the norm before it."""
    yield Tensor("model.layers.{}.post_attention_layernorm.weight", "blk.{}.ffn_norm.weight", "feed_forward", "norm")
    for place, of in enumerate(("gate", "up")):
        hf, gguf = f"model.layers.{{}}.mlp.{of}_proj.weight", f"blk.{{}}.ffn_{of}.weight"
        yield Tensor(hf, gguf, "feed_forward", "gate_up", ((..., place, slice(None)),))
    yield Tensor("model.layers.{}.mlp.down_proj.weight", "blk.{}.ffn_down.weight", "feed_forward", "down")


def sliding_layers(stated: Mapping[str, Any], where: str, otherwise: Sequence[bool]) -> list[bool]:
    """For each layer, whether ``layer_types`` gives it a window; ``otherwise`` if the key is missing.

    GGUF's list has a boolean for each layer, true for one with a window. Raises as `check_kinds` does.
    """
    kinds = stated.get("layer_types")
    if kinds is None:
        return list(otherwise)
    of_flags = {True: "sliding_attention", False: "full_attention"}
    kinds = [of_flags[kind] if isinstance(kind, bool) else kind for kind in kinds]
    check_kinds(kinds, ("full_attention", "sliding_attention"), stated["num_hidden_layers"], where)
    return [kind == "sliding_attention" for kind in kinds]


def check_kinds(kinds: Sequence[str], supported: tuple[str, str], layers: int, where: str) -> None:
    """Checks ``layer_types``.

    Raises:
        UnsupportedModel: one of ``kinds`` (the ``layer_types``) is not in ``supported``.
        CheckpointError: there are not as many types as layers.
    """
    if strange := sorted(set(kinds) - set(supported)):
        message = f"{where} sets layer_types to {shown(strange[0])} among others; only {' and '.join(supported)} are supported"
        raise UnsupportedModel(message)
    if len(kinds) != layers:
        raise CheckpointError(f"{where} sets {len(kinds)} layer_types and num_hidden_layers to {layers}")
