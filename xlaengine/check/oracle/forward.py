"""From token ids to logits: one sequence, every position again, layer by layer in the order of the published definition."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from xlaengine.check.oracle.checkpoint import Checkpoint, Definition, RopeScaling

QUERIES = 512
"""The most queries whose scores against all keys exist at once; it bounds the memory of scores."""

Array = Any
"""Of NumPy or of JAX."""


def rms_norm(xp: Any, x: Array, weight: Array, eps: float) -> Array:
    """``x [*, n]`` over its root mean square, times ``weight [n]`` (Zhang and Sennrich 2019)."""
    return x / xp.sqrt(xp.mean(x * x, axis=-1, keepdims=True) + eps) * weight


def linear(x: Array, weight: Array, bias: Array | None = None) -> Array:
    """``x [*, in]`` through ``weight [out, in]``."""
    out = x @ weight.T
    return out if bias is None else out + bias


def rotation_frequencies(definition: Definition) -> np.ndarray:
    """Radians per position of each pair of lanes, float64 ``[H/2]`` (Su et al. 2021): base ** (-2 i / H), scaled."""
    H = definition.head_dim
    plain = np.array([definition.rope_base ** (-2 * i / H) for i in range(H // 2)])
    scaling = definition.rope_scaling
    return plain if scaling is None else _scaled(plain, scaling)


def _scaled(plain: np.ndarray, scaling: RopeScaling) -> np.ndarray:
    if scaling.kind == "linear":
        return plain / scaling.factor
    if scaling.kind == "divisors":
        return plain / np.array(scaling.divisors)
    return np.array([_llama3(frequency, scaling) for frequency in plain])


def _llama3(frequency: float, scaling: RopeScaling) -> float:
    """Llama 3.1's scaling (Meta's ``apply_scaling``). It depends on how many turns the pair makes over the original context."""
    turns = scaling.original_max_positions * frequency / (2 * math.pi)
    if turns < scaling.low_freq_factor:
        return frequency / scaling.factor
    if turns > scaling.high_freq_factor:
        return frequency
    kept = (turns - scaling.low_freq_factor) / (scaling.high_freq_factor - scaling.low_freq_factor)
    return kept * frequency + (1 - kept) * frequency / scaling.factor


def rotate(xp: Any, x: Array, cos: Array, sin: Array) -> Array:
    """``x [T, heads, H]`` with lane i and lane i + H/2 turned together; ``cos``, ``sin`` ``[T, H/2]``."""
    half = x.shape[-1] // 2
    first, second = x[..., :half], x[..., half:]
    cos, sin = cos[:, None, :], sin[:, None, :]
    return xp.concatenate([first * cos - second * sin, second * cos + first * sin], axis=-1)


def attention(xp: Any, q: Array, k: Array, v: Array, window: int | None) -> Array:
    """Causal attention (Vaswani et al. 2017) of grouped queries (Ainslie et al. 2023).

    q ``[T, N, H]``, k and v ``[T, K, H]`` give ``[T, N, H]``.

    Query head n reads kv head n // (N / K). With a ``window`` a query attends to so many positions, its own included.
    """
    T, N, H = q.shape
    k, v = (xp.repeat(x, N // x.shape[1], axis=1) for x in (k, v))
    parts = []
    for start in range(0, T, QUERIES):
        rows = np.arange(start, min(start + QUERIES, T))[:, None]
        sees = np.arange(T)[None] <= rows
        if window is not None:
            sees &= np.arange(T)[None] > rows - window
        scores = xp.einsum("qnh,snh->nqs", q[start : start + QUERIES], k) / math.sqrt(H)
        parts.append(xp.einsum("nqs,snh->qnh", softmax(xp, xp.where(sees[None], scores, -np.inf)), v))
    return xp.concatenate(parts, axis=0)


def softmax(xp: Any, x: Array) -> Array:
    """Over the last axis."""
    weight = xp.exp(x - xp.max(x, axis=-1, keepdims=True))
    return weight / xp.sum(weight, axis=-1, keepdims=True)


def silu(xp: Any, x: Array) -> Array:
    """``x * sigmoid(x)``, by an exponential that cannot overflow."""
    e = xp.exp(-xp.abs(x))
    return x * xp.where(x >= 0, 1 / (1 + e), e / (1 + e))


SHORTEST = 64
"""The least padded length of `XlaForward`; the others are its doublings, so that few lengths are compiled."""

HEAD_ROWS = 64
"""The number of positions whose logits are computed at once; it bounds the memory of logits."""


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

        The ids are padded at the end to a power of two. The model is causal: no position depends on later ones.
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
