"""An engine whose target proposes to itself: nothing is compiled, allocated, put or read that need not be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest

from tests.overlapping import overlapping
from tests.runner.guard import guarded_reads
from tests.runner.test_runner import live_bytes
from tests.speculate.conftest import ITSELF, K, pacing_of
from tests.speculating import terms_of
from tests.streams import drain, request, run, tokens
from xlaengine.control.plan import Admit, Chunk, Fill, Lease, Plan, Prefill, Step, StepTokens
from xlaengine.engine import Engine
from xlaengine.types import Event, ProbeReport, Request, StreamId, TokenEvent


def requests() -> list[Request]:
    return [request(str(i), range(3, 6 + 11 * i), max_tokens=40, logprobs=2 if i == 1 else None, seed=i) for i in range(3)]


def accepted_in(engine: Engine, work: Callable[[], object]) -> dict[int, int]:
    before = dict(engine.scheduler.counters.spec_accepted_lengths)
    work()
    after = engine.scheduler.counters.spec_accepted_lengths
    return {length: count - before.get(length, 0) for length, count in after.items() if count > before.get(length, 0)}


def plainly(engine: Engine, each: list[Request]) -> dict[str, list[Event]]:
    engine.reconfigure(speculate=False)
    streams = run(engine, each)
    engine.reconfigure(speculate=True)
    return streams


@pytest.mark.slow
def test_a_thousand_alternations_compile_and_allocate_nothing(engine: Engine) -> None:
    runner = engine.runner
    leases = tuple(Lease(slot, StreamId(str(slot)), 1) for slot in range(3))
    each = request("0", range(3, 12), max_tokens=80)
    asks = ((None,) * 3, (None, 2, 0))
    steps: list[Plan] = [Step(leases, 3, logprobs) for logprobs in asks]
    steps += [Step(leases, 3, asks[i % 2], counts, 12) for i, counts in enumerate([(3, 3, 3), (0, 3, 0), (2, 0, 2), (0, 0, 0), (2, 2, 2)])]
    steps += [Step(leases, 3, asks[0], (0, 2, 0), 9), Fill(leases[0], 0, 8), Fill(leases[1], 8, 16)]
    before = {name: entry["launches"] for name, entry in runner.ledger.as_dict().items()}
    seen, live = set(), 0
    for i in range(1000):
        if i % 20 == 0:
            for lease in leases:
                runner.dispatch(Prefill((Chunk(lease, 0, tuple(range(3, 11)), 8),)))
                runner.dispatch(Admit(lease, each, token=11, pos=8))
        flight = runner.dispatch(steps[i * 7 % len(steps)])
        if flight is not None:
            landed = runner.collect(flight)
            assert isinstance(landed, StepTokens)
            live += sum(map(bool, landed.tokens))
        del flight
        seen.add(sum(live_bytes().values()))
    assert live > 1000
    assert len(seen) == 1
    launches = {name: entry["launches"] - before[name] for name, entry in runner.ledger.as_dict().items()}
    assert {name for name, count in launches.items() if count == 100} >= {"fill[8]", "fill[16]", "decode_9[3]"}
    assert launches["draft_3[3]"] == 2 * launches["fill[8]"]
    assert launches["draft_2[3]"] == 3 * launches["fill[8]"]
    assert sum(count for name, count in launches.items() if name.startswith("decode_")) == 600


def test_what_the_target_proposes_to_itself_is_all_accepted_and_the_streams_are_the_same(engine: Engine) -> None:
    wanted = plainly(engine, requests())
    streams: dict[str, list[Event]] = {}
    lengths = accepted_in(engine, lambda: streams.update(run(engine, requests())))
    assert streams == wanted
    assert lengths == {K: 30}


def test_its_steps_overlap_whatever_is_asked_meanwhile(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    each = [request(str(i), range(3, 6 + 7 * i), max_tokens=44, seed=i) for i in range(7)]
    wanted = plainly(engine, each)
    with guarded_reads():
        streams = overlapping(engine, each, monkeypatch)
    assert {name for name, events in streams.items() if events != wanted[name]} == {"2"}, "the one that was cancelled"


def test_an_evicted_stream_comes_back_with_its_drafters_cache(engine: Engine) -> None:
    wanted = plainly(engine, requests())

    def disturbed() -> None:
        for each in requests():
            engine.submit(each)
        streams: dict[str, list[Event]] = {}
        for verb in ("evict", "pause", "evict", "resume", "evict"):
            for event in engine.step() + engine.step():
                streams.setdefault(event.request_id, []).append(event)
            getattr(engine, verb)("1")
        for name, events in drain(engine).items():
            streams.setdefault(name, []).extend(events)
        assert streams == wanted

    assert accepted_in(engine, disturbed) == {K: 30}
    assert engine.metrics()["restores"] >= 2


def test_a_drafter_that_was_left_behind_catches_up(engine: Engine) -> None:
    """Its cache is as if it had always been there: everything is accepted at once."""
    engine.submit(request("a", range(3, 20), max_tokens=60))
    engine.scheduler.pacing.switch(False)
    for _ in range(20):
        engine.step()
    engine.scheduler.pacing.switch(True)
    lengths = accepted_in(engine, lambda: drain(engine))
    assert set(lengths) == {K}


def test_an_adaptive_stream_alternates_between_the_graphs_and_stays_what_it_is(engine: Engine) -> None:
    wanted = plainly(engine, requests())
    pacing_of(engine)._settings = ITSELF
    seen: set[int] = set()
    for each in requests():
        engine.submit(each)
    streams = drain(engine, lambda: seen.add(sum(live_bytes().values()) - engine._flights.nbytes))
    assert streams == wanted
    assert engine.metrics()["spec_fallbacks"]
    assert len(seen) == 1


def test_a_reset_compiles_nothing_and_forgets_everything(engine: Engine) -> None:
    wanted = run(engine, requests())
    for each in requests():
        engine.submit(each)
    engine.step(), engine.step()
    engine.reset()
    assert {event.finish_reason for event in engine.take() if event.finish_reason} == {"abort"}
    assert not any(np.asarray(leaf).any() for leaf in jax.tree.leaves((engine.runner.state.cells, engine.runner.state.draft)))  # type: ignore[union-attr]
    assert run(engine, requests()) == wanted


def test_nothing_is_read_between_draft_and_verify_nor_before_the_commit(engine: Engine) -> None:
    with guarded_reads() as seen:
        for each in requests():
            engine.submit(each)
        for _ in range(4):
            engine.step()
        engine.evict("1")
        drain(engine)
        engine.metrics()
    assert seen["inside"] > 0


def test_batches_are_put_only_when_they_change(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    for each in [*requests()[:1], replace(requests()[2], request_id="b")]:
        engine.submit(each)
    for _ in range(4):
        engine.step()
    put, puts = jax.device_put, []
    monkeypatch.setattr(jax, "device_put", lambda *args, **more: (puts.append(args), put(*args, **more))[1])
    for _ in range(4):
        engine.step()
    assert puts == []


@pytest.mark.slow
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_probe_reads_what_speculates_first_and_tells_the_next_tokens(engine: Engine, depth: int) -> None:
    engine.reconfigure(depth=depth)
    wanted = {name: tokens(events) for name, events in run(engine, requests()).items()}
    prompts = {each.request_id: len(each.prompt_token_ids) for each in requests()}
    for each in requests():
        engine.submit(each)
    told = {}
    streams: dict[str, list[int]] = {name: [] for name in wanted}
    while not engine.is_idle:
        for event in engine.step():
            if isinstance(event, TokenEvent):
                streams[event.request_id].append(event.token_id)
        report = engine.probe()
        assert isinstance(report, ProbeReport)
        assert report.ok
        told |= {(row.stream_id.request_id, row.pos - prompts[row.stream_id.request_id] + 1): row.batched for row in report.rows}
    assert len(told) > 20
    assert all(wanted[name][index] == token for (name, index), token in told.items())
    assert streams == wanted


@pytest.mark.slow
def test_a_probe_compares_the_graph_that_serves(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pass over proposals while proposals are made, decode while they are not; what is wrong in the pass alone is found."""
    launch, seen = engine.runner._launch, []

    def off(name: str, batch: Any) -> Any:
        out = launch(name, batch)
        seen.append(name)
        if name.startswith("probe_") and (np.asarray(batch.rows) < 3).sum() > 1:  # a neighbour matters
            logits = np.array(out.logits)
            logits[1, 5] *= 1.5
            out = replace(out, logits=jax.device_put(logits))
        return out

    monkeypatch.setattr(engine.runner, "_launch", off)
    for speculate, graph, other in ((True, "probe_12[3]", "probe[3]"), (False, "probe[3]", "probe_12[3]")):
        engine.reconfigure(speculate=speculate)
        for each in requests():
            engine.submit(each)
        engine.step(), engine.step(), engine.step()
        seen.clear()
        report = engine.probe()
        assert graph in seen
        assert other not in seen
        assert (len(report.rows), len(report.mismatches)) == (3, 1 if speculate else 0)
        engine.reset()
        engine.take()


def test_each_graph_says_why_it_was_compiled_and_for_which_batch(shared: Engine) -> None:
    graphs = shared.metrics()["graphs"]
    table = {graph.name for graph in shared.runner.graphs}
    assert table <= graphs.keys()
    assert {graphs[name]["reason"] for name in table} <= {"declared", "cache"}
    proposals = ["proposals.tokens int32[3, 3]", "proposals.q float32[3, 3, 131]"]
    assert graphs["decode_12[3]"]["shapes"] == ["rows int32[3]", "counts int32[3]", *proposals]


def test_graphs_that_fail_the_rehearsal_serve_every_step(engine: Engine) -> None:
    """As on a platform where steps with several places have other bits: streams are what they are."""
    wanted = run(engine, requests())
    speculator, terms = pacing_of(engine), terms_of(engine.runner)
    speculator._terms = replace(terms, every_step=True)
    plans: list[Step] = []
    dispatch = engine.runner.dispatch
    engine.runner.dispatch = lambda plan: (plans.append(plan) if isinstance(plan, Step) else None, dispatch(plan))[1]  # type: ignore[method-assign]
    assert run(engine, requests()) == wanted
    speculator._terms = terms
    del engine.runner.dispatch
    assert {plan.places for plan in plans if isinstance(plan, Step)} == {12}


@pytest.mark.parametrize("where", ["draft", "decode_", "fill"])
def test_a_failure_in_the_middle_of_a_step_ends_its_requests_once_and_the_engine_goes_on(
    where: str, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = run(engine, requests())
    launch, pending = engine.runner._launch, [True]

    def broken(name: str, batch: Any) -> Any:
        if pending and name.startswith(where):
            pending.clear()
            raise OSError(where)
        return launch(name, batch)

    monkeypatch.setattr(engine.runner, "_launch", broken)
    for each in requests():
        engine.submit(each)
    with pytest.raises(OSError, match=where):
        drain(engine)
    assert {event.finish_reason for event in engine.take() if event.finish_reason} == {"error"}
    assert (engine.is_idle, engine.scheduler.slots.in_use) == (True, 0)
    assert run(engine, requests()) == wanted
