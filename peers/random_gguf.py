"""Writes a model of random weights as a GGUF, for `random_mixture.py` and `random_q4_k_m.py`. Needs gguf.

There is no tokenizer: prompts are token ids.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from gguf import GGMLQuantizationType, GGUFWriter, LlamaFileType
from gguf.quants import quant_shape_to_byte_shape


class Tensor(NamedTuple):
    """A tensor ``[*, out, in]``; ``kind``: of its blocks, None for float32."""

    shape: tuple[int, ...]
    kind: GGMLQuantizationType | None = None


class Experts(NamedTuple):
    """E experts of a layer, of which a token chooses K."""

    E: int
    K: int


class Settings(NamedTuple):
    """What a file says besides the sizes of its matrices. ``arch``: GGUF's name of the architecture."""

    arch: str
    context: int
    eps: float
    rope_base: float
    kinds: LlamaFileType


@dataclass(frozen=True, kw_only=True)
class Shape:
    """D inputs, heads of H, feed-forwards F wide inside."""

    D: int
    heads: int
    kv_heads: int
    F: int
    vocab: int
    H: int = 128
    experts: Experts | None = None

    def attention(self) -> dict[str, tuple[int, ...]]:
        """The shapes of a layer's tensors up to its feed-forward, by name."""
        D, H = self.D, self.H
        return {
            "attn_norm": (D,),
            "attn_q": (self.heads * H, D),
            "attn_k": (self.kv_heads * H, D),
            "attn_v": (self.kv_heads * H, D),
            "attn_output": (D, self.heads * H),
        }


def write(
    path: str,
    shape: Shape,
    settings: Settings,
    layers: int,
    tensors: Mapping[str, Tensor],
    values: Callable[[np.random.Generator, Tensor], np.ndarray],
) -> None:
    """
    Args:
        tensors: by name, in the order of the file.
        values: draws the values of a matrix. Those of a vector, which is a norm's, are 1.
    """
    writer = GGUFWriter(path, settings.arch)
    writer.add_block_count(layers)
    writer.add_context_length(settings.context)
    writer.add_embedding_length(shape.D)
    writer.add_feed_forward_length(shape.F)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.kv_heads)
    writer.add_key_length(shape.H)
    writer.add_value_length(shape.H)
    writer.add_rope_dimension_count(shape.H)
    writer.add_layer_norm_rms_eps(settings.eps)
    writer.add_rope_freq_base(settings.rope_base)
    if shape.experts is not None:
        writer.add_expert_count(shape.experts.E)
        writer.add_expert_used_count(shape.experts.K)
        writer.add_expert_feed_forward_length(shape.F)
    writer.add_vocab_size(shape.vocab)
    writer.add_tokenizer_model("no_vocab")
    writer.add_file_type(settings.kinds)
    for name, tensor in tensors.items():
        if tensor.kind is None:
            writer.add_tensor_info(name, tensor.shape, np.dtype(np.float32), 4 * int(np.prod(tensor.shape)))
        else:
            stored = quant_shape_to_byte_shape(tensor.shape, tensor.kind)
            writer.add_tensor_info(name, stored, np.dtype(np.uint8), int(np.prod(stored)), raw_dtype=tensor.kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_ti_data_to_file()
    rng = np.random.default_rng(0)
    for name, tensor in tensors.items():
        print(name, tensor.shape, flush=True)
        writer.write_tensor_data(np.ones(tensor.shape, np.float32) if len(tensor.shape) == 1 else values(rng, tensor))
    writer.close()
