"""The scheduler against a fake device: whatever is added, cancelled and delayed, everyone gets their own stream."""

from __future__ import annotations

import copy
from collections import defaultdict
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.host.fake_device import EOS, FakeDevice, stream_of
from xlaengine.config import EngineConfig
from xlaengine.host.plan import Admit, Decode, Prefill
from xlaengine.host.scheduler import Scheduler, chunk_bucket
from xlaengine.protocol import InvalidRequest, Request, SamplingParams, TokenEvent

CONFIG = EngineConfig(
    max_num_seqs=3, decode_widths=(2, 4), prefill_buckets=(4, 8, 16), prefill_tokens_per_step=16, max_model_len=64, kv_block=16
)


def make_request(request_id: str, prompt: int = 1, max_tokens: int = 3, seed: int = 1, ignore_eos: bool = True) -> Request:
    params = SamplingParams(max_tokens=max_tokens, seed=seed, ignore_eos=ignore_eos)
    return Request(request_id=request_id, prompt_token_ids=tuple(range(prompt)), params=params)


class Streams(RuleBasedStateMachine):
    """A user who adds and cancels, and a device that lands flights late."""

    @initialize(count=st.integers(1, 4), depth=st.integers(1, 3))
    def build(self, count: int, depth: int) -> None:
        self.depth = depth
        self.scheduler = Scheduler(replace(CONFIG, max_num_seqs=count), (EOS,))
        self.device = FakeDevice(count)
        self.added: dict[str, Request] = {}
        self.cancelled: set[str] = set()
        self.events: dict[str, list[TokenEvent]] = defaultdict(list)
        self.late = 0

    @rule(prompt=st.integers(1, 40), max_tokens=st.integers(1, 8), seed=st.integers(0, 99), ignore_eos=st.booleans())
    def add(self, prompt: int, max_tokens: int, seed: int, ignore_eos: bool) -> None:
        request = make_request(str(len(self.added)), prompt, max_tokens, seed, ignore_eos)
        self.scheduler.add(request)
        self.added[request.request_id] = request

    @precondition(lambda self: self.open())
    @rule(data=st.data())
    def cancel(self, data: st.DataObject) -> None:
        request_id = data.draw(st.sampled_from(self.open()))
        self.scheduler.cancel(request_id)
        self.cancelled.add(request_id)

    @precondition(lambda self: self.open())
    @rule(data=st.data())
    def add_an_id_that_is_in_use(self, data: st.DataObject) -> None:
        counters, waiting, free = copy.deepcopy(self.scheduler.counters), self.scheduler.waiting, self.scheduler.slots.free
        with pytest.raises(InvalidRequest, match="already in use"):
            self.scheduler.add(make_request(data.draw(st.sampled_from(self.open()))))
        assert (self.scheduler.counters, self.scheduler.waiting, self.scheduler.slots.free) == (counters, waiting, free)

    @rule()
    def step(self) -> None:
        plans = self.scheduler.plan()
        assert sum(isinstance(plan, Decode) for plan in plans) <= 1
        assert not any(isinstance(plan, Decode) for plan in plans[:-1]), "decode goes last"
        self.check_prefill_budget([plan for plan in plans if isinstance(plan, Prefill)])
        before = len(self.device.flights)
        for plan in plans:
            self.device.dispatch(plan)
        if self.device.flights and (len(self.device.flights) >= self.depth or len(self.device.flights) == before):
            self.land()

    @precondition(lambda self: self.device.flights)
    @rule()
    def land(self) -> None:
        flight = self.device.flights.popleft()
        live = set(self.open())
        late = [lease for lease in flight.plan.leases if lease.request_id not in live]
        self.late += len(late)
        events = self.scheduler.commit(flight.plan, flight.tokens, {})
        assert len(events) == len(flight.plan.leases) - len(late)
        for event in events:
            assert event.request_id in live, "an event after the end"
            self.events[event.request_id].append(event)

    def check_prefill_budget(self, chunks: list[Prefill]) -> None:
        """The chunk that crosses the budget is the last."""
        assert sum(chunk.bucket for chunk in chunks[:-1]) < CONFIG.prefill_tokens_per_step

    @invariant()
    def everyone_has_had_the_start_of_their_own_stream(self) -> None:
        for request_id, events in self.events.items():
            wanted = stream_of(self.added[request_id])
            got = [event.token_id for event in events]
            assert got == wanted[: len(got)]
            assert [event.index for event in events] == list(range(len(got)))
            assert all(event.finish_reason is None for event in events[:-1])
            assert (events[-1].finish_reason is not None) == (len(got) == len(wanted))

    @invariant()
    def first_come_first_served(self) -> None:
        order = [int(request_id) for request_id in self.device.order]
        assert order == sorted(set(order))

    @invariant()
    def late_tokens_are_counted(self) -> None:
        assert self.scheduler.counters.late_tokens_dropped == self.late

    def open(self) -> list[str]:
        ended = {request_id for request_id, events in self.events.items() if events[-1].finish_reason}
        return [request_id for request_id in self.added if request_id not in ended | self.cancelled]

    def teardown(self) -> None:
        for _ in range(2000):
            if not self.scheduler.has_work and not self.device.flights:
                break
            self.step()
        self.everyone_has_had_the_start_of_their_own_stream()
        assert not self.open(), "someone never finished"
        assert self.scheduler.slots.in_use == 0
        for request_id, events in self.events.items():
            if events[-1].finish_reason == "stop":
                assert events[-1].token_id == EOS
                assert not self.added[request_id].params.ignore_eos
        counters = self.scheduler.counters
        assert counters.output_tokens == sum(map(len, self.events.values()))
        assert sum(counters.finishes.values()) == len(self.added) - len(self.cancelled)


Streams.TestCase.settings = settings(max_examples=120, stateful_step_count=40, deadline=None)
TestStreams = Streams.TestCase


def finish(scheduler: Scheduler) -> list[TokenEvent]:
    device, events = FakeDevice(CONFIG.max_num_seqs), []
    while scheduler.has_work:
        for plan in scheduler.plan():
            device.dispatch(plan)
        flight = device.flights.popleft()
        events += scheduler.commit(flight.plan, flight.tokens, {})
    return events


def test_an_id_may_be_used_again_once_its_request_has_ended() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.add(make_request("a"))
    assert len(finish(scheduler)) == 3
    scheduler.add(make_request("a"))
    scheduler.cancel("a")
    scheduler.add(make_request("a"))
    assert len(finish(scheduler)) == 3


def test_cancelling_what_is_unknown_changes_nothing() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.cancel("nobody")
    assert not scheduler.has_work


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
    assert isinstance(decode, Decode)
    assert (chunk.start, chunk.bucket, chunk.tokens) == (0, 8, tuple(range(8)))
    assert (padded.start, padded.bucket, padded.tokens) == (8, 4, (8, 9, 10))
    assert scheduler.counters.padded_tokens == 1
    assert (decode.leases, decode.width, decode.logprobs) == ((admit.lease,), 2, (None,))


def test_a_long_prompt_waits_its_budget_out_while_others_decode() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.add(make_request("short"))
    scheduler.add(make_request("long", prompt=33))
    first = scheduler.plan()
    assert [type(plan) for plan in first] == [Admit, Prefill, Decode]
    assert [lease.request_id for lease in first[-1].leases] == ["short"]  # type: ignore[union-attr]
    second = scheduler.plan()
    assert [type(plan) for plan in second] == [Prefill, Admit, Decode]
    assert scheduler.counters.midstream_admits == 1


def test_no_more_tokens_are_launched_than_the_request_may_have() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.add(make_request("a", max_tokens=2))
    launched = [plan for _ in range(5) for plan in scheduler.plan() if isinstance(plan, Decode)]
    assert len(launched) == 2


def test_decode_asks_for_logprobs_when_one_of_its_rows_does() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.add(make_request("plain"))
    params = SamplingParams(max_tokens=1, seed=0, logprobs=0)
    scheduler.add(Request(request_id="asks", prompt_token_ids=(1,), params=params))
    both, without = scheduler.plan()[-1], scheduler.plan()[-1]
    assert isinstance(both, Decode)
    assert isinstance(without, Decode)
    assert (both.wants_logprobs, without.wants_logprobs) == (True, False)


def test_a_device_that_ends_a_row_before_the_host_does_is_reported() -> None:
    scheduler = Scheduler(CONFIG, (EOS,))
    scheduler.add(make_request("a"))
    decode = scheduler.plan()[-1]
    assert isinstance(decode, Decode)
    with pytest.raises(RuntimeError, match="slot 0 took no step, yet request 'a'"):
        scheduler.commit(decode, [-1, -1, -1], {})


FACTORS = st.sets(st.integers(1, 12), max_size=4)
BUCKETS = st.builds(lambda unit, factors: tuple(unit * factor for factor in sorted({1} | factors)), st.integers(1, 16), FACTORS)


def chunks_of(length: int, buckets: tuple[int, ...]) -> list[tuple[int, int]]:
    """(start, bucket) of each chunk of a prompt of this length."""
    chunks, start = [], 0
    while start < length:
        bucket = chunk_bucket(length - start, buckets)
        chunks.append((start, bucket))
        start += bucket
    return chunks


@given(length=st.integers(1, 400), buckets=BUCKETS)
def test_chunks_cover_the_prompt_exactly_on_the_grid_of_the_smallest_bucket(length: int, buckets: tuple[int, ...]) -> None:
    smallest = buckets[0]
    chunks = chunks_of(length, buckets)
    ends = [start + bucket for start, bucket in chunks]
    assert [start for start, _ in chunks] == [0, *ends[:-1]]
    assert all(start % smallest == 0 and bucket in buckets for start, bucket in chunks)
    assert length <= ends[-1] < length + smallest  # so what is past the prompt lies within its last grid cell
