"""Statistics of the loop: steps, how many overlapped and why others did not, host time, device bytes."""

from __future__ import annotations

import logging
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

logger = logging.getLogger("xlaengine")

WINDOW = 4096
"""Number of steps over which host time is summarised."""

LOGGED_FIRST, LOGGED_EVERY = 5, 1000
"""Each reason why a step did not overlap is logged the first 5 times, then every 1000th time."""

AFTER_A_BARRIER = frozenset({"probe", "profile"})
"""Causes for which the host has waited until the device had finished all flights. Some may be unread, but the next step overlaps none."""

A_WAIT = 50e-6
"""Seconds. If collecting a flight took longer, the flight was not ready."""

BYTES_EVERY = 16
"""Steps between two measurements of device memory. On a CPU each one visits all live arrays."""


@dataclass(eq=False)
class LoopStats:
    """Counts and times of the loop."""

    steps: int = 0  # steps that were committed
    flights_launched: int = 0  # steps that were dispatched
    overlapped_steps: int = 0  # steps that were dispatched while an older step was unread
    found_idle: int = 0  # overlapped steps at whose dispatch the device had finished all flights
    fallbacks: Counter[str] = field(default_factory=Counter)  # by reason, steps that did not overlap though ``depth`` allows it
    idle: float = 0.0  # seconds from when the device was last known to be busy to a dispatch that finds it idle: at least its idle time
    _busy: float = 0.0  # seconds with work up to the last rest
    _since: float | None = None  # when the work now in progress began; None at rest
    _began: float = 0.0  # when this call of the loop began
    _last_busy: float = 0.0  # when the device was last known to be busy
    _cause: str = ""  # why the next step will not overlap; empty if it may
    _host: deque[float] = field(default_factory=lambda: deque(maxlen=WINDOW))  # for each step, seconds of host time
    _device_bytes: tuple[int, int, int] | None = None  # the first, the least and the greatest count

    def begin(self) -> None:
        """A call of the loop begins."""
        self._began = time.perf_counter()
        if self._since is None:  # after a rest, whose time does not count
            self._since = self._last_busy = self._began
            self._cause = "pipeline_start"

    def dispatching(self, *, idle: bool) -> None:
        """Graphs are about to be dispatched. ``idle``: the device has finished all flights."""
        if idle:
            self.idle += time.perf_counter() - self._last_busy

    def dispatched(self) -> None:
        self._last_busy = time.perf_counter()

    def launched(self, *, overlaps: bool, found_idle: bool, expected: bool) -> None:
        """A step has been dispatched.

        Args:
            overlaps: an older step was unread.
            found_idle: the device had finished all flights.
            expected: ``depth`` allows an overlap.
        """
        overlaps = overlaps and self._cause not in AFTER_A_BARRIER
        self.flights_launched += 1
        self.overlapped_steps += overlaps
        self.found_idle += overlaps and found_idle
        if expected and not overlaps:
            self._fall_back(self._cause or "no_row_ready")
        self._cause = ""

    def drained(self, cause: str) -> None:
        """All flights have been read because of ``cause``: the next dispatch does not overlap."""
        self._cause = cause

    def probed(self) -> None:
        """The host has waited for all dispatched graphs. The next dispatch does not overlap, even if flights are unread."""
        self._last_busy = time.perf_counter()
        self._cause = "probe"

    @contextmanager
    def profiler_at_work(self) -> Iterator[None]:
        """The host has waited for all dispatched graphs, and the profiler starts or writes. This time does not count."""
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
            logger.debug("dispatch %d did not overlap: %s (%d so far)", self.flights_launched, reason, count)

    def committed(self, *, device_was_busy: bool) -> None:
        """A step's flight has been read. ``device_was_busy``: just before, the device had not finished all flights."""
        self.steps += 1
        if device_was_busy:
            self._last_busy = time.perf_counter()

    def end(self, waited: float, *, at_rest: bool) -> None:
        """The call ends. ``waited``: seconds spent waiting for the device. ``at_rest``: nothing is left to do."""
        self._host.append(time.perf_counter() - self._began - waited)
        if at_rest:
            self.rest()

    def rest(self) -> None:
        """Time until the next call does not count."""
        self._busy = self.seconds
        self._since = None

    @property
    def seconds(self) -> float:
        """Seconds so far in which a request was live and not at rest."""
        return self._busy + (0.0 if self._since is None else time.perf_counter() - self._since)

    @property
    def sees_bytes(self) -> bool:
        """Whether `see_bytes` is due after this step."""
        return self.steps % BYTES_EVERY == 0

    def see_bytes(self, count: int) -> None:
        """Device bytes after a commit, without the outputs of flights. If they grow, something leaks."""
        first, least, most = self._device_bytes or (count, count, count)
        self._device_bytes = first, min(least, count), max(most, count)

    def as_dict(self) -> dict[str, Any]:
        first, least, most = self._device_bytes or (None, None, None)
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
            "device_bytes_first": first,
            "device_bytes_min": least,
            "device_bytes_max": most,
        }
