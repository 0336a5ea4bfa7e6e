"""A step's budget of prompt tokens: it bounds what streams that run wait for, and keeps no prompt out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.host.fake_device import FakeRunner, tokens_of
from tests.host.test_scheduler import make_request
from xlaengine.config import EngineConfig
from xlaengine.engine import Engine
from xlaengine.host.plan import Plan, Prefill
from xlaengine.protocol import Request, TokenEvent

BUCKETS = (4, 8, 16)


def engine_with(budget: int, *, is_exact: bool = True, depth: int = 2, B: int = 3) -> Engine:
    config = EngineConfig(
        max_num_seqs=B,
        decode_widths=(B,),
        prefill_buckets=BUCKETS,
        prefill_tokens_per_step=budget,
        max_model_len=64,
        kv_block=16,
        depth=depth,
    )
    return Engine(FakeRunner(config, prefill_is_exact=is_exact))  # type: ignore[arg-type]


def watched(engine: Engine) -> list[list[Prefill]]:
    """The chunks that go out before the decode of each step, to be filled as it steps."""
    steps: list[list[Prefill]] = []
    plan = engine.scheduler.plan

    def watch() -> list[Plan]:
        plans = plan()
        steps.append([each for each in plans if isinstance(each, Prefill)])
        return plans

    engine.scheduler.plan = watch  # type: ignore[method-assign]
    return steps


def sizes(steps: list[list[Prefill]]) -> list[list[int]]:
    """Of the steps that have any."""
    return [[chunk.bucket for chunk in chunks] for chunks in steps if chunks]


ARRIVALS = st.lists(st.tuples(st.integers(1, 40), st.integers(1, 20), st.integers(0, 6)), min_size=1, max_size=8)
"""Prompt tokens, output tokens, and after how many steps the next one comes."""


@given(arrivals=ARRIVALS, budget=st.integers(1, 50), is_exact=st.booleans(), depth=st.integers(1, 3))
def test_between_two_steps_lies_at_most_the_budget_or_one_chunk(
    arrivals: list[tuple[int, int, int]], budget: int, is_exact: bool, depth: int
) -> None:
    engine, requests, events = engine_with(budget, is_exact=is_exact, depth=depth), list[Request](), []
    steps = watched(engine)
    for number, (prompt, tokens, pause) in enumerate(arrivals):
        requests.append(make_request(str(number), prompt, tokens, seed=number))
        engine.submit(requests[-1])
        for _ in range(pause):
            events += engine.step()
    events += list(engine)
    for buckets in sizes(steps):
        assert sum(buckets) <= budget or len(buckets) == 1
        assert not is_exact or all(bucket <= max(budget, BUCKETS[0]) for bucket in buckets)
    for request in requests:
        assert [event.token_id for event in events if event.request_id == request.request_id] == tokens_of(request)


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


def test_where_sizes_are_not_proven_alike_the_budget_cuts_no_chunk() -> None:
    """Which graph serves a prompt then depends on its length alone; one chunk goes out at a time."""
    engine = engine_with(4, is_exact=False)
    steps = watched(engine)
    engine.submit(make_request("runs", max_tokens=40))
    engine.submit(make_request("long", prompt=40))
    list(engine)
    assert sizes(steps) == [[16], [16], [8]]


def test_a_chunk_that_no_longer_fits_comes_first_in_the_next_step_and_a_smaller_one_fills_the_rest() -> None:
    engine = engine_with(20, B=4)
    steps = watched(engine)
    engine.submit(make_request("runs", max_tokens=40))
    engine.step()
    for name, prompt in (("a", 17), ("b", 9), ("c", 5)):
        engine.submit(make_request(name, prompt))
    engine.step()
    engine.step()
    assert [[(chunk.lease.stream_id.request_id, chunk.bucket) for chunk in chunks] for chunks in steps] == [
        [],
        [("a", 16), ("c", 4)],
        [("b", 8)],
    ]


def test_another_budget_holds_from_the_next_request_on() -> None:
    engine = engine_with(2048)
    engine.reconfigure(prefill_tokens_per_step=8)
    steps = watched(engine)
    engine.submit(make_request("runs", max_tokens=40))
    engine.submit(make_request("long", prompt=40))
    list(engine)
    assert sizes(steps) == [[8]] * 5
