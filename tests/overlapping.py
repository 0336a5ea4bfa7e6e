"""Whether an engine that speculates keeps two steps in flight, whatever is asked of it meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.streams import drain
from xlaengine.control.plan import Step
from xlaengine.engine import Engine
from xlaengine.types import Event, Request

EXPLAINED = {"pipeline_start", "no_row_ready"}


class Overlap:
    """What `overlapping` has seen.

    Attributes:
        waits: how often the loop read a step while another was queued behind it.
        bare: the steps at which it read one while none was, though one could have been launched.
        rows: of all steps with proposals that were dispatched; ``behind`` of them while an older step of the same stream was unread, before
            the host knew how many of the proposals in that were accepted.
    """

    def __init__(self) -> None:
        self.waits = self.rows = self.behind = 0
        self.bare: list[int] = []


def overlapping(engine: Engine, requests: Sequence[Request], patch: pytest.MonkeyPatch) -> dict[str, list[Event]]:
    """The streams of ``requests``, of which some are paused, evicted and cancelled on the way, at depth 2.

    Asserts that a step is read only while another is out, unless no row could take one; that rows are given proposals while the step before
    is unread; and that the loop's own count says so.

    Args:
        requests: more than the engine has slots, of 12 tokens and more.
    """
    engine.reconfigure(depth=2)
    seen, before = watched(engine, patch), engine.metrics()
    for each in requests:
        engine.submit(each)
    streams: dict[str, list[Event]] = {}

    def steps(count: int) -> None:
        for _ in range(count):
            for event in engine.step():
                streams.setdefault(event.request_id, []).append(event)

    steps(3)
    first, second, third = engine.live[:3]
    for verb, name in (("pause", first), ("evict", second), ("cancel", third), ("resume", first), ("evict", first)):
        assert getattr(engine, verb)(name), f"{name} has ended before it could be asked to {verb}"
        steps(2)
    for name, events in drain(engine).items():
        streams.setdefault(name, []).extend(events)
    after = engine.metrics()

    launched = after["flights_launched"] - before["flights_launched"]
    fallen = {name: count - before["fallbacks"].get(name, 0) for name, count in after["fallbacks"].items()}
    fallen = {name: count for name, count in fallen.items() if count}
    assert seen.bare == []
    assert fallen.keys() <= EXPLAINED
    assert sum(fallen.values()) <= 3, "once at the start, and where all rows ended at once"
    assert after["overlapped_steps"] - before["overlapped_steps"] == launched - sum(fallen.values())
    assert seen.waits > 12
    assert seen.rows > 12
    assert seen.behind >= 0.6 * seen.rows
    assert after["evictions"] - before["evictions"] >= 2
    return streams


def watched(engine: Engine, patch: pytest.MonkeyPatch) -> Overlap:
    seen, out = Overlap(), []  # steps that were dispatched and not read
    plan, dispatch, collect = engine.scheduler.plan, engine.runner.dispatch, engine.runner.collect
    could = [False]

    def planned() -> Any:
        plans = plan()
        could[0] = bool(plans) and isinstance(plans[-1], Step)
        return plans

    def dispatched(each: Any) -> Any:
        flight = dispatch(each)
        if isinstance(each, Step) and each.places:
            flying = {lease.stream_id for other in out for lease in other.leases}
            seen.rows += len(each.leases)
            seen.behind += sum(lease.stream_id in flying for lease in each.leases)
        if isinstance(each, Step):
            out.append(each)
        return flight

    def collected(flight: Any) -> Any:
        if isinstance(flight.plan, Step):
            out.remove(flight.plan)
            if out:
                seen.waits += 1
            elif could[0]:
                seen.bare.append(engine.stats.steps)
        return collect(flight)

    patch.setattr(engine.scheduler, "plan", planned)
    patch.setattr(engine.runner, "dispatch", dispatched)
    patch.setattr(engine.runner, "collect", collected)
    return seen
