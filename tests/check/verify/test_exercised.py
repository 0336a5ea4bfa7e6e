"""The counts of a run's trace equal the engine's own books, and counts made by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from tests.control.fake_device import FakeRunner
from tests.streams import request
from tests.test_life_of_a_request import FAKE, tokenizer
from xlaengine.check.verify.checks import Checks, Task
from xlaengine.check.verify.exercised import Exercised, exercised
from xlaengine.check.verify.leases import broken_leases
from xlaengine.check.verify.schedule import Action, Schedule, draw_schedule, run_schedule
from xlaengine.check.verify.verdict import Verification
from xlaengine.check.verify.workload import draw_requests, with_common_beginnings
from xlaengine.control.plan import Admit, Lease, Step
from xlaengine.control.slots import Slots
from xlaengine.engine import Engine
from xlaengine.observe.trace import Trace
from xlaengine.observe.trace.record import Committed
from xlaengine.types import Request, StreamId, TokenEvent

BUSY = replace(FAKE, max_model_len=96, enable_prefix_caching=True, snapshots=2)
DRAWN = draw_requests(3, 12, range(3, 100), max_model_len=64, max_tokens=16)
ALIKE = with_common_beginnings(DRAWN, 3, range(3, 100), unit=16, max_model_len=80)


def done_by(requests: Sequence[Request], schedule: Schedule, *, has_recurrent_state: bool = False) -> tuple[Exercised, Engine, Trace]:
    engine = Engine(FakeRunner(BUSY, has_recurrent_state=has_recurrent_state), tokenizer())  # type: ignore[arg-type]
    trace = engine.trace = Trace()
    run_schedule(engine, requests, schedule)
    names = {stream_id for each in requests for stream_id in each.stream_ids}
    return exercised(trace, names, schedule.actions, evictions=engine.scheduler.counters.evictions), engine, trace


def test_it_agrees_with_the_engines_own_books() -> None:
    total = Exercised()
    for seed in range(20):
        done, engine, trace = done_by(ALIKE, draw_schedule(seed, ALIKE, 3, range(3, 100), snapshots=2))
        books = engine.scheduler.counters
        assert (done.admits, done.restores, done.evictions) == (books.admits, books.restores, books.evictions)
        assert (done.cancels, done.prefix_copies) == (books.cancels, books.prefix_copies)
        assert done.late_tokens == books.late_tokens_dropped
        assert done.overlapped == engine.stats.as_dict()["overlapped_steps"]
        assert 0 < done.midstream <= books.midstream_admits
        assert 0 < done.recycled <= done.admits - 3
        assert broken_leases(trace) == []
        total = total + done
    happened = {name for name, count in total.counts().items() if count}
    of_others = {"shared_prefills", "states_kept", "states_loaded", "proposed", "accepted", "rejected"}
    assert {*total.counts()} - happened == {"stop_strings", "stop_tokens", *of_others}
    assert total.snapshots_loaded > total.snapshots_used > 0


def test_kept_states_are_counted_as_the_engine_counts_them() -> None:
    done, engine, trace = done_by(ALIKE, draw_schedule(0, ALIKE, 3, range(3, 100)), has_recurrent_state=True)
    books = engine.scheduler.counters
    assert (done.states_kept, done.states_loaded) == (books.prefix_states_kept, books.prefix_states_loaded)
    assert min(done.states_kept, done.states_loaded) > 0
    assert broken_leases(trace) == []


def submits(*names: str, step: int = 0) -> list[Action]:
    return [Action(step, "submit", name) for name in names]


def test_admissions_are_counted_as_a_person_would() -> None:
    """Slots 0 to 2 are full from the beginning; d comes when c ends, e when all others have ended."""
    requests = [
        request(name, [5, 6, 7 + i], max_tokens=most) for i, (name, most) in enumerate(zip("abcde", (12, 12, 4, 6, 3), strict=True))
    ]
    schedule = Schedule(0, 3, depth=1, actions=(*submits(*"abcd"), *submits("e", step=40)), reuse=False)
    done, *_ = done_by(requests, schedule)
    assert done == Exercised(admits=5, midstream=1, recycled=2)
    strange = replace(schedule, strangers=tuple(requests[3:]))
    assert done_by(requests[:3], strange)[0] == Exercised(admits=5, midstream=1), "a stranger in a used slot proves nothing"


def test_a_slot_that_was_asked_for_an_allowance_a_stop_string_and_a_stop_token_are_counted() -> None:
    text = tokenizer().decode
    plain = request("a", [5, 6], max_tokens=12)
    engine = Engine(FakeRunner(BUSY), tokenizer())  # type: ignore[arg-type]
    engine.submit(plain)
    ids = [event.token_id for event in engine if isinstance(event, TokenEvent)]
    stop = text(ids[3:5])
    assert stop
    requests = [
        replace(plain, params=replace(plain.params, stop=(stop,))),
        request("b", [9], max_tokens=9),
        request("c", [8], max_tokens=3),
        replace(plain, request_id="d", params=replace(plain.params, stop_token_ids=(ids[3],))),
    ]
    actions = (
        Action(0, "submit", "a"),
        Action(0, "submit", "b", slot=2, tokens=4),
        Action(0, "submit", "c", tokens=3),
        Action(2, "allow", "b", tokens=1),  # before the allowance is used up, so b does not wait
        Action(30, "allow", "b", tokens=0),  # 0 more, so b still waits
        Action(31, "allow", "b"),
        Action(40, "submit", "d"),
    )
    done, *_ = done_by(requests, Schedule(0, 3, depth=1, actions=actions))
    assert (done.pinned, done.allowance_waits, done.stop_strings, done.stop_tokens, done.eos) == (1, 1, 1, 1, 0)


def test_a_snapshot_that_a_prompt_begins_in_is_counted_as_used() -> None:
    prompt = tuple(range(3, 40))
    requests = [request("a", prompt, max_tokens=2), request("b", (*prompt, 50), max_tokens=2)]
    actions = (
        Action(0, "submit", "a"),
        Action(1, "take_snapshot", "a", slot=1, snapshot=1),
        Action(20, "submit", "b", slot=2),
        Action(20, "load_snapshot", "b", slot=2, snapshot=1),
    )
    done, *_ = done_by(requests, Schedule(0, 3, depth=1, actions=actions))
    assert (done.snapshots_taken, done.snapshots_loaded, done.snapshots_used, done.prefixes_in_place) == (1, 1, 1, 1)
    never = replace(actions[1], request_id="b"), *actions[2:]
    with pytest.raises(ValueError, match="snapshot 2 is outside"):
        done_by(requests, Schedule(0, 3, actions=(actions[0], replace(actions[1], snapshot=2), actions[2])))
    assert done_by(requests[1:], Schedule(0, 3, actions=never))[0].snapshots_taken == 0, "no slot holds what b begins with before b comes"


def verified(given: Sequence[int], ending: bool, prompt: Sequence[int], lookup: int | None) -> Exercised:
    """One pass with three proposals that gave ``given`` tokens."""
    lease, trace = Lease(0, StreamId("a"), 1), Trace()
    trace.dispatched(Admit(lease, request("a", prompt), prompt[-1], len(prompt) - 1))
    plan = Step((lease,), 1, (None,), (3,), 4)
    events = tuple(TokenEvent(lease.stream_id, i, 7, finish_reason="length" if ending else None) for i in range(given[0]))
    trace.dispatched(plan)
    trace.records.append(Committed(1e9, 0, plan, events, tuple(given)))
    return exercised(trace, lookup=lookup)


@pytest.mark.parametrize(
    ("given", "ending", "prompt", "lookup", "accepted", "rejected"),
    [
        (4, False, [5, 6], None, 3, 0),
        (2, False, [5, 6], None, 1, 1),
        (1, False, [5, 6], None, 0, 1),
        (1, False, [5, 6, 7, 5, 6], 3, 0, 0),  # ngram found nothing to propose
        (1, False, [5, 6, 7, 5, 6], 2, 0, 1),
        (1, False, [5, 6], 2, 0, 0),
        (2, True, [5, 6], None, 1, 0),  # the other proposals were beyond its end
    ],
)
def test_a_pass_rejects_where_that_is_certain(
    given: int, ending: bool, prompt: list[int], lookup: int | None, accepted: int, rejected: int
) -> None:
    done = verified([given], ending, prompt, lookup)
    assert (done.proposed, done.accepted, done.rejected) == (3, accepted, rejected)


def test_counts_add_up_and_are_all_put_into_words() -> None:
    one = Exercised(**{name: i for i, name in enumerate(Exercised().counts(), start=101)})
    assert (one + one).counts() == {name: 2 * count for name, count in one.counts().items()}
    assert list(one.counts())[-3:] == ["proposed", "accepted", "rejected"]
    assert list(one.counts(speculation=False)) == list(one.counts())[:-3]
    assert all(str(count) in one.in_words for count in one.counts(speculation=False).values())


def unchanging(self: Slots, stream_id: StreamId, slot: int | None = None, epoch: int | None = None) -> Lease:
    slot = self.free_slots[0] if slot is None else slot
    lease = self._holders[slot] = Lease(slot, stream_id, 1)
    return lease


EARLY = {"free_slots": Slots.vacant_slots, "is_landing": lambda self, lease: False}


@pytest.mark.parametrize(("broken", "rule"), [(EARLY, "in flight"), ({"lease": unchanging}, "epoch")])
def test_broken_rules_of_slots_are_found_in_the_trace(
    broken: dict[str, object], rule: str, engine_at: Callable[..., Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    requests = [request(name, [5, 6, 7 + i], max_tokens=4 + i) for i, name in enumerate("abcdef")]
    cancels = [Action(3, "cancel", "b"), Action(3, "cancel", "c")]  # while their tokens are in flight
    schedule = Schedule(0, 3, depth=3, actions=(*submits(*"abcdef"), *cancels), logprobs=False)
    found = Verification(levels=(1,))
    checks = Checks(engine_at(B=3), requests, found)
    checks.check_schedule(Task(0, 3, schedule), oracle=False)
    assert found.divergences == []
    for name, value in broken.items():
        monkeypatch.setattr(Slots, name, value)
    checks.check_schedule(Task(1, 3, schedule), oracle=False)
    assert {(one.what, one.schedule, one.position) for one in found.divergences} == {(rule, 1, None)}
    assert (found.result, found.failed) == ("MISMATCH", {1: schedule})
