"""A trace of an engine changes nothing, and accounts for every token that the engine counted."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from tests.control.fake_device import VOCAB, FakeRunner
from tests.streams import drain, request
from tests.test_life_of_a_request import FAKE, Life, run_machine, tokenizer
from xlaengine.config import SpeculativeConfig
from xlaengine.control.plan import Restore
from xlaengine.engine import Engine
from xlaengine.observe.trace import Place, Timeline, Trace, place_of, timeline
from xlaengine.observe.trace.record import Abandoned, Asked, Committed, Dispatched
from xlaengine.types import EndEvent, Event, StreamId, TokenEvent

REQUESTS = [
    request("long", range(3, 40), max_tokens=9, prompt_logprobs=1),
    request("short", [5], max_tokens=3, n=2),
    request("ends", [7, 8], max_tokens=20, ignore_eos=False, seed=4),
    request("sampled", range(3, 12), max_tokens=6, temperature=0.8, logprobs=2),
]


SPECULATING = SpeculativeConfig(method="draft", model="x", num_speculative_tokens=4, adaptive=False)


def fake_engine(depth: int = 2, **changes: Any) -> Engine:
    return Engine(FakeRunner(replace(FAKE, depth=depth, **changes)), tokenizer())  # type: ignore[arg-type]


def traced(engine: Engine) -> Trace:
    engine.trace = Trace()
    return engine.trace


def eventful_run(engine: Engine) -> list[Event]:
    """Runs every verb, each after its request has begun."""
    for each in REQUESTS:
        engine.submit(each)
    events = engine.step() + engine.step() + engine.step()
    engine.pause("long")
    events += engine.step() + engine.step()
    engine.evict("sampled")
    events += engine.step() + engine.step()
    engine.resume("long")
    events += engine.step()
    engine.cancel("ends")
    events += [event for each in drain(engine).values() for event in each]
    engine.submit(request("last", [5], max_tokens=5))
    events += engine.step() + engine.step() + engine.step()
    engine.pause("last")
    events += engine.step() + engine.step()
    engine.resume("last")
    return events + drain(engine).get("last", [])


def account(drawn: Timeline, events: list[Event], late: int) -> None:
    """Checks that each token is in one span, that spans do not overlap, and that none is outside the run."""
    by_stream: Counter[str] = Counter()
    for span in drawn.spans:
        assert 0 <= span.begin <= span.end <= drawn.seconds
        if span.kind == "decode":
            by_stream[span.stream] += span.tokens
    assert +by_stream == Counter(event.stream_id.name for event in events if isinstance(event, TokenEvent))
    assert sum(span.tokens for span in drawn.spans if span.kind == "late") == late
    for before, after in pairwise(drawn.spans):
        assert before.slot < after.slot or (before.slot == after.slot and before.end <= after.begin), (before, after)
    assert [sample.time for sample in drawn.samples] == sorted(sample.time for sample in drawn.samples)


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_every_token_is_in_one_span(depth: int) -> None:
    engine = fake_engine(depth)
    trace = traced(engine)
    events = eventful_run(engine)
    drawn = timeline(trace, 3)
    counters = engine.scheduler.counters
    account(drawn, events, counters.late_tokens_dropped)
    assert sum(span.tokens for span in drawn.spans if span.kind == "decode") == counters.output_tokens
    assert sum(span.tokens for span in drawn.spans if span.kind == "prefill") == 36 + 1 + 8
    kinds = {span.kind for span in drawn.spans}
    assert kinds - {"late"} == {"prefill", "score", "decode", "paused", "save", "restore"}
    assert ("late" in kinds) == (depth > 1)
    assert {mark.verb for mark in drawn.marks} == {"submit", "pause", "evict", "resume", "cancel"}
    assert max(sample.slots_in_use for sample in drawn.samples) == 3
    assert max(sample.waiting for sample in drawn.samples) >= 2


@pytest.mark.parametrize("depth", [1, 2])
def test_slots_of_streams_of_one_token_are_seen_in_use(depth: int) -> None:
    """Their first token, from the prompt, is their last: they hold a slot only in the turn in which they are admitted."""
    engine = fake_engine(depth)
    trace = traced(engine)
    for number in range(7):
        engine.submit(request(f"r{number}", [3, 4 + number], max_tokens=1))
    drain(engine)
    in_use = [sample.slots_in_use for sample in timeline(trace, 3).samples]
    assert max(in_use) == 3
    assert in_use[-1] == 0


def test_a_slot_is_given_to_one_stream_after_the_other() -> None:
    engine = fake_engine(depth=1, max_num_seqs=1, decode_widths=(1,))
    trace = traced(engine)
    for name in "abc":
        engine.submit(request(name, [3, 4, 5], max_tokens=2))
    drain(engine)
    assert [(span.kind, span.stream, span.tokens) for span in timeline(trace, 1).spans] == [
        (kind, name, 2) for name in "abc" for kind in ("prefill", "decode")
    ]


def test_a_token_s_place_is_where_it_was_made() -> None:
    engine = fake_engine()
    trace = traced(engine)
    engine.submit(request("a", [5], max_tokens=4))
    engine.step()
    engine.submit(request("b", [6], max_tokens=2))
    drain(engine)
    assert [place_of(trace, StreamId("a"), i) for i in range(5)] == [
        Place(0, 0, ()),
        Place(1, 0, ("b",)),
        Place(2, 0, ("b",)),
        Place(3, 0, ()),
        None,
    ]


def test_verbs_without_effect_leave_no_record() -> None:
    engine = fake_engine()
    trace = traced(engine)
    for verb in (engine.cancel, engine.pause, engine.resume, engine.evict):
        verb("unknown")
    with pytest.raises(ValueError, match="vocabulary"):
        engine.submit(request("a", [VOCAB], max_tokens=4))
    assert trace.records == []


def test_a_trace_that_comes_late_leaves_out_what_was_in_flight() -> None:
    engine = fake_engine()
    engine.submit(request("a", [5], max_tokens=4))
    engine.step()
    trace = traced(engine)
    drain(engine)
    assert [record.step for record in trace.records if isinstance(record, Committed)] == [0, 1, 2]
    assert sum(span.tokens for span in timeline(trace, 3).spans) == 3


def test_a_trace_keeps_no_kv() -> None:
    engine = fake_engine()
    trace = traced(engine)
    eventful_run(engine)
    restores = [record.plan for record in trace.records if isinstance(record, Dispatched) and isinstance(record.plan, Restore)]
    assert restores
    assert all(plan.saved.nbytes == 0 for plan in restores)


def test_a_step_that_fails_half_way_keeps_what_it_gave() -> None:
    engine = fake_engine(depth=1)
    trace = traced(engine)
    for name in "ab":
        engine.submit(request(name, [5], max_tokens=4))
    engine.step()
    engine.runner.rows[1].active = False  # type: ignore[attr-defined]
    with pytest.raises(RuntimeError, match="slot 1 took no step"):
        engine.step()
    assert [type(record) for record in trace.records[-2:]] == [Committed, Abandoned]
    events = engine.take()
    assert [type(event) for event in events] == [TokenEvent, EndEvent, EndEvent]
    assert [(span.stream, span.tokens) for span in timeline(trace, 3).spans] == [("a", 2), ("b", 1)]
    engine.submit(request("a", [5], max_tokens=4))
    drain(engine)
    assert sum(span.tokens for span in timeline(trace, 3).spans) == 7


def test_an_abandoned_run_ends_when_it_was_abandoned() -> None:
    engine = fake_engine(depth=2)
    trace = traced(engine)
    engine.submit(request("a", range(3, 30), max_tokens=4))

    def interrupt(flight: Any) -> Any:
        raise KeyboardInterrupt

    engine.runner.collect = interrupt  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        drain(engine)
    drawn = timeline(trace, 3)
    account(drawn, engine.take(), late=0)
    assert drawn.marks[-1].verb == "abandoned"
    assert drawn.spans[-1].end == drawn.seconds == drawn.marks[-1].time


def test_a_trace_changes_no_event_of_an_engine(engine_at) -> None:
    engine = engine_at(B=3, depth=2)
    streams = [replace(each, params=replace(each.params, prompt_logprobs=None)) for each in REQUESTS]

    def run() -> dict[str, list[Event]]:
        for each in streams:
            engine.submit(each)
        return drain(engine)

    bare, before = run(), engine.metrics()
    trace = traced(engine)
    recorded, after = run(), engine.metrics()
    engine.trace = None
    assert recorded == bare
    drawn = timeline(trace, 3)
    events = [event for each in recorded.values() for event in each]
    account(drawn, events, after["late_tokens_dropped"] - before["late_tokens_dropped"])
    assert sum(isinstance(record, Asked) for record in trace.records) == len(streams)
    assert run() == bare
    assert timeline(trace, 3) == drawn


class Traced(Life):
    """The state machine of `Life` with a trace, which must account for everything that happens."""

    reference = staticmethod(lambda request: [])

    @staticmethod
    def build(depth: int) -> Engine:
        engine = fake_engine(depth)
        traced(engine)
        return engine

    def everyone_has_had_the_start_of_their_own_stream(self) -> None:
        """Not checked here."""

    def teardown(self) -> None:
        super().teardown()
        if hasattr(self, "engine"):
            events = [event for each in self.events.values() for event in each]
            assert self.engine.trace is not None
            account(timeline(self.engine.trace, 3), events, self.engine.scheduler.counters.late_tokens_dropped)


class TracedRuns(Traced):
    @staticmethod
    def build(depth: int) -> Engine:
        engine = Engine(FakeRunner(replace(FAKE, depth=depth, speculative=SPECULATING), lambda _, i, count: i % (count + 1)), tokenizer())  # type: ignore[arg-type]
        traced(engine)
        return engine


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_accepted_lengths_are_those_that_were_counted(depth: int) -> None:
    engine = fake_engine(depth, speculative=SPECULATING)
    trace = traced(engine)
    events = eventful_run(engine)
    drawn, counters = timeline(trace, 3), engine.scheduler.counters
    account(drawn, events, counters.late_tokens_dropped)
    assert "fill" in {span.kind for span in drawn.spans}
    accepted = Counter(length for span in drawn.spans for length in span.accepted if length is not None)
    assert accepted == counters.spec_accepted_lengths


def test_a_trace_accounts_for_runs_of_tokens_under_any_verbs() -> None:
    run_machine(TracedRuns, max_examples=60, stateful_step_count=40)


def test_a_trace_accounts_for_every_token_under_any_verbs() -> None:
    run_machine(Traced, max_examples=60, stateful_step_count=40)
