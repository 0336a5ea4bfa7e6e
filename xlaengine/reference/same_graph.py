"""The same-graph reference: a request alone in the engine that served it. Equality with it is bitwise, without a tolerance."""

from __future__ import annotations

from xlaengine.engine import Engine
from xlaengine.protocol import Request, TokenEvent


def alone(engine: Engine, request: Request) -> list[TokenEvent]:
    """The request's events, tokens and log-probabilities, with no other request in the engine.

    Events are equal exactly if every bit of them is, but for NaN, which equals nothing. Of several decode widths
    the engine takes its narrowest: give it one only to hold the executable itself fixed.

    Raises:
        RuntimeError: the engine has other work.
    """
    if engine.has_work:
        raise RuntimeError("the engine has other requests: none can be alone in it")
    engine.add(request)
    events: list[TokenEvent] = []
    while engine.has_work:
        events += engine.step()
    return events
