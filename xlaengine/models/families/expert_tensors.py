"""The tensors of mixtures of experts, under the names that most families give them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from xlaengine.models.experts import Experts, WithShared
from xlaengine.models.families.base import Tensor

GATE, UP = 0, 1
PLACES: Mapping[str, tuple[Any, ...]] = {"gate": (..., GATE, slice(None)), "up": (..., UP, slice(None)), "down": (...,)}
"""Where each is in the logical axes of its parameter."""
PARAMETERS = {"gate": "gate_up", "up": "gate_up", "down": "down"}
OF_QWEN = {of: f"{of}_proj" for of in PARAMETERS}
NORM = Tensor("model.layers.{}.post_attention_layernorm.weight", "blk.{}.ffn_norm.weight", "feed_forward", "norm")


def router(name: str) -> Tensor:
    """
    Args:
        name: in safetensors, behind the layer's.
    """
    return Tensor(f"model.layers.{{}}.{name}.weight", "blk.{}.ffn_gate_inp.weight", "feed_forward", "router")


def each_expert(experts: Experts, block: str, names: Mapping[str, str] = OF_QWEN) -> Iterator[Tensor]:
    """In safetensors a tensor for each matrix of each expert, in GGUF one for all experts.

    Args:
        block: the name behind the layer's, before ``experts``. names: of gate, up and down.
    """
    for of, name in names.items():
        for expert in range(experts.router.experts):
            hf = f"model.layers.{{}}.{block}.experts.{expert}.{name}.weight"
            yield Tensor(hf, "", "feed_forward", PARAMETERS[of], ((expert, *PLACES[of]),))
    yield from in_gguf()


def all_experts(gate_up: str, down: str) -> Iterator[Tensor]:
    """In safetensors a tensor for gate and up of all experts and one for down, in GGUF one for each.

    Args:
        gate_up, down: the names behind the layer's.
    """
    for name, parameter in ((gate_up, "gate_up"), (down, "down")):
        yield Tensor(f"model.layers.{{}}.{name}", "", "feed_forward", parameter)
    yield from in_gguf()


def in_gguf() -> Iterator[Tensor]:
    for of, parameter in PARAMETERS.items():
        yield Tensor("", f"blk.{{}}.ffn_{of}_exps.weight", "feed_forward", parameter, (PLACES[of],))


def shared_expert(block: WithShared) -> Iterator[Tensor]:
    """Of the SwiGLU beside the experts."""
    for of, parameter in PARAMETERS.items():
        hf, gguf = f"model.layers.{{}}.mlp.shared_expert.{of}_proj.weight", f"blk.{{}}.ffn_{of}_shexp.weight"
        yield Tensor(hf, gguf, "feed_forward", f"shared_{parameter}", ((0, *PLACES[of]),))
    if block.gated:
        hf, gguf = "model.layers.{}.mlp.shared_expert_gate.weight", "blk.{}.ffn_gate_inp_shexp.weight"
        yield Tensor(hf, gguf, "feed_forward", "shared_gate", shapes={"hf": (1, block.experts.d_model), "gguf": (block.experts.d_model,)})
