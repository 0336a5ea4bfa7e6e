"""No event is lost, and events of one request can be taken without the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.streams import request
from xlaengine.check.compare import alone
from xlaengine.engine import Engine
from xlaengine.engine.inbox import Inbox
from xlaengine.text.stop import Ending
from xlaengine.types import StreamId, TokenEvent


def test_leaving_the_iteration_early_loses_no_event(engine_at: Callable[..., Engine]) -> None:
    engine = engine_at(3, 2)
    requests = [request(str(i), [5 + i], max_tokens=3) for i in range(3)]
    wanted = [event for each in requests for event in alone(engine, each)]
    for each in requests:
        engine.submit(each)
    got = []
    while not engine.is_idle:
        for event in engine:
            got.append(event)
            break
    assert sorted(got, key=lambda event: event.stream_id) == wanted


def test_events_of_some_requests_can_be_taken_and_the_others_stay(engine_at: Callable[..., Engine]) -> None:
    engine = engine_at(3)
    for name in "ab":
        engine.submit(request(name, [5], max_tokens=2))
    engine.advance()
    engine.advance()
    assert [event.request_id for event in engine.take({"b"})] == ["b", "b"]
    assert not engine.is_idle
    assert [event.request_id for event in engine.take()] == ["a", "a"]
    assert engine.is_idle


def test_events_come_in_the_order_of_all_requests_and_are_popped_oldest_first() -> None:
    inbox, events = Inbox(), [TokenEvent(StreamId(name, i % 2), i, i) for i, name in enumerate("abcabacba")]
    inbox.add(events[:4])
    assert inbox.take("ac") == [events[0], events[2], events[3]]
    inbox.add(events[4:])
    assert inbox.pop() == events[1]
    assert inbox.pop() == events[4]
    assert inbox.take(None) == events[5:]
    assert not inbox


def test_an_interrupt_in_the_middle_of_a_commit_keeps_the_events_before_it(
    engine_at: Callable[..., Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = engine_at(3)
    engine.submit(request("a", [5], max_tokens=1))
    engine.submit(request("b", [5], max_tokens=2))
    push = Ending.push

    def interrupted(self: Ending, token: int) -> Any:
        if self is engine.scheduler._streams[StreamId("b")].ending:
            raise KeyboardInterrupt
        return push(self, token)

    monkeypatch.setattr(Ending, "push", interrupted)
    with pytest.raises(KeyboardInterrupt):
        engine.step()
    last, aborted = engine.take()
    assert (last.request_id, last.finish_reason) == ("a", "length")
    assert (aborted.request_id, aborted.finish_reason) == ("b", "abort")
    assert engine.is_idle
