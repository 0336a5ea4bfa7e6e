"""The step of the rows that decode may take, and the probe that compares them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from xlaengine.config import EngineConfig
from xlaengine.host.counters import Counters
from xlaengine.host.pacing import OneToken
from xlaengine.host.plan import Lease, Plan, Probe
from xlaengine.host.slots import Slots
from xlaengine.host.stream import Stream


class Stepper:
    """Plans at most one `Step` at a time: a token of each row that may go on, or more where the pacing allows."""

    def __init__(self, config: EngineConfig, slots: Slots, counters: Counters, pacing: OneToken):
        self._pacing = pacing
        self._config = config
        self._slots = slots
        self._counters = counters

    def plan(self, seated: Collection[Stream]) -> Iterator[Plan]:
        """What must run before the step, then the step; nothing where no row may go on."""
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
        """Every row that has a next token, those of paused streams too; None where there is none. ``only``: of these requests."""
        rows, leases = _rows(seated, lambda stream: stream.has_next and (only is None or stream.request.request_id in only))
        if not rows:
            return None
        places, pos = self._pacing.probed_places, tuple(stream.pos for stream in rows)
        width, alone = (self._config.decode_widths[-1],) * 2 if places else (self._width(len(rows)), self._width(1))
        return Probe(leases, pos, width, alone, places)

    def _width(self, rows: int) -> int:
        return next(width for width in self._config.decode_widths if width >= rows)


def _rows(seated: Collection[Stream], wanted: Callable[[Stream], bool]) -> tuple[list[Stream], tuple[Lease, ...]]:
    """Seated streams and their leases, as a decode graph takes them."""
    rows = [stream for stream in seated if wanted(stream)]
    rows.sort(key=lambda stream: stream.pos)  # XLA's attention groups rows of like length
    return rows, tuple(stream.lease for stream in rows if stream.lease is not None)
