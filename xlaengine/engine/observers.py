"""What an engine's loop calls so that it can be observed. `xlaengine.observe` implements both protocols."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from xlaengine.control.plan import FlightPlan, Landed, Plan
from xlaengine.control.scheduler import Scheduler
from xlaengine.protocol import Event, Verb


class Recorder(Protocol):
    """`Engine.trace`. It reads nothing from the device, and no event depends on it."""

    def dispatched(self, plan: Plan) -> None:
        """``plan`` is dispatched next."""
        ...

    def committed(self, plan: FlightPlan, landed: Landed, events: Iterable[Event]) -> Iterator[Event]:
        """Passes on the events of a flight that has just landed."""
        ...

    def asked(self, verb: Verb, request_id: str) -> None:
        """A verb had an effect."""
        ...

    def gauge(self, scheduler: Scheduler) -> None:
        """Called once in each turn of the loop."""
        ...

    def abandoned(self, reason: str) -> None:
        """Every request ended, and flights are lost."""
        ...


class Profiler(Protocol):
    """`Engine.profile`."""

    def before_step(self) -> None: ...
