"""The loop: what it refuses, what it serves, and that time, depth and neighbours change no stream."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.effort import rounds, slow
from tests.streams import drain, request, run, tokens
from xlaengine.check.compare import alone
from xlaengine.control.plan import Step
from xlaengine.engine import Engine
from xlaengine.text import DecodingError
from xlaengine.text.stop import Ending
from xlaengine.types import EndEvent, Event, InvalidRequest, Request, StreamId


@pytest.fixture(scope="module")
def exact(tiny_model: Callable[[str], TinyModel]) -> Iterator[Engine]:
    """B is odd, and S is 88 with nothing rounded up: 24 prompt tokens and the 64 recorded ones."""
    engine = make_engine(tiny_model("llama3"), tiny_config(B=5, max_model_len=88, kv_block=8, max_logprobs=0))
    yield engine
    engine.close()


def mixed(count: int = 9) -> list[Request]:
    """Greedy and sampled, one token and many, EOS on and off, with and without logprobs."""
    rng = np.random.default_rng(3)
    return [
        request(
            str(i),
            rng.integers(3, 131, [1, 2, 9, 17, 40][i % 5]),
            max_tokens=[1, 6, 13, 30][i % 4],
            temperature=[0, 0.8, 1.4][i % 3],
            top_k=[0, 5][i % 2],
            seed=i,
            logprobs=[None, 3, 0][i % 3],
            ignore_eos=i % 2 == 0,
        )
        for i in range(count)
    ]


# --- what is refused


def with_params(**params: Any) -> Request:
    return request("x", [5, 6, 7], **params)


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (request("x", [5, 131], max_tokens=1), r"token id 131 is outside the vocabulary \[0, 131\)"),
        (request("x", [-1], max_tokens=1), "token id -1 is outside"),
        (request("x", [5] * 90, max_tokens=7), r"prompt of 90 tokens \+ max_tokens 7 = 97 exceeds max_model_len 96"),
        (request("x", [5] * 97, max_tokens=1), "97 tokens"),
        (with_params(logprobs=6), "logprobs 6 was asked for, this engine was built with max_logprobs 5"),
        (request("taken", [5], max_tokens=1), "'taken' is already in use"),
    ],
)
def test_a_refused_request_changes_nothing(bad: Request, message: str, engine_at: Callable[..., Engine]) -> None:
    engine = engine_at(3)
    engine.submit(request("taken", [5, 6], max_tokens=3))
    engine.step()
    counters, state, slots = copy.deepcopy(engine.scheduler.counters), engine.runner.state, engine.scheduler.slots.free
    with pytest.raises(InvalidRequest, match=message):
        engine.submit(bad)
    assert (engine.scheduler.counters, engine.scheduler.waiting, engine.scheduler.slots.free) == (counters, 0, slots)
    assert engine.runner.state is state
    assert len(drain(engine)["taken"]) == 2
    assert len(run(engine, [request("x", [5], max_tokens=1)])["x"]) == 1, "the refused id was used up"


@pytest.mark.parametrize(
    ("prompt", "params", "message"),
    [
        ([], {}, "the prompt is empty"),
        ([5], {"max_tokens": None}, "max_tokens must be set"),
        ([5], {"max_tokens": 0}, "max_tokens must be an integer of at least 1, got 0"),
        ([5], {"seed": None}, "seed must be set"),
    ],
)
def test_an_incomplete_request_cannot_be_made(prompt: list[int], params: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidRequest, match=message):
        request("x", prompt, **params)


def test_logprobs_are_refused_where_the_graph_was_left_out(exact: Engine) -> None:
    with pytest.raises(InvalidRequest, match="logprobs 0 was asked for, this engine was built with max_logprobs 0"):
        exact.intake.validate(with_params(logprobs=0))


# --- what is served


def recorded(index: int) -> tuple[list[int], list[int]]:
    """A prompt and transformers' greedy continuation of it."""
    expected = np.load(FIXTURES / "llama3" / "expected.npz")
    return expected[f"prompt_{index}"].tolist(), expected[f"greedy_{index}"].tolist()


def test_a_request_may_fill_its_slot_to_the_last_entry(exact: Engine) -> None:
    prompt, greedy = recorded(2)
    assert len(prompt) + len(greedy) == exact.config.max_model_len == 88
    assert tokens(alone(exact, request("a", prompt, max_tokens=64))) == greedy
    for given in (1, 8, 40, 63):  # the same stream, more of it in the prompt
        assert tokens(alone(exact, request("a", prompt + greedy[:given], max_tokens=64 - given))) == greedy[given:]
    with pytest.raises(InvalidRequest, match="= 89 exceeds max_model_len 88"):
        exact.submit(request("a", prompt, max_tokens=65))


def test_an_odd_number_of_slots_serves_more_requests_than_it_has(exact: Engine) -> None:
    prompts = [recorded(i) for i in range(3)]
    lengths = {(i, count): prompts[i] for i in range(3) for count in (64, 9, 33, 1)}
    streams = run(exact, [request(f"{i}/{count}", prompts[i][0], max_tokens=count) for i, count in lengths])
    assert all(tokens(streams[f"{i}/{count}"]) == greedy[:count] for (i, count), (_, greedy) in lengths.items())
    assert exact.metrics()["midstream_admits"] > 0


def test_one_token_prompts_and_one_token_streams(engine_at: Callable[..., Engine]) -> None:
    engine = engine_at(3)
    streams = run(engine, [request(str(i), [5], max_tokens=1) for i in range(7)])
    (event,) = streams["0"]
    assert (event.index, event.finish_reason) == (0, "length")
    assert {tuple(tokens(events)) for events in streams.values()} == {(event.token_id,)}
    assert engine.scheduler.slots.in_use == 0


def test_eos_ends_a_stream_as_an_event_and_ignore_eos_goes_past_it(engine_at: Callable[..., Engine]) -> None:
    """Whatever stream holds an EOS: found by running past it, it must end there when it is not ignored."""
    engine, eos = engine_at(3), 2
    found, seeds = 0, rounds(20, 8)
    for seed in range(seeds):
        endless = alone(engine, request("a", [5], max_tokens=90, temperature=2.0, seed=seed))
        assert len(endless) == 90
        ids = tokens(endless)
        ending = alone(engine, request("a", [5], max_tokens=90, temperature=2.0, seed=seed, ignore_eos=False))
        stops = eos in ids
        assert tokens(ending) == (ids[: ids.index(eos) + 1] if stops else ids)
        assert ending[-1].finish_reason == ("stop" if stops else "length")
        found += stops
    assert 0 < found < seeds


@pytest.mark.parametrize("B", [1, 3])
@pytest.mark.parametrize("depth", [2, *slow(1, 3)])
def test_neither_slots_nor_depth_change_an_event(B: int, depth: int, engine_at: Callable[..., Engine]) -> None:
    """Tokens and log-probabilities bit for bit, as each request has them alone."""
    wanted = {each.request_id: alone(engine_at(3, 1), each) for each in mixed()}
    engine = engine_at(B, depth)
    assert run(engine, mixed()) == wanted


def test_with_depth_a_step_is_dispatched_before_the_last_one_is_read(
    engine_at: Callable[..., Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine, log = engine_at(3, 2), []
    dispatch, collect = engine.runner.dispatch, engine.runner.collect
    monkeypatch.setattr(engine.runner, "dispatch", lambda plan: (isinstance(plan, Step) and log.append("dispatch"), dispatch(plan))[1])
    monkeypatch.setattr(engine.runner, "collect", lambda flight: (log.append("collect"), collect(flight))[1])
    alone(engine, request("a", [5], max_tokens=4))
    assert log == ["dispatch", "dispatch", "collect", "dispatch", "collect", "dispatch", "collect", "collect"]


def test_late_tokens_of_an_ended_row_are_counted_and_dropped(engine_at: Callable[..., Engine]) -> None:
    engine = engine_at(3, 3)
    before = engine.scheduler.counters.late_tokens_dropped
    for seed in range(rounds(20, 8)):
        run(engine, [request("a", [5], max_tokens=90, temperature=2.0, seed=seed, ignore_eos=False)])
    assert engine.scheduler.counters.late_tokens_dropped > before
    assert engine.scheduler.slots.in_use == 0


def test_two_engines_in_one_process_do_not_disturb_each_other(engine_at: Callable[..., Engine], exact: Engine) -> None:
    one, prompt = engine_at(3), recorded(1)
    one.submit(request("a", prompt[0], max_tokens=64))
    exact.submit(request("a", prompt[0], max_tokens=64))
    streams: list[list[int]] = [[], []]
    while not (one.is_idle and exact.is_idle):
        for engine, stream in zip((one, exact), streams, strict=True):
            stream += tokens(engine.step())
    assert streams == [prompt[1], prompt[1]]


# --- cancelling


LONG = [3 + i % 100 for i in range(60)]


@pytest.mark.parametrize("depth", [1, 3, *slow(2)])
@pytest.mark.parametrize("steps", [0, 1, 2, 5])
@pytest.mark.parametrize("victim", ["first", "second", "queued"])
def test_cancelling_at_any_stage_leaves_every_other_stream_as_it_was(
    victim: str, steps: int, depth: int, engine_at: Callable[..., Engine]
) -> None:
    engine = engine_at(3, depth)
    requests = [
        request("first", LONG, max_tokens=9),
        request("third", [4] * 9, max_tokens=14),
        request("second", [7, 8], max_tokens=12, temperature=0.9, seed=4, logprobs=2),
        request("queued", [9, 10, 11], max_tokens=7, logprobs=1),
    ]
    wanted = {each.request_id: alone(engine, each) for each in requests}
    for each in requests:
        engine.submit(each)
    early = [event for _ in range(steps) for event in engine.step()]
    ended = not engine.cancel(victim)
    engine.submit(request(victim, [5], max_tokens=2))  # its id and its slot are free to be used again
    late = drain(engine)
    end, *heir = late.pop(victim) if not ended else [None, *late.pop(victim)]
    assert end == (None if ended else EndEvent(StreamId(victim), "abort"))
    for name in wanted:
        events = [event for event in early if event.request_id == name] + late.get(name, [])
        assert events == (wanted[name] if name != victim else wanted[name][: len(events)])
    assert tokens(heir) == tokens(alone(engine, request("b", [5], max_tokens=2)))
    assert engine.scheduler.slots.in_use == 0


def test_cancelling_between_prompt_chunks_frees_the_slot_for_a_clean_stream(tiny_model: Callable[[str], TinyModel]) -> None:
    engine = make_engine(tiny_model("llama3"), tiny_config(B=1, prefill_tokens_per_step=8))
    wanted = tokens(alone(engine, request("b", LONG[::-1], max_tokens=5)))
    engine.submit(request("a", LONG, max_tokens=5))
    assert engine.step() == []
    assert engine.cancel("a")
    assert engine.step() == [EndEvent(StreamId("a"), "abort")]
    assert engine.is_idle
    assert tokens(alone(engine, request("b", LONG[::-1], max_tokens=5))) == wanted
    engine.close()


def test_verbs_on_a_finished_or_unknown_request_say_so_and_do_nothing(engine_at: Callable[..., Engine]) -> None:
    engine = engine_at(3)
    alone(engine, request("a", [5], max_tokens=1))
    assert [verb(name) for verb in (engine.cancel, engine.pause, engine.resume, engine.evict) for name in ("a", "nobody")] == [False] * 8
    assert engine.is_idle


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_each_decode_step_is_read_once_and_nothing_else_is(depth: int, engine_at: Callable[..., Engine]) -> None:
    engine = engine_at(3, depth)
    before = engine.metrics()
    run(engine, [request(str(i), range(3, 9 + i), max_tokens=3 + i, logprobs=i % 2 or None) for i in range(6)])
    after = engine.metrics()
    assert after["decode_steps"] > before["decode_steps"]
    assert after["device_reads"] - before["device_reads"] == after["decode_steps"] - before["decode_steps"]


# --- errors


class Broken(Exception):
    """What a worker raises."""


def break_once(monkeypatch: pytest.MonkeyPatch, engine: Engine, where: str) -> None:
    """The next launch of a graph of this name raises, or the next `collect`."""
    runner, pending = engine.runner, [True]
    original = runner.collect if where == "collect" else runner._launch

    def broken(*args: Any) -> Any:
        if pending and (where == "collect" or args[0].startswith(where)):
            pending.clear()
            raise Broken(where)
        return original(*args)

    monkeypatch.setattr(runner, "collect" if where == "collect" else "_launch", broken)


@pytest.mark.parametrize("depth", [1, 2])
@pytest.mark.parametrize("where", ["prefill", "admit", "decode", "logprobs", "collect"])
def test_a_failure_surfaces_once_and_the_engine_stays_usable(
    where: str, depth: int, engine_at: Callable[..., Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = engine_at(3, depth)
    each = request("a", LONG, max_tokens=4, logprobs=1)
    wanted = alone(engine, each)
    break_once(monkeypatch, engine, where)
    engine.submit(each)
    raised, events = 0, []
    for _ in range(20):
        try:
            events += engine.step()
        except Broken:
            raised += 1
    assert raised == 1
    assert events == [*wanted[: len(events) - 1], EndEvent(StreamId("a"), "error", f"Broken: {where}", events[-1].text)]
    assert (engine.is_idle, engine.live, engine.scheduler.slots.in_use) == (True, [], 0)
    assert alone(engine, each) == wanted


def test_logits_that_are_no_numbers_end_their_own_request_with_a_word(
    tiny_model: Callable[[str], TinyModel], engine_at: Callable[..., Engine]
) -> None:
    """Token 9's embedding is damaged: a request with it in the prompt fails, the neighbour does not."""
    model, weights = tiny_model("llama3")
    damaged = weights.embed.copy()
    damaged[9] = np.nan
    healthy, engine = engine_at(3), make_engine((model, replace(weights, embed=damaged)), tiny_config())
    streams = run(engine, [request("sick", [5, 9, 6], max_tokens=4), request("well", [5, 6], max_tokens=2)])
    (end,) = streams["sick"]
    assert isinstance(end, EndEvent)
    assert (end.finish_reason, "not numbers" in (end.message or "")) == ("error", True)
    assert streams["well"] == alone(healthy, request("well", [5, 6], max_tokens=2))
    assert engine.metrics()["finishes"] == {"error": 1, "length": 1}
    engine.close()


# --- texts and ids


@pytest.mark.parametrize(
    ("fault", "message", "others"),
    [
        (DecodingError("no such piece"), "its text cannot be decoded: no such piece", "length"),
        (LookupError("of a signal handler"), "LookupError: of a signal handler", "error"),
    ],
)
def test_an_error_in_a_streams_text_ends_that_stream_alone_and_any_other_error_is_raised(
    engine_at: Callable[..., Engine], monkeypatch: pytest.MonkeyPatch, fault: Exception, message: str, others: str
) -> None:
    engine, push = engine_at(3), Ending.push

    def fails(self: Ending, token: int) -> Any:
        streams = engine.scheduler._streams
        if StreamId("a") in streams and self is streams[StreamId("a")].ending:
            raise fault
        return push(self, token)

    for name in "ab":
        engine.submit(request(name, [5], max_tokens=3))
    events: list[Event] = []
    with monkeypatch.context() as patch, pytest.raises(LookupError) if others == "error" else nullcontext():
        patch.setattr(Ending, "push", fails)
        while not engine.is_idle:
            events += engine.step()
    ends = {event.request_id: event for event in [*events, *engine.take()] if event.finish_reason}
    assert isinstance(ends["a"], EndEvent)
    assert (ends["a"].finish_reason, ends["a"].message, ends["b"].finish_reason) == ("error", message, others)
    assert len(tokens(run(engine, [request("c", [5], max_tokens=3)])["c"])) == 3


def test_a_refused_request_uses_up_no_number_and_a_taken_number_is_left_out(engine_at: Callable[..., Engine]) -> None:
    engine = engine_at(3)
    first = engine.submit([5, 6], with_params(max_tokens=2).params)
    with pytest.raises(InvalidRequest, match="outside the vocabulary"):
        engine.submit([999])
    engine.submit(request(str(int(first) + 1), [5], max_tokens=1))
    assert engine.submit([5, 6]) == str(int(first) + 2)
    with pytest.raises(TypeError, match="has its own params and id"):
        engine.submit(request("x", [5], max_tokens=1), with_params().params)
    drain(engine)


def test_a_closed_engine_says_so(tiny_model: Callable[[str], TinyModel]) -> None:
    engine = make_engine(tiny_model("llama3"), tiny_config())
    engine.submit(request("a", [5], max_tokens=3))
    engine.close()
    assert (engine.live, engine.is_idle, engine.cancel("a")) == ([], True, False)
    for verb in (engine.step, lambda: engine.submit([5])):
        with pytest.raises(RuntimeError, match="the engine is closed"):
            verb()
