"""Qwen3.5's text model without experts (Qwen Team 2026): Qwen3-Next's layers, with a tensor for each projection.

In GGUF its value heads have another order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import numpy as np

from xlaengine.models.families import delta_layers, gemma2, qwen3_next
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.gated_delta import GatedDeltaNet
from xlaengine.models.spec import LayerSpec


def each(delta: GatedDeltaNet) -> Iterator[Tensor]:
    at = delta_layers.columns(delta)
    yield delta_layers.in_tensor("qkv", [slice(at["q"].start, at["v"].stop)])
    for name in "zba":
        yield delta_layers.in_tensor(name, [at[name]])


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    for tensor in delta_layers.in_gguf(layer, qwen3_next.tensors(each, layer)):
        if isinstance(layer.mixer, GatedDeltaNet) and delta_layers.name_of(tensor).startswith(delta_layers.OF_DELTA):
            yield _reordered(tensor, layer.mixer)
        else:
            yield tensor


def _reordered(tensor: Tensor, delta: GatedDeltaNet) -> Tensor:
    """Undoes GGUF's own order of value heads, in a tensor that has an entry for each of them."""
    if tensor.name == "gate_norm":
        return tensor
    first = 2 * delta.keys if tensor.name == "taps" or "qkv" in tensor.hf else 0
    ordered, before = partial(by_key_head, delta, first=first, axis=int(tensor.name == "out")), tensor.from_gguf
    return tensor._replace(from_gguf=ordered if before is None else lambda stored: ordered(before(stored)))


def by_key_head(delta: GatedDeltaNet, stored: np.ndarray, first: int = 0, axis: int = 0) -> np.ndarray:
    """The tensor with the value heads that share a key head side by side. Value heads begin at ``first`` along ``axis``. llama.cpp's
    converter puts the first value head of each key head in front, then the second ones, and so on.
    """
    before, values = np.split(stored, [first], axis)
    shape = values.shape
    apart = values.reshape(*shape[:axis], delta.value_heads // delta.key_heads, delta.key_heads, -1, *shape[axis + 1 :])
    return np.concatenate([before, apart.swapaxes(axis, axis + 1).reshape(shape)], axis)


def gguf_defaults(stated: Mapping[str, Any], where: str) -> dict[str, Any]:
    return delta_layers.gguf_defaults(stated, qwen3_next.DELTA, qwen3_next.ATTENTION)


QWEN3_5 = Family(
    "qwen3_5_text",
    "Qwen3_5ForCausalLM",
    qwen3_next.spec,
    tensors,
    gguf="qwen35",
    types=qwen3_next.TYPES,
    defaults={**qwen3_next.DEFAULTS, "num_key_value_heads": 4},
    own=qwen3_next.own,
    gguf_keys=delta_layers.GGUF_KEYS,
    gguf_required=tuple(delta_layers.GGUF_SIZES),
    gguf_defaults=gguf_defaults,
    top=gemma2.TOP_TENSORS,
    ignored=("mtp.", "model.visual."),
    multimodal="Qwen3_5ForConditionalGeneration",
    mtp=qwen3_next.mtp,
)
