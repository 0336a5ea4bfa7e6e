"""Gated delta networks of `qwen3_next` and `qwen3_5`: the tensors of their first product, and the names of all tensors in GGUF files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Any

from xlaengine.models.families import gemma2
from xlaengine.models.families.base import Tensor
from xlaengine.models.families.mamba_layers import log_of_decay
from xlaengine.models.gated_delta import GatedDeltaNet
from xlaengine.models.settings import Size
from xlaengine.models.spec import LayerSpec

VALUES, RECURRENT = "linear_values", "recurrent_layers"
"""Settings that only GGUF files have: the number of values of all heads of v; and for each layer whether it is a gated delta network."""
TYPES = {VALUES: Size, RECURRENT: list[bool]}
GGUF_SIZES = {
    "ssm.conv_kernel": "linear_conv_kernel_dim",
    "ssm.state_size": "linear_key_head_dim",
    "ssm.group_count": "linear_num_key_heads",
    "ssm.time_step_rank": "linear_num_value_heads",
    "ssm.inner_size": VALUES,
}
GGUF_KEYS = {**GGUF_SIZES, "attention.recurrent_layers": RECURRENT, "full_attention_interval": "full_attention_interval"}
GGUF_NAMES = {
    "post_attention_layernorm.weight": "post_attention_norm.weight",
    "linear_attn.in_proj_qkv.weight": "attn_qkv.weight",
    "linear_attn.in_proj_z.weight": "attn_gate.weight",
    "linear_attn.in_proj_b.weight": "ssm_beta.weight",
    "linear_attn.in_proj_a.weight": "ssm_alpha.weight",
    "linear_attn.in_proj_ba.weight": "ssm_ba.weight",
    "linear_attn.conv1d.weight": "ssm_conv1d.weight",
    "linear_attn.A_log": "ssm_a",
    "linear_attn.dt_bias": "ssm_dt.bias",
    "linear_attn.norm.weight": "ssm_norm.weight",
    "linear_attn.out_proj.weight": "ssm_out.weight",
}
OF_DELTA = "linear_attn."


def columns(delta: GatedDeltaNet) -> dict[str, slice]:
    """The columns of the first product, by the names of `GatedDeltaNet.sizes`."""
    ends = list(accumulate(delta.sizes.values()))
    return {name: slice(end - size, end) for (name, size), end in zip(delta.sizes.items(), ends, strict=True)}


def in_tensor(name: str, parts: list[slice]) -> Tensor:
    return Tensor(f"model.layers.{{}}.linear_attn.in_proj_{name}.weight", "", "mixer", "in", tuple((..., part) for part in parts))


def by_key_head(delta: GatedDeltaNet) -> Iterator[Tensor]:
    """The tensors of the first product of Qwen3-Next. One has for each key head its q and k, and v and z of the value heads that share it.
    Another has b and a, ordered in the same way. In GGUF one tensor has q, then k, then v, and another has z."""
    per_head = {name: size // delta.key_heads for name, size in delta.sizes.items()}

    def parts(names: str) -> list[slice]:
        starts = {name: columns(delta)[name].start for name in names}
        of_head = ((starts[name] + head * per_head[name], per_head[name]) for head in range(delta.key_heads) for name in names)
        return [slice(start, start + size) for start, size in of_head]

    at = columns(delta)
    yield in_tensor("qkvz", parts("qkvz"))
    yield in_tensor("qkv", [slice(at["q"].start, at["v"].stop)])._replace(hf="", gguf="blk.{}.attn_qkv.weight")
    yield in_tensor("z", [at["z"]])._replace(hf="", gguf="blk.{}.attn_gate.weight")
    yield in_tensor("ba", parts("ba"))


def name_of(tensor: Tensor) -> str:
    """The tensor's name in a Hugging Face checkpoint, without the prefix of its layer."""
    return tensor.hf.removeprefix("model.layers.{}.")


def in_gguf(layer: LayerSpec, tensors: Iterable[Tensor]) -> Iterator[Tensor]:
    """The tensors with their names in GGUF. Norms' weights are stored there as 1 + weight, except those of value heads."""
    for tensor in tensors:
        name = name_of(tensor)
        tensor = tensor._replace(gguf=f"blk.{{}}.{GGUF_NAMES[name]}") if name in GGUF_NAMES else tensor
        if isinstance(layer.mixer, GatedDeltaNet) and name.startswith(OF_DELTA):
            yield _of_delta(tensor, layer.mixer)
        else:
            yield tensor._replace(from_gguf=gemma2.without_one) if name.endswith("norm.weight") else tensor


def _of_delta(tensor: Tensor, delta: GatedDeltaNet) -> Tensor:
    if tensor.name == "taps":
        C = 2 * delta.keys + delta.values
        return tensor._replace(shapes={"hf": (C, 1, delta.taps), "gguf": (C, delta.taps)})
    return tensor._replace(from_gguf=log_of_decay) if tensor.name == "decay" else tensor


def gguf_defaults(stated: Mapping[str, Any], delta: str, attention: str) -> dict[str, Any]:
    """Settings that a GGUF file states in another way (`Family.gguf_defaults`).

    Args:
        delta, attention: the names of the two kinds in ``layer_types``.
    """
    values = {"linear_value_head_dim": max(1, stated[VALUES] // stated["linear_num_value_heads"])}
    if (recurrent := stated.get(RECURRENT)) is None:
        return values
    kinds = [delta if each else attention for each in recurrent]
    return values | {"layer_types": kinds[: stated["num_hidden_layers"]]}
