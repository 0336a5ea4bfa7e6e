"""Colours, shapes and words, the same on the page and in the pictures.

The colours are Okabe and Ito's (https://jfly.uni-koeln.de/color), paler for large areas, so that dark text is readable on them. Each kind
also has a shape of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from xlaengine.observe.trace.spans import Kind
from xlaengine.types import Verb


@dataclass(frozen=True)
class SpanStyle:
    """How spans of one kind are drawn.

    Attributes:
        light, dark: the colour on a light and on a dark page.
        bands: the filled parts of the lane's height, each (top, bottom) from 0 at the top of the lane to 1.
        meaning: text for the legend.
    """

    light: str
    dark: str
    bands: tuple[tuple[float, float], ...]
    meaning: str

    @property
    def has_room(self) -> bool:
        """Whether a name can be written on the span."""
        return len(self.bands) == 1 and self.bands[0][1] - self.bands[0][0] > 0.6


SPAN_STYLES: dict[Kind, SpanStyle] = {
    "decode": SpanStyle("#8fc7ee", "#4b93c6", ((0.14, 0.86),), "one token a step, or several with speculation"),
    "prefill": SpanStyle("#12a17a", "#1fae87", ((0.06, 0.94),), "prompt chunks"),
    "copy": SpanStyle("#7fd1b5", "#5fb89a", ((0.3, 0.7),), "prompt entries from another slot"),
    "keep": SpanStyle("#a39ad0", "#b3abdd", ((0.06, 0.3),), "the prompt's state, kept for later prompts"),
    "load": SpanStyle("#8a6fb5", "#a58fd0", ((0.7, 0.94),), "a kept state, loaded"),
    "score": SpanStyle("#b9679a", "#d289b5", ((0.06, 0.26), (0.4, 0.6), (0.74, 0.94)), "log-probabilities of the prompt"),
    "fill": SpanStyle("#6a7fd0", "#8d9be0", ((0.06, 0.34), (0.66, 0.94)), "the drafter's cache"),
    "paused": SpanStyle("#8b949e", "#8b949e", ((0.42, 0.58),), "holds its slot, takes no step"),
    "late": SpanStyle("#d55e00", "#f07a2a", ((0.14, 0.4), (0.6, 0.86)), "tokens of an ended lease, dropped"),
    "save": SpanStyle("#e69f00", "#e9ae2f", ((0.06, 0.5),), "KV to the host"),
    "restore": SpanStyle("#f0d43a", "#f5e26b", ((0.5, 0.94),), "KV from the host"),
}
"""By kind of span, in the order of drawing: rare kinds are drawn over frequent ones."""

VERBS = (*get_args(Verb), "abandoned")
"""The verbs of marks, in the order of their rows."""

SYMBOLS = {"mismatch": "✗", "near tie": "≈", "partial": "◐", "exact": "✓"}
"""The symbols of verdicts, the worst verdict first."""
