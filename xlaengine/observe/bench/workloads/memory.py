"""Memory: the peak of a process that loads a model and generates, minus its memory before loading, compared with weights and state."""

from __future__ import annotations

from collections.abc import Iterator

from xlaengine.observe.bench import child
from xlaengine.observe.bench.bench import Bench
from xlaengine.observe.bench.result import Result

MIB = 1 << 20


def measure(bench: Bench) -> Iterator[Result]:
    for B in bench.settings.max_num_seqs:
        child.start_child(bench.settings.model, bench.dtype, B)  # compiles the graphs that the next ones take from the cache
        starts = [child.start_child(bench.settings.model, bench.dtype, B) for _ in bench.samples(f"memory[{B}]")]
        found = [each["bytes"] for each in starts]
        yield Result(
            workload="memory",
            case=f"B={B}, peak",
            unit="MiB",
            better="lower",
            samples=tuple((each["peak"] - each["empty"]) / MIB for each in found),
            floors=tuple((each["weights"] + each["state"]) / MIB for each in found),
            floor="weights and state",
            rows=B,
            facts={f"{name}_mib": found[-1][name] / MIB for name in ("empty", "weights", "state")}
            | {"max_model_len": starts[-1]["max_model_len"], "planned_mib": round(found[-1]["planned"] / MIB)},
        )
