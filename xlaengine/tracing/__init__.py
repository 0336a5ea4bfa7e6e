"""What an engine did, as data: records of a run, spans on a timeline, and a file that ui.perfetto.dev opens."""

from xlaengine.tracing.record import Trace
from xlaengine.tracing.spans import Mark, Place, Sample, Span, Timeline, place_of, timeline

__all__ = ["Mark", "Place", "Sample", "Span", "Timeline", "Trace", "place_of", "timeline"]
