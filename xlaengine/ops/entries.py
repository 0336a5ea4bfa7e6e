"""How keys and values are stored in a slot and read from it. Kernels (``native/src/entries.h``) and the oracle implement this definition,
each in its own code.

An entry is the key or the value of one head at one position: H numbers. It is rounded once, when its token is computed. The token itself,
later tokens, and streams whose slots get a copy of the entry all read the rounded numbers.

float32: the numbers as they are.
bfloat16: each number rounded to the nearest bfloat16, ties to even.
int8: ``scale = max|x| * (1 / 127)``, and ``q = x * (1 / scale)``, rounded to the nearest integer, ties to even; read as ``q * scale``. Each
  operation is rounded to float32. If the scale is subnormal, it becomes 0, and so does every q. If one number is not finite, all H are
  read as NaN.

The definition multiplies by reciprocals. XLA replaces some divisions by such products, so the bits of a division would depend on the graph.
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Float, Float32, Shaped

from xlaengine.config import KVDType

LARGEST = 127
"""The largest q. -128 is not used, so that -x is stored as the negative of x."""

SMALLEST = np.finfo(np.float32).tiny

RECIPROCAL = np.float32(1 / LARGEST)

HELD: dict[KVDType, str] = {"float32": "float32", "bfloat16": "uint16", "int8": "int8"}
"""The dtype of a slot's arrays. The bits of bfloat16 are held as uint16: to read or write a part of a bfloat16 array, XLA:CPU of jax 0.10
converts the whole array."""

KV_DTYPE_OF: dict[str, KVDType] = {held: kind for kind, held in HELD.items()}


class Stored(NamedTuple):
    """Stored entries.

    Attributes:
        data: the numbers in a dtype of `HELD`, or as bfloat16 before they are written to a slot.
        scale: for int8, the scale of each entry; None for the other kinds.
    """

    data: Shaped[Array, "*N H"]
    scale: Float32[Array, "*N"] | None = None


def empty(kind: KVDType, shape: tuple[int, ...]) -> Stored:
    """Entries of zeros, as slots hold them. ``shape`` is ``[*N, H]``."""
    return Stored(jnp.zeros(shape, HELD[kind]), jnp.zeros(shape[:-1], jnp.float32) if kind == "int8" else None)


def stored(x: Float[Array, "*N H"], kind: KVDType) -> Stored:
    """Rounds numbers to entries of a ``kind``."""
    if kind != "int8":
        return Stored(x.astype(kind))
    x = x.astype(jnp.float32)
    scale = jnp.max(jnp.abs(x), axis=-1) * RECIPROCAL
    scale = jnp.where(scale < SMALLEST, 0, scale)
    is_finite = jnp.isfinite(x).all(axis=-1)  # XLA:CPU's maximum may lose a NaN
    q = jnp.clip(jnp.round(x * (1 / scale)[..., None]), -LARGEST, LARGEST)
    return Stored(jnp.where((is_finite & (scale > 0))[..., None], q, 0).astype(jnp.int8), jnp.where(is_finite, scale, jnp.nan))


def read(entries: Stored) -> Float32[Array, "*N H"]:
    """The numbers that stored entries stand for, in float32."""
    data, scale = entries
    if data.dtype == jnp.uint16:
        data = jax.lax.bitcast_convert_type(data, jnp.bfloat16)
    numbers = data.astype(jnp.float32)
    return numbers if scale is None else numbers * scale[..., None]
