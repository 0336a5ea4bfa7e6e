"""Protocols of the objects that observe an engine's loop. `xlaengine.observe` implements both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from xlaengine.control.plan import FlightPlan, Landed, Plan
from xlaengine.control.scheduler import Scheduler
from xlaengine.types import Event, Verb


class Recorder(Protocol):
    """`Engine.trace`. It reads nothing from the device and changes no event.

    `committed` yields the same ``events``, which a landed flight has produced. `Engine.advance` calls `gauge` once or twice.
    """

    def dispatched(self, plan: Plan) -> None: ...

    def committed(self, plan: FlightPlan, landed: Landed, events: Iterable[Event]) -> Iterator[Event]: ...

    def asked(self, verb: Verb, request_id: str) -> None: ...

    def gauge(self, scheduler: Scheduler) -> None: ...

    def abandoned(self, reason: str) -> None: ...


class Profiler(Protocol):
    """`Engine.profile`."""

    def before_step(self) -> None: ...
