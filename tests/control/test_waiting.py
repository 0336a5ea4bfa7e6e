"""Which request is next: first come, first served, or longest output first, where none is passed too often; and what that brings."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.control.fake_device import EOS, FakeRunner, tokens_of
from tests.control.test_scheduler import CONFIG, make_request
from tests.effort import slow
from xlaengine.config import EngineConfig, SchedulingPolicy
from xlaengine.control.plan import Step
from xlaengine.control.scheduler import Scheduler
from xlaengine.control.stream import Stage, Stream
from xlaengine.control.waiting import LOOK_AHEAD, PASSES, WaitingQueue, look_ahead
from xlaengine.observe.bench.streams import common_requests
from xlaengine.types import InvalidRequest, Request, StreamId, TokenEvent, ends


class Driven:
    """A scheduler on the fake device, which records the order in which requests got slots, and how often each was passed meanwhile.

    A stream is passed when one that was queued after it gets a slot that it would have taken.
    """

    def __init__(self, config: EngineConfig = CONFIG) -> None:
        self.config = config
        self.scheduler, self.device = Scheduler(config, (EOS,)), FakeRunner(config)
        self.seated: list[str] = []
        self.passed: dict[StreamId, int] = defaultdict(int)
        self.tokens: dict[StreamId, list[int]] = defaultdict(list)
        self.ended: list[StreamId] = []
        take = self.scheduler._seating.waiting.take

        def watched(slots):
            ready = [stream for stream in self.scheduler._seating.waiting if stream.can_be_seated]
            chosen = take(slots)
            self.seated.append(chosen.stream_id.name)
            for stream in ready[: ready.index(chosen)]:
                self.passed[stream.stream_id] += 1
            return chosen

        self.scheduler._seating.waiting.take = watched  # type: ignore[method-assign]

    def add(self, name: str, max_tokens: int, policy: SchedulingPolicy = "lof", **more) -> Request:
        request = make_request(name, max_tokens=max_tokens, **more)
        self.scheduler.add(request, policy=policy)
        return request

    def step(self) -> None:
        """Up to ``depth`` steps out, as the engine has them."""
        plans = self.scheduler.plan()
        for plan in plans:
            self.device.dispatch(plan)
        flying = sum(isinstance(flight.plan, Step) for flight in self.device.flights)
        if not plans or flying >= self.config.depth:
            self.land()

    def land(self) -> None:
        flight = self.device.flights[0]
        for event in self.scheduler.commit(flight.plan, self.device.collect(flight)):
            if isinstance(event, TokenEvent):
                self.tokens[event.stream_id].append(event.token_id)
            if ends(event):
                self.ended.append(event.stream_id)

    def finish(self) -> None:
        while self.scheduler.can_go_on or self.device.flights:
            self.step()


def test_longest_output_first_gives_the_slots_to_those_with_the_most_output_to_come() -> None:
    d = Driven()
    for name, max_tokens in zip("abcdef", (3, 9, 4, 9, 5, 12), strict=True):
        d.add(name, max_tokens)
    d.finish()
    assert "".join(d.seated) == "fbdeca", "of two that are alike the first that came"


def test_only_so_many_of_those_that_wait_are_looked_at() -> None:
    d = Driven()
    for i in range(LOOK_AHEAD * CONFIG.max_num_seqs):
        d.add(str(i), 3)
    d.add("beyond", 20)
    d.scheduler.plan()
    assert d.seated == ["0", "beyond", "1"], "it came within sight when the first had gone"


LENGTHS = st.lists(st.integers(1, 20), min_size=1, max_size=40)


@given(lengths=LENGTHS, one=st.integers(1, 9))
def test_first_come_first_served_is_what_it_says_and_so_is_longest_first_of_equals(lengths: list[int], one: int) -> None:
    for policy, each in (("fcfs", lengths), ("lof", [one] * len(lengths))):
        d = Driven()
        for i, max_tokens in enumerate(each):
            d.add(str(i), max_tokens, policy)
        d.finish()
        assert d.seated == [str(i) for i in range(len(each))]
        assert not d.passed


ARRIVALS = st.lists(
    st.tuples(st.integers(1, 20), st.integers(1, 33), st.integers(0, 3), st.sampled_from(["lof", "lof", "fcfs"]), st.integers(1, 2)),
    min_size=1,
    max_size=60,
)


@given(arrivals=ARRIVALS, passes=st.integers(0, 12), depth=st.integers(1, 3))
def test_all_requests_finish_as_they_are_alone_and_nobody_is_passed_more_than_the_bound(
    arrivals: list[tuple[int, int, int, SchedulingPolicy, int]], passes: int, depth: int
) -> None:
    """In the order of two policies, mixed; under ``fcfs`` alone the streams are the same."""
    d = Driven(replace(CONFIG, depth=depth))
    d.scheduler._seating.waiting._passes = passes
    requests: dict[str, Request] = {}
    policies: dict[str, SchedulingPolicy] = {}
    for i, (max_tokens, prompt, pause, policy, n) in enumerate(arrivals):
        requests[str(i)] = d.add(str(i), max_tokens, policy, prompt=prompt, n=n, ignore_eos=False)
        policies[str(i)] = policy
        for _ in range(pause):
            if d.scheduler.can_go_on:
                d.step()
    d.finish()
    wanted = {StreamId(name, i): tokens_of(request, i) for name, request in requests.items() for i in range(request.params.n)}
    assert d.tokens == wanted
    assert sorted(d.ended, key=str) == sorted(wanted, key=str)
    for stream_id, times in d.passed.items():
        assert times <= (passes if policies[stream_id.request_id] == "lof" else 0)


@pytest.mark.parametrize("B", [1, 3])
def test_an_endless_source_of_long_requests_does_not_keep_a_short_one_waiting(B: int) -> None:
    d = Driven(replace(CONFIG, max_num_seqs=B))
    for i in range(LOOK_AHEAD * B):
        d.add(f"long {i}", 20)
    d.step()
    d.add("short", 1)
    for i in range(1000):
        while (queued := d.scheduler.queued(4 * LOOK_AHEAD * B)) < 4 * LOOK_AHEAD * B:
            d.add(f"longer {i} {queued}", 21)
        d.step()
        if "short" in d.seated:
            break
    assert "short" in d.seated
    assert d.passed[StreamId("short")] == PASSES * B, "not before it must be"
    assert len(d.seated) <= (LOOK_AHEAD + PASSES) * B + B


def test_the_queue_is_counted_only_as_far_as_someone_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    d, asked = Driven(), list[Stream]()
    d.add("many", 3, n=700)
    may_run = Stream.may_run.fget
    assert may_run is not None
    monkeypatch.setattr(Stream, "may_run", property(lambda stream: asked.append(stream) or may_run(stream)))
    assert [d.scheduler.queued(most) for most in (0, 5, 9)] == [0, 5, 9]
    assert len(asked) <= 5 + 9
    assert d.scheduler.queued(10_000) == 700


def test_who_does_not_let_others_pass_passes_nobody() -> None:
    d = Driven()
    for name, max_tokens, policy in (
        ("a", 3, "lof"),
        ("b", 5, "lof"),
        ("now", 9, "fcfs"),
        ("c", 20, "lof"),
        ("d", 4, "lof"),
        ("e", 6, "fcfs"),
    ):
        d.add(name, max_tokens, policy)
    d.finish()
    assert d.seated == ["b", "a", "now", "c", "d", "e"]


def test_who_wants_a_certain_slot_gets_it_first_come_first_served() -> None:
    d = Driven()
    for name in "abc":
        d.add(name, 5)
    d.step()
    d.scheduler.add(make_request("pinned", max_tokens=2), slot=1, policy="lof")
    d.add("long", 20)
    d.finish()
    assert d.seated[3:] == ["pinned", "long"]
    assert not d.passed


def test_who_was_evicted_keeps_its_place_in_the_queue_whatever_the_policy() -> None:
    d = Driven()
    for name in "abc":
        d.add(name, 20, prompt=33)
    d.scheduler.plan()  # their prompts are not in yet, so that nothing must be saved first
    d.add("first", 2)
    d.scheduler.evict("a")  # it has more to come than any before it, and queues up again
    d.add("later", 30)
    d.scheduler.pause("b")
    d.scheduler.evict("b")
    d.scheduler.resume("b")
    d.finish()
    assert d.seated[3:] == ["b", "first", "a", "later"]


def test_a_paused_one_that_waits_is_not_passed_and_loses_no_patience() -> None:
    d = Driven()
    for name in "abc":
        d.add(name, 20)
    d.step()
    d.add("waits", 3)
    d.scheduler.pause("waits")
    d.add("long", 9)
    while "long" not in d.seated:
        d.step()
    assert d.scheduler._streams[StreamId("waits")].patience == PASSES * CONFIG.max_num_seqs
    assert d.scheduler._streams[StreamId("waits")].stage is Stage.WAITING
    d.scheduler.resume("waits")
    d.finish()
    assert d.seated[-1] == "waits"


def test_a_policy_that_is_none_is_refused_and_nothing_has_changed() -> None:
    with pytest.raises(ValueError, match="scheduling_policy must be one of fcfs, lof, got 'sjf'"):
        EngineConfig(scheduling_policy="sjf")  # type: ignore[arg-type]
    d = Driven()
    with pytest.raises(InvalidRequest, match="scheduling_policy must be one of fcfs, lof, got 'sjf'"):
        d.add("a", 3, "sjf")  # type: ignore[arg-type]
    assert not d.scheduler.live


def test_the_queue_is_searched_no_further_than_it_must_be() -> None:
    queue = WaitingQueue(8)
    assert (queue._candidates, look_ahead("lof", 8), look_ahead("fcfs", 8)) == (8 * LOOK_AHEAD, 8 * LOOK_AHEAD, 8)


def test_without_a_free_slot_the_queue_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    d, asked = Driven(), list[Stream]()
    d.add("many", 40, n=700)
    for _ in range(3):
        d.step()
    can_be_seated = Stream.can_be_seated.fget
    assert can_be_seated is not None
    monkeypatch.setattr(Stream, "can_be_seated", property(lambda stream: asked.append(stream) or can_be_seated(stream)))
    for _ in range(20):
        d.step()
    assert d.scheduler.queued(10_000) > 600
    assert len(asked) <= 20, "one a step, which counts it as deferred"


# --- goodput


PEERS = EngineConfig(max_model_len=1024)
"""The default slots and prefill buckets; the peers' workload needs 512 positions of 1024."""


class Batch:
    """The peers' workload as `LLM.run` has it: requests are pulled as slots free."""

    def __init__(self, policy: SchedulingPolicy, B: int, copies: int = 1) -> None:
        one = common_requests(49152, 32, 16, 256)
        prompts = [tuple(token % 90 + 3 for token in request.prompt_token_ids) for request in one]
        names = [f"{i}.{request.request_id}" for i in range(copies) for request in one]
        requests = [
            replace(request, request_id=name, prompt_token_ids=prompt)
            for name, request, prompt in zip(names, one * copies, prompts * copies, strict=True)
        ]
        self.least = math.ceil(sum(request.max_tokens for request in requests) / B)
        d = Driven(replace(PEERS, max_num_seqs=B, decode_widths=(B,), depth=2))
        source = iter(requests)
        self.while_queued = 0.0
        while True:
            while d.scheduler.queued(look_ahead(policy, B)) < look_ahead(policy, B) and (request := next(source, None)) is not None:
                d.scheduler.add(request, policy=policy)
            if not d.scheduler.can_go_on and not d.device.flights:
                break
            d.step()
            counters = d.scheduler.counters
            if d.scheduler.queued(1):
                self.while_queued = counters.decode_steps * B / counters.decode_rows
        self.steps = counters.decode_steps
        self.padding = counters.prefill_padded_tokens / (counters.prefill_tokens + counters.prefill_padded_tokens)


@pytest.mark.parametrize("B", [8, 16])
def test_the_peers_workload_takes_a_tenth_more_steps_than_the_least_there_can_be_at_most(B: int) -> None:
    longest, first_come = Batch("lof", B), Batch("fcfs", B)
    assert longest.steps <= 1.1 * longest.least < first_come.steps
    assert longest.padding < 0.15


@pytest.mark.parametrize("policy", ["fcfs", "lof"])
@pytest.mark.parametrize("B", [32, *slow(8)])
def test_no_more_than_a_tenth_of_the_slots_is_empty_while_others_wait(policy: SchedulingPolicy, B: int) -> None:
    batch = Batch(policy, B, copies=4)
    assert 1 <= batch.while_queued <= 1.1
    assert batch.padding < 0.15
