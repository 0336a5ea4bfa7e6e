"""Whatever is submitted, cancelled, paused, resumed and evicted, and whenever: every stream is what it is alone, synchronously."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.conftest import TinyModel, make_engine, tiny_config
from tests.control.fake_device import EOS, FakeRunner, tokens_of
from tests.effort import RUNS_SLOW, examples
from xlaengine.check.compare import alone
from xlaengine.config import EngineConfig, Kernels, SchedulingPolicy
from xlaengine.engine import Engine
from xlaengine.text import DecodingError, Tokenizer
from xlaengine.text.stop import Outcome
from xlaengine.types import EndEvent, Event, PromptEvent, Request, SamplingParams, StreamId, TokenEvent, ends

FAKE = EngineConfig(
    max_num_seqs=3,
    decode_widths=(2, 4),
    prefill_buckets=(4, 8, 16),
    prefill_tokens_per_step=16,
    max_model_len=64,
    kv_block=16,
    max_logprobs=3,
    prompt_logprobs=True,
)

PARAMS = st.fixed_dictionaries(
    {"max_tokens": st.sampled_from([1, 2, 7, 12, 20]), "seed": st.integers(0, 99)},
    optional={
        "n": st.integers(1, 3),
        "temperature": st.sampled_from([0.0, 0.7, 1.5]),
        "top_k": st.integers(0, 6),
        "top_p": st.sampled_from([0.3, 0.9]),
        "min_p": st.sampled_from([0.01, 0.2]),
        "repetition_penalty": st.sampled_from([0.8, 1.3]),
        "presence_penalty": st.sampled_from([-1.0, 0.5]),
        "frequency_penalty": st.sampled_from([-0.5, 1.0]),
        "logit_bias": st.dictionaries(st.integers(3, 60), st.sampled_from([-100.0, -1.0, 3.0]), max_size=3),
        "min_tokens": st.integers(0, 12),
        "stop": st.lists(st.sampled_from(["o", "he", "ow", "qu", "z l", "e"]), max_size=2),
        "stop_token_ids": st.lists(st.integers(3, 60), max_size=2),
        "include_stop_str_in_output": st.booleans(),
        "ignore_eos": st.booleans(),
        "logprobs": st.integers(0, 3),
        "prompt_logprobs": st.integers(0, 3),
    },
)


@cache
def tokenizer() -> Tokenizer:
    from tests.conftest import train_tiny_tokenizer

    return train_tiny_tokenizer()


def make_request(request_id: str, length: int, params: dict[str, Any]) -> Request:
    params = params | {"min_tokens": min(params.get("min_tokens", 0), params["max_tokens"])}
    prompt = tuple(3 + (length * 7 + i * i) % 90 for i in range(length))
    return Request(request_id=request_id, prompt_token_ids=prompt, params=SamplingParams(**params))


class Life(RuleBasedStateMachine):
    """A user who does all that one can do, and a loop whose text work is slow at times and fails at times."""

    build: Callable[[int], Engine]
    reference: Callable[[Request], list[Event]]

    @initialize(depth=st.integers(1, 3))
    def start(self, depth: int) -> None:
        self.engine = type(self).build(depth)
        self.counters_before = dict(vars(self.engine.scheduler.counters))
        self.requests: dict[str, Request] = {}
        self.cancelled: set[str] = set()
        self.broken: set[str] = set()
        self.events: dict[StreamId, list[Event]] = defaultdict(list)

    @precondition(lambda self: len(self.live()) < 6)
    @rule(length=st.sampled_from([1, 2, 9, 16, 17, 33, 40]), params=PARAMS, policy=st.sampled_from(["fcfs", "lof"]))
    def submit(self, length: int, params: dict[str, Any], policy: SchedulingPolicy) -> None:
        request = make_request(str(len(self.requests)), length, params)
        assert self.engine.submit(request, scheduling_policy=policy) == request.request_id
        self.requests[request.request_id] = request

    def live(self) -> list[str]:
        return self.engine.live

    @precondition(lambda self: self.live())
    @rule(data=st.data(), verb=st.sampled_from(["cancel", "pause", "pause", "resume", "resume", "evict", "evict"]))
    def intervene(self, data: st.DataObject, verb: str) -> None:
        request_id = data.draw(st.sampled_from(self.live()))
        assert getattr(self.engine, verb)(request_id)
        if verb == "cancel":
            self.cancelled.add(request_id)

    @precondition(lambda self: set(self.live()) - self.broken)
    @rule(data=st.data())
    def break_the_text_of_one(self, data: st.DataObject) -> None:
        request_id = data.draw(st.sampled_from(sorted(set(self.live()) - self.broken)))
        self.broken.add(request_id)
        for stream in self.engine.scheduler.streams_of[request_id]:
            stream.ending = BrokenEnding(stream.ending)

    @rule(seconds=st.sampled_from([0.0, 0.001, 0.05]))
    def work_on_text_takes_long(self, seconds: float) -> None:
        for stream in list(self.engine.scheduler._streams.values())[:1]:
            if not isinstance(stream.ending, BrokenEnding | SlowEnding):
                stream.ending = SlowEnding(stream.ending, seconds)

    @precondition(lambda self: not self.engine.is_idle)
    @rule(data=st.data(), verb=st.sampled_from(["evict", "pause"]), times=st.integers(0, 5))
    def intervene_with_one_that_has_begun(self, data: st.DataObject, verb: str, times: int) -> None:
        begun = [stream_id.request_id for stream_id, events in self.events.items() if not ends(events[-1])]
        if begun:
            getattr(self.engine, verb)(data.draw(st.sampled_from(begun)))
        self.step(times)

    @precondition(lambda self: not self.engine.is_idle)
    @rule(times=st.integers(1, 8))
    def step(self, times: int) -> None:
        for _ in range(times):
            for event in self.engine.step():
                past = self.events[event.stream_id]
                assert not past or not ends(past[-1]), "an event after the last one"
                past.append(event)

    @invariant()
    def everyone_has_had_the_start_of_their_own_stream(self) -> None:
        for stream_id, events in self.events.items():
            wanted = [event for event in type(self).reference(self.requests[stream_id.request_id]) if event.stream_id == stream_id]
            if isinstance(events[-1], EndEvent):
                *events, end = events
                reason = "error" if stream_id.request_id in self.broken and end.finish_reason == "error" else "abort"
                assert end.finish_reason == reason
                assert stream_id.request_id in (self.broken if reason == "error" else self.cancelled)
            assert events == wanted[: len(events)]

    def teardown(self) -> None:
        if not hasattr(self, "engine"):
            return
        for request_id in self.live():
            self.engine.resume(request_id)
        for _ in range(3000):
            if self.engine.is_idle:
                break
            self.step(1)
        self.everyone_has_had_the_start_of_their_own_stream()
        assert (self.engine.is_idle, self.engine.live, self.engine.scheduler.slots.in_use) == (True, [], 0)
        assert self.engine.scheduler.waiting == self.engine.scheduler.paused == 0
        streams = [StreamId(request_id, i) for request_id, request in self.requests.items() for i in range(request.params.n)]
        assert {stream_id for stream_id, events in self.events.items() if ends(events[-1])} == set(streams)
        got = {
            name: value - self.counters_before[name] for name, value in vars(self.engine.scheduler.counters).items() if name != "finishes"
        }
        assert got["requests"] == len(self.requests)
        assert got["cancels"] == len(self.cancelled)
        assert got["output_tokens"] >= sum(isinstance(event, TokenEvent) for events in self.events.values() for event in events)


class BrokenEnding:
    """Raises at the next token, once and for all."""

    def __init__(self, ending: Any):
        self.finish_early = ending.finish_early

    def push(self, token_id: int) -> Outcome:
        raise DecodingError("the text broke")


class SlowEnding:
    def __init__(self, ending: Any, seconds: float):
        self.inner, self.seconds, self.finish_early = ending, seconds, ending.finish_early

    def push(self, token_id: int) -> Outcome:
        time.sleep(self.seconds)
        self.seconds = 0.0
        return self.inner.push(token_id)


def by_hand(depth: int = 1) -> Engine:
    return Engine(FakeRunner(replace(FAKE, depth=depth)), tokenizer())  # type: ignore[arg-type]


def alone_on(engine: Callable[[], Engine]) -> Callable[[Request], list[Event]]:
    """What a request gives alone on such an engine; each is computed once."""
    known: dict[str, list[Event]] = {}

    def reference(each: Request) -> list[Event]:
        if repr(each) not in known:
            known[repr(each)] = alone(engine(), each)
        return known[repr(each)]

    return reference


def test_life_on_a_device_computed_by_hand() -> None:
    class OnFake(Life):
        build = staticmethod(by_hand)
        reference = staticmethod(alone_on(by_hand))

    run_machine(OnFake, max_examples=200, stateful_step_count=50)


def test_life_on_a_tiny_model(tiny_model: Callable[[str], TinyModel], kernels: Kernels) -> None:
    engine = run_on_tiny(Life, tiny_model("llama3"), kernels, max_examples=40)
    assert engine.metrics()["compiles_after_warmup"] == 0


def run_on_tiny(
    machine: type[Life],
    model: TinyModel,
    kernels: Kernels,
    max_examples: int,
    shown: Callable[[Engine], bool] = lambda engine: True,
    **changes: Any,
) -> Engine:
    """The machine on a real device, against another engine that has one request at a time; the engine it ran on, closed.

    Args:
        shown: whether the examples so far have exercised what the test is about. If not, more are drawn, four times at most.
    """
    shapes: dict[str, Any] = {"max_logprobs": 3, "prompt_logprobs": True, "prefill_tokens_per_step": 16, "kernels": kernels}
    plain: dict[str, Any] = (
        {} if RUNS_SLOW else changes
    )  # in the fast run the reference has the same graphs, so that they are compiled once
    sync = make_engine(model, tiny_config(3, **shapes, **plain), tokenizer())
    engine = make_engine(model, tiny_config(3, **shapes, **changes), tokenizer())

    def build(depth: int) -> Engine:
        engine.reset()  # else an example would find the slots of the one before, and be another when it is run again
        for _ in engine:
            pass
        engine.reconfigure(depth=depth)
        return engine

    class OnTiny(machine):
        pass

    OnTiny.build, OnTiny.reference = staticmethod(build), staticmethod(alone_on(lambda: sync))
    for _ in range(5):
        run_machine(OnTiny, max_examples=max_examples, stateful_step_count=40)
        if shown(engine):
            break
    engine.close()
    sync.close()
    return engine


def run_machine(machine: type[Life], max_examples: int, stateful_step_count: int) -> None:
    """So many examples where slow tests run (`tests.effort`)."""
    from hypothesis.stateful import run_state_machine_as_test

    tried = settings(max_examples=examples(max_examples), stateful_step_count=stateful_step_count)
    run_state_machine_as_test(machine, settings=tried)


@pytest.mark.parametrize("seed", range(40))
def test_the_fake_device_gives_what_a_person_computes(seed: int) -> None:
    """No engine in the expectation: tokens from the digest, the end from the whole text."""
    params = {
        "max_tokens": 1 + seed % 12,
        "seed": seed,
        "stop": [[], ["o"], ["he", "ow"]][seed % 3],
        "ignore_eos": seed % 2 == 0,
        "n": 1 + seed % 3,
    }
    request = make_request("a", 1 + seed % 30, params)
    events = alone(Engine(FakeRunner(FAKE), tokenizer()), request)  # type: ignore[arg-type]
    for completion in range(request.params.n):
        own = [event for event in events if event.stream_id.completion == completion and isinstance(event, TokenEvent)]
        tokens, text = cut(tokens_of(request, completion), request)
        assert [event.token_id for event in own] == tokens
        assert "".join(event.text for event in own) == text
        assert not any(isinstance(event, PromptEvent) for event in events)


def cut(tokens: list[int], request: Request) -> tuple[list[int], str]:
    for count in range(1, len(tokens) + 1):
        text = tokenizer().decode(tokens[:count])
        found = [text.find(stop) for stop in request.params.stop_strings if stop in text]
        if found:
            return tokens[:count], text[: min(found)]
    shown = [token for token in tokens if token != EOS]
    return tokens, tokenizer().decode(shown)
