"""Compares a new report with an earlier one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xlaengine.observe.bench.result import BANDWIDTH, BenchReport, Result

SETTINGS = "model", "dtype", "weights_dtype", "kv_cache_dtype", "quantization", "scheduling_policy"
MACHINE = "cpu", "cores", "device", "jax", "jaxlib", "XLA_FLAGS", "kernels"
"""The settings and the facts of the machine that results depend on."""


@dataclass(frozen=True)
class Change:
    """One quantity in the earlier and in the new report.

    Attributes:
        value: the factor by which the new value is better; below 1 it is worse.
        ratio: the same factor, corrected for the speed of the machine. The correction is by the memory bandwidths measured beside the
            values or, if one is unknown, by the ratios of the values to their floors; None if these are unknown too. Bandwidth comes first,
            because a floor may contain the engine's own products, and a slower kernel slows those too.
    """

    before: Result
    after: Result
    value: float
    ratio: float | None

    def is_regression(self, threshold: float) -> bool:
        """Returns whether the new value is worse by more than ``threshold`` (0.1: a tenth), and so is the corrected ratio, if it is known.

        Both must be worse: a slow machine lowers the value alone, and a floor that was measured too fast lowers the ratio alone.
        """
        worst = self.value if self.ratio is None else max(self.value, self.ratio)
        return worst < 1 - threshold


def changes(before: BenchReport, after: BenchReport) -> Iterator[Change]:
    """Yields the changes of quantities that both reports have."""
    then = {_key(each): each for each in before.results}
    return (_change(then[_key(each)], each) for each in after.results if _key(each) in then)


def _key(result: Result) -> tuple[str, str, str]:
    return result.workload, result.case, result.unit


def _change(before: Result, after: Result) -> Change:
    value = after.median / before.median if after.better == "higher" else before.median / after.median
    if BANDWIDTH in before.facts and BANDWIDTH in after.facts:
        return Change(before, after, value, value * before.facts[BANDWIDTH] / after.facts[BANDWIDTH])
    ratio = None if before.ratio is None or after.ratio is None else before.ratio / after.ratio
    return Change(before, after, value, ratio)


def missing(before: BenchReport, after: BenchReport) -> list[str]:
    """Lists results that the new report lacks although their workload ran again: a missing number can hide a regression."""
    ran = {each.workload for each in (*after.results, *after.refusals)}
    now = {_key(each) for each in after.results}
    return [f"{each.workload} {each.case}" for each in before.results if each.workload in ran and _key(each) not in now]


def differences(before: BenchReport, after: BenchReport) -> list[str]:
    """Lists differences of machine, versions, model and settings, which limit what a comparison can show."""
    then, now = (_facts(each) for each in (before, after))
    return [f"{name}: {then[name]!r}, now {now[name]!r}" for name in then if then[name] != now[name]]


def _facts(report: BenchReport) -> dict[str, object]:
    facts: dict[str, object] = {name: report.machine.get(name) for name in MACHINE}
    return facts | {name: getattr(report.settings, name) for name in SETTINGS} | {"files": report.fingerprint[:12]}
