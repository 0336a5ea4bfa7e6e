"""The scheduler's plans, one situation at a time; its life as a whole is in `tests/test_life_of_a_request.py`."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.control.fake_device import EOS, FakeRunner
from xlaengine.config import EngineConfig
from xlaengine.control.chunks import chunks_of
from xlaengine.control.plan import NOT_FINITE, Admit, Chunk, Plan, Prefill, Restore, Save, Score, Step, StepTokens
from xlaengine.control.scheduler import Scheduler
from xlaengine.types import EndEvent, Event, PromptEvent, Request, SamplingParams, StreamId, TokenEvent

CONFIG = EngineConfig(
    max_num_seqs=3, decode_widths=(2, 4), prefill_buckets=(4, 8, 16), prefill_tokens_per_step=16, max_model_len=64, kv_block=16
)


def make_request(request_id: str, prompt: int = 1, max_tokens: int = 3, seed: int = 1, **more: Any) -> Request:
    params = SamplingParams(max_tokens=max_tokens, seed=seed, **{"ignore_eos": True} | more)
    return Request(request_id=request_id, prompt_token_ids=tuple(range(prompt)), params=params)


def finish(scheduler: Scheduler) -> list[Event]:
    """Step synchronously until all have ended."""
    device, events = FakeRunner(CONFIG), []
    while scheduler.can_go_on:
        for plan in scheduler.plan():
            device.dispatch(plan)
        while device.flights:
            flight = device.flights[0]
            events += scheduler.commit(flight.plan, device.collect(flight))
    return events


def test_an_id_may_be_used_again_once_its_request_has_ended() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.add(make_request("a"))
    assert len(finish(scheduler)) == 3
    scheduler.add(make_request("a"))
    assert scheduler.cancel("a") == [EndEvent(StreamId("a"), "abort")]
    scheduler.add(make_request("a"))
    assert len(finish(scheduler)) == 3


def test_cancelling_what_is_unknown_changes_nothing() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.cancel("nobody")
    assert not scheduler.can_go_on


def test_cancelled_request_leaves_the_queue_and_frees_its_slot() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    for request_id in "abcd":
        scheduler.add(make_request(request_id))
    scheduler.plan()
    assert (scheduler.waiting, scheduler.slots.free) == (1, 0)
    scheduler.cancel("d")
    assert scheduler.waiting == 0
    scheduler.cancel("a")  # its first token is in flight
    assert scheduler.slots.free == 0


def test_a_step_plans_chunks_then_the_admission_then_one_decode() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.add(make_request("a", prompt=12))
    chunk, padded, admit, decode = scheduler.plan()
    assert isinstance(chunk, Prefill)
    assert isinstance(padded, Prefill)
    assert isinstance(admit, Admit)
    assert isinstance(decode, Step)
    assert chunk.chunks == (Chunk(admit.lease, 0, tuple(range(8)), 8),)
    assert padded.chunks == (Chunk(admit.lease, 8, (8, 9, 10), 4),)
    assert scheduler.counters.prefill_padded_tokens == 1
    assert (decode.leases, decode.width, decode.logprobs) == ((admit.lease,), 2, (None,))


def test_a_long_prompt_waits_its_budget_out_while_others_decode() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.add(make_request("short"))
    scheduler.add(make_request("long", prompt=33))
    first = scheduler.plan()
    assert [type(plan) for plan in first] == [Admit, Prefill, Step]
    assert [lease.stream_id.request_id for lease in first[-1].leases] == ["short"]  # type: ignore[union-attr]
    second = scheduler.plan()
    assert [type(plan) for plan in second] == [Prefill, Admit, Step]
    assert scheduler.counters.midstream_admits == 1


def test_no_more_tokens_are_launched_than_the_request_may_have() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.add(make_request("a", max_tokens=2))
    launched = [plan for _ in range(5) for plan in scheduler.plan() if isinstance(plan, Step)]
    assert len(launched) == 2


def test_decode_asks_for_logprobs_when_one_of_its_rows_does() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.add(make_request("plain"))
    params = SamplingParams(max_tokens=1, seed=0, logprobs=0)
    scheduler.add(Request(request_id="asks", prompt_token_ids=(1,), params=params))
    both, without = scheduler.plan()[-1], scheduler.plan()[-1]
    assert isinstance(both, Step)
    assert isinstance(without, Step)
    assert (both.wants_logprobs, without.wants_logprobs) == (True, False)


def test_a_device_that_ends_a_row_before_the_host_does_is_reported() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.add(make_request("a"))
    decode = scheduler.plan()[-1]
    assert isinstance(decode, Step)
    with pytest.raises(RuntimeError, match="slot 0 took no step, yet StreamId\\(request_id='a'"):
        list(scheduler.commit(decode, StepTokens([()] * 3)))


def test_logits_that_are_no_numbers_are_their_streams_end_alone() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.add(make_request("a"))
    scheduler.add(make_request("b"))
    decode = scheduler.plan()[-1]
    assert isinstance(decode, Step)
    end, token = scheduler.commit(decode, StepTokens([(NOT_FINITE,), (11,), ()]))
    assert isinstance(end, EndEvent)
    assert isinstance(token, TokenEvent)
    assert (end.stream_id, end.finish_reason, token.stream_id) == (StreamId("a"), "error", StreamId("b"))
    assert scheduler.counters.finishes == {"error": 1}


def test_what_lands_must_be_what_was_launched() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.add(make_request("a"))
    save = Save(scheduler.plan()[0].lease, 1)  # type: ignore[union-attr]
    with pytest.raises(TypeError, match="a Save cannot land as StepTokens"):
        list(scheduler.commit(save, StepTokens([(1,)] * 3)))


# --- leaving and coming back


class Driven:
    """A scheduler and a fake device, one flight at a time."""

    def __init__(self) -> None:
        self.scheduler = Scheduler(CONFIG, (EOS,))
        self.device = FakeRunner(CONFIG)

    def launch(self) -> list[Plan]:
        plans = self.scheduler.plan()
        for plan in plans:
            self.device.dispatch(plan)
        return plans

    def land(self) -> list[Event]:
        flight = self.device.flights[0]
        return list(self.scheduler.commit(flight.plan, self.device.collect(flight)))

    def finish(self) -> list[Event]:
        """Step by step until all have ended."""
        events: list[Event] = []
        while self.scheduler.can_go_on or self.device.flights:
            self.launch()
            while self.device.flights:
                events += self.land()
        return events

    def kinds(self) -> list[type]:
        return [type(plan) for plan in self.launch()]


def test_a_paused_row_is_left_out_of_decode_and_keeps_its_slot() -> None:
    d = Driven()
    d.scheduler.add(make_request("a", max_tokens=9))
    d.scheduler.add(make_request("b", max_tokens=9))
    d.launch()
    assert d.scheduler.pause("a")
    assert [event.request_id for event in d.land()] == ["a", "b"], "what was in flight still comes"
    (decode,) = d.launch()
    assert isinstance(decode, Step)
    assert [lease.stream_id.request_id for lease in decode.leases] == ["b"]
    assert (d.scheduler.slots.in_use, d.scheduler.paused, d.scheduler.running) == (2, 1, 1)
    d.scheduler.resume("a")
    (decode,) = d.launch()
    assert isinstance(decode, Step)
    assert {lease.stream_id.request_id for lease in decode.leases} == {"a", "b"}
    assert len(d.device.prefilled) == 0


def test_an_evicted_row_is_saved_once_its_last_step_is_launched_and_comes_back_once_all_has_landed() -> None:
    d = Driven()
    d.scheduler.add(make_request("a", prompt=18, max_tokens=9))
    d.launch(), d.launch()  # 16 prompt tokens fill the first step's budget
    d.scheduler.evict("a")
    (save,) = d.launch()
    assert isinstance(save, Save)
    assert save.blocks == 2  # 17 prompt entries and one decoded
    assert d.scheduler.slots.in_use == 1, "a flight still writes the slot"
    assert [type(event) for event in d.land()] == [TokenEvent]
    assert d.launch() == [], "its KV is still on the way"
    d.land()
    assert d.kinds() == [Restore, Admit, Step]
    assert d.scheduler.counters.restores == d.scheduler.counters.evictions == 1
    assert len(d.device.prefilled) == 2, "nothing is prefilled again"


def bare(plans: list[Plan]) -> list[tuple[Any, ...]]:
    """Which prompt chunks run, whichever slots the requests hold."""
    works = [work for plan in plans if isinstance(plan, Prefill | Score) for work in (plan.chunks if isinstance(plan, Prefill) else [plan])]
    return [(type(work), work.start, work.tokens, work.bucket) for work in works]


def test_a_row_evicted_before_its_first_token_is_prefilled_again_by_the_same_graphs() -> None:
    d = Driven()
    d.scheduler.add(make_request("a", prompt=30, prompt_logprobs=1))
    first = d.launch()
    d.scheduler.evict("a")
    again = d.launch()
    assert bare(first) == bare(again)
    for _ in range(sum(isinstance(plan, Score) for plan in first)):
        d.land()
    (stream,) = d.scheduler._streams.values()
    assert stream.prompt_logprobs == [], "what was scored under the ended lease counts no more"


@pytest.mark.parametrize("landed", [False, True])
def test_a_prompt_that_is_evicted_half_way_is_reported_once(landed: bool) -> None:
    """Its scores may have come back before it leaves, or come too late."""
    d, undisturbed = Driven(), Driven()
    for each in (d, undisturbed):
        each.scheduler.add(make_request("a", prompt=40, prompt_logprobs=1))
    first = d.launch()
    assert isinstance(first[-1], Score), "only a part of the prompt is in yet"
    if landed:
        d.land()
    d.scheduler.evict("a")
    (report,) = (event for event in d.finish() if isinstance(event, PromptEvent))
    (expected,) = (event for event in undisturbed.finish() if isinstance(event, PromptEvent))
    assert len(expected.logprobs) == 39
    assert report == expected


def test_a_requests_first_completion_alone_reports_its_prompt() -> None:
    d = Driven()
    d.scheduler.add(make_request("a", prompt=7, prompt_logprobs=1, n=2))
    events = d.finish()
    assert {event.stream_id.completion for event in events} == {0, 1}
    assert [event.stream_id.completion for event in events if isinstance(event, PromptEvent)] == [0]


def test_the_longest_paused_row_makes_room_for_one_that_waits_and_comes_back_before_the_queue() -> None:
    d = Driven()
    for request_id in "abcd":
        d.scheduler.add(make_request(request_id, max_tokens=9))
    d.launch(), d.land()
    d.scheduler.pause("b"), d.scheduler.pause("a")
    save, admit, _decode = d.launch()
    assert isinstance(save, Save)
    assert isinstance(admit, Admit)
    assert (save.lease.stream_id.request_id, admit.lease.stream_id.request_id) == ("b", "d")
    assert (d.scheduler.counters.policy_evictions, d.scheduler.counters.evictions) == (1, 1)
    d.scheduler.add(make_request("e", max_tokens=9))
    d.scheduler.resume("b")
    d.land(), d.land()
    kinds = [(type(plan), plan.lease.stream_id.request_id) for plan in d.launch() if not isinstance(plan, Step)]
    assert kinds == [(Save, "a"), (Restore, "b"), (Admit, "b")]
    assert d.scheduler.counters.admissions_deferred > 0


def test_one_slot_that_is_about_to_be_free_is_room_enough() -> None:
    d = Driven()
    for request_id in "abc":
        d.scheduler.add(make_request(request_id, max_tokens=9))
    d.launch()
    for request_id in "ab":
        d.scheduler.pause(request_id)
    d.scheduler.add(make_request("d"))
    d.launch()
    d.launch()
    assert d.scheduler.counters.policy_evictions == 1, "its flight is out: wait for it, do not evict another"


def test_requests_get_their_slots_in_the_order_they_came() -> None:
    scheduler, device = Scheduler(CONFIG, (EOS,)), FakeRunner(CONFIG)
    for i in range(12):
        scheduler.add(make_request(str(i), prompt=1 + 7 * i % 30, max_tokens=1 + i % 4, n=1 + i % 2))
    while scheduler.can_go_on:
        for plan in scheduler.plan():
            device.dispatch(plan)
        while device.flights:
            list(scheduler.commit(device.flights[0].plan, device.collect(device.flights[0])))
    assert device.order == sorted(device.order, key=lambda stream_id: (int(stream_id.request_id), stream_id.completion))
    assert len(device.order) == 18


FACTORS = st.sets(st.integers(1, 12), max_size=4)
BUCKETS = st.builds(lambda unit, factors: tuple(unit * factor for factor in sorted({1} | factors)), st.integers(1, 16), FACTORS)


@given(length=st.integers(1, 400), buckets=BUCKETS)
def test_chunks_cover_the_prompt_exactly_on_the_grid_of_the_smallest_bucket(length: int, buckets: tuple[int, ...]) -> None:
    smallest = buckets[0]
    chunks = list(chunks_of(length, buckets))
    ends = [start + bucket for start, bucket in chunks]
    assert [start for start, _ in chunks] == [0, *ends[:-1]]
    assert all(start % smallest == 0 and bucket in buckets for start, bucket in chunks)
    assert length <= ends[-1] < length + smallest  # so what is past the prompt lies within its last grid cell
