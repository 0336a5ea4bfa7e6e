"""Plans of steps and probes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from xlaengine.config import EngineConfig
from xlaengine.control.counters import Counters
from xlaengine.control.plan import Decode, Lease, Plan, Probe
from xlaengine.control.slots import Slots
from xlaengine.control.speculator import Speculator
from xlaengine.control.stream import Stream


class Stepper:
    """Plans the step over all rows that may run."""

    def __init__(self, config: EngineConfig, slots: Slots, counters: Counters, speculator: Speculator | None):
        self.speculator = speculator
        self._config = config
        self._slots = slots
        self._counters = counters

    def plan(self, seated: Collection[Stream]) -> Iterator[Plan]:
        """The drafter's missing KV, then the step; nothing if no row may run."""
        speculator = self.speculator
        rows, leases = _rows(seated, lambda stream: stream.can_decode and (speculator is None or speculator.can_step(stream)))
        if not rows:
            return
        counts = []
        for stream, lease in zip(rows, leases, strict=True):
            self._slots.launched(lease)
            if speculator is None:
                stream.launch()
            else:
                count, before = speculator.launch(stream, lease)
                counts.append(count)
                yield from before
        self._counters.decode_steps += 1
        self._counters.decode_rows += len(rows)
        logprobs = tuple(stream.request.params.logprobs for stream in rows)
        verify = None if speculator is None else speculator.verify(leases, tuple(counts), logprobs)
        yield verify or Decode(leases, self._width(len(rows)), logprobs)

    def probe(self, seated: Collection[Stream], only: Collection[str] | None) -> Probe | None:
        """As `Scheduler.plan_probe`."""
        rows, leases = _rows(seated, lambda stream: stream.has_next and (only is None or stream.request.request_id in only))
        if not rows:
            return None
        speculates = self.speculator is not None and self.speculator.is_on
        places = self._config.verify_places[-1] if speculates else 0
        return Probe(leases, tuple(stream.pos for stream in rows), self._width(len(rows)), self._width(1), places)

    def _width(self, rows: int) -> int:
        return next(width for width in self._config.decode_widths if width >= rows)


def _rows(seated: Collection[Stream], wanted: Callable[[Stream], bool]) -> tuple[list[Stream], tuple[Lease, ...]]:
    """The wanted streams and their leases, in the order of a decode graph's rows."""
    rows = [stream for stream in seated if wanted(stream)]
    rows.sort(key=lambda stream: stream.pos)  # XLA's attention groups rows of similar length
    return rows, tuple(stream.lease for stream in rows if stream.lease is not None)
