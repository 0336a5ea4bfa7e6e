"""gpt-oss (OpenAI 2025, arXiv 2508.10925): sinks in the softmax, alternating windows, and experts with biases and a clamped SwiGLU."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.models.blocks import Attention
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import UnsupportedModel
from xlaengine.models.experts import Experts
from xlaengine.models.families import mixtures
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.families.dense import attention_of, attention_tensors, model_of, sliding_layers
from xlaengine.models.families.olmo2 import LateRMSNorm
from xlaengine.models.settings import Positions, Positive, Size
from xlaengine.models.spec import LayerSpec, ModelSpec
from xlaengine.types.words import shown

EXPERTS, LIMIT, ALPHA, QUANTIZATION = mixtures.LOCAL, "swiglu_limit", "swiglu_alpha", "quantization_config"
TYPES = {
    "sliding_window": Positions,
    "layer_types": list[str],
    EXPERTS: Size,
    mixtures.TOP: Size,
    LIMIT: Positive,
    ALPHA: Positive,
    QUANTIZATION: dict[str, Any],
}
DEFAULTS = {
    EXPERTS: 128,
    mixtures.TOP: 4,
    LIMIT: 7.0,
    ALPHA: 1.702,
    "vocab_size": 201088,
    "hidden_size": 2880,
    "intermediate_size": 2880,
    "num_hidden_layers": 36,
    "num_attention_heads": 64,
    "num_key_value_heads": 8,
    "head_dim": 64,
    "rms_norm_eps": 1e-5,
    "rope_theta": 150_000.0,
    "max_position_embeddings": 131_072,
}
ROPE = {"rope_type": "yarn", "factor": 32.0, "original_max_position_embeddings": 4096, "truncate": False}
WINDOW = 128
NORM = Tensor("model.layers.{}.post_attention_layernorm.weight", "blk.{}.post_attention_norm.weight", "feed_forward", "norm")


@dataclass(frozen=True)
class ClampedSwiGLU:
    """``(up + 1) * gate * sigmoid(alpha * gate)``, with gate at most ``limit`` and up between ``-limit`` and ``limit``."""

    alpha: float
    limit: float

    def __call__(self, gate: Array, up: Array) -> Array:
        gate, up = jnp.minimum(gate, self.limit), jnp.clip(up, -self.limit, self.limit)
        return (up + 1) * (gate * jax.nn.sigmoid(gate * self.alpha))


def spec(cfg: ModelConfig) -> ModelSpec:
    of_family: Any = dict(cfg.own)
    norm = LateRMSNorm(cfg.d_model, cfg.norm_eps)
    attention = attention_of(cfg, bias=True, o_bias=True, sinks=True)
    router = mixtures.router_of(cfg, EXPERTS, scores="chosen", biased=True)
    activation = ClampedSwiGLU(of_family[ALPHA], of_family[LIMIT])
    experts = Experts(d_model=cfg.d_model, mlp=cfg.mlp, router=router, activation=activation, biased=True)
    windows = cfg.windows or (None,) * cfg.layers
    layers = tuple(LayerSpec(norm, replace(attention, window=window), norm, experts) for window in windows)
    return model_of(cfg, layers, LateRMSNorm)


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    """The tensors of a layer. In safetensors, matrices of experts are ``[E, in, out]``, and the columns of gate and up alternate."""
    assert isinstance(layer.mixer, Attention)
    assert isinstance(layer.feed_forward, Experts)
    E, D, F = layer.feed_forward.router.experts, layer.feed_forward.d_model, layer.feed_forward.mlp
    yield from attention_tensors(layer.mixer)
    yield Tensor("model.layers.{}.self_attn.sinks", "blk.{}.attn_sinks.weight", "mixer", "sinks")
    yield NORM
    yield mixtures.router("mlp.router")
    yield Tensor("model.layers.{}.mlp.router.bias", "blk.{}.ffn_gate_inp.bias", "feed_forward", "router_bias")
    yield from mixtures.gguf_matrices()
    for of in ("gate", "up"):
        part = (mixtures.PLACES[of],)
        yield Tensor("", f"blk.{{}}.ffn_{of}_exps.bias", "feed_forward", "gate_up_bias", part, shapes={"gguf": (E, F)})
    prefix = "model.layers.{}.mlp.experts."
    yield Tensor(f"{prefix}gate_up_proj", "", "feed_forward", "gate_up", shapes={"hf": (E, D, 2 * F)}, from_hf=_gate_up)
    yield Tensor(f"{prefix}gate_up_proj_bias", "", "feed_forward", "gate_up_bias", shapes={"hf": (E, 2 * F)}, from_hf=_in_halves)
    yield Tensor(f"{prefix}down_proj", "", "feed_forward", "down", shapes={"hf": (E, F, D)}, from_hf=lambda x: x.swapaxes(1, 2))
    shapes = {"hf": (E, D), "gguf": (E, D)}
    yield Tensor(f"{prefix}down_proj_bias", "blk.{}.ffn_down_exps.bias", "feed_forward", "down_bias", shapes=shapes)


def _gate_up(stored: np.ndarray) -> np.ndarray:
    """``[E, 2 F, D]``, gate before up, from ``[E, D, 2 F]``."""
    return _in_halves(stored.swapaxes(1, 2))


def _in_halves(stored: np.ndarray) -> np.ndarray:
    """``[E, 2 F, *]`` with the even entries before the odd ones."""
    return np.concatenate([stored[:, ::2], stored[:, 1::2]], axis=1)


def windows(stated: Mapping[str, Any], where: str) -> tuple[int | None, ...]:
    """Without ``layer_types``, every second layer has a window, beginning with the first."""
    slides = sliding_layers(stated, where, [layer % 2 == 0 for layer in range(stated["num_hidden_layers"])])
    size = stated.get("sliding_window", WINDOW)
    if size is None and any(slides):
        raise UnsupportedModel(f"{where} sets sliding_window to null, and layers of layer_types have a window")
    return tuple(size if each else None for each in slides)


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    """`Family.own`.

    Raises:
        UnsupportedModel: the weights are quantized in another form than MXFP4.
    """
    quantization = stated.get(QUANTIZATION)
    if quantization is not None and quantization.get("quant_method") != "mxfp4":
        raise UnsupportedModel(f"{where} sets {QUANTIZATION} to {shown(quantization)}; only quant_method 'mxfp4' is supported")
    return {**mixtures.chosen_of(stated, where, EXPERTS), LIMIT: float(stated[LIMIT]), ALPHA: float(stated[ALPHA])}


GPT_OSS = Family(
    "gpt_oss",
    "GptOssForCausalLM",
    spec,
    tensors,
    gguf="gpt-oss",
    types=TYPES,
    defaults=DEFAULTS,
    must_be={"attention_bias": True},
    gguf_keys={
        "attention.sliding_window": "sliding_window",
        "expert_count": EXPERTS,
        "expert_used_count": mixtures.TOP,
    },
    windows=windows,
    own=own,
    rope=ROPE,
)
