"""What speculation promises: nothing changes but the speed. Reference, bit for bit: an engine that does not speculate."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest

from tests.conftest import TinyModel, make_engine, require, tiny_config
from tests.drafters import random_drafter, ranks_of
from tests.overlapping import overlapping
from tests.speculating import BUSH, V, known, largest_step, speculating, terms_of, verified, watch, with_ends, workload
from tests.streams import drain, request, run, tokens
from tests.test_promises import SAMPLINGS, by_stream
from xlaengine.check.compare import alone
from xlaengine.config import EngineConfig, Kernels, SpeculativeConfig, Tree
from xlaengine.engine import Engine
from xlaengine.speculate.account import ALLOWANCE, INCOME, Costs
from xlaengine.speculate.pass_cost import CPU
from xlaengine.text import Tokenizer
from xlaengine.types import Event, Request, StreamId, TokenEvent

pytestmark = pytest.mark.slow  # a graph with proposals takes seconds to compile: `speculate.test_speculation` is the fast one


@pytest.fixture(scope="module", params=["native", "xla"])
def kernels(request: pytest.FixtureRequest) -> Kernels:
    """Both kinds; XLA takes half a minute to compile its own for graphs with proposals."""
    require(request.param)
    return request.param


@pytest.fixture(scope="module")
def plain(tiny_model: Callable[[str], TinyModel], tiny_tokenizer: Tokenizer, kernels: Kernels) -> Iterator[Engine]:
    """An engine that knows nothing of speculation, and whose model says EOS now and then."""
    config = tiny_config(3, prefill_buckets=(8,), prompt_logprobs=True, max_model_len=240, kernels=kernels)
    engine = make_engine(with_ends(tiny_model("llama3")), config, tiny_tokenizer)
    yield engine
    engine.close()


@pytest.fixture(scope="module")
def target(tiny_model: Callable[[str], TinyModel]) -> TinyModel:
    return with_ends(tiny_model("llama3"))


# --- nothing changes, whichever method proposes

CASES = [
    pytest.param("table", {"tree": BUSH}, 2, id="table, tree"),
    pytest.param("ngram", {"adaptive": True}, 3, id="ngram, adaptive"),
    pytest.param("draft", {}, 2, id="draft"),
    pytest.param("medusa", {"tree": BUSH}, 8, id="medusa, tree"),
]


@pytest.mark.parametrize(("method", "changes", "B"), CASES)
def test_no_drafter_changes_a_bit(
    method: str,
    changes: dict[str, Any],
    B: int,
    plain: Engine,
    target: TinyModel,
    kernels: Kernels,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A table is right, wrong and foreign in turns. Streams drawn under rejection are those that speculation makes alone.

    Every number of proposals and of slots: `test_speculation_grid`.
    """
    settings = {"num_speculative_tokens": 3} | changes
    if "adaptive" not in settings:
        monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    cheap = Costs(free_rows=200)  # else streams so short never try
    monkeypatch.setattr("xlaengine.speculate.speculation.costs", lambda *_, **__: cheap)
    requests, drafter = workload(10), random_drafter(method, target, kernels)
    if method == "table":
        method, shape = "medusa", SpeculativeConfig(method="medusa", model="ours", **settings).shape
        drafter = known(plain, requests, ranks=ranks_of(shape))
    engine = speculating(target, drafter, B, method=method, kernels=kernels, **settings)
    verified(engine, requests)
    engine.close()


# --- one engine whose drafter is right, sometimes right, wrong, and strange

K = 4


def rich() -> list[Request]:
    """Every way of sampling, penalties, stop strings, stop tokens and EOS, log-probabilities; some fill their slot to the last position."""
    rng = np.random.default_rng(11)
    requests = []
    for i in range(30):
        length = int(rng.integers(1, 50))
        most = 96 - length if i % 5 == 0 else int(rng.integers(1, 40))
        sampling = SAMPLINGS[i % len(SAMPLINGS)] | {"seed": int(rng.integers(2**63)), "ignore_eos": i % 3 > 0, "max_tokens": most}
        sampling["min_tokens"] = min(sampling.get("min_tokens", 0), most)
        if i % 4 == 1:
            sampling["stop"] = ["o", "th", "qu"]
        asks = {"logprobs": i % 6 if i % 2 else None, "prompt_logprobs": i % 3 if i % 7 == 0 else None}
        requests.append(request(f"r{i}", [3 + i, *rng.integers(3, 120, length - 1).tolist()], **asks, **sampling))
    return requests


def unstopped(requests: Sequence[Request]) -> list[Request]:
    """Without stop strings, of which the device knows nothing: what it makes beyond them is dropped."""
    return [replace(each, params=replace(each.params, stop=())) for each in requests]


@pytest.fixture(scope="module")
def expected(plain: Engine) -> dict[str, dict[StreamId, list[Event]]]:
    return {each.request_id: by_stream(alone(plain, each)) for each in rich()}


@pytest.fixture(scope="module")
def engine(plain: Engine, target: TinyModel, tiny_tokenizer: Tokenizer, kernels: Kernels) -> Iterator[Engine]:
    drafter = known(plain, rich(), kinds=("right", "right", "sometimes", "wrong", "foreign"), rate=0.7)
    changes = {"prompt_logprobs": True, "probe": True, "kernels": kernels}
    engine = speculating(target, drafter, 3, num_speculative_tokens=K, tokenizer=tiny_tokenizer, **changes)
    yield engine
    engine.close()


@pytest.fixture(autouse=True)
def speculates(request: pytest.FixtureRequest) -> None:
    if "engine" in request.fixturenames:
        request.getfixturevalue("engine").reconfigure(depth=1, speculate=True)


def test_no_schedule_changes_a_bit(engine: Engine) -> None:
    verified(engine, rich(), schedules=12)


@pytest.mark.parametrize("depth", [1, 2, 4])
def test_everything_that_ends_or_shapes_a_stream_holds_within_an_accepted_run(
    engine: Engine, expected: dict[str, dict[StreamId, list[Event]]], depth: int
) -> None:
    """Penalties, min_tokens, biases, filters, log-probabilities, stop strings, EOS, caps, the last position of a slot, n > 1."""
    engine.reconfigure(depth=depth)
    streams = run(engine, rich())
    assert {name: by_stream(events) for name, events in streams.items()} == expected
    reasons = [(e.finish_reason, type(e.stop_reason)) for events in streams.values() for e in events if isinstance(e, TokenEvent)]
    assert {("stop", str), ("stop", int), ("length", type(None))} <= set(reasons)
    assert engine.metrics()["spec_accepted_tokens"] > 100
    assert engine.metrics()["device_bytes_min"] == engine.metrics()["device_bytes_max"]


def test_rows_that_speculate_and_rows_that_do_not_share_a_batch(
    engine: Engine, expected: dict[str, dict[StreamId, list[Event]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    passes = watch(engine, monkeypatch)
    strangers = [request(f"stranger {i}", [100 + i, 5, 6], max_tokens=30) for i in range(6)]  # whom the table does not know
    streams = run(engine, [each for pair in zip(rich(), strangers, strict=False) for each in pair])
    assert {name: by_stream(streams[name]) for name in list(expected)[:6]} == {name: expected[name] for name in list(expected)[:6]}
    assert {given for _, given in passes[StreamId("stranger 0")]} == {1}


def test_right_proposals_are_all_accepted_and_wrong_ones_none(engine: Engine, plain: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    passes = watch(engine, monkeypatch)
    requests = [replace(each, params=replace(each.params, n=1)) for each in unstopped(rich())]
    run(engine, requests)
    lengths = {each.request_id: len(tokens(alone(plain, each))) for each in requests}
    for i, each in enumerate(requests):
        given = [tokens for _, tokens in passes[StreamId(each.request_id)]]
        assert sum(given) == lengths[each.request_id]
        if i % 5 in (0, 1):
            assert set(given[:-1]) <= {K + 1}
        if i % 5 in (3, 4):
            assert set(given) == {1}


def test_accepted_lengths_are_the_same_at_every_depth(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    passes = watch(engine, monkeypatch)
    requests, seen = unstopped(rich()), []
    for depth in (1, 2, 3):
        engine.reconfigure(depth=depth)
        passes.clear()
        run(engine, requests)
        seen.append(dict(passes))
    assert seen[1] == seen[0]
    assert seen[2] == seen[0]
    assert len({given for steps in seen[0].values() for _, given in steps}) == K + 1


def test_its_steps_overlap_whatever_is_asked_meanwhile(engine: Engine, plain: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """First those of whose proposals many are wrong: they live longest, and are paused, evicted and cancelled."""
    endless = {"n": 1, "stop": (), "stop_token_ids": (), "ignore_eos": True, "min_tokens": 0, "max_tokens": 40}
    requests = [replace(each, params=replace(each.params, **endless)) for each in rich()[4:13][::-1]]
    requests.sort(key=lambda each: -(int(each.request_id[1:]) % 5))
    whole = {each.request_id: alone(plain, each) for each in requests}
    streams = overlapping(engine, requests, monkeypatch)
    assert {name for name, events in streams.items() if events != whole[name]} == {requests[2].request_id}, "the one that was cancelled"


def test_it_can_be_switched_off_and_on(
    engine: Engine, expected: dict[str, dict[StreamId, list[Event]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    passes = watch(engine, monkeypatch)
    for on in (False, True, False):
        passes.clear()
        engine.reconfigure(speculate=on)
        streams = run(engine, rich()[:5])
        assert {name: by_stream(events) for name, events in streams.items()} == {name: expected[name] for name in streams}
        assert any(count for steps in passes.values() for count, _ in steps) == on


def test_a_thousand_changes_between_the_graphs_compile_and_allocate_nothing(engine: Engine) -> None:
    subject = replace(rich()[0], params=replace(rich()[0].params, max_tokens=2))
    alone(engine, subject)
    before, compiles = engine.runner.device_bytes(), engine.runner.ledger.compiles_in_process
    for i in range(1000):
        engine.reconfigure(speculate=i % 2 == 0)
        alone(engine, subject)
        assert engine.runner.device_bytes() == before
    assert engine.runner.ledger.compiles_in_process == compiles


def test_a_reset_engine_serves_the_same_and_compiles_nothing(engine: Engine, expected: dict[str, dict[StreamId, list[Event]]]) -> None:
    for each in rich()[:6]:
        engine.submit(each)
    for _ in range(3):
        engine.step()
    compiles = engine.runner.ledger.compiles_in_process
    engine.reset()
    assert {event.finish_reason for event in engine.take()} == {"abort"}
    assert engine.is_idle
    streams = run(engine, rich()[:6])
    assert {name: by_stream(events) for name, events in streams.items()} == {name: expected[name] for name in streams}
    assert engine.runner.ledger.compiles_in_process == compiles


def poison(engine: Engine) -> None:
    """Fill everything that a slot without a stream holds. Only between steps of a synchronous engine."""
    state = jax.tree.map(np.array, engine.runner.state)
    free = ~state.slots.active

    def spoil(column: np.ndarray, axis: int = 0) -> np.ndarray:
        worst = {"f": np.nan, "i": np.iinfo(np.int32).max // 3, "u": 77, "b": True}[column.dtype.kind]
        column[(slice(None),) * axis + (free,)] = worst
        return column

    slots, vocab = jax.tree.map(spoil, state.slots), jax.tree.map(spoil, state.vocab)
    rows = replace(state.draft, history=spoil(state.draft.history), features=spoil(state.draft.features))
    cells = jax.tree.map(lambda array: spoil(array, axis=1), state.cells)
    poisoned = replace(state, cells=cells, slots=replace(slots, active=~free), vocab=vocab, draft=rows)
    engine.runner.state = jax.device_put(poisoned)


def test_nothing_that_a_slot_held_before_shows(engine: Engine, expected: dict[str, dict[StreamId, list[Event]]]) -> None:
    poison(engine)
    for each in rich()[:12]:
        engine.submit(each)
    streams = drain(engine, each_step=lambda: poison(engine))
    assert {name: by_stream(events) for name, events in streams.items()} == {name: expected[name] for name in streams}


@pytest.mark.parametrize("depth", [1, 2])
def test_the_probe_tells_the_next_token_of_a_row_that_speculates(
    engine: Engine, expected: dict[str, dict[StreamId, list[Event]]], depth: int
) -> None:
    engine.reconfigure(depth=depth)
    requests = rich()[:5]
    for each in requests:
        engine.submit(each)
    streams: dict[StreamId, list[int]] = defaultdict(list)
    told = 0
    while not engine.is_idle:
        for event in engine.step():
            if isinstance(event, TokenEvent):
                streams[event.stream_id].append(event.token_id)
        report = engine.probe()
        assert report.ok
        for row in report.rows:
            so_far = streams[row.stream_id]
            whole = tokens(expected[row.stream_id.request_id][row.stream_id])
            if depth == 1 and len(so_far) < len(whole):
                assert row.batched == whole[len(so_far)]
                told += 1
    assert told > 10 or depth > 1
    assert streams == {stream_id: tokens(events) for each in requests for stream_id, events in expected[each.request_id].items()}


# --- which streams fall back, and which come back

TURNS, WRONG = request("turns", [3, 4, 5], max_tokens=230), request("wrong", [6, 7, 8], max_tokens=230)


@pytest.fixture(scope="module")
def adaptive(plain: Engine, target: TinyModel) -> Iterator[Engine]:
    """A drafter that is right of one stream, but for the positions from 60 to 120, and never right of another."""
    drafter = known(plain, [TURNS, WRONG], kinds=["right", "wrong"], length=240)
    drafter.choices[0, 60:120] = (drafter.choices[0, 60:120] + 1) % V
    with pytest.MonkeyPatch.context() as patch:
        large = replace(CPU, layer=1.0, row_layer=0.02)  # as if the model were one that is worth it
        patch.setattr("xlaengine.speculate.speculation.platform", lambda name, kernels: large)
        changes = {"max_model_len": 240, "max_logprobs": 0, "kernels": plain.config.kernels}
        engine = speculating(target, drafter, 1, adaptive=True, num_speculative_tokens=4, **changes)
    yield engine
    engine.close()


def test_a_stream_falls_back_where_its_drafter_stops_being_right_and_comes_back(
    adaptive: Engine, plain: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream, seen = tokens(alone(plain, TURNS)), []
    passes = watch(adaptive, monkeypatch)
    before = adaptive.metrics()
    for depth in (1, 2, 4):
        adaptive.reconfigure(depth=depth)
        passes.clear()
        assert tokens(alone(adaptive, TURNS)) == stream
        seen.append(passes[StreamId("turns")])
    assert seen[0] == seen[1] == seen[2]
    position, proposed = 3, {}
    for count, given in seen[0]:
        proposed[position] = count
        position += given
    assert any(count for at, count in proposed.items() if at < 50)
    assert sum(count == 0 for at, count in proposed.items() if 60 < at < 120) > 30
    assert any(count for at, count in proposed.items() if at > 130)
    after = adaptive.metrics()
    assert sum(after["spec_fallbacks"].values()) - sum(before["spec_fallbacks"].values()) >= 3
    assert after["spec_returns"] - before["spec_returns"] >= 3


def test_a_drafter_that_is_always_wrong_costs_the_allowance_and_the_income_at_most(
    adaptive: Engine, plain: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    passes = watch(adaptive, monkeypatch)
    assert tokens(alone(adaptive, WRONG)) == tokens(alone(plain, WRONG))
    terms = terms_of(adaptive.runner)
    losses = {option.count: option.loss for option in terms.options(adaptive.config, Tree.chain(K), terms.greedy)}
    lost = sum(losses[count] for count, _ in passes[StreamId("wrong")] if count)
    assert 0 < lost <= ALLOWANCE + INCOME * WRONG.max_tokens
