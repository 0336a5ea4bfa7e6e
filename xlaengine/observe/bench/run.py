"""Runs a benchmark from beginning to end."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from xlaengine.observe.bench.bench import Bench, Unsuitable
from xlaengine.observe.bench.child import ChildFailed
from xlaengine.observe.bench.compare import compare
from xlaengine.observe.bench.machine import machine_facts
from xlaengine.observe.bench.peers import Peer, PeerFailed
from xlaengine.observe.bench.result import Refusal, Report, Result
from xlaengine.observe.bench.streams import StreamsDiffer
from xlaengine.observe.bench.workloads import WORKLOADS

log = logging.getLogger(__name__)


def run(bench: Bench, names: Sequence[str], peer: Peer | None = None) -> Report:
    """Measures the named workloads in turn, then the peer.

    A workload that cannot be measured, or whose streams are wrong, is refused, and the others continue. After an interrupt the report has
    the results up to then.
    """
    machine, created = machine_facts() | {"kernels": bench.ops.name}, datetime.now(UTC).isoformat(timespec="seconds")
    results: list[Result] = []
    refusals: list[Refusal] = []
    stopped = False
    try:
        for name, found in _measurements(bench, names, peer):
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
    return Report(
        created=created,
        settings=replace(bench.settings, dtype=bench.dtype),
        machine=machine,
        fingerprint=bench.fingerprint,
        results=tuple(results),
        refusals=tuple(refusals),
        stopped=stopped,
    )


def _measurements(bench: Bench, names: Sequence[str], peer: Peer | None) -> Iterator[tuple[str, Iterator[Result]]]:
    yield from ((name, WORKLOADS[name](bench)) for name in names)
    if peer is not None:
        yield "compare", compare(bench, peer)
