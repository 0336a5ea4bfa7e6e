"""Formats of matrices that safetensors store as integers with scales: GPTQ, AWQ, and what `compressed-tensors` writes.

A matrix ``NAME.weight [out, in]`` is stored as several tensors. An entry is ``float32(scale) * float32(q - zero)``, rounded once; with a
scale in float16 or bfloat16 it is exact. A word has 32 bits; its first integer is in its lowest ``bits`` bits. Inputs are in G groups.

| format | tensors |
|---|---|
| GPTQ | ``qweight`` words ``[in * bits / 32, out]``; ``qzeros`` words ``[G, out * bits / 32]``, of zero - 1 (``gptq_v2``: of zero); ``scales [G, out]``; ``g_idx [in]``, the group of each input |
| AWQ | ``qweight`` words ``[in, out / 8]``, ``qzeros`` words ``[G, out / 8]``, whose integers are those of the outputs `AWQ_ORDER`; ``scales [G, out]`` |
| pack-quantized | ``weight_packed`` words ``[out, in * bits / 32]`` of q + 2^(bits-1); ``weight_scale [out, G]``; ``weight_shape``; if not symmetric, ``weight_zero_point`` words ``[out * bits / 32, G]`` |
| int-quantized, naive-quantized | ``weight`` int8 ``[out, in]``; ``weight_scale [out, G]``, ``[out]`` or one; if not symmetric, ``weight_zero_point``, of its shape |
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Protocol, runtime_checkable

import numpy as np
from jaxtyping import Int32

from xlaengine.models.errors import UnsupportedModel
from xlaengine.types.words import shown

SETTING = "quantization_config"

AWQ_ORDER = 0, 2, 4, 6, 1, 3, 5, 7
"""Which of eight neighbouring outputs each integer of a word belongs to, the lowest bits first."""

Read = Callable[[str], np.ndarray]
"""Reads a stored tensor by its suffix."""


class Integers(NamedTuple):
    """The contents of the stored tensors of a matrix.

    Attributes:
        q: the integers.
        zeros, scales: for each output, those of each group.
        group: the group of each input.
    """

    q: Int32[np.ndarray, "out in"]
    zeros: Int32[np.ndarray, "out G"]
    scales: np.ndarray
    group: Int32[np.ndarray, " in"]


@runtime_checkable
class Form(Protocol):
    """How a format stores a matrix.

    Attributes:
        mark: the suffix of a tensor that every such matrix has, and no other parameter.
        suffixes: the suffixes of all its tensors, some of which may be missing.
        bits: the bits of an integer, 4 or 8.
    """

    @property
    def mark(self) -> str: ...

    @property
    def suffixes(self) -> tuple[str, ...]: ...

    @property
    def bits(self) -> int: ...

    def shape(self, shapes: Mapping[str, tuple[int, ...]]) -> tuple[int, int]:
        """``(out, in)``, from the shapes of the stored tensors by suffix. Raises ValueError, KeyError or IndexError if they do not fit."""
        ...

    def groups(self, read: Read, stored: Mapping[str, tuple[int, ...]]) -> Int32[np.ndarray, " in"]:
        """The group of each input. Reads no tensor that is large.

        Args:
            stored: the shapes of the stored tensors, by suffix.
        """
        ...

    def integers(self, read: Read, stored: Mapping[str, tuple[int, ...]]) -> Integers:
        """The contents of all the tensors. Arguments as in `groups`."""
        ...


def form_of(config: Mapping[str, Any], path: Path) -> Form | None:
    """The format that ``quantization_config`` of ``config.json`` names; None if it names none of this module's formats.

    Args:
        path: the path of ``config.json``, for messages.

    Raises:
        UnsupportedModel: it names one of them with settings that are not implemented.
    """
    stated = config.get(SETTING)
    if not isinstance(stated, dict) or (make := _FORMS.get(str(stated.get("quant_method")))) is None:
        return None
    try:
        return make(stated)
    except _Refused as error:
        raise UnsupportedModel(f"{path}: {SETTING} sets {error}") from None


@dataclass(frozen=True)
class Gptq:
    """GPTQ.

    Attributes:
        bits: 4 or 8.
        added: what must be added to a stored zero: 1, or 0 in ``gptq_v2``.
        size: as in `_require_even`.
    """

    bits: int
    added: int
    size: int | None = None
    mark = ".qweight"
    suffixes = ".qweight", ".qzeros", ".scales", ".g_idx"

    def shape(self, shapes: Mapping[str, tuple[int, ...]]) -> tuple[int, int]:
        (words, out), (groups, columns), per_word = shapes[".qweight"], shapes[".qzeros"], 32 // self.bits
        _require(
            shapes[".scales"] == (groups, out), columns * per_word == out, shapes.get(".g_idx", (words * per_word,)) == (words * per_word,)
        )
        if ".g_idx" not in shapes:
            _require_even(words * per_word, groups, self.size)
        return out, words * per_word

    def groups(self, read: Read, stored: Mapping[str, tuple[int, ...]]) -> Int32[np.ndarray, " in"]:
        return read(".g_idx") if ".g_idx" in stored else _even(self.shape(stored)[1], stored[".qzeros"][0])

    def integers(self, read: Read, stored: Mapping[str, tuple[int, ...]]) -> Integers:
        zeros = _integers(read(".qzeros"), self.bits) + self.added
        return Integers(_integers(read(".qweight").T, self.bits), zeros.T, read(".scales").T, self.groups(read, stored))


@dataclass(frozen=True)
class Awq:
    """AWQ of 4 bits, in the layout of its ``gemm`` kernels.

    Attributes:
        size: as in `_require_even`.
    """

    size: int | None = None
    mark = ".qweight"
    suffixes = ".qweight", ".qzeros", ".scales"
    bits = 4

    def shape(self, shapes: Mapping[str, tuple[int, ...]]) -> tuple[int, int]:
        (inputs, words), (groups, columns) = shapes[".qweight"], shapes[".qzeros"]
        _require(columns == words, shapes[".scales"] == (groups, 8 * words))
        _require_even(inputs, groups, self.size)
        return 8 * words, inputs

    def groups(self, read: Read, stored: Mapping[str, tuple[int, ...]]) -> Int32[np.ndarray, " in"]:
        return _even(stored[".qweight"][0], stored[".qzeros"][0])

    def integers(self, read: Read, stored: Mapping[str, tuple[int, ...]]) -> Integers:
        q, zeros = (self._in_order(_integers(read(suffix), 4)) for suffix in (".qweight", ".qzeros"))
        return Integers(q.T, zeros.T, read(".scales").T, self.groups(read, stored))

    def _in_order(self, integers: np.ndarray) -> np.ndarray:
        words = integers.reshape(len(integers), -1, 8)
        return words[..., np.argsort(AWQ_ORDER)].reshape(integers.shape)


@dataclass(frozen=True)
class Packed:
    """``pack-quantized`` of compressed-tensors.

    Attributes:
        bits: 4 or 8.
        size: as in `_require_even`.
    """

    bits: int
    size: int | None = None
    mark = ".weight_packed"
    suffixes = ".weight_packed", ".weight_scale", ".weight_zero_point", ".weight_shape", ".weight_g_idx"

    def shape(self, shapes: Mapping[str, tuple[int, ...]]) -> tuple[int, int]:
        (out, words), per_word = shapes[".weight_packed"], 32 // self.bits
        rows, groups = shapes[".weight_scale"]
        zeros = shapes.get(".weight_zero_point", (out // per_word, groups))
        _require(rows == out, zeros == (-(-out // per_word), groups), ".weight_g_idx" not in shapes)
        _require_even(words * per_word, groups, self.size)
        return out, words * per_word

    def groups(self, read: Read, stored: Mapping[str, tuple[int, ...]]) -> Int32[np.ndarray, " in"]:
        return _even(self.shape(stored)[1], stored[".weight_scale"][1])

    def integers(self, read: Read, stored: Mapping[str, tuple[int, ...]]) -> Integers:
        q, scale, middle = _integers(read(".weight_packed"), self.bits), read(".weight_scale"), 1 << (self.bits - 1)
        zeros = np.full(scale.shape, middle, np.int32)
        if ".weight_zero_point" in stored:
            zeros = _integers(read(".weight_zero_point").T, self.bits).T[: len(scale)]
        return Integers(q, zeros, scale, self.groups(read, stored))


@dataclass(frozen=True)
class Bytes:
    """``int-quantized`` and ``naive-quantized`` of compressed-tensors, with 8 bits.

    Attributes:
        size: as in `_require_even`.
    """

    size: int | None = None
    mark = ".weight_scale"
    suffixes = ".weight", ".weight_scale", ".weight_zero_point"
    bits = 8

    def shape(self, shapes: Mapping[str, tuple[int, ...]]) -> tuple[int, int]:
        (out, inputs), scale = shapes[".weight"], shapes[".weight_scale"]
        rows, groups = (*scale, 1, 1)[:2]
        _require(len(scale) <= 2, rows in (1, out), shapes.get(".weight_zero_point", scale) == scale)
        _require_even(inputs, groups, self.size)
        return out, inputs

    def groups(self, read: Read, stored: Mapping[str, tuple[int, ...]]) -> Int32[np.ndarray, " in"]:
        return _even(stored[".weight"][1], (*stored[".weight_scale"], 1, 1)[1])

    def integers(self, read: Read, stored: Mapping[str, tuple[int, ...]]) -> Integers:
        q, scale = read(".weight"), read(".weight_scale")
        if q.dtype != np.int8:
            raise WrongParts(f"its integers are {q.dtype}, not int8")
        zeros = read(".weight_zero_point") if ".weight_zero_point" in stored else np.zeros(scale.shape, np.int8)
        groups = 1 if scale.ndim < 2 else scale.size // scale.shape[0]
        zeros, scale = (np.broadcast_to(x.reshape(-1, groups), (len(q), groups)) for x in (zeros, scale))
        return Integers(q.astype(np.int32) + 128, zeros.astype(np.int32) + 128, scale, self.groups(read, stored))


def _integers(words: np.ndarray, bits: int) -> Int32[np.ndarray, "N M"]:
    """The integers of words ``[N, W]``, in order. Raises `WrongParts` if the words are not int32."""
    if words.dtype != np.int32:
        raise WrongParts(f"words of packed integers are {words.dtype}, not int32")
    words = np.ascontiguousarray(words)
    shifts = np.arange(0, 32, bits, dtype=np.uint32)
    found = words.view(np.uint32)[..., None] >> shifts & np.uint32((1 << bits) - 1)
    return found.astype(np.int32).reshape(len(words), -1)


def _even(inputs: int, groups: int) -> Int32[np.ndarray, " in"]:
    """The group of each input, if all groups have the same number of neighbouring inputs."""
    return np.repeat(np.arange(groups, dtype=np.int32), inputs // groups)


class WrongParts(Exception):
    """The tensors of one matrix do not have the expected values. The message says why."""


def _require(*conditions: bool) -> None:
    if not all(conditions):
        raise ValueError


def _require_even(inputs: int, groups: int, size: int | None) -> None:
    """Raises ValueError unless all groups have the same number of inputs.

    Args:
        size: the inputs of a group by the configuration; None if it does not say. With 128, 960 inputs form 8 groups that are not equal:
            the last has 64.
    """
    _require(inputs % groups == 0, groups == 1 or size is None or groups * size == inputs)


class _Refused(Exception):
    """A setting that is not implemented."""


def _one_of(stated: Mapping[str, Any], key: str, *allowed: Any, default: Any = None) -> Any:
    value = stated.get(key, default)
    if not any(type(value) is type(each) and value == each for each in allowed):  # 4.0 and True equal integers, and must be refused
        raise _Refused(f"{key} to {shown(value)}; supported: {', '.join(map(repr, allowed))}")
    return value


def _object(key: str, value: Any) -> Mapping[str, Any]:
    """The JSON object under a key; an empty one for null."""
    if not isinstance(value, dict | None):
        raise _Refused(f"{key} to {shown(value)}; an object is expected")
    return value or {}


def _group_size(stated: Mapping[str, Any]) -> int | None:
    """The inputs of a group; None if all inputs are one group, or the key is missing."""
    size = stated.get("group_size")
    if size is None or (type(size) is int and (size > 0 or size == -1)):
        return None if size == -1 else size
    raise _Refused(f"group_size to {shown(size)}; supported: -1 and integers above 0")


def _gptq(stated: Mapping[str, Any]) -> Form:
    bits = _one_of(stated, "bits", 4, 8)
    added = 1 if _one_of(stated, "checkpoint_format", "gptq", "gptq_v2", default="gptq") == "gptq" else 0
    return Gptq(bits, added, _group_size(stated))


def _awq(stated: Mapping[str, Any]) -> Form:
    _one_of(stated, "bits", 4)
    _one_of(stated, "version", "gemm", "GEMM", default="gemm")
    return Awq(_group_size(stated))


def _compressed(stated: Mapping[str, Any]) -> Form:
    form = _one_of(stated, "format", "pack-quantized", "int-quantized", "naive-quantized")
    if stated.get("kv_cache_scheme") is not None:
        raise _Refused("kv_cache_scheme; only weights may be quantized")
    if _object("transform_config", stated.get("transform_config")).get("config_groups"):
        raise _Refused("transform_config, transforms of weights and activations; they are not supported")
    groups = _object("config_groups", stated.get("config_groups"))
    if len(groups) != 1:
        raise _Refused(f"{len(groups)} config_groups; one is supported")
    group = _object("config_groups", *groups.values())
    for key in ("input_activations", "output_activations"):
        if group.get(key) is not None:
            raise _Refused(f"{key}; only weights may be quantized")
    weights = _object("weights", group.get("weights"))
    _one_of(weights, "type", "int", default="int")
    bits = _one_of(weights, "num_bits", 4, 8) if form == "pack-quantized" else _one_of(weights, "num_bits", 8)
    _one_of(weights, "actorder", None, "weight", "static")
    return Packed(bits, _group_size(weights)) if form == "pack-quantized" else Bytes(_group_size(weights))


_FORMS: Mapping[str, Callable[[Mapping[str, Any]], Form]] = {"gptq": _gptq, "awq": _awq, "compressed-tensors": _compressed}
