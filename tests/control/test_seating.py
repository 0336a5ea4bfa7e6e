"""Slots that are leased before a step asks for them, and what may be read of streams and slots."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.control.fake_device import FakeRunner, tokens_of
from tests.control.test_allowed import all_of_them, settled, tokens
from tests.control.test_scheduler import make_request
from tests.control.test_speculating import engine_of
from tests.test_life_of_a_request import FAKE
from xlaengine.control.slots import SlotView
from xlaengine.engine import Engine
from xlaengine.types import InvalidRequest, Request

B = FAKE.max_num_seqs


def fake(depth: int = 2, **changes: object) -> Engine:
    """Its device raises where a slot is written under a new lease while a flight of an old one is out."""
    return Engine(FakeRunner(replace(FAKE, depth=depth, **changes)))  # type: ignore[arg-type]


def owners(engine: Engine) -> list[str | None]:
    return [slot.owner for slot in engine.slots]


def test_those_that_wait_have_the_lowest_vacant_slots_at_once_first_come_first_served() -> None:
    engine = fake()
    for name in "abcd":
        engine.submit(make_request(name))
    assert owners(engine) == [None] * B
    engine.seat()
    assert owners(engine) == ["a", "b", "c"]
    assert (engine.view("c").slot, engine.view("d").slot) == (2, None)
    engine.cancel("b")
    engine.seat()
    assert owners(engine) == ["a", "d", "c"]
    got = settled(engine)
    assert tokens([event for event in got if event.request_id == "d"]) == tokens_of(make_request("d"))
    assert owners(engine) == [None] * B


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_slot_that_is_landing_is_leased_and_served_once_it_has_landed(depth: int) -> None:
    engine = fake(depth)
    for name in "abc":
        engine.submit(make_request(name, max_tokens=30, ignore_eos=True))
    for _ in range(4):
        engine.step()
    engine.cancel("b")
    new = make_request("new", prompt=20, max_tokens=9, ignore_eos=True)
    engine.submit(new)
    engine.seat()
    assert (engine.view("new").slot, engine.slot_of("new"), engine.free_slots) == (1, 1, ())
    got = settled(engine)
    assert tokens([event for event in got if event.request_id == "new"]) == tokens_of(new)
    assert engine.free_slots == tuple(range(B))


def test_a_lease_that_ends_before_its_slot_has_landed_leaves_the_slot_to_the_next() -> None:
    engine = fake(3)
    engine.submit(make_request("old", max_tokens=30, ignore_eos=True))
    for _ in range(4):
        engine.step()
    for before, name in (("old", "first"), ("first", "second")):
        engine.cancel(before)
        engine.submit(make_request(name, max_tokens=5, ignore_eos=True), slot=0)
        engine.seat()
        assert owners(engine)[0] == name
    wanted = tokens_of(make_request("second", max_tokens=5, ignore_eos=True))
    assert tokens([event for event in settled(engine) if event.request_id == "second"]) == wanted


def test_a_stream_that_was_seated_keeps_its_slot_while_it_is_paused_and_others_wait() -> None:
    engine = fake()
    for name in "abc":
        engine.submit(make_request(name, max_tokens=30, ignore_eos=True))
    engine.seat()
    engine.pause("b")
    engine.submit(make_request("d", max_tokens=2))
    for _ in range(10):
        engine.step()
    assert (engine.slot_of("b"), engine.slot_of("d"), engine.scheduler.counters.evictions) == (1, None, 0)


def test_a_request_that_is_allowed_nothing_is_not_seated_and_lets_others_pass() -> None:
    engine = fake()
    engine.submit(make_request("a"), allowance=0)
    engine.submit(make_request("b"))
    engine.seat()
    assert owners(engine) == ["b", None, None]
    engine.allow("a", 1)
    engine.seat()
    assert owners(engine) == ["b", "a", None]


def test_the_lowest_slot_is_taken_whatever_prompts_have_left_in_the_others() -> None:
    engine = fake(enable_prefix_caching=True)
    engine.submit(make_request("a", prompt=33), slot=2)
    settled(engine)
    engine.submit(make_request("b", prompt=33))
    engine.seat()
    assert engine.slot_of("b") == 0


# --- streams that go on behind their last token


def more_of(request: Request, request_id: str, tokens: int) -> Request:
    return replace(request, request_id=request_id, params=replace(request.params, max_tokens=request.max_tokens + tokens))


@pytest.mark.parametrize("drafter", [None, "draft"])
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_stream_extended_behind_its_last_token_is_the_longer_stream(depth: int, drafter: str | None) -> None:
    engine = fake(depth) if drafter is None else engine_of(drafter, depth, all_of_them)
    whole = tokens_of(make_request("whole", prompt=20, max_tokens=17, ignore_eos=True))
    first = make_request("a", prompt=20, max_tokens=5, ignore_eos=True)
    engine.submit(first)
    view = engine.view("a")
    assert tokens(settled(engine)) == whole[:5]
    chunks = engine.metrics()["prefill_chunks"]
    for request_id, more in (("b", 7), ("c", 5)):
        request = more_of(first, request_id, more)
        engine.submit(request, extends=view, allowance=2)
        view, first = engine.view(request_id), request
        assert (view.slot, engine.slots[0].owner) == (0, request_id), "at once, and in its slot"
        got = tokens(settled(engine))
        engine.allow(request_id, None)
        got += tokens(settled(engine))
        assert got == whole[request.max_tokens - more : request.max_tokens]
    assert engine.metrics()["prefill_chunks"] == chunks
    assert engine.metrics()["prefill_tokens_reused"] == 2 * 19 + 5 + 12


def test_a_stream_is_extended_only_where_its_entries_are_and_behind_its_last_token() -> None:
    engine, request = fake(), make_request("a", max_tokens=5, ignore_eos=True)
    engine.submit(request)
    view = engine.view("a")
    engine.step()
    with pytest.raises(InvalidRequest, match="0 of 5 have come"):
        engine.submit(more_of(request, "b", 1), extends=view)
    settled(engine)
    with pytest.raises(InvalidRequest, match=r"exceeds max_model_len"):
        engine.submit(more_of(request, "b", 1000), extends=view)
    first = make_request("c", max_tokens=2, ignore_eos=True)
    engine.submit(first, slot=0)
    engine.seat()
    longer = engine.view("c")
    for _ in range(2):
        with pytest.raises(InvalidRequest, match="no slot holds the entries"):
            engine.submit(more_of(request, "b", 1), extends=view)
        settled(engine)
    engine.reset()
    with pytest.raises(InvalidRequest, match="no slot holds the entries"):
        engine.submit(more_of(first, "d", 1), extends=longer)
    assert engine.live == []


def test_a_stream_that_is_extended_can_be_evicted() -> None:
    engine, request = fake(), make_request("a", prompt=20, max_tokens=5, ignore_eos=True)
    engine.submit(request)
    view = engine.view("a")
    settled(engine)
    longer = more_of(request, "b", 7)
    engine.submit(longer, extends=view)
    got = [*engine.step(), *engine.step()]
    assert engine.evict("b")
    assert tokens([*got, *settled(engine)]) == tokens_of(longer)[5:]


# --- what may be read


def test_a_view_says_where_a_stream_is_and_was_and_how_far_it_may_go() -> None:
    engine = fake()
    engine.submit(make_request("a", max_tokens=3), slot=1, allowance=1)
    view = engine.view("a")
    assert (view.slot, view.limit) == (None, 1)
    engine.step()
    assert (view.slot, engine.slots[1]) == (1, SlotView("a", view.epoch, 0))
    engine.allow("a", 1)
    assert view.limit == 2
    engine.allow("a", 99)
    assert view.limit == 3
    settled(engine)
    assert (view.slot, engine.slots[1].owner, engine.slots[1].left_by) == (1, None, view.epoch)
    with pytest.raises(KeyError):
        engine.view("a")


def test_a_view_of_a_request_that_never_had_a_slot_has_none() -> None:
    engine = fake()
    engine.submit(make_request("a"))
    view = engine.view("a")
    engine.cancel("a")
    assert view.slot is None


def test_an_epoch_names_one_stay_from_the_queue_to_the_end_of_the_lease() -> None:
    engine = fake()
    for name in "ab":
        engine.submit(make_request(name, max_tokens=30, ignore_eos=True))
    first = engine.view("a").epoch
    assert engine.view("b").epoch == first + 1
    for _ in range(4):
        engine.step()
    assert engine.slots[0].epoch == engine.view("a").epoch == first
    engine.evict("a")
    again = engine.view("a").epoch
    assert again > engine.slots[0].epoch > first
    while engine.slot_of("a") is None:
        engine.step()
    assert engine.slots[0].epoch == again


def test_a_loaded_snapshot_gives_its_slot_a_new_epoch_and_its_ids_can_be_read() -> None:
    engine = fake(snapshots=1)
    assert engine.snapshot_prefix(0) == ()
    request = make_request("a", prompt=9)
    engine.submit(request)
    settled(engine)
    before = engine.slots[0]
    engine.take_snapshot(0, 0)
    assert engine.snapshot_prefix(0) == request.prompt_token_ids[:-1]
    assert engine.slots[0] == before
    for slot in (0, 1):
        engine.load_snapshot(0, slot)
        assert engine.slots[slot].epoch == engine.slots[slot].left_by > before.epoch
    with pytest.raises(ValueError, match="snapshot 1 is outside"):
        engine.snapshot_prefix(1)
