"""Known ways to misread a checkpoint, each as the checkpoint that such a reading sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np

from xlaengine.check.oracle import Checkpoint, Definition
from xlaengine.check.oracle.checkpoint import halves
from xlaengine.check.oracle.streams import Oracle

USUAL_ROPE_BASE = 10_000.0
"""The base of the RoPE paper, of Llama 1 and 2, and of engines that ignore the checkpoint's."""

USUAL_EPS = 1e-6
"""The default eps of RMSNorm in most configuration classes."""


def misread(checkpoint: Checkpoint) -> Iterator[tuple[str, Checkpoint]]:
    """Yields (what is wrong, the misread checkpoint), the most usual first. ``what`` continues "the streams of a model …"."""
    definition = checkpoint.definition
    base = f"with RoPE base {USUAL_ROPE_BASE:g}, and the checkpoint's is {definition.rope_base:g}"
    if definition.rope_base != USUAL_ROPE_BASE:
        yield base, _under(checkpoint, replace(definition, rope_base=USUAL_ROPE_BASE))
    if definition.rope_scaling is not None:
        kind = definition.rope_scaling.kind
        yield f"without the checkpoint's RoPE scaling ({kind})", _under(checkpoint, replace(definition, rope_scaling=None))
        if definition.rope_base != USUAL_ROPE_BASE:
            both = replace(definition, rope_base=USUAL_ROPE_BASE, rope_scaling=None)
            yield f"{base}, and without its RoPE scaling", _under(checkpoint, both)
    if definition.norm_eps != USUAL_EPS:
        eps = f"with eps {USUAL_EPS:g} in RMSNorm, and the checkpoint's is {definition.norm_eps:g}"
        yield eps, _under(checkpoint, replace(definition, norm_eps=USUAL_EPS))
    if definition.biased:
        yield "without the biases of q, k and v", _with(checkpoint, _without_biases)
    yield "whose q and k have the rows of a GGUF file, not permuted back", _with(checkpoint, _interleaved)


def likely_misreading(oracle: Oracle, explains: Callable[[Oracle], bool]) -> str | None:
    """Returns the first misreading whose oracle explains the wrong streams; None if there is none."""
    others = ((what, Oracle(checkpoint, oracle.tokenizer, oracle.dtype)) for what, checkpoint in misread(oracle.held))
    return next((f"these are the streams of a model {what}" for what, other in others if explains(other)), None)


def _under(checkpoint: Checkpoint, definition: Definition) -> Checkpoint:
    return replace(checkpoint, definition=definition)


def _with(checkpoint: Checkpoint, change: Callable[[Definition, str, np.ndarray], np.ndarray]) -> Checkpoint:
    """Returns a checkpoint whose tensors are ``change(definition, name, tensor)``."""
    return replace(checkpoint, read=lambda name: change(checkpoint.definition, name, checkpoint.read(name)))


def _without_biases(definition: Definition, name: str, tensor: np.ndarray) -> np.ndarray:
    return np.zeros_like(tensor) if name.endswith("_proj.bias") else tensor


def _interleaved(definition: Definition, name: str, tensor: np.ndarray) -> np.ndarray:
    """Orders the rows of q and k within each head as a GGUF file does: row i of the first half at 2i, of the second half at 2i + 1."""
    heads = {"self_attn.q_proj": definition.heads, "self_attn.k_proj": definition.kv_heads}
    projection = name.removeprefix("model.layers.").partition(".")[2].rpartition(".")[0]
    if projection not in heads:
        return tensor
    order = halves(np.arange(len(tensor)), heads[projection])
    return tensor[np.argsort(order)]
