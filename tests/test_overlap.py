"""Depth: the same events a step later, the device kept busy, and a stable word for each step in which it was not."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.control.fake_device import FakeFlight, FakeRunner
from tests.streams import request
from tests.test_life_of_a_request import FAKE, make_request
from xlaengine import LLM, SamplingParams
from xlaengine.control.plan import Landed, Plan, Step
from xlaengine.engine import Engine
from xlaengine.engine.loop_stats import LoopStats
from xlaengine.text.stop import Ending, Outcome
from xlaengine.types import Event, Request


def fake_engine(depth: int, B: int = 3, **changes: Any) -> Engine:
    return Engine(FakeRunner(replace(FAKE, depth=depth, max_num_seqs=B, **changes)))  # type: ignore[arg-type]


def steps_of(engine: Engine, requests: list[Request]) -> list[list[Event]]:
    """The events of each step, up to the last that has any."""
    for each in requests:
        engine.submit(each)
    steps = []
    while not engine.is_idle:
        steps.append(engine.step())
    while steps and not steps[-1]:
        steps.pop()
    return steps


def requests_of(count: int, **params: Any) -> list[Request]:
    return [make_request(str(i), 1 + 5 * i % 31, {"max_tokens": 4 + 3 * i % 22, "seed": i} | params) for i in range(count)]


# --- the shift


@pytest.mark.parametrize("depth", [2, 3])
def test_without_a_queue_each_step_gives_the_events_of_the_one_depth_minus_one_before(depth: int) -> None:
    """EOS and stop tokens too: a stream that ends on the device ends for the host that much later."""
    requests = requests_of(3, logprobs=2, prompt_logprobs=1, stop_token_ids=[11, 31])
    assert steps_of(fake_engine(depth), requests) == [[]] * (depth - 1) + steps_of(fake_engine(1), requests)


@pytest.mark.parametrize("depth", [2, 3])
def test_without_a_queue_the_shift_is_the_same_on_a_real_model(depth: int, engine_at: Callable[..., Engine]) -> None:
    requests = [
        request(str(i), range(3, 5 + 9 * i), max_tokens=20 + i, temperature=2.0 * (i % 2), seed=5, ignore_eos=False, logprobs=i)
        for i in range(3)
    ]
    assert steps_of(engine_at(3, depth), requests) == [[]] * (depth - 1) + steps_of(engine_at(3, 1), requests)


def first_steps(steps: list[list[Event]]) -> dict[str, int]:
    return {event.request_id: step for step, events in reversed([*enumerate(steps)]) for event in events}


@pytest.mark.parametrize("depth", [2, 3])
def test_in_a_queue_each_slots_next_request_comes_that_much_later_again(depth: int) -> None:
    requests = requests_of(4, ignore_eos=True)
    sync, deep = (first_steps(steps_of(fake_engine(d, B=1), requests)) for d in (1, depth))
    assert [deep[str(i)] - sync[str(i)] for i in range(4)] == [(depth - 1) * (i + 1) for i in range(4)]


@pytest.mark.parametrize("depth", [2, 3])
def test_after_an_end_that_the_host_did_not_expect_the_late_flights_come_on_top(depth: int) -> None:
    """A slot is used again only once what was launched for its last stream has landed."""
    requests = [make_request(str(i), 3, {"max_tokens": 20, "seed": i, "stop_token_ids": [11, 13, 17, 19, 23, 29]}) for i in range(4)]
    sync, deep = (first_steps(steps_of(fake_engine(d, B=1), requests)) for d in (1, depth))
    assert [deep[str(i)] - sync[str(i)] for i in range(4)] == [(depth - 1) * (2 * i + 1) for i in range(4)]


# --- the device is kept busy


class Watched(FakeRunner):
    """Checks at each read that another decode is queued, or none could be."""

    planned = True

    def collect(self, flight: FakeFlight) -> Landed:
        queued = sum(isinstance(other.plan, Step) for other in self.flights) - isinstance(flight.plan, Step)
        assert queued or not self.planned, "waited with nothing queued behind"
        return super().collect(flight)


def test_a_flight_is_waited_for_only_while_another_is_queued(monkeypatch: pytest.MonkeyPatch) -> None:
    runner = Watched(replace(FAKE, depth=2))
    engine = Engine(runner)  # type: ignore[arg-type]
    plan = engine.scheduler.plan

    def watched() -> Any:
        plans = plan()
        runner.planned = any(isinstance(each, Step) for each in plans)
        return plans

    monkeypatch.setattr(engine.scheduler, "plan", watched)
    steps_of(engine, requests_of(9, prompt_logprobs=1))
    assert runner.device_reads > engine.stats.steps > 20  # the check above was made


def test_while_the_queue_is_not_empty_nearly_every_step_overlaps() -> None:
    engine = fake_engine(2)
    for each in requests_of(12):
        engine.submit(each)
    while engine.scheduler.waiting or not engine.stats.steps:
        engine.step()
    metrics = engine.metrics()
    assert metrics["flights_launched"] > 20
    assert metrics["overlapped_steps"] >= 0.9 * metrics["flights_launched"]
    assert metrics["fallbacks"] == {"pipeline_start": 1, "no_row_ready": 1}  # once all three slots ended at the same step
    assert metrics["admissions_deferred"] > 0


def test_a_step_that_could_not_overlap_has_its_reason(caplog: pytest.LogCaptureFixture) -> None:
    engine = fake_engine(2, B=1)
    with caplog.at_level(logging.DEBUG, "xlaengine"):
        steps_of(engine, requests_of(9))
    metrics = engine.metrics()
    assert metrics["fallbacks"] == {"pipeline_start": 1, "no_row_ready": 8}  # one slot: nothing to launch until its stream has ended
    assert metrics["overlapped_steps"] + sum(metrics["fallbacks"].values()) == metrics["flights_launched"]
    assert sum("no_row_ready" in record.message for record in caplog.records) == 5


def test_a_reason_is_logged_five_times_and_then_each_thousandth(caplog: pytest.LogCaptureFixture) -> None:
    stats = LoopStats()
    with caplog.at_level(logging.DEBUG, "xlaengine"):
        for _ in range(3000):
            stats.launched(overlaps=False, found_idle=True, expected=True)
    counts = [int(record.message.split("(")[1].split()[0]) for record in caplog.records]
    assert counts == [1, 2, 3, 4, 5, 1000, 2000, 3000]


def test_a_synchronous_engine_never_overlaps_and_falls_back_from_nothing() -> None:
    engine = fake_engine(1)
    steps_of(engine, requests_of(5))
    assert (engine.metrics()["overlapped_steps"], engine.metrics()["fallbacks"]) == (0, {})


# --- the progress line


@pytest.mark.parametrize("interval", [1, 4])
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_progress_line_comes_every_so_many_steps_and_costs_their_overlap_only(
    interval: int, depth: int, caplog: pytest.LogCaptureFixture
) -> None:
    requests = requests_of(7)
    quiet, engine = fake_engine(depth), fake_engine(depth, log_interval=interval)
    wanted = [event for events in steps_of(quiet, requests) for event in events]
    with caplog.at_level(logging.INFO, "xlaengine"):
        got = [event for events in steps_of(engine, requests) for event in events]
    by_stream = lambda events: sorted(events, key=lambda event: event.stream_id)  # noqa: E731
    assert by_stream(got) == by_stream(wanted)
    lines = [record.message for record in caplog.records if record.message.startswith("step ")]
    assert [int(line.split()[1].rstrip(":")) for line in lines] == [interval * (i + 1) for i in range(len(lines))]
    metrics = engine.metrics()
    assert 0 <= metrics["steps"] - interval * len(lines) <= interval
    if depth > 1:
        assert metrics["fallbacks"]["log_interval"] <= len(lines)
        assert (metrics["overlapped_steps"] > 0) == (interval > 1)


# --- the clock


def test_rests_are_left_out_and_what_the_caller_takes_between_steps_is_not() -> None:
    engine = fake_engine(2)
    steps_of(engine, requests_of(2))
    before = engine.metrics()["generate_seconds"]
    time.sleep(0.05)
    assert engine.metrics()["generate_seconds"] == before
    engine.submit(make_request("a", 3, {"max_tokens": 4, "seed": 0}))
    while not engine.is_idle:
        engine.step()
        time.sleep(0.02)
    assert engine.metrics()["generate_seconds"] - before > 0.04


class Timed(FakeRunner):
    """A clock that the test reads: the device takes ``STEP`` for each decode, one after the other, and nothing for the rest."""

    STEP = 2e-3
    now = free = 0.0

    def dispatch(self, plan: Plan) -> FakeFlight | None:
        flight = super().dispatch(plan)
        if flight is not None:
            self.free = max(self.now, self.free) + self.STEP * isinstance(plan, Step)
            self.ends[id(flight)] = self.free
        return flight

    def collect(self, flight: FakeFlight) -> Landed:
        self.now = max(self.now, self.ends.pop(id(flight)))
        return super().collect(flight)

    def reset(self) -> None:
        super().reset()
        self.ends: dict[int, float] = {}


def seconds_of_steps(depth: int, each_token: float, monkeypatch: pytest.MonkeyPatch) -> float:
    """Of 8 streams of 40 tokens, if the host takes ``each_token`` for each of a step's 8 tokens."""
    runner = Timed(replace(FAKE, depth=depth, max_num_seqs=8, decode_widths=(8,)))
    push = Ending.push

    def slow(self: Ending, token: int) -> Outcome:
        runner.now += each_token
        return push(self, token)

    monkeypatch.setattr(Ending, "push", slow)
    steps_of(Engine(runner), [make_request(str(i), 1, {"max_tokens": 40, "seed": i, "ignore_eos": True}) for i in range(8)])  # type: ignore[arg-type]
    monkeypatch.undo()
    return runner.now


def test_half_a_millisecond_of_host_work_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock of the test's own: other jobs on the machine cannot spoil it. `bench decode` has the seconds of a real device."""
    alone = 40 * Timed.STEP
    assert seconds_of_steps(1, 0, monkeypatch) == pytest.approx(alone)
    assert seconds_of_steps(1, 0.5e-3 / 8, monkeypatch) == pytest.approx(alone + 40 * 0.5e-3)
    assert seconds_of_steps(2, 0.5e-3 / 8, monkeypatch) == pytest.approx(alone + 0.5e-3)  # that of the last step alone


@pytest.mark.slow
def test_on_the_default_model_the_device_never_waits_for_the_host() -> None:
    with LLM(max_num_seqs=8, max_model_len=256, max_logprobs=0) as llm:
        params = [SamplingParams(temperature=0, max_tokens=16 + 5 * i, ignore_eos=True) for i in range(16)]
        llm.generate([[20 + i] * (9 * i + 1) for i in range(16)], params)
        metrics = llm.metrics()
    assert metrics["overlapped_steps"] >= 0.9 * metrics["flights_launched"]
    assert metrics["dispatches_that_found_the_device_idle"] < 0.02 * metrics["flights_launched"]
    assert metrics["device_idle_fraction"] < 0.02
