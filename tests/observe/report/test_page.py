"""The page contains everything that it shows, and names in it are never interpreted as markup."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from tests.observe.report.examples import EMPTY, HOSTILE, Parsed, differing, many, short
from xlaengine.observe.report.drawing import Layout, draw, steps, ticks
from xlaengine.observe.report.page import Headline, PageRun, Status, StreamVerdict, write_page
from xlaengine.observe.report.styles import SPAN_STYLES, SYMBOLS, VERBS
from xlaengine.observe.trace import Timeline
from xlaengine.observe.trace.record import Verb
from xlaengine.observe.trace.spans import Kind


def page(directory: Path, *runs: PageRun, title: str = "a title", result: Headline | None = None) -> Parsed:
    return Parsed(write_page(directory / "report", title, [("model", title)], runs, result))


def hostile_page(directory: Path, text: str) -> Parsed:
    return page(directory, PageRun(text, short(text), (differing(text), StreamVerdict(text, "partial", 3, text))), title=text)


def test_every_kind_of_span_has_a_colour_of_its_own_on_the_page(tmp_path: Path) -> None:
    style = page(tmp_path, PageRun("a", short("a"))).text("style")
    assert [kind for kind in SPAN_STYLES if f".{kind} {{ fill: var(--{kind});" not in style] == []


# --- self-contained, and safe


def test_the_page_refers_to_nothing_outside_itself(tmp_path: Path) -> None:
    parsed = hostile_page(tmp_path, HOSTILE)
    assert not parsed.values("src")
    assert all(href.startswith(("#", "data:")) for href in parsed.values("href"))
    assert {tag for tag, _ in parsed.tags}.isdisjoint({"img", "iframe", "object", "embed", "base", "form"})
    assert not re.search(r"url\(|@import|https?:|fetch\(|XMLHttpRequest|import\(", parsed.text("style"))
    assert not re.search(r"fetch\(|XMLHttpRequest|WebSocket|import\(|eval\(|innerHTML", parsed.text("script"))
    (policy,) = [attributes["content"] for _, attributes in parsed.tags if attributes.get("http-equiv") == "Content-Security-Policy"]
    assert policy == "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"


def test_a_hostile_name_is_text_wherever_it_stands(tmp_path: Path) -> None:
    tame, hostile = hostile_page(tmp_path / "tame", "r" * len(HOSTILE)), hostile_page(tmp_path / "hostile", HOSTILE)
    assert [tag for tag, _ in hostile.tags] == [tag for tag, _ in tame.tags]
    assert HOSTILE in hostile.text("title")
    assert HOSTILE in hostile.text("bdi")
    assert HOSTILE in hostile.json_scripts[0]["names"]


def test_a_name_that_no_encoding_can_hold_is_shown_with_a_question_mark(tmp_path: Path) -> None:
    assert "r?1" in hostile_page(tmp_path, "r\ud8001").text("title")


def test_a_page_that_cannot_be_written_keeps_the_earlier_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write_page(tmp_path, "earlier", [], [])

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_page(tmp_path, "later", [], [])
    assert "earlier" in path.read_text("utf-8")


# --- what it shows


def unpacked(data: dict) -> tuple[list[tuple], list[tuple], list[tuple]]:
    spans, marks, samples = data["spans"], data["marks"], data["samples"]
    return (
        [
            (data["kinds"][kind], slot, data["names"][name], begin, end, step, steps, tokens)
            for kind, slot, name, begin, end, step, steps, tokens in zip(*spans.values(), strict=True)
        ],
        [(time, data["verbs"][verb], data["requests"][request]) for time, verb, request in zip(*marks.values(), strict=True)],
        list(zip(*samples.values(), strict=True)),
    )


def test_the_pages_data_is_the_timeline_to_the_microsecond(tmp_path: Path) -> None:
    timeline = short(HOSTILE)
    (data,) = page(tmp_path, PageRun("run", timeline)).json_scripts
    spans, marks, samples = unpacked(data)
    micros = [(round(s.begin * 1e6), round(s.end * 1e6)) for s in timeline.spans]
    assert spans == [(s.kind, s.slot, s.stream, *at, s.step, s.steps, s.tokens) for s, at in zip(timeline.spans, micros, strict=True)]
    assert marks == [(round(m.time * 1e6), m.verb, m.request_id) for m in timeline.marks]
    changed = [timeline.samples[at] for at in (0, 2, 3)]
    assert samples == [(round(s.time * 1e6), s.slots_in_use, s.running, s.waiting, s.paused) for s in changed]
    assert (data["slots"], data["micros"]) == (timeline.slots, 3_250_000)


def test_every_span_is_drawn_without_the_script(tmp_path: Path) -> None:
    timeline = short()
    drawing = draw(timeline)
    for kind, path in drawing.spans.items():
        drawn = {(int(x), int(width)) for x, width in re.findall(r"M(\d+) [\d.]+h(\d+)", path)}
        spans = [span for span in timeline.spans if span.kind == kind]
        assert drawn == {(round(s.begin * 1e6), round(s.end * 1e6) - round(s.begin * 1e6)) for s in spans}
        assert path.count("M") == len(spans) * len(SPAN_STYLES[kind].bands)
    paths = [attributes["d"] for tag, attributes in page(tmp_path, PageRun("run", timeline)).tags if tag == "path"]
    assert set(drawing.spans.values()) | set(drawing.areas.values()) <= set(paths)
    assert [label.text for label in drawing.labels] == ["r1", "r1", "r0"]


def test_a_step_chart_holds_each_value_until_the_next() -> None:
    assert steps([(0, 4), (10, 1)], 4, (100, 200), 30) == "M0 200H0V100H10V175H30V200z"
    assert steps([], 0, (100, 200), 30) == "M0 200H30V200z"


@pytest.mark.parametrize("seconds", [0.0, 1e-5, 0.037, 1.0, 59.0, 86_400.0])
def test_ticks_are_round_and_few(seconds: float) -> None:
    times = [at for at, _ in ticks(seconds)]
    assert len(times) <= 7
    assert all(0 <= at <= seconds for at in times)
    assert len(times) >= 3 or seconds == 0


ONE_SLOT = Timeline(1, short().spans[:6], (), (), 2.0)


@pytest.mark.parametrize(("timeline", "shown"), [(EMPTY, "No timeline was recorded."), (ONE_SLOT, "slot 0")])
def test_an_empty_run_and_one_slot_are_shown(tmp_path: Path, timeline: Timeline, shown: str) -> None:
    parsed = page(tmp_path, PageRun("run", timeline))
    assert shown in parsed.text()
    assert not any("verdict" in name for name in parsed.values("class"))


def test_a_page_without_runs_says_so(tmp_path: Path) -> None:
    assert "There is no run to show." in page(tmp_path).text("p")


EXACT = StreamVerdict("r1", "exact", 3)
PART = StreamVerdict("r3", "partial", 1)
NEAR = StreamVerdict("r2", "near tie", 5, "token 2, margin 0.0002", position=2)


@pytest.mark.parametrize(
    ("verdicts", "word", "says"),
    [
        ((EXACT, NEAR), "PASS", "0 of 2 streams differ"),
        ((EXACT, NEAR, differing()), "MISMATCH", "1 of 3 streams differ"),
        ((), None, ""),
    ],
)
def test_the_headline_follows_from_the_verdicts(tmp_path: Path, verdicts: tuple[StreamVerdict, ...], word: str | None, says: str) -> None:
    parsed = page(tmp_path, PageRun("run", short(), verdicts))
    text = parsed.text("p")
    assert [each for each in ("PASS", "MISMATCH") if each in text] == ([word] if word else [])
    assert says in text


@pytest.mark.parametrize(("verdicts", "symbol"), [((EXACT, PART), "✓ "), ((PART, NEAR), "≈ "), ((NEAR, differing()), "✗ "), ((), "")])
def test_the_choice_of_runs_shows_each_runs_worst_verdict(tmp_path: Path, verdicts: tuple[StreamVerdict, ...], symbol: str) -> None:
    parsed = page(tmp_path, PageRun("one", short(), verdicts), PageRun("two", EMPTY))
    assert f"{symbol}onetwo" == parsed.text("option")


def test_a_given_result_is_the_headline(tmp_path: Path) -> None:
    parsed = page(tmp_path, PageRun("run", short(), (EXACT,)), result=Headline("NOT CAUGHT", False, "The fault left no trace."))
    assert "NOT CAUGHT" in parsed.text("p")
    assert "verdict mismatch" in parsed.values("class")
    assert "PASS" not in parsed.text()


def test_the_worst_verdicts_come_first_and_links_lead_to_them(tmp_path: Path) -> None:
    parsed = page(tmp_path, PageRun("one", short(), (EXACT, NEAR)), PageRun("two", short(), (EXACT, NEAR, differing())))
    rows = [attributes for tag, attributes in parsed.tags if tag == "tr" and "data-status" in attributes]
    assert [row["data-status"] for row in rows] == ["near tie", "exact", "mismatch", "near tie", "exact"]
    assert rows[2]["id"] == "v1-0"
    assert {href for href in parsed.values("href") if href.startswith("#v")} == {"#v1-0"}
    assert {href[1:] for href in parsed.values("href") if href.startswith("#")} <= set(parsed.values("id"))


def test_a_divergence_is_marked_in_its_table_and_in_its_step(tmp_path: Path) -> None:
    parsed = page(tmp_path, PageRun("run", short(), (EXACT, differing())))
    (step,) = [attributes for _, attributes in parsed.tags if attributes.get("class") == "go"]
    assert (step["data-begin"], step["data-end"], step["data-step"]) == ("1500000", "1700000", "step 8")
    (mark,) = [attributes for _, attributes in parsed.tags if attributes.get("class") == "divergence mismatch"]
    assert mark["data-at"] == "1600000.0"
    assert f"top:{Layout(VERBS[:5], 2).lane_top(1) + 3}px" in (mark["style"] or "")
    assert parsed.values("class").count("first") == 1
    assert "margin 3.5" in parsed.text("td")


def test_ten_thousand_spans_stay_below_two_megabytes(tmp_path: Path) -> None:
    path = write_page(tmp_path, "many", [], [PageRun("many", many())])
    assert path.stat().st_size < 2_000_000


def test_twenty_schedules_of_sixty_four_streams_stay_below_two_megabytes(tmp_path: Path) -> None:
    verdicts = tuple(StreamVerdict(f"r{at}", "exact", 40) for at in range(64))
    path = write_page(tmp_path, "many", [], [PageRun(f"schedule {at}", many(8, 400), verdicts) for at in range(20)])
    assert path.stat().st_size < 2_000_000


# --- its styles


def test_every_kind_verb_and_verdict_has_a_style() -> None:
    assert set(SPAN_STYLES) == set(get_args(Kind))
    assert set(VERBS) == {*get_args(Verb), "abandoned"}
    assert set(SYMBOLS) == set(get_args(Status))


def test_no_two_kinds_share_a_shape_or_a_colour() -> None:
    for part in ("bands", "light", "dark"):
        assert len({getattr(style, part) for style in SPAN_STYLES.values()}) == len(SPAN_STYLES)


def luminance(color: str) -> float:
    """Relative luminance as in WCAG 2."""
    channels = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("kind", [kind for kind, style in SPAN_STYLES.items() if style.has_room])
def test_names_can_be_read_on_their_spans(kind: str) -> None:
    ink = luminance("#0d1117")
    for color in (SPAN_STYLES[kind].light, SPAN_STYLES[kind].dark):
        assert (luminance(color) + 0.05) / (ink + 0.05) >= 4.5  # WCAG 2 AA


# --- long runs


def test_some_of_many_exact_streams_are_listed_and_all_that_differ(tmp_path: Path) -> None:
    verdicts = tuple(StreamVerdict(f"r{i}", "mismatch" if i % 300 == 7 else "exact", 3) for i in range(900))
    parsed = page(tmp_path, PageRun("run", short(), verdicts))
    rows = [attributes["data-status"] for tag, attributes in parsed.tags if tag == "tr" and "data-status" in attributes]
    assert rows == ["mismatch"] * 3 + ["exact"] * 500
    assert "and 397 more exact streams, which are not listed" in parsed.text("p")
    assert "897" in parsed.text("span")


def test_a_page_of_many_streams_offers_to_find_one(tmp_path: Path) -> None:
    crowd = replace(short(), spans=tuple(replace(short().spans[0], stream=f"r{i}") for i in range(51)))
    inputs = [
        [a.get("type") for tag, a in page(tmp_path / name, PageRun("run", drawn)).tags if tag == "input"]
        for name, drawn in (("few", short()), ("many", crowd))
    ]
    assert inputs == [[], ["search"]]
