"""`Engine.probe`: it sees every row as the next decode will, changes nothing, and finds a neighbour that matters."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, cast

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import TinyModel, make_engine, tiny_config
from tests.control.fake_device import FakeRunner
from tests.effort import slow
from tests.runner.guard import guarded_reads
from tests.streams import drain, request
from tests.test_promises import SAMPLINGS, by_stream
from xlaengine import LLM, SamplingParams
from xlaengine.check.faults.programs import OtherAttention
from xlaengine.config import EngineConfig
from xlaengine.device import table
from xlaengine.device.probe import probe
from xlaengine.device.step import step
from xlaengine.engine import Engine
from xlaengine.models.decoder import Decoder
from xlaengine.ops.base import Ops
from xlaengine.types import Event, ProbeReport, Request, StreamId, TokenEvent

B = 9
"""More than the narrowest graph holds: a full engine decodes in the other one."""


def probing(model: TinyModel, B: int, **changes: Any) -> Engine:
    return make_engine(model, tiny_config(B, max_logprobs=0, prefill_buckets=(16,), probe=True, **changes))


@pytest.fixture(scope="module")
def shared(tiny_model: Callable[[str], TinyModel]) -> Iterator[Engine]:
    engine = probing(tiny_model("llama3"), B, decode_widths=(4, 9), prefill_tokens_per_step=32)
    assert engine.config.decode_widths == (4, 9)
    yield engine
    engine.close()


def at_depth(engine: Engine, depth: int) -> Engine:
    """With nothing left of what was before."""
    for request_id in engine.live:
        engine.cancel(request_id)
    drain(engine)
    engine.reconfigure(depth=depth)
    return engine


@pytest.fixture
def engine(shared: Engine) -> Iterator[Engine]:
    """At depth 1. It must not compile anything."""
    compiles = shared.metrics()["compiles_after_warmup"]
    yield at_depth(shared, 1)
    assert shared.metrics()["compiles_after_warmup"] == compiles


def crowd(count: int = 9) -> list[Request]:
    """Short and long, greedy and sampled, some with two completions; all live for a while."""
    prompts = [[3 + (i + j * j) % 120 for j in range(1 + 11 * i % 50)] for i in range(count)]
    return [request(f"r{i}", prompts[i], **SAMPLINGS[i % len(SAMPLINGS)] | {"max_tokens": 12 + 3 * i, "seed": i}) for i in range(count)]


def digest(engine: Engine) -> str:
    """Of all bytes of the state."""
    sha = hashlib.sha256()
    for leaf in jax.tree.leaves(engine.runner.state):
        sha.update(np.asarray(leaf).tobytes())
    return sha.hexdigest()


def checked(engine: Engine) -> ProbeReport:
    """A probe that finds nothing, and leaves every byte of the state where it was."""
    before, leaves = digest(engine), jax.tree.leaves(engine.runner.state)
    report = engine.probe()
    assert digest(engine) == before
    assert all(leaf is old for leaf, old in zip(jax.tree.leaves(engine.runner.state), leaves, strict=True))
    assert report.ok, report.mismatches
    return report


def next_tokens(report: ProbeReport, requests: list[Request]) -> dict[tuple[StreamId, int], int]:
    """What the probe says, by stream and index of the token."""
    prompts = {each.request_id: len(each.prompt_token_ids) for each in requests}
    return {(row.stream_id, row.pos - prompts[row.stream_id.request_id] + 1): row.batched for row in report.rows}


@pytest.mark.parametrize("depth", [1, 3, *slow(2)])
def test_a_probe_after_every_step_tells_the_next_tokens_and_changes_no_stream(engine: Engine, depth: int) -> None:
    engine.reconfigure(depth=depth)
    for each in crowd():
        engine.submit(each)
    wanted = {name: by_stream(events) for name, events in drain(engine).items()}

    for each in crowd():
        engine.submit(each)
    streams: dict[str, list[Event]] = {}
    told: dict[tuple[StreamId, int], int] = {}
    widths = set()
    while not engine.is_idle:
        for event in engine.step():
            streams.setdefault(event.request_id, []).append(event)
        report = checked(engine)
        widths.add(len(report.rows) > 8)
        told |= next_tokens(report, crowd())
    assert {name: by_stream(events) for name, events in streams.items()} == wanted
    tokens = {(e.stream_id, e.index): e.token_id for events in streams.values() for e in events if isinstance(e, TokenEvent)}
    assert widths == {False, True}
    assert len(told) > 100
    assert told == {place: tokens[place] for place in told}


def test_rows_are_those_that_have_a_next_token(engine: Engine) -> None:
    for name in ("paused", "evicted", "cancelled", "other", "ends"):
        engine.submit(request(name, [5], max_tokens=1 if name == "ends" else 20))
    engine.submit(request("long", range(3, 93), max_tokens=4))  # still in its prompt after two steps
    assert engine.probe() == ProbeReport()
    engine.step()
    engine.pause("paused")
    engine.cancel("cancelled")
    assert {row.stream_id.request_id: row.pos for row in checked(engine).rows} == {"paused": 1, "evicted": 1, "other": 1}
    engine.evict("evicted")
    engine.step()
    assert {row.stream_id.request_id: row.pos for row in checked(engine).rows} == {"paused": 1, "other": 2}
    engine.step()
    rows = checked(engine).rows
    assert [(row.stream_id.request_id, row.pos) for row in rows] == [("paused", 1), ("evicted", 2), ("other", 3), ("long", 90)]
    assert len({row.slot for row in rows}) == 4
    drain(engine)
    assert checked(engine).rows == rows[:1]  # in the same place, with another neighbour in its graph: none


def test_only_the_rows_that_are_asked_for_are_in_the_batch(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    launch, batches = engine.runner._launch, []
    monkeypatch.setattr(engine.runner, "_launch", lambda name, batch: (batches.append((name, batch)), launch(name, batch))[1])
    for each in crowd():
        engine.submit(each)
    while len(engine.probe().rows) < 9:
        engine.step()
    whole = {row.stream_id.request_id: row for row in engine.probe().rows}
    batches.clear()
    report = engine.probe(["r1", "r2", "gone"])
    assert report.rows == tuple(sorted((whole["r1"], whole["r2"]), key=lambda row: row.pos))
    assert [name for name, _ in batches] == ["probe[4]", "probe[4]", "compare", "probe[4]", "compare"]
    assert set(np.asarray(batches[0][1].rows).tolist()) - {B} == {whole["r1"].slot, whole["r2"].slot}
    assert engine.probe([]) == ProbeReport()


@pytest.mark.parametrize("depth", [2, 3])
def test_a_row_that_has_ended_on_the_device_is_left_out_before_the_host_hears_of_it(engine: Engine, depth: int) -> None:
    first = drain_tokens(engine, request("a", [9, 8], max_tokens=6, temperature=1.0, seed=3))
    engine.reconfigure(depth=depth)
    stop = next(i for i, token in enumerate(first) if token not in first[:i] and i)
    engine.submit(request("a", [9, 8], max_tokens=6, temperature=1.0, seed=3, stop_token_ids=[first[stop]]))
    reports = []
    while not engine.is_idle:
        events = engine.step()
        if "a" in engine.live:
            reports.append((len(events), checked(engine)))
    assert [len(report.rows) for _, report in reports] == [1] * stop + [0] * (depth - 1)
    assert [row.batched for _, report in reports for row in report.rows] == first[1 : stop + 1]


def drain_tokens(engine: Engine, one: Request) -> list[int]:
    engine.submit(one)
    return [event.token_id for event in drain(engine)[one.request_id] if isinstance(event, TokenEvent)]


requests_drawn = st.lists(
    st.tuples(
        st.integers(0, 12), st.sampled_from([1, 2, 15, 16, 17, 33, 60]), st.integers(1, 25), st.sampled_from(SAMPLINGS), st.integers(0, 9)
    ),
    min_size=1,
    max_size=12,
)
verbs = st.sampled_from(["pause", "resume", "evict", "cancel"])
verbs_drawn = st.lists(st.tuples(st.integers(1, 30), verbs, st.integers(0, 11)), max_size=12)


@pytest.mark.slow
@settings(max_examples=25)
@given(depth=st.integers(1, 3), drawn=requests_drawn, asked=verbs_drawn, every=st.integers(1, 4))
def test_whatever_is_asked_of_it_an_engine_finds_every_row_as_it_is_alone(
    shared: Engine, depth: int, drawn: list[tuple[Any, ...]], asked: list[tuple[int, str, int]], every: int
) -> None:
    at_depth(shared, depth)
    requests = []
    for i, (_, length, most, sampling, seed) in enumerate(drawn):
        params = sampling | {"max_tokens": most, "seed": seed, "ignore_eos": seed % 2 > 0}
        params["min_tokens"] = min(params.get("min_tokens", 0), most)
        requests.append(request(str(i), [3 + (i + j * j) % 128 for j in range(length)], **params))
    todo: list[tuple[int, Callable[[], object]]] = [
        (one[0], lambda each=each: shared.submit(each)) for one, each in zip(drawn, requests, strict=True)
    ]
    todo += [(step, lambda verb=verb, which=which: getattr(shared, verb)(str(which))) for step, verb, which in asked]
    todo += [(31, lambda each=each: shared.resume(each.request_id)) for each in requests]
    todo.sort(key=lambda item: item[0])

    step, told, tokens = 0, {}, {}
    while todo or not shared.is_idle:
        while todo and todo[0][0] <= step:
            todo.pop(0)[1]()
        for event in shared.step():
            if isinstance(event, TokenEvent):
                tokens[event.stream_id, event.index] = event.token_id
        step += 1
        if step % every == 0:
            told |= next_tokens(checked(shared), requests)
    cancelled = {str(which) for _, verb, which in asked if verb == "cancel"}
    for place, token in told.items():
        assert tokens.get(place) == token or (place not in tokens and place[0].request_id in cancelled)


def test_device_memory_is_flat_and_nothing_else_reads_the_device(engine: Engine) -> None:
    engine.reconfigure(depth=2)
    for each in crowd():
        engine.submit(each)
    for _ in range(4):
        engine.step()
    flights = list(engine._flights)
    sizes = set()
    for _ in range(5):
        with guarded_reads() as seen:
            assert engine.probe().ok
        assert seen["inside"] > 0
        sizes.add(engine.runner.device_bytes())
    assert len(sizes) == 1
    assert list(engine._flights) == flights, "a probe is no reason to read what is in flight"


def neighbourly(ops: Ops, *args: Any) -> jax.Array:
    """Attention that lets a row feel the one before it."""
    out = ops.attend(*args)
    return out + jnp.float32(1e-3) * jnp.roll(out, 1, axis=0)


def with_neighbours(program: Callable[..., Any], model: Decoder, *args: Any) -> Any:
    """A program of the table with that attention."""
    ops = cast(Ops, OtherAttention(model.ops, partial(neighbourly, model.ops)))
    return program(replace(model, ops=ops), *args)


@pytest.fixture(scope="module")
def faulty(tiny_model: Callable[[str], TinyModel]) -> Iterator[Engine]:
    with pytest.MonkeyPatch.context() as patch:
        for program in (step, probe):
            patch.setattr(table, program.__name__, partial(with_neighbours, program))
        with pytest.warns(UserWarning, match="streams depend on the schedule"):
            engine = probing(tiny_model("llama3"), B=3, decode_widths=(8,))
    yield engine
    engine.close()


@pytest.mark.slow
def test_a_neighbour_that_matters_is_found(faulty: Engine, caplog: pytest.LogCaptureFixture) -> None:
    for i in range(3):
        faulty.submit(request(f"r{i}", range(3 + i, 20 + 9 * i), max_tokens=9))
    faulty.step()
    with caplog.at_level(logging.ERROR, "xlaengine"):
        report = faulty.probe()
    assert not report.ok
    assert report.mismatches == report.rows[1:], "the first row has no other before it, among the others or alone"
    assert all(0 < row.worst < 1 for row in report.mismatches)
    assert [faulty.metrics()[name] for name in ("probes", "probe_rows", "probe_mismatches")] == [1, 3, 2]
    row = report.rows[1]
    tokens = f"token {row.batched} among the others and {row.alone} alone"
    assert caplog.messages[0] == f"probe after step 1: stream r1 in slot 1 at position 25: {tokens}, logits up to {row.worst:.3g} apart"
    assert len(caplog.messages) == 2


def test_every_so_many_steps_by_itself_and_each_such_step_says_why_it_did_not_overlap(
    shared: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared.runner, "config", replace(shared.config, depth=2, probe_every=4))
    engine, reads = Engine(at_depth(shared, 1).runner), shared.runner.device_reads
    for i in range(3):
        engine.submit(request(str(i), [5], max_tokens=18))
    drain(engine)
    metrics = engine.metrics()
    assert metrics["steps"] == 18
    assert (metrics["probes"], metrics["probe_rows"], metrics["probe_mismatches"]) == (4, 12, 0)
    assert metrics["device_reads"] - reads == 18 + 4
    assert metrics["fallbacks"] == {"pipeline_start": 1, "probe": 4}
    assert metrics["overlapped_steps"] + sum(metrics["fallbacks"].values()) == metrics["flights_launched"] == 18


def test_it_needs_its_graphs_and_an_open_engine(tiny_model: Callable[[str], TinyModel]) -> None:
    model, _ = tiny_model("llama3")
    assert not any(graph.name.startswith(("probe", "compare")) for graph in table.graph_table(model, tiny_config()))
    with pytest.raises(RuntimeError, match=r"without probe graphs: give EngineConfig\(probe=True\)"):
        Engine(FakeRunner(tiny_config())).probe()  # type: ignore[arg-type]
    closed = Engine(FakeRunner(tiny_config(probe=True)))  # type: ignore[arg-type]
    closed.close()
    with pytest.raises(RuntimeError, match="closed"):
        closed.probe()
    with pytest.raises(ValueError, match="probe_every needs probe"):
        EngineConfig(probe_every=3)
    with pytest.raises(ValueError, match="probe_every must be an integer of at least 0"):
        EngineConfig(probe=True, probe_every=-1)


@pytest.mark.slow
def test_the_default_model_in_two_widths() -> None:
    with LLM(max_num_seqs=16, max_model_len=128, max_logprobs=0, probe=True) as llm:
        assert llm.engine.config.decode_widths == (8, 16)
        for i in range(16):
            llm.engine.submit([20 + i] * (5 * i + 1), SamplingParams(temperature=i % 2, max_tokens=8, ignore_eos=True))
        sizes = set()
        for _ in range(2):
            llm.engine.step()
            report = llm.engine.probe()
            assert len(report.rows) == 16
            assert report.ok, report.mismatches
            sizes.add(llm.engine.runner.device_bytes())
        assert len(sizes) == 1
        assert llm.metrics()["compiles_after_warmup"] == 0
