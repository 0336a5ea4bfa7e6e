"""Computes logits from token ids: one sequence, without a cache; the embedding, the layers in order, the final norm and the head."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from xlaengine.check.oracle.blocks.arithmetic import Array, Linear, linear_of, soft_cap
from xlaengine.check.oracle.checkpoint import Checkpoint
from xlaengine.check.oracle.definition import Definition

SHORTEST = 64
"""The least padded length of `XlaForward`. The others are its doublings, so that few lengths are compiled."""

HEAD_ROWS = 64
"""The number of positions whose logits are computed at once; it bounds the memory of logits."""


def embedded(definition: Definition, rows: Array) -> Array:
    """``[T, D]`` before the first layer, from rows of the embedding."""
    return rows * definition.embedding_multiplier


def head(xp: Any, linear: Linear, definition: Definition, x: Array, norm: Array, output: Array) -> Array:
    """Logits ``[*, V]`` of ``x [*, D]`` after the last layer."""
    logits = linear(definition.final_norm(xp, x, norm), output) / definition.output_divisor
    return soft_cap(xp, logits, definition.output_cap)


class NumpyForward:
    """Logits in NumPy's float64, which decide near ties. Tensors are kept as they are read, and converted at each use.

    Raises:
        CheckpointFault: at the first call, a tensor that cannot be read.
    """

    def __init__(self, checkpoint: Checkpoint):
        self.checkpoint = checkpoint
        self._tensor = cache(checkpoint.tensor)
        self._linear = linear_of(checkpoint.quantization)

    def held(self) -> Checkpoint:
        return replace(self.checkpoint, read=self._tensor)

    def logits(self, ids: Sequence[int], first: int) -> Iterator[np.ndarray]:
        """Float64 logits ``[V]`` after each of ``ids[first:]``."""
        definition = self.checkpoint.definition
        x = self._hidden(ids)
        norm, output = self._exact(f"{definition.final_norm_name}.weight"), self._exact(definition.output)
        for start in range(first, len(ids), HEAD_ROWS):
            yield from head(np, self._linear, definition, x[start : start + HEAD_ROWS], norm, output)

    def _hidden(self, ids: Sequence[int]) -> np.ndarray:
        definition = self.checkpoint.definition
        x = embedded(definition, self._tensor(f"{definition.embedding_name}.weight")[list(ids)].astype(np.float64))
        for index, layer in enumerate(definition.layers):
            weights = {part: self._exact(f"{definition.layers_name}.{index}.{part}") for part in layer.parts()}
            x = layer(np, self._linear, x, weights)
        return x

    def _exact(self, name: str) -> np.ndarray:
        return self._tensor(name).astype(np.float64)


class XlaForward:
    """Logits in float32 by XLA's ordinary products, on the host's processor whatever the engine runs on.

    Each tensor is read once and kept in float32. Each different layer is compiled once for each padded length.
    """

    def __init__(self, checkpoint: Checkpoint):
        definition, linear = checkpoint.definition, linear_of(checkpoint.quantization)
        self.checkpoint = checkpoint
        self._tensor = cache(lambda name: jnp.asarray(checkpoint.tensor(name), jnp.float32))
        self._layers = {layer: jax.jit(partial(layer, jnp, linear)) for layer in set(definition.layers)}
        self._head = jax.jit(partial(head, jnp, linear, definition))

    def held(self) -> Checkpoint:
        return replace(self.checkpoint, read=lambda name: np.asarray(self._tensor(name)))

    def logits(self, ids: Sequence[int], first: int) -> Iterator[np.ndarray]:
        """Float32 logits ``[V]`` after each of ``ids[first:]``.

        The ids are padded at the end to a power of two. The model is causal: no position depends on later ones.
        """
        padded = np.zeros(padded_length(len(ids)), np.int32)
        padded[: len(ids)] = ids
        hidden = self._hidden(padded)
        for start in range(first, len(ids), HEAD_ROWS):
            at = min(start, len(padded) - HEAD_ROWS)  # the slice has one length, so that it is compiled once
            yield from self._rows(hidden, at)[start - at : len(ids) - at]

    def _hidden(self, padded: np.ndarray) -> Array:
        with _on_host():
            definition = self.checkpoint.definition
            x = embedded(definition, jnp.take(self._tensor(f"{definition.embedding_name}.weight"), padded, axis=0))
            for index, layer in enumerate(definition.layers):
                x = self._layers[layer](x, {part: self._tensor(f"{definition.layers_name}.{index}.{part}") for part in layer.parts()})
            return x

    def _rows(self, hidden: Array, at: int) -> np.ndarray:
        """The logits ``[HEAD_ROWS, V]`` of rows from ``at`` on."""
        with _on_host():
            definition = self.checkpoint.definition
            norm, output = self._tensor(f"{definition.final_norm_name}.weight"), self._tensor(definition.output)
            return np.asarray(self._head(jax.lax.dynamic_slice_in_dim(hidden, at, HEAD_ROWS), norm, output))


def padded_length(count: int) -> int:
    """The least length that holds ``count`` ids, among `SHORTEST` and its doublings."""
    length = SHORTEST
    while length < count:
        length *= 2
    return length


@contextlib.contextmanager
def _on_host() -> Iterator[None]:
    # Full float32 products: on other processors the default rounds their factors to fewer bits. The environment may have turned jit off,
    # or rank promotion into an error.
    host, products = jax.default_device(jax.local_devices(backend="cpu")[0]), jax.default_matmul_precision("float32")
    with host, products, jax.disable_jit(False), jax.numpy_rank_promotion("allow"):
        yield
