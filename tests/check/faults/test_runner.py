"""Under a schedule each fault shows first in the streams and steps where it was injected, and nothing shows without a fault."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import get_args

import numpy as np
import pytest

from tests.check.verify.needle import needle
from tests.conftest import FIXTURES, tiny_config
from tests.drafters import table_drafter
from tests.effort import examples, slow
from tests.streams import drain, request, run, tokens
from xlaengine.check.compare import Allowed, alone, first_difference
from xlaengine.check.faults.kinds import FaultKind
from xlaengine.check.faults.runner import GOLDEN, FaultyRunner, Injected
from xlaengine.check.oracle.streams import single
from xlaengine.check.verify.gates import independence_gate
from xlaengine.check.verify.schedule import Action, Schedule, draw_schedule, run_schedule
from xlaengine.check.verify.verify import verify
from xlaengine.check.verify.workload import draw_requests
from xlaengine.config import DType, EngineConfig, Kernels, SpeculativeConfig
from xlaengine.device.table import Graph
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.observe.trace import Trace, place_of
from xlaengine.ops.chosen import ops_of
from xlaengine.ops.products import ROW_TILE
from xlaengine.sources import resolve
from xlaengine.speculate.speculation import Speculation
from xlaengine.types import Event, Request, StreamId, TokenEvent

OF_SPECULATION: tuple[FaultKind, ...] = ("overaccept", "rejected-kv", "miscount")
OF_LAYERS: tuple[FaultKind, ...] = ("state", "rollback", "router")
"""They break nothing in this model; `test_recurrent_state` and `test_router` have those that they break."""

FAULTS: tuple[FaultKind, ...] = tuple(kind for kind in get_args(FaultKind) if kind not in (*OF_SPECULATION, *OF_LAYERS))
FEW_FAULTS = [pytest.param(kind, marks=[pytest.mark.slow] * (kind not in ("neighbour", "lease"))) for kind in FAULTS]
"""One of a graph and one of the host are in the fast run."""

B = 3


def workload(vocab: int) -> list[Request]:
    drawn = draw_requests(1, 10, vocab, max_model_len=96, max_tokens=20, borders=(8, 16, 32))
    return [replace(each, params=replace(each.params, logprobs=2)) for each in drawn]


class AllFaults(FaultyRunner):
    """All faults in one runner, compiled once."""

    def _table(self) -> tuple[Graph, ...]:
        table = super()._table()
        others: tuple[FaultKind, ...] = ("mask",) if self.kind == "neighbour" else OF_SPECULATION[1:]
        return (*table, *(graph for kind in others for graph in self.broken_graphs(kind, table)))


PENALISED = [
    request(f"p{i}", (i, 4, 5), max_tokens=24, temperature=i % 2, seed=i, repetition_penalty=1.2, frequency_penalty=0.5, logprobs=2)
    for i in range(60, 64)
]
"""Added to the workload if the engine speculates, because the workload's penalised requests are short."""


class Subject:
    """An engine with faults to arm, and its streams without a fault.

    Args:
        plain: a subject without speculation. If it is given, this engine speculates, and most of its proposals are right.
        of_speculation: whether the faults are those of speculation, or the others.
    """

    def __init__(self, dtype: DType, plain: Subject | None = None, of_speculation: bool = False):
        model = load(resolve(str(FIXTURES / "llama3")), dtype)
        config = tiny_config(B, dtype=dtype, probe=dtype == "float32" and not plain, prefill_buckets=(8,))
        self.requests = workload(model[0].vocab)
        if plain is None:
            self.runner = AllFaults(*model, config, kind="neighbour")
            self.engine = Engine(self.runner)
            self.baseline = self.alone(self.requests)
            return
        self.requests += PENALISED
        self.baseline = plain.alone(self.requests)
        streams = [(each.prompt_token_ids, tokens(self.baseline[StreamId(each.request_id)])) for each in self.requests]
        drafter = table_drafter(streams, ["sometimes"] * len(streams), vocab=model[0].vocab, rate=0.7)
        speculative = SpeculativeConfig(method="medusa", model="ours", num_speculative_tokens=1 if of_speculation else 3, adaptive=False)
        kind = "overaccept" if of_speculation else "neighbour"
        self.runner = AllFaults(*model, replace(config, speculative=speculative), kind=kind, speculation=Speculation(drafter, speculative))
        self.engine = Engine(self.runner)

    def alone(self, requests: Sequence[Request]) -> dict[StreamId, list[Event]]:
        return {StreamId(each.request_id, i): alone(self.engine, single(each, i)) for each in requests for i in range(each.params.n)}

    def to_break(self, kind: FaultKind) -> Subject:
        self.runner.kind, self.runner.injected = kind, []
        self.runner.reset()
        self.engine = Engine(self.runner)  # its slots have had no tenant
        return self

    def draw(self, seed: int) -> Schedule:
        """Draws a schedule in which each request has one life, because injected streams are identified by name."""
        drawn = draw_schedule(seed, self.requests, B, self.engine.model.vocab, max_model_len=96)
        first = {each.request_id: each for each in reversed(drawn.actions) if each.verb == "submit"}
        return replace(drawn, actions=tuple(each for each in drawn.actions if each.verb != "submit" or each is first[each.request_id]))

    @contextmanager
    def armed(self, step: int = 0) -> Iterator[None]:
        self.runner.arm(step)
        try:
            yield
        finally:
            self.runner.disarm()

    def run(self, *requests: Request) -> dict[str, list[Event]]:
        with self.armed():
            return run(self.engine, requests)

    def diverging(self, schedule: Schedule) -> list[Injected]:
        """Returns the streams that differ from the baseline, by the decode that made the first difference."""
        self.engine.trace = trace = Trace()
        streams = run_schedule(self.engine, self.requests, schedule)
        self.engine.trace = None
        found: dict[int, list[tuple[StreamId, int]]] = defaultdict(list)
        for stream_id, got in streams.items():
            cap, cancelled = schedule.caps.get(stream_id.request_id), stream_id.request_id in cancels(schedule)
            if difference := first_difference(self.baseline[stream_id], got, Allowed(cap, cancelled, schedule.logprobs)):
                place = place_of(trace, stream_id, difference.position)
                assert place is not None
                found[place.step].append((stream_id, place.slot))
        return [Injected(self.runner.kind, step, *zip(*sorted(rows), strict=True)) for step, rows in sorted(found.items())]


def cancels(schedule: Schedule) -> set[str]:
    return {action.request_id for action in schedule.actions if action.verb == "cancel"}


@pytest.fixture(scope="module")
def subject() -> Iterator[Callable[..., Subject]]:
    made: dict[tuple[DType, bool, bool], Subject] = {}

    def get(kind: FaultKind, dtype: DType = "float32", speculates: bool = False) -> Subject:
        of_speculation = kind in OF_SPECULATION
        key = dtype, speculates, of_speculation
        if key not in made:
            made[key] = Subject(dtype, get("neighbour", dtype), of_speculation) if speculates else Subject(dtype)
        return made[key].to_break(kind)

    yield get
    for each in made.values():
        each.engine.close()


def without(injected: Sequence[Injected], unseen: set[StreamId]) -> list[Injected]:
    kept = []
    for each in injected:
        rows = sorted(row for row in zip(each.streams, each.slots, strict=True) if row[0] not in unseen)
        if rows:
            kept.append(Injected(each.kind, each.step, *zip(*rows, strict=True)))
    return kept


def shown(this: Subject, schedule: Schedule, step: int = 0) -> list[Injected]:
    """Returns the differences with the fault armed from ``step`` on; checks that they are exactly the injected ones that can be seen."""
    with this.armed(step):
        diverging = this.diverging(schedule)
    injected = this.runner.injected
    # Not seen: a cancelled stream may end before its wrong token is committed, and strangers are not compared.
    unseen = {stream_id for each in injected for stream_id in each.streams} - {s for each in diverging for s in each.streams}
    assert all(stream_id.request_id in cancels(schedule) or stream_id not in this.baseline for stream_id in unseen)
    assert diverging == without(injected, unseen)
    assert all(each.step >= step for each in injected)
    return diverging


@pytest.mark.parametrize("dtype", ["float32", pytest.param("bfloat16", marks=pytest.mark.slow)])
@pytest.mark.parametrize("kind", FEW_FAULTS)
def test_streams_first_differ_where_the_fault_was_injected_and_not_without_it(
    kind: FaultKind, dtype: DType, subject: Callable[..., Subject]
) -> None:
    this, failed, schedules = subject(kind, dtype), 0, max(examples(4), 2)
    compiles = this.runner.ledger.compiles_in_process
    for seed in range(schedules):
        schedule = this.draw(seed)
        failed += bool(shown(this, schedule, step=2 * seed))
        assert this.diverging(schedule) == []
    assert failed >= schedules - 1
    assert this.runner.ledger.compiles_in_process == compiles


@pytest.mark.slow
@pytest.mark.parametrize("kind", [*OF_SPECULATION, *FAULTS])
def test_streams_first_differ_where_a_fault_of_speculation_was_injected(kind: FaultKind, subject: Callable[..., Subject]) -> None:
    this, failed = subject(kind, speculates=True), 0
    compiles = this.runner.ledger.compiles_in_process
    for seed in range(4):
        schedule = replace(this.draw(seed), speculate=True)
        failed += bool(shown(this, schedule, step=2 * seed))
        assert this.diverging(schedule) == []
    assert failed >= 3
    assert this.runner.ledger.compiles_in_process == compiles


@pytest.mark.slow
@pytest.mark.parametrize("kind", OF_SPECULATION)
def test_a_fault_of_speculation_breaks_nothing_in_an_engine_that_does_not_speculate(
    kind: FaultKind, subject: Callable[..., Subject]
) -> None:
    this = subject(kind, speculates=True)
    for seed in range(2):
        assert shown(this, replace(this.draw(seed), speculate=False)) == []
        assert this.runner.injected == []


@pytest.mark.parametrize("first", [5, *slow(11, 23)])
def test_wrong_kv_may_be_evicted_before_it_shows(first: int, subject: Callable[..., Subject], monkeypatch: pytest.MonkeyPatch) -> None:
    this = subject("mask")
    monkeypatch.setattr(this, "requests", [request("a", range(first, 2 * first + 15), max_tokens=30)])
    monkeypatch.setattr(this, "baseline", this.alone(this.requests))
    schedule = Schedule(seed=0, max_num_seqs=B, depth=1, actions=(Action(0, "submit", "a"), Action(2, "evict", "a")))
    assert shown(this, schedule)


class LeftOpen(Engine):
    def close(self) -> None:
        pass


@pytest.mark.slow
@pytest.mark.parametrize("kind", [*FAULTS, *OF_SPECULATION])
def test_verify_names_the_streams_and_the_steps(kind: FaultKind, subject: Callable[..., Subject]) -> None:
    this = subject(kind, speculates=kind in OF_SPECULATION)
    injected: dict[tuple[int | None, str], tuple[int, int]] = {}

    def after(phase: str, done: int, total: int | None) -> None:
        if phase == "schedules":
            for each in this.runner.injected:
                for stream_id, slot in zip(each.streams, each.slots, strict=True):
                    injected[done - 1, stream_id.name] = each.step, slot

    schedules = [this.draw(seed) for seed in range(3)]
    found = verify(lambda B: LeftOpen(this.runner), this.requests, max_num_seqs=(B,), schedules=schedules, levels=(1,), progress=after)
    assert found.result == "MISMATCH"
    assert found.injected == found.caught == len(found.divergences)
    assert [(one.step, one.slot) for one in found.divergences] == [injected[one.schedule, one.stream] for one in found.divergences]


def test_a_neighbour_costs_the_last_bits_of_shorter_rows_only(subject: Callable[..., Subject]) -> None:
    this = subject("neighbour")
    short, long = request("short", range(5, 15), max_tokens=12, logprobs=5), request("long", range(20, 61), max_tokens=12, logprobs=5)
    expected = {each.request_id: alone(this.engine, each) for each in (short, long)}
    streams = this.run(short, long)
    assert [each.streams for each in this.runner.injected] == [(StreamId("short"),)]
    assert streams["long"] == expected["long"]
    assert tokens(streams["short"]) == tokens(expected["short"])
    assert 0 < largest_gap(streams["short"], expected["short"]) < 1e-5


def largest_gap(some: Sequence[Event], others: Sequence[Event]) -> float:
    """The largest difference of log-probabilities of the same tokens."""
    pairs = [(a.logprobs, b.logprobs) for a, b in zip(some, others, strict=True) if isinstance(a, TokenEvent) and isinstance(b, TokenEvent)]
    return max(abs(a.logprob - b.logprob) for a, b in pairs if a is not None and b is not None)


def test_the_probe_sees_a_neighbour(subject: Callable[..., Subject]) -> None:
    this = subject("neighbour")
    for length in (10, 41):
        this.engine.submit(request(str(length), range(5, 5 + length), max_tokens=12))
    this.engine.step()
    assert this.engine.probe().ok
    with this.armed():
        (row,) = this.engine.probe().mismatches
    assert (row.stream_id.request_id, row.batched == row.alone, row.same_bits) == ("10", True, False)
    assert 0 < row.worst < 1e-4
    drain(this.engine)


@pytest.mark.parametrize("slot", range(B))
def test_every_slot_salts_the_seed(slot: int, subject: Callable[..., Subject]) -> None:
    this = subject("rng")
    each = request("sampled", [5, 6, 7], max_tokens=12, temperature=1.5, seed=2**64 - 1)
    expected = alone(this.engine, each)
    streams = this.run(*(request(f"before{i}", [5], max_tokens=9) for i in range(slot)), each)
    (injected,) = this.runner.injected
    position = next(i for i, pair in enumerate(zip(tokens(streams["sampled"]), tokens(expected), strict=True)) if pair[0] != pair[1])
    assert (injected.streams, injected.slots, injected.step) == ((StreamId("sampled"),), (slot,), position)
    salted = replace(each, params=replace(each.params, seed=(each.seed ^ GOLDEN * (slot + 1)) % 2**64))
    assert streams["sampled"] == alone(this.engine, salted)


SAMPLED = request("a", range(5, 25), max_tokens=12, temperature=1.5, logprobs=5)


@pytest.mark.parametrize(
    ("kind", "requests"),
    [
        ("neighbour", [SAMPLED]),
        ("neighbour", [SAMPLED, replace(SAMPLED, request_id="as long")]),
        ("rng", [request("greedy", [5, 6], max_tokens=9, logprobs=5)]),
        ("stale-kv", [SAMPLED, request("b", [5, 6], max_tokens=9)]),
        ("lease", [SAMPLED]),
        ("lease", [SAMPLED, replace(SAMPLED, request_id="the same")]),
    ],
)
def test_what_cannot_show_is_not_injected(kind: FaultKind, requests: list[Request], subject: Callable[..., Subject]) -> None:
    this = subject(kind)
    expected = {each.request_id: alone(this.engine, each) for each in requests}
    this.runner.reset()
    this.engine = Engine(this.runner)
    streams = this.run(*requests)
    assert this.runner.injected == []
    assert {name: [replace(event, stream_id=None) for event in events] for name, events in streams.items()} == {
        name: [replace(event, stream_id=None) for event in events] for name, events in expected.items()
    }


@pytest.mark.parametrize("kind", ["mask", *slow("rng", "lease")])
def test_the_independence_gate_fails(kind: FaultKind, subject: Callable[..., Subject]) -> None:
    this = subject(kind)
    with this.armed(step=2 * SAMPLED.max_tokens):  # after the two runs alone
        report = independence_gate(this.engine, SAMPLED)
    assert report.batches == 1 + B
    assert not report.passed
    assert independence_gate(this.engine, SAMPLED).passed


@pytest.mark.parametrize("kind", FEW_FAULTS)
def test_the_needle_test_fails(kind: FaultKind, subject: Callable[..., Subject]) -> None:
    this = subject(kind)
    with this.armed(step=SAMPLED.max_tokens):
        report = needle(this.engine, SAMPLED, np.random.default_rng(0), trials=4)
    assert not report.passed
    assert needle(this.engine, SAMPLED, np.random.default_rng(0), trials=4).passed


def test_a_swap_skips_streams_with_equal_tokens(subject: Callable[..., Subject]) -> None:
    this = subject("lease")
    this.run(SAMPLED, replace(SAMPLED, request_id="the same"), replace(SAMPLED, request_id="z", prompt_token_ids=tuple(range(90, 110))))
    assert this.runner.injected[0].step == 0
    assert StreamId("z") in this.runner.injected[0].streams


def test_swapped_rows_end_where_the_host_learns_of_it(subject: Callable[..., Subject]) -> None:
    this = subject("lease")
    ends = {"ignore_eos": False, "stop_token_ids": list(range(0, 131, 4)), "temperature": 2.0}
    requests = [request(str(i), [5, 6 + i], max_tokens=40, **ends | {"seed": i}) for i in range(12)]
    streams = this.run(*requests)
    assert {events[-1].finish_reason for events in streams.values()} <= {"stop", "length"}
    assert len(this.runner.injected) >= 3


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["rng", "lease"])
def test_a_fault_in_the_default_model_is_caught(kind: FaultKind, kernels: Kernels) -> None:
    model, weights = load(resolve(None), "float32", ops=ops_of(kernels))
    layout = {"kernels": kernels, "prefill_tile": ROW_TILE, "prefill_buckets": (32,)}
    config = EngineConfig(max_num_seqs=4, max_model_len=128, max_logprobs=5, **layout)
    requests = draw_requests(1, 6, model.vocab, max_model_len=96, max_tokens=12)
    found = verify(lambda B: Engine(FaultyRunner(model, weights, config, kind=kind)), requests, max_num_seqs=(4,), schedules=1, levels=(1,))
    assert found.result == "MISMATCH"
