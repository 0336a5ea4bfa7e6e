"""What the loop does with its time: steps, how many of them overlapped, what kept the others from it, and the host's own share."""

from __future__ import annotations

import logging
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

logger = logging.getLogger("xlaengine")

WINDOW = 4096
"""Steps over which the host's time is summarised."""

LOGGED_FIRST, LOGGED_EVERY = 5, 1000
"""A reason why a step did not overlap is logged the first so many times, then each time it has come up so many times more."""

EXPECTED = frozenset({"pipeline_start", "log_interval", "probe", "profile", "no_row_ready"})
"""Reasons that say nothing about the run: logged at DEBUG, the others at INFO."""

AFTER_A_BARRIER = frozenset({"probe", "profile"})
"""Reasons for which the device has finished all that is in flight, though it may be unread."""

A_WAIT = 50e-6
"""Seconds. A flight that took longer to collect had not been ready."""


class LoopStats:
    """Told by the loop what it does.

    Attributes:
        steps: flights of steps committed.
        flights_launched: those dispatched; ``overlapped_steps`` of them while an older one was unread.
        found_idle: of the overlapped ones, those before whose dispatch the device had already finished everything.
        fallbacks: dispatches that did not overlap though ``depth`` allows it, by reason.
        idle: seconds with work in which the device had none, at most: from when it was last known to be busy to the next dispatch.
    """

    def __init__(self) -> None:
        self.steps = self.flights_launched = self.overlapped_steps = self.found_idle = 0
        self.fallbacks: Counter[str] = Counter()
        self.idle = 0.0
        self._busy = 0.0
        self._host: deque[float] = deque(maxlen=WINDOW)
        self._since: float | None = None
        self._began = self._last_busy = 0.0
        self._cause = ""

    def begin(self) -> None:
        """A call of the loop begins."""
        self._began = time.perf_counter()
        if self._since is None:  # after a rest: the time before this is nobody's
            self._since = self._last_busy = self._began
            self._cause = "pipeline_start"

    def dispatching(self, *, idle: bool) -> None:
        """Graphs are about to be dispatched; whether the device has nothing to do."""
        if idle:
            self.idle += time.perf_counter() - self._last_busy

    def dispatched(self) -> None:
        self._last_busy = time.perf_counter()

    def launched(self, *, overlaps: bool, found_idle: bool, expected: bool) -> None:
        """A decode has been dispatched: was an older one unread, had it already finished, and should one have been there."""
        overlaps = overlaps and self._cause not in AFTER_A_BARRIER
        self.flights_launched += 1
        self.overlapped_steps += overlaps
        self.found_idle += overlaps and found_idle
        if expected and not overlaps:
            self._fall_back(self._cause or "no_row_ready")
        self._cause = ""

    def drained(self, cause: str) -> None:
        """All flights have been read; the next dispatch will not overlap, and why."""
        self._cause = cause

    def probed(self) -> None:
        """The host has waited for everything that was dispatched: the next dispatch overlaps nothing, though flights may be unread."""
        self._last_busy = time.perf_counter()
        self._cause = "probe"

    @contextmanager
    def profiler_at_work(self) -> Iterator[None]:
        """The host has waited for everything that was dispatched, and the profiler starts or writes: time that is nobody's."""
        began = time.perf_counter()
        try:
            yield
        finally:
            if self._since is not None:
                self._last_busy = time.perf_counter()
                self._since += self._last_busy - began
                self._cause = "profile"

    def _fall_back(self, reason: str) -> None:
        self.fallbacks[reason] += 1
        count = self.fallbacks[reason]
        if count <= LOGGED_FIRST or count % LOGGED_EVERY == 0:
            level = logging.DEBUG if reason in EXPECTED else logging.INFO
            logger.log(level, "dispatch %d did not overlap: %s (%d so far)", self.flights_launched, reason, count)

    def committed(self, *, device_was_busy: bool) -> None:
        """A decode flight has been read; whether the device had still something to do a moment ago."""
        self.steps += 1
        if device_was_busy:
            self._last_busy = time.perf_counter()

    def end(self, waited: float, *, at_rest: bool) -> None:
        """The call ends. ``waited`` seconds of it were spent waiting for the device; ``at_rest``: nothing is left to do."""
        self._host.append(time.perf_counter() - self._began - waited)
        if at_rest:
            self.rest()

    def rest(self) -> None:
        """Until the next call, time is nobody's."""
        self._busy = self.seconds
        self._since = None

    @property
    def seconds(self) -> float:
        """Seconds with work so far, waiting requests' included."""
        return self._busy + (0.0 if self._since is None else time.perf_counter() - self._since)

    def as_dict(self) -> dict[str, Any]:
        """For the metrics."""
        host = sorted(self._host)
        micros = {name: 1e6 * host[int(q * (len(host) - 1))] if host else 0.0 for name, q in (("median", 0.5), ("p99", 0.99))}
        seconds = self.seconds
        return {
            "steps": self.steps,
            "flights_launched": self.flights_launched,
            "overlapped_steps": self.overlapped_steps,
            "dispatches_that_found_the_device_idle": self.found_idle,
            "fallbacks": dict(self.fallbacks),
            "host_us_per_step": micros,
            "device_idle_fraction": self.idle / seconds if seconds else 0.0,
        }


BYTES_EVERY = 16
"""Steps from one look at the device's memory to the next: on a CPU it goes through all live arrays."""


class ByteWatch:
    """Device bytes after commits, flights' outputs left out: flat, or something leaks."""

    def __init__(self) -> None:
        self.first: int | None = None
        self.low: int | None = None
        self.high: int | None = None

    def is_due(self, steps: int) -> bool:
        """Whether to look after so many steps."""
        return steps % BYTES_EVERY == 0

    def see(self, count: int) -> None:
        self.first = count if self.first is None else self.first
        self.low = count if self.low is None else min(self.low, count)
        self.high = count if self.high is None else max(self.high, count)

    def as_dict(self) -> dict[str, int | None]:
        """For the metrics."""
        return {"device_bytes_first": self.first, "device_bytes_min": self.low, "device_bytes_max": self.high}
