"""Native kernels behind the interface of `ops.base`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike

from xlaengine.config import Kernels
from xlaengine.ops.base import Filters, MemoryLaw, Past
from xlaengine.ops.native import calls, library
from xlaengine.ops.native.panels import Panels, columns, kept_as, panelled, product, repanelled
from xlaengine.ops.params import Param


class NativeOps:
    """Matrices are `Panels`. A stack stays one array: kernels read the matrix of a layer where it lies, and copy nothing.

    1.63 to 1.65 MiB for each layer of an executable were measured before layers were a loop.
    """

    name: Kernels = "native"
    loops = True
    turns_embedding = False
    draws_by_formula = False
    memory = MemoryLaw(executable_layer=27 << 16, sampling=2.05)

    def missing(self) -> str | None:
        return library.missing()

    def ready(self) -> None:
        library.ensure()

    def identity(self) -> str:
        return library.identity()

    def kept_as(self, dtype: str) -> str:
        return kept_as(dtype)

    def pack(self, matrix: np.ndarray | Param | Any) -> Panels:
        return panelled(matrix)

    def take_over(self, matrix: np.ndarray) -> Panels:
        if matrix.ndim == 3:
            return repanelled(matrix)
        one = repanelled(matrix[None])
        return replace(one, data=one.data[0])

    def layer(self, stack: Panels, index: Any) -> Panels:
        return replace(stack, layer=jnp.int32(index))

    def product(self, x: Array, w: Panels, dtype: DTypeLike | None = None) -> Array:
        return product(x, w, dtype)

    def fastest_product(self, x: Array, w: Panels) -> Array:
        return product(x, w)

    def columns(self, w: Panels, index: Array) -> Array:
        return columns(w, index)

    @jax.named_scope("block_attention")
    def attend(self, q: Array, past: Past) -> Array:
        return calls.attention(q.astype(jnp.float32), *past).astype(q.dtype)

    def greatest(self, logits: Array) -> tuple[Array, Array]:
        return calls.argmax(logits)

    def draw(self, logits: Array, filters: Filters, keys: Array, wants: Array) -> Array:
        return calls.draw(logits, *filters, keys, wants)
