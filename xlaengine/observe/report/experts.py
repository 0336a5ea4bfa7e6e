"""Draws how many tokens each expert got, as one row of bars for each layer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

HEIGHT_PX = 40
"""The height of a row."""


class LayerLoad(NamedTuple):
    """The row of one layer.

    Attributes:
        number: the layer's number.
        bars: an SVG path in a box one unit wide for each expert and `HEIGHT_PX` high. The highest bar of all layers fills its row.
        even: the top of the bars, as the distance from the top of the box, if all experts of the layer had got the same number of tokens.
        experts: the number of experts. idle: the number of experts without tokens.
        busiest: the index of the expert with the most tokens, the lowest one at a tie. most: the number of its tokens.
        ratio: ``most`` over the mean of the layer's experts; 0 if no expert got a token.
    """

    number: int
    bars: str
    even: float
    experts: int
    idle: int
    busiest: int
    most: int
    ratio: float


@dataclass(frozen=True)
class LoadDrawing:
    """What the template puts on the page: the rows, and the height of a row."""

    layers: tuple[LayerLoad, ...]
    height: int = HEIGHT_PX


def load_drawing(counts: Sequence[Sequence[int]]) -> LoadDrawing | None:
    """Returns the drawing of the tokens that each expert got; None if no expert got a token.

    Args:
        counts: the metric ``expert_tokens``, by layer and expert. Layers without experts, which have an empty list, are left out.
    """
    highest = max((max(layer, default=0) for layer in counts), default=0)
    if not highest:
        return None
    return LoadDrawing(tuple(_layer(number, layer, highest) for number, layer in enumerate(counts) if layer))


def _layer(number: int, counts: Sequence[int], highest: int) -> LayerLoad:
    def top(count: float) -> float:
        return round(HEIGHT_PX * (1 - count / highest), 2)

    mean, most = sum(counts) / len(counts), max(counts)
    bars = "".join(f"M{at}.1 {HEIGHT_PX}V{top(count):g}h.8V{HEIGHT_PX}z" for at, count in enumerate(counts) if count)
    return LayerLoad(number, bars, top(mean), len(counts), counts.count(0), counts.index(most), most, most / mean if mean else 0.0)
