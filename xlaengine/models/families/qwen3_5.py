"""Qwen3.5's text model without experts (Qwen Team 2026): Qwen3-Next's layers, with a tensor for each projection.

Of these two only Qwen3.5 is read from GGUF.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import numpy as np

from xlaengine.models.families import gemma2, qwen3_next
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.families.mamba_layers import log_of_decay
from xlaengine.models.gated_delta import GatedDeltaNet
from xlaengine.models.settings import Size
from xlaengine.models.spec import LayerSpec

VALUES, RECURRENT = "linear_values", "recurrent_layers"
"""In GGUF alone: the number of values of all heads of v; for each layer whether it is a gated delta network."""
TYPES = qwen3_next.TYPES | {VALUES: Size, RECURRENT: list[bool]}
GGUF_KEYS = {
    "ssm.conv_kernel": "linear_conv_kernel_dim",
    "ssm.state_size": "linear_key_head_dim",
    "ssm.group_count": "linear_num_key_heads",
    "ssm.time_step_rank": "linear_num_value_heads",
    "ssm.inner_size": VALUES,
}
GGUF_NAMES = {
    "post_attention_layernorm.weight": "post_attention_norm.weight",
    "linear_attn.in_proj_qkv.weight": "attn_qkv.weight",
    "linear_attn.in_proj_z.weight": "attn_gate.weight",
    "linear_attn.in_proj_b.weight": "ssm_beta.weight",
    "linear_attn.in_proj_a.weight": "ssm_alpha.weight",
    "linear_attn.conv1d.weight": "ssm_conv1d.weight",
    "linear_attn.A_log": "ssm_a",
    "linear_attn.dt_bias": "ssm_dt.bias",
    "linear_attn.norm.weight": "ssm_norm.weight",
    "linear_attn.out_proj.weight": "ssm_out.weight",
}


def each(delta: GatedDeltaNet) -> Iterator[Tensor]:
    at = qwen3_next.columns(delta)
    yield qwen3_next.in_tensor("qkv", [slice(at["q"].start, at["v"].stop)])
    for name in "zba":
        yield qwen3_next.in_tensor(name, [at[name]])


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    for tensor in qwen3_next.tensors(each, layer):
        name = tensor.hf.removeprefix("model.layers.{}.")
        tensor = tensor._replace(gguf=f"blk.{{}}.{GGUF_NAMES[name]}") if name in GGUF_NAMES else tensor
        if isinstance(layer.mixer, GatedDeltaNet) and name.startswith("linear_attn."):
            yield _of_delta(tensor, layer.mixer)
        else:
            yield tensor._replace(from_gguf=gemma2.without_one) if name.endswith("norm.weight") else tensor


def _of_delta(tensor: Tensor, delta: GatedDeltaNet) -> Tensor:
    """What has an entry for each value head is reordered in GGUF."""
    ordered = partial(by_key_head, delta)
    if tensor.name == "gate_norm":
        return tensor
    if tensor.name == "taps":
        C = 2 * delta.keys + delta.values
        shapes = {"hf": (C, 1, delta.taps), "gguf": (C, delta.taps)}
        return tensor._replace(shapes=shapes, from_gguf=partial(ordered, first=2 * delta.keys))
    if tensor.name == "decay":
        return tensor._replace(from_gguf=lambda stored: ordered(log_of_decay(stored)))
    if tensor.name == "out":
        return tensor._replace(from_gguf=partial(ordered, axis=1))
    return tensor._replace(from_gguf=partial(ordered, first=2 * delta.keys if "qkv" in tensor.hf else 0))


def by_key_head(delta: GatedDeltaNet, stored: np.ndarray, first: int = 0, axis: int = 0) -> np.ndarray:
    """With the value heads that share a key head side by side, which lie from ``first`` on along ``axis``. llama.cpp's converter puts the
    first one of each key head in front, then the second ones, and so on.
    """
    before, values = np.split(stored, [first], axis)
    shape = values.shape
    apart = values.reshape(*shape[:axis], delta.value_heads // delta.key_heads, delta.key_heads, -1, *shape[axis + 1 :])
    return np.concatenate([before, apart.swapaxes(axis, axis + 1).reshape(shape)], axis)


def gguf_defaults(stated: Mapping[str, Any], where: str) -> dict[str, Any]:
    values = {"linear_value_head_dim": max(1, stated[VALUES] // stated["linear_num_value_heads"])}
    if (recurrent := stated.get(RECURRENT)) is None:
        return values
    kinds = [qwen3_next.DELTA if each else qwen3_next.ATTENTION for each in recurrent]
    return values | {"layer_types": kinds[: stated["num_hidden_layers"]]}


QWEN3_5 = Family(
    "qwen3_5_text",
    "Qwen3_5ForCausalLM",
    qwen3_next.spec,
    tensors,
    gguf="qwen35",
    types=TYPES,
    defaults={**qwen3_next.DEFAULTS, "num_key_value_heads": 4},
    own=qwen3_next.own,
    gguf_keys={**GGUF_KEYS, "attention.recurrent_layers": RECURRENT, "full_attention_interval": "full_attention_interval"},
    gguf_required=tuple(GGUF_KEYS),
    gguf_defaults=gguf_defaults,
    top=gemma2.TOP_TENSORS,
    ignored=("mtp.", "model.visual."),
    multimodal="Qwen3_5ForConditionalGeneration",
    mtp=qwen3_next.mtp,
)
