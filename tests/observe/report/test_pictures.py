"""The timeline as a picture."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from tests.observe.report.examples import EMPTY, HOSTILE, short
from xlaengine.observe.report.drawing import draw
from xlaengine.observe.report.pictures import Picture, timeline_picture
from xlaengine.observe.report.styles import SPAN_STYLES
from xlaengine.observe.trace import Timeline

SVG = "{http://www.w3.org/2000/svg}"


def texts(picture: Picture) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(picture.svg).iter(f"{SVG}text")]


def spans(picture: Picture) -> dict[str, str]:
    """The path of each kind of span."""
    paths = ElementTree.fromstring(picture.svg).iter(f"{SVG}path")
    return {path.attrib["class"]: path.attrib["d"] for path in paths if "class" in path.attrib}


def test_it_shows_all_spans_and_what_the_page_calls_them() -> None:
    picture = timeline_picture(short())
    assert spans(picture) == draw(short()).spans
    assert list(spans(picture)) == list(SPAN_STYLES)
    assert {*SPAN_STYLES, "slot 0", "slot 1", "r0", "slots in use", "running", "waiting", "paused", "3 s"} <= set(texts(picture))


def test_its_axis_ends_where_the_timeline_does() -> None:
    assert 'viewBox="0 0 6500000' in timeline_picture(replace(short(), seconds=6.5)).svg


@pytest.mark.parametrize("timeline", [EMPTY, Timeline(0, (), (), (), 0.0)])
def test_an_empty_timeline_is_an_empty_picture(timeline: Timeline) -> None:
    assert not spans(timeline_picture(timeline))


def test_a_name_is_text() -> None:
    name = HOSTILE[:24]
    assert name in texts(timeline_picture(short(name)))
