"""Mamba2 (Dao & Gu 2024, arXiv 2405.21060): layers without attention and without feed-forwards."""

from __future__ import annotations

from collections.abc import Iterator

from xlaengine.models.blocks import RMSNorm
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import mamba_layers
from xlaengine.models.families.base import TOP, Family, Tensor, TopTensor
from xlaengine.models.families.dense import MIXER_NORM, model_of
from xlaengine.models.mamba2 import Mamba2
from xlaengine.models.spec import LayerSpec, ModelSpec

NAMES = {
    "mamba_n_heads": "num_heads",
    "mamba_d_head": "head_dim",
    "mamba_n_groups": "n_groups",
    "mamba_d_state": "state_size",
    "mamba_d_conv": "conv_kernel",
    "mamba_expand": "expand",
    "mamba_conv_bias": "use_conv_bias",
    "rms_norm_eps": "layer_norm_epsilon",
}
DEFAULTS = mamba_layers.DEFAULTS | {"mamba_d_head": 64, "mamba_n_groups": 8, "mamba_d_state": 128, "rms_norm_eps": 1e-5}
UNUSED = {"num_attention_heads": 1, "num_key_value_heads": 1, "head_dim": 64, "intermediate_size": 1}
"""Values of settings that the family does not have. The ``head_dim`` in a ``config.json`` is ``mamba_d_head``, and need not be even."""
POSITIONS = 2**20
"""The longest context. No setting limits it; llama.cpp writes this number into its files."""


def spec(cfg: ModelConfig) -> ModelSpec:
    layer = LayerSpec(RMSNorm(cfg.d_model, cfg.norm_eps), mamba_layers.mamba_of(cfg), None, None)
    return model_of(cfg, (layer,) * cfg.layers)


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    assert isinstance(layer.mixer, Mamba2)
    yield Tensor("backbone.layers.{}.norm.weight", MIXER_NORM.gguf, "mixer", "norm")
    for tensor in mamba_layers.mamba_tensors(layer.mixer):
        yield tensor._replace(hf=tensor.hf.replace("model.layers.{}.mamba.", "backbone.layers.{}.mixer."))


MAMBA2 = Family(
    "mamba2",
    "Mamba2ForCausalLM",
    spec,
    tensors,
    gguf="mamba2",
    types=mamba_layers.TYPES,
    defaults=DEFAULTS | {"max_position_embeddings": POSITIONS},
    names=NAMES,
    unused=UNUSED,
    must_be={"use_bias": False},
    gguf_keys=mamba_layers.GGUF_KEYS,
    gguf_required=tuple(mamba_layers.GGUF_KEYS),
    gguf_present=mamba_layers.GGUF_PRESENT,
    gguf_defaults=lambda stated, where: mamba_layers.gguf_defaults(stated),
    own=mamba_layers.own,
    top={
        "embed": TopTensor("backbone.embeddings.weight", "token_embd.weight"),
        "final_norm": TopTensor("backbone.norm_f.weight", "output_norm.weight"),
        "lm_head": TOP["lm_head"],
    },
)
