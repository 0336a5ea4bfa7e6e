"""Mixers side by side in one layer (Falcon-H1: Zuo et al. 2025, arXiv 2507.22448)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.memory.cells import CellSpec, Together
from xlaengine.models.spec import Call, Mixer, Params, Table
from xlaengine.ops.barriers import rounded_product, zero_of
from xlaengine.ops.params import Param


class Keeper(Mixer, Protocol):
    """A mixer that has a cell."""

    @property
    def cell_spec(self) -> CellSpec: ...


@dataclass(frozen=True)
class Parallel:
    """The sum of the mixers' outputs for the same input, each times its scale.

    Attributes:
        mixers: no two of them have a parameter of the same name.
    """

    mixers: tuple[Keeper, ...]
    scales: tuple[float, ...]
    scope = "parallel"

    @property
    def cell_spec(self) -> Together:
        return Together(tuple(mixer.cell_spec for mixer in self.mixers))

    @property
    def tables(self) -> tuple[Table, ...]:
        return tuple(table for mixer in self.mixers for table in mixer.tables)

    def scratch(self, tokens: int, rows: int, block: int) -> float:
        return sum(mixer.scratch(tokens, rows, block) for mixer in self.mixers)

    def parameters(self) -> Mapping[str, Param]:
        return {name: param for mixer in self.mixers for name, param in mixer.parameters().items()}

    def __call__(self, w: Params, x: Array, call: Call, cell: Any) -> tuple[Array, Any]:
        out, cells, zero = jnp.zeros_like(x), [], zero_of(call.access.slots)
        for mixer, scale, kept in zip(self.mixers, self.scales, cell, strict=True):
            with jax.named_scope(mixer.scope):
                mixed, kept = mixer(w, x, call, kept)
                out = out + scaled(mixed, scale, zero)
                cells.append(kept)
        return out, tuple(cells)


def scaled(x: Array, by: float, zero: Array) -> Array:
    """``x`` times a float32 number, rounded before anything is added to it; ``zero`` as `rounded_product` takes it."""
    return rounded_product(zero, x.astype(jnp.float32), jnp.float32(by)).astype(x.dtype)
