"""The starts and the memory of new processes. The model's files are on this machine already."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from xlaengine.observe.bench import child
from xlaengine.observe.bench.bench import Bench
from xlaengine.observe.bench.result import Result

MIB = 1 << 20


def startup(bench: Bench) -> Iterator[Result]:
    """Measures a cold start (nothing compiled), a warm one (compiled graphs in the cache), and a hot one (a running engine), by phase."""
    starts: dict[str, list[dict[str, Any]]] = {"cold": [], "warm": []}
    for _ in bench.samples("startup"):
        with tempfile.TemporaryDirectory(prefix="xlaengine-bench-") as cache:
            for each in starts.values():  # the warm one finds the graphs that the cold one compiled
                each.append(child.start_child(*_engine(bench), bench.rows, Path(cache)))
    for kind, measured in starts.items():
        for phase in measured[0]["seconds"]:
            more: dict[str, Any] = {}
            if phase == "load":
                more = {"floors": tuple(each["read_seconds"] for each in measured), "floor": "reading the files"}
            elif phase == "compile":
                more = {"facts": {"graphs_compiled": measured[-1]["graphs_compiled"]}}
            yield _seconds(f"{kind}, {phase}", [each["seconds"][phase] for each in measured], **more)
    yield _seconds("hot, first token", [each["hot"] for each in starts["warm"]])


def _engine(bench: Bench) -> tuple[str, dict[str, Any]]:
    return bench.settings.model, {"dtype": bench.dtype} | bench.chosen


def _seconds(case: str, samples: list[float], **more: Any) -> Result:
    return Result(workload="startup", case=case, unit="s", better="lower", samples=tuple(samples), **more)


def memory(bench: Bench) -> Iterator[Result]:
    """Measures the peak of a process that loads a model and generates, minus its memory before loading."""
    for B in bench.settings.max_num_seqs:
        child.start_child(*_engine(bench), B)  # compiles the graphs that the next processes take from the cache
        starts = [child.start_child(*_engine(bench), B) for _ in bench.samples(f"memory[{B}]")]
        found = [each["bytes"] for each in starts]
        last = found[-1]
        yield Result(
            workload="memory",
            case=f"B={B}, peak",
            unit="MiB",
            better="lower",
            samples=tuple((each["peak"] - each["empty"]) / MIB for each in found),
            floors=tuple((each["weights"] + each["state"]) / MIB for each in found),
            floor="weights and state",
            rows=B,
            facts={
                **{f"{name}_mib": last[name] / MIB for name in ("empty", "weights", "state")},
                "max_model_len": starts[-1]["max_model_len"],
                "planned_mib": round(last["planned"] / MIB),
            },
        )
