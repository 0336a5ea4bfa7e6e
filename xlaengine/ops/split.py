"""The kernels of N devices that compute a model together.

No contraction is cut. Matrices are cut between columns, attention between key heads, and recurrences between heads. Each entry of a
result is computed by one device, with the kernel that a single device would use. Then the devices' parts are joined. So a stream has the
same bits for every N.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike
from jaxtyping import Bool, Float, Float32, Int32, UInt32

from xlaengine.config import Kernels
from xlaengine.ops.barriers import apart
from xlaengine.ops.base import Delta, Filters, MemoryLaw, Ops, Past, Pointwise, StateSpace
from xlaengine.ops.cut import Cut
from xlaengine.ops.drawing import NEVER
from xlaengine.ops.params import Param
from xlaengine.ops.rows import Rows

AXIS = "model"
"""The name of the mesh axis along which the devices lie."""


@dataclass(frozen=True)
class SplitOps:
    """`Ops` inside a `shard_map` over the devices. A device has a part of each matrix, of each array with an axis of heads, and of the
    results of `product_here`. All other arrays are the same on all devices.

    Attributes:
        inner: the kernels of a single device. Their packed matrices are `Cut`, or trees that contain `Cut`.
        parts: N.
    """

    inner: Ops
    parts: int

    @property
    def name(self) -> Kernels:
        return self.inner.name

    @property
    def loops(self) -> bool:
        return self.inner.loops

    @property
    def transposes_embedding(self) -> bool:
        return self.inner.transposes_embedding

    @property
    def draws_by_formula(self) -> bool:
        return self.inner.draws_by_formula

    @property
    def memory(self) -> MemoryLaw:
        return self.inner.memory

    @property
    def keeps_embedding(self) -> bool:
        return self.inner.keeps_embedding

    @property
    def packs_columns(self) -> bool:
        return self.inner.packs_columns

    @property
    def exact(self) -> Ops:
        return SplitOps(self.inner.exact, self.parts)

    def packed_bytes(self, param: Param, itemsize: int) -> float:
        return self.inner.packed_bytes(param, itemsize)

    def missing(self) -> str | None:
        return self.inner.missing()

    def ready(self) -> None:
        self.inner.ready()

    def identity(self) -> str:
        return self.inner.identity()

    def kept_as(self, dtype: str) -> str:
        return self.inner.kept_as(dtype)

    def heads(self, count: int) -> int:
        return -(-count // self.parts) * self.parts

    def heads_here(self, count: int) -> int:
        return -(-count // self.parts)

    def own(self, x: Array, axis: int, size: int | None = None) -> Array:
        size = self.heads_here(x.shape[axis]) if size is None else size
        missing = size * self.parts - x.shape[axis]
        padding = [(0, missing if at == axis % x.ndim else 0) for at in range(x.ndim)]
        padded = _apart(jnp.pad(x, padding) if missing else x)
        return jax.lax.dynamic_slice_in_dim(padded, jax.lax.axis_index(AXIS) * size, size, axis)

    def whole(self, x: Array, axis: int, size: int | None = None) -> Array:
        joined = jax.lax.all_gather(x, AXIS, axis=axis % x.ndim, tiled=True)
        return _apart(joined if size in (None, joined.shape[axis]) else jax.lax.slice_in_dim(joined, 0, size, axis=axis % x.ndim))

    def pack(self, matrix: np.ndarray | Param | Any) -> Any:
        return _each(self.inner.pack(matrix), lambda cut: cut.divisible(self.parts))

    def take_over(self, matrix: np.ndarray) -> Any:
        return _each(self.inner.take_over(matrix), lambda cut: cut.divisible(self.parts))

    def layer(self, stack: Any, index: Any) -> Any:
        return self.inner.layer(stack, index)

    def product(self, x: Float[Array, "*N D"], w: Any, dtype: DTypeLike | None = None) -> Float[Array, "*N {w.columns}"]:
        return _columns_of(w, self.inner.product(x, _here(w), dtype))

    def product_here(self, x: Float[Array, "*N D"], w: Any, dtype: DTypeLike | None = None) -> Float[Array, "*N C"]:
        assert len(w.real) == 1, "padding between columns would be taken for columns"
        return self.inner.product(x, _here(w), dtype)

    def width(self, w: Any, columns: int) -> int:
        return _here(w).columns

    def grouped_product(
        self, x: Float[Array, "N J D"], w: Any, chosen: Int32[Array, "N K"], dtype: DTypeLike | None = None
    ) -> Float[Array, "N K {w.columns}"]:
        return _columns_of(w, self.inner.grouped_product(x, _here(w), chosen, dtype))

    def fastest_product(self, x: Float[Array, "R D"], w: Any) -> Float[Array, "R {w.columns}"]:
        return _columns_of(w, self.inner.fastest_product(x, _here(w)))

    def columns(self, w: Any, index: Int32[Array, "*N"]) -> Float[Array, "*N D"]:
        here, index = _here(w), _among_all(w, index)
        device, place = index // here.columns, index % here.columns
        found = jax.lax.all_gather(self.inner.columns(here, place), AXIS)
        return jnp.take_along_axis(found, device[None, ..., None], axis=0)[0]

    def attend(self, q: Float[Array, "R T K G H"], past: Past) -> Float[Array, "R T K G H"]:
        return self.inner.attend(q, past)

    def delta_rule(
        self, states: Float32[Array, "L B M K V"], rows: Rows, tokens: Delta, real: Bool[Array, "R T"]
    ) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
        return self.inner.delta_rule(states, rows, tokens, real)

    def state_space(
        self, states: Float32[Array, "L B M K V"], rows: Rows, tokens: StateSpace, real: Bool[Array, "R T"]
    ) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
        return self.inner.state_space(states, rows, tokens, real)

    def unit(self, x: Float[Array, "*N D"], eps: float, count: int | None = None) -> Float32[Array, "*N D"]:
        return self.inner.unit(x, eps, count)

    def log_softmax(self, logits: Float32[Array, "R V"]) -> Float32[Array, "R V"]:
        return self.inner.log_softmax(logits)

    def pointwise(self, function: Pointwise, x: Float32[Array, "*N"]) -> Float32[Array, "*N"]:
        return self.inner.pointwise(function, x)

    def greatest(self, logits: Float32[Array, "R V"]) -> tuple[Float32[Array, " R"], Int32[Array, " R"]]:
        return self.inner.greatest(logits)

    def greatest_of_all(self, here: Float32[Array, "R C"], size: int) -> tuple[Float32[Array, " R"], Int32[Array, " R"]]:
        here, first = self._real(here, size)
        top, index = self.inner.greatest(here)
        return _first_of_greatest(top, first + index, size)

    def _real(self, here: Float32[Array, "R C"], size: int) -> tuple[Float32[Array, "R C"], Int32[Array, ""]]:
        """This device's columns, -inf in those of padding, and the index of the first one."""
        width = here.shape[-1]
        first = jax.lax.axis_index(AXIS) * width
        if width * self.parts > size:
            here = jnp.where(first + jnp.arange(width) < size, here, NEVER)
        return here, first

    def draw(
        self,
        logits: Float32[Array, "R C"],
        tops: Float32[Array, " R"],
        filters: Filters,
        keys: UInt32[Array, "R 2"],
        wants: Bool[Array, " R"],
        first: Int32[Array, ""],
        size: int,
    ) -> tuple[Float32[Array, " R"], Int32[Array, " R"]]:
        return self.inner.draw(logits, tops, filters, keys, wants, first, size)

    def draw_of_all(
        self,
        here: Float32[Array, "R C"],
        size: int,
        tops: Float32[Array, " R"],
        filters: Filters,
        keys: UInt32[Array, "R 2"],
        wants: Bool[Array, " R"],
    ) -> Int32[Array, " R"]:
        real, first = self._real(here, size)
        unfiltered = filters._replace(top_k=jnp.zeros_like(filters.top_k), top_p=jnp.ones_like(filters.top_p))

        def spread() -> Array:
            return _first_of_greatest(*self.inner.draw(real, tops, unfiltered, keys, wants, first, size), size)[1]

        def gathered() -> Array:
            return self.inner.draw(self.whole(here, -1, size), tops, filters, keys, wants, jnp.int32(0), size)[1]

        needs_all = wants & ((filters.top_k > 0) & (filters.top_k < size) | (filters.top_p < 1))  # thresholds over all columns
        return jax.lax.cond(jnp.any(needs_all), gathered, spread)


def _first_of_greatest(top: Float32[Array, " R"], index: Int32[Array, " R"], size: int) -> tuple[Float32[Array, " R"], Int32[Array, " R"]]:
    """The greatest value among those of the devices, and its first index below ``size``; NaN and the last index if one is NaN. Each device
    sends 8 bytes per row."""
    pairs = jax.lax.all_gather(jnp.stack([jax.lax.bitcast_convert_type(top, jnp.int32), index]), AXIS)
    tops, indices = jax.lax.bitcast_convert_type(pairs[:, 0], jnp.float32), pairs[:, 1]
    top = jnp.where(jnp.isnan(tops).any(0), jnp.float32(jnp.nan), tops.max(0))
    return top, jnp.where(tops == top, indices, size - 1).min(0)  # columns are in the order of the devices


def _apart(x: Array) -> Array:
    """``x`` behind a barrier to fusion. On a single device the next operation reads the result of a kernel. Here it reads a gather or a
    slice, with which XLA could fuse it. The barrier's zero comes from the device's index, which is never negative. A bool needs none."""
    if x.dtype == jnp.bool_:
        return x
    return apart(jax.lax.axis_index(AXIS).astype(jnp.int32) >> 31, x)


def _here(w: Any) -> Any:
    """This device's panels as a matrix of their own. Its columns include padding."""
    return _each(w, lambda cut: cut.here)


def _columns_of(w: Any, x: Array) -> Array:
    """The real columns of a product, gathered from all devices. ``x [*, columns]`` has the columns of this device's panels."""
    joined = jax.lax.all_gather(x, AXIS, axis=x.ndim - 1, tiled=True)
    if list(w.real) != [range(joined.shape[-1])]:
        parts = [jax.lax.slice_in_dim(joined, run.start, run.stop, axis=-1) for run in w.real]
        joined = parts[0] if len(parts) == 1 else jnp.concatenate(parts, axis=-1)
    return _apart(joined)


def _among_all(w: Any, index: Int32[Array, "*N"]) -> Int32[Array, "*N"]:
    """Maps indices of real columns to indices among the columns of all panels, padding included."""
    place, first = index, 0
    for before, run in pairwise(w.real):
        first += len(before)
        place = place + jnp.where(index >= first, run.start - before.stop, 0)
    return place


def _each(packed: Any, change: Callable[[Cut], Any]) -> Any:
    """``packed``, with each `Cut` in it changed by ``change``."""
    return jax.tree.map(change, packed, is_leaf=lambda leaf: isinstance(leaf, Cut))
