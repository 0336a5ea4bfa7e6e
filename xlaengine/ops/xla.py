"""XLA's own kernels, on any platform."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike
from jaxtyping import Bool, Float, Float32, Int32, UInt32

from xlaengine.config import Kernels
from xlaengine.ops import native
from xlaengine.ops.base import Delta, Filters, MemoryLaw, OneDevice, Past, Pointwise, StateSpace
from xlaengine.ops.block_attention import block_attention
from xlaengine.ops.drawing import argmax, gumbel_rows, tempered
from xlaengine.ops.params import Param
from xlaengine.ops.products import grouped, product
from xlaengine.ops.recurrences import delta_rule, state_space
from xlaengine.ops.rows import Rows

POINTWISE: Mapping[Pointwise, Callable[[Array], Array]] = {"exp": jnp.exp, "sigmoid": jax.nn.sigmoid, "softplus": jax.nn.softplus}


class XlaOps(OneDevice):
    """A packed stack is a tuple with one array for each layer.

    If the layers were one array, XLA would copy each layer's slice at every step. On a CPU this took 16 of a step's 43 ms (spike/04).
    """

    name: Kernels = "xla"
    loops = False
    transposes_embedding = True
    draws_by_formula = True
    memory = MemoryLaw(executable_layer=5 << 19, sampling=7.04, judging=7.04)  # executables: 2.0 to 2.7 MiB were measured

    def missing(self) -> None:
        return None

    def ready(self) -> None:
        pass

    def identity(self) -> str:
        return native.machine()

    def kept_as(self, dtype: str) -> str:
        return dtype

    def pack(self, matrix: np.ndarray | Param | Any) -> Any:
        if isinstance(matrix, Param):
            return matrix if matrix.stack is None else (matrix._replace(stack=None),) * matrix.stack
        return tuple(matrix) if not isinstance(matrix, tuple) and matrix.ndim > 2 else matrix

    def take_over(self, matrix: np.ndarray) -> np.ndarray:
        return np.ascontiguousarray(matrix)

    def layer(self, stack: Any, index: int) -> Any:
        return stack[index]

    def product(self, x: Float[Array, "*N D"], w: Float[Array, "D F"], dtype: DTypeLike | None = None) -> Float[Array, "*N F"]:
        return product(x, w, dtype)

    def grouped_product(
        self, x: Float[Array, "N J D"], w: Float[Array, "E D F"], chosen: Int32[Array, "N K"], dtype: DTypeLike | None = None
    ) -> Float[Array, "N K F"]:
        E, _, F = w.shape
        return grouped(lambda expert, rows: product(rows, w[expert], dtype), x, chosen, E, F, dtype or x.dtype)

    def fastest_product(self, x: Float[Array, "R D"], w: Float[Array, "D F"]) -> Float[Array, "R F"]:
        return x @ w

    def columns(self, w: Float[Array, "D F"], index: Int32[Array, "*N"]) -> Float[Array, "*N D"]:
        return jnp.moveaxis(w[:, index], 0, -1)

    def attend(self, q: Float[Array, "R T K G H"], past: Past) -> Float[Array, "R T K G H"]:
        return block_attention(q, past)

    def delta_rule(
        self, states: Float32[Array, "L B M K V"], rows: Rows, tokens: Delta, real: Bool[Array, "R T"]
    ) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
        return delta_rule(states, rows, tokens, real)

    def state_space(
        self, states: Float32[Array, "L B M K V"], rows: Rows, tokens: StateSpace, real: Bool[Array, "R T"]
    ) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
        return state_space(states, rows, tokens, real)

    def unit(self, x: Float[Array, "*N D"], eps: float, count: int | None = None) -> Float32[Array, "*N D"]:
        x32 = x.astype(jnp.float32)
        squares = jnp.sum(x32 * x32, axis=-1, keepdims=True)
        return x32 * jax.lax.rsqrt(squares / (x.shape[-1] if count is None else count) + eps)

    def log_softmax(self, logits: Float32[Array, "R V"]) -> Float32[Array, "R V"]:
        return jax.nn.log_softmax(logits, axis=-1)

    def pointwise(self, function: Pointwise, x: Float32[Array, "*N"]) -> Float32[Array, "*N"]:
        return POINTWISE[function](x)

    def greatest(self, logits: Float32[Array, "R V"]) -> tuple[Float32[Array, " R"], Int32[Array, " R"]]:
        return logits.max(-1), argmax(logits)

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
        noise, columns = gumbel_rows(keys, size), logits.shape[-1]
        if columns != size:
            noise = jax.lax.dynamic_slice_in_dim(jnp.pad(noise, ((0, 0), (0, columns))), first, columns, axis=1)
        scores = tempered(logits, tops, filters, wants) + noise
        return scores.max(-1), first + argmax(scores)
