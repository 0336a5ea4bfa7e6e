"""A mixture of experts with random weights, as a float32 GGUF that llama.cpp and xlaengine read.

usage: random_mixture.py qwen3|mixtral LAYERS OUT.gguf     needs gguf

The shapes are those of `xlaengine bench mixture`. Matrices are normal, scaled by the square root of the axis that a product sums over;
norms are 1. There is no tokenizer: prompts are token ids.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from gguf import GGUFWriter

CHUNK = 1 << 24
"""Values that are drawn at once."""


@dataclass(frozen=True)
class Shape:
    """A layer: D wide, heads of H, E experts of which a token chooses K, F wide inside. norms: queries and keys are normed."""

    arch: str
    D: int
    heads: int
    kv_heads: int
    E: int
    K: int
    F: int
    norms: bool
    vocab: int = 16384
    H: int = 128

    def layer(self) -> dict[str, tuple[int, ...]]:
        D, H, E, F = self.D, self.H, self.E, self.F
        head_norms = {"attn_q_norm": (H,), "attn_k_norm": (H,)} if self.norms else {}
        return {
            "attn_norm": (D,),
            "attn_q": (self.heads * H, D),
            "attn_k": (self.kv_heads * H, D),
            "attn_v": (self.kv_heads * H, D),
            "attn_output": (D, self.heads * H),
            **head_norms,
            "ffn_norm": (D,),
            "ffn_gate_inp": (E, D),
            "ffn_gate_exps": (E, F, D),
            "ffn_up_exps": (E, F, D),
            "ffn_down_exps": (E, D, F),
        }

    def tensors(self, layers: int) -> dict[str, tuple[int, ...]]:
        """Shapes ``[out, in]`` by name, in the order of the file."""
        blocks = {f"blk.{at}.{name}.weight": shape for at in range(layers) for name, shape in self.layer().items()}
        table = (self.vocab, self.D)
        return {"token_embd.weight": table, **blocks, "output_norm.weight": (self.D,), "output.weight": table}


SHAPES = {
    "qwen3": Shape("qwen3moe", D=2048, heads=32, kv_heads=4, E=128, K=8, F=768, norms=True),
    "mixtral": Shape("llama", D=2048, heads=16, kv_heads=4, E=8, K=2, F=7168, norms=False),
}
"""Layers of Qwen3-30B-A3B, and of Mixtral-8x7B with half its D, its heads and its F."""


def write(shape: Shape, layers: int, path: str) -> None:
    writer = GGUFWriter(path, shape.arch)
    writer.add_block_count(layers)
    writer.add_context_length(4096)
    writer.add_embedding_length(shape.D)
    writer.add_feed_forward_length(shape.F)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.kv_heads)
    writer.add_key_length(shape.H)
    writer.add_value_length(shape.H)
    writer.add_rope_dimension_count(shape.H)
    writer.add_layer_norm_rms_eps(1e-6)
    writer.add_rope_freq_base(1e6)
    writer.add_expert_count(shape.E)
    writer.add_expert_used_count(shape.K)
    writer.add_expert_feed_forward_length(shape.F)
    writer.add_vocab_size(shape.vocab)
    writer.add_tokenizer_model("no_vocab")
    writer.add_file_type(0)  # all float32
    tensors = shape.tensors(layers)
    for name, each in tensors.items():
        writer.add_tensor_info(name, each, np.dtype(np.float32), 4 * int(np.prod(each)))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_ti_data_to_file()
    rng = np.random.default_rng(0)
    for name, each in tensors.items():
        print(name, each, flush=True)
        writer.write_tensor_data(np.concatenate(list(drawn(rng, each))).reshape(each))
    writer.close()


def drawn(rng: np.random.Generator, shape: tuple[int, ...]) -> Iterator[Any]:
    if len(shape) == 1:
        yield np.ones(shape, np.float32)
        return
    left, scale = int(np.prod(shape)), np.float32(shape[-1] ** -0.5)
    while left:
        some = min(left, CHUNK)
        yield rng.standard_normal(some, np.float32) * scale
        left -= some


if __name__ == "__main__":
    named, count, out = sys.argv[1:]
    write(SHAPES[named], int(count), out)
