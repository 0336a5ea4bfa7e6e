"""Which stream gets which of the slots of several lengths."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.control.fake_device import FakeRunner, tokens_of
from tests.control.test_allowed import settled, tokens
from tests.control.test_scheduler import make_request
from tests.test_life_of_a_request import FAKE
from xlaengine.engine import Engine
from xlaengine.types import InvalidRequest

CONFIG = replace(FAKE, max_num_seqs=4, decode_widths=(2, 4), short_slots=((1, 32), (2, 16)))
"""Slot 0 holds 64 tokens, slot 1 32, slots 2 and 3 16."""


def fake(**changes: object) -> Engine:
    """Its device raises where a stream has a slot that is too short for it."""
    return Engine(FakeRunner(replace(CONFIG, **changes)))  # type: ignore[arg-type]


def owners(engine: Engine) -> list[str | None]:
    return [slot.owner for slot in engine.slots]


def submit(engine: Engine, name: str, total: int, **more: int) -> None:
    engine.submit(make_request(name, prompt=total - 9, max_tokens=9), **more)  # type: ignore[arg-type]


def test_a_stream_takes_the_shortest_free_slot_that_holds_it() -> None:
    engine = fake()
    for name, total in (("a", 16), ("b", 17), ("c", 10), ("d", 33)):
        submit(engine, name, total)
    engine.step()
    assert owners(engine) == ["d", "b", "a", "c"]


def test_a_longer_slot_is_taken_where_no_shorter_one_is_free() -> None:
    engine = fake()
    for name in "abcd":
        submit(engine, name, 12)
    engine.step()
    assert owners(engine) == ["d", "c", "a", "b"]


@pytest.mark.parametrize("policy", ["fcfs", "lof"])
def test_a_long_stream_waits_for_the_long_slot_and_is_next_to_get_it(policy: str) -> None:
    """Although short ones came after it, and pass it into the short slots."""
    engine = fake(scheduling_policy=policy)
    submit(engine, "first", 40)
    engine.step()
    submit(engine, "second", 40)
    for number in range(30):
        submit(engine, f"short {number}", 16)
    order, seen = [], None
    while not engine.is_idle:
        engine.step()
        if (owner := owners(engine)[0]) not in (None, seen):
            order.append(owner)
            seen = owner
    assert order[:2] == ["first", "second"]


def test_a_slot_that_is_asked_for_must_hold_the_request() -> None:
    engine = fake()
    with pytest.raises(InvalidRequest, match=r"slot 2 holds 16 tokens, and prompt \+ max_tokens is 17"):
        submit(engine, "a", 17, slot=2)
    submit(engine, "a", 16, slot=2)
    engine.step()
    assert owners(engine) == [None, None, "a", None]


def test_slots_that_are_leased_early_are_the_shortest() -> None:
    engine = fake()
    submit(engine, "a", 20)
    submit(engine, "b", 20)
    submit(engine, "c", 20)
    engine.seat()
    assert owners(engine) == ["b", "a", None, None]


def test_a_paused_stream_is_evicted_where_its_slot_is_long_enough_for_one_that_waits() -> None:
    engine = fake()
    for name, total in (("short", 16), ("long", 40)):
        submit(engine, name, total)
    events = engine.step()
    for name in ("short", "long"):
        engine.pause(name)
    submit(engine, "new", 40)
    for _ in range(4):
        events += engine.step()
    assert owners(engine) == ["new", None, "short", None]
    assert engine.metrics()["policy_evictions"] == 1
    events += settled(engine)
    engine.resume("long")
    events += settled(engine)
    got = tokens([event for event in events if event.request_id == "long"])
    assert got == tokens_of(make_request("long", prompt=31, max_tokens=9))


def test_a_snapshot_is_not_loaded_into_a_slot_that_is_too_short_for_it() -> None:
    engine = fake(snapshots=1, enable_prefix_caching=True)
    submit(engine, "a", 40)
    settled(engine)
    engine.take_snapshot(0, 0)
    with pytest.raises(ValueError, match=r"snapshot 0 has \d+ tokens, and slot 3 holds 16"):
        engine.load_snapshot(0, 3)
    engine.load_snapshot(0, 0)


TOTALS = st.lists(st.sampled_from([10, 16, 17, 32, 33, 64]), min_size=1, max_size=12)


@settings(max_examples=30)
@given(totals=TOTALS, seed=st.integers(0, 9), reuse=st.booleans())
def test_every_stream_comes_to_its_end_in_a_slot_that_holds_it(totals: list[int], seed: int, reuse: bool) -> None:
    engine = fake(enable_prefix_caching=reuse, scheduling_policy="lof" if seed % 2 else "fcfs")
    asked = {f"r{i}": make_request(f"r{i}", prompt=total - 9, max_tokens=9, seed=seed) for i, total in enumerate(totals)}
    for each in asked.values():
        engine.submit(each)
    events = settled(engine)
    for name, each in asked.items():
        assert tokens([event for event in events if event.request_id == name]) == tokens_of(each)
