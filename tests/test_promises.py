"""What the README promises, a test each. References: the request alone in the same engine (bitwise), and the oracle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.check.verify.on_devices import found_on
from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.effort import rounds
from tests.streams import drain, ids_by_completion, request
from xlaengine import LLM, SamplingParams
from xlaengine.check.compare import alone
from xlaengine.check.judge import TOLERANCES, Report, check_requests, check_streams
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.schedule import Action, Schedule, Verb, run_schedule
from xlaengine.config import Kernels
from xlaengine.control.plan import Admit
from xlaengine.engine import Engine
from xlaengine.engine.outputs import OutputBook
from xlaengine.memory.held import held_arrays
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights
from xlaengine.types import Event, Request, RequestOutput, StreamId

SAMPLINGS: tuple[dict[str, Any], ...] = (
    {"temperature": 0},
    {"temperature": 1.0},
    {"temperature": 0.8, "top_k": 4},
    {"temperature": 1.3, "top_p": 0.8},
    {"temperature": 1.0, "min_p": 0.05},
    {"temperature": 0.9, "top_k": 30, "top_p": 0.95, "min_p": 0.01},
    {"temperature": 0, "repetition_penalty": 1.3, "logit_bias": {40: 2.5, 77: -100.0}},
    {"temperature": 1.1, "presence_penalty": 0.6, "frequency_penalty": -0.4, "min_tokens": 5, "n": 2},
    {"temperature": 0.8, "top_p": 0.9, "repetition_penalty": 0.8, "stop_token_ids": [50, 51, 52]},
)


SLOW = pytest.mark.slow


def engine_with_ends(model: ModelConfig, weights: Weights, B: int, kernels: Kernels) -> Engine:
    """Of a random model that says EOS now and then: three more of its tokens mean it."""
    ending = replace(model, eos_token_ids=(*model.eos_token_ids, 30, 77, 104))
    return make_engine((ending, weights), tiny_config(B, prompt_logprobs=True, kernels=kernels))


def mixed(count: int, room: int = 96) -> list[Request]:
    """Prompts of 1 token and more, caps of 1 and more, some that fill their slot to the last position; every way of sampling."""
    rng = np.random.default_rng(7)
    requests = []
    for i in range(count):
        length = int(rng.integers(1, 60))
        most = room - length if i % 8 == 0 else int(rng.integers(1, 30))
        sampling = SAMPLINGS[i % len(SAMPLINGS)] | {"seed": int(rng.integers(2**63)), "ignore_eos": i % 3 > 0}
        prompt = rng.integers(3, 131, length).tolist()
        sampling["min_tokens"] = min(sampling.get("min_tokens", 0), most)
        asks = {"logprobs": i % 6 if i % 4 == 0 else None, "prompt_logprobs": i % 3 if i % 5 == 0 else None}
        requests.append(request(f"r{i}", prompt, max_tokens=most, **asks, **sampling))
    return requests


def poison_free_slots(engine: Engine, fill: float) -> None:
    """Fill the keys, values and fields of every slot that holds no stream. Only between steps of a synchronous engine."""
    state = jax.tree.map(np.array, engine.runner.state)
    free = ~state.slots.active

    def spoil(column: np.ndarray) -> np.ndarray:
        column[free] = fill if column.dtype.kind == "f" else np.iinfo(column.dtype).max // 3 if column.dtype.kind in "iu" else True
        return column

    for held in held_arrays(state):
        np.moveaxis(held.array, held.slot_axis, 0)[free] = fill
    slots, vocab = replace(jax.tree.map(spoil, state.slots), active=~free), jax.tree.map(spoil, state.vocab)
    engine.runner.state = jax.device_put(replace(state, slots=slots, vocab=vocab))


def by_stream(events: list[Event]) -> dict[StreamId, list[Event]]:
    """Each completion's own events: which of a request's completions is ahead is a matter of slots."""
    streams: dict[StreamId, list[Event]] = {}
    for event in events:
        streams.setdefault(event.stream_id, []).append(event)
    return streams


def outputs(engine: Engine, requests: list[Request], streams: dict[str, list[Event]]) -> list[tuple[Request, RequestOutput]]:
    book = OutputBook(None)
    for each in requests:
        book.open(each, ids_by_completion(streams[each.request_id], each.params.n))
    finished = [book.apply(event) for each in requests for event in streams[each.request_id]]
    by_id = {output.request_id: output for output in finished if output is not None and output.finished}
    return [(each, by_id[each.request_id]) for each in requests]


def check_with_oracle(engine: Engine, pairs: list[tuple[Request, RequestOutput]]) -> Report:
    """An engine of llama3; the oracle ends streams where the engine's model does."""
    checkpoint = open_checkpoint(FIXTURES / "llama3")
    definition = replace(checkpoint.definition, eos_token_ids=engine.model.eos_token_ids)
    return check_streams(Oracle(replace(checkpoint, definition=definition)), pairs, TOLERANCES["float32"])


@pytest.mark.parametrize("fill", [pytest.param(-3e4, marks=SLOW, id="finite"), pytest.param(np.nan, id="nan")])
@pytest.mark.parametrize(
    ("B", "kernels"),
    [(3, "native"), *(pytest.param(*each, marks=SLOW) for each in ((8, "native"), (3, "xla"), (8, "xla")))],
    indirect=["kernels"],
)
def test_48_mixed_requests_in_poisoned_slots_equal_both_references(
    tiny_model: Callable[[str], TinyModel], B: int, fill: float, kernels: Kernels
) -> None:
    engine = engine_with_ends(*tiny_model("llama3"), B, kernels)
    requests = mixed(48)
    poison_free_slots(engine, fill)
    for each in requests:
        engine.submit(each)
    streams = drain(engine, each_step=lambda: poison_free_slots(engine, fill))

    metrics = engine.metrics()
    assert metrics["compiles_after_warmup"] == 0
    assert metrics["midstream_admits"] > 0
    assert metrics["admits"] == sum(each.params.n for each in requests) > 48
    assert metrics["device_bytes_min"] == metrics["device_bytes_max"]
    assert set(metrics["finishes"]) == {"stop", "length"}

    for each in requests:
        assert by_stream(streams[each.request_id]) == by_stream(alone(engine, each))
    report = check_with_oracle(engine, outputs(engine, requests, streams))
    assert [row for row in report.rows if row.verdict != "exact"] == []
    engine.close()


SUBJECTS = (
    request("subject", range(20, 61), max_tokens=30, logprobs=5),
    request("subject", range(90, 97), max_tokens=24, logprobs=2, **SAMPLINGS[5] | {"seed": 2**64 - 1}),
    request("subject", (9,), max_tokens=40, logprobs=0, temperature=1.2, seed=-1),
    request("subject", range(40, 73), max_tokens=30, logprobs=1, prompt_logprobs=2, seed=5, **SAMPLINGS[7] | {"n": 1}),
)


@pytest.fixture(scope="module")
def engine_of_4(tiny_model: Callable[[str], TinyModel], kernels: Kernels) -> Iterator[Engine]:
    engine = engine_with_ends(*tiny_model("qwen3"), B=4, kernels=kernels)
    yield engine
    engine.close()


@pytest.fixture(scope="module")
def expected(engine_of_4: Engine) -> list[list[Event]]:
    """What becomes of each of `SUBJECTS` alone."""
    return [alone(engine_of_4, subject) for subject in SUBJECTS]


@pytest.mark.parametrize("slot", range(4))
@pytest.mark.parametrize("which", range(len(SUBJECTS)))
def test_a_request_does_not_depend_on_its_slot(
    engine_of_4: Engine, expected: list[list[Event]], monkeypatch: pytest.MonkeyPatch, slot: int, which: int
) -> None:
    engine = engine_of_4
    engine.reconfigure(depth=1)
    honest, slots = engine.runner.dispatch, {}

    def recorded(plan: Any) -> Any:
        if isinstance(plan, Admit):
            slots[plan.request.request_id] = plan.lease.slot
        return honest(plan)

    monkeypatch.setattr(engine.runner, "dispatch", recorded)
    for i in range(slot):
        engine.submit(request(f"before{i}", (5, 6, 7), max_tokens=9))
    engine.submit(SUBJECTS[which])
    events = engine.step()
    for i in range(slot):
        engine.cancel(f"before{i}")
    events += drain(engine)["subject"]
    assert slots["subject"] == slot
    assert [event for event in events if event.request_id == "subject"] == expected[which]


neighbours = st.lists(
    st.fixed_dictionaries(
        {
            "arrival": st.integers(0, 25),
            "length": st.integers(1, 60),
            "max_tokens": st.integers(1, 36),
            "sampling": st.sampled_from(SAMPLINGS),
            "seed": st.integers(0, 9),
            "ignore_eos": st.booleans(),
            "cancel_after": st.none() | st.integers(1, 12),
        }
    ),
    max_size=9,
)
interventions = st.lists(st.tuples(st.integers(1, 30), st.sampled_from(["pause", "resume", "evict"])), max_size=6)


@settings(max_examples=rounds(60, 20))
@given(
    depth=st.integers(1, 3),
    which=st.integers(0, len(SUBJECTS) - 1),
    arrival=st.integers(0, 20),
    verbs=interventions,
    others=neighbours,
)
def test_a_request_does_not_depend_on_neighbours_arrival_depth_pauses_or_evictions(
    engine_of_4: Engine,
    expected: list[list[Event]],
    depth: int,
    which: int,
    arrival: int,
    verbs: list[tuple[int, Verb]],
    others: list[dict[str, Any]],
) -> None:
    actions = [Action(arrival, "submit", "subject"), *(Action(arrival + after, verb, "subject") for after, verb in verbs)]
    strangers = []
    for i, other in enumerate(others):
        params = other["sampling"] | {name: other[name] for name in ("max_tokens", "seed", "ignore_eos")}
        params["min_tokens"] = min(params.get("min_tokens", 0), params["max_tokens"])
        strangers.append(request(f"other{i}", [3 + (i + j * j) % 128 for j in range(other["length"])], **params))
        actions.append(Action(other["arrival"], "submit", f"other{i}"))
        if other["cancel_after"] is not None:
            actions.append(Action(other["arrival"] + other["cancel_after"], "cancel", f"other{i}"))
    actions.sort(key=lambda action: action.step)
    schedule = Schedule(seed=0, max_num_seqs=4, depth=depth, actions=tuple(actions), strangers=tuple(strangers))
    streams = run_schedule(engine_of_4, [SUBJECTS[which]], schedule)
    assert streams == {StreamId("subject"): expected[which]}


@pytest.mark.slow
def test_a_stream_has_the_same_bits_on_1_2_4_and_8_devices(kernels: Kernels) -> None:
    """Host devices of a CPU; `check.verify.test_devices` has a hybrid and a model with experts, and two devices in every run."""
    assert found_on("llama3", (1, 2, 4, 8), kernels).result == "REFERENCE-EXACT PASS"


@pytest.mark.slow
def test_the_default_model_knows_the_capital_of_france() -> None:
    with LLM(max_num_seqs=2, max_model_len=128) as llm:
        params = SamplingParams(temperature=0, max_tokens=32)
        messages = [{"role": "user", "content": "What is the capital of France?"}]
        (answer,) = llm.chat(messages, params)
        assert answer.outputs[0].token_ids == (504, 3575, 282, 4649, 314, 7042, 30, 2)
        assert answer.outputs[0].finish_reason == "stop"
        asked = llm.make_request(answer.request_id, None, messages, params)
        assert [row.verdict for row in check_requests(llm, [(asked, answer)]).rows] == ["exact"]
