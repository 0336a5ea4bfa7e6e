"""A dense model with random weights in Q4_K_M, as a GGUF that llama.cpp and xlaengine read.

usage: random_q4_k_m.py 8b|tiny OUT.gguf     needs gguf

``8b`` has the shapes of Llama 3.1 8B (4.9 GB). Matrices are blocks of Q4_K and Q6_K, mixed as llama.cpp mixes them: random integers, with
scales that give a standard deviation of one over the square root of the axis that a product sums over. Norms are 1.
"""

from __future__ import annotations

import sys

import numpy as np
from gguf import GGML_QUANT_SIZES, GGMLQuantizationType, LlamaFileType
from random_gguf import Settings, Shape, Tensor, write

Q4_K, Q6_K = GGMLQuantizationType.Q4_K, GGMLQuantizationType.Q6_K

SPREAD = {Q4_K: 258.0, Q6_K: 1350.0}
"""The standard deviation of a block's values in units of its scale."""

SHAPES = {
    "8b": (Shape(D=4096, heads=32, kv_heads=8, F=14336, vocab=128256), 32),
    "tiny": (Shape(D=256, heads=2, kv_heads=1, F=512, vocab=512), 8),
}
"""With the number of layers."""

SETTINGS = Settings("llama", 8192, 1e-5, 5e5, LlamaFileType.MOSTLY_Q4_K_M)


def tensors_of(shape: Shape, layers: int) -> dict[str, Tensor]:
    """By name, in the order of the file."""
    D, F = shape.D, shape.F
    found = {"token_embd.weight": Tensor((shape.vocab, D), Q4_K)}
    for at in range(layers):
        of_layer = {**shape.attention(), "ffn_norm": (D,), "ffn_gate": (F, D), "ffn_up": (F, D), "ffn_down": (D, F)}
        for name, sizes in of_layer.items():
            kind = Q6_K if name in ("attn_v", "ffn_down") and _has_more_bits(at, layers) else Q4_K
            found[f"blk.{at}.{name}.weight"] = Tensor(sizes, kind if len(sizes) == 2 else None)
    return found | {"output_norm.weight": Tensor((D,)), "output.weight": Tensor((shape.vocab, D), Q6_K)}


def _has_more_bits(at: int, layers: int) -> bool:
    """llama.cpp's rule for attn_v and ffn_down: the first and the last eighth of the layers, and every third between."""
    eighth = layers // 8
    return at < eighth or at >= 7 * layers // 8 or (at - eighth) % 3 == 2


def blocks(rng: np.random.Generator, tensor: Tensor) -> np.ndarray:
    """Random blocks ``uint8 [out, bytes of a row]``. The scale of a block is its only float, in Q4_K beside that of its minima."""
    (out, length), kind = tensor.shape, tensor.kind
    entries, size = GGML_QUANT_SIZES[kind]
    scale = length**-0.5 / SPREAD[kind]
    found = rng.integers(0, 256, (out * length // entries, size), np.uint8)
    if kind is Q4_K:  # half d, half dmin; integers have a mean of 7.5
        found[:, :4] = np.array([scale, 7.5 * scale], np.float16).view(np.uint8)
    else:
        found[:, -2:] = np.array([scale], np.float16).view(np.uint8)
    return found.reshape(out, -1)


if __name__ == "__main__":
    named, path = sys.argv[1:]
    chosen, count = SHAPES[named]
    write(path, chosen, SETTINGS, count, tensors_of(chosen, count), blocks)
