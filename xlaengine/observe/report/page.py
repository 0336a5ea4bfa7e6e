"""Writes one self-contained HTML page of what an engine did, and of the verdict on each stream."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined

from xlaengine.observe.report.drawing import draw
from xlaengine.observe.report.experts import load_drawing
from xlaengine.observe.report.page_data import pack, pack_layout
from xlaengine.observe.report.styles import SPAN_STYLES, SYMBOLS
from xlaengine.observe.trace.spans import Place, Timeline, micros
from xlaengine.sources.whole import write_whole

Status = Literal["exact", "near tie", "mismatch", "partial"]

MOST_NAMED = 12
"""The most differing streams that the head of the page links to."""

MOST_EXACT = 500
"""The most exact streams that a run's table lists; streams that are not exact are all listed."""

MANY_STREAMS = 50
"""A page with more streams than this has a search field."""


class TokenRow(NamedTuple):
    """One position of a stream, as text."""

    position: int
    expected: str
    got: str
    note: str = ""


@dataclass(frozen=True)
class StreamVerdict:
    """The verdict on one stream.

    Attributes:
        status: a ``partial`` stream was cut short, and is exact up to its end.
        tokens: the number of tokens that were compared.
        detail: one line, empty for an exact stream.
        position: index of the first token that differs.
        place: where this token was made.
        rows: the positions around this token.
    """

    stream: str
    status: Status
    tokens: int
    detail: str = ""
    position: int | None = None
    place: Place | None = None
    rows: tuple[TokenRow, ...] = ()


class Moment(NamedTuple):
    """A step on the timeline; ``begin`` and ``end`` are in microseconds."""

    begin: int
    end: int
    slot: int


@dataclass(frozen=True)
class Headline:
    """The result in large letters at the top of the page. ``says``: a sentence beside it."""

    word: str
    passed: bool
    says: str


@dataclass(frozen=True)
class PageRun:
    """A run: a workload under one schedule. A timeline without samples and spans is not drawn."""

    title: str
    timeline: Timeline
    verdicts: tuple[StreamVerdict, ...] = ()

    @property
    def status(self) -> Status | None:
        """The worst of the run's verdicts, with partial streams counted as exact; None if it has no verdicts."""
        present = {verdict.status for verdict in self.verdicts}
        if "mismatch" in present:
            return "mismatch"
        return "near tie" if "near tie" in present else "exact" if present else None


class CountTable(NamedTuple):
    """A table of counts. Each row has a name and one count for each column."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]


def write_page(
    directory: Path,
    title: str,
    summary: Sequence[tuple[str, str]],
    runs: Sequence[PageRun],
    result: Headline | None = None,
    counts: CountTable | None = None,
    expert_tokens: Sequence[Sequence[int]] = (),
) -> Path:
    """Writes ``index.html``, which refers to no other file, and returns its path.

    Args:
        directory: created if it is missing.
        summary: (name, value) pairs under the title.
        runs: shown one at a time.
        result: the result of everything that was verified, if that is more than the runs on the page. None takes the result from the
            verdicts of the runs.
        counts: a table under the summary.
        expert_tokens: the metric of this name, drawn under the summary if an expert got a token.
    """
    totals = Counter[str](verdict.status for run in runs for verdict in run.verdicts)
    page = (
        templates()
        .get_template("index.html")
        .render(
            title=title,
            summary=summary,
            table=counts,
            load=load_drawing(expert_tokens),
            runs=[_shown(index, run) for index, run in enumerate(runs)],
            result=result or _result(totals),
            totals=totals if result is None else {},
            differing=[
                (index, run.title, at, verdict)
                for index, run in enumerate(runs)
                for at, verdict in enumerate(_worst_first(run.verdicts))
                if verdict.status == "mismatch"
            ],
            most_named=MOST_NAMED,
            many_streams=MANY_STREAMS,
        )
    )
    directory.mkdir(parents=True, exist_ok=True)
    path = directory / "index.html"
    write_whole(path, page.encode("utf-8", errors="replace"))  # a lone surrogate in a name must not raise
    return path


def templates() -> Environment:
    """Returns the templates of the page and of the picture, with the styles of spans and the symbols of verdicts as globals."""
    loader = PackageLoader("xlaengine.observe.report")
    environment = Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    environment.policies["json.dumps_kwargs"] = {"separators": (",", ":")}
    environment.globals.update(span_styles=SPAN_STYLES, symbols=SYMBOLS)
    return environment


def _result(totals: Counter[str]) -> Headline | None:
    if not totals:
        return None
    differ, streams = totals["mismatch"], totals.total()
    verb, noun = "differs" if differ == 1 else "differ", "stream" if streams == 1 else "streams"
    says = f"{differ:,} of {streams:,} {noun} {verb} from {'its' if differ == 1 else 'their'} reference."
    return Headline("MISMATCH" if totals["mismatch"] else "PASS", not totals["mismatch"], says)


def _worst_first(verdicts: Sequence[StreamVerdict]) -> list[StreamVerdict]:
    return sorted(verdicts, key=lambda verdict: list(SYMBOLS).index(verdict.status))


def _shown(index: int, run: PageRun) -> dict[str, Any]:
    timeline = run.timeline
    drawing = draw(timeline) if timeline.samples or timeline.spans else None
    verdicts = _worst_first(run.verdicts)
    return {
        "index": index,
        "title": run.title,
        "status": run.status,
        "drawing": drawing,
        "data": drawing and pack(timeline) | {"layout": pack_layout(drawing.layout)},
        "streams": len({span.stream for span in timeline.spans}),
        "verdicts": (rows := [(at, verdict, _moment(timeline, verdict)) for at, verdict in enumerate(verdicts)]),
        "listed": rows[: MOST_EXACT + sum(verdict.status != "exact" for verdict in verdicts)],
        "totals": Counter(verdict.status for verdict in verdicts),
    }


def _moment(timeline: Timeline, verdict: StreamVerdict) -> Moment | None:
    """Returns the step that made the first token that differs, as an equal share of its span; None if it is not on the timeline."""
    if verdict.place is None:
        return None
    step = verdict.place.step
    for span in timeline.spans:
        if span.stream == verdict.stream and span.kind == "decode" and 0 <= step - span.step < span.steps:
            width = (span.end - span.begin) / span.steps
            begin = span.begin + width * (step - span.step)
            return Moment(micros(begin), micros(begin + width), span.slot)
    return None
