"""Native kernels as functions for graphs. `matrices` has those that read packed matrices.

In attention, each score and each weighted sum of values is one chain of fused multiply-adds, whatever else is in the call. In norms and
log-probabilities, the order of a sum depends only on its length. The order of a softmax's sum in attention, and of the sum of weights for
``top_p``, also depends on the number of lanes of the machine's vectors. So do the bits of attention, and of draws with ``top_p``.

Keys and values are stored as `xlaengine.ops.entries` defines.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, ShapeDtypeStruct
from jaxtyping import Bool, Float, Float32, Int32, Shaped, UInt32

from xlaengine.ops.base import PLAIN, Delta, Pointwise, Scores, StateSpace
from xlaengine.ops.rows import Rows


def attention(
    q: Float32[Array, "R T K G H"],
    keys: Shaped[Array, "L *B K S H"],
    values: Shaped[Array, "L *B K S H"],
    layer: Int32[Array, ""],
    rows: Int32[Array, " R"],
    query_pos: Int32[Array, "R T"],
    written: Int32[Array, " R"],
    block: int,
    fresh: tuple[Float[Array, "R T K H"], Float[Array, "R T K H"]] | None = None,
    first: Int32[Array, "R T"] | None = None,
    scores: Scores = PLAIN,
    sinks: Float[Array, "K G"] | None = None,
    key_scales: Float32[Array, "L *B K S"] | None = None,
    value_scales: Float32[Array, "L *B K S"] | None = None,
) -> Float32[Array, "R T K G H"]:
    """`xlaengine.ops.base.Ops.attend`; the arguments after ``q`` are the fields of a `Past`. A query that sees no key gives zeros."""
    nothing = jnp.zeros((0,), jnp.float32)
    new_keys, new_values = (nothing, nothing) if fresh is None else (x.astype(jnp.float32) for x in fresh)
    scales = [nothing if x is None else x for x in (key_scales, value_scales)]
    call = jax.ffi.ffi_call(f"xlaengine_attention_{keys.dtype.name}", ShapeDtypeStruct(q.shape, jnp.float32))
    first = jnp.zeros((0,), jnp.int32) if first is None else first
    sinks = nothing if sinks is None else sinks.astype(jnp.float32)
    scale = 1 / np.sqrt(np.float32(q.shape[-1])) if scores.scale is None else np.float32(scores.scale)
    cap = np.float32(scores.cap or 0)
    arrays = q, keys, values, layer, rows, query_pos, written, first, new_keys, new_values, sinks, *scales
    return call(*arrays, block=np.int64(block), scale=scale, cap=cap)


def delta_rule(
    states: Float32[Array, "L B M K V"], rows: Rows, tokens: Delta, real: Bool[Array, "R T"]
) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
    """`xlaengine.ops.base.Ops.delta_rule`; the states are changed in place. A token that is not real gives zeros."""
    return _recurrence("delta", states, rows, tokens, tokens.v.shape, real)


def state_space(
    states: Float32[Array, "L B M K V"], rows: Rows, tokens: StateSpace, real: Bool[Array, "R T"]
) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
    """`xlaengine.ops.base.Ops.state_space`; the states are changed in place. A token that is not real gives zeros."""
    return _recurrence("space", states, rows, tokens, tokens.x.shape, real)


def _recurrence(
    kernel: str, states: Array, rows: Rows, tokens: Delta | StateSpace, shape: tuple[int, ...], real: Array
) -> tuple[Array, Array]:
    out = ShapeDtypeStruct(shape, jnp.float32)
    read = *tokens, real, rows.layer, rows.slots, rows.begins
    if rows.targets is None:
        return jax.ffi.ffi_call(f"xlaengine_{kernel}_read_float32", out)(states, *read), states
    results = out, ShapeDtypeStruct(states.shape, jnp.float32)
    outputs, states = jax.ffi.ffi_call(f"xlaengine_{kernel}_float32", results, input_output_aliases={0: 1})(states, *read, rows.targets)
    return outputs, states


def unit(x: Float32[Array, "R D"], eps: float, count: int | None = None) -> Float32[Array, "R D"]:
    """`xlaengine.ops.base.Ops.unit`."""
    R, D = x.shape
    call = jax.ffi.ffi_call("xlaengine_unit_float32", ShapeDtypeStruct((R, D), jnp.float32))
    return call(x, count=np.float32(D if count is None else count), eps=np.float32(eps))


def log_softmax(logits: Float32[Array, "R V"]) -> Float32[Array, "R V"]:
    """`xlaengine.ops.base.Ops.log_softmax`."""
    return jax.ffi.ffi_call("xlaengine_log_softmax_float32", ShapeDtypeStruct(logits.shape, jnp.float32))(logits)


def pointwise(function: Pointwise, x: Float32[Array, "*N"]) -> Float32[Array, "*N"]:
    """`xlaengine.ops.base.Ops.pointwise`."""
    return jax.ffi.ffi_call(f"xlaengine_{function}_float32", ShapeDtypeStruct(x.shape, jnp.float32))(x)


def argmax(x: Float32[Array, "R V"]) -> tuple[Float32[Array, " R"], Int32[Array, " R"]]:
    """Returns the greatest entry of each row and its first index; NaN and V - 1 for a row with a NaN."""
    shapes = ShapeDtypeStruct(x.shape[:1], jnp.float32), ShapeDtypeStruct(x.shape[:1], jnp.int32)
    top, index = jax.ffi.ffi_call("xlaengine_argmax_float32", shapes)(x)
    return top, index


def draw(
    logits: Float32[Array, "R C"],
    tops: Float32[Array, " R"],
    temperature: Float32[Array, " R"],
    top_k: Int32[Array, " R"],
    top_p: Float32[Array, " R"],
    min_p: Float32[Array, " R"],
    keys: UInt32[Array, "R 2"],
    wants: Bool[Array, " R"],
    first: Int32[Array, ""],
) -> tuple[Float32[Array, " R"], Int32[Array, " R"]]:
    """`xlaengine.ops.base.Ops.draw`, with the fields of its `Filters`.

    A row without ``wants`` gets -inf and 0. A row whose ``tops`` is NaN gets NaN and its last token; in other rows an entry that is NaN
    is never drawn.
    """
    shapes = ShapeDtypeStruct(logits.shape[:1], jnp.float32), ShapeDtypeStruct(logits.shape[:1], jnp.int32)
    scores, tokens = jax.ffi.ffi_call("xlaengine_draw_float32", shapes)(logits, tops, temperature, top_k, top_p, min_p, keys, wants, first)
    return scores, tokens
