"""Layers that families with experts share."""

from __future__ import annotations

from collections.abc import Iterator

from xlaengine.check.oracle.blocks.experts import Experts, SharedExpert
from xlaengine.check.oracle.blocks.feed_forward import GatedFeedForward
from xlaengine.check.oracle.blocks.parallel import Parallel, Scaled
from xlaengine.check.oracle.definition import Block
from xlaengine.check.oracle.families.common import Config

MATRICES = ("gate_proj", "up_proj", "down_proj")


def each_of(block: str, names: tuple[str, ...] = MATRICES) -> tuple[str, str, str]:
    """The names of an expert's tensors in the layer's ``block``."""
    gate, up, down = (f"{block}.experts.{{}}.{name}.weight" for name in names)
    return gate, up, down


def qwen(config: Config) -> Block:
    """Experts in ``mlp``, and a shared expert beside them if the settings have its size."""
    fields = {"count": config["num_experts"], "top": config["num_experts_per_tok"], "divided": config["norm_topk_prob"]}
    experts = Experts(**fields, router="mlp.gate", each=each_of("mlp"))
    if "shared_expert_intermediate_size" not in config:
        return experts
    shared = GatedFeedForward(names=tuple(f"mlp.shared_expert.{name}" for name in MATRICES))
    return Parallel((Scaled(experts), Scaled(SharedExpert(shared, "mlp.shared_expert_gate"))))


def feed_forwards(config: Config, block: Block) -> Iterator[Block | None]:
    """For each layer ``block``; None if ``mlp_only_layers`` or ``decoder_sparse_step`` say that it has no experts."""
    dense = config.get("mlp_only_layers") or ()
    for layer in range(config["num_hidden_layers"]):
        has_experts = config["num_experts"] > 0 and layer not in dense and (layer + 1) % config["decoder_sparse_step"] == 0
        yield block if has_experts else None
