"""Whether an engine fits into memory, and how large it may be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from xlaengine.planning.capacity import Memory, available
from xlaengine.planning.footprint import Footprint, Shapes, footprint

MOST_SEQS = 1 << 16
"""The upper bound of the search for the largest ``max_num_seqs``, unless the engine has more."""

WAY_PAST = "; --no-memory-check, or memory_check=False, starts it anyway"
"""For what has this option."""


@dataclass(frozen=True)
class MemoryPlan:
    """What an engine needs, and what is available.

    Attributes:
        memory: the available memory; None if it is unknown, and then every engine fits.
        most_seqs: the largest ``max_num_seqs``, short slots included, that fits at this ``max_model_len``; 0 if none fits, None without
            ``memory``.
        longest: the largest ``max_model_len`` that fits at this ``max_num_seqs``, at most the model's positions. It is longer than every
            short slot; 0 if no such length fits, None without ``memory``.
    """

    shapes: Shapes
    footprint: Footprint
    memory: Memory | None
    most_seqs: int | None
    longest: int | None

    @property
    def fits(self) -> bool:
        return self.memory is None or self.footprint.total <= self.memory.size

    @property
    def longest_is_the_models(self) -> bool:
        """Whether ``longest`` is bounded by the model, not by memory."""
        return self.longest == self.shapes.model.most_positions


def make_memory_plan(shapes: Shapes, memory: Memory | None, measured: int | None = None) -> MemoryPlan:
    """Plans an engine of these shapes.

    Args:
        memory: usually `capacity.available`.
        measured: bytes of temporaries, if graphs of exactly these shapes were compiled to measure them.
    """
    found = footprint(shapes, measured=measured)
    if memory is None:
        return MemoryPlan(shapes, found, None, None, None)
    engine, positions = shapes.engine, shapes.model.most_positions

    def fits(**size: int) -> bool:
        changed = replace(shapes, engine=replace(engine, decode_widths=(), **size))
        return footprint(changed).total <= memory.size

    block, shorter = engine.kv_block, sum(count for count, _ in engine.short_slots)
    least = engine.layout.kinds[1][1] if shorter else 0  # the longest of the short slots
    seqs = _largest(lambda more: fits(max_num_seqs=shorter + more), max(MOST_SEQS, engine.max_num_seqs - shorter))
    blocks = _largest(lambda more: fits(max_model_len=least + more * block), -(-positions // block) - least // block)
    return MemoryPlan(shapes, found, memory, seqs and shorter + seqs, blocks and min(least + blocks * block, positions))


def _largest(fits: Callable[[int], bool], bound: int) -> int:
    """Returns the largest number up to ``bound`` that fits, if all smaller ones fit; 0 if none does."""
    low, high = 0, 1
    while high <= bound and fits(high):
        low, high = high, high * 2
    high = min(high, bound + 1)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low


def require_memory(shapes: Shapes, memory: Memory | None = None, way_past: str = "") -> None:
    """Requires that the engine fits into ``memory``, by default `capacity.available`.

    Args:
        way_past: ends the message: how the caller starts the engine anyway, as `WAY_PAST`.

    Raises:
        ValueError: it does not fit; the message has the numbers.
    """
    memory = memory or available()
    if memory is None or (needed := footprint(shapes)).total <= memory.size:
        return
    plan = make_memory_plan(shapes, memory)
    parts = ", ".join(f"{name} {gib(size)}" for name, size in needed.items() if size)
    raise ValueError(
        f"this engine needs {gib(needed.total)} GiB ({parts}), and {gib(memory.size)} GiB are {memory.bound}: {_ways_out(plan)}; "
        f"`xlaengine plan` says more{way_past}"
    )


def _ways_out(plan: MemoryPlan) -> str:
    engine = plan.shapes.engine
    if not plan.most_seqs and not plan.longest:
        return "no smaller max_num_seqs or max_model_len alone would fit"
    return (
        f"at max_model_len {engine.max_model_len} {_may_be('max_num_seqs', plan.most_seqs)}, "
        f"at max_num_seqs {engine.max_num_seqs} {_may_be('max_model_len', plan.longest)}"
    )


def _may_be(name: str, most: int | None) -> str:
    return f"{name} may be {most}" if most else f"no {name} fits"


def gib(size: int) -> str:
    """Formats bytes in GiB with three significant digits, so that small items do not become 0."""
    return f"{size / 2**30:.3g}"
