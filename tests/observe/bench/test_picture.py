"""Throughput over B as a picture."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.observe.bench.small import BARE, RATE, REPORT, TIME
from xlaengine.observe.bench.picture import draw, roofline_figure

FOUR = replace(RATE, case="B=4", rows=4, facts={"bandwidth_roof_tok_s": 500.0})
EIGHT = replace(RATE, facts={"bandwidth_roof_tok_s": 900.0})
PEER = replace(RATE, workload="compare", case="B=8, llama.cpp", floors=())


def test_it_shows_rates_over_rows_under_their_floors_and_the_roof(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    report = replace(REPORT, results=(EIGHT, FOUR, PEER, TIME, BARE))
    (axes,) = roofline_figure(report).axes
    lines = {line.get_label(): line for line in axes.get_lines()}
    assert list(lines["decode: floor"].get_xdata()) == [4, 8]
    assert list(lines["weights and slots read once"].get_ydata()) == [500, 900]
    assert axes.get_legend_handles_labels()[1] == ["decode: floor", "weights and slots read once", "decode", "llama.cpp"]
    draw(report, tmp_path / "roof.svg")
    assert "<svg" in (tmp_path / "roof.svg").read_text()


def test_nothing_to_draw_is_an_error() -> None:
    pytest.importorskip("matplotlib")
    with pytest.raises(ValueError, match="run one of decode, common, compare"):
        roofline_figure(replace(REPORT, results=(TIME,)))


def test_without_matplotlib_the_message_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ModuleNotFoundError, match=r"xlaengine\[notebook\]"):
        roofline_figure(REPORT)
