"""From token ids to logits: one sequence, every position again, layer by layer in the order of the published definition."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, Protocol

import jax
import jax.numpy as jnp
import numpy as np

from xlaengine.check.oracle.blocks import Array, attention, linear, rms_norm, rotate, rotation_frequencies, silu
from xlaengine.check.oracle.checkpoint import Checkpoint
from xlaengine.check.oracle.definition import Definition

SHORTEST = 64
"""The least padded length of `XlaForward`; the others are its doublings, so that few lengths are compiled."""

HEAD_ROWS = 64
"""Positions whose logits are computed at once: it bounds their memory."""


class Forward(Protocol):
    """A checkpoint's logits in one arithmetic."""

    checkpoint: Checkpoint

    def held(self) -> Checkpoint:
        """The checkpoint with the tensors that are kept here: other computations need no second copy of them."""
        ...

    def logits(self, ids: Sequence[int], first: int) -> Iterator[np.ndarray]:
        """The logits ``[V]`` after each of ``ids[first:]``."""
        ...


def layer(xp: Any, definition: Definition, window: int | None, x: Array, cos: Array, sin: Array, weights: Mapping[str, Array]) -> Array:
    """One layer of ``x [T, D]``; ``cos``, ``sin`` ``[T, H/2]``; ``weights`` by `Definition.layer_parts`."""
    norm = partial(rms_norm, xp, eps=definition.norm_eps)

    def heads(name: str, h: Array) -> Array:
        count = definition.heads if name == "q" else definition.kv_heads
        projected = linear(h, weights[f"self_attn.{name}_proj.weight"], weights.get(f"self_attn.{name}_proj.bias"))
        return projected.reshape(len(x), count, definition.head_dim)

    h = norm(x, weights["input_layernorm.weight"])
    q, k, v = (heads(name, h) for name in "qkv")
    if definition.head_norms:
        q, k = norm(q, weights["self_attn.q_norm.weight"]), norm(k, weights["self_attn.k_norm.weight"])
    seen = attention(xp, rotate(xp, q, cos, sin), rotate(xp, k, cos, sin), v, window)
    x = x + linear(seen.reshape(len(x), -1), weights["self_attn.o_proj.weight"])
    h = norm(x, weights["post_attention_layernorm.weight"])
    gated = silu(xp, linear(h, weights["mlp.gate_proj.weight"])) * linear(h, weights["mlp.up_proj.weight"])
    return x + linear(gated, weights["mlp.down_proj.weight"])


def head(xp: Any, definition: Definition, x: Array, norm: Array, output: Array) -> Array:
    """Logits ``[*, V]`` of ``x [*, D]`` after the last layer."""
    return linear(rms_norm(xp, x, norm, definition.norm_eps), output)


def _angles(definition: Definition, length: int) -> np.ndarray:
    """Float64 ``[T, H/2]``, by how much each pair of lanes is turned at each position."""
    return np.arange(length)[:, None] * rotation_frequencies(definition)


class NumpyForward:
    """In NumPy's float64: the judge of near ties. The tensors are kept as they are read; each product converts its own.

    Raises:
        CheckpointFault: at the first call, a tensor that cannot be read.
    """

    def __init__(self, checkpoint: Checkpoint):
        self.checkpoint = checkpoint
        self._tensor = cache(checkpoint.tensor)

    def held(self) -> Checkpoint:
        return Checkpoint(self.checkpoint.definition, self._tensor)

    def logits(self, ids: Sequence[int], first: int) -> Iterator[np.ndarray]:
        """Float64 logits ``[V]`` after each of ``ids[first:]``."""
        definition = self.checkpoint.definition
        angles = _angles(definition, len(ids))
        x = self._tensor("model.embed_tokens.weight")[list(ids)].astype(np.float64)
        for index, window in enumerate(definition.windows):
            weights = {part: self._exact(f"model.layers.{index}.{part}") for part in definition.layer_parts()}
            x = layer(np, definition, window, x, np.cos(angles), np.sin(angles), weights)
        norm, output = self._exact("model.norm.weight"), self._exact(definition.output)
        for start in range(first, len(ids), HEAD_ROWS):
            yield from head(np, definition, x[start : start + HEAD_ROWS], norm, output)

    def _exact(self, name: str) -> np.ndarray:
        return self._tensor(name).astype(np.float64)


class XlaForward:
    """In float32 by XLA's ordinary products, on the host's processor whatever the engine runs on.

    Each tensor is read once and kept in float32. A layer is compiled once for each padded length.
    """

    def __init__(self, checkpoint: Checkpoint):
        definition = checkpoint.definition
        self.checkpoint = checkpoint
        self._tensor = cache(lambda name: jnp.asarray(checkpoint.tensor(name), jnp.float32))
        self._layers = {window: jax.jit(partial(layer, jnp, definition, window)) for window in set(definition.windows)}
        self._head = jax.jit(partial(head, jnp, definition))

    def held(self) -> Checkpoint:
        return Checkpoint(self.checkpoint.definition, lambda name: np.asarray(self._tensor(name)))

    def logits(self, ids: Sequence[int], first: int) -> Iterator[np.ndarray]:
        """Float32 logits ``[V]`` after each of ``ids[first:]``.

        The ids are padded at the end to a power of two. The model is causal: no position sees what comes after it.
        """
        padded = np.zeros(padded_length(len(ids)), np.int32)
        padded[: len(ids)] = ids
        hidden = self._hidden(padded)
        for start in range(first, len(ids), HEAD_ROWS):
            at = min(start, len(padded) - HEAD_ROWS)  # the slice has one length, so that it is compiled once
            yield from self._rows(hidden, at)[start - at : len(ids) - at]

    def _hidden(self, padded: np.ndarray) -> Array:
        definition, angles = self.checkpoint.definition, _angles(self.checkpoint.definition, len(padded))
        with _on_host():
            cos, sin = jnp.asarray(np.cos(angles), jnp.float32), jnp.asarray(np.sin(angles), jnp.float32)
            x = jnp.take(self._tensor("model.embed_tokens.weight"), padded, axis=0)
            for index, window in enumerate(definition.windows):
                weights = {part: self._tensor(f"model.layers.{index}.{part}") for part in definition.layer_parts()}
                x = self._layers[window](x, cos, sin, weights)
            return x

    def _rows(self, hidden: Array, at: int) -> np.ndarray:
        """The logits ``[HEAD_ROWS, V]`` of rows from ``at`` on."""
        with _on_host():
            norm, output = self._tensor("model.norm.weight"), self._tensor(self.checkpoint.definition.output)
            return np.asarray(self._head(jax.lax.dynamic_slice_in_dim(hidden, at, HEAD_ROWS), norm, output))


def padded_length(count: int) -> int:
    """The least doubling of `SHORTEST` that holds ``count`` ids."""
    length = SHORTEST
    while length < count:
        length *= 2
    return length


@contextlib.contextmanager
def _on_host() -> Iterator[None]:
    # Full float32 products: on other processors the default rounds their factors to fewer bits.
    with jax.default_device(jax.local_devices(backend="cpu")[0]), jax.default_matmul_precision("float32"):
        yield
