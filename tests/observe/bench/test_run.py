"""A benchmark from beginning to end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.observe.bench.small import BARE, RATE, TIME, SmallBench
from xlaengine.observe.bench import run as run_module
from xlaengine.observe.bench.bench import Bench, Unsuitable
from xlaengine.observe.bench.result import BenchReport, Refusal, Result
from xlaengine.observe.bench.run import run
from xlaengine.observe.bench.streams import StreamsDiffer


def measuring(*found: Result | BaseException):
    def workload(bench: Bench) -> Iterator[Result]:
        for each in found:
            if isinstance(each, BaseException):
                raise each
            yield each

    return workload


def ran(bench: SmallBench, monkeypatch: pytest.MonkeyPatch, *workloads) -> BenchReport:
    named = {f"w{i}": workload for i, workload in enumerate(workloads)}
    monkeypatch.setattr(run_module, "WORKLOADS", named)
    return run(bench, list(named))


def test_a_refused_workload_keeps_what_came_before_and_the_others_go_on(bench: SmallBench, monkeypatch: pytest.MonkeyPatch) -> None:
    report = ran(bench, monkeypatch, measuring(RATE, StreamsDiffer("stream r1 differs"), TIME), measuring(BARE))
    assert report.results == (RATE, BARE)
    assert report.refusals == (Refusal("w0", "stream r1 differs"),)
    assert not report.stopped


def test_an_error_in_a_workload_keeps_the_other_results(bench: SmallBench, monkeypatch: pytest.MonkeyPatch) -> None:
    report = ran(bench, monkeypatch, measuring(RATE, MemoryError("of 157286400000 bytes")), measuring(BARE))
    assert report.results == (RATE, BARE)
    assert report.refusals == (Refusal("w0", "MemoryError: of 157286400000 bytes"),)


def test_an_engine_for_which_there_is_no_memory_is_refused_with_the_numbers(bench: SmallBench) -> None:
    with pytest.raises(Unsuitable, match=r"this engine needs .* GiB.*`xlaengine plan` says more$"), bench.engine(1_000_000_000, 96):
        pass


def test_an_interrupt_ends_it_and_keeps_what_was_measured(bench: SmallBench, monkeypatch: pytest.MonkeyPatch) -> None:
    report = ran(bench, monkeypatch, measuring(RATE), measuring(TIME, KeyboardInterrupt()), measuring(BARE))
    assert report.results == (RATE, TIME)
    assert report.stopped


def test_the_report_says_on_what_it_was_measured(bench: SmallBench, monkeypatch: pytest.MonkeyPatch) -> None:
    report = ran(bench, monkeypatch, measuring(RATE))
    assert report.settings.dtype == "float32"  # resolved from auto
    assert {"cpu", "cores", "jax", "jaxlib", "XLA_FLAGS", "python", "device", "load_average"} <= set(report.machine)
    assert report.fingerprint == bench.fingerprint
