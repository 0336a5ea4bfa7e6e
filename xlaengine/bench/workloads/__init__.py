"""The workloads: each yields results as they are measured, so that a stopped run keeps what it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from xlaengine.bench.bench import Bench
from xlaengine.bench.result import Result
from xlaengine.bench.workloads.admission import admission
from xlaengine.bench.workloads.common import common
from xlaengine.bench.workloads.decode import decode
from xlaengine.bench.workloads.long_context import long_context
from xlaengine.bench.workloads.memory import memory
from xlaengine.bench.workloads.prefill import prefill
from xlaengine.bench.workloads.startup import startup

Workload = Callable[[Bench], Iterator[Result]]

WORKLOADS: Mapping[str, Workload] = {
    "common": common,
    "decode": decode,
    "long-context": long_context,
    "prefill": prefill,
    "admission": admission,
    "startup": startup,
    "memory": memory,
}
