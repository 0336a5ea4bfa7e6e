"""OLMo 2 (OLMo Team 2024, arXiv 2501.00656): norms after the branches, none before them, and norms over all heads of q and of k."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import jax.numpy as jnp
from jax import Array
from jaxtyping import Float

from xlaengine.models.blocks import RMSNorm, Rope, SwiGLU
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import dense
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.families.dense import attention_of, model_of
from xlaengine.models.spec import LayerSpec, ModelSpec
from xlaengine.ops.base import Ops


@dataclass(frozen=True)
class LateRMSNorm(RMSNorm):
    """`RMSNorm` that also multiplies by the weights in float32, and rounds afterwards."""

    def __call__(self, weight: Float[Array, " {self.size}"], x: Float[Array, "*N {self.size}"], ops: Ops) -> Float[Array, "*N {self.size}"]:
        return (ops.unit(x, self.eps) * weight.astype(jnp.float32)).astype(x.dtype)


def spec(cfg: ModelConfig, sliding: Rope | None = None) -> ModelSpec:
    """The model of a configuration.

    Args:
        sliding: the rotation of layers with a window.
    """
    norm, of_q, of_k = (LateRMSNorm(size, cfg.norm_eps) for size in (cfg.d_model, cfg.heads * cfg.head_dim, cfg.kv_heads * cfg.head_dim))
    full = attention_of(cfg, q_norm=of_q, k_norm=of_k)
    mixers = [full if size is None else replace(full, rope=sliding, window=size) for size in cfg.windows or (None,) * cfg.layers]
    feed_forward = SwiGLU(cfg.d_model, cfg.mlp)
    layers = (LayerSpec(None, mixer, None, feed_forward, mixer_after=norm, feed_forward_after=norm) for mixer in mixers)
    return model_of(cfg, tuple(layers), LateRMSNorm)


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    yield from (tensor for tensor in dense.tensors(layer) if tensor.name != "norm")
    yield Tensor("model.layers.{}.post_attention_layernorm.weight", "blk.{}.post_attention_norm.weight", "mixer", "after")
    yield Tensor("model.layers.{}.post_feedforward_layernorm.weight", "blk.{}.post_ffw_norm.weight", "feed_forward", "after")


OLMO2 = Family("olmo2", "Olmo2ForCausalLM", spec, tensors, gguf="olmo2")
