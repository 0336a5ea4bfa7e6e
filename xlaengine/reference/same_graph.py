"""The same-graph reference: a request alone in the engine that served it. Equality with it is bitwise, without a tolerance."""

from __future__ import annotations

from xlaengine.engine import Engine
from xlaengine.protocol import Event, Request


def alone(engine: Engine, request: Request) -> list[Event]:
    """The request's events, tokens and log-probabilities, with no other request in the engine, and nothing reused of earlier ones.

    Events are equal exactly if every bit of them is, but for NaN, which equals nothing. Of several decode widths
    the engine takes its narrowest: give it one only to hold the executable itself fixed.

    Raises:
        RuntimeError: the engine has other work, paused requests included.
    """
    if engine.live or not engine.is_idle:
        raise RuntimeError("the engine has other requests: none can be alone in it")
    engine.submit(request, reuse=False)
    events: list[Event] = []
    while not engine.is_idle:
        events += engine.step()
    return events
