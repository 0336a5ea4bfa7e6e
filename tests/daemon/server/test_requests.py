"""Live requests, and the registry of live and ended ids."""

from __future__ import annotations

from dataclasses import dataclass, fields

import pytest

from xlaengine.daemon.errors import Refused
from xlaengine.daemon.protocol.grammar import parse
from xlaengine.daemon.server.requests import ENDED_KEPT, LiveRequest, Registry, key_of, sampling
from xlaengine.types import Request, SamplingParams


@dataclass
class Told:
    """The part of an engine's stream that requests read."""

    epoch: int = 1
    slot: int | None = None
    limit: int = 0


def live(request_id: int, epoch: int = 1, slot: int | None = None) -> LiveRequest:
    params = SamplingParams(max_tokens=10, seed=0)
    request = Request(request_id=key_of(request_id, epoch), prompt_token_ids=(5, 6, 7), params=params)
    return LiveRequest(request_id, request, Told(epoch, slot), quantum=2)  # type: ignore[arg-type]


def seated(registry: Registry, request_id: int, slot: int, epoch: int = 1) -> LiveRequest:
    new = live(request_id, epoch, slot)
    registry.add(new)
    assert registry.newly_seated() == [new]
    return new


def test_a_start_line_says_all_that_sampling_parameters_do():
    line = rb"""START tokens=5 gen=9 temperature=.7 top_k=4 top_p=.9 min_p=.1 seed=-3 min_tokens=2 repetition_penalty=1.5
        presence_penalty=.25 frequency_penalty=-.5 logit_bias=5:-100,6:.5 stop=a,\n stop_token=7,8 ignore_eos=1 logprobs=3""".replace(
        b"\n", b" "
    )
    start = parse(line)
    said = SamplingParams(
        max_tokens=9,
        min_tokens=2,
        temperature=0.7,
        top_k=4,
        top_p=0.9,
        min_p=0.1,
        repetition_penalty=1.5,
        presence_penalty=0.25,
        frequency_penalty=-0.5,
        logit_bias={5: -100, 6: 0.5},
        seed=-3,
        stop=("a", "\n"),
        stop_token_ids=(7, 8),
        ignore_eos=True,
        logprobs=3,
    )
    assert sampling(start) == said
    not_sayable = {"n", "prompt_logprobs", "include_stop_str_in_output"}
    unsaid = {field.name for field in fields(SamplingParams) if getattr(said, field.name) == getattr(SamplingParams(), field.name)}
    assert unsaid == not_sayable


@pytest.mark.parametrize(
    ("quantum", "sent", "tokens"),
    [(2, 0, 2), (2, 9, 1), (0, 0, 10), (0, 7, 3), (100, 4, 6), (1, 0, 1), (2, 10, 1)],
)
def test_a_turn_is_one_token_at_least_and_no_more_than_are_left(quantum: int, sent: int, tokens: int):
    request = live(1)
    request.sent = sent
    assert request.turn_of(quantum) == tokens


def test_a_request_is_queued_then_running_then_held():
    registry, request, told = Registry(), live(1), Told(limit=2)
    request.stream = told  # type: ignore[assignment]
    registry.add(request)
    assert (request.state, request.place, registry.queue, registry.newly_seated()) == ("queued", "queued", [request], [])
    told.slot = 3
    assert (request.place, registry.queue, registry.held, request.grant) == ("running in slot 3", [], [], 2)
    assert (registry.newly_seated(), registry.newly_seated()) == ([request], [])
    request.sent = 2
    assert (request.place, registry.held, request.grant) == ("held in slot 3", [request], 0)
    request.sent, told.limit = 4, 9
    assert (request.pos, request.left, request.grant) == (6, 6, 5)
    registry.remove(request, "is done")
    assert request.grant == 0, "what was granted and not used is not a grant of a request that has ended"


def test_ids_from_one_on_that_are_not_live_are_free():
    registry = Registry()
    first, second = seated(registry, 1, 0), seated(registry, 3, 1)
    assert registry.lowest_unused() == 2
    registry.remove(first, "is done")
    assert registry.lowest_unused() == 1
    assert registry.get(3) is second
    registry.remove(second, "is done")
    assert registry.get(3) is None


def test_events_reach_the_request_that_they_name_and_no_other_with_its_id():
    registry = Registry()
    old = seated(registry, 4, 0)
    registry.remove(old, "was cancelled")
    new = seated(registry, 4, 0, epoch=3)
    assert registry.by_key(old.key) is None
    assert registry.by_key(new.key) is new


def test_an_ended_request_is_stale_and_an_unused_id_is_unknown():
    registry = Registry()
    registry.remove(seated(registry, 4, 0), "is done")
    with pytest.raises(Refused, match="stale: request 4 is done"):
        registry.named(4)
    with pytest.raises(Refused, match="request 5 is unknown; 0 requests live"):
        registry.named(5)


def test_memory_of_ended_requests_is_bounded():
    registry = Registry()
    for request_id in range(1, ENDED_KEPT + 100):
        registry.remove(seated(registry, request_id, 0, epoch=request_id), "is done")
    assert len(registry._ended) == ENDED_KEPT
    assert (len(registry), len(registry._live), registry.queue) == (0, 0, [])
    with pytest.raises(Refused, match="unknown"):
        registry.named(1)


def test_turns_before_a_request_got_its_slot_are_not_made_up_for():
    registry = Registry()
    old, other = seated(registry, 1, 0), seated(registry, 2, 1)
    old.turns, other.turns = 50, 49
    assert seated(registry, 3, 2).turns == 49
    other.turns = 10  # it was on a grant of its own
    registry.rest(other)
    assert other.turns == 49
    registry.rest(old)
    assert old.turns == 50
