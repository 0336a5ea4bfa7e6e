"""Products of int8. The columns of a matrix are quantized when it is loaded, the rows of x at each product.

The definition, for a row x ``[D]`` and a column w ``[D]`` of float32::

    a = max |x|,   i = round(x * (127 / a))                      the row's amplitude and entries
    b = max |w|,   j = round(w * (127 / b)),   f = b / 127**2    the column's entries and factor
    x @ w  is  float32(sum i j) * (a * f)

Each operation is in float32 and rounds once; `round` rounds halves to the even integer. The sum is exact in int32. So the bits do not
depend on the order of the sum, on other rows, on threads, on devices, or on the kernels.

If the amplitude of a row or column is below `LEAST`, it counts as 0, and the entries and results are 0. So no product of an amplitude and a
factor is subnormal, and it does not matter whether a thread flushes subnormals. If a value of a row or column is not finite, all its
results are NaN.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Float, Float32, Int8, Int32

from xlaengine.ops.barriers import apart
from xlaengine.ops.panels import PanelParam, Panels, in_panels
from xlaengine.ops.params import Param
from xlaengine.ops.products import grouped as by_experts

MOST = 127
"""The greatest entry. -128 is not used, so that the entries of -w are the negatives of those of w."""

LEAST = np.float32(2.0**-50)

DEEPEST = (2**31 - 1) // MOST**2
"""The longest contraction whose sum always fits in int32."""

WORD = 4
"""The number of entries in a word (`words`)."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Int8Panels:
    """A matrix ``[*, D, F]`` of int8.

    Attributes:
        entries: int8 ``[*, P, D, C]``; or int32 ``[*, P, D / 4, C]`` (`words`).
        factors: float32 ``[*, P, 1, C]``.
        D: the rows of a matrix.
    """

    entries: Panels
    factors: Panels
    D: int = field(metadata={"static": True})

    @property
    def columns(self) -> int:
        return self.entries.columns

    @property
    def real(self) -> Sequence[range]:
        """As `Cut.real`."""
        return self.entries.real

    def at(self, layer: Any) -> Int8Panels:
        """The same stack with ``layer`` selected for kernels to read."""
        return replace(self, entries=self.entries.at(layer), factors=self.factors.at(layer))

    def each(self, change: Callable[[Any], Any]) -> Int8Panels:
        """A copy with ``change(array)`` in place of the arrays of entries and of factors."""
        entries, factors = (replace(panels, data=change(panels.data)) for panels in (self.entries, self.factors))
        return replace(self, entries=entries, factors=factors)


def quantized(matrix: np.ndarray | Param, width: int, *, in_words: bool) -> Int8Panels:
    """Quantizes ``matrix [*, D, F]``, an array or a `Param`, into panels of ``width`` columns.

    Args:
        in_words: whether entries are packed into words, with D padded to whole words.

    Raises:
        ValueError: D is more than `DEEPEST`.
    """
    *each, D, F = matrix.array_shape if isinstance(matrix, Param) else matrix.shape
    if D > DEEPEST:
        raise ValueError(f"quantization w8a8 sums up to {DEEPEST} products in int32, and a matrix has columns of {D} entries")
    if isinstance(matrix, Param):
        *each, _, _ = matrix._replace(stack=None).array_shape
        rows, kind = (-(-D // WORD), "int32") if in_words else (D, "int8")
        shapes = ((*each, -(-F // width), count, width) for count in (rows, 1))
        own, of_columns = map(partial(_abstract, matrix), shapes, (kind, "float32"))
        return Int8Panels(own, of_columns, D)
    rows = -(-D // WORD) * WORD if in_words else D
    entries, factors = np.zeros((*each, rows, F), np.int8), np.empty((*each, 1, F), np.float32)
    for index in np.ndindex(*each):
        entries[index][:D], factors[index] = quantized_columns(matrix[index])
    return Int8Panels(in_panels(words(entries) if in_words else entries, width), in_panels(factors, width), D)


def _abstract(matrix: Param, shape: tuple[int, ...], dtype: str) -> Panels:
    return Panels(PanelParam(shape, (None,) * len(shape), 1, matrix.stack, dtype=dtype), matrix.array_shape[-1])


def words(entries: Int8[np.ndarray, "*L D F"]) -> Int32[np.ndarray, "*L D/4 F"]:
    """Packs every 4 neighbouring entries of a column into a word. The first of them has the lowest bits."""
    *stack, D, F = entries.shape
    return np.ascontiguousarray(np.moveaxis(entries.reshape(*stack, D // WORD, WORD, F), -2, -1)).view("<i4")[..., 0]


def quantized_columns(matrix: Float[np.ndarray, "D F"]) -> tuple[Int8[np.ndarray, "D F"], Float32[np.ndarray, " F"]]:
    """The entries and factors of a matrix's columns."""
    values = np.asarray(matrix, np.float32)
    amplitudes = np.maximum(values.max(0), -values.min(0))  # NaN if an entry is NaN
    entries = _entries(values, amplitudes)
    return entries, _amplitudes(amplitudes) / np.float32(MOST**2)


def product_by_numpy(x: Float32[np.ndarray, "R D"], matrix: Float[np.ndarray, "D F"]) -> Float32[np.ndarray, "R F"]:
    """``x @ matrix`` by the definition, in NumPy. Kernels are compared with it."""
    entries, factors = quantized_columns(matrix)
    amplitudes = np.abs(x).max(-1, initial=0)
    sums = _entries(x.T, amplitudes).T.astype(np.int32) @ entries.astype(np.int32)
    with np.errstate(all="ignore"):
        return sums.astype(np.float32) * (_amplitudes(amplitudes)[:, None] * factors)


def _entries(values: Float32[np.ndarray, "D F"], amplitudes: Float32[np.ndarray, " F"]) -> Int8[np.ndarray, "D F"]:
    used = np.isfinite(amplitudes) & (amplitudes >= LEAST)
    scales = np.where(used, np.float32(MOST) / np.where(used, amplitudes, np.float32(1)), np.float32(0))
    with np.errstate(invalid="ignore"):
        scaled = values * scales
    np.rint(scaled, out=scaled)
    np.clip(scaled, -MOST, MOST, out=scaled)
    if not used.all():
        scaled[:, ~used] = 0
    return scaled.astype(np.int8)


def _amplitudes(amplitudes: Float32[np.ndarray, " F"]) -> Float32[np.ndarray, " F"]:
    finite = np.where(amplitudes >= LEAST, amplitudes, np.float32(0))
    return np.where(np.isfinite(amplitudes), finite, np.float32(np.nan))


def quantized_rows(x: Float32[Array, "*N D"]) -> tuple[Int8[Array, "*N D"], Float32[Array, "*N 1"]]:
    """The entries and amplitudes of rows, in a graph.

    The maximum is taken of the bits of |x|, as integers. They have the order of the numbers, with NaN above all. XLA:CPU's vectorized
    maximum of floats would lose a NaN.
    """
    bits = jax.lax.bitcast_convert_type(jnp.abs(x), jnp.int32).max(-1, keepdims=True, initial=0)
    a = jax.lax.bitcast_convert_type(bits, jnp.float32)
    used = jnp.isfinite(a) & (a >= LEAST)
    scaled = jnp.round(x * (jnp.float32(MOST) / jnp.where(used, a, jnp.float32(1))))
    entries = jnp.where(used, jnp.clip(scaled, -MOST, MOST), jnp.float32(0)).astype(jnp.int8)
    return entries, jnp.where(used, a, jnp.where(jnp.isfinite(a), jnp.float32(0), jnp.float32(jnp.nan)))


def product(x: Float[Array, "*N D"], w: Int8Panels) -> Float32[Array, "*N {w.columns}"]:
    """``x @ w`` for a matrix ``[D, F]`` that is not in words, by XLA.

    `apart` keeps XLA from fusing the product with its neighbours in the graph, so that its bits are those of a native kernel.
    """
    return _product(x, w.entries.data, w.factors.data)[..., : w.columns]


def grouped_product(x: Float[Array, "N J D"], w: Int8Panels, chosen: Int32[Array, "N K"]) -> Float32[Array, "N K {w.columns}"]:
    """``x[n, k] @ w[chosen[n, k]]`` for matrices ``[E, D, F]`` that are not in words, as `Ops.grouped_product`."""
    entries, factors = w.entries.data, w.factors.data
    E, P, _, C = entries.shape
    out = by_experts(lambda expert, rows: _product(rows, entries[expert], factors[expert]), x, chosen, E, P * C, jnp.float32)
    return out[..., : w.columns]


def columns(w: Int8Panels, index: Int32[Array, "*N"]) -> Float32[Array, "*N D"]:
    """The columns ``index`` of a matrix ``[D, F]``, in words or not: their entries times ``127 f``."""
    C = w.entries.data.shape[-1]
    taken, factors = (panels.data[index // C, :, index % C] for panels in (w.entries, w.factors))
    if taken.dtype != jnp.int8:
        taken = jax.lax.bitcast_convert_type(taken, jnp.int8).reshape(*index.shape, -1)[..., : w.D]
    return taken.astype(jnp.float32) * (jnp.float32(MOST) * factors)


def _product(x: Float[Array, "*N D"], entries: Int8[Array, "P D C"], factors: Float32[Array, "P 1 C"]) -> Float32[Array, "*N PC"]:
    zero = jax.lax.bitcast_convert_type(factors.reshape(-1)[0], jnp.int32) >> 31  # always 0: factors are not negative, but XLA cannot tell
    rows, amplitudes = quantized_rows(apart(zero, x.astype(jnp.float32)))
    sums = jnp.einsum("...d,pdc->...pc", rows, entries, preferred_element_type=jnp.int32)
    out = sums.astype(jnp.float32) * (amplitudes[..., None] * factors[:, 0])
    return apart(zero, out).reshape(*x.shape[:-1], -1)
