"""The kernels as graphs call them.

Their bits: each entry of a product, a score and a weighted sum is one chain of fused multiply-adds, whatever else is in the call. The sum
of a softmax, and what is left for a nucleus, goes by the lanes of the machine's vectors, so that bits of attention and of draws with
``top_p`` are also the machine's.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, ShapeDtypeStruct


def product(x: Array, panels: Array, columns: int, layer: Array | None = None) -> Array:
    """``x [R, D]`` times a matrix of ``columns`` columns in ``panels [P, D, C]``, or that of a ``layer`` (int32 scalar) in a stack
    ``[L, P, D, C]``, which is read where it lies: ``[R, columns]``.

    ``x`` and the result are float32, ``panels`` float32 or the bits of bfloat16, as uint16.
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
    fresh: tuple[Array, Array] | None,
) -> Array:
    """What `xlaengine.ops.base.Ops.attend` says of its arguments; ``q`` and the result are float32,
    ``keys`` and ``values`` float32 or the bits of bfloat16, as uint16.

    A query that sees no key gives zeros.
    """
    new_keys, new_values = (jnp.zeros((0,), jnp.float32),) * 2 if fresh is None else (x.astype(jnp.float32) for x in fresh)
    call = jax.ffi.ffi_call(f"xlaengine_attention_{keys.dtype.name}", ShapeDtypeStruct(q.shape, jnp.float32))
    return call(q, keys, values, layer, rows, query_pos, written, new_keys, new_values, block=np.int64(block))


def argmax(x: Array) -> tuple[Array, Array]:
    """The greatest entry of each row of float32 ``x [R, V]``, float32 [R], and the first index at which it stands, int32 [R].

    Of a row that holds a NaN they are NaN and V - 1.
    """
    shapes = ShapeDtypeStruct(x.shape[:1], jnp.float32), ShapeDtypeStruct(x.shape[:1], jnp.int32)
    top, index = jax.ffi.ffi_call("xlaengine_argmax_float32", shapes)(x)
    return top, index


def draw(logits: Array, temperature: Array, top_k: Array, top_p: Array, min_p: Array, keys: Array, wants: Array) -> Array:
    """Of each row of float32 ``logits [R, V]`` that wants one (bool [R]) a token, int32 [R]; 0 of others.

    What `xlaengine.ops.base.Ops.draw` says of its arguments. An entry that is NaN is never drawn.
    """
    call = jax.ffi.ffi_call("xlaengine_draw_float32", ShapeDtypeStruct(logits.shape[:1], jnp.int32))
    return call(logits, temperature, top_k, top_p, min_p, keys, wants)
