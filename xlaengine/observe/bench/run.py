"""Runs a benchmark from beginning to end."""

from __future__ import annotations

import logging
import os
import platform
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from importlib import metadata

import jax

from xlaengine.device.name import cpu_model
from xlaengine.observe.bench.bench import Bench, Unsuitable
from xlaengine.observe.bench.child import ChildFailed
from xlaengine.observe.bench.peers import Peer, PeerFailed
from xlaengine.observe.bench.result import BenchReport, Refusal, Result
from xlaengine.observe.bench.settings import WorkloadName
from xlaengine.observe.bench.streams import StreamsDiffer
from xlaengine.observe.bench.workloads import WORKLOADS
from xlaengine.observe.bench.workloads.common import compare

log = logging.getLogger(__name__)


def run(bench: Bench, names: Sequence[WorkloadName], peer: Peer | None = None) -> BenchReport:
    """Measures the named workloads in turn, then the peer.

    A workload that cannot be measured, or whose streams are wrong, becomes a refusal, and the others continue. After an interrupt the
    report has the results up to it.
    """
    facts, created = _facts(bench), datetime.now(UTC).isoformat(timespec="seconds")
    measurements: list[tuple[str, Iterator[Result]]] = [(name, WORKLOADS[name](bench)) for name in names]
    if peer is not None:
        measurements.append(("compare", compare(bench, peer)))
    results: list[Result] = []
    refusals: list[Refusal] = []
    stopped = False
    try:
        for name, found in measurements:
            try:
                for each in found:
                    results.append(each)  # one by one, so that an error keeps the results before it
            except (StreamsDiffer, Unsuitable, ChildFailed, PeerFailed) as error:
                refusals.append(Refusal(name, str(error)))
            except Exception as error:  # an error of this package or of a library: the results before it are still valid
                log.debug("%s failed", name, exc_info=True)
                refusals.append(Refusal(name, f"{type(error).__name__}: {error}"))
    except KeyboardInterrupt:
        stopped = True
    bench.floors.release()
    return BenchReport(
        created=created,
        settings=replace(bench.settings, dtype=bench.dtype),
        machine=facts,
        fingerprint=bench.fingerprint,
        results=tuple(results),
        refusals=tuple(refusals),
        stopped=stopped,
    )


def _facts(bench: Bench) -> dict[str, str | int]:
    return {
        "cpu": cpu_model(),
        "cores": len(os.sched_getaffinity(0)),
        "memory_bytes": os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"),
        "load_average": f"{os.getloadavg()[0]:.2f}",
        "platform": platform.platform(),
        "python": platform.python_version(),
        "jax": jax.__version__,
        "jaxlib": metadata.version("jaxlib"),
        "backend": jax.default_backend(),
        "device": jax.devices()[0].device_kind,
        "XLA_FLAGS": os.environ.get("XLA_FLAGS", ""),
        "kernels": bench.ops.name,
    }
