"""The workloads. Each yields results as they are measured, so that a stopped run keeps the results it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from xlaengine.observe.bench.bench import Bench
from xlaengine.observe.bench.result import Result
from xlaengine.observe.bench.workloads import admission, common, decode, long_context, memory, prefill, startup

Workload = Callable[[Bench], Iterator[Result]]

WORKLOADS: Mapping[str, Workload] = {
    "common": common.measure,
    "decode": decode.measure,
    "long-context": long_context.measure,
    "prefill": prefill.measure,
    "admission": admission.measure,
    "startup": startup.measure,
    "memory": memory.measure,
}
