"""The timeline as a picture."""

from __future__ import annotations

import sys

import pytest

from tests.observe.report.examples import EMPTY, short
from xlaengine.observe.report.looks import LOOKS
from xlaengine.observe.report.pictures import timeline_figure
from xlaengine.observe.trace import Timeline


def test_it_shows_all_spans_and_what_the_page_calls_them() -> None:
    pytest.importorskip("matplotlib")
    figure = timeline_figure(short())
    slots, occupancy, queue = figure.axes
    assert slots.get_legend_handles_labels()[1] == list(LOOKS)
    assert len(slots.patches) == sum(len(LOOKS[span.kind].bands) for span in short().spans)
    assert occupancy.get_legend_handles_labels()[1] == ["slots in use", "running"]
    assert queue.get_legend_handles_labels()[1] == ["waiting", "paused"]
    assert slots.get_xlim() == queue.get_xlim() == (0, 3.25)
    figure.canvas.draw()


@pytest.mark.parametrize("timeline", [EMPTY, Timeline(0, (), (), (), 0.0)])
def test_an_empty_timeline_is_an_empty_picture(timeline: Timeline) -> None:
    pytest.importorskip("matplotlib")
    figure = timeline_figure(timeline)
    figure.canvas.draw()
    assert not figure.axes[0].patches


def test_without_matplotlib_the_message_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ModuleNotFoundError, match=r"xlaengine\[notebook\]"):
        timeline_figure(EMPTY)
