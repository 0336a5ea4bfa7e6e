"""A dense model with random weights in Q4_K_M, as a GGUF that llama.cpp and xlaengine read.

usage: random_q4_k_m.py 8b|tiny OUT.gguf     needs gguf

``8b`` has the shapes of Llama 3.1 8B (4.9 GB). Matrices are blocks of Q4_K and Q6_K, mixed as llama.cpp mixes them: random integers, with
scales that give a standard deviation of one over the square root of the axis that a product sums over. Norms are 1. There is no tokenizer:
prompts are token ids.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

import numpy as np
from gguf import GGMLQuantizationType, GGUFWriter

Q4_K, Q6_K = GGMLQuantizationType.Q4_K, GGMLQuantizationType.Q6_K

SPREAD = {Q4_K: 258.0, Q6_K: 1350.0}
"""The standard deviation of a block's values in units of its scale."""


@dataclass(frozen=True)
class Shape:
    D: int
    layers: int
    heads: int
    kv_heads: int
    F: int
    vocab: int
    H: int = 128

    def tensors(self) -> dict[str, tuple[tuple[int, ...], GGMLQuantizationType | None]]:
        """By name, in the order of the file: the shape ``[out, in]`` and the kind of blocks; None: float32."""
        D, H, F = self.D, self.H, self.F
        found: dict[str, tuple[tuple[int, ...], GGMLQuantizationType | None]] = {"token_embd.weight": ((self.vocab, D), Q4_K)}
        for at in range(self.layers):
            more = Q6_K if self._more_bits(at) else Q4_K
            layer = {
                "attn_norm": ((D,), None),
                "attn_q": ((self.heads * H, D), Q4_K),
                "attn_k": ((self.kv_heads * H, D), Q4_K),
                "attn_v": ((self.kv_heads * H, D), more),
                "attn_output": ((D, self.heads * H), Q4_K),
                "ffn_norm": ((D,), None),
                "ffn_gate": ((F, D), Q4_K),
                "ffn_up": ((F, D), Q4_K),
                "ffn_down": ((D, F), more),
            }
            found |= {f"blk.{at}.{name}.weight": each for name, each in layer.items()}
        return found | {"output_norm.weight": ((D,), None), "output.weight": ((self.vocab, D), Q6_K)}

    def _more_bits(self, at: int) -> bool:
        """llama.cpp's rule for attn_v and ffn_down: the first and the last eighth of the layers, and every third between."""
        eighth = self.layers // 8
        return at < eighth or at >= 7 * self.layers // 8 or (at - eighth) % 3 == 2


SHAPES = {
    "8b": Shape(D=4096, layers=32, heads=32, kv_heads=8, F=14336, vocab=128256),
    "tiny": Shape(D=256, layers=8, heads=2, kv_heads=1, F=512, vocab=512),
}


def write(shape: Shape, path: str) -> None:
    writer = GGUFWriter(path, "llama")
    writer.add_block_count(shape.layers)
    writer.add_context_length(8192)
    writer.add_embedding_length(shape.D)
    writer.add_feed_forward_length(shape.F)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.kv_heads)
    writer.add_key_length(shape.H)
    writer.add_value_length(shape.H)
    writer.add_rope_dimension_count(shape.H)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_freq_base(5e5)
    writer.add_vocab_size(shape.vocab)
    writer.add_tokenizer_model("no_vocab")
    writer.add_file_type(15)  # mostly Q4_K, medium
    tensors = shape.tensors()
    for name, (each, kind) in tensors.items():
        if kind is None:
            writer.add_tensor_info(name, each, np.dtype(np.float32), 4 * each[0])
        else:
            rows, row = each[0], _bytes_of_row(each[1], kind)
            writer.add_tensor_info(name, (rows, row), np.dtype(np.uint8), rows * row, raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_ti_data_to_file()
    rng = np.random.default_rng(0)
    for name, (each, kind) in tensors.items():
        print(name, each, flush=True)
        writer.write_tensor_data(np.ones(each, np.float32) if kind is None else _blocks(rng, each, kind))
    writer.close()


def _bytes_of_row(values: int, kind: GGMLQuantizationType) -> int:
    return values // 256 * {Q4_K: 144, Q6_K: 210}[kind]


def _blocks(rng: np.random.Generator, shape: tuple[int, ...], kind: GGMLQuantizationType) -> np.ndarray:
    """Random blocks ``uint8 [out, bytes of a row]``. The scale of a block is its only float, in Q4_K beside that of its minima."""
    scale = shape[1] ** -0.5 / SPREAD[kind]
    size = _bytes_of_row(256, kind)
    blocks = rng.integers(0, 256, (shape[0] * shape[1] // 256, size), np.uint8)
    if kind is Q4_K:  # half d, half dmin; integers have a mean of 7.5
        blocks[:, :4] = np.array([scale, 7.5 * scale], np.float16).view(np.uint8)
    else:
        blocks[:, -2:] = np.array([scale], np.float16).view(np.uint8)
    return blocks.reshape(shape[0], -1)


if __name__ == "__main__":
    named, out = sys.argv[1:]
    write(SHAPES[named], out)
