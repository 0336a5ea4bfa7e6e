"""What a benchmark has found: samples with floors beside them, and what they were found on."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from typing import Literal

import msgspec

from xlaengine.bench.settings import Settings

FORMAT = 1
"""Of the JSON; raised when a reader of older files would misread a newer one."""

BANDWIDTH = "bandwidth_gb_s"
"""The fact of a result that says how fast memory was read beside its samples."""


@dataclass(frozen=True, kw_only=True)
class Result:
    """One quantity, measured several times.

    Attributes:
        case: what distinguishes it within its workload, as ``B=8``.
        better: whether more of ``unit`` is better, or less.
        samples: in ``unit``, in the order they were taken; at least one.
        floors: what each sample would have been at the floor, in ``unit``, measured beside it; empty where there is none.
        floor: what the floor is, in words.
        rows: B, where the quantity is looked at over B.
        facts: other numbers, by names that hold their units.
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
    def spread(self) -> tuple[float, float]:
        """The least sample and the greatest."""
        return min(self.samples), max(self.samples)

    @property
    def median_floor(self) -> float | None:
        return median(self.floors) if self.floors else None

    @property
    def ratio(self) -> float | None:
        """The median, over pairs, of how many times what the floor takes it takes; 1 is the floor, None where there is none."""
        if not self.floors:
            return None
        pairs = zip(self.samples, self.floors, strict=True)
        return median(floor / sample if self.better == "higher" else sample / floor for sample, floor in pairs)


@dataclass(frozen=True)
class Refusal:
    """A workload whose numbers are not quoted, and why."""

    workload: str
    why: str


@dataclass(frozen=True, kw_only=True)
class Report:
    """
    Attributes:
        created: ISO 8601, UTC.
        machine: facts of it and of what ran on it.
        fingerprint: of the model's files.
        refusals: workloads some of whose numbers are missing.
        stopped: whether a person ended it before its end.
    """

    created: str
    settings: Settings
    machine: dict[str, str | int]
    fingerprint: str
    results: tuple[Result, ...]
    refusals: tuple[Refusal, ...] = ()
    stopped: bool = False
    format: int = FORMAT

    def to_json(self) -> bytes:
        """With medians and ratios written out, for readers that compute nothing."""
        plain = msgspec.to_builtins(self)
        for each, row in zip(self.results, plain["results"], strict=True):
            row |= {"median": each.median, "median_floor": each.median_floor, "ratio": each.ratio}
        return msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n"

    @classmethod
    def from_json(cls, data: bytes) -> Report:
        """
        Raises:
            msgspec.DecodeError: it is not one.
            ValueError: it is one of another format.
        """
        report = msgspec.json.decode(data, type=cls)
        if report.format != FORMAT:
            raise ValueError(f"it has format {report.format}, and this version reads {FORMAT}")
        return report
