"""The interface between programs and the kernels that compute them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

import numpy as np
from jax import Array
from jax.typing import DTypeLike
from jaxtyping import Bool, Float, Float32, Int32, Shaped, UInt32

from xlaengine.config import Kernels
from xlaengine.ops.params import Param
from xlaengine.ops.rows import Rows


@dataclass(frozen=True)
class MemoryLaw:
    """The memory that graphs with these kernels need in addition to their arguments (`xlaengine.planning`).

    Attributes:
        executable_layer: bytes of an XLA:CPU executable for each layer whose code it contains, whatever the layer's size.
        sampling: the memory that the choice of a token takes, in arrays of the size of the logits.
    """

    executable_layer: int
    sampling: float


class Scores(NamedTuple):
    """The score of a query and a key: ``s = scale * q k``, or ``cap * tanh(s / cap)`` if there is a ``cap``.

    A ``scale`` of None is ``H ** -0.5``.
    """

    scale: float | None = None
    cap: float | None = None


PLAIN = Scores()

Pointwise = Literal["exp", "sigmoid", "softplus"]


class Past(NamedTuple):
    """The entries that the queries of R rows read: the first ``written`` of their slots. Entries beyond are garbage, NaN included.

    Attributes:
        keys, values: as `ops.entries.HELD` has them. Without an axis B, the slots lie one behind the other along S.
        layer: the layer's index in ``keys``.
        rows: the slot of each row; the position at which it begins where ``keys`` has no axis B.
        query_pos: a query sees keys at positions up to this one.
        block: keys in a block; S is a multiple, and so is the beginning of a slot.
        fresh: k and v of the queries' own positions, which need not be in the slot. None: the slot has them.
        first: the position of the first key that a query sees; None if it is 0 for all. For a token that is no padding it is at most the
            token's own position.
        scores: how scores follow from products of queries and keys.
        key_scales, value_scales: the scales of int8 keys and values (`ops.entries.Stored`); None for other dtypes.
        sinks: for each query head the score of a key with value 0 that every query sees (Xiao et al. 2024, arXiv 2309.17453); None if
            there is no such key.
    """

    keys: Shaped[Array, "L *B K S H"]
    values: Shaped[Array, "L *B K S H"]
    layer: Int32[Array, ""]
    rows: Int32[Array, " R"]
    query_pos: Int32[Array, "R T"]
    written: Int32[Array, " R"]
    block: int
    fresh: tuple[Float[Array, "R T K H"], Float[Array, "R T K H"]] | None = None
    first: Int32[Array, "R T"] | None = None
    scores: Scores = PLAIN
    sinks: Float[Array, "K G"] | None = None
    key_scales: Float32[Array, "L *B K S"] | None = None
    value_scales: Float32[Array, "L *B K S"] | None = None


class Delta(NamedTuple):
    """What the gated delta rule reads of T tokens of R rows (Yang et al. 2024, arXiv 2412.06464). M value heads share N heads of q and k:
    value head m has q and k of head ``m // (M / N)``.

    Attributes:
        keep: the factor of the state before a token is written, e^g. beta: the strength of a write.
    """

    q: Float32[Array, "R T N K"]
    k: Float32[Array, "R T N K"]
    v: Float32[Array, "R T M V"]
    keep: Float32[Array, "R T M"]
    beta: Float32[Array, "R T M"]


class StateSpace(NamedTuple):
    """What Mamba2 reads of T tokens of R rows (Dao & Gu 2024, arXiv 2405.21060). M heads share N heads of ``b`` and ``c``: head m has those
    of head ``m // (M / N)``.

    Attributes:
        c: what a token reads of the state. b: where it writes.
        x: what it writes, times its time step.
        keep: the factor of the state before a token is written.
    """

    c: Float32[Array, "R T N K"]
    b: Float32[Array, "R T N K"]
    x: Float32[Array, "R T M V"]
    keep: Float32[Array, "R T M"]


class Filters(NamedTuple):
    """Sampling settings of R rows. ``temperature`` is above 0 if the row draws."""

    temperature: Float32[Array, " R"]
    top_k: Int32[Array, " R"]
    top_p: Float32[Array, " R"]
    min_p: Float32[Array, " R"]


class OneDevice:
    """Defaults of `Ops`, for kernels of floats on one device: nothing is gathered, and no head is added."""

    keeps_embedding = False
    packs_columns = True

    @property
    def exact(self) -> Any:
        return self

    def packed_bytes(self, param: Param, itemsize: int) -> float:
        return itemsize * param.size

    def heads(self, count: int) -> int:
        return count

    def heads_here(self, count: int) -> int:
        return count

    def own(self, x: Array, axis: int) -> Array:
        return x

    def whole(self, x: Array, axis: int, size: int | None = None) -> Array:
        return x

    def width(self, w: Any, columns: int) -> int:
        return columns

    def product_here(self: Any, x: Array, w: Any, dtype: DTypeLike | None = None) -> Array:
        return self.product(x, w, dtype)

    def greatest_of_all(self: Any, here: Array, size: int) -> tuple[Array, Array]:
        return self.greatest(here)


@runtime_checkable
class Ops(Protocol):
    """Kernels of one kind. An implementation has no state.

    Attributes:
        name: its name in `EngineConfig.kernels`.
        loops: layers of a group are one loop over packed stacks; otherwise each layer has arrays and code of its own.
        transposes_embedding: a tied embedding is read into memory transposed, so that `take_over` need not copy it.
        draws_by_formula: `draw` is ``argmax(tempered + gumbel_rows)`` of `ops.drawing`, bit for bit.
        memory: for `xlaengine.planning`.
        keeps_embedding: a tied embedding stays a table of floats beside the packed head.
        packs_columns: on several devices, a packed matrix can be built from some of its columns at a time (`ops.parts`), so a process reads
            only its own. Otherwise each process reads the whole matrix.
        exact: the kernels that pack `Param.exact` matrices. `product` takes such matrices too.
    """

    @property
    def name(self) -> Kernels: ...

    @property
    def loops(self) -> bool: ...

    @property
    def transposes_embedding(self) -> bool: ...

    @property
    def draws_by_formula(self) -> bool: ...

    @property
    def memory(self) -> MemoryLaw: ...

    @property
    def keeps_embedding(self) -> bool: ...

    @property
    def packs_columns(self) -> bool: ...

    @property
    def exact(self) -> Ops: ...

    def packed_bytes(self, param: Param, itemsize: int) -> float:
        """The bytes of a matrix as these kernels pack it, without padding of panels. A float has ``itemsize`` bytes."""
        ...

    def missing(self) -> str | None:
        """Why these kernels are not available on this machine; None if they are."""
        ...

    def ready(self) -> None:
        """Make the kernels callable in this process. Raises RuntimeError if they are not available."""
        ...

    def identity(self) -> str:
        """All properties of the kernels and of the machine that a result's bits may depend on, as text."""
        ...

    def kept_as(self, dtype: str) -> str:
        """The dtype of arrays that hold matrices of ``dtype``. It has as many bits."""
        ...

    def heads(self, count: int) -> int:
        """The number of heads that all devices together keep for the ``count`` heads of a model. Heads beyond ``count`` are zeros."""
        ...

    def heads_here(self, count: int) -> int:
        """The number of these heads that one device keeps."""
        ...

    def own(self, x: Array, axis: int) -> Array:
        """This device's heads, along ``axis``, of an array that every device has whole."""
        ...

    def whole(self, x: Array, axis: int, size: int | None = None) -> Array:
        """The inverse of `own`: the parts of all devices, joined along ``axis`` and cut to ``size`` entries; None keeps all."""
        ...

    def pack(self, matrix: np.ndarray | Param | Any) -> Any:
        """``matrix [D, F]``, or a stack ``[L, D, F]``, as programs take it. A packed one is returned as it is."""
        ...

    def take_over(self, matrix: np.ndarray) -> Any:
        """`pack` that may use the memory of ``matrix``, which the caller must not use afterwards."""
        ...

    def layer(self, stack: Any, index: Any) -> Any:
        """One matrix of a packed stack. ``index`` is an int, or an int32 scalar if `loops`."""
        ...

    def product(self, x: Float[Array, "*N D"], w: Any, dtype: DTypeLike | None = None) -> Float[Array, "*N F"]:
        """``x @ w`` for a packed ``w [D, F]``, in ``dtype`` (default: that of x). A row's bits do not depend on the number of rows."""
        ...

    def grouped_product(
        self, x: Float[Array, "N J D"], w: Any, chosen: Int32[Array, "N K"], dtype: DTypeLike | None = None
    ) -> Float[Array, "N K F"]:
        """``x[n, k] @ w[chosen[n, k]]`` for a packed ``w [E, D, F]``, in ``dtype`` (default: that of x).

        J is K, or 1: ``x[n, 0]`` then serves all choices of row n. A choice out of range gives zeros. A matrix that no choice names is
        not read. The bits of an entry depend on its own x and matrix alone.
        """
        ...

    def columns(self, w: Any, index: Int32[Array, "*N"]) -> Float[Array, "*N D"]:
        """Columns of a packed ``w [D, F]``."""
        ...

    def product_here(self, x: Float[Array, "*N D"], w: Any, dtype: DTypeLike | None = None) -> Float[Array, "*N C"]:
        """This device's columns of `product`. Columns are in the order of the devices, and padding follows column F: `whole` gathers the
        columns and drops it."""
        ...

    def width(self, w: Any, columns: int) -> int:
        """The columns of `product_here` on all devices together, padding included. ``w`` has ``columns`` of its own."""
        ...

    def fastest_product(self, x: Float[Array, "R D"], w: Any) -> Float[Array, "R F"]:
        """``x @ w [D, F]`` as fast as these kernels can. A row's bits may depend on the number of rows: for benchmarks alone."""
        ...

    def attend(self, q: Float[Array, "R T K G H"], past: Past) -> Float[Array, "R T K G H"]:
        """Causal attention of queries over their rows' entries, as an online softmax over blocks of keys (Milakov & Gimelshein 2018; Dao et
        al. 2022). The arithmetic is float32. A row's bits depend on its own keys and queries alone."""
        ...

    def delta_rule(
        self, states: Float32[Array, "L B M K V"], rows: Rows, tokens: Delta, real: Bool[Array, "R T"]
    ) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
        """For each real token in order ``S = keep S; S = S + k (beta (v - S' k))'; out = S' q``, with S ``[K, V]`` of each value head. The
        other tokens change no state, and their outputs are arbitrary. Returns the outputs, and ``states`` with the rows' new states at
        ``rows.targets``. A row's bits do not depend on the number of its tokens, nor on other rows."""
        ...

    def state_space(
        self, states: Float32[Array, "L B M K V"], rows: Rows, tokens: StateSpace, real: Bool[Array, "R T"]
    ) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
        """`delta_rule` with ``S = keep S; S = S + b x'; out = S' c``."""
        ...

    def unit(self, x: Float[Array, "*N D"], eps: float, count: int | None = None) -> Float32[Array, "*N D"]:
        """``x / sqrt(sum(x^2) / count + eps)`` over the last axis, in float32. ``count`` is D if None: x is divided by its root mean
        square. With 1, x is divided by its Euclidean norm. A row's bits do not depend on the number of rows. With native kernels they do
        not depend on the graph either.
        """
        ...

    def log_softmax(self, logits: Float32[Array, "R V"]) -> Float32[Array, "R V"]:
        """Log-probabilities of each row. A row is NaN if it has a NaN, or if its greatest entry is infinite. Bits as of `unit`."""
        ...

    def pointwise(self, function: Pointwise, x: Float32[Array, "*N"]) -> Float32[Array, "*N"]:
        """``function`` of each entry: e^x, 1 / (1 + e^-x) or log(1 + e^x), for ``|x| <= 87``.

        For gates and routers, whose rows may have fewer than 16 entries. XLA:CPU computes an exponential by another formula where a kernel
        has 3, 5, 6 or 7 of them (spike/61). With native kernels the bits of a value depend on its entry alone.
        """
        ...

    def greatest(self, logits: Float32[Array, "R V"]) -> tuple[Float32[Array, " R"], Int32[Array, " R"]]:
        """The maximum of each row, NaN if the row has a NaN, and the first index that holds it."""
        ...

    def greatest_of_all(self, here: Float32[Array, "R C"], size: int) -> tuple[Float32[Array, " R"], Int32[Array, " R"]]:
        """`greatest` of the rows ``[R, size]`` of which each device has its own columns, ``here``, as `product_here` gives them."""
        ...

    def draw(
        self, logits: Float32[Array, "R V"], filters: Filters, keys: UInt32[Array, "R 2"], wants: Bool[Array, " R"]
    ) -> Int32[Array, " R"]:
        """A token for each row with ``wants``; other rows get any token. ``keys``: threefry key data of the token that is drawn."""
        ...
