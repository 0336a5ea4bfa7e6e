"""The decoder: embeddings, layers, logits. It knows no cache, no slot and no scheduler.

Attention comes in as an argument, so that prefill, decode and the oracle share every line here::

    attend(layer, q, k, v, carry) -> (out, carry)
        layer: int32 scalar    q, out: [B, T, K, G, H]    k, v: [B, T, K, H]

``carry`` is whatever ``attend`` keeps (the KV array, or nothing).

Many tokens of one row may also go through each layer a tile at a time (`forward_by_tiles`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.models.config import ModelConfig
from xlaengine.models.layers import product, rms_norm, rope_table, rotate, swiglu
from xlaengine.models.panels import Panels, columns
from xlaengine.models.weights import Layers, Weights, is_stacked, layer_of

Attend = Callable[[Array, Array, Array, Array, Any], tuple[Array, Any]]
AttendAt = Callable[[Array], Attend]
"""Of a tile's number, an int32 scalar."""


def forward(cfg: ModelConfig, weights: Weights, tokens: Array, positions: Array, attend: Attend, carry: Any) -> tuple[Array, Any]:
    """Hidden states ``[B, T, D]`` after the final norm, for ``tokens`` and ``positions [B, T]`` int32, weights in `graph_layout`."""
    with jax.named_scope("embed"):
        x = embed(weights, tokens)
    return through_layers(cfg, weights, x, positions, attend, carry)


def through_layers(cfg: ModelConfig, weights: Weights, x: Array, positions: Array, attend: Attend, carry: Any) -> tuple[Array, Any]:
    """`forward` from embeddings, or what takes their place, ``x [B, T, D]``."""
    with jax.named_scope("rope"):
        table = rope_table(cfg, positions)

    @jax.jit  # a function inside the graph, not a graph: it is traced and lowered once instead of L times
    def layer(w: Layers, x: Array, table: tuple[Array, Array], index: Array, carry: Any) -> tuple[Array, Any]:
        return _layer(cfg, w, x, table, partial(attend, index), carry)

    x, carry = _each_layer(cfg, weights, lambda w, index, x, carry: layer(w, x, table, index, carry), x, carry)
    with jax.named_scope("final_norm"):
        return rms_norm(x, weights.final_norm, cfg.norm_eps), carry


def _each_layer(
    cfg: ModelConfig, weights: Weights, step: Callable[[Layers, Array, Any, Any], tuple[Any, Any]], x: Any, carry: Any
) -> tuple[Any, Any]:
    """``step(w, layer, x, carry) -> (x, carry)`` of one layer after the other.

    Of weights in a stack, which only native kernels read where they lie, all layers but the last are a loop, whose code is there once. In
    a prefill nobody asks for what the last one gives, only for its keys and values: by itself, XLA leaves its other products out.
    """

    def body(index: Array, state: tuple[Any, Any]) -> tuple[Any, Any]:
        with jax.named_scope("layer"):
            return step(layer_of(weights, index), index, *state)

    looped = cfg.layers - 1 if is_stacked(weights) else 0
    if looped > 0:
        x, carry = jax.lax.fori_loop(jnp.int32(0), jnp.int32(looped), body, (x, carry))
    for index in range(looped, cfg.layers):
        with jax.named_scope(f"layer_{index}"):
            x, carry = step(layer_of(weights, index), jnp.int32(index), x, carry)
    return x, carry


def forward_by_tiles(
    cfg: ModelConfig, weights: Weights, tokens: Array, positions: Array, attend_at: AttendAt, carry: Any, count: Array
) -> tuple[Array, Any]:
    """`forward` of ``count`` tiles. Each layer takes one after the other: its weights are read from memory once, time goes by ``count``.

    Args:
        tokens, positions: int32 [N, T], a tile in each row.
        attend_at: a tile's ``attend`` finds in ``carry`` what the tiles before it have left in this layer.
        count: int32 scalar, how many of the N there are.

    Returns:
        Hidden states ``[N, T, D]``, garbage from ``count`` on.
    """

    def embedded(tile: Array) -> Array:
        with jax.named_scope("embed"):
            return embed(weights, at_tile(tokens, tile))

    return through_layers_by_tiles(cfg, weights, embedded, positions, attend_at, carry, count)


def through_layers_by_tiles(
    cfg: ModelConfig,
    weights: Weights,
    embedded: Callable[[Array], Array],
    positions: Array,
    attend_at: AttendAt,
    carry: Any,
    count: Array,
) -> tuple[Array, Any]:
    """`forward_by_tiles` from each tile's embeddings ``[1, T, D]``, or what takes their place."""
    table = rope_table(cfg, positions)
    empty = jnp.zeros((*positions.shape, cfg.d_model), weights.final_norm.dtype)

    @jax.jit  # as in `through_layers`
    def layer(w: Layers, x: Array, spare: Array, table: tuple[Array, Array], index: Array, carry: Any) -> tuple[Array, Any]:
        def of_tile(tile: Array, carry: Any) -> tuple[Array, Any]:
            here, rope = jax.tree.map(lambda array: at_tile(array, tile), (x, table))
            return _layer(cfg, w, here, rope, partial(attend_at(tile), index), carry)

        return each_tile(count, of_tile, spare, carry)

    x, _ = each_tile(count, lambda tile, none: (embedded(tile), none), empty, None)

    def step(w: Layers, index: Array, x: tuple[Array, Array], carry: Any) -> tuple[tuple[Array, Array], Any]:
        # Outputs go over the inputs of the layer before, so that two arrays serve all; in a loop over an empty one each turn. Over
        # its own, XLA would not see that nobody asks for those of the last layer, where nobody does, and could not leave its products out.
        here, spare = x
        out, carry = layer(w, here, spare, table, index, carry)
        return (out, spare if is_stacked(weights) else here), carry

    (x, _), carry = _each_layer(cfg, weights, step, (x, empty), carry)
    with jax.named_scope("final_norm"):
        return rms_norm(x, weights.final_norm, cfg.norm_eps), carry


def at_tile(array: Array, tile: Array) -> Array:
    """``[1, *]`` of ``array [N, *]``."""
    return jax.lax.dynamic_index_in_dim(array, tile)


def each_tile(count: Array, step: Callable[[Array, Any], tuple[Array, Any]], out: Array, carry: Any) -> tuple[Array, Any]:
    """``out [N, *]`` with what ``step(tile, carry) -> ([1, *], carry)`` gives for the first ``count`` tiles, and the last carry."""

    def body(tile: Array, state: tuple[Array, Any]) -> tuple[Array, Any]:
        new, carry = step(tile, state[1])
        return jax.lax.dynamic_update_slice_in_dim(state[0], new, tile, axis=0), carry

    return jax.lax.fori_loop(jnp.int32(0), count, body, (out, carry))


def _layer(
    cfg: ModelConfig, w: Layers, x: Array, table: tuple[Array, Array], attend: Callable[..., tuple[Array, Any]], carry: Any
) -> tuple[Array, Any]:
    with jax.named_scope("attention"):
        q, k, v = _qkv(cfg, w, rms_norm(x, w.attn_norm, cfg.norm_eps), table)
        out, carry = attend(q, k, v, carry)
        with jax.named_scope("output"):
            x = x + product(out.reshape(*x.shape[:2], -1), w.o)
    with jax.named_scope("mlp"):
        h = rms_norm(x, w.mlp_norm, cfg.norm_eps)
        return x + product(swiglu(product(h, w.gate_up)), w.down), carry


@jax.named_scope("qkv")
def _qkv(cfg: ModelConfig, w: Layers, x: Array, table: tuple[Array, Array]) -> tuple[Array, Array, Array]:
    """Rotated q ``[B, T, K, G, H]``, rotated k and plain v ``[B, T, K, H]`` from ``x [B, T, D]``."""
    qkv = product(x, w.qkv)
    if w.qkv_bias is not None:
        qkv = qkv + w.qkv_bias
    qkv = qkv.reshape(*x.shape[:2], cfg.heads + 2 * cfg.kv_heads, cfg.head_dim)
    q, k, v = jnp.split(qkv, [cfg.heads, cfg.heads + cfg.kv_heads], axis=2)
    if w.q_norm is not None:
        q, k = rms_norm(q, w.q_norm, cfg.norm_eps), rms_norm(k, w.k_norm, cfg.norm_eps)
    q, k = rotate(q, table), rotate(k, table)
    return q.reshape(*x.shape[:2], cfg.kv_heads, cfg.groups, cfg.head_dim), k, v


def embed(weights: Weights, tokens: Array) -> Array:
    """Embeddings ``[*, D]`` of ``tokens [*]``, weights in `graph_layout`."""
    if weights.embed is not None:
        return weights.embed[tokens]
    if isinstance(weights.lm_head, Panels):
        return columns(weights.lm_head, tokens)
    return jnp.moveaxis(weights.lm_head[:, tokens], 0, -1)


def logits(weights: Weights, hidden: Array) -> Array:
    """Float32 logits ``[*, V]`` for ``hidden [*, D]``."""
    with jax.named_scope("logits"):
        return product(hidden, weights.lm_head, jnp.float32)
