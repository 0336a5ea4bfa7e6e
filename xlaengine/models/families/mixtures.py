"""Code that families with mixtures of experts share: settings, and the names of tensors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import CheckpointError
from xlaengine.models.experts import Experts, Router, WithShared
from xlaengine.models.families.base import Tensor
from xlaengine.models.settings import Count, Size
from xlaengine.models.spec import LayerSpec

LOCAL = "num_local_experts"
"""The key of the number of experts in some families."""
GATE, UP = 0, 1
PLACES: Mapping[str, tuple[Any, ...]] = {"gate": (..., GATE, slice(None)), "up": (..., UP, slice(None)), "down": (...,)}
"""The indices of gate, up and down in the logical axes of their parameters."""
PARAMETERS = {"gate": "gate_up", "up": "gate_up", "down": "down"}
OF_QWEN = {of: f"{of}_proj" for of in PARAMETERS}
EXPERTS, TOP, MLP, SHARED = "num_experts", "num_experts_per_tok", "moe_intermediate_size", "shared_expert_intermediate_size"
STEP, DENSE_LAYERS, NORMED = "decoder_sparse_step", "mlp_only_layers", "norm_topk_prob"
TYPES = {EXPERTS: Count, TOP: Size, MLP: Size, NORMED: bool, STEP: Size, DENSE_LAYERS: list[Count]}
"""The settings of Qwen's families. Every ``decoder_sparse_step``-th layer has experts, except those in ``mlp_only_layers``."""
GGUF_KEYS = {"expert_count": EXPERTS, "expert_used_count": TOP, "expert_feed_forward_length": MLP}
GGUF_SHARED = "expert_shared_feed_forward_length"
FUSED = "experts.gate_up_proj", "experts.down_proj"
"""Names of the tensors of all experts, as transformers names them in memory."""
NORM = Tensor("model.layers.{}.post_attention_layernorm.weight", "blk.{}.ffn_norm.weight", "feed_forward", "norm")


def chosen_of(stated: Mapping[str, Any], where: str, experts: str = EXPERTS) -> dict[str, Own]:
    """The number of experts, and how many of them a token gets.

    Args:
        experts: the key of the number of experts.

    Raises:
        CheckpointError: there are fewer experts than a token gets, or a token gets none.
    """
    if stated[TOP] > stated[experts] > 0:
        raise CheckpointError(f"{where} sets {TOP} to {stated[TOP]}, which is more than {experts}, {stated[experts]}")
    if stated[experts] > 0 == stated[TOP]:
        raise CheckpointError(f"{where} sets {TOP} to 0 and {experts} to {stated[experts]}: a token must get an expert")
    return {experts: stated[experts], TOP: stated[TOP]}


def own(stated: Mapping[str, Any], where: str) -> dict[str, Own]:
    """The settings of `TYPES`, and of the shared expert if the family has one."""
    listed = tuple(stated.get(DENSE_LAYERS) or ())
    kept = {key: stated[key] for key in (MLP, NORMED, STEP, SHARED) if key in stated}
    return {**chosen_of(stated, where), **kept, DENSE_LAYERS: listed}


def with_experts(cfg: ModelConfig, layers: tuple[LayerSpec, ...], router: Router) -> tuple[LayerSpec, ...]:
    """The layers, with experts in place of the feed-forward where the settings of `own` say so. A gated shared expert is added if the
    settings state its size."""
    of_family: Any = dict(cfg.own)
    experts = Experts(d_model=cfg.d_model, mlp=of_family[MLP], router=router)
    block = WithShared(experts=experts, shared=of_family[SHARED], gated=True) if SHARED in of_family else experts

    def is_sparse(layer: int) -> bool:
        return bool(router.experts) and layer not in of_family[DENSE_LAYERS] and (layer + 1) % of_family[STEP] == 0

    return tuple(replace(layer, feed_forward=block) if is_sparse(at) else layer for at, layer in enumerate(layers))


def router_of(cfg: ModelConfig, experts: str = EXPERTS, **more: Any) -> Router:
    """The router that the settings of `own` describe; ``more`` are other fields of it.

    Args:
        experts: the key of the number of experts.
    """
    of_family: Any = dict(cfg.own)
    return Router(**{"experts": of_family[experts], "top": of_family[TOP], "normed": of_family.get(NORMED, False), **more})


def local_experts(cfg: ModelConfig, mlp: int) -> Experts:
    """Experts whose number is the setting `LOCAL`, and whose weights are a softmax over the chosen.

    Args:
        mlp: F of an expert.
    """
    return Experts(d_model=cfg.d_model, mlp=mlp, router=router_of(cfg, LOCAL, scores="chosen"))


def block_of(layer: LayerSpec) -> Experts | WithShared:
    """The layer's experts."""
    assert isinstance(layer.feed_forward, Experts | WithShared)
    return layer.feed_forward


def experts_of(block: Experts | WithShared) -> Experts:
    return block.experts if isinstance(block, WithShared) else block


def tensors_of(block: Experts | WithShared) -> Iterator[Tensor]:
    """The tensors of experts in Qwen's families, and of the norm before them."""
    yield NORM
    yield router("mlp.gate")
    yield from matrices(experts_of(block), "mlp")
    if isinstance(block, WithShared):
        yield from shared_expert(block)


def router(name: str) -> Tensor:
    """The tensor of a router.

    Args:
        name: its name in safetensors, behind the layer's.
    """
    return Tensor(f"model.layers.{{}}.{name}.weight", "blk.{}.ffn_gate_inp.weight", "feed_forward", "router")


def matrices(experts: Experts, block: str, names: Mapping[str, str] = OF_QWEN, fused: tuple[str, str] = FUSED) -> Iterator[Tensor]:
    """The tensors of the experts' matrices. Safetensors have the matrices of each expert, or one tensor with gate and up of all experts and
    one with down. GGUF files have gate, up and down of all experts.

    Args:
        block: the name behind the layer's, before ``experts``. names: the names of gate, up and down of one expert.
        fused: the names of the two tensors of all experts, behind the block's.
    """
    for of, name in names.items():
        for expert in range(experts.router.experts):
            hf = f"model.layers.{{}}.{block}.experts.{expert}.{name}.weight"
            yield Tensor(hf, "", "feed_forward", PARAMETERS[of], ((expert, *PLACES[of]),), form="each")
    for name, parameter in zip(fused, ("gate_up", "down"), strict=True):
        yield Tensor(f"model.layers.{{}}.{block}.{name}", "", "feed_forward", parameter, form="fused")
    yield from gguf_matrices()


def gguf_matrices() -> Iterator[Tensor]:
    for of, parameter in PARAMETERS.items():
        yield Tensor("", f"blk.{{}}.ffn_{of}_exps.weight", "feed_forward", parameter, (PLACES[of],))


def shared_expert(block: WithShared) -> Iterator[Tensor]:
    """The tensors of the SwiGLU beside the experts."""
    for of, parameter in PARAMETERS.items():
        hf, gguf = f"model.layers.{{}}.mlp.shared_expert.{of}_proj.weight", f"blk.{{}}.ffn_{of}_shexp.weight"
        yield Tensor(hf, gguf, "feed_forward", f"shared_{parameter}", ((0, *PLACES[of]),))
    if block.gated:
        hf, gguf = "model.layers.{}.mlp.shared_expert_gate.weight", "blk.{}.ffn_gate_inp_shexp.weight"
        yield Tensor(hf, gguf, "feed_forward", "shared_gate")
