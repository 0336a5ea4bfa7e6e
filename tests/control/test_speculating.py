"""The scheduler beside a drafter: what it plans, what it knows of tokens in flight, and what becomes of a run of tokens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.control.fake_device import EOS, FakeRunner, tokens_of
from tests.effort import examples
from tests.overlapping import overlapping
from tests.test_life_of_a_request import FAKE, Life, alone_on, by_hand, make_request, run_machine, tokenizer
from xlaengine.check.compare import alone
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.control.plan import Admit, Fill, Plan, Prefill, Restore, Save, Step
from xlaengine.engine import Engine
from xlaengine.types import Event, Request, StreamId, TokenEvent

TREE = ((0,), (1,), (0, 0), (1, 0), (0, 0, 0))
METHODS: dict[str, SpeculativeConfig] = {
    "ngram": SpeculativeConfig(method="ngram", num_speculative_tokens=4),
    "draft": SpeculativeConfig(method="draft", model="x", num_speculative_tokens=5, adaptive=False),
    "adaptive draft": SpeculativeConfig(method="draft", model="x", num_speculative_tokens=6),
    "eagle": SpeculativeConfig(method="eagle", model="x", num_speculative_tokens=3),
    "tree": SpeculativeConfig(method="medusa", model="x", num_speculative_tokens=3, tree=TREE, adaptive=False),
}


def config(method: str, depth: int = 1, **changes: Any) -> EngineConfig:
    return replace(FAKE, speculative=METHODS[method], depth=depth, **changes)


def some(salt: int, most: int = 99) -> Callable[[StreamId, int, int], int]:
    """A drafter whose luck depends on nothing but the place in the stream: stretches of good luck, and of bad."""

    def accepts(stream_id: StreamId, index: int, count: int) -> int:
        luck = (index * 2654435761 + salt * 40503 + sum(map(ord, stream_id.name)) * 97) >> 3
        mood = (index // 9 + salt) % 3
        return min(count, most, (count, luck % (count + 1), 0)[mood])

    return accepts


def engine_of(method: str, depth: int = 1, accepts: Callable[[StreamId, int, int], int] = some(0), **changes: Any) -> Engine:  # noqa: B008
    every_step = changes.pop("every_step", False)
    runner = FakeRunner(config(method, depth, **changes), min_depth(method, accepts), every_step)
    return Engine(runner, tokenizer())  # type: ignore[arg-type]


def min_depth(method: str, accepts: Callable[[StreamId, int, int], int]) -> Callable[[StreamId, int, int], int]:
    """Of a tree's nodes no more can be accepted than it is deep."""
    deep = METHODS[method].shape.depth
    return lambda stream_id, index, count: min(deep, accepts(stream_id, index, count))


def run_of(engine: Engine, requests: list[Request]) -> list[Event]:
    for each in requests:
        engine.submit(each)
    events = []
    while not engine.is_idle:
        events += engine.step()
    return sorted(events, key=lambda event: event.stream_id)


def requests_of(count: int, **params: Any) -> list[Request]:
    return [make_request(str(i), 1 + 5 * i % 31, {"max_tokens": 4 + 5 * i % 26, "seed": i} | params) for i in range(count)]


def plain(requests: list[Request]) -> list[Event]:
    engine = Engine(FakeRunner(FAKE), tokenizer())  # type: ignore[arg-type]
    return [event for each in requests for event in sorted(alone(engine, each), key=lambda event: event.stream_id)]


# --- streams


@pytest.mark.parametrize("every_step", [False, True])
@pytest.mark.parametrize("depth", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("method", METHODS)
def test_streams_are_those_of_a_plain_run_whatever_is_accepted(method: str, depth: int, every_step: bool) -> None:
    requests = requests_of(9, n=2, logprobs=2, prompt_logprobs=1, stop=["ow", "z l"], stop_token_ids=[31])
    engine = engine_of(method, depth, every_step=every_step)
    assert run_of(engine, requests) == plain(requests)
    counters = engine.scheduler.counters
    assert counters.spec_accepted_tokens > 0
    assert counters.output_tokens == sum(isinstance(event, TokenEvent) for event in plain(requests))
    assert engine.scheduler.slots.in_use == 0


@pytest.mark.parametrize("every_step", [False, True])
@pytest.mark.parametrize("method", METHODS)
def test_at_depth_2_a_step_is_read_while_the_next_is_out_whoever_proposes(
    method: str, every_step: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Real devices: `test_allowance`, `test_speculation`, `test_speculation_trained`, `speculate.test_speculation`."""
    requests = [replace(each, params=replace(each.params, max_tokens=30 - i)) for i, each in enumerate(requests_of(9, ignore_eos=True))]
    streams = overlapping(engine_of(method, accepts=some(1), every_step=every_step), requests, monkeypatch)
    whole = {each.request_id: alone(Engine(FakeRunner(FAKE), tokenizer()), each) for each in requests}  # type: ignore[arg-type]
    assert {name for name, events in streams.items() if events != whole[name]} == {"2"}, "the one that was cancelled"


@pytest.mark.parametrize("method", METHODS)
def test_accepted_lengths_of_every_step_are_the_same_at_every_depth(method: str) -> None:
    requests = requests_of(6, max_tokens=30, ignore_eos=True)
    runs = []
    for depth in (1, 2, 3, 4, 7):
        engine = engine_of(method, depth, some(3))
        run_of(engine, requests)
        runner: Any = engine.runner
        runs.append((runner.accepted, {name: value for name, value in vars(engine.scheduler.counters).items() if "spec" in name}))
    assert len(runs[0][0]) == 6
    assert all(run == runs[0] for run in runs)
    assert len({accepted for steps in runs[0][0].values() for _, accepted in steps}) > 2


@pytest.mark.parametrize("adaptive", [False, True])
@pytest.mark.parametrize("depth", [1, 2])
@pytest.mark.parametrize("max_tokens", [1, 2, 3, 9])
def test_a_stream_ends_at_its_length_in_the_middle_of_a_run(max_tokens: int, depth: int, adaptive: bool) -> None:
    speculative = replace(METHODS["ngram"], adaptive=adaptive)
    engine = Engine(FakeRunner(replace(FAKE, speculative=speculative, depth=depth)), tokenizer())  # type: ignore[arg-type]
    each = make_request("a", 5, {"max_tokens": max_tokens, "seed": 1, "ignore_eos": True})
    events = run_of(engine, [each])
    assert [event.token_id for event in events if isinstance(event, TokenEvent)] == tokens_of(each)
    assert events == plain([each])
    if adaptive and max_tokens == 1:
        assert engine.scheduler.counters.spec_verify_passes == 0, "one token needs no proposals"


def test_what_comes_after_a_stop_string_in_a_run_is_dropped_and_counted() -> None:
    seeds = range(60)
    dropped = 0
    for seed in seeds:
        each = make_request("a", 4, {"max_tokens": 12, "seed": seed, "ignore_eos": True, "stop": ["o"]})
        engine = Engine(FakeRunner(config("draft")), tokenizer())  # type: ignore[arg-type]
        events = run_of(engine, [each])
        assert events == plain([each])
        runner: Any = engine.runner
        made = sum(1 + right for _, right in runner.accepted[StreamId("a")])
        assert engine.scheduler.counters.late_tokens_dropped == made - len(events)
        dropped += made - len(events)
    assert dropped > 0


def test_a_run_that_ends_in_no_number_gives_the_tokens_before_it() -> None:
    engine = engine_of("draft", accepts=some(0))
    engine.submit(make_request("a", 4, {"max_tokens": 12, "seed": 3, "ignore_eos": True}))
    runner: Any = engine.runner
    steps = runner._steps

    def broken(plan: Step, counts: tuple[int, ...]) -> Any:
        landed = steps(plan, counts)
        return replace(landed, tokens=[(*tokens[:2], -2) if tokens else () for tokens in landed.tokens])

    runner._steps = broken
    runner.accepts = lambda *_: 3
    events = engine.step()
    assert [type(event).__name__ for event in events] == ["TokenEvent", "TokenEvent", "EndEvent"]
    assert "not numbers" in events[-1].message  # type: ignore[union-attr]
    assert engine.is_idle
    assert dict(engine.scheduler.counters.spec_accepted_lengths) == {1: 1}


class Speculating(Life):
    """Any life, and a device that accepts as many as it likes."""

    method = "ngram"
    every_step = False

    @classmethod
    def build(cls, depth: int) -> Engine:  # type: ignore[override]
        return engine_of(cls.method, depth, some(depth), every_step=cls.every_step)


@pytest.mark.parametrize(("method", "every_step"), [("ngram", False), ("adaptive draft", False), ("eagle", True), ("tree", False)])
def test_whatever_happens_streams_are_those_of_a_plain_run(method: str, every_step: bool) -> None:
    class OnFake(Speculating):
        pass

    OnFake.method, OnFake.every_step, OnFake.reference = method, every_step, staticmethod(alone_on(by_hand))
    run_machine(OnFake, max_examples=60, stateful_step_count=40)


VERBS = st.lists(st.tuples(st.sampled_from(["step", "pause", "resume", "evict"]), st.integers(0, 2)), max_size=40)


@given(verbs=VERBS, method=st.sampled_from(sorted(METHODS)), salt=st.integers(0, 50))
@settings(max_examples=examples(150))
def test_a_stream_speculates_the_same_through_pauses_and_evictions(verbs: list[tuple[str, int]], method: str, salt: int) -> None:
    requests = requests_of(3, max_tokens=30, ignore_eos=True)
    engine, quiet = engine_of(method, 2, some(salt)), engine_of(method, 1, some(salt))
    run_of(quiet, requests)
    for each in requests:
        engine.submit(each)
    for verb, at in verbs:
        if verb == "step":
            engine.step()
        else:
            getattr(engine, verb)(str(at))
    for at in range(3):
        engine.resume(str(at))
    while not engine.is_idle:
        engine.step()
    runner, undisturbed = engine.runner, quiet.runner
    assert runner.accepted == undisturbed.accepted  # type: ignore[attr-defined]


# --- plans


class Driven:
    """A scheduler of one engine, driven by hand at any depth; ``right`` of each step's proposals are accepted."""

    def __init__(self, method: str, right: int = 99, **changes: Any):
        self.engine = engine_of(method, 1, lambda stream_id, index, count: min(count, right), **changes)
        self.scheduler, self.device = self.engine.scheduler, self.engine.runner

    def launch(self) -> list[Plan]:
        plans = self.scheduler.plan()
        for plan in plans:
            self.device.dispatch(plan)
        return plans

    def land(self) -> list[Event]:
        runner: Any = self.device
        return list(self.scheduler.commit(runner.flights[0].plan, self.device.collect(runner.flights[0])))


def test_a_prompt_is_filled_in_after_the_admission_and_before_the_first_verify() -> None:
    d = Driven("draft")
    d.scheduler.add(make_request("a", 18, {"max_tokens": 9, "seed": 1}))
    d.launch()
    plans = d.launch()
    assert [type(plan) for plan in plans] == [Prefill, Admit, Fill, Fill, Step]
    fills = [plan for plan in plans if isinstance(plan, Fill)]
    assert [(plan.start, plan.bucket) for plan in fills] == [(0, 16), (16, 4)]
    assert [type(plan) for plan in d.launch()] == [Step], "it goes on from what it has fed itself"


@pytest.mark.parametrize("method", ["ngram", "tree"])
def test_a_drafter_without_a_cache_needs_no_filling(method: str) -> None:
    d = Driven(method)
    d.scheduler.add(make_request("a", 10, {"max_tokens": 9, "seed": 1}))
    assert not any(isinstance(plan, Fill) for plan in d.launch())


def test_after_tokens_without_proposals_the_drafter_catches_up_from_the_last_chunk_on() -> None:
    d = Driven("draft", right=0)
    d.scheduler.add(make_request("a", 5, {"max_tokens": 30, "seed": 1, "ignore_eos": True}))
    d.launch(), d.land()
    d.scheduler.pacing.switch(False)
    for _ in range(9):
        (decode,) = d.launch()
        assert isinstance(decode, Step)
        d.land()
    d.scheduler.pacing.switch(True)
    fill, *more, verify = d.launch()
    assert isinstance(fill, Fill)
    assert fill.start == 4  # entries up to 4 are valid, and 4 is on the grid
    assert sum(plan.bucket for plan in (fill, *more) if isinstance(plan, Fill)) == 12  # up to 14
    assert isinstance(verify, Step)


def test_it_catches_up_from_where_its_cache_is_valid_at_least_to_where_the_stream_may_be() -> None:
    d = Driven("draft", right=0)
    d.scheduler.add(make_request("a", 5, {"max_tokens": 30, "seed": 1, "ignore_eos": True}))
    for is_on in (True, False, False, True):  # nothing lands: after four entries and a run of one to six, two more
        d.scheduler.pacing.switch(is_on)
        plans = d.launch()
    assert [(plan.start, plan.start + plan.bucket) for plan in plans if isinstance(plan, Fill)] == [(4, 12)]


def test_verify_takes_the_smallest_graph_that_holds_its_places_and_decode_where_nobody_speculates() -> None:
    d = Driven("draft", max_num_seqs=8, decode_widths=(8,))
    assert d.device.terms is not None
    places = d.device.terms.places
    assert places == (16, 24, 48)
    sizes = []
    for i in range(8):
        d.scheduler.add(make_request(str(i), 3, {"max_tokens": 40, "seed": 1, "ignore_eos": True}))
        verify = d.launch()[-1]
        assert isinstance(verify, Step)
        assert verify.counts == (5,) * (i + 1)
        sizes.append(verify.places)
    assert sizes == [16, 16, 24, 24, 48, 48, 48, 48]
    d.scheduler.pacing.switch(False)
    assert isinstance(d.launch()[-1], Step)


def test_where_verify_fails_the_rehearsal_every_step_is_one_of_the_largest_size() -> None:
    d = Driven("ngram", right=0, every_step=True)
    for i in range(3):
        d.scheduler.add(make_request(str(i), 3, {"max_tokens": 30, "seed": 1, "ignore_eos": True}))
    seen = set()
    for _ in range(25):
        step = d.launch()[-1]
        assert isinstance(step, Step)
        seen.add((step.places, any(step.counts)))
        d.land()
    assert seen == {(15, True), (15, False)}


def test_rows_that_speculate_and_rows_that_do_not_are_in_one_verify() -> None:
    """One stream's drafter is always right, the other's never."""
    engine = engine_of("ngram", 2, lambda stream_id, index, count: count if stream_id.request_id == "good" else 0)
    for name in ("good", "bad"):
        engine.submit(make_request(name, 3, {"max_tokens": 50, "seed": 1, "ignore_eos": True}))
    runner: Any = engine.runner
    mixed = 0
    while not engine.is_idle:
        mixed += sum(isinstance(flight.plan, Step) and 0 in flight.plan.counts and any(flight.plan.counts) for flight in runner.flights)
        engine.step()
    assert mixed > 3
    assert engine.scheduler.counters.spec_fallbacks["not_covered"] + engine.scheduler.counters.spec_fallbacks["does_not_pay"] > 0


def test_what_is_saved_reaches_as_far_as_the_stream_may_have_got() -> None:
    d = Driven("draft", right=0)
    d.scheduler.add(make_request("a", 12, {"max_tokens": 40, "seed": 1, "ignore_eos": True}))
    d.launch(), d.launch()  # 11 entries, and 2 to 12 more in flight
    d.scheduler.evict("a")
    (save,) = d.launch()
    assert isinstance(save, Save)
    assert save.blocks == 2
    d.land(), d.land(), d.land()
    restore, admit, verify = d.launch()
    assert isinstance(restore, Restore)
    assert isinstance(admit, Admit)
    assert admit.pos == 11 + 2
    assert isinstance(verify, Step), "the drafter's cache came back with it"


def test_no_more_steps_are_launched_than_tokens_may_be_missing() -> None:
    """Each gives at least one token; how many more is not known before it lands."""
    d = Driven("draft")
    d.scheduler.add(make_request("a", 3, {"max_tokens": 3, "seed": 1, "ignore_eos": True}))
    assert [any(isinstance(plan, Step) for plan in d.launch()) for _ in range(5)] == [True, True, True, False, False]
    assert [len(d.land()) for _ in range(3)] == [3, 0, 0]
    assert d.scheduler.counters.late_tokens_dropped == 2
    assert d.scheduler.slots.in_use == 0


def test_speculation_can_be_turned_off_and_on_between_requests_and_streams_stay() -> None:
    engine = engine_of("draft", 2)
    requests = requests_of(4)
    for speculate in (True, False, True):
        engine.reconfigure(speculate=speculate)
        before = engine.scheduler.counters.spec_verify_passes
        assert run_of(engine, requests) == plain(requests)
        assert (engine.scheduler.counters.spec_verify_passes > before) == speculate
    bare = Engine(FakeRunner(FAKE), tokenizer())  # type: ignore[arg-type]
    bare.reconfigure(speculate=False)
    with pytest.raises(ValueError, match="built without a drafter"):
        bare.reconfigure(speculate=True)


def test_a_reset_ends_what_is_live_and_what_follows_is_as_ever() -> None:
    engine = engine_of("draft", 2)
    requests = requests_of(5)
    for each in requests:
        engine.submit(each)
    engine.step(), engine.step()
    engine.reset()
    ended = [event for event in engine.take() if not isinstance(event, TokenEvent)]
    assert {(event.finish_reason, event.message) for event in ended} == {("abort", "the engine was reset")}  # type: ignore[union-attr]
    assert (engine.is_idle, engine.live, engine.scheduler.slots.in_use) == (True, [], 0)
    assert run_of(engine, requests) == plain(requests)


def test_counters_say_what_was_proposed_and_accepted() -> None:
    engine = Engine(FakeRunner(config("draft", 2), lambda *_: 2), tokenizer())  # type: ignore[arg-type]
    run_of(engine, [make_request("a", 3, {"max_tokens": 10, "seed": 1, "ignore_eos": True})])
    metrics = engine.metrics()
    assert metrics["spec_accepted_lengths"] == {0: 1, 2: 3}
    assert (metrics["spec_verify_passes"], metrics["spec_draft_tokens"], metrics["spec_accepted_tokens"]) == (4, 20, 6)
    assert metrics["output_tokens"] == 10


def test_eos_in_a_run_is_its_last_token() -> None:
    found = 0
    for seed in range(40):
        each = make_request("a", 4, {"max_tokens": 12, "seed": seed})
        engine = engine_of("draft", 2)
        tokens = [event.token_id for event in run_of(engine, [each]) if isinstance(event, TokenEvent)]
        assert tokens == tokens_of(each)
        found += EOS in tokens
    assert found > 5
