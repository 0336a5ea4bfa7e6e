"""Prompts that begin where others have, one situation at a time, on a device computed by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.control.fake_device import FakeRunner, tokens_of
from tests.streams import request, run, tokens
from tests.test_allowance import settle
from tests.test_life_of_a_request import FAKE, tokenizer
from tests.test_snapshots import WITH_SNAPSHOTS, prompt_of
from xlaengine.check.compare import alone
from xlaengine.engine import Engine
from xlaengine.observe.trace import Trace, timeline
from xlaengine.observe.trace.record import Dispatched
from xlaengine.types import EndEvent, Request


def fake(**changes: Any) -> Engine:
    return Engine(FakeRunner(replace(WITH_SNAPSHOTS, depth=2, **changes)), tokenizer())  # type: ignore[arg-type]


def long(request_id: str, length: int = 40, own: int = 0, max_tokens: int = 6, **params: Any) -> Request:
    return request(request_id, prompt_of(length, own, 0), max_tokens=max_tokens, **params)


def test_without_reuse_all_is_computed_again() -> None:
    engine = fake()
    for reuse in (False, False):
        engine.submit(long("a"), slot=0, reuse=reuse)
        settle(engine)
    counters = engine.scheduler.counters
    assert (counters.prefill_chunks, counters.prefill_tokens_reused) == (6, 0)
    engine.submit(long("a"), slot=0, reuse=True)
    settle(engine)
    assert (counters.prefill_chunks, counters.prefill_tokens_reused) == (6, 39)


def test_log_probabilities_of_a_prompt_need_all_its_chunks() -> None:
    engine = fake()
    engine.submit(long("a"), slot=0)
    settle(engine)
    engine.submit(long("b", prompt_logprobs=1), slot=0, reuse=True)
    settle(engine)
    assert engine.scheduler.counters.prefill_tokens_reused == 0


def test_what_is_saved_of_an_evicted_stream_leaves_before_its_slot_is_written() -> None:
    engine = fake()
    engine.submit(long("old", 17), slot=0)
    settle(engine)
    engine.take_snapshot(0, 0)
    engine.submit(long("a", 33, 33, max_tokens=20), slot=1)
    events = [event for _ in range(6) for event in engine.step()]
    engine.pause("a")
    engine.evict("a")
    assert engine.cached_prefix(1) == long("a", 33, 33).prompt_token_ids[:-1]
    engine.load_snapshot(0, 1)
    assert engine.cached_prefix(1) == long("old", 17).prompt_token_ids[:-1]
    events += settle(engine)
    engine.submit(long("new", 17), slot=1, reuse=True)
    events += settle(engine)
    engine.resume("a")
    events += settle(engine)
    plain = Engine(FakeRunner(replace(FAKE, depth=1)), tokenizer())  # type: ignore[arg-type]
    for each in (long("a", 33, 33, max_tokens=20), long("new", 17)):
        assert [event for event in events if event.request_id == each.request_id] == alone(plain, each)
    assert engine.scheduler.counters.prefill_tokens_reused == 16


def test_a_stream_that_is_cancelled_in_its_prompt_leaves_what_was_computed() -> None:
    engine = fake(prefill_tokens_per_step=8)
    engine.submit(long("a"), slot=0)
    engine.step()
    engine.cancel("a")
    assert len(engine.cached_prefix(0)) == 16
    engine.submit(long("b"), slot=0, reuse=True)
    settle(engine)
    assert engine.scheduler.counters.prefill_tokens_reused == 16


def test_an_evicted_stream_reuses_what_its_next_slot_holds_only_if_it_has_no_kv_of_its_own() -> None:
    engine = fake()
    engine.submit(long("other"), slot=0)
    settle(engine)
    engine.submit(long("a", max_tokens=20), reuse=True)
    for _ in range(4):
        engine.step()
    reused = engine.scheduler.counters.prefill_tokens_reused
    engine.evict("a")
    settle(engine)
    assert (reused, engine.scheduler.counters.prefill_tokens_reused, engine.scheduler.counters.restores) == (39, 39, 1)


@pytest.mark.parametrize("more", [(), (9,), (9,) * 5])
@pytest.mark.parametrize("length", [37, 35])
def test_a_recurrent_state_is_taken_where_it_stands_and_a_prompt_goes_on_there(length: int, more: tuple[int, ...]) -> None:
    """At a border of chunks with any prompt that begins with it; elsewhere only with one that has a single token more."""
    engine = with_recurrent_state()
    answer = tokens(run(engine, [long("a", length, max_tokens=4, ignore_eos=True)])["a"])
    known = (*long("a", length).prompt_token_ids, *answer[:-1])
    assert len(known) == length + 3
    engine.take_snapshot(0, 0)
    run(engine, [long("b", 17, 17)])
    engine.load_snapshot(0, 1)
    asked = request("c", [*known, answer[-1], *more], max_tokens=6)
    engine.submit(asked, slot=1, reuse=True)
    assert settle(engine) == alone(with_recurrent_state(), asked)
    fits = length == 37 or not more
    assert engine.scheduler.counters.prefill_tokens_reused == (length + 3 if fits else 0)


def with_recurrent_state() -> Engine:
    runner = FakeRunner(replace(WITH_SNAPSHOTS, depth=2), prefill_is_exact=True, steps_are_exact=True, has_recurrent_state=True)
    return Engine(runner, tokenizer())  # type: ignore[arg-type]


def test_a_recurrent_state_that_has_seen_more_than_is_known_is_refused_with_the_numbers() -> None:
    engine = with_recurrent_state()
    engine.submit(long("a", 20, max_tokens=30, ignore_eos=True), slot=0)
    come = [event for _ in range(6) for event in engine.step()]
    engine.cancel("a")
    known = 20 + len(come) - 1
    with pytest.raises(ValueError, match=rf"^snapshot 0: .* slot 0 has seen {known + 1} tokens, and the slot's prefix has {known}$"):
        engine.take_snapshot(0, 0)
    engine.submit(long("b", 20, max_tokens=4, ignore_eos=True), slot=0)
    settle(engine)
    engine.take_snapshot(0, 0)


def test_a_snapshot_of_recurrent_state_waits_for_the_step_that_found_the_end() -> None:
    """The row had ended on the device, so that the step in flight adds nothing."""
    engine = with_recurrent_state()
    drawn = (long(f"s{seed}", 20, max_tokens=20, seed=seed, ignore_eos=False) for seed in range(99))
    engine.submit(next(each for each in drawn if 2 < len(tokens_of(each)) < 19), slot=0)
    while engine.live:
        engine.step()
    assert 0 not in engine.free_slots
    engine.take_snapshot(0, 0)
    assert 0 in engine.free_slots
    settle(engine)


def test_a_reset_empties_slots_and_snapshots() -> None:
    engine = fake()
    engine.submit(long("a"), slot=0)
    settle(engine)
    engine.take_snapshot(0, 0)
    engine.reset()
    assert engine.cached_prefix(0) == ()
    with pytest.raises(ValueError, match="snapshot 0 is empty"):
        engine.load_snapshot(0, 1)


def test_refusals_name_what_is_in_the_way() -> None:
    engine = fake()
    engine.submit(long("a"), slot=1, allowance=1)
    settle(engine)
    for verb in (engine.take_snapshot, engine.load_snapshot):
        with pytest.raises(ValueError, match="slot 1 is held by a"):
            verb(0, 1)
    assert engine.cached_prefix(1) == ()
    with pytest.raises(ValueError, match=r"slot 7 is outside \[0, 3\)"):
        engine.cached_prefix(7)
    engine.cancel("a")
    assert isinstance(settle(engine)[-1], EndEvent)
    with pytest.raises(ValueError, match=r"snapshot 2 is outside \[0, 2\)"):
        engine.take_snapshot(2, 1)
    with pytest.raises(ValueError, match=r"snapshot 0 is outside \[0, 0\)"):
        fake(snapshots=0).take_snapshot(0, 1)


def test_copies_are_recorded_and_make_no_span() -> None:
    engine = fake()
    engine.trace = Trace()
    engine.submit(long("a"), slot=0)
    events = settle(engine)
    engine.take_snapshot(0, 0)
    assert not engine.is_idle
    settle(engine)
    engine.load_snapshot(0, 1)
    engine.submit(long("b"), slot=1, reuse=True)
    events += settle(engine)
    plans = [type(record.plan).__name__ for record in engine.trace.records if isinstance(record, Dispatched)]
    assert (plans.count("TakeSnapshot"), plans.count("LoadSnapshot")) == (1, 1)
    found = timeline(engine.trace, 3)
    assert {span.kind for span in found.spans if span.stream == "b"} == {"decode"}
    assert len(tokens(events)) == 12
