"""Timelines and verdicts made by hand."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from xlaengine.observe.report.page import StreamVerdict, TokenRow
from xlaengine.observe.trace import Mark, Occupancy, Place, Span, Timeline

HOSTILE = "</script><img src=https://x.test/a onerror=alert(1)>'\"&{{ 7*7 }} 🦜 \u202e\u05e9\u05dc\u05d5\u05dd\u2028"
EMPTY = Timeline(slots=2, spans=(), samples=(), marks=(), seconds=0.0)


def short(name: str = "r0") -> Timeline:
    """Each kind of span and each mark once, on two slots; ``name`` decodes steps 3 to 12 in slot 1."""
    spans = (
        Span("copy", 0, "r1", 0.0, 0.0625, 0, 64),
        Span("load", 0, "r1", 0.0625, 0.09375, 0, 0),
        Span("keep", 0, "r1", 0.09375, 0.125, 0, 0),
        Span("prefill", 0, "r1", 0.125, 0.25, 0, 32),
        Span("score", 0, "r1", 0.25, 0.375, 0, 31),
        Span("fill", 0, "r1", 0.375, 0.4375, 0, 0),
        Span("decode", 0, "r1", 0.4375, 1.0, 0, 5, (2, 0)),
        Span("late", 0, "r1", 1.0, 1.125, 3, 1),
        Span("save", 0, "r1", 1.125, 1.25, 4, 0),
        Span("restore", 0, "r1", 1.25, 1.5, 4, 0),
        Span("decode", 1, name, 0.5, 2.5, 3, 10),
        Span("paused", 1, name, 2.5, 3.000001, 13, 0),
    )
    samples = (
        Occupancy(0.25, 0, 1, 1, 4, 0),
        Occupancy(0.5, 1, 1, 1, 4, 0),
        Occupancy(1.0, 2, 2, 2, 3, 0),
        Occupancy(2.75, 12, 2, 1, 0, 1),
    )
    verbs = ("submit", "pause", "resume", "evict", "cancel")
    marks = tuple(Mark(0.5 * at, verb, name) for at, verb in enumerate(verbs))
    return Timeline(slots=2, spans=spans, samples=samples, marks=marks, seconds=3.25)


def many(slots: int = 16, spans: int = 10_000) -> Timeline:
    """Slots that are always in use: prefill and decode in turn."""
    each = [
        Span("decode" if at % 2 else "prefill", slot, f"request-{at // 2}-{slot}", 0.07 * at, 0.07 * at + 0.07, 5 * at, 5)
        for slot in range(slots)
        for at in range(spans // slots)
    ]
    samples = [Occupancy(0.035 * at, at, at % slots, at % 7, at % 50, at % 3) for at in range(spans)]
    return Timeline(slots, tuple(each), tuple(samples), (), max(span.end for span in each))


def differing(name: str = "r0") -> StreamVerdict:
    """A verdict on a stream of `short`: its token 5 was made in step 8."""
    rows = (TokenRow(4, "17 “a”", "17 “a”"), TokenRow(5, "18 “b”", f"19 “{name}”", "margin 3.5"))
    return StreamVerdict(name, "mismatch", 10, "token 5 differs", position=5, place=Place(8, 1, ("r1",)), rows=rows)


class Parsed(HTMLParser):
    """A page as a browser's parser sees it: its tags with their attributes, its text by tag, its JSON scripts."""

    def __init__(self, path: Path):
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, str] = {}
        self.json_scripts: list[Any] = []
        self._open: list[tuple[str, dict[str, str | None]]] = [("", {})]
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "link", "input"):
            self._open.append(self.tags[-1])

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop()[0] == tag, f"{tag} closes another element, line {self.getpos()[0]}"

    def handle_data(self, data: str) -> None:
        tag, attributes = self._open[-1]
        self.texts[tag] = self.texts.get(tag, "") + data
        if attributes.get("type") == "application/json":
            self.json_scripts.append(json.loads(data))

    def values(self, name: str) -> list[str]:
        """Returns the values of all attributes with this name."""
        return [attributes[name] or "" for _, attributes in self.tags if name in attributes]

    def text(self, *tags: str) -> str:
        """Returns the text directly within elements of these tags; without tags, all text but styles and scripts."""
        return " ".join(self.texts.get(tag, "") for tag in tags or set(self.texts) - {"script", "style"})
