"""Matrices that a directory stores as integers with scales, by the setting ``quantization_config``: GPTQ, AWQ, compressed-tensors.

The values are ``scale * (q - zero)``, in float32. The place of each integer is computed here from its indices and the definition of the
format; the engine reshapes words.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import numpy as np

from xlaengine.check.oracle.fault import CheckpointFault

Read = Callable[[str], np.ndarray]

MARKS = {
    "gptq": ".qweight",
    "awq": ".qweight",
    "pack-quantized": ".weight_packed",
    "int-quantized": ".weight_scale",
    "naive-quantized": ".weight_scale",
}
"""For each format, the suffix of a tensor that every packed matrix has."""
PARTS = ("qweight", "qzeros", "scales", "g_idx", "weight_packed", "weight_scale", "weight_zero_point", "weight_shape")
"""Suffixes of stored tensors that are parts of a parameter."""


def format_of(config: Mapping[str, Any]) -> str | None:
    """The format; None if ``config`` names none, or another method."""
    stated = config.get("quantization_config") or {}
    method = stated.get("quant_method")
    return stated.get("format") if method == "compressed-tensors" else method if method in MARKS else None


def names(stored: Collection[str], form: str) -> dict[str, str]:
    """For the name of each packed parameter, the prefix of the names of its tensors."""
    return {f"{name.removesuffix(MARKS[form])}.weight": name.removesuffix(MARKS[form]) for name in stored if name.endswith(MARKS[form])}


def others(stored: Collection[str], packed: Collection[str]) -> set[str]:
    """Names of parameters that are stored as they are."""
    return {name for name in stored if name not in packed and name.rpartition(".")[2] not in PARTS}


def values(read: Read, name: str, config: Mapping[str, Any], stored: Collection[str]) -> np.ndarray:
    """The matrix ``[out, in]`` in float32. The names of its tensors begin with ``name``.

    Raises:
        CheckpointFault: the integers of compressed-tensors are neither packed nor int8.
    """
    stated, form = config["quantization_config"], format_of(config)
    has = {part: f"{name}.{part}" for part in (*PARTS, "weight") if f"{name}.{part}" in stored}
    get = {part: read(full) for part, full in has.items()}
    if form in ("gptq", "awq"):
        bits = int(stated["bits"])
        scales = get["scales"].astype(np.float32)  # [G, out]
        G, out = scales.shape
        if form == "gptq":
            inputs = get["qweight"].shape[0] * 32 // bits
            i, o = np.meshgrid(np.arange(inputs), np.arange(out), indexing="ij")
            q = _bits(get["qweight"][i * bits // 32, o], i * bits % 32, bits)
            group = get["g_idx"] if "g_idx" in get else np.arange(inputs) * G // inputs
            g, z = np.meshgrid(np.arange(G), np.arange(out), indexing="ij")
            zeros = _bits(get["qzeros"][g, z * bits // 32], z * bits % 32, bits) + (stated.get("checkpoint_format", "gptq") == "gptq")
        else:
            inputs = get["qweight"].shape[0]
            i, o = np.meshgrid(np.arange(inputs), np.arange(out), indexing="ij")
            q = _bits(get["qweight"][i, o // 8], _awq_shift(o), 4)
            group = np.arange(inputs) * G // inputs
            g, z = np.meshgrid(np.arange(G), np.arange(out), indexing="ij")
            zeros = _bits(get["qzeros"][g, z // 8], _awq_shift(z), 4)
        return (scales[group] * (q - zeros[group]).astype(np.float32)).T
    return _compressed(get, stated, name)


def _compressed(get: dict[str, np.ndarray], stated: Mapping[str, Any], name: str) -> np.ndarray:
    scale = get["weight_scale"].astype(np.float32)
    if "weight_packed" in get:
        (group,) = stated["config_groups"].values()
        bits = int(group["weights"]["num_bits"])
        out, inputs = (int(size) for size in get["weight_shape"])
        o, i = np.meshgrid(np.arange(out), np.arange(inputs), indexing="ij")
        q = _bits(get["weight_packed"][o, i * bits // 32], i * bits % 32, bits)
        zeros = np.full(scale.shape, 2 ** (bits - 1))
        if "weight_zero_point" in get:
            r, g = np.meshgrid(np.arange(out), np.arange(scale.shape[1]), indexing="ij")
            zeros = _bits(get["weight_zero_point"][r * bits // 32, g], r * bits % 32, bits)
    elif get["weight"].dtype == np.int8:
        q, zeros = get["weight"].astype(np.int64), get.get("weight_zero_point", np.zeros(scale.shape)).astype(np.int64)
        out, inputs = q.shape
        scale, zeros = (x.reshape(-1, x.shape[1] if x.ndim == 2 else 1) for x in (scale, zeros))
    else:
        raise CheckpointFault(f"the oracle cannot read {name}: its integers are {get['weight'].dtype}")
    columns = np.arange(inputs) * scale.shape[1] // inputs
    return (scale[:, columns] * (q - zeros[:, columns]).astype(np.float32)).astype(np.float32)


def _bits(words: np.ndarray, shift: np.ndarray, bits: int) -> np.ndarray:
    return words.astype(np.int64) >> shift & (2**bits - 1)


def _awq_shift(output: np.ndarray) -> np.ndarray:
    """The shift of an output's integer: even outputs of eight are in the lower half of a word, odd ones in the upper half."""
    within = output % 8
    return 4 * (within // 2) + 16 * (within % 2)
