"""Model directories whose matrices are stored as packed integers, made of a recorded model."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from safetensors.numpy import load_file, save_file

GROUP = 8
"""Inputs of a group."""

Tensors = dict[str, np.ndarray]


def words(integers: np.ndarray, bits: int, axis: int) -> np.ndarray:
    """int32 words along an axis, the lowest bits first: one word after the other, as a loop writes them."""
    moved, each = np.moveaxis(integers, axis, -1), 32 // bits
    found = np.zeros((*moved.shape[:-1], moved.shape[-1] // each), np.int64)
    for at in range(moved.shape[-1]):
        found[..., at // each] |= moved[..., at].astype(np.int64) << bits * (at % each)
    return np.ascontiguousarray(np.moveaxis(found.astype(np.uint32).view(np.int32), -1, axis))


def _drawn(rng: np.random.Generator, matrix: np.ndarray, bits: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Integers ``[out, in]``, zeros and scales ``[out, G]`` in float16, near the matrix."""
    out, groups = len(matrix), matrix.shape[1] // GROUP
    blocks, zeros = matrix.reshape(out, groups, GROUP), rng.integers(1, 1 << bits, (out, groups))
    scales = (np.abs(blocks).max(-1) / (1 << bits - 1) + 1e-3).astype(np.float16)
    q = np.clip(np.round(blocks / scales[..., None].astype(np.float32)) + zeros[..., None], 0, (1 << bits) - 1)
    return q.astype(np.int64).reshape(matrix.shape), zeros, scales


def _values(q: np.ndarray, zeros: np.ndarray, scales: np.ndarray, group: np.ndarray) -> np.ndarray:
    return ((q - zeros[:, group]) * scales.astype(np.float64)[:, group]).astype(np.float32)


def gptq(rng: np.random.Generator, matrix: np.ndarray, bits: int = 4, added: int = 1, in_order: bool = False) -> tuple[Tensors, np.ndarray]:
    """With inputs in groups by a permutation, as ``desc_act`` leaves them, unless ``in_order``."""
    q, zeros, scales = _drawn(rng, matrix, bits)
    group = np.repeat(np.arange(zeros.shape[1]), GROUP).astype(np.int32)
    group = group if in_order else rng.permutation(group)
    tensors = {
        "qweight": words(q.T, bits, 0),
        "qzeros": words(zeros.T - added, bits, 1),
        "scales": np.ascontiguousarray(scales.T),
        "g_idx": group,
    }
    return tensors, _values(q, zeros, scales, group)


def awq(rng: np.random.Generator, matrix: np.ndarray) -> tuple[Tensors, np.ndarray]:
    q, zeros, scales = _drawn(rng, matrix, 4)
    place = [4 * (o % 8 // 2) + 16 * (o % 2) for o in range(len(matrix))]

    def stored(integers: np.ndarray) -> np.ndarray:  # [N, out]
        found = np.zeros((len(integers), len(matrix) // 8), np.int64)
        for o, shift in enumerate(place):
            found[:, o // 8] |= integers[:, o] << shift
        return found.astype(np.uint32).view(np.int32)

    tensors = {"qweight": stored(q.T), "qzeros": stored(zeros.T), "scales": np.ascontiguousarray(scales.T)}
    return tensors, _values(q, zeros, scales, np.arange(matrix.shape[1]) // GROUP)


def channels(rng: np.random.Generator, matrix: np.ndarray) -> tuple[Tensors, np.ndarray]:
    """compressed-tensors' int-quantized, one scale for each output."""
    scale = (np.abs(matrix).max(-1, keepdims=True) / 127).astype(np.float16)
    q = np.clip(np.round(matrix / scale.astype(np.float32)), -128, 127).astype(np.int8)
    return {"weight": q, "weight_scale": scale}, (q * scale.astype(np.float64)).astype(np.float32)


_INT8 = {"config_groups": {"group_0": {"targets": ["Linear"], "weights": {"num_bits": 8, "type": "int"}}}}
FORMATS: dict[str, tuple[Callable[..., tuple[Tensors, np.ndarray]], dict[str, Any]]] = {
    "gptq": (gptq, {"quant_method": "gptq", "bits": 4, "group_size": GROUP, "desc_act": True}),
    "awq": (awq, {"quant_method": "awq", "bits": 4, "group_size": GROUP, "version": "gemm"}),
    "int8": (channels, {"quant_method": "compressed-tensors", "format": "int-quantized", **_INT8}),
}
"""By name: what packs a matrix, and ``quantization_config``."""


def widen(directory: Path) -> None:
    """Gives a llama's directory random tensors of which every matrix has a multiple of 32 inputs."""
    config = json.loads((directory / "config.json").read_text())
    sizes = {"hidden_size": 64, "intermediate_size": 96, "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 16}
    (directory / "config.json").write_text(json.dumps(config | sizes))
    rng, tensors = np.random.default_rng(23), load_file(directory / "model.safetensors")
    D, F, kv = 64, 96, 32
    rows = {
        "q_proj": (D, D),
        "k_proj": (kv, D),
        "v_proj": (kv, D),
        "o_proj": (D, D),
        "gate_proj": (F, D),
        "up_proj": (F, D),
        "down_proj": (D, F),
    }
    for name, tensor in tensors.items():
        shape = next((shape for part, shape in rows.items() if part in name), (len(tensor), D) if tensor.ndim == 2 else (D,))
        tensors[name] = (rng.standard_normal(shape) / 8 + (tensor.ndim == 1)).astype(np.float32)
    save_file(tensors, directory / "model.safetensors")


def pack(directory: Path, form: str, plain: Path) -> None:
    """Packs the matrices of all layers of a model's directory. ``plain`` becomes the same model with the values spelled out."""
    packs, config = FORMATS[form]
    rng, tensors = np.random.default_rng(11), load_file(directory / "model.safetensors")
    spelled, packed = dict(tensors), dict(tensors)
    for name, matrix in tensors.items():
        if ".layers." in name and name.endswith("_proj.weight"):
            parts, spelled[name] = packs(rng, matrix)
            del packed[name]
            packed |= {f"{name.removesuffix('weight')}{part}": tensor for part, tensor in parts.items()}
    plain.mkdir()
    for file in directory.glob("*.json"):
        (plain / file.name).write_bytes(file.read_bytes())
    save_file(spelled, plain / "model.safetensors")
    save_file(packed, directory / "model.safetensors")
    stated = json.loads((directory / "config.json").read_text())
    (directory / "config.json").write_text(json.dumps({**stated, "quantization_config": config}))
