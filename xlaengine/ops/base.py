"""The interface through which programs call kernels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

import jax.numpy as jnp
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
        executable_layer: the bytes of an XLA:CPU executable for each layer that has code of its own in it, whatever the layer's size.
        sampling: the memory that the choice of one token in each row takes, as a multiple of the size of the logits.
        judging: the same for a step that judges proposals.
    """

    executable_layer: int
    sampling: float
    judging: float


class Scores(NamedTuple):
    """The score of a query and a key: ``s = scale * q k``, or ``cap * tanh(s / cap)`` if there is a ``cap``.

    If ``scale`` is None, it is ``H ** -0.5``.
    """

    scale: float | None = None
    cap: float | None = None


PLAIN = Scores()

Pointwise = Literal["exp", "sigmoid", "softplus"]


class Past(NamedTuple):
    """The keys and values that the queries of R rows attend to. Each row reads entries of one slot.

    Attributes:
        keys, values: entries in a dtype of `ops.entries.HELD`. Without an axis B, the slots follow one another along S.
        layer: the layer's index in ``keys``.
        rows: the slot of each row; if ``keys`` has no axis B, the index along S at which the slot begins.
        query_pos: the position of each query. A query sees keys at positions up to its own.
        written: the number of valid entries of each row's slot. Later entries may be anything, NaN included.
        block: the number of keys in a block. S and the beginning of each slot are multiples of it.
        fresh: k and v at the queries' own positions, used in place of what the slot holds there; None if the slot holds them.
        first: the position of the first key that each query sees; None if it is 0 for all. It is at most the query's own position, except
            for padding.
        scores: how a score is computed from a query and a key.
        key_scales, value_scales: the scales of int8 keys and values (`ops.entries.Stored`); None for other dtypes.
        sinks: for each query head, the score of one more key, which has value 0 and which every query sees (Xiao et al. 2024, arXiv
            2309.17453); None if there is no such key.
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
    """The inputs of the gated delta rule for T tokens of R rows (Yang et al. 2024, arXiv 2412.06464). Here K is the size of a key, and V
    that of a value. M value heads share N heads of q and k: value head m uses head ``m // (M / N)`` of q and k.

    Attributes:
        keep: the decay. The state is multiplied by it before the token is written.
        beta: the strength with which the token is written.
    """

    q: Float32[Array, "R T N K"]
    k: Float32[Array, "R T N K"]
    v: Float32[Array, "R T M V"]
    keep: Float32[Array, "R T M"]
    beta: Float32[Array, "R T M"]


class StateSpace(NamedTuple):
    """The inputs of Mamba2's recurrence for T tokens of R rows (Dao & Gu 2024, arXiv 2405.21060). Here K is the size of ``b`` and
    ``c``, and V that of ``x``. M heads share N heads of ``b`` and ``c``: head m uses head ``m // (M / N)`` of them.

    Attributes:
        c: the token's C, with which it reads the state.
        b: the token's B, with which it writes to the state.
        x: the token's input, multiplied by its time step.
        keep: the decay. The state is multiplied by it before the token is written.
    """

    c: Float32[Array, "R T N K"]
    b: Float32[Array, "R T N K"]
    x: Float32[Array, "R T M V"]
    keep: Float32[Array, "R T M"]


class Filters(NamedTuple):
    """Sampling settings of R rows. Rows that draw have a ``temperature`` above 0."""

    temperature: Float32[Array, " R"]
    top_k: Int32[Array, " R"]
    top_p: Float32[Array, " R"]
    min_p: Float32[Array, " R"]


class OneDevice:
    """Defaults of `Ops` for float products on one device: nothing is gathered, and no head is added."""

    parts = 1
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

    def own(self, x: Array, axis: int, size: int | None = None) -> Array:
        return x

    def whole(self, x: Array, axis: int, size: int | None = None) -> Array:
        return x

    def width(self, w: Any, columns: int) -> int:
        return columns

    def product_here(self: Any, x: Array, w: Any, dtype: DTypeLike | None = None) -> Array:
        return self.product(x, w, dtype)

    def greatest_of_all(self: Any, here: Array, size: int) -> tuple[Array, Array]:
        return self.greatest(here)

    def draw_of_all(self: Any, here: Array, size: int, tops: Array, filters: Filters, keys: Array, wants: Array) -> Array:
        return self.draw(here, tops, filters, keys, wants, jnp.int32(0), size)[1]


@runtime_checkable
class Ops(Protocol):
    """Kernels of one kind. An implementation has no state.

    Attributes:
        name: the value of `EngineConfig.kernels` that selects them.
        loops: whether a graph computes a group of layers in one loop over packed stacks. If not, each layer has its own arrays and code.
        transposes_embedding: whether a tied embedding is loaded transposed, so that `take_over` need not copy it.
        draws_by_formula: whether `draw` equals ``argmax(tempered + gumbel_rows)`` of `ops.drawing` bit for bit.
        memory: the memory that graphs with these kernels need.
        keeps_embedding: whether a tied embedding is also kept as a table of floats, beside the packed head.
        packs_columns: whether a process can pack some columns of a matrix without the others (`ops.parts`). If so, each of several
            processes reads only the columns of its own devices; if not, each reads the whole matrix.
        exact: the kernels that pack `Param.exact` matrices. These kernels can read those matrices too.
        parts: the number of devices that compute a model together.
    """

    @property
    def name(self) -> Kernels: ...

    @property
    def parts(self) -> int: ...

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
        """The size of a packed matrix in bytes, without the padding of panels. A float takes ``itemsize`` bytes."""
        ...

    def missing(self) -> str | None:
        """Why these kernels are not available on this machine; None if they are."""
        ...

    def ready(self) -> None:
        """Makes the kernels callable in this process. Raises RuntimeError if they are not available."""
        ...

    def identity(self) -> str:
        """All properties of the kernels and of the machine that a result's bits may depend on, as text."""
        ...

    def kept_as(self, dtype: str) -> str:
        """The dtype of the arrays that hold matrices of ``dtype``. Both dtypes have the same number of bits."""
        ...

    def heads(self, count: int) -> int:
        """The number of heads that all devices together keep for a model with ``count`` heads. Heads beyond ``count`` are zeros."""
        ...

    def heads_here(self, count: int) -> int:
        """The number of heads that one device keeps for a model with ``count`` heads."""
        ...

    def own(self, x: Array, axis: int, size: int | None = None) -> Array:
        """This device's part of ``x``, an array that is the same on all devices: ``size`` entries along ``axis``. None: its heads, where
        ``axis`` is the axis of heads. The last parts are filled up with zeros."""
        ...

    def whole(self, x: Array, axis: int, size: int | None = None) -> Array:
        """The inverse of `own`: joins the parts of all devices along ``axis``, and keeps the first ``size`` entries; None keeps all."""
        ...

    def pack(self, matrix: np.ndarray | Param | Any) -> Any:
        """Packs ``matrix [D, F]``, or a stack ``[L, D, F]``, for programs. Returns a packed matrix unchanged."""
        ...

    def take_over(self, matrix: np.ndarray) -> Any:
        """As `pack`, but may reuse the memory of ``matrix``. The caller must not use ``matrix`` afterwards."""
        ...

    def layer(self, stack: Any, index: Any) -> Any:
        """One matrix of a packed stack. ``index`` is an int; if `loops`, it may also be a traced int32 scalar."""
        ...

    def product(self, x: Float[Array, "*N D"], w: Any, dtype: DTypeLike | None = None) -> Float[Array, "*N F"]:
        """``x @ w`` for a packed ``w [D, F]``, in ``dtype`` (default: that of x). A row's bits do not depend on the number of rows."""
        ...

    def grouped_product(
        self, x: Float[Array, "N J D"], w: Any, chosen: Int32[Array, "N K"], dtype: DTypeLike | None = None
    ) -> Float[Array, "N K F"]:
        """``x[n, k] @ w[chosen[n, k]]`` for a packed ``w [E, D, F]``, in ``dtype`` (default: that of x).

        A row has K choices, and J is K or 1. If J is 1, all choices of row n use ``x[n, 0]``. A choice out of range gives zeros. A matrix
        that no choice names is not read. The bits of an entry depend only on its own x and its own matrix.
        """
        ...

    def columns(self, w: Any, index: Int32[Array, "*N"]) -> Float[Array, "*N D"]:
        """The columns ``index`` of a packed ``w [D, F]``."""
        ...

    def product_here(self, x: Float[Array, "*N D"], w: Any, dtype: DTypeLike | None = None) -> Float[Array, "*N C"]:
        """This device's columns of `product`. The columns of all devices, in the order of the devices, are the F columns and then padding.
        `whole` gathers them and drops the padding."""
        ...

    def width(self, w: Any, columns: int) -> int:
        """The number of columns that `product_here` gives on all devices together, padding included, for ``w`` with ``columns`` columns."""
        ...

    def fastest_product(self, x: Float[Array, "R D"], w: Any) -> Float[Array, "R F"]:
        """``x @ w [D, F]``, as fast as these kernels can. For benchmarks: a row's bits may depend on the number of rows."""
        ...

    def attend(self, q: Float[Array, "R T K G H"], past: Past) -> Float[Array, "R T K G H"]:
        """Causal attention of queries over their rows' entries, as an online softmax over blocks of keys (Milakov & Gimelshein 2018; Dao et
        al. 2022). The arithmetic is float32. A row's bits depend only on its own keys, values and queries."""
        ...

    def delta_rule(
        self, states: Float32[Array, "L B M K V"], rows: Rows, tokens: Delta, real: Bool[Array, "R T"]
    ) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
        """Computes ``S = keep S; S = S + k (beta (v - S' k))'; out = S' q`` for each real token in order, where S ``[K, V]`` is a value
        head's state. Other tokens change no state, and their outputs are arbitrary. Returns the outputs, and ``states`` with the rows' new
        states at ``rows.targets``. A row's bits depend neither on the number of its tokens nor on other rows."""
        ...

    def state_space(
        self, states: Float32[Array, "L B M K V"], rows: Rows, tokens: StateSpace, real: Bool[Array, "R T"]
    ) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
        """As `delta_rule`, with the formula ``S = keep S; S = S + b x'; out = S' c``."""
        ...

    def unit(self, x: Float[Array, "*N D"], eps: float, count: int | None = None) -> Float32[Array, "*N D"]:
        """``x / sqrt(sum(x^2) / count + eps)`` over the last axis, in float32.

        If ``count`` is None, it is D, and x is divided by its root mean square. If it is 1, x is divided by its Euclidean norm. A row's
        bits do not depend on the number of rows. With native kernels they do not depend on the graph either.
        """
        ...

    def log_softmax(self, logits: Float32[Array, "R V"]) -> Float32[Array, "R V"]:
        """Log-probabilities of each row. A row is NaN if it has a NaN, or if its greatest entry is infinite. A row's bits do not depend on
        the number of rows. With native kernels they do not depend on the graph either."""
        ...

    def pointwise(self, function: Pointwise, x: Float32[Array, "*N"]) -> Float32[Array, "*N"]:
        """``function`` of each entry: e^x, 1 / (1 + e^-x) or log(1 + e^x), for ``|x| <= 87``.

        It is for gates and routers, whose rows may have fewer than 16 entries. XLA:CPU computes some exponentials of so few by another
        formula (spike/61). With native kernels the bits of a result depend only on its entry.
        """
        ...

    def greatest(self, logits: Float32[Array, "R V"]) -> tuple[Float32[Array, " R"], Int32[Array, " R"]]:
        """The maximum of each row and its first index; NaN and V - 1 for a row with a NaN."""
        ...

    def greatest_of_all(self, here: Float32[Array, "R C"], size: int) -> tuple[Float32[Array, " R"], Int32[Array, " R"]]:
        """`greatest` of rows ``[R, size]`` whose columns are spread over the devices. ``here`` has this device's columns, as
        `product_here` returns them."""
        ...

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
        """Draws a token for each row with ``wants``; other rows get an arbitrary one.

        A row has ``size`` logits. ``logits`` are those of the tokens from ``first`` on, which may be a part of them. The filters top_k and
        top_p apply to this part alone.

        Args:
            tops: the greatest of all logits of each row.
            keys: threefry key data of each row's token.

        Returns:
            The greatest sum of a logit, after temperature and filters, and its noise; and the first token that has it.
        """
        ...

    def draw_of_all(
        self,
        here: Float32[Array, "R C"],
        size: int,
        tops: Float32[Array, " R"],
        filters: Filters,
        keys: UInt32[Array, "R 2"],
        wants: Bool[Array, " R"],
    ) -> Int32[Array, " R"]:
        """The tokens that `draw` gives for rows ``[R, size]`` whose columns are spread over the devices; the last token for a row with a
        NaN. ``here`` is as in `greatest_of_all`."""
        ...
