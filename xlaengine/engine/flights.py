"""Flights: dispatched graphs whose output has not been read."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from xlaengine.control.plan import Step
from xlaengine.runner import Flight


class Flights(deque[Flight]):
    """Flights in the order in which they are read: oldest first."""

    @property
    def steps(self) -> int:
        """Number of flights that give tokens."""
        return sum(isinstance(flight.plan, Step) for flight in self)

    def through_next_step(self) -> Iterator[Flight]:
        """Removes and yields flights, oldest first, until one that gives tokens has been yielded; all flights if none gives tokens."""
        while self:
            flight = self.popleft()
            yield flight
            if isinstance(flight.plan, Step):
                return

    @property
    def hides_rows(self) -> bool:
        """Whether a step with proposals is in flight: until it lands, the positions of its rows are not known."""
        return any(isinstance(flight.plan, Step) and flight.plan.places > 0 for flight in self)

    @property
    def are_running(self) -> bool:
        """Whether the youngest flight is not ready. Does not wait."""
        return bool(self) and not self[-1].is_ready

    @property
    def nbytes(self) -> int:
        """Device bytes of the flights' outputs."""
        return sum(flight.nbytes for flight in self)
