"""A request's books, and which ids there are and were."""

from __future__ import annotations

import pytest

from xlaengine.daemon.errors import Refused
from xlaengine.daemon.requests import ENDED_KEPT, LiveRequest, Roll
from xlaengine.protocol import Request, SamplingParams


def live(request_id: int, max_tokens: int = 10, quantum: int = 2) -> LiveRequest:
    params = SamplingParams(max_tokens=max_tokens, seed=0)
    return LiveRequest(request_id, Request(request_id=str(request_id), prompt_token_ids=(5, 6, 7), params=params), quantum)


def seated(roll: Roll, request_id: int, slot: int) -> LiveRequest:
    new = live(request_id)
    roll.queue_up(new)
    roll.seat(new, slot, epoch=1)
    return new


@pytest.mark.parametrize(
    ("quantum", "sent", "tokens"),
    [(2, 0, 2), (2, 9, 1), (0, 0, 10), (0, 7, 3), (100, 4, 6), (1, 0, 1), (2, 10, 1)],
)
def test_a_turn_is_one_token_at_least_and_no_more_than_are_left(quantum: int, sent: int, tokens: int):
    request = live(1)
    request.sent = sent
    assert request.turn_of(quantum) == tokens


def test_a_request_is_queued_then_running_then_held():
    roll, request = Roll(), live(1)
    roll.queue_up(request)
    assert (request.state, request.place, list(roll.queue)) == ("queued", "queued", [request])
    request.grant = 2
    roll.seat(request, 3, epoch=1)
    assert (request.place, list(roll.queue), roll.held) == ("running in slot 3", [], [])
    request.grant = 0
    assert (request.place, roll.held) == ("held in slot 3", [request])
    request.sent = 4
    assert (request.pos, request.left) == (6, 6)


def test_ids_from_one_on_that_are_not_live_are_free():
    roll = Roll()
    first, second = seated(roll, 1, 0), seated(roll, 3, 1)
    assert roll.lowest_unused() == 2
    roll.remove(first, "is done")
    assert roll.lowest_unused() == 1
    assert 3 in roll
    roll.remove(second, "is done")
    assert 3 not in roll


def test_the_engine_s_events_find_this_life_and_no_other():
    roll = Roll()
    old = seated(roll, 4, 0)
    roll.remove(old, "was cancelled")
    new = live(4)
    roll.queue_up(new)
    roll.seat(new, 0, epoch=3)
    assert roll.by_key(old.key) is None
    assert roll.by_key(new.key) is new


def test_what_lived_once_is_stale_and_what_never_did_is_unknown():
    roll = Roll()
    roll.remove(seated(roll, 4, 0), "is done")
    with pytest.raises(Refused, match="stale: request 4 is done"):
        roll.named(4)
    with pytest.raises(Refused, match="request 5 is unknown; 0 requests live"):
        roll.named(5)


def test_memory_of_the_dead_is_bounded():
    roll = Roll()
    for request_id in range(1, ENDED_KEPT + 100):
        roll.remove(seated(roll, request_id, 0), "is done")
    assert len(roll._ended) == ENDED_KEPT
    assert (len(roll), len(roll._live), len(roll._keys), len(roll._queue)) == (0, 0, 0, 0)
    with pytest.raises(Refused, match="unknown"):
        roll.named(1)


def test_nobody_comes_with_a_claim_on_turns_that_were_before_its_time():
    roll = Roll()
    old, other = seated(roll, 1, 0), seated(roll, 2, 1)
    old.turns, other.turns = 50, 49
    assert seated(roll, 3, 2).turns == 49
    other.turns = 10  # it was on a grant of its own
    roll.rest(other)
    assert other.turns == 49
    roll.rest(old)
    assert old.turns == 50
