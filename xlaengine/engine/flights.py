"""What has been dispatched and not been read."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from xlaengine.host.plan import Step
from xlaengine.runner import Flight


class Flights:
    """Oldest first: they are read in the order in which they were dispatched."""

    def __init__(self) -> None:
        self._out: deque[Flight] = deque()

    def __len__(self) -> int:
        return len(self._out)

    def __iter__(self) -> Iterator[Flight]:
        return iter(self._out)

    @property
    def steps(self) -> int:
        """How many of them give tokens."""
        return sum(isinstance(flight.plan, Step) for flight in self._out)

    @property
    def hides_rows(self) -> bool:
        """Whether only what has landed says where its rows are."""
        return any(isinstance(flight.plan, Step) and flight.plan.places > 0 for flight in self._out)

    @property
    def are_running(self) -> bool:
        """Whether the device has still something to do, as far as they show; it does not wait."""
        return bool(self._out) and not self._out[-1].is_ready

    @property
    def nbytes(self) -> int:
        """Of their outputs, on the device."""
        return sum(flight.nbytes for flight in self._out)

    def add(self, flight: Flight | None) -> None:
        """None, of a plan whose graph has no output, is none."""
        if flight is not None:
            self._out.append(flight)

    def pop(self) -> Flight:
        """The oldest, to be read."""
        return self._out.popleft()

    def clear(self) -> None:
        self._out.clear()
