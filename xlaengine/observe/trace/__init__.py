"""What an engine did, as data: records of a run, spans on a timeline, and a file that ui.perfetto.dev opens."""

from xlaengine.observe.trace.record import Trace
from xlaengine.observe.trace.spans import Mark, Place, Sample, Span, Timeline, place_of, timeline

__all__ = ["Mark", "Place", "Sample", "Span", "Timeline", "Trace", "place_of", "timeline"]
