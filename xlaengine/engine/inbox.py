"""Events that nobody has taken yet."""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterable

from xlaengine.protocol import Event


class Inbox:
    """Oldest first."""

    def __init__(self) -> None:
        self._events: deque[Event] = deque()

    def __len__(self) -> int:
        return len(self._events)

    def add(self, events: Iterable[Event]) -> None:
        """One by one: what is raised half-way must not take the events before it along."""
        for event in events:
            self._events.append(event)

    def pop(self) -> Event:
        return self._events.popleft()

    def take(self, request_ids: Container[str] | None) -> list[Event]:
        """All, or those of some requests."""
        taken, kept = [], deque[Event]()
        for event in self._events:
            (taken if request_ids is None or event.request_id in request_ids else kept).append(event)
        self._events = kept
        return taken

    def clear(self) -> None:
        self._events.clear()
