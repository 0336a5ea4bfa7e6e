"""Blocks side by side (Falcon-H1: Zuo et al. 2025, arXiv 2507.22448)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from xlaengine.check.oracle.blocks.arithmetic import Array, Linear

if TYPE_CHECKING:
    from xlaengine.check.oracle.definition import Block


@dataclass(frozen=True)
class Scaled:
    """A block with multipliers of its input and of its output."""

    block: Block
    before: float = 1.0
    after: float = 1.0


@dataclass(frozen=True)
class Parallel:
    """The sum of the blocks' outputs, all from the same input."""

    blocks: tuple[Scaled, ...]

    def parts(self) -> tuple[str, ...]:
        return tuple(part for scaled in self.blocks for part in scaled.block.parts())

    def __call__(self, xp: Any, linear: Linear, x: Array, weights: Mapping[str, Array]) -> Array:
        return sum(scaled.block(xp, linear, x * scaled.before, weights) * scaled.after for scaled in self.blocks)
