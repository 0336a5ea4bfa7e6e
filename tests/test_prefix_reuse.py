"""Prompts that begin where others have, whose streams may still run: what is copied is what would have been computed, bit for bit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.control.fake_device import FakeRunner
from tests.control.test_speculating import METHODS, some
from tests.drafters import random_drafter
from tests.effort import slow
from tests.speculating import largest_step, speculating, with_ends
from tests.streams import drain, request, run, tokens
from tests.test_allowance import settle
from tests.test_life_of_a_request import FAKE, alone_on, by_hand, run_machine, run_on_tiny, tokenizer
from tests.test_snapshots import EVERY_DRAFTER, EVERY_FAMILY, SNAPSHOTS, RecallingLife, prompt_of, spoil
from xlaengine.check.compare import alone
from xlaengine.config import EngineConfig, Kernels
from xlaengine.control.plan import CopyPrefix, Prefill
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.observe.trace import Trace, timeline
from xlaengine.observe.trace.record import Dispatched
from xlaengine.sources import resolve
from xlaengine.types import Event, InvalidRequest, Request

CACHING = replace(FAKE, depth=1, snapshots=SNAPSHOTS, enable_prefix_caching=True)


# --- whatever happens, in any order


def life_on_fake(speculative: str | None, sizes: str) -> type[RecallingLife]:
    def build(depth: int) -> Engine:
        settings, accepts = replace(CACHING, depth=depth, prefill_tile=4 if "tiles" in sizes else 0, prefix_states=2), {}
        if speculative is not None:
            settings, accepts = replace(settings, speculative=METHODS[speculative]), {"accepts": some(0, 3)}
        exact = {
            "prefill_is_exact": "differ" not in sizes,
            "steps_are_exact": "steps" in sizes,
            "has_recurrent_state": "recurrent" in sizes,
        }
        return Engine(FakeRunner(settings, **exact, **accepts), tokenizer())  # type: ignore[arg-type]

    class OnFake(RecallingLife):
        pass

    OnFake.build, OnFake.reference = staticmethod(build), staticmethod(alone_on(by_hand))
    return OnFake


SIZES = {
    "differ": "adaptive draft",
    "are alike": "ngram",
    "by tiles": "ngram",
    "by tiles that differ": "eagle",
    "by tiles, steps too": "eagle",
    "differ, recurrent": "ngram",
    "are alike, recurrent": "eagle",
    "by tiles, steps too, recurrent": "adaptive draft",
}
"""What is true of chunks, steps and states, and the drafter that it is tried with, beside none."""

IN_OTHERS = ("by tiles that differ", "are alike, recurrent")
"""Each of their parts is in another of `SIZES`."""


@pytest.mark.parametrize(
    ("speculative", "sizes"),
    [
        *((None, sizes) for sizes in SIZES if sizes not in IN_OTHERS),
        *slow(*((None, sizes) for sizes in IN_OTHERS)),
        *(pytest.param(method, sizes, marks=pytest.mark.slow) for sizes, method in SIZES.items()),
    ],
)
def test_copies_on_a_device_computed_by_hand(speculative: str | None, sizes: str) -> None:
    """It knows of each entry which graph has computed it, and admits no stream whose prompt has others than it may, or whose
    recurrent state has seen other tokens."""
    run_machine(life_on_fake(speculative, sizes), max_examples=100, stateful_step_count=40)


def test_copies_on_a_tiny_model(tiny_model: Callable[[str], TinyModel], kernels: Kernels) -> None:
    changes = {"snapshots": SNAPSHOTS, "enable_prefix_caching": True}
    engine = run_on_tiny(
        RecallingLife, tiny_model("llama3"), kernels, 25, lambda engine: engine.scheduler.counters.prefix_copies > 0, **changes
    )
    assert engine.scheduler.counters.prefix_copies > 0
    assert engine.metrics()["compiles_after_warmup"] == 0


# --- what steps have computed


def turns(engine: Engine, first: Request, more: list[int]) -> tuple[Request, list[Event]]:
    """A second request that begins with all of a first one and its answer, and what comes of it behind the first."""
    answer = tokens(run(engine, [first])[first.request_id])
    second = request("second", [*first.prompt_token_ids, *answer, *more], max_tokens=12, logprobs=5, temperature=0.7, seed=3)
    return second, run(engine, [second])["second"]


@pytest.mark.parametrize("length", [40, *slow(17)])
def test_a_second_turn_computes_only_what_is_new_in_it(tiny_model: Callable[[str], TinyModel], kernels: Kernels, length: int) -> None:
    engine = make_engine(with_ends(tiny_model("llama3")), tiny_config(3, enable_prefix_caching=True, kernels=kernels, max_logprobs=5))
    assert engine.runner.steps_are_exact
    first = request("first", prompt_of(length, 0, 0), max_tokens=31, ignore_eos=True, temperature=0.9, seed=5)
    second, found = turns(engine, first, [7, 8, 9])
    unit = engine.config.prefill_buckets[0]
    known = length + 31 - 1  # the last token of the answer was never fed
    assert engine.scheduler.counters.prefill_tokens_reused == known // unit * unit
    engine.reset()
    assert found == alone(engine, second)
    engine.close()


def test_what_steps_have_computed_is_not_reused_where_it_has_other_bits(
    tiny_model: Callable[[str], TinyModel], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlaengine.runner.verdict.decode_agrees", lambda rehearsal: False)
    engine = make_engine(tiny_model("llama3"), tiny_config(3, enable_prefix_caching=True))
    turns(engine, request("first", prompt_of(17, 0, 0), max_tokens=31, ignore_eos=True), [7, 8, 9])
    unit = engine.config.prefill_buckets[0]
    assert engine.scheduler.counters.prefill_tokens_reused == 16 // unit * unit
    engine.close()


# --- every family and dtype


def crowd() -> list[Request]:
    """One text for all up to some point: at, beside and between the borders of chunks; one that shares nothing; drawn and greedy."""
    lengths = [(70, 0), (70, 6), (64, 0), (50, 10), (70, 38), (80, 10), (9, 9), (40, 8), (33, 0), (20, 0)]
    return [
        request(f"c{i}", prompt_of(length, own, i), max_tokens=9 + i, logprobs=5, temperature=0.8 * (i % 2), seed=i)
        for i, (length, own) in enumerate(lengths)
    ]


def check_crowd(engine: Engine, requests: list[Request]) -> None:
    """All at once, then those that come while others decode; every slot holds NaN wherever it is not said to hold anything."""
    wanted = {each.request_id: alone(engine, each) for each in requests}
    engine.reset()
    for slot in range(engine.config.max_num_seqs):
        spoil(engine, slot, np.nan)
    before = engine.scheduler.counters.prefill_tokens_reused
    assert run(engine, requests) == wanted
    late = iter(requests)
    engine.submit(request("first", prompt_of(70, 0, 0), max_tokens=26))

    def one_more() -> None:
        if (each := next(late, None)) is not None:
            engine.submit(each)

    streams = drain(engine, one_more)
    assert {name: streams[name] for name in wanted} == wanted
    assert engine.scheduler.counters.prefix_copies >= 4
    assert engine.scheduler.counters.prefill_tokens_reused - before >= 2 * (64 + 64 + 32)


@pytest.mark.parametrize(("family", "dtype", "kernels"), EVERY_FAMILY, indirect=["kernels"])
def test_a_stream_that_begins_with_anothers_entries_is_the_one_that_does_not(family: str, dtype: Any, kernels: Kernels) -> None:
    settings = {"enable_prefix_caching": True, "dtype": dtype, "kernels": kernels, "decode_widths": (3,), "prefill_buckets": (8, 16, 32)}
    engine = make_engine(load(resolve(str(FIXTURES / family)), dtype), tiny_config(3, depth=2, **settings))
    assert engine.runner.prefill_is_exact
    check_crowd(engine, crowd())
    assert engine.metrics()["device_bytes_min"] == engine.metrics()["device_bytes_max"]
    assert engine.metrics()["compiles_after_warmup"] == 0
    counted = engine.scheduler.counters
    assert counted.prefill_tokens_reused > 0
    assert counted.prompt_tokens == counted.prefill_tokens + counted.prefill_tokens_reused + counted.admits, "as docs/metrics.md says"
    engine.close()


def test_so_it_is_where_chunks_of_other_sizes_are_not_trusted(
    tiny_model: Callable[[str], TinyModel], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlaengine.runner.verdict.prefill_agrees", lambda rehearsal: False)
    engine = make_engine(tiny_model("llama3"), tiny_config(3, depth=2, enable_prefix_caching=True, prefill_buckets=(8, 16, 32)))
    check_crowd(engine, crowd())
    engine.close()


@pytest.mark.slow
@pytest.mark.parametrize(("method", "kernels"), EVERY_DRAFTER, indirect=["kernels"])
def test_so_is_one_that_speculates(
    method: str, tiny_model: Callable[[str], TinyModel], kernels: Kernels, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its drafter's cache is filled again, from the tokens and from the target's states, which are copied."""
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    target = with_ends(tiny_model("llama3"))
    drafter = random_drafter(method, target, kernels)
    changes = {"num_speculative_tokens": 3, "kernels": kernels, "enable_prefix_caching": True, "depth": 2, "prefill_buckets": (8, 16, 32)}
    engine = speculating(target, drafter, 3, method=method, **changes)
    check_crowd(engine, crowd())
    assert engine.scheduler.counters.spec_draft_tokens > 20
    engine.close()


# --- one situation at a time


def fake(prefill_is_exact: bool = True, **changes: Any) -> Engine:
    """A step's budget holds three of these prompts, unless it is changed."""
    config = replace(CACHING, depth=2, **{"prefill_tokens_per_step": 128} | changes)
    return Engine(FakeRunner(config, prefill_is_exact=prefill_is_exact), tokenizer())  # type: ignore[arg-type]


def long(request_id: str, length: int = 40, own: int = 4, max_tokens: int = 6, **params: Any) -> Request:
    return request(request_id, prompt_of(length, own, sum(request_id.encode())), max_tokens=max_tokens, **params)


def traced(engine: Engine, requests: list[Request], **how: Any) -> list[Any]:
    """The plans that bring prompts in, in order."""
    engine.trace = Trace()
    for each in requests:
        engine.submit(each, **how)
    settle(engine)
    plans = [record.plan for record in engine.trace.records if isinstance(record, Dispatched)]
    engine.trace = None
    return [plan for plan in plans if isinstance(plan, CopyPrefix | Prefill)]


def test_of_requests_that_come_together_the_first_computes_and_the_others_copy() -> None:
    engine = fake()
    plans = traced(engine, [long(name) for name in "abc"])
    assert [(plan.lease.stream_id.name, plan.start, plan.end) for plan in plans if isinstance(plan, CopyPrefix)] == [
        ("b", 0, 36),
        ("c", 0, 36),
    ]
    assert sum(plan.bucket for plan in plans if isinstance(plan, Prefill)) == 40 + 4 + 4
    counters = engine.scheduler.counters
    assert (counters.prefix_copies, counters.prefill_tokens_reused) == (2, 72)


def test_a_single_slot_has_nobody_to_copy_from() -> None:
    plans = traced(fake(max_num_seqs=1, decode_widths=(1,)), [long(name) for name in "ab"])
    assert not [plan for plan in plans if isinstance(plan, CopyPrefix)]
    assert [chunk.lease.stream_id.name for plan in plans for chunk in plan.chunks if chunk.start == 0] == ["a"]


def test_without_it_nothing_is_copied_and_without_reuse_nothing_is_left_out() -> None:
    for engine, how in ((fake(enable_prefix_caching=False), {}), (fake(), {"reuse": False})):
        plans = traced(engine, [long(name) for name in "aab"[1:]], **how)
        assert all(isinstance(plan, Prefill) for plan in plans)
        assert engine.scheduler.counters.prefill_tokens_reused == 0


def test_where_sizes_are_not_trusted_only_chunks_of_the_same_place_and_size_are_copied() -> None:
    (copy,) = [plan for plan in traced(fake(prefill_is_exact=False), [long("a"), long("b")]) if isinstance(plan, CopyPrefix)]
    assert (copy.start, copy.end) == (0, 32), "both have chunks of 16, 16 and 8, of which the last is not the same"


def test_what_another_has_computed_meanwhile_is_copied_in_the_middle_of_a_prompt() -> None:
    engine = fake(prefill_tokens_per_step=16)
    engine.submit(long("a"))
    engine.step()
    engine.pause("a")
    engine.submit(long("b"))
    engine.step()
    engine.pause("b")
    engine.resume("a")
    for _ in range(3):
        engine.step()
    engine.resume("b")
    plans = traced(engine, [])
    (copy,) = [plan for plan in plans if isinstance(plan, CopyPrefix)]
    assert (copy.start, copy.end) == (32, 36), "16 were copied and 16 computed before"


def test_a_copy_that_leaves_more_to_do_is_not_made() -> None:
    """Of 16 tokens left one chunk is; 12 take two, and read the weights twice."""
    engine = fake()
    assert [type(plan) for plan in traced(engine, [long("a", 17, 4), long("b", 17, 12)])] == [Prefill, Prefill]
    assert engine.scheduler.counters.prefill_tokens_reused == 0


def test_a_slot_that_holds_the_prompt_is_taken_and_nothing_copied() -> None:
    engine = fake()
    traced(engine, [long("a", own=20), long("b", 33, 33)])
    assert engine.free_slots == (0, 1, 2)
    plans = traced(engine, [long("c", own=20)])
    assert not any(isinstance(plan, CopyPrefix) for plan in plans)
    assert {chunk.lease.slot for plan in plans for chunk in plan.chunks} == {0}


def test_the_only_holder_of_what_prompts_share_is_taken_last() -> None:
    engine = fake()
    traced(engine, [long("a")])
    traced(engine, [long("b")])
    assert len(engine.cached_prefix(0)) == 39
    for name in "xyz":  # they share nothing with anybody, and come one after the other
        traced(engine, [request(name, prompt_of(33, 33, ord(name)), max_tokens=2)])
    assert len(engine.cached_prefix(0)) == 39, "it was of use longest ago, and yet it stays"
    traced(engine, [request(name, prompt_of(33, 33, ord(name)), max_tokens=2) for name in "pqr"])
    assert len(engine.cached_prefix(0)) == 32, "three at once need all slots"


def test_log_probabilities_of_a_prompt_need_all_its_chunks() -> None:
    engine = fake()
    plans = traced(engine, [long("a"), long("b", prompt_logprobs=1, n=2)])
    leases = [(lease, plan) for plan in plans for lease in (plan.leases if isinstance(plan, Prefill) else [plan.lease])]
    computed = {lease.stream_id.name: plan for lease, plan in leases}
    assert {name: type(plan) for name, plan in computed.items()} == {"a": Prefill, "b": Prefill, "b#1": CopyPrefix}


def test_a_stream_that_was_evicted_and_came_back_lends_what_it_has() -> None:
    engine = fake()
    engine.submit(long("a", max_tokens=20))
    for _ in range(8):
        engine.step()
    engine.evict("a")
    for _ in range(4):
        engine.step()
    assert engine.scheduler.counters.restores == 1
    engine.submit(request("x", prompt_of(33, 33, 3), max_tokens=2), slot=0)
    (copy,) = [plan for plan in traced(engine, [long("b")]) if isinstance(plan, CopyPrefix)]
    assert (copy.source, copy.end) == (engine.runner.rows.index(max(engine.runner.rows, key=lambda row: len(row.kv))), 36)  # type: ignore[attr-defined]


def test_a_reset_forgets_all_prompts() -> None:
    engine = fake()
    traced(engine, [long("a")])
    engine.reset()
    assert all(isinstance(plan, Prefill) for plan in traced(engine, [long("a")]))


def test_lengths_count_all_of_the_prompt_whatever_is_reused() -> None:
    """S is 64: with 59 tokens in the prompt, most of them copied, 5 go out, and 6 are refused."""
    engine = fake()
    traced(engine, [long("a", 59, max_tokens=5)])
    with pytest.raises(InvalidRequest, match=r"prompt of 59 tokens \+ max_tokens 6 = 65 exceeds max_model_len 64"):
        engine.submit(long("b", 59, max_tokens=6))
    full = long("c", 59, max_tokens=5)
    engine.submit(full)
    events = settle(engine)
    assert engine.scheduler.counters.prefill_tokens_reused == 52
    assert engine.scheduler.counters.prompt_tokens == 2 * 59
    plain = Engine(FakeRunner(FAKE), tokenizer())  # type: ignore[arg-type]
    assert events == alone(plain, full)
    assert len(tokens(events)) == 5


@pytest.mark.slow
def test_no_memory_is_needed_beside_the_slots(tiny_model: Callable[[str], TinyModel]) -> None:
    """The bound: an engine with it has the state of one without."""
    with_it, without = (make_engine(tiny_model("llama3"), tiny_config(2, depth=2, enable_prefix_caching=on)) for on in (True, False))
    held = [[(leaf.shape, leaf.dtype) for leaf in jax.tree.leaves(each.runner.state)] for each in (with_it, without)]
    assert held[0] == held[1]
    compiles, seen = with_it.runner.ledger.compiles_in_process, set()
    for i in range(12):
        with_it.reset()
        run(with_it, [request(f"{i}/{j}", prompt_of(70, 6 + i, 5 * i + j), max_tokens=3) for j in range(3)])
        seen.add(with_it.runner.device_bytes())
    assert len(seen) == 1
    assert with_it.runner.ledger.compiles_in_process == compiles
    assert with_it.metrics()["graphs"]["copy_prefix"]["launches"] == with_it.scheduler.counters.prefix_copies > 10
    assert "copy_prefix" not in without.metrics()["graphs"]
    with_it.close()
    without.close()


def test_a_copy_is_a_span_of_its_stream() -> None:
    engine = fake()
    engine.trace = Trace()
    engine.submit(long("a"))
    engine.submit(long("b"))
    settle(engine)
    spans = [(span.kind, span.tokens) for span in timeline(engine.trace, 3).spans if span.stream == "b" and span.kind != "decode"]
    assert spans == [("copy", 36), ("prefill", 3)]
