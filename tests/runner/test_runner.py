"""The runner owns the device: it donates, compiles once, leaks nothing and gives everything back."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.conftest import TinyModel, make_engine, tiny_config
from tests.streams import drain, request, run
from xlaengine.control.plan import Admit, Chunk, Lease, Plan, Prefill, Restore, Save, SavedKV, Step, StepTokens
from xlaengine.device.step import StepBatch
from xlaengine.engine import Engine
from xlaengine.runner import Runner
from xlaengine.runner import runner as runner_module
from xlaengine.runner.compiler import compile_events
from xlaengine.runner.flight import unpack_logprobs
from xlaengine.types import StreamId

LEASE = Lease(1, StreamId("a"), 1)
ASKING = request("a", [5, 6, 7], max_tokens=4, logprobs=2)
PLANS: dict[str, Plan] = {
    "prefill": Prefill((Chunk(LEASE, 0, (5, 6), 8),)),
    "admit": Admit(LEASE, ASKING, token=ASKING.prompt_token_ids[-1], pos=len(ASKING.prompt_token_ids) - 1),
    "decode": Step((LEASE,), 3, logprobs=(None,)),
    "decode with logprobs": Step((LEASE,), 3, logprobs=(1,)),
}


@pytest.fixture
def runner(engine_at: Callable[..., Engine]) -> Iterator[Runner]:
    engine = engine_at(3)
    yield engine.runner
    # These tests drive the device behind the scheduler's back: put the slots to sleep again.
    engine.runner.reset()


@pytest.mark.parametrize("plan", PLANS)
def test_the_old_state_is_dead_after_a_dispatch(plan: str, runner: Runner) -> None:
    assert runner.state is not None
    old = runner.state
    runner.dispatch(PLANS[plan])
    for leaf in jax.tree.leaves(old):
        assert leaf.is_deleted()
        with pytest.raises(RuntimeError, match="deleted"):
            np.asarray(leaf)
    assert not any(leaf.is_deleted() for leaf in jax.tree.leaves(runner.state))


def test_donated_memory_is_used_again(runner: Runner) -> None:
    assert runner.state is not None
    before = runner.state.cells[0][0].k.unsafe_buffer_pointer(), runner.state.cells[0][0].v.unsafe_buffer_pointer()
    for plan in PLANS.values():
        runner.dispatch(plan)
    assert (runner.state.cells[0][0].k.unsafe_buffer_pointer(), runner.state.cells[0][0].v.unsafe_buffer_pointer()) == before


def test_a_decode_gives_a_flight_of_one_small_array_that_carries_its_plan(runner: Runner) -> None:
    flights = {name: runner.dispatch(plan) for name, plan in PLANS.items()}
    assert flights["prefill"] is flights["admit"] is None
    plain, asking = flights["decode"], flights["decode with logprobs"]
    assert plain is not None
    assert asking is not None
    assert plain.plan is PLANS["decode"]
    assert [plain.nbytes, asking.nbytes] == [3 * 4, 3 * (3 + 2 * 5) * 4]
    landed, again, reported = runner.collect(plain), runner.collect(plain), runner.collect(asking)
    assert isinstance(landed, StepTokens)
    assert isinstance(reported, StepTokens)
    assert landed == again
    assert landed.tokens[0] == landed.tokens[2] == ()
    assert list(reported.logprobs) == [1]
    (logprobs,) = reported.logprobs[1]
    assert logprobs.rank == 1
    assert len(logprobs.top) == 1


def test_a_slot_that_was_saved_comes_back_elsewhere_with_the_same_bits(runner: Runner) -> None:
    for plan in PLANS.values():
        runner.dispatch(plan)
    before = list(jax.tree.leaves(runner.state))
    flight = runner.dispatch(Save(LEASE, blocks=2))
    assert flight is not None
    assert [leaf is old for leaf, old in zip(jax.tree.leaves(runner.state), before, strict=True)] == [True] * len(before)  # only looked at
    saved = runner.collect(flight)
    assert isinstance(saved, SavedKV)
    assert saved.nbytes == flight.nbytes
    assert all(array.flags.owndata for block in saved.blocks for array in block), "a view of the device's memory outlives the flight"
    runner.reset()
    runner.dispatch(Restore(Lease(2, StreamId("a"), 1), saved))
    flight = runner.dispatch(Save(Lease(2, StreamId("a"), 1), blocks=2))
    assert flight is not None
    again = runner.collect(flight)
    assert isinstance(again, SavedKV)
    assert [array.tobytes() for block in again.blocks for array in block] == [array.tobytes() for block in saved.blocks for array in block]
    assert any(array.any() for block in saved.blocks for array in block)


def test_the_next_dispatch_makes_the_state_that_an_interrupted_reset_has_not_made(
    engine_at: Callable[..., Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = engine_at(3)
    asked = request("a", [5, 6, 7], max_tokens=4)
    alone = run(engine, [asked])

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(engine.runner, "_run", interrupted)
    with pytest.raises(KeyboardInterrupt):
        engine.reset()
    monkeypatch.undo()
    assert run(engine, [asked]) == alone


def test_a_transfer_that_nobody_asked_for_is_refused(runner: Runner) -> None:
    with pytest.raises(Exception, match=r"[Dd]isallowed host-to-device"), jax.transfer_guard("disallow"):
        jnp.zeros(3) + np.ones(3, np.float32)


def test_a_batch_that_was_not_put_on_the_device_is_refused_by_the_runners_own_guard(runner: Runner) -> None:
    with pytest.raises(Exception, match=r"[Dd]isallowed host-to-device"):
        runner._launch("decode[3]", StepBatch(rows=np.zeros(3, np.int32)))


def test_unpacking_cuts_to_what_was_asked_for() -> None:
    packed = np.array([0, 3, 11, 12, 13, 0, 0, 0], np.int32)
    packed.view(np.float32)[[0, 5, 6, 7]] = [-2.5, -0.5, -1.5, -2.0]
    two = unpack_logprobs(packed, 9, 2)
    assert (two.token_id, two.logprob, two.rank, two.top) == (9, -2.5, 3, ((11, -0.5), (12, -1.5)))
    assert unpack_logprobs(packed, 9, 0).top == ()


@pytest.fixture(scope="module")
def fresh(tiny_model: Callable[[str], TinyModel]) -> Iterator[Engine]:
    """An engine whose counters no other test has moved."""
    engine = make_engine(tiny_model("llama3"), tiny_config())
    yield engine
    engine.close()


def test_every_graph_is_compiled_or_from_the_cache_and_a_second_start_compiles_none(
    fresh: Engine, tiny_model: Callable[[str], TinyModel]
) -> None:
    names: list[tuple[str, int, int]] = []
    again = make_engine(tiny_model("llama3"), tiny_config(), on_graph=lambda *done: names.append(done))
    again.close()
    first, second = fresh.metrics(), again.metrics()
    assert first["graphs_declared"] == first["graphs_compiled"] + first["graphs_from_cache"]
    assert (second["graphs_compiled"], second["graphs_from_cache"]) == (0, second["graphs_declared"])
    assert sorted(name for name, _, _ in names) == sorted(graph.name for graph in again.runner.graphs)
    assert [(done, total) for _, done, total in names] == [(i + 1, len(names)) for i in range(len(names))]


def every_border(engine: Engine) -> dict[str, int]:
    """Prompts that end on, before and after each bucket and block, each run to the very end of its slot."""
    S = engine.config.max_model_len
    lengths = [1, 2, 7, 8, 9, 10, 15, 16, 17, 18, 31, 32, 33, 34, 48, 49, 64, 65, 80, 81, 94, 95]
    for n in lengths:
        params = {"temperature": 0.7, "top_k": 20, "top_p": 0.9, "min_p": 0.01} if n % 2 else {}
        engine.submit(request(str(n), [3 + i % 100 for i in range(n)], max_tokens=S - n, logprobs=4 if n % 3 == 0 else None, **params))
    return {str(n): S - n for n in lengths}


def test_nothing_compiles_after_warm_up_whatever_pos_crosses(fresh: Engine) -> None:
    before = fresh.runner.ledger.compiles_in_process
    wanted = every_border(fresh)
    streams = drain(fresh)
    assert {name: len(events) for name, events in streams.items()} == wanted
    assert fresh.runner.ledger.compiles_in_process == before


def test_what_an_engine_has_compiled_is_told_apart_from_what_others_have(fresh: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    jnp.zeros((3, 5, 7))  # what every shape of it needs
    before, process = fresh.runner.compiles_after_warmup, fresh.runner.ledger.compiles_in_process
    jnp.zeros((3, 5, 7, 11))
    assert fresh.runner.compiles_after_warmup == before
    assert fresh.metrics()["compiles_in_process"] == process + 1
    admit_batch = runner_module.admit_batch

    def eager(*args: Any) -> Any:
        jnp.zeros((3, 5, 7, 13))
        return admit_batch(*args)

    monkeypatch.setattr(runner_module, "admit_batch", eager)
    fresh.submit(request("one", [5, 6, 7], max_tokens=2))
    drain(fresh)
    metrics = fresh.metrics()
    assert (metrics["compiles_after_warmup"], metrics["compiles_in_process"]) == (before + 1, process + 2)
    (name,) = metrics["graphs"].keys() - {graph.name for graph in fresh.runner.graphs}
    assert metrics["graphs"][name] == {"launches": 0, "compiles": 1, "reason": "not_in_table", "shapes": []}


def test_of_two_engines_one_is_closed_and_the_other_compiles_nothing_and_says_the_same(tiny_model: Callable[[str], TinyModel]) -> None:
    """And what the user has jitted stays compiled."""
    asked = [request(str(i), range(3, 9 + i), max_tokens=20, temperature=0.8 * (i % 2), seed=i) for i in range(5)]
    one, other = (make_engine(tiny_model("llama3"), tiny_config()) for _ in range(2))
    wanted = run(one, asked)
    users = jax.jit(lambda x: x * 3 - 1)
    users(np.ones(19, np.float32))
    for each in asked:
        one.submit(each)
    first = {event.request_id: [event] for event in one.step()}
    before = compile_events().requested
    other.close()
    streams = drain(one)
    assert {name: first.get(name, []) + streams[name] for name in wanted} == wanted
    users(np.ones(19, np.float32))
    assert compile_events().requested == before
    one.close()


def live_bytes(beside: Sequence[jax.Array] = ()) -> dict[int, int]:
    """Each buffer once: an array and the copy that was begun for the host may be one on CPU. Arrays ``beside``, which the caller keeps,
    are left out: other tests of a run leave thousands, and to look at each after each step takes seconds."""
    left_out = set(map(id, beside))
    return {array.unsafe_buffer_pointer(): array.nbytes for array in jax.live_arrays() if id(array) not in left_out}


@pytest.mark.parametrize("depth", [pytest.param(1, marks=pytest.mark.slow), 3])
def test_device_memory_is_flat_at_every_step(depth: int, engine_at: Callable[..., Engine]) -> None:
    engine = engine_at(3, depth)
    seen, own = set[int](), set(map(id, jax.tree.leaves(engine.runner.state)))
    others = [array for array in jax.live_arrays() if id(array) not in own]

    def watch() -> None:
        flying = engine._flights.nbytes
        seen.add(sum(live_bytes(others).values()) - flying)

    every_border(engine)
    drain(engine, watch)
    assert len(seen) == 1


@pytest.mark.slow
def test_the_engines_own_byte_counters_are_flat_with_and_without_logprobs(tiny_model: Callable[[str], TinyModel]) -> None:
    config = tiny_config(B=16, depth=2, decode_widths=(8, 16))
    engine = make_engine(tiny_model("llama3"), config)
    run(engine, [request(str(i), [5, 6, 7], max_tokens=30 + i, logprobs=2 if i % 2 else None) for i in range(20)])
    metrics = engine.metrics()
    engine.close()
    assert metrics["device_bytes_first"] == metrics["device_bytes_min"] == metrics["device_bytes_max"]


def resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def test_host_memory_is_flat_over_hundreds_of_steps(engine_at: Callable[..., Engine]) -> None:
    engine = engine_at(3)

    def hundreds() -> None:
        for i in range(12):
            engine.submit(request(str(i), range(3, 20), max_tokens=75, logprobs=2))
        drain(engine)

    hundreds()
    before = resident_bytes()
    hundreds()
    assert resident_bytes() <= 1.01 * before


def test_close_gives_the_device_memory_back_and_may_be_called_twice(tiny_model: Callable[[str], TinyModel]) -> None:
    gc.collect()  # what earlier tests left must not go in the middle
    before = sum(live_bytes().values())
    engine = make_engine(tiny_model("llama3"), tiny_config(depth=2))
    assert sum(live_bytes().values()) > before
    engine.submit(request("a", [5, 6], max_tokens=9))
    engine.step()
    assert engine._flights  # closed with a step in the air
    engine.close()
    assert sum(live_bytes().values()) == before
    engine.close()


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="there is no /proc/self/maps here")
@pytest.mark.slow
@pytest.mark.parametrize("starts", [True, False])
def test_engines_that_are_closed_or_never_started_leave_no_executables_behind(
    tiny_model: Callable[[str], TinyModel], starts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process may have 65,530 memory maps by Linux's default, an engine has hundreds, and one too many is a crash in the compiler."""

    def fail(_: Runner) -> None:
        raise MemoryError("no room for the state")

    if not starts:
        monkeypatch.setattr(Runner, "reset", fail)

    def maps_after_an_engine() -> int:
        if starts:
            make_engine(tiny_model("llama3"), tiny_config()).close()
        else:
            with pytest.raises(MemoryError, match="no room"):
                make_engine(tiny_model("llama3"), tiny_config())
        gc.collect()
        return len(Path("/proc/self/maps").read_text().splitlines())

    maps_after_an_engine()
    before = maps_after_an_engine()
    assert maps_after_an_engine() <= before + 20
