"""An earlier report beside a new one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xlaengine.bench.result import BANDWIDTH, Report, Result

SETTINGS = "model", "dtype", "scheduling_policy"
"""Those that numbers depend on."""


@dataclass(frozen=True)
class Change:
    """One quantity then and now.

    Attributes:
        value: how many times as good it is as then: below 1 worse.
        ratio: the same for as fast a machine: by how fast memory was read beside both, or else of its ratio to the floor, if that is not
            of the engine's own products, which a slower kernel slows too; None where there is neither.
    """

    before: Result
    after: Result
    value: float
    ratio: float | None

    def is_regression(self, threshold: float) -> bool:
        """Worse by more than ``threshold`` (0.1: a tenth): its value, and for as fast a machine where that is known.

        A slower hour slows both, and a floor that was measured too fast leaves the value as it was: neither alone counts.
        """
        worst = self.value if self.ratio is None else max(self.value, self.ratio)
        return worst < 1 - threshold


def changes(before: Report, after: Report) -> Iterator[Change]:
    """Of what both have."""
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
    """What was measured then, in workloads that have run again, and is not there now: a number that is gone can hide a regression."""
    ran = {each.workload for each in after.results} | {each.workload for each in after.refusals}
    now = {(each.workload, each.case, each.unit) for each in after.results}
    gone = (each for each in before.results if each.workload in ran and (each.workload, each.case, each.unit) not in now)
    return [f"{each.workload} {each.case}" for each in gone]


def differences(before: Report, after: Report) -> list[str]:
    """What is not alike about the two, so that numbers say less, or nothing: machine, versions, model, dtype."""
    then, now = (each.machine | {name: getattr(each.settings, name) for name in SETTINGS} for each in (before, after))
    then["files"], now["files"] = before.fingerprint[:12], after.fingerprint[:12]
    looked_at = ("cpu", "cores", "device", "jax", "jaxlib", "XLA_FLAGS", "kernels", *SETTINGS, "files")
    return [f"{name}: {then.get(name)!r}, now {now.get(name)!r}" for name in looked_at if then.get(name) != now.get(name)]
