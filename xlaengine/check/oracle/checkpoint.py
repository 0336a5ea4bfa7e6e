"""A checkpoint as the oracle reads it: the model's definition, and each tensor under its Hugging Face name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import ml_dtypes
import numpy as np

from xlaengine.check.oracle.blocks.attention import Attention
from xlaengine.check.oracle.blocks.experts import Experts
from xlaengine.check.oracle.definition import Definition, changed
from xlaengine.check.oracle.fault import CheckpointFault

ReadTensor = Callable[[str], np.ndarray]

DERIVED = ("rotary_emb.inv_freq", "rope_freqs.weight")
"""Suffixes of tensors that are not parameters: they follow from the configuration, or are part of it."""

DRAFTERS = ("mtp.",)
"""Prefixes of tensors that belong to a drafter."""

FUSED = "experts.gate_up_proj", "experts.down_proj"
"""Suffixes of tensors that hold the matrices of all experts."""

OF_DRAFTER = "eh_proj.weight"
"""The suffix of a tensor that only a drafter's layer has."""


@dataclass(frozen=True)
class Checkpoint:
    """A model's definition and its tensors."""

    definition: Definition
    read: ReadTensor  # ``[out, in]`` for a projection, in a float dtype of NumPy or ml_dtypes. Each call reads it again
    quantization: str | None = None  # how an engine multiplies (`blocks.arithmetic.linear_of`)

    def tensor(self, name: str) -> np.ndarray:
        """The tensor in float32; a float64 tensor as it is."""
        stored = self.read(name)
        return stored if stored.dtype == np.float64 else np.asarray(stored, np.float32)

    def as_stored(self, dtype: str, kv_dtype: str = "float32", quantization: str | None = None) -> Checkpoint:
        """The checkpoint as an engine with these settings computes it.

        Args:
            dtype: weights are rounded to it; float32 changes nothing.
            kv_dtype: keys and values are rounded to it; float32 changes nothing.
            quantization: how products are quantized (`blocks.arithmetic.linear_of`).
        """
        return replace(self._rounded(dtype)._with_slots(kv_dtype), quantization=quantization)

    def _with_slots(self, dtype: str) -> Checkpoint:
        return replace(self, definition=changed(Attention, lambda block: replace(block, slots=dtype), self.definition))

    def _rounded(self, dtype: str) -> Checkpoint:
        if dtype == "float32":
            return self
        definition = self.definition
        if definition.multiplier_of_dtype:
            definition = replace(definition, embedding_multiplier=float(ml_dtypes.bfloat16(definition.embedding_multiplier)))
        return replace(self, definition=definition, read=lambda name: self.read(name).astype(ml_dtypes.bfloat16))


def open_checkpoint(path: Path) -> Checkpoint:
    """The checkpoint at ``path``: a ``.gguf`` file, a directory in Hugging Face's form, or one that ``xlaengine convert`` wrote.

    Raises:
        CheckpointFault: a file cannot be read, a tensor is missing or unexpected, or the oracle does not support the model.
    """
    # Each imports a library that the other forms do not need.
    with _as_fault(path):
        if path.is_file():
            from xlaengine.check.oracle import gguf_file

            return gguf_file.read(path)
        if (path / "config.json").is_file():
            from xlaengine.check.oracle import hf_directory

            return hf_directory.read(path)
        from xlaengine.check.oracle import orbax_directory

        return orbax_directory.read(path)


@contextmanager
def _as_fault(path: Path) -> Iterator[None]:
    try:
        yield
    except CheckpointFault:
        raise
    except (OSError, ValueError, TypeError, LookupError) as error:
        raise CheckpointFault(f"the oracle cannot read {path}: {type(error).__name__}: {error}") from error


def require_tensors(definition: Definition, stored: Collection[str], path: Path) -> None:
    """Checks that the stored tensors are those of the definition.

    Raises:
        CheckpointFault: names all tensors that are missing or unexpected.
    """
    wanted = definition.tensors()
    unread = {"lm_head.weight"} if definition.tied else set()
    drafters = (*DRAFTERS, *(name.removesuffix(OF_DRAFTER) for name in stored if name.endswith(OF_DRAFTER)))
    missing = sorted(wanted - set(stored))
    unexpected = sorted(name for name in set(stored) - wanted - unread if not name.endswith(DERIVED) and not name.startswith(drafters))
    if missing or unexpected:
        raise CheckpointFault(f"the oracle cannot read {path}: missing tensors {missing}, unexpected tensors {unexpected}")


def stored_forms(definition: Definition, stored: Collection[str]) -> Definition:
    """The definition with experts in their stored form: a tensor for each matrix, or two tensors with the matrices of all experts."""
    is_fused = any(name.endswith(FUSED[0]) for name in stored)

    def of(block: Experts) -> Experts:
        if block.each is None or not is_fused:
            return block
        beginning = block.each[0].split(".experts.")[0]
        return replace(block, each=None, stacked=tuple(f"{beginning}.{name}" for name in FUSED))

    return changed(Experts, of, definition)


def halves(rows: np.ndarray, heads: int) -> np.ndarray:
    """The rows of q or k in the checkpoint's order, from the order that llama.cpp's converter gives them.

    Within each head the converter puts row i of the first half at 2i and row i of the second half at 2i + 1.
    """
    H = len(rows) // heads
    out = np.empty_like(rows)
    for head in range(0, len(rows), H):
        out[head : head + H // 2] = rows[head : head + H : 2]
        out[head + H // 2 : head + H] = rows[head + 1 : head + H : 2]
    return out
