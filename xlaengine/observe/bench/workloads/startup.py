"""Starts: cold (nothing compiled), warm (compiled graphs in the cache) and hot (a running engine), by phase. The model's files are
local."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from xlaengine.observe.bench import child
from xlaengine.observe.bench.bench import Bench
from xlaengine.observe.bench.result import Result

ROWS = 8
"""B."""


def measure(bench: Bench) -> Iterator[Result]:
    starts: dict[str, list[dict[str, Any]]] = {"cold": [], "warm": []}
    for _ in bench.samples("startup"):
        with tempfile.TemporaryDirectory(prefix="xlaengine-bench-") as cache:
            for each in starts.values():  # the warm one finds the graphs that the cold one compiled
                each.append(child.start_child(bench.settings.model, bench.dtype, ROWS, Path(cache)))
    for kind, measured in starts.items():
        for phase in measured[0]["seconds"]:
            yield Result(
                workload="startup",
                case=f"{kind}, {phase}",
                unit="s",
                better="lower",
                samples=tuple(each["seconds"][phase] for each in measured),
                floors=tuple(each["read_seconds"] for each in measured) if phase == "load" else (),
                floor="reading the files" if phase == "load" else "",
                facts={"graphs_compiled": measured[-1]["graphs_compiled"]} if phase == "compile" else {},
            )
    yield Result(
        workload="startup",
        case="hot, first token",
        unit="s",
        better="lower",
        samples=tuple(each["hot"] for each in starts["warm"]),
    )
