"""Mixtral (Jiang et al. 2024, arXiv 2401.04088): a Mistral whose feed-forwards are experts.

In its GGUF files ``general.architecture`` is ``llama``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from xlaengine.models.blocks import Attention
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.experts import Experts
from xlaengine.models.families import mistral, mixtures
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.families.dense import attention_tensors, dense
from xlaengine.models.settings import Positions, Size
from xlaengine.models.spec import LayerSpec, ModelSpec

DEFAULTS = {
    mixtures.LOCAL: 8,
    mixtures.TOP: 2,
    "num_key_value_heads": 8,
    "rope_theta": 1e6,
    "max_position_embeddings": 131072,
}
NAMES = {"gate": "w1", "up": "w3", "down": "w2"}


def spec(cfg: ModelConfig) -> ModelSpec:
    model, experts = dense(cfg), mixtures.local_experts(cfg, cfg.mlp)
    return replace(model, layers=tuple(replace(layer, feed_forward=experts) for layer in model.layers))


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    assert isinstance(layer.mixer, Attention)
    assert isinstance(layer.feed_forward, Experts)
    yield from attention_tensors(layer.mixer)
    yield mixtures.NORM
    yield mixtures.router("block_sparse_moe.gate")
    yield from mixtures.matrices(layer.feed_forward, "block_sparse_moe", NAMES)


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    return mixtures.chosen_of(stated, where, mixtures.LOCAL)


MIXTRAL = Family(
    "mixtral",
    "MixtralForCausalLM",
    spec,
    tensors,
    gguf="llama",
    gguf_key="expert_count",
    gguf_in_pairs=True,
    types={"sliding_window": Positions, mixtures.LOCAL: Size, mixtures.TOP: Size},
    gguf_keys={"expert_count": mixtures.LOCAL, "expert_used_count": mixtures.TOP},
    defaults=DEFAULTS,
    windows=lambda stated, where: mistral.windows({"sliding_window": None, **stated}, where),
    own=own,
)
