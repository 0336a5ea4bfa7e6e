"""How many tokens an allowance lets out: launched, counted on the scheduler's plans, and given out as events."""

from __future__ import annotations

import pytest

from tests.control.fake_device import FakeRunner, tokens_of
from tests.control.test_scheduler import CONFIG, make_request
from tests.control.test_speculating import engine_of
from tests.test_life_of_a_request import FAKE, tokenizer
from xlaengine.control.plan import Step
from xlaengine.control.scheduler import Scheduler
from xlaengine.engine import Engine
from xlaengine.text import Detokenizer
from xlaengine.types import EndEvent, Event, StreamId, TokenEvent


def launched(scheduler: Scheduler) -> int:
    """Steps that go out while nothing lands."""
    return sum(isinstance(plan, Step) for _ in range(8) for plan in scheduler.plan())


@pytest.mark.parametrize("allowance", [0, 1, 3])
def test_no_more_tokens_are_launched_than_were_allowed(allowance: int) -> None:
    scheduler = Scheduler(CONFIG, (), None)
    scheduler.add(make_request("a", max_tokens=20), allowance=allowance)
    assert launched(scheduler) == allowance
    assert scheduler.allow("a", 2)
    assert launched(scheduler) == 2
    assert scheduler.allow("a", None)
    assert launched(scheduler) == 8


# --- steps that bring more than is allowed


def all_of_them(stream_id: StreamId, index: int, count: int) -> int:
    return count


def settled(engine: Engine) -> list[Event]:
    """Events until the engine is idle."""
    events = []
    while not engine.is_idle:
        events += engine.step()
    return events


def tokens(events: list[Event]) -> list[int]:
    return [event.token_id for event in events if isinstance(event, TokenEvent)]


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_what_a_step_brings_beyond_the_allowance_is_given_out_once_it_is_allowed(depth: int) -> None:
    engine, request = engine_of("draft", depth, all_of_them), make_request("a", max_tokens=40, ignore_eos=True)
    whole = tokens_of(request)
    engine.submit(request, allowance=2)
    got = settled(engine)
    assert tokens(got) == whole[:2]
    came_early = 0
    for granted in range(5, 44, 3):
        engine.allow("a", 3)
        now = engine.take()
        came_early += len(now)
        got += now + settled(engine)
        assert tokens(got) == whole[:granted]
    assert came_early > 3
    assert [event.index for event in got] == list(range(40))
    assert not engine.live


def test_a_stream_whose_end_came_early_keeps_its_slot_and_is_not_probed_until_its_end_is_allowed() -> None:
    engine, request = engine_of("draft", 2, all_of_them), make_request("a", max_tokens=4, ignore_eos=True)
    engine.submit(request, allowance=1)
    assert tokens(settled(engine)) == tokens_of(request)[:1]
    view = engine.view("a")
    assert (engine.live, engine.slots[0].owner, view.slot, view.limit) == (["a"], "a", 0, 1)
    assert engine.scheduler.plan_probe() is None
    steps = engine.scheduler.counters.decode_steps
    engine.allow("a", 2)
    assert (tokens(engine.take()), engine.slots[0].owner) == (tokens_of(request)[1:3], "a")
    engine.allow("a", 2)
    [last] = engine.take()
    assert (last.index, last.finish_reason, engine.live, engine.slots[0].owner) == (3, "length", [], None)
    assert (engine.is_idle, engine.scheduler.counters.decode_steps) == (True, steps)


def test_a_held_stream_whose_eos_came_early_has_no_next_token() -> None:
    whole = tokens_of(make_request("a", max_tokens=40, ignore_eos=True))
    stop = next(token for token in whole if token != whole[0])
    engine, request = engine_of("draft", 2, all_of_them), make_request("a", max_tokens=40, ignore_eos=True, stop_token_ids=[stop])
    engine.submit(request, allowance=1)
    assert len(settled(engine)) == 1
    end = len(tokens_of(request))
    assert 1 < end < 6, "it comes with the first step"
    assert engine.scheduler.plan_probe() is None
    assert not engine.scheduler.is_held("a")
    engine.allow("a", 39)
    assert tokens(engine.take()) == tokens_of(request)[1:]
    assert not engine.live


def test_what_came_early_is_lost_with_a_cancel() -> None:
    engine = engine_of("draft", 2, all_of_them)
    engine.submit(make_request("a", max_tokens=9, ignore_eos=True), allowance=1)
    assert len(settled(engine)) == 1
    engine.cancel("a")
    assert settled(engine) == [EndEvent(StreamId("a"), "abort")]
    assert engine.free_slots == tuple(range(engine.config.max_num_seqs))


def test_a_stream_that_is_allowed_all_that_it_may_have_is_not_held() -> None:
    scheduler = Scheduler(CONFIG, (), None)
    scheduler.add(make_request("a", max_tokens=3), allowance=1)
    assert launched(scheduler) == 1
    assert scheduler.is_held("a")
    scheduler.allow("a", 2)
    assert launched(scheduler) == 2
    assert not scheduler.is_held("a")
    assert scheduler.running == 1


# --- text


def test_tokens_of_a_request_without_text_are_decoded_for_stop_strings_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    decoded, push = [], Detokenizer.push

    def watched(self: Detokenizer, token_id: int) -> str:
        decoded.append(token_id)
        return push(self, token_id)

    monkeypatch.setattr(Detokenizer, "push", watched)
    engine = Engine(FakeRunner(FAKE), tokenizer())  # type: ignore[arg-type]
    request = make_request("a", max_tokens=30, ignore_eos=True)
    engine.submit(request, text=False)
    got = settled(engine)
    assert (tokens(got), {event.text for event in got}, decoded) == (tokens_of(request), {""}, [])
    engine.submit(request)
    text = "".join(event.text for event in settled(engine))
    decoded.clear()
    engine.submit(make_request("b", max_tokens=30, ignore_eos=True, stop=[text[5:8]]), text=False)
    *_, last = settled(engine)
    assert (last.finish_reason, last.stop_reason) == ("stop", text[5:8])
    assert decoded
