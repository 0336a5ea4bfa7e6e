"""Plans of steps and probes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from xlaengine.config import EngineConfig
from xlaengine.control.counters import Counters
from xlaengine.control.pacing import OneToken
from xlaengine.control.plan import Lease, Plan, Probe
from xlaengine.control.slots import Slots
from xlaengine.control.stream import Stream


class Stepper:
    """Plans one `Step` for all rows that may go on, and probes."""

    def __init__(self, config: EngineConfig, slots: Slots, counters: Counters, pacing: OneToken):
        self._pacing = pacing
        self._config = config
        self._slots = slots
        self._counters = counters

    def plan(self, seated: Collection[Stream]) -> Iterator[Plan]:
        """The next step, after the plans that must run before it; nothing if no row may go on."""
        rows, leases = _rows(seated, lambda stream: stream.can_decode and self._pacing.can_step(stream))
        if not rows:
            return
        counts = []
        for stream, lease in zip(rows, leases, strict=True):
            self._slots.launched(lease)
            count, before = self._pacing.launch(stream, lease)
            counts.append(count)
            yield from before
        self._counters.decode_steps += 1
        self._counters.decode_rows += len(rows)
        logprobs = tuple(stream.request.params.logprobs for stream in rows)
        yield self._pacing.step(leases, self._width(len(rows)), logprobs, counts)

    def probe(self, seated: Collection[Stream], only: Collection[str] | None) -> Probe | None:
        """As `Scheduler.plan_probe`."""
        rows, leases = _rows(seated, lambda stream: stream.has_next and (only is None or stream.request.request_id in only))
        if not rows:
            return None
        places, pos = self._pacing.probed_places, tuple(stream.pos for stream in rows)
        width, alone = (self._config.decode_widths[-1],) * 2 if places else (self._width(len(rows)), self._width(1))
        return Probe(leases, pos, width, alone, places)

    def _width(self, rows: int) -> int:
        return next(width for width in self._config.decode_widths if width >= rows)


def _rows(seated: Collection[Stream], wanted: Callable[[Stream], bool]) -> tuple[list[Stream], tuple[Lease, ...]]:
    """The streams for which ``wanted`` is true, and their leases, in the order of a decode graph's rows."""
    rows = [stream for stream in seated if wanted(stream)]
    rows.sort(key=lambda stream: stream.pos)  # XLA's attention groups rows of similar length
    return rows, tuple(stream.lease for stream in rows if stream.lease is not None)
