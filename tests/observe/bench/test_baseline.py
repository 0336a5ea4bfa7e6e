"""What counts as a regression."""

from __future__ import annotations

from dataclasses import replace

from tests.observe.bench.small import BARE, RATE, REPORT, TIME
from xlaengine.observe.bench.baseline import changes, differences, missing
from xlaengine.observe.bench.result import BANDWIDTH, BenchReport, Refusal, Result


def now(*results: Result) -> BenchReport:
    return replace(REPORT, results=results)


def times(result: Result, samples: float, floors: float) -> Result:
    return replace(result, samples=tuple(x * samples for x in result.samples), floors=tuple(x * floors for x in result.floors))


def regressions(*results: Result, threshold: float = 0.1) -> list[bool]:
    return [each.is_regression(threshold) for each in changes(REPORT, now(*results))]


def test_worse_in_value_and_against_its_floor_is_a_regression() -> None:
    assert regressions(times(RATE, 0.8, 1), times(TIME, 1.3, 1), times(BARE, 1.3, 1)) == [True, True, True]


def test_a_slower_machine_or_a_better_number_is_no_regression() -> None:
    assert regressions(times(RATE, 0.5, 0.5), times(TIME, 2, 2)) == [False, False]
    assert regressions(times(RATE, 1.5, 1), times(TIME, 0.5, 1), times(BARE, 0.5, 1)) == [False, False, False]


def test_a_slower_kernel_is_a_regression_though_it_slows_its_own_floor() -> None:
    def beside(result: Result, bandwidth: float) -> Result:
        return replace(result, facts={BANDWIDTH: bandwidth})

    before = replace(REPORT, results=(beside(RATE, 40),))
    for bandwidth, is_regression in ((40, True), (38, True), (28, False)):
        (change,) = changes(before, now(beside(times(RATE, 0.68, 0.57), bandwidth)))
        assert change.is_regression(0.1) == is_regression


def test_a_faster_floor_alone_is_no_regression() -> None:
    assert regressions(times(RATE, 1, 1.5), times(TIME, 1, 0.5)) == [False, False]


def test_the_threshold_is_the_share_that_may_be_lost() -> None:
    assert regressions(times(RATE, 0.92, 1)) == [False]
    assert regressions(times(RATE, 0.92, 1), threshold=0.05) == [True]


def test_a_number_that_is_gone_from_a_workload_that_ran_is_named() -> None:
    assert missing(REPORT, now(RATE)) == []  # the other workloads did not run
    assert missing(REPORT, replace(now(TIME), refusals=(Refusal("decode", "streams differ"),))) == ["decode B=8"]


def test_differences_of_machine_and_settings_are_named() -> None:
    other = replace(REPORT, machine=REPORT.machine | {"jax": "0.11.0", "load_average": "3"}, fingerprint="xyz")
    assert differences(REPORT, REPORT) == []
    assert differences(REPORT, other) == ["jax: '0.10.2', now '0.11.0'", "files: 'abc', now 'xyz'"]
    first_come = replace(REPORT, settings=replace(REPORT.settings, scheduling_policy="fcfs"))
    assert differences(REPORT, first_come) == ["scheduling_policy: 'lof', now 'fcfs'"]
