"""LFM2 with experts in all but its first layers (Liquid AI 2025). Each expert has a number that is added to its score only when
experts are chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Literal

from xlaengine.models.blocks import SwiGLU
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.experts import Experts
from xlaengine.models.families import lfm2, mixtures
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.settings import Count, Positive, Size
from xlaengine.models.spec import LayerSpec, ModelSpec

DENSE, PREFERS, SCALE = "num_dense_layers", "use_expert_bias", "routed_scaling_factor"
GATING = "expert_gating_func"
"""A setting that only GGUF files have; 2 means the sigmoid."""
EPS = 1e-6
"""Added to the sum by which weights are divided."""
OF_EXPERTS = {mixtures.EXPERTS: Size, mixtures.TOP: Size, mixtures.MLP: Size, mixtures.NORMED: bool}
TYPES = {"layer_types": list[str], "conv_L_cache": Size, DENSE: Count, PREFERS: bool, SCALE: Positive}
DEFAULTS = {
    **lfm2.DEFAULTS,
    "rms_norm_eps": 1e-5,
    mixtures.EXPERTS: 32,
    mixtures.TOP: 4,
    mixtures.MLP: 1792,
    mixtures.NORMED: True,
    DENSE: 2,
    PREFERS: True,
    SCALE: 1.0,
}
NAMES = {"gate": "w1", "up": "w3", "down": "w2"}


def spec(cfg: ModelConfig) -> ModelSpec:
    of_family: Any = dict(cfg.own)
    model = lfm2.lfm2(cfg)
    router = mixtures.router_of(cfg, scores="sigmoid", eps=EPS, preferred=of_family[PREFERS], scale=of_family[SCALE])
    experts = Experts(d_model=cfg.d_model, mlp=of_family[mixtures.MLP], router=router)
    layers = (layer if at < of_family[DENSE] else replace(layer, feed_forward=experts) for at, layer in enumerate(model.layers))
    return replace(model, layers=tuple(layers))


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    if isinstance(layer.feed_forward, SwiGLU):
        yield from lfm2.tensors(layer)
        return
    assert isinstance(layer.feed_forward, Experts)
    yield from lfm2.mixer_tensors(layer)
    yield mixtures.NORM._replace(hf="model.layers.{}.ffn_norm.weight")
    yield mixtures.router("feed_forward.gate")
    if layer.feed_forward.router.preferred:
        yield Tensor("model.layers.{}.feed_forward.expert_bias", "blk.{}.exp_probs_b.bias", "feed_forward", "preference")
    yield from mixtures.matrices(layer.feed_forward, "feed_forward", NAMES)


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    kept = {key: stated[key] for key in (mixtures.MLP, mixtures.NORMED, DENSE, PREFERS, SCALE)}
    return {**lfm2.own(stated, where), **mixtures.chosen_of(stated, where), **kept}


def gguf_defaults(stated: Mapping[str, Any], where: str) -> dict[str, Any]:
    """llama.cpp divides weights by their sum, and does not scale them."""
    return {"layer_types": lfm2.gguf_defaults(stated, where)["layer_types"], mixtures.NORMED: True, SCALE: 1.0}


LFM2_MOE = Family(
    "lfm2_moe",
    "Lfm2MoeForCausalLM",
    spec,
    tensors,
    gguf="lfm2moe",
    types=TYPES | OF_EXPERTS | {lfm2.KV_HEADS: list[Count], GATING: Literal[2]},
    gguf_keys={**lfm2.GGUF_KEYS, **mixtures.GGUF_KEYS, "leading_dense_block_count": DENSE, "expert_gating_func": GATING},
    gguf_required=(*lfm2.LFM2.gguf_required, *mixtures.GGUF_KEYS, "leading_dense_block_count", "expert_gating_func"),
    gguf_present={"exp_probs_b.bias": PREFERS},
    gguf_defaults=gguf_defaults,
    defaults=DEFAULTS,
    names={key: name for key, name in lfm2.NAMES.items() if key != "intermediate_size"},
    must_be={"conv_bias": False},
    own=own,
    top=lfm2.LFM2.top,
)
