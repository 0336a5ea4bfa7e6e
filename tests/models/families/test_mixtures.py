"""Families with experts: defaults, null, other spellings, and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.models.families.conftest import Metadata, Read
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.experts import Experts, Router, WithShared
from xlaengine.models.families import spec_of
from xlaengine.models.spec import ModelSpec

KEYS = (
    *(
        "num_local_experts",
        "num_experts",
        "num_experts_per_tok",
        "shared_expert_intermediate_size",
        "norm_topk_prob",
        "decoder_sparse_step",
    ),
    *("mlp_only_layers", "use_expert_bias", "routed_scaling_factor", "num_key_value_heads", "moe_intermediate_size"),
)


def experts_of(model: ModelSpec) -> dict[int, Experts | WithShared]:
    """By layer."""
    return {at: each.feed_forward for at, each in enumerate(model.layers) if isinstance(each.feed_forward, Experts | WithShared)}


@pytest.mark.parametrize(
    ("family", "router", "mlp", "shared", "kv_heads"),
    [
        ("mixtral", Router(experts=8, top=2, scores="chosen"), None, None, 8),
        ("qwen2_moe", Router(experts=60, top=4), 1408, 5632, 16),
        ("qwen3_moe", Router(experts=128, top=8), 768, None, 4),
        ("lfm2_moe", Router(experts=32, top=4, scores="sigmoid", normed=True, eps=1e-6, preferred=True), 1792, None, 8),
        ("qwen3_5_moe", Router(experts=256, top=8, normed=True), 512, 512, 2),
        ("qwen3_next_moe", Router(experts=512, top=10, normed=True), 512, 512, 2),
    ],
)
def test_missing_keys_take_the_defaults_of_transformers(
    read: Read, family: str, router: Router, mlp: int | None, shared: int | None, kv_heads: int
) -> None:
    """Mixtral has no key for the size of its experts alone."""
    cfg = read(family, without=KEYS, num_attention_heads=16)
    blocks = experts_of(spec_of(cfg)).values()
    assert (cfg.kv_heads, bool(blocks)) == (kv_heads, True)
    for block in blocks:
        experts = block.experts if isinstance(block, WithShared) else block
        assert (experts.router, experts.mlp) == (router, mlp or cfg.mlp)
        assert (block.shared if isinstance(block, WithShared) else None) == shared


@pytest.mark.parametrize(
    ("settings", "layers"),
    [
        ({"mlp_only_layers": None, "decoder_sparse_step": 1}, [0, 1, 2, 3]),
        ({"mlp_only_layers": [2], "decoder_sparse_step": 1}, [0, 1, 3]),
        ({"mlp_only_layers": [], "decoder_sparse_step": 2}, [1, 3]),
        ({"num_local_experts": 0}, []),
    ],
)
def test_layers_with_experts_are_those_of_the_step_but_for_those_that_are_named(
    read: Read, settings: dict[str, Any], layers: list[int]
) -> None:
    changes = {"num_hidden_layers": 4, "layer_types": None, **settings}
    assert list(experts_of(spec_of(read("qwen3_moe", **changes)))) == layers


@pytest.mark.parametrize(
    ("family", "settings", "error", "named"),
    [
        ("mixtral", {"num_experts_per_tok": 99}, CheckpointError, "num_experts_per_tok to 99, which is more than num_local_experts"),
        ("lfm2_moe", {"conv_bias": True}, UnsupportedModel, "conv_bias to True"),
        ("qwen2_moe", {"qkv_bias": False}, UnsupportedModel, "qkv_bias to False"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(
    read: Read, family: str, settings: dict[str, Any], error: type[Exception], named: str
) -> None:
    with pytest.raises(error, match=named):
        read(family, **settings)


def test_weights_of_qwen3s_gguf_files_are_divided_by_their_sum(read_gguf: Metadata) -> None:
    (block,) = set(experts_of(spec_of(read_gguf("qwen3_moe", {}))).values())
    assert isinstance(block, Experts)
    assert block.router.normed
