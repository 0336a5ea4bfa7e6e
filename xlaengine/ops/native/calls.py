"""The kernels as functions for graphs.

Their bits: each entry of a product, a score or a weighted sum is one chain of fused multiply-adds, whatever else is in the call. The sum of
a softmax, and the mass of a nucleus, are added by the lanes of the machine's vectors. So bits of attention, and of draws with ``top_p``,
also depend on the machine.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, ShapeDtypeStruct


def product(x: Array, panels: Array, columns: int, layer: Array | None = None) -> Array:
    """Multiplies ``x [R, D]`` by a matrix of ``columns`` columns and returns ``[R, columns]``.

    The matrix is in ``panels [P, D, C]``; with ``layer`` (int32 scalar) it is that layer of a stack ``[L, P, D, C]``, which is read in
    place. ``x`` and the result are float32, ``panels`` float32 or the bits of bfloat16 as uint16.
    """
    call = jax.ffi.ffi_call(f"xlaengine_product_{panels.dtype.name}", ShapeDtypeStruct((x.shape[0], columns), jnp.float32))
    return call(x, panels[None], jnp.int32(0)) if layer is None else call(x, panels, layer)


def attention(
    q: Array,
    keys: Array,
    values: Array,
    layer: Array,
    rows: Array,
    query_pos: Array,
    written: Array,
    block: int,
    fresh: tuple[Array, Array] | None = None,
    first: Array | None = None,
) -> Array:
    """`xlaengine.ops.base.Ops.attend`; the arguments after ``q`` are the fields of a `Past`.

    ``q`` and the result are float32, ``keys`` and ``values`` float32 or the bits of bfloat16 as uint16. A query that sees no key gives
    zeros.
    """
    new_keys, new_values = (jnp.zeros((0,), jnp.float32),) * 2 if fresh is None else (x.astype(jnp.float32) for x in fresh)
    call = jax.ffi.ffi_call(f"xlaengine_attention_{keys.dtype.name}", ShapeDtypeStruct(q.shape, jnp.float32))
    first = jnp.zeros((0,), jnp.int32) if first is None else first
    return call(q, keys, values, layer, rows, query_pos, written, first, new_keys, new_values, block=np.int64(block))


def argmax(x: Array) -> tuple[Array, Array]:
    """Returns the greatest entry of each row of float32 ``x [R, V]``, float32 [R], and its first index, int32 [R].

    For a row with a NaN these are NaN and V - 1.
    """
    shapes = ShapeDtypeStruct(x.shape[:1], jnp.float32), ShapeDtypeStruct(x.shape[:1], jnp.int32)
    top, index = jax.ffi.ffi_call("xlaengine_argmax_float32", shapes)(x)
    return top, index


def draw(logits: Array, temperature: Array, top_k: Array, top_p: Array, min_p: Array, keys: Array, wants: Array) -> Array:
    """Returns a token for each row of float32 ``logits [R, V]`` with ``wants`` (bool [R]) true, and 0 for the other rows: int32 [R].

    The arguments are those of `xlaengine.ops.base.Ops.draw`, with the fields of its `Filters`. An entry that is NaN is never drawn.
    """
    call = jax.ffi.ffi_call("xlaengine_draw_float32", ShapeDtypeStruct(logits.shape[:1], jnp.int32))
    return call(logits, temperature, top_k, top_p, min_p, keys, wants)
