"""A step's budget of prompt tokens: it bounds what streams that run wait for, and keeps no prompt out."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.control.fake_device import FakeRunner, tokens_of
from tests.control.test_scheduler import make_request
from xlaengine.config import EngineConfig
from xlaengine.control.plan import Admit, Chunk, CopyPrefix, KeepState, Lease, LoadState, Plan, Prefill, Restore, SavedKV, Score
from xlaengine.control.prefilling import packed
from xlaengine.engine import Engine
from xlaengine.types import Request, StreamId, TokenEvent

BUCKETS = (4, 8, 16)


def engine_with(budget: int, *, is_exact: bool = True, depth: int = 2, B: int = 3, tile: int = 0) -> Engine:
    config = EngineConfig(
        max_num_seqs=B,
        decode_widths=(B,),
        prefill_buckets=BUCKETS,
        prefill_tile=tile,
        prefill_tokens_per_step=budget,
        max_model_len=64,
        kv_block=16,
        depth=depth,
    )
    return Engine(FakeRunner(config, prefill_is_exact=is_exact))  # type: ignore[arg-type]


def planned(engine: Engine) -> list[list[Plan]]:
    """The plans of each step, to be filled as it steps."""
    steps: list[list[Plan]] = []
    plan = engine.scheduler.plan

    def watch() -> list[Plan]:
        steps.append(plan())
        return steps[-1]

    engine.scheduler.plan = watch  # type: ignore[method-assign]
    return steps


def chunks_in(plans: list[Plan]) -> list[Chunk]:
    return [chunk for plan in plans if isinstance(plan, Prefill) for chunk in plan.chunks]


def sizes(steps: list[list[Plan]]) -> list[list[int]]:
    """Of the steps that have chunks."""
    return [[chunk.bucket for chunk in chunks] for chunks in map(chunks_in, steps) if chunks]


ARRIVALS = st.lists(st.tuples(st.integers(1, 40), st.integers(1, 20), st.integers(0, 6)), min_size=1, max_size=8)
"""Prompt tokens, output tokens, and after how many steps the next one comes."""


def serve(engine: Engine, arrivals: list[tuple[int, int, int]]) -> None:
    """Requests as they come, to their ends; every stream must be what it is by itself."""
    requests, events = list[Request](), []
    for number, (prompt, tokens, pause) in enumerate(arrivals):
        requests.append(make_request(str(number), prompt, tokens, seed=number))
        engine.submit(requests[-1])
        for _ in range(pause):
            events += engine.step()
    events += list(engine)
    for request in requests:
        assert [event.token_id for event in events if event.request_id == request.request_id] == tokens_of(request)


@given(arrivals=ARRIVALS, budget=st.integers(1, 50), is_exact=st.booleans(), depth=st.integers(1, 3))
def test_between_two_steps_lies_at_most_the_budget_or_one_chunk(
    arrivals: list[tuple[int, int, int]], budget: int, is_exact: bool, depth: int
) -> None:
    engine = engine_with(budget, is_exact=is_exact, depth=depth)
    steps = planned(engine)
    serve(engine, arrivals)
    for buckets in sizes(steps):
        assert sum(buckets) <= budget or len(buckets) == 1
        assert not is_exact or all(bucket <= max(budget, BUCKETS[0]) for bucket in buckets)


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("budget", [4, 8, 2048])
def test_who_runs_gets_a_token_of_every_step_while_prompts_come_in(budget: int, depth: int) -> None:
    engine = engine_with(budget, depth=depth)
    engine.submit(make_request("runs", max_tokens=40))
    for _ in range(3):
        engine.step()
    for name in "ab":
        engine.submit(make_request(name, prompt=40, max_tokens=3))
    steps = []
    while "runs" in engine.live:
        steps.append([event.request_id for event in engine.step() if isinstance(event, TokenEvent)])
    assert all("runs" in step for step in steps)
    assert {"a", "b"} < {name for step in steps for name in step}


def test_the_smaller_the_budget_the_more_steps_a_prompt_takes() -> None:
    taken = []
    for budget in (4, 8, 16, 2048):
        engine = engine_with(budget)
        engine.submit(make_request("runs", max_tokens=40))
        engine.step()
        engine.submit(make_request("long", prompt=40))
        taken.append(0)
        while engine.scheduler.counters.admits < 2:
            engine.step()
            taken[-1] += 1
    assert taken == [10, 5, 3, 1]


def test_where_sizes_differ_in_rehearsal_the_budget_cuts_no_chunk() -> None:
    """Which graph serves a prompt then depends on its length alone; one chunk goes out at a time."""
    engine = engine_with(4, is_exact=False)
    steps = planned(engine)
    engine.submit(make_request("runs", max_tokens=40))
    engine.submit(make_request("long", prompt=40))
    list(engine)
    assert sizes(steps) == [[16], [16], [8]]


def test_a_chunk_that_no_longer_fits_comes_first_in_the_next_step_and_a_smaller_one_fills_the_rest() -> None:
    engine = engine_with(20, B=4)
    steps = planned(engine)
    engine.submit(make_request("runs", max_tokens=40))
    engine.step()
    for name, prompt in (("a", 17), ("b", 9), ("c", 5)):
        engine.submit(make_request(name, prompt))
    engine.step()
    engine.step()
    assert [[(chunk.lease.stream_id.request_id, chunk.bucket) for chunk in chunks_in(plans)] for plans in steps] == [
        [],
        [("a", 16), ("c", 4)],
        [("b", 8)],
    ]


def test_another_budget_holds_from_the_next_request_on() -> None:
    engine = engine_with(2048)
    engine.reconfigure(prefill_tokens_per_step=8)
    steps = planned(engine)
    engine.submit(make_request("runs", max_tokens=40))
    engine.submit(make_request("long", prompt=40))
    list(engine)
    assert sizes(steps) == [[8]] * 5


# --- several in one call


def chunk(slot: int, bucket: int = 4, start: int = 0) -> Prefill:
    return Prefill((Chunk(lease(slot), start, (5,) * bucket, bucket),))


def lease(slot: int) -> Lease:
    return Lease(slot, StreamId(f"in-{slot}"), 1)


def admit(slot: int) -> Admit:
    return Admit(lease(slot), make_request(str(slot)), 5, 4)


def calls(plans: list[Plan]) -> list[list[int]]:
    """The slots of each call's chunks."""
    return [[each.slot for each in plan.leases] for plan in plans if isinstance(plan, Prefill)]


def test_chunks_share_a_call_as_far_as_there_is_room_and_admissions_wait_for_it() -> None:
    plans: list[Plan] = list(
        packed([chunk(0), admit(0), chunk(1), admit(1), chunk(2, 8), admit(2), chunk(3), chunk(3, 4, 4)], call_tokens=16)
    )
    assert [type(plan) for plan in plans] == [Prefill, Admit, Admit, Admit, Prefill]
    assert calls(plans) == [[0, 1, 2], [3, 3]]


def test_without_room_each_goes_out_by_itself() -> None:
    plans: list[Plan] = [chunk(0), admit(0), chunk(1), chunk(1, 4, 4), admit(1)]
    assert list(packed(plans, call_tokens=0)) == plans  # type: ignore[arg-type]


def test_what_reads_a_chunk_comes_after_its_call_and_what_a_chunk_reads_before() -> None:
    score, copy, apart = Score(lease(0), 0, (5,), 4, (6,), 1, False), CopyPrefix(lease(1), 0, 0, 4), CopyPrefix(lease(3), 2, 0, 4)
    restore = Restore(lease(4), SavedKV(()))
    plans = list(packed([chunk(0), score, apart, restore, chunk(3, 4, 4), copy, chunk(1, 4, 4), admit(1)], call_tokens=16))
    assert plans == [apart, restore, Prefill((*chunk(0).chunks, *chunk(3, 4, 4).chunks)), score, copy, chunk(1, 4, 4), admit(1)]


def test_a_copy_into_a_slot_waits_for_what_is_computed_there() -> None:
    copy = CopyPrefix(lease(0), 2, 4, 8)
    assert list(packed([chunk(0), copy, admit(0)], call_tokens=16)) == [chunk(0), copy, admit(0)]


def test_a_score_ahead_of_its_chunk_comes_after_earlier_chunks_of_its_slot() -> None:
    ahead = [Score(lease(0), start, (5,), 4, (6,), 1, True) for start in (0, 4)]
    plans = list(packed([chunk(1), ahead[0], chunk(0), ahead[1], chunk(0, 4, 4), admit(0)], call_tokens=16))
    assert plans == [ahead[0], Prefill((*chunk(1).chunks, *chunk(0).chunks)), ahead[1], chunk(0, 4, 4), admit(0)]


def test_a_state_is_kept_before_the_next_chunk_of_its_slot_and_before_it_is_loaded() -> None:
    keep, load, before = KeepState(lease(0), 1), LoadState(lease(2), 1), LoadState(lease(3), 0)
    assert list(packed([chunk(0), before, keep, chunk(0, 4, 4), admit(0)], call_tokens=16)) == [
        before,
        chunk(0),
        keep,
        chunk(0, 4, 4),
        admit(0),
    ]
    plans = list(packed([chunk(0), keep, chunk(1), load, chunk(2, 4, 4), chunk(3, 4, 4)], call_tokens=16))
    assert plans == [Prefill((*chunk(0).chunks, *chunk(1).chunks)), keep, load, Prefill((*chunk(2, 4, 4).chunks, *chunk(3, 4, 4).chunks))]


@given(arrivals=ARRIVALS, budget=st.integers(1, 50), depth=st.integers(1, 3))
def test_every_stream_is_the_same_whoever_shared_its_calls(arrivals: list[tuple[int, int, int]], budget: int, depth: int) -> None:
    engine = engine_with(budget, depth=depth, tile=4)
    steps = planned(engine)
    serve(engine, arrivals)
    for plans in steps:
        prefills = [[chunk.bucket for chunk in plan.chunks] for plan in plans if isinstance(plan, Prefill)]
        assert all(sum(chunks) <= BUCKETS[-1] for chunks in prefills)
        assert all(sum(chunks) + others[0] > BUCKETS[-1] for chunks, others in pairwise(prefills)), "it fits in the call before"


def test_short_prompts_that_come_together_take_one_call() -> None:
    engine = engine_with(2048, tile=4)
    for name in "abc":
        engine.submit(make_request(name, prompt=5))
    engine.step()
    assert (engine.scheduler.counters.prefill_chunks, engine.scheduler.counters.prefill_calls) == (3, 1)
