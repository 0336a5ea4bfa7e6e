"""The native kernels as an implementation of `base.Ops`."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike
from jaxtyping import Bool, Float, Float32, Int32, UInt32

from xlaengine.config import Kernels
from xlaengine.ops.base import Delta, Filters, MemoryLaw, OneDevice, Past, Pointwise, StateSpace
from xlaengine.ops.kept import Kept
from xlaengine.ops.native import calls, library, matrices
from xlaengine.ops.native.matrices import Matrix
from xlaengine.ops.native.panels import kept_as, panelled, repanelled
from xlaengine.ops.panels import Panels
from xlaengine.ops.params import Param
from xlaengine.ops.rows import Rows


class NativeOps(OneDevice):
    """Matrices are `Panels`, or another kind of `matrices.READING`.

    A stack stays one array: kernels read the matrix of a layer in place.
    """

    name: Kernels = "native"
    loops = True
    transposes_embedding = False
    draws_by_formula = False
    # executables: 1.63 to 1.65 MiB were measured, without a loop of layers
    memory = MemoryLaw(executable_layer=27 << 16, sampling=1.01, judging=2.05)

    def missing(self) -> str | None:
        return library.missing()

    def ready(self) -> None:
        library.ensure()

    def identity(self) -> str:
        return library.identity()

    def kept_as(self, dtype: str) -> str:
        return kept_as(dtype)

    def pack(self, matrix: np.ndarray | Param | Any) -> Any:
        return matrix if isinstance(matrix, Kept) else panelled(matrix)

    def take_over(self, matrix: np.ndarray) -> Panels:
        return repanelled(matrix)

    def layer(self, stack: Matrix, index: int | Int32[Array, ""]) -> Matrix:
        return stack.at(jnp.int32(index))

    def product(self, x: Float[Array, "*N D"], w: Matrix, dtype: DTypeLike | None = None) -> Float[Array, "*N {w.columns}"]:
        out = matrices.product(x.reshape(-1, x.shape[-1]).astype(jnp.float32), w)
        return out.reshape(*x.shape[:-1], w.columns).astype(dtype or x.dtype)

    def grouped_product(
        self, x: Float[Array, "N J D"], w: Matrix, chosen: Int32[Array, "N K"], dtype: DTypeLike | None = None
    ) -> Float[Array, "N K {w.columns}"]:
        return matrices.grouped_product(x.astype(jnp.float32), w, chosen).astype(dtype or x.dtype)

    def fastest_product(self, x: Float[Array, "R D"], w: Matrix) -> Float[Array, "R {w.columns}"]:
        return self.product(x, w)

    def columns(self, w: Matrix, index: Int32[Array, "*N"]) -> Float[Array, "*N D"]:
        return matrices.columns(w, index.reshape(-1)).reshape(*index.shape, -1)

    @jax.named_scope("block_attention")
    def attend(self, q: Float[Array, "R T K G H"], past: Past) -> Float[Array, "R T K G H"]:
        return calls.attention(q.astype(jnp.float32), *past).astype(q.dtype)

    @jax.named_scope("delta_rule")
    def delta_rule(
        self, states: Float32[Array, "L B M K V"], rows: Rows, tokens: Delta, real: Bool[Array, "R T"]
    ) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
        return calls.delta_rule(states, rows, tokens, real)

    @jax.named_scope("state_space")
    def state_space(
        self, states: Float32[Array, "L B M K V"], rows: Rows, tokens: StateSpace, real: Bool[Array, "R T"]
    ) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
        return calls.state_space(states, rows, tokens, real)

    def unit(self, x: Float[Array, "*N D"], eps: float, count: int | None = None) -> Float32[Array, "*N D"]:
        return calls.unit(x.reshape(-1, x.shape[-1]).astype(jnp.float32), eps, count).reshape(x.shape)

    def log_softmax(self, logits: Float32[Array, "R V"]) -> Float32[Array, "R V"]:
        return calls.log_softmax(logits)

    def pointwise(self, function: Pointwise, x: Float32[Array, "*N"]) -> Float32[Array, "*N"]:
        return calls.pointwise(function, x)

    def greatest(self, logits: Float32[Array, "R V"]) -> tuple[Float32[Array, " R"], Int32[Array, " R"]]:
        return calls.argmax(logits)

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
        return calls.draw(logits, tops, *filters, keys, wants, first)
