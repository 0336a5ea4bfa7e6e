"""Schedules are plain data, and a run of one is the same each time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.streams import request
from xlaengine.engine import Engine
from xlaengine.harness.compare import tokens_of
from xlaengine.harness.schedule import Action, Schedule, draw_schedule, run_schedule
from xlaengine.harness.workload import draw_requests
from xlaengine.protocol import StreamId, ends
from xlaengine.tracing import Trace
from xlaengine.tracing.record import Asked, Dispatched

REQUESTS = draw_requests(3, 10, range(3, 131), max_model_len=96, max_tokens=16, borders=(8, 16, 32))


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 2**63), B=st.integers(1, 64), count=st.integers(0, 10))
def test_a_schedule_is_the_same_from_its_seed_and_from_its_json(seed: int, B: int, count: int) -> None:
    drawn = draw_schedule(seed, REQUESTS[:count], B, 131)
    assert drawn == draw_schedule(seed, REQUESTS[:count], B, 131)
    assert Schedule.from_json(drawn.to_json()) == drawn


def test_what_is_no_schedule_is_refused() -> None:
    with pytest.raises(msgspec.DecodeError):
        Schedule.from_json(b'{"seed": 1, "max_num_seqs": 2, "actions": [{"step": 1, "verb": "run", "request_id": "a"}]}')


def test_everything_that_may_happen_is_drawn() -> None:
    drawn = [draw_schedule(seed, REQUESTS, 4, 131) for seed in range(60)]
    ids = {each.request_id for each in REQUESTS}
    for schedule in drawn:
        submitted = [action.request_id for action in schedule.actions if action.verb == "submit"]
        assert sorted(submitted) == sorted([*ids, *(stranger.request_id for stranger in schedule.strangers)])
        assert [action.step for action in schedule.actions] == sorted(action.step for action in schedule.actions)
        for each in REQUESTS:
            assert each.params.min_tokens <= schedule.caps.get(each.request_id, 99)
    assert {action.verb for schedule in drawn for action in schedule.actions} == {"submit", "cancel", "pause", "resume", "evict"}
    assert {schedule.depth for schedule in drawn} == {1, 2, 3}
    assert {schedule.prefill_tokens_per_step for schedule in drawn} == {1, 64, 2048}
    assert {schedule.logprobs for schedule in drawn} == {True, False}
    assert {len(schedule.strangers) for schedule in drawn} == set(range(5))
    assert any(schedule.caps for schedule in drawn)


def test_strangers_have_names_of_their_own() -> None:
    own = [replace(REQUESTS[0], request_id="stranger0"), replace(REQUESTS[1], request_id="stranger2")]
    names = {stranger.request_id for seed in range(9) for stranger in draw_schedule(seed, own, 4, 131).strangers}
    assert names == {"stranger1", "stranger3", "stranger4", "stranger5"}


def seen(engine: Engine, schedule: Schedule) -> tuple[Any, list[Any]]:
    """The streams, and everything that was asked and dispatched, but for the epochs of the leases."""
    engine.trace = trace = Trace()
    streams = run_schedule(engine, REQUESTS, schedule)
    engine.trace = None
    done = [(record.step, record.verb, record.request_id) for record in trace.records if isinstance(record, Asked)]
    plans = [(record.step, type(record.plan)) for record in trace.records if isinstance(record, Dispatched)]
    return streams, done + plans


def test_a_schedule_runs_the_same_each_time_and_ends_every_stream(engine_at: Callable[..., Engine]) -> None:
    for seed in range(12):
        schedule = draw_schedule(seed, REQUESTS, 3, range(3, 131))
        streams, done = seen(engine_at(B=3), schedule)
        assert (streams, done) == seen(engine_at(B=3), schedule)
        assert set(streams) == {StreamId(each.request_id, i) for each in REQUESTS for i in range(each.params.n)}
        assert all(ends(events[-1]) for events in streams.values())
        for request_id, cap in schedule.caps.items():
            assert len(tokens_of(streams[StreamId(request_id)])) <= cap


def test_actions_are_taken_before_their_step(engine_at: Callable[..., Engine]) -> None:
    engine, steps = engine_at(B=3), []
    a, b = request("a", [5, 6], max_tokens=9), request("b", [7], max_tokens=9)
    actions = (Action(0, "submit", "a"), Action(4, "cancel", "a"), Action(9, "submit", "b"), Action(10, "pause", "b"))
    streams = run_schedule(engine, [a, b], Schedule(0, 3, depth=1, actions=actions), lambda: steps.append(len(engine.live)))
    assert len(tokens_of(streams[StreamId("a")])) == 4
    assert steps[:11] == [1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1]
    assert len(tokens_of(streams[StreamId("b")])) == 9  # resumed where nothing else could go on
    assert engine.config.depth == 1


def test_a_schedule_needs_its_engine_for_itself(engine_at: Callable[..., Engine]) -> None:
    engine = engine_at(B=3)
    with pytest.raises(RuntimeError, match="a schedule of B=4 cannot run on 3 slots"):
        run_schedule(engine, REQUESTS, Schedule(0, 4))
    with pytest.raises(ValueError, match="requests that are not there: nobody"):
        run_schedule(engine, REQUESTS, Schedule(0, 3, actions=(Action(0, "pause", "nobody"),)))
    engine.submit(REQUESTS[0])
    with pytest.raises(RuntimeError, match="the engine has 1 other requests"):
        run_schedule(engine, REQUESTS, Schedule(0, 3))


def test_an_idle_engine_can_be_reconfigured_and_a_busy_one_not(engine_at: Callable[..., Engine]) -> None:
    engine = engine_at(B=3)
    engine.reconfigure(depth=2, prefill_tokens_per_step=7)
    assert engine.config is engine.scheduler.config is engine.intake.config
    assert (engine.config.depth, engine.config.prefill_tokens_per_step) == (2, 7)
    with pytest.raises(ValueError, match="depth must be an integer of at least 1, got 0"):
        engine.reconfigure(depth=0)
    engine.reconfigure(depth=1, prefill_tokens_per_step=2048)
    engine.submit(REQUESTS[0])
    with pytest.raises(RuntimeError, match="1 requests are live"):
        engine.reconfigure(depth=2)
    assert engine.config.depth == 1
