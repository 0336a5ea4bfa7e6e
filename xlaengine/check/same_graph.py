"""The same-graph reference: a request alone in the engine that served it. Equality with it is bitwise, without tolerance."""

from __future__ import annotations

from xlaengine.engine import Engine
from xlaengine.protocol import Event, Request


def alone(engine: Engine, request: Request) -> list[Event]:
    """Returns the request's events (tokens, log-probabilities, end), with no other request in the engine and no prefix reused.

    Two event lists are equal only if all their bits are; NaN is never equal. If the engine has several decode widths, it takes the
    narrowest: give it one width to compare within one executable.

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
