"""The interface between programs and the kernels that compute them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, runtime_checkable

import numpy as np
from jax import Array
from jax.typing import DTypeLike

from xlaengine.config import Kernels
from xlaengine.ops.params import Param


@dataclass(frozen=True)
class MemoryLaw:
    """What graphs with these kernels need beside their arguments (`xlaengine.planning`).

    Attributes:
        executable_layer: bytes that an executable of XLA:CPU holds for each layer whose code it has, whatever the layer's size.
        sampling: arrays as large as the logits that the choice of a token takes.
    """

    executable_layer: int
    sampling: float


class Past(NamedTuple):
    """What the queries of R rows read, the first ``written`` entries of their slots. Entries beyond are garbage, NaN included.

    Attributes:
        keys, values: [L, B, K, S, H], in the dtype of `Ops.kept_as`.
        layer: int32 scalar, the layer's index in ``keys``.
        rows: int32 [R], the slot of each row.
        query_pos: int32 [R, T]. A query sees keys at positions up to its own.
        written: int32 [R].
        block: keys in a block; S is a multiple.
        fresh: k, v [R, T, K, H] of the queries' own positions, which then need not be in the slot.
        first: int32 [R, T], the first key that a query sees, at most its own position; None where that is 0 for all.
    """

    keys: Array
    values: Array
    layer: Array
    rows: Array
    query_pos: Array
    written: Array
    block: int
    fresh: tuple[Array, Array] | None = None
    first: Array | None = None


class Filters(NamedTuple):
    """temperature, above 0 where a row draws, top_p and min_p: float32 [R]. top_k: int32 [R]."""

    temperature: Array
    top_k: Array
    top_p: Array
    min_p: Array


@runtime_checkable
class Ops(Protocol):
    """Kernels of one kind. An implementation has no state.

    Attributes:
        name: its name in `EngineConfig.kernels`.
        loops: layers of a group are one loop over packed stacks; otherwise each layer has arrays and code of its own.
        turns_embedding: a tied embedding is read into memory transposed, so that `take_over` need not copy it.
        draws_by_formula: `draw` is ``argmax(tempered + gumbel_rows)`` of `ops.drawing`, bit for bit.
        memory: for `xlaengine.planning`.
    """

    name: Kernels
    loops: bool
    turns_embedding: bool
    draws_by_formula: bool
    memory: MemoryLaw

    def missing(self) -> str | None:
        """Why these kernels cannot be had on this machine; None where they can."""
        ...

    def ready(self) -> None:
        """Make the kernels callable in this process. Raises RuntimeError if they cannot be had."""
        ...

    def identity(self) -> str:
        """Everything about kernels and machine that a result's bits may depend on."""
        ...

    def kept_as(self, dtype: str) -> str:
        """The dtype in which matrices and cells of ``dtype`` lie in memory. It has as many bits."""
        ...

    def pack(self, matrix: np.ndarray | Param | Any) -> Any:
        """``matrix [D, F]``, or a stack ``[L, D, F]``, as programs take it. A packed one is returned as it is."""
        ...

    def take_over(self, matrix: np.ndarray) -> Any:
        """`pack` that may use the memory of ``matrix``, which the caller must not use afterwards."""
        ...

    def layer(self, stack: Any, index: Any) -> Any:
        """One matrix of a packed stack; ``index`` is an int, or an int32 scalar where `loops`."""
        ...

    def product(self, x: Array, w: Any, dtype: DTypeLike | None = None) -> Array:
        """``x [*, D] @ w [D, F]`` as ``[*, F]`` in ``dtype`` (default: that of x). A row's bits do not depend on the number of rows."""
        ...

    def fastest_product(self, x: Array, w: Any) -> Array:
        """``x [R, D] @ w [D, F]`` as fast as these kernels can. A row's bits may depend on the number of rows: for benchmarks alone."""
        ...

    def columns(self, w: Any, index: Array) -> Array:
        """Columns ``index [*]`` of a packed ``w [D, F]`` as ``[*, D]``."""
        ...

    def attend(self, q: Array, past: Past) -> Array:
        """Causal attention of queries ``q [R, T, K, G, H]`` over their rows' entries, as an online softmax over blocks of keys
        (Milakov & Gimelshein 2018; Dao et al. 2022).

        Returns:
            ``[R, T, K, G, H]`` in the dtype of q. The arithmetic is float32. A row's bits depend on its own keys and queries alone.
        """
        ...

    def greatest(self, logits: Array) -> tuple[Array, Array]:
        """The maximum of each row of float32 ``logits [R, V]`` (NaN where one is NaN), and the first index that holds it, int32."""
        ...

    def draw(self, logits: Array, filters: Filters, keys: Array, wants: Array) -> Array:
        """A token for each row of float32 ``logits [R, V]`` that wants one, int32 [R]; other rows get any token.

        Args:
            keys: uint32 [R, 2], threefry key data of the token that is drawn.
            wants: bool [R].
        """
        ...
