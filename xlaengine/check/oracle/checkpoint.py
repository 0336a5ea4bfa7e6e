"""A checkpoint as the oracle reads it: the numbers of the model's published definition, and each tensor under its Hugging Face name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import ml_dtypes
import numpy as np


@dataclass(frozen=True)
class RopeScaling:
    """How the rotation frequencies of a longer context differ from the plain ones."""

    # ``linear``: all divided by the factor. ``llama3``: long wavelengths divided by it, short ones kept, the rest blended.
    # ``divisors``: one for each frequency, as GGUF files keep llama3's.
    kind: str
    factor: float = 1.0
    low_freq_factor: float = 1.0
    high_freq_factor: float = 1.0
    original_max_positions: int = 0
    divisors: tuple[float, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Definition:
    """A decoder of Llama's kind, in Hugging Face's terms."""

    vocab: int  # V
    layers: int  # L
    heads: int  # of queries
    kv_heads: int  # K
    head_dim: int  # H
    norm_eps: float  # added to the mean square in RMSNorm
    rope_base: float  # of the rotation frequencies
    rope_scaling: RopeScaling | None = None
    biased: bool = False  # the q, k and v projections have biases (Qwen2)
    head_norms: bool = False  # each head of q and k is RMS-normed (Qwen3)
    tied: bool = False  # the output projection is the embedding
    windows: tuple[int | None, ...]  # for each layer how many positions it sees, its own included; None sees all
    max_positions: int
    eos_token_ids: tuple[int, ...] = ()
    dtype: str = "float32"  # of the stored weights, as the checkpoint names it

    @property
    def output(self) -> str:
        """The tensor ``[V, D]`` of the output projection."""
        return "model.embed_tokens.weight" if self.tied else "lm_head.weight"

    def tensors(self) -> set[str]:
        """The names of all tensors, in Hugging Face's naming."""
        layers = {f"model.layers.{i}.{part}" for i in range(self.layers) for part in self.layer_parts()}
        return layers | {"model.embed_tokens.weight", "model.norm.weight", self.output}

    def layer_parts(self) -> tuple[str, ...]:
        """The tensors of one layer, without the layer's prefix."""
        projections = [f"self_attn.{x}_proj.weight" for x in "qkvo"] + [f"mlp.{x}_proj.weight" for x in ("gate", "up", "down")]
        biases = [f"self_attn.{x}_proj.bias" for x in "qkv"] if self.biased else []
        norms = ["self_attn.q_norm.weight", "self_attn.k_norm.weight"] if self.head_norms else []
        return ("input_layernorm.weight", "post_attention_layernorm.weight", *projections, *biases, *norms)


ReadTensor = Callable[[str], np.ndarray]

DERIVED = ("rotary_emb.inv_freq", "rope_freqs.weight")
"""Endings of tensors that some writers store and that follow from the configuration, or are read with it."""


class CheckpointFault(ValueError):
    """The oracle cannot read the checkpoint, or does not support its definition."""


@dataclass(frozen=True)
class Checkpoint:
    definition: Definition
    read: ReadTensor  # ``[out, in]`` for a projection, in a float dtype of NumPy or ml_dtypes. Each call reads it again

    def tensor(self, name: str) -> np.ndarray:
        """The tensor in float32; a float64 one as it is."""
        stored = self.read(name)
        return stored if stored.dtype == np.float64 else np.asarray(stored, np.float32)

    def rounded(self, dtype: str) -> Checkpoint:
        """With weights rounded to ``dtype``, as an engine of that dtype stores them; float32 changes nothing."""
        if dtype == "float32":
            return self
        return replace(self, read=lambda name: self.read(name).astype(ml_dtypes.bfloat16))


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
    """Every tensor of the definition, and no other.

    Raises:
        CheckpointFault: with all the names that are missing or unexpected.
    """
    wanted = definition.tensors()
    unread = {"lm_head.weight"} if definition.tied else set()
    missing = sorted(wanted - set(stored))
    unexpected = sorted(name for name in set(stored) - wanted - unread if not name.endswith(DERIVED))
    if missing or unexpected:
        raise CheckpointFault(f"the oracle cannot read {path}: missing tensors {missing}, unexpected tensors {unexpected}")


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
