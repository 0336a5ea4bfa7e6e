"""A mixture of experts with random weights, as a float32 GGUF that llama.cpp and xlaengine read.

usage: random_mixture.py qwen3|mixtral LAYERS OUT.gguf     needs gguf

The shapes are those of `xlaengine bench mixture`. Matrices are normal, scaled by the square root of the axis that a product sums over;
norms are 1.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
from gguf import LlamaFileType
from random_gguf import Experts, Settings, Shape, Tensor, write

CHUNK = 1 << 24
"""Values that are drawn at once."""

SHAPES = {
    "qwen3": ("qwen3moe", Shape(D=2048, heads=32, kv_heads=4, F=768, vocab=16384, experts=Experts(128, 8))),
    "mixtral": ("llama", Shape(D=2048, heads=16, kv_heads=4, F=7168, vocab=16384, experts=Experts(8, 2))),
}
"""By architecture: layers of Qwen3-30B-A3B, and of Mixtral-8x7B with half its D, its heads and its F."""


def layer_of(arch: str, shape: Shape) -> dict[str, tuple[int, ...]]:
    D, H, F, E = shape.D, shape.H, shape.F, shape.experts.E
    head_norms = {"attn_q_norm": (H,), "attn_k_norm": (H,)} if arch == "qwen3moe" else {}
    experts = {"ffn_gate_exps": (E, F, D), "ffn_up_exps": (E, F, D), "ffn_down_exps": (E, D, F)}
    return {**shape.attention(), **head_norms, "ffn_norm": (D,), "ffn_gate_inp": (E, D), **experts}


def tensors_of(arch: str, shape: Shape, layers: int) -> dict[str, Tensor]:
    """By name, in the order of the file."""
    blocks = {f"blk.{at}.{name}.weight": Tensor(sizes) for at in range(layers) for name, sizes in layer_of(arch, shape).items()}
    table = Tensor((shape.vocab, shape.D))
    return {"token_embd.weight": table, **blocks, "output_norm.weight": Tensor((shape.D,)), "output.weight": table}


def normal(rng: np.random.Generator, tensor: Tensor) -> np.ndarray:
    return np.concatenate(list(_drawn(rng, tensor.shape))).reshape(tensor.shape)


def _drawn(rng: np.random.Generator, shape: tuple[int, ...]) -> Iterator[Any]:
    left, scale = int(np.prod(shape)), np.float32(shape[-1] ** -0.5)
    while left:
        some = min(left, CHUNK)
        yield rng.standard_normal(some, np.float32) * scale
        left -= some


if __name__ == "__main__":
    named, count, path = sys.argv[1:]
    architecture, chosen = SHAPES[named]
    settings = Settings(architecture, 4096, 1e-6, 1e6, LlamaFileType.ALL_F32)
    write(path, chosen, settings, int(count), tensors_of(architecture, chosen, int(count)), normal)
