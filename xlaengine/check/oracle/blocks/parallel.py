"""Blocks side by side (Falcon-H1: Zuo et al. 2025, arXiv 2507.22448)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from xlaengine.check.oracle.blocks.arithmetic import Array, Linear

if TYPE_CHECKING:
    from xlaengine.check.oracle.definition import Block


@dataclass(frozen=True)
class Lane:
    """A block with a multiplier of its input and one of its output."""

    block: Block
    before: float = 1.0
    after: float = 1.0


@dataclass(frozen=True)
class Parallel:
    """The sum of all lanes, each from the same input."""

    lanes: tuple[Lane, ...]

    def parts(self) -> tuple[str, ...]:
        return tuple(part for lane in self.lanes for part in lane.block.parts())

    def __call__(self, xp: Any, linear: Linear, x: Array, weights: Mapping[str, Array]) -> Array:
        return sum(lane.block(xp, linear, x * lane.before, weights) * lane.after for lane in self.lanes)
