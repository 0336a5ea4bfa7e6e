"""Reads the text of an optimized HLO module and finds the instructions that write large arrays, but not in place."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass

FORWARDS = frozenset(("parameter", "get-tuple-element", "tuple", "bitcast", "while", "conditional", "call", "opt-barrier"))
"""Instructions that return buffers without writing to them; the instructions that they call count by themselves."""
IN_PLACE = frozenset(("dynamic-update-slice", "scatter"))
"""Instructions whose result XLA writes into the buffer of their first operand. If it cannot do so, it puts a ``copy`` before them."""

_COMPUTATION = re.compile(r"^(?:ENTRY )?%?([\w.\-]+) \(.*\{$")
_INSTRUCTION = re.compile(r"^\s+(ROOT )?%?([\w.\-]+) = (\(.*?\)|\S+) ([\w\-]+)\((.*)$")
_CALLS = re.compile(r"\bcalls=%?([\w.\-]+)")
_ARRAY = re.compile(r"\b[a-z]\w*\[([\d,]*)\]")
_OPERAND = re.compile(r"%([\w.\-]+)")


@dataclass(frozen=True)
class Instruction:
    opcode: str
    elements: tuple[int, ...]
    """The number of elements of each array in the result."""
    operands: tuple[str, ...]
    calls: str | None
    """The computation of a fusion."""


@dataclass
class Computation:
    """Instructions by name, and the name of the root instruction, whose result is the computation's."""

    instructions: dict[str, Instruction]
    root: str = ""


def writes(hlo: str, counts: Callable[[int], bool]) -> int:
    """Counts instructions that write an array for which ``counts(elements)`` holds. Instructions that return a buffer unchanged, or update
    it in place, do not count.
    """
    computations = _parse(hlo)
    fused = {i.calls for c in computations.values() for i in c.instructions.values() if i.calls}
    return sum(
        _writes(computations, computation, name, counts)
        for called, computation in computations.items()
        if called not in fused
        for name in computation.instructions
    )


def _writes(computations: dict[str, Computation], computation: Computation, name: str, counts: Callable[[int], bool]) -> int:
    one = computation.instructions[name]
    if one.opcode in FORWARDS | IN_PLACE or not any(counts(elements) for elements in one.elements):
        return 0
    if one.calls is None:
        return 1
    inner = computations[one.calls]
    return sum(_writes(computations, inner, source, counts) for source in _sources(inner, inner.root))


def _sources(computation: Computation, name: str) -> list[str]:
    """Returns the instructions that compute the value of ``name``. If ``name`` is a tuple or a bitcast, they are those of its operands."""
    one = computation.instructions[name]
    if one.opcode not in ("tuple", "bitcast"):
        return [name]
    return [source for operand in one.operands for source in _sources(computation, operand)]


def _parse(hlo: str) -> dict[str, Computation]:
    computations: dict[str, Computation] = {}
    current = Computation({})
    for line in hlo.splitlines():
        if start := _COMPUTATION.match(line):
            current = computations[start[1]] = Computation({})
        elif found := _INSTRUCTION.match(line):
            root, name, shape, opcode, rest = found.groups()
            sizes = tuple(math.prod(int(n) for n in dims.split(",") if n) for dims in _ARRAY.findall(shape))
            calls = _CALLS.search(rest) if opcode == "fusion" else None
            current.instructions[name] = Instruction(
                opcode, sizes, tuple(_OPERAND.findall(rest.partition(")")[0])), calls[1] if calls else None
            )
            current.root = name if root else current.root
    return computations
