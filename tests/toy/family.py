"""A family whose layers differ: attention over a window, a recurrence, attention over all, in the order of ``layer_types``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.toy.recurrent import Recurrent
from tests.toy.window import WindowAttention
from xlaengine.models.blocks import Attention, RMSNorm, Rope, SwiGLU
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.families.dense import MIXER_NORM, attention_tensors, model_of, swiglu_tensors
from xlaengine.models.settings import Positions
from xlaengine.models.spec import LayerSpec, Mixer, ModelSpec


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    return {"layer_types": tuple(stated["layer_types"]), "window": stated["sliding_window"]}


def toy(cfg: ModelConfig) -> ModelSpec:
    mine: Any = dict(cfg.own)
    norm = RMSNorm(cfg.d_model, cfg.norm_eps)
    rope = Rope(cfg.head_dim, cfg.rope_theta, cfg.rope_scaling)
    shape: Any = {"d_model": cfg.d_model, "kv_heads": cfg.kv_heads, "groups": cfg.groups, "head_dim": cfg.head_dim, "rope": rope}
    mixers: dict[str, Mixer] = {
        "window": WindowAttention(window=mine["window"], **shape),
        "recurrent": Recurrent(cfg.d_model),
        "full": Attention(**shape),
    }
    return model_of(cfg, tuple(LayerSpec(norm, mixers[kind], norm, SwiGLU(cfg.d_model, cfg.mlp)) for kind in mine["layer_types"]))


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    if isinstance(layer.mixer, Attention):
        yield from attention_tensors(layer.mixer)
    else:
        yield MIXER_NORM
        yield Tensor("model.layers.{}.recurrent.in_proj.weight", "blk.{}.rec_in.weight", "mixer", "in")
        yield Tensor("model.layers.{}.recurrent.decay", "blk.{}.rec_decay", "mixer", "decay")
    yield from swiglu_tensors()


TOY = Family("toy", "ToyForCausalLM", toy, tensors, types={"layer_types": list[str], "sliding_window": Positions}, own=own)
