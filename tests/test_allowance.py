"""Allowances and pinned slots: a stream that is held and goes on is what it would have been in one go, and costs nothing meanwhile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from tests.conftest import TinyModel
from tests.control.fake_device import FakeRunner
from tests.control.test_speculating import METHODS, config, some
from tests.overlapping import overlapping
from tests.speculating import largest_step, speculating, with_ends, workload
from tests.streams import drain, request, tokens
from tests.test_life_of_a_request import FAKE, PARAMS, Life, alone_on, by_hand, make_request, run_machine, run_on_tiny, tokenizer
from xlaengine.check.compare import alone
from xlaengine.config import EngineConfig, Kernels
from xlaengine.control.plan import Plan, Step
from xlaengine.engine import Engine
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.types import Event, InvalidRequest, Request, StreamId, TokenEvent


class Counting(FakeRunner):
    """launched: of each stream, how many tokens its steps have given, read or not."""

    def __init__(self, *args: Any):
        super().__init__(*args)
        self.launched: Counter[StreamId] = Counter()

    def dispatch(self, plan: Plan) -> Any:
        flight = super().dispatch(plan)
        if isinstance(plan, Step):
            for lease in plan.leases:
                self.launched[lease.stream_id] += 1 if isinstance(plan, Step) else len(flight.landed.tokens[lease.slot])  # type: ignore[union-attr]
        return flight


class HeldLife(Life):
    """A user who also gives tokens by the handful, and says which slot."""

    surplus = 0

    @initialize(depth=st.integers(1, 3))
    def start(self, depth: int) -> None:
        super().start(depth)
        self.granted: dict[str, int | None] = {}
        self.pinned: dict[str, int | None] = {}

    @precondition(lambda self: len(self.live()) < 6)
    @rule(
        length=st.sampled_from([1, 2, 9, 16, 17, 33, 40]),
        params=PARAMS,
        slot=st.none() | st.integers(0, 2),
        allowance=st.none() | st.integers(0, 9),
    )
    def submit(self, length: int, params: dict[str, Any], slot: int | None, allowance: int | None) -> None:
        each = make_request(str(len(self.requests)), length, params)
        slot = slot if each.params.n == 1 else None
        self.engine.submit(each, slot=slot, allowance=allowance)
        self.requests[each.request_id], self.granted[each.request_id], self.pinned[each.request_id] = each, allowance, slot

    @precondition(lambda self: self.live())
    @rule(data=st.data(), more=st.none() | st.integers(0, 9))
    def allow(self, data: st.DataObject, more: int | None) -> None:
        request_id = data.draw(st.sampled_from(self.live()))
        assert self.engine.allow(request_id, more)
        if (before := self.granted[request_id]) is not None:
            self.granted[request_id] = None if more is None else before + more

    @rule()
    def seat(self) -> None:
        """No stream depends on when it gets its slot."""
        self.engine.seat()
        waiting = [stream for stream in self.engine.scheduler._seating.waiting if stream.can_be_seated]
        owners = [slot.owner for slot in self.engine.slots]
        assert all(stream.pinned is not None and owners[stream.pinned] for stream in waiting) or None not in owners

    @precondition(lambda self: not self.engine.is_idle)
    @rule(times=st.integers(1, 8))
    def step(self, times: int) -> None:
        streams = self.engine.scheduler._streams
        for _ in range(times):
            held = {stream: stream.lease for stream in self.engine.scheduler._seating.seated.values() if stream.is_held}
            super().step(1)
            seated = self.engine.scheduler._seating.seated.values()
            assert all(stream in seated and stream.lease == lease for stream, lease in held.items() if stream.stream_id in streams)

    @invariant()
    def nothing_is_launched_beyond_what_was_granted(self) -> None:
        for stream_id, count in getattr(self.engine.runner, "launched", {}).items():
            granted = self.granted[stream_id.request_id]
            assert granted is None or count <= granted + self.surplus

    @invariant()
    def nothing_is_given_out_beyond_what_was_granted(self) -> None:
        for stream_id, events in self.events.items():
            granted = self.granted[stream_id.request_id]
            assert granted is None or sum(isinstance(event, TokenEvent) for event in events) <= granted

    @invariant()
    def who_asked_for_a_slot_has_no_other(self) -> None:
        for request_id in self.live():
            pinned, slot = self.pinned[request_id], self.engine.slot_of(request_id)
            assert pinned is None or slot in (None, pinned)
            assert slot not in self.engine.free_slots

    def teardown(self) -> None:
        if not hasattr(self, "engine"):
            return
        for _ in range(3000):
            if self.engine.is_idle:
                break
            self.step(1)
        assert self.engine.is_idle, "whom nothing is allowed keeps the engine busy"
        for request_id in self.live():
            self.engine.allow(request_id, None)
        super().teardown()


def on_fake(speculative: str | None) -> type[HeldLife]:
    def build(depth: int) -> Engine:
        runner = Counting(replace(FAKE, depth=depth)) if speculative is None else Counting(config(speculative, depth), some(0, 3))
        return Engine(runner, tokenizer())  # type: ignore[arg-type]

    class OnFake(HeldLife):
        surplus = 0 if speculative is None else METHODS[speculative].num_speculative_tokens

    OnFake.build, OnFake.reference = staticmethod(build), staticmethod(alone_on(by_hand))
    return OnFake


@pytest.mark.parametrize(
    "speculative", [None, "draft", *(pytest.param(each, marks=pytest.mark.slow) for each in ("ngram", "adaptive draft", "eagle"))]
)
def test_allowances_on_a_device_computed_by_hand(speculative: str | None) -> None:
    run_machine(on_fake(speculative), max_examples=100, stateful_step_count=40)


def test_allowances_on_a_tiny_model(tiny_model: Callable[[str], TinyModel], kernels: Kernels) -> None:
    run_on_tiny(HeldLife, tiny_model("llama3"), kernels, max_examples=25)


@pytest.fixture(scope="module")
def speculator(tiny_model: Callable[[str], TinyModel], kernels: Kernels) -> Iterator[Engine]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(EngineConfig, "step_places", largest_step)
        engine = speculating(with_ends(tiny_model("llama3")), Ngram(), 3, method="ngram", num_speculative_tokens=3, kernels=kernels)
    yield engine
    engine.close()


@pytest.mark.slow
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_with_proposals_on_a_device_a_quantum_is_exact_too(depth: int, speculator: Engine) -> None:
    engine, requests = speculator, [each for each in workload(6) if each.params.n == 1]
    whole = {each.request_id: alone(engine, each) for each in requests}
    engine.reconfigure(depth=depth)
    got: dict[str, list[Event]] = {each.request_id: [] for each in requests}
    for each in requests:
        engine.submit(each, allowance=4)
    granted, rounds = 4, 0
    while engine.live:
        for name, events in drain(engine).items():
            got[name] += events
        assert all(len(tokens(events)) <= granted for events in got.values())
        assert all(len(tokens(got[name])) == granted for name in engine.live if engine.slot_of(name) is not None)
        rounds += 1
        granted += 4
        for name in engine.live:
            engine.allow(name, 4)
    assert got == whole
    assert rounds > 2


@pytest.mark.slow
def test_with_proposals_that_are_looked_up_steps_overlap(speculator: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other drafters: `test_speculation`, `test_speculation_trained`, `speculate.test_speculation`."""
    requests = [request(f"r{i}", [3 + i, 40, 41, 40, 41, 40], max_tokens=40 + i) for i in range(7)]
    speculator.reconfigure(depth=1)
    whole = {each.request_id: alone(speculator, each) for each in requests}
    streams = overlapping(speculator, requests, monkeypatch)
    assert {name for name, events in streams.items() if events != whole[name]} == {"r2"}, "the one that was cancelled"


# --- one situation at a time


def fake(depth: int = 2, **changes: Any) -> Engine:
    return Engine(Counting(replace(FAKE, depth=depth, **changes)), tokenizer())  # type: ignore[arg-type]


def long(request_id: str, prompt: int = 20, max_tokens: int = 12) -> Request:
    return request(request_id, [3 + (7 * i) % 90 for i in range(prompt)], max_tokens=max_tokens)


def settle(engine: Engine) -> list[Event]:
    events = []
    for _ in range(200):
        if engine.is_idle:
            return events
        events += engine.step()
    raise AssertionError("the engine stays busy")


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_quantum_is_exact_and_what_follows_prefills_nothing(depth: int) -> None:
    engine = fake(depth)
    engine.submit(long("a"), allowance=2)
    got = settle(engine)
    chunks, admits = engine.scheduler.counters.prefill_chunks, engine.scheduler.counters.admits
    assert (len(got), engine.live, engine.slot_of("a")) == (2, ["a"], 0)
    for more in (1, 3, 0, 2, 9):
        assert engine.allow("a", more)
        before = len(got)
        got += settle(engine)
        assert len(got) - before == min(more, 12 - before)
    assert got == alone(fake(1), long("a"))
    assert (engine.scheduler.counters.prefill_chunks, engine.scheduler.counters.admits) == (chunks, admits)
    assert engine.runner.launched[StreamId("a")] == 12  # type: ignore[attr-defined]
    assert engine.scheduler.counters.late_tokens_dropped == 0
    assert not engine.allow("a", 1)


def test_an_allowance_of_numpys_narrow_integers_does_not_wrap_around() -> None:
    engine = fake()
    engine.submit(long("a"), allowance=np.int8(2))  # type: ignore[arg-type]
    assert len(settle(engine)) == 2
    assert engine.allow("a", np.int8(127))  # type: ignore[arg-type]
    assert len(settle(engine)) == 10


def test_nobody_is_evicted_for_the_sake_of_one_who_waits_behind_held_streams() -> None:
    engine = fake()
    for i in range(3):
        engine.submit(long(str(i)), allowance=1)
    engine.submit(long("late"))
    assert len(settle(engine)) == 3
    engine.pause("1")
    assert settle(engine) == []
    assert (engine.slot_of("late"), engine.scheduler.counters.evictions, engine.free_slots) == (None, 0, ())
    engine.cancel("2")
    events = settle(engine)
    assert [event.request_id for event in events if isinstance(event, TokenEvent)] == ["late"] * 12


def test_others_run_at_full_depth_beside_a_held_stream() -> None:
    engine = fake(2)
    engine.submit(long("held"), allowance=1)
    engine.submit(long("runs", max_tokens=30))
    assert len(settle(engine)) == 31
    assert engine.live == ["held"]
    assert engine.scheduler.counters.decode_steps <= 31
    assert engine.stats.fallbacks["pipeline_start"] == 1


def test_who_is_allowed_nothing_takes_no_slot() -> None:
    engine = fake()
    engine.submit(long("a"), allowance=0)
    assert (settle(engine), engine.free_slots, engine.scheduler.queued(1)) == ([], (0, 1, 2), 0)
    engine.allow("a", None)
    assert len(settle(engine)) == 12


def test_a_pinned_slot_that_is_landing_is_waited_for_while_others_pass() -> None:
    engine = fake(2)
    engine.submit(long("old", max_tokens=30), slot=1)
    for _ in range(4):
        engine.step()
    engine.cancel("old")
    assert engine.slot_of("old") is None
    assert 1 not in engine.free_slots
    engine.submit(long("new"), slot=1)
    engine.submit(long("other"))
    engine.step()
    assert (engine.slot_of("new"), engine.slot_of("other")) == (None, 0)
    assert 1 in engine.free_slots, "free within one step"
    engine.step()
    assert engine.slot_of("new") == 1
    assert sum(isinstance(event, TokenEvent) for event in settle(engine)) >= 20


def test_two_that_want_one_slot_have_it_one_after_the_other() -> None:
    engine = fake()
    for name in "ab":
        engine.submit(long(name), slot=2)
    events = settle(engine)
    assert [event.request_id for event in events] == ["a"] * 12 + ["b"] * 12
    assert engine.runner.order == [StreamId("a"), StreamId("b")]  # type: ignore[attr-defined]


def test_a_pinned_stream_that_was_evicted_comes_back_to_its_slot() -> None:
    engine = fake()
    engine.submit(long("a", max_tokens=30), slot=2)
    for _ in range(4):
        engine.step()
    engine.evict("a")
    for _ in range(4):
        engine.step()
    assert engine.slot_of("a") == 2
    assert engine.scheduler.counters.restores == 1
    settle(engine)


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_slot_is_free_within_one_step_of_a_cancel_in_the_prompt(depth: int) -> None:
    engine = fake(depth, prefill_tokens_per_step=8, max_model_len=64)
    engine.submit(long("a", prompt=40), slot=1)
    engine.step()
    assert 0 < sum(len(chunk.tokens) for chunk in engine.runner.prefilled) < 39  # type: ignore[attr-defined]
    engine.cancel("a")
    engine.step()
    assert engine.free_slots == (0, 1, 2)
    engine.submit(long("b", prompt=40), slot=1)
    assert [event for event in settle(engine) if event.request_id == "b"] == alone(fake(1), long("b", prompt=40))


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_slot_is_free_once_what_was_in_flight_at_its_cancel_has_landed(depth: int) -> None:
    engine = fake(depth)
    engine.submit(long("a", max_tokens=30))
    engine.submit(long("b", max_tokens=30))
    for _ in range(6):
        engine.step()
    engine.cancel("a")
    for _ in range(max(1, depth - 1)):
        engine.step()
    assert engine.free_slots == (0, 2)
    settle(engine)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"slot": 3}, r"slot 3 is outside \[0, 3\)"),
        ({"slot": -1}, r"slot -1 is outside \[0, 3\)"),
        ({"allowance": -1}, "allowance must be at least 0, got -1"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(given: dict[str, int], message: str) -> None:
    engine = fake()
    with pytest.raises(InvalidRequest, match=message):
        engine.submit(long("a"), **given)  # type: ignore[arg-type]
    several = replace(long("a"), params=replace(long("a").params, n=2))
    with pytest.raises(InvalidRequest, match="slot 1 holds one stream, and n is 2"):
        engine.submit(several, slot=1)
    assert (engine.live, engine.is_idle, engine.scheduler.counters.requests) == ([], True, 0)
    engine.submit(long("a"), allowance=1)
    with pytest.raises(ValueError, match="an allowance only grows: tokens must be at least 0, got -2"):
        engine.allow("a", -2)
    assert len(settle(engine)) == 1
