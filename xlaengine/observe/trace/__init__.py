"""What an engine did, as data: records of a run, spans on a timeline, and a file that ui.perfetto.dev opens."""

from xlaengine.observe.trace.record import Occupancy, Trace
from xlaengine.observe.trace.spans import Mark, Place, Span, Timeline, place_of, timeline

__all__ = ["Mark", "Occupancy", "Place", "Span", "Timeline", "Trace", "place_of", "timeline"]
