"""Known ways to misread a checkpoint. Each is a checkpoint with the definition or the tensors that such a reading gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain

import numpy as np

from xlaengine.check.oracle import Checkpoint, Definition
from xlaengine.check.oracle.blocks.arithmetic import RmsNorm
from xlaengine.check.oracle.blocks.attention import Attention
from xlaengine.check.oracle.blocks.clamped_experts import ClampedExperts
from xlaengine.check.oracle.blocks.experts import Experts
from xlaengine.check.oracle.blocks.rotation import Rotation
from xlaengine.check.oracle.checkpoint import halves
from xlaengine.check.oracle.definition import Layer, changed, every
from xlaengine.check.oracle.streams import Oracle

USUAL_ROPE_BASE = 10_000.0
"""The base of the RoPE paper, of Llama 1 and 2, and of engines that ignore the checkpoint's."""

USUAL_EPS = (1e-6, 1e-5)
"""The eps of RMSNorm in most configuration classes."""

OF_QKV = tuple(f"self_attn.{x}_proj.bias" for x in "qkv")
"""Endings of the names of the biases of q, k and v. ``_proj.bias`` alone would also match the biases of experts."""


def misread(checkpoint: Checkpoint) -> Iterator[tuple[str, Checkpoint]]:
    """Yields (what is wrong, the misread checkpoint), the most usual first. ``what`` continues "the streams of a model …"."""
    for what, definition in _definitions(checkpoint.definition):
        yield what, replace(checkpoint, definition=definition)
    if any(block.biased for block in every(Attention, checkpoint.definition)):
        yield "without the biases of q, k and v", _with(checkpoint, _without_biases)
    yield "whose q and k have the rows of a GGUF file, not permuted back", _with(checkpoint, _interleaved)


def likely_misreading(oracle: Oracle, explains: Callable[[Oracle], bool]) -> str | None:
    """Returns a sentence that names the misreadings whose oracles explain the wrong streams; None if no oracle does."""
    others = ((what, Oracle(checkpoint, oracle.tokenizer, oracle.dtype)) for what, checkpoint in misread(oracle.held))
    found = [what for what, other in others if explains(other)]
    return f"these are the streams of a model {', or of one '.join(found)}" if found else None


def rerouting(definition: Definition, dtype: str) -> str | None:
    """Returns how bfloat16 may explain large differences from a model with experts; None for other models and dtypes."""
    has_experts = any(True for _ in chain(every(Experts, definition), every(ClampedExperts, definition)))
    if dtype != "bfloat16" or not has_experts:
        return None
    return "in bfloat16 a router may choose other experts, past any tolerance: compare in float32"


def _definitions(right: Definition) -> Iterator[tuple[str, Definition]]:
    """Yields (what is wrong, the definition) for each misreading of the settings."""

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
    yield from _windows(right)
    for eps in USUAL_EPS:
        if right.final_norm.eps != eps:
            what = f"with eps {eps:g} in RMSNorm, and the checkpoint's is {right.final_norm.eps:g}"
            yield what, changed(RmsNorm, partial(_with_eps, eps=eps), right)
    if right.final_norm.adds_one:
        yield (
            "whose norms multiply by the weight, and not by 1 + weight",
            changed(RmsNorm, lambda norm: replace(norm, adds_one=False), right),
        )
    if right.embedding_multiplier != 1:
        yield f"without the embedding's multiplier, {right.embedding_multiplier:g}", replace(right, embedding_multiplier=1.0)
    yield from _scores(right)
    if right.output_cap is not None:
        yield f"without the soft cap of logits, {right.output_cap:g}", replace(right, output_cap=None)
    if right.output_divisor != 1:
        yield f"without the division of logits by {right.output_divisor:g}", replace(right, output_divisor=1.0)
    if (multiplier := right.layers[0].residual_multiplier) != 1:
        plain = changed(Layer, lambda layer: replace(layer, residual_multiplier=1.0), right)
        yield f"without the multiplier of branches, {multiplier:g}", plain


def _with_eps(norm: RmsNorm, eps: float) -> RmsNorm:
    return replace(norm, eps=eps)


def _windows(right: Definition) -> Iterator[tuple[str, Definition]]:
    windows = dict.fromkeys(block.window for block in every(Attention, right))
    sizes = [size for size in windows if size is not None]
    for more, what in ((-1, "too narrow"), (1, "too wide")) if sizes else ():
        yield f"whose windows are one position {what}", changed(Attention, partial(_widened, more=more), right)
    for size in sizes:
        yield f"that ignores the windows of {size} positions", changed(Attention, partial(_rewindowed, old=size, new=None), right)
        if None in windows:
            yield f"whose layers all have a window of {size}", changed(Attention, partial(_rewindowed, old=None, new=size), right)


def _widened(block: Attention, more: int) -> Attention:
    return block if block.window is None else replace(block, window=max(1, block.window + more))


def _rewindowed(block: Attention, old: int | None, new: int | None) -> Attention:
    return replace(block, window=new) if block.window == old else block


def _scores(right: Definition) -> Iterator[tuple[str, Definition]]:
    blocks = list(every(Attention, right))
    if any(block.scale not in (None, block.head_dim**-0.5) for block in blocks):
        yield "whose scores are divided by the root of the head's size", changed(Attention, lambda block: replace(block, scale=None), right)
    if any(block.cap is not None for block in blocks):
        yield "without the soft cap of scores", changed(Attention, lambda block: replace(block, cap=None), right)
    if any(block.sinks for block in blocks):
        yield "without the sinks of attention", changed(Attention, lambda block: replace(block, sinks=False), right)
    if any(True for _ in every(ClampedExperts, right)):
        unclamped = changed(ClampedExperts, lambda block: replace(block, limit=float("inf")), right)
        yield "whose experts' gates and ups are not clamped", unclamped
    if len({block.rotation for block in blocks}) > 1:
        first = next(block.rotation for block in blocks if block.rotation is not None)
        what = f"whose layers all have the rotation of the first, of RoPE base {first.base:g}"
        yield what, changed(Attention, lambda block: replace(block, rotation=first), right)


def _with(checkpoint: Checkpoint, change: Callable[[Definition, str, np.ndarray], np.ndarray]) -> Checkpoint:
    """Returns a checkpoint whose tensors are ``change(definition, name, tensor)``."""
    return replace(checkpoint, read=lambda name: change(checkpoint.definition, name, checkpoint.read(name)))


def _without_biases(definition: Definition, name: str, tensor: np.ndarray) -> np.ndarray:
    return np.zeros_like(tensor) if name.endswith(OF_QKV) else tensor


def _interleaved(definition: Definition, name: str, tensor: np.ndarray) -> np.ndarray:
    """Orders the rows of q and k within each head as a GGUF file does: row i of the first half at 2i, of the second half at 2i + 1."""
    layer, _, rest = name.removeprefix(f"{definition.layers_name}.").partition(".")
    projection = rest.rpartition(".")[0]
    if projection not in ("self_attn.q_proj", "self_attn.k_proj"):
        return tensor
    (block,) = every(Attention, definition.layers[int(layer)])
    order = halves(np.arange(len(tensor)), len(tensor) // block.head_dim)
    return tensor[np.argsort(order)]
