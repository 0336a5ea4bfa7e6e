"""Compares a new report with an earlier one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xlaengine.observe.bench.result import BANDWIDTH, Report, Result

SETTINGS = "model", "dtype", "scheduling_policy"
"""The settings that results depend on."""


@dataclass(frozen=True)
class Change:
    """One quantity in the earlier and in the new report.

    Attributes:
        value: how many times as good the new value is: below 1 is worse.
        ratio: the same, corrected for the speed of the machine: by the memory bandwidth measured beside both, or else by their ratios to
            the floor. A floor of the engine's own products does not count, because a slower kernel slows it too. None if neither is known.
    """

    before: Result
    after: Result
    value: float
    ratio: float | None

    def is_regression(self, threshold: float) -> bool:
        """Returns whether it is worse by more than ``threshold`` (0.1: a tenth), in its value and, if known, in the corrected ratio.

        Both must be worse: a slow machine lowers the value alone, and a floor that was measured too fast lowers the ratio alone.
        """
        worst = self.value if self.ratio is None else max(self.value, self.ratio)
        return worst < 1 - threshold


def changes(before: Report, after: Report) -> Iterator[Change]:
    """Yields the changes of quantities that both reports have."""
    then = {(each.workload, each.case, each.unit): each for each in before.results}
    for each in after.results:
        if (earlier := then.get((each.workload, each.case, each.unit))) is not None:
            yield _change(earlier, each)


def _change(before: Result, after: Result) -> Change:
    value = after.median / before.median if after.better == "higher" else before.median / after.median
    if BANDWIDTH in before.facts and BANDWIDTH in after.facts:
        return Change(before, after, value, value * before.facts[BANDWIDTH] / after.facts[BANDWIDTH])
    ratio = None if before.ratio is None or after.ratio is None else before.ratio / after.ratio
    return Change(before, after, value, ratio)


def missing(before: Report, after: Report) -> list[str]:
    """Names results that the new report lacks although their workload ran again: a missing number can hide a regression."""
    ran = {each.workload for each in after.results} | {each.workload for each in after.refusals}
    now = {(each.workload, each.case, each.unit) for each in after.results}
    gone = (each for each in before.results if each.workload in ran and (each.workload, each.case, each.unit) not in now)
    return [f"{each.workload} {each.case}" for each in gone]


def differences(before: Report, after: Report) -> list[str]:
    """Lists differences of machine, versions, model and settings, which make a comparison say less or nothing."""
    then, now = (each.machine | {name: getattr(each.settings, name) for name in SETTINGS} for each in (before, after))
    then["files"], now["files"] = before.fingerprint[:12], after.fingerprint[:12]
    looked_at = ("cpu", "cores", "device", "jax", "jaxlib", "XLA_FLAGS", "kernels", *SETTINGS, "files")
    return [f"{name}: {then.get(name)!r}, now {now.get(name)!r}" for name in looked_at if then.get(name) != now.get(name)]
