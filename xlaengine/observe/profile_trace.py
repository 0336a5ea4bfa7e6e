"""Rewrites a profiler's trace with readable names: the graphs, and the named parts of the model in each graph.

XLA names an operation ``bitcast_multiply_fusion.5``. Only the metadata in the compiled module says which part of the model it is:
``jit(decode_8)/layer_3/jit(<lambda>)/mlp/mul``. This module replaces the names by the parts of these paths. If the layers are a loop
(``jit(decode_8)/layer/while/body/mlp/mul``), it counts the runs of an operation to find the number of the layer.
"""

from __future__ import annotations

import gzip
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import msgspec

Event = dict[str, Any]
"""An event in Chrome's trace event format; times are microseconds."""

Scopes = Mapping[str, tuple[str, ...]]
"""For each operation of a module, the scopes that contain it, outermost first: ``("layer_3", "attention", "qkv")``."""

_NAMED = re.compile(r'^\s+(?:ROOT )?%?([\w.\-]+) = .*metadata=\{[^}]*op_name="([^"]*)"', re.MULTILINE)
_SCOPE = re.compile(r"(?!(?:while|body|cond|closed_call)$|branch_\d+_fun$)[a-z]\w*")
_LAYER = re.compile(r"layer_\d+")

TRACK = 1
"""Process id and thread id of the events that this module adds. The profiler's processes have other ids."""

LOOPED = "layer"
"""The name of the layers' scope if the layers are a loop."""

DEPTH = 3
"""The number of nested scopes that are shown: a layer, its attention, a part of its attention."""

UNNAMED = "other"
"""The name of the part for the time before the first operation in a scope, and for operations of a layer that are in none of its parts."""


def scopes_of(hlo: str) -> Scopes:
    """Returns the scopes in the text of an optimized module, as XLA prints it. Operations that are in no scope are left out."""
    return {name: scopes for name, path in _NAMED.findall(hlo) if (scopes := _scopes(path))}


def _scopes(path: str) -> tuple[str, ...]:
    """Returns the scopes of a path, without the functions and loops between them and the operation at its end."""
    root, *parts = path.partition(";")[0].split("/")[:-1] or [""]
    return tuple(part for part in parts if _SCOPE.fullmatch(part)) if root.startswith("jit(") else ()


@dataclass
class Shares:
    """The times of one graph.

    Attributes:
        launches: the number of its runs.
        seconds: for each part of the model, from its first operation to the first operation of the next part, summed over layers and runs.
    """

    launches: int = 0
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    @property
    def has_parts(self) -> bool:
        """Whether any operation is in a scope. Graphs that only move a few integers (``admit``) have no scopes."""
        return set(self.seconds) != {UNNAMED}

    def __str__(self) -> str:
        whole = sum(self.seconds.values())
        parts = sorted(self.seconds.items(), key=lambda each: -each[1])
        listed = ", ".join(f"{part} {seconds / whole:.1%}" for part, seconds in parts if seconds >= 0.001 * whole)
        return f"{self.launches} launches, {1e3 * whole / self.launches:.2f} ms each: {listed}"


def rename(source: Path, target: Path, scopes: Callable[[str], Scopes]) -> dict[str, Shares]:
    """Writes a profiler's ``trace.json.gz`` with readable names and a track that shows graphs and layers. Returns the times of each graph.

    Args:
        scopes: gives the scopes of a module in the trace, by its name.
    """
    events: list[Event] = msgspec.json.decode(gzip.decompress(source.read_bytes()))["traceEvents"]
    events = [event for event in events if event and not event["name"].startswith("end: ")]  # the last event is empty
    runs: dict[tuple[str, str], list[Event]] = defaultdict(list)
    for event in events:
        if "run_id" in (args := event.get("args", {})) and "hlo_op" in args:
            runs[args["hlo_module"], args["run_id"]].append(event)
    known = {module: scopes(module) for module in {module for module, _ in runs}}
    shares: dict[str, Shares] = defaultdict(Shares)
    for (module, _), operations in sorted(runs.items(), key=lambda run: run[1][0]["ts"]):
        events += _run(module.removeprefix("jit_"), operations, known[module], shares[module.removeprefix("jit_")])
    events += _labels()
    target.write_bytes(gzip.compress(msgspec.json.encode({"displayTimeUnit": "ns", "traceEvents": events}), compresslevel=6))
    return dict(shares)


def _run(graph: str, operations: list[Event], scopes: Scopes, shares: Shares) -> Iterator[Event]:
    """Names the operations of one run, and yields the run as nested slices: the graph, its layers, their parts."""
    operations.sort(key=lambda event: event["ts"])
    begin, end = operations[0]["ts"], max(event["ts"] + event["dur"] for event in operations)
    placed: list[tuple[tuple[str, ...], float]] = []
    for event, path in _numbered(graph, operations, scopes):
        if path:
            event["name"] = "/".join(path)
            placed.append((path[:DEPTH], event["ts"]))
    yield _slice(graph, begin, end)
    for depth in range(1, DEPTH + 1):
        for path, start, until in _stretches([(path[:depth], ts) for path, ts in placed], end):
            if len(path) == depth:
                yield _slice(path[-1], start, until)
    shares.launches += 1
    shares.seconds[UNNAMED] += ((placed[0][1] if placed else end) - begin) / 1e6
    for path, start, until in _stretches(placed, end):
        part = path[1:] if _LAYER.fullmatch(path[0]) else path
        shares.seconds["/".join(part) or UNNAMED] += (until - start) / 1e6


def _numbered(graph: str, operations: list[Event], scopes: Scopes) -> Iterator[tuple[Event, tuple[str, ...]]]:
    """Yields each operation with its scopes. Layers of a loop get their numbers.

    The last layer runs outside the loop, so the number in its scope is the number of the loop's iterations. An operation that ran more
    often is in an inner loop over tiles, or, in a graph that drafts, in an outer loop over proposals.
    """
    paths = [scopes.get(event["args"]["hlo_op"], ()) for event in operations]
    looped = max((int(path[0].rpartition("_")[2]) for path in scopes.values() if path and _LAYER.fullmatch(path[0])), default=0) or 1
    times = Counter(event["args"]["hlo_op"] for event in operations)
    turns = Counter[str]()
    for event, path in zip(operations, paths, strict=True):
        if path[:1] == (LOOPED,):
            operation = event["args"]["hlo_op"]
            turn, each = turns[operation], max(1, times[operation] // looped)
            path = (f"{LOOPED}_{turn % looped if graph.startswith('draft') else turn // each}", *path[1:])
            turns[operation] += 1
        yield event, path


def _stretches(placed: list[tuple[tuple[str, ...], float]], end: float) -> Iterator[tuple[tuple[str, ...], float, float]]:
    """Groups consecutive operations of one scope. Yields the scope, the start of its first operation, and the start of the next scope."""
    firsts = [next(group) for _, group in groupby(placed, key=lambda each: each[0])]
    for (path, start), (_, until) in pairwise([*firsts, ((), end)]):
        yield path, start, until


def _slice(name: str, start: float, end: float) -> Event:
    return {"ph": "X", "pid": TRACK, "tid": TRACK, "name": name, "ts": start, "dur": end - start}


def _labels() -> Iterator[Event]:
    for kind, name in (("process_name", "xlaengine"), ("thread_name", "graphs and layers")):
        yield {"ph": "M", "pid": TRACK, "tid": TRACK, "name": kind, "args": {"name": name}}
