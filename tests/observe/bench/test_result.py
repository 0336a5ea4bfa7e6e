"""Results and reports as data."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.observe.bench.small import BARE, RATE, REPORT, TIME
from xlaengine.observe.bench.result import BenchReport, Refusal


def test_a_ratio_says_how_many_times_what_the_floor_takes_whatever_the_unit() -> None:
    assert RATE.ratio == pytest.approx(sorted((250 / 200, 240 / 160, 260 / 180))[1])
    assert TIME.ratio == 2
    assert BARE.ratio is None
    assert (TIME.median, TIME.median_floor) == (3, 1)


def test_a_report_comes_back_from_json_as_it_was() -> None:
    report = replace(REPORT, refusals=(Refusal("common", "stream r1 differs"),), stopped=True)
    text = report.to_json()
    assert BenchReport.from_json(text) == report
    first = json.loads(text)["results"][0]
    assert (first["median"], first["ratio"]) == (180, RATE.ratio)


def test_another_format_is_refused() -> None:
    with pytest.raises(ValueError, match="it has format 99, and this version reads 1"):
        BenchReport.from_json(replace(REPORT, format=99).to_json())
