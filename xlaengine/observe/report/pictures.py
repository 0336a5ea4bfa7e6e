"""A timeline as an SVG picture, for notebooks: the page's drawing without its script."""

from __future__ import annotations

from dataclasses import dataclass, field

from xlaengine.observe.report.drawing import PLOT_PX, draw
from xlaengine.observe.report.page import templates
from xlaengine.observe.trace.spans import Timeline


@dataclass(frozen=True)
class Picture:
    """An SVG image. A notebook shows it as the value of a cell."""

    svg: str = field(repr=False)

    def _repr_svg_(self) -> str:
        return self.svg


def timeline_picture(timeline: Timeline) -> Picture:
    """Draws which stream held which slot at each time, and below the slots the occupancy and the queue.

    The axis is in seconds, and ends at ``timeline.seconds``.
    """
    return Picture(templates().get_template("picture.svg").render(drawing=draw(timeline), plot=PLOT_PX))
