"""The results of a benchmark: samples with their floors, and the machine they were measured on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Literal

import msgspec

from xlaengine.observe.bench.settings import BenchSettings

FORMAT = 1
"""The version of the JSON format. It rises when older readers would misread a newer file."""

BANDWIDTH = "bandwidth_gb_s"
"""The name of the fact that holds the memory bandwidth measured beside a result's samples."""

ROOF = "bandwidth_roof_tok_s"
"""The name of the fact that holds the rate of steps that only read weights and slots, in tokens a second."""


@dataclass(frozen=True, kw_only=True)
class Result:
    """One quantity, measured several times.

    Attributes:
        case: such as ``B=8``; unique within the workload.
        samples: values in ``unit``, in the order of measurement; at least one.
        floors: for each sample the value at the floor, in ``unit``, measured beside it; empty if there is no floor.
        floor: what the floor is, in words.
        rows: B, for quantities that are shown over B.
        facts: other numbers, by names that contain their units.
    """

    workload: str
    case: str
    unit: str
    better: Literal["higher", "lower"]
    samples: tuple[float, ...]
    floors: tuple[float, ...] = ()
    floor: str = ""
    rows: int | None = None
    facts: dict[str, float] = field(default_factory=dict)

    @property
    def median(self) -> float:
        return median(self.samples)

    @property
    def median_floor(self) -> float | None:
        return median(self.floors) if self.floors else None

    @property
    def ratio(self) -> float | None:
        """The median of the ratios of a sample's time to its floor's time; 1 is the floor. None without floors."""
        pairs = zip(self.samples, self.floors, strict=True) if self.floors else ()
        ratios = [floor / sample if self.better == "higher" else sample / floor for sample, floor in pairs]
        return median(ratios) if ratios else None


Times = Sequence[tuple[float, float]]
"""For each sample its seconds, and the seconds of the floor measured beside it."""


def rates(workload: str, case: str, times: Times, amount: float, **rest: Any) -> Result:
    """Returns a result in tokens a second: ``amount`` tokens over each time. ``rest`` are other fields of `Result`."""
    samples, floors = (tuple(amount / seconds for seconds in each) for each in zip(*times, strict=True))
    return Result(workload=workload, case=case, unit="tok/s", better="higher", samples=samples, floors=floors, **rest)


def durations(workload: str, case: str, times: Times, unit: str = "ms", **rest: Any) -> Result:
    """Returns a result with each time in milliseconds. ``rest`` are other fields of `Result`."""
    samples, floors = (tuple(1e3 * seconds for seconds in each) for each in zip(*times, strict=True))
    return Result(workload=workload, case=case, unit=unit, better="lower", samples=samples, floors=floors, **rest)


@dataclass(frozen=True)
class Refusal:
    """A workload whose results are not reported, and why."""

    workload: str
    why: str


@dataclass(frozen=True, kw_only=True)
class BenchReport:
    """
    Attributes:
        created: ISO 8601, UTC.
        machine: facts about the machine and its software.
        fingerprint: the fingerprint of the model's files.
        refusals: workloads of which results are missing, and why.
        stopped: whether an interrupt ended the run early.
    """

    created: str
    settings: BenchSettings
    machine: dict[str, str | int]
    fingerprint: str
    results: tuple[Result, ...]
    refusals: tuple[Refusal, ...] = ()
    stopped: bool = False
    format: int = FORMAT

    def to_json(self) -> bytes:
        """Encodes the report, with medians and ratios for readers that do not compute them."""
        plain = msgspec.to_builtins(self)
        for each, row in zip(self.results, plain["results"], strict=True):
            row |= {"median": each.median, "median_floor": each.median_floor, "ratio": each.ratio}
        return msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n"

    @classmethod
    def from_json(cls, data: bytes) -> BenchReport:
        """
        Raises:
            msgspec.DecodeError: ``data`` is not a report.
            ValueError: the report has another format.
        """
        report = msgspec.json.decode(data, type=cls)
        if report.format != FORMAT:
            raise ValueError(f"it has format {report.format}, and this version reads {FORMAT}")
        return report
