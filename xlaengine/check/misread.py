"""Known ways to misread a checkpoint, each as the checkpoint that such a reading sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np

from xlaengine.check.oracle import Checkpoint, Definition
from xlaengine.check.oracle.blocks.arithmetic import RmsNorm
from xlaengine.check.oracle.blocks.attention import Attention
from xlaengine.check.oracle.blocks.rotation import Rotation
from xlaengine.check.oracle.checkpoint import halves
from xlaengine.check.oracle.definition import changed, every
from xlaengine.check.oracle.streams import Oracle

USUAL_ROPE_BASE = 10_000.0
"""The base of the RoPE paper, of Llama 1 and 2, and of engines that ignore the checkpoint's."""

USUAL_EPS = 1e-6
"""The default eps of RMSNorm in most configuration classes."""


def misread(checkpoint: Checkpoint) -> Iterator[tuple[str, Checkpoint]]:
    """Yields (what is wrong, the misread checkpoint), the most usual first. ``what`` continues "the streams of a model …"."""
    for what, definition in _definitions(checkpoint.definition):
        yield what, replace(checkpoint, definition=definition)
    if any(block.biased for block in every(Attention, checkpoint.definition)):
        yield "without the biases of q, k and v", _with(checkpoint, _without_biases)
    yield "whose q and k have the rows of a GGUF file, not permuted back", _with(checkpoint, _interleaved)


def likely_misreading(oracle: Oracle, explains: Callable[[Oracle], bool]) -> str | None:
    """Returns the first misreading whose oracle explains the wrong streams; None if there is none."""
    others = ((what, Oracle(checkpoint, oracle.tokenizer, oracle.dtype)) for what, checkpoint in misread(oracle.held))
    return next((f"these are the streams of a model {what}" for what, other in others if explains(other)), None)


def _definitions(right: Definition) -> Iterator[tuple[str, Definition]]:
    """(what is wrong, the definition) of each misreading of numbers."""

    def usual_base(rotation: Rotation) -> Rotation:
        return replace(rotation, base=USUAL_ROPE_BASE)

    def unscaled(rotation: Rotation) -> Rotation:
        return replace(rotation, scaling=None)

    rotations = list(dict.fromkeys(every(Rotation, right)))
    bases = " and ".join(f"{base:g}" for base in dict.fromkeys(rotation.base for rotation in rotations))
    base = f"with RoPE base {USUAL_ROPE_BASE:g}, and the checkpoint's is {bases}"
    kinds = {rotation.scaling.kind for rotation in rotations if rotation.scaling is not None}
    if has_other_base := any(rotation.base != USUAL_ROPE_BASE for rotation in rotations):
        yield base, changed(Rotation, usual_base, right)
    if kinds:
        yield f"without the checkpoint's RoPE scaling ({', '.join(kinds)})", changed(Rotation, unscaled, right)
        if has_other_base:
            yield f"{base}, and without its RoPE scaling", changed(Rotation, usual_base, changed(Rotation, unscaled, right))
    if right.final_norm.eps != USUAL_EPS:
        eps = f"with eps {USUAL_EPS:g} in RMSNorm, and the checkpoint's is {right.final_norm.eps:g}"
        yield eps, changed(RmsNorm, lambda norm: replace(norm, eps=USUAL_EPS), right)


def _with(checkpoint: Checkpoint, change: Callable[[Definition, str, np.ndarray], np.ndarray]) -> Checkpoint:
    """Returns a checkpoint whose tensors are ``change(definition, name, tensor)``."""
    return replace(checkpoint, read=lambda name: change(checkpoint.definition, name, checkpoint.read(name)))


def _without_biases(definition: Definition, name: str, tensor: np.ndarray) -> np.ndarray:
    return np.zeros_like(tensor) if name.endswith("_proj.bias") else tensor


def _interleaved(definition: Definition, name: str, tensor: np.ndarray) -> np.ndarray:
    """Orders the rows of q and k within each head as a GGUF file does: row i of the first half at 2i, of the second half at 2i + 1."""
    layer, _, rest = name.removeprefix("model.layers.").partition(".")
    projection = rest.rpartition(".")[0]
    if projection not in ("self_attn.q_proj", "self_attn.k_proj"):
        return tensor
    (block,) = every(Attention, definition.layers[int(layer)])
    order = halves(np.arange(len(tensor)), len(tensor) // block.head_dim)
    return tensor[np.argsort(order)]
