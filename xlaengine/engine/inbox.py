"""The one queue of events between a commit and the caller."""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterable
from itertools import count
from operator import itemgetter

from xlaengine.types import Event


class Inbox:
    """Events that have not been taken, oldest first.

    Each request has a queue of numbered events, so that a caller takes its events without a search through the others.
    """

    def __init__(self) -> None:
        self._of: dict[str, deque[tuple[int, Event]]] = {}
        self._numbers = count()

    def __bool__(self) -> bool:
        return bool(self._of)

    def add(self, events: Iterable[Event]) -> None:
        """Add events. If the iterator raises, the events before that are kept."""
        for event in events:
            self._of.setdefault(event.request_id, deque()).append((next(self._numbers), event))

    def pop(self) -> Event:
        request_id, queue = min(self._of.items(), key=lambda item: item[1][0][0])
        _, event = queue.popleft()
        if not queue:
            del self._of[request_id]
        return event

    def take(self, request_ids: Container[str] | None) -> list[Event]:
        """Remove and return all events, or those of ``request_ids``, oldest first."""
        wanted = [request_id for request_id in self._of if request_ids is None or request_id in request_ids]
        taken = [item for request_id in wanted for item in self._of.pop(request_id)]
        return [event for _, event in sorted(taken, key=itemgetter(0))]

    def clear(self) -> None:
        self._of.clear()
