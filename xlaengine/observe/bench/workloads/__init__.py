"""The workloads. Each yields a result as soon as it is measured, so that a stopped run keeps the results before the stop."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from xlaengine.observe.bench.bench import Bench
from xlaengine.observe.bench.result import Result
from xlaengine.observe.bench.settings import WorkloadName
from xlaengine.observe.bench.workloads import admission, common, live, mixture, prefill, starts
from xlaengine.observe.bench.workloads.gpu import exact, peer, speed

Workload = Callable[[Bench], Iterator[Result]]

WORKLOADS: Mapping[WorkloadName, Workload] = {
    "common": common.measure,
    "decode": live.decode,
    "mixture": mixture.measure,
    "long-context": live.long_context,
    "prefill": prefill.measure,
    "admission": admission.measure,
    "startup": starts.startup,
    "memory": starts.memory,
    "gpu-exact": exact.measure,
    "gpu-decode": speed.decode,
    "gpu-prefill": speed.prefill,
    "gpu-idle": speed.idle,
    "gpu-cost": speed.cost,
    "gpu-peer": peer.measure,
}
