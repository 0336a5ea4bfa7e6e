"""Lines for a request that has ended: with its epoch they are refused, even if another request has its id or slot."""

from __future__ import annotations

import pytest

from tests.daemon.bench import CONTINUES, DAEMON_ID, DONE, ERROR, Bench, Frame, start
from tests.daemon.fake_engine import FakeEngine

REFUSED = [Frame(DAEMON_ID, ERROR)]


def epoch_of(bench: Bench, request_id: int) -> int:
    return bench.service.lifecycle.registry.named(request_id).epoch


@pytest.mark.parametrize("command", ["CONTINUE 2", "CANCEL"])
@pytest.mark.parametrize("again", [4, 6])
def test_a_line_for_an_ended_request_does_not_reach_the_next_one_in_its_slot(bench: Bench, command: str, again: int):
    bench.say("SLOT 1 " + start(4))
    bench.run()
    old = epoch_of(bench, 4)
    bench.say("CANCEL 4", "SLOT 1 " + start(again))
    bench.run()
    new = epoch_of(bench, again)
    assert bench.say(f"SLOT 1 EPOCH {old} {command}") == REFUSED
    who = f"stale: epoch {old} was that of request 4, which has ended: cancelled; request {again} is held in slot 1, epoch {new}"
    assert who in bench.last_reply
    assert bench.say(f"SLOT 1 {command} epoch={new}") + bench.run() != REFUSED
    assert bench.out.frames[-1].request_id == (again if command == "CONTINUE 2" else DAEMON_ID)


@pytest.mark.parametrize("command", ["CONTINUE 2", "CANCEL"])
def test_a_line_for_an_ended_request_does_not_reach_the_next_one_with_its_id_in_any_slot(bench: Bench, command: str):
    bench.say("SLOT 0 " + start(4))
    bench.run()
    old = epoch_of(bench, 4)
    bench.say("CANCEL 4", "SLOT 1 " + start(4))
    bench.run()
    assert bench.say(f"REQ 4 EPOCH {old} {command}") == REFUSED
    assert f"epoch {old} was that of request 4" in bench.last_reply
    assert bench.service.lifecycle.registry.named(4).is_held
    assert bench.say(f"REQ 4 SLOT 1 EPOCH {old} {command}") == REFUSED
    assert bench.say(f"REQ 4 SLOT 1 EPOCH {epoch_of(bench, 4)} {command}") != REFUSED


def test_an_epoch_of_another_request_or_of_none_is_stale_too(bench: Bench):
    bench.say(start(4), start(5))
    bench.run()
    assert bench.say(f"REQ 4 EPOCH {epoch_of(bench, 5)} CONTINUE 1") == REFUSED
    assert bench.last_reply == "err continue: stale: epoch 2 is that of request 5; request 4 is held in slot 0, epoch 1"
    assert bench.say("REQ 4 EPOCH 99 CONTINUE 1") == REFUSED
    assert "epoch 99 is that of no request among the 2 that live and the last 1024; request 4 is" in bench.last_reply


def test_an_epoch_names_a_request_from_its_start_in_the_queue_to_its_end(bench: Bench):
    bench.say(start(4), start(5), start(6, quantum=1))
    assert bench.last_reply == "ok start req=6 queued epoch=3 prompt=3"
    bench.say("CANCEL 6", start(6, quantum=1))
    assert bench.say("REQ 6 EPOCH 3 CANCEL") == REFUSED
    assert bench.last_reply.endswith("which has ended: cancelled; request 6 is queued, epoch 4")
    bench.say("CANCEL 4")
    assert bench.service.lifecycle.registry.named(6).slot == 0
    assert "note req=6 running in slot 0 epoch=4" in bench.out.replies
    assert bench.engine.slots[0].epoch == 4
    bench.run()
    assert bench.terminals(6) == [ERROR, CONTINUES]
    assert bench.say("REQ 6 EPOCH 4 CANCEL") == [Frame(6, ERROR), Frame(DAEMON_ID, DONE)]


def test_a_line_for_an_ended_owner_is_refused_if_the_slot_has_no_owner(bench: Bench):
    bench.say(start(4))
    bench.run()
    bench.say("CANCEL 4")
    assert bench.say("SLOT 0 EPOCH 1 CONTINUE 2") == REFUSED
    assert "stale: slot 0 has no owner, epoch 2" in bench.last_reply


# --- slots without an owner


@pytest.fixture
def kept() -> Bench:
    """A snapshot ``a`` of the prompt 5, 6, 7, 8, left in slot 0 by request 1, of epoch 1; the slot's own is 2."""
    bench = Bench(FakeEngine(slots=2, snapshots=2))
    bench.say("SLOT 0 " + start(1, gen=1, quantum=0, prompt="tokens=5,6,7,8"))
    bench.run()
    bench.say("SLOT 0 EPOCH 1 SNAPSHOT a")
    assert bench.last_reply == "ok snapshot name=a slot=0 tokens=3"
    return bench


LINES = [
    "SLOT 0 EPOCH {} SNAPSHOT b",
    "SLOT 0 RESTORE a EPOCH={}",
    "RESTORE_CHAIN a tokens=5,6,7,9 EPOCH {}",
    "SLOT 0 EPOCH {} " + start(None),
]


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("epoch", [1, 2])
def test_a_slot_is_named_by_its_epoch_and_by_that_of_its_last_request(kept: Bench, line: str, epoch: int):
    kept.say(line.format(epoch))
    assert kept.last_reply.startswith("ok ")


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("epoch", [0, 1, 2, 3])
def test_the_epoch_of_a_slot_is_stale_once_another_request_has_run_there(kept: Bench, line: str, epoch: int):
    kept.say("SLOT 0 " + start(2, gen=1, quantum=0))
    kept.run()
    kept.say(line.format(epoch))
    assert ("stale: " in kept.last_reply) == (epoch < 3)
    if epoch == 1:
        assert "stale: epoch 1 was that of request 1, which is done; slot 0 has no owner, epoch 4" in kept.last_reply


@pytest.mark.parametrize("line", LINES)
def test_a_restore_gives_the_slot_a_new_epoch(kept: Bench, line: str):
    kept.say("SLOT 0 RESTORE a")
    assert kept.last_reply == "ok restore name=a slot=0 tokens=3 epoch=3"
    for stale in (1, 2):
        kept.say(line.format(stale))
        assert "stale: " in kept.last_reply
    kept.say(line.format(3))
    assert kept.last_reply.startswith("ok ")


def test_the_refusal_of_an_owned_slot_names_the_epoch_and_the_owner(kept: Bench):
    kept.say("SLOT 0 " + start(7, gen=9))
    for line in LINES[:3]:
        kept.say(line.format(1))
        assert "stale: epoch 1 was that of request 1, which is done; slot 0 is owned by request 7, epoch 3" in kept.last_reply


def test_untagged_an_epoch_holds_at_the_line():
    plain = Bench(FakeEngine(slots=2), tagged=False)
    plain.say("SLOT 0 EPOCH 0 " + start(1, gen=2, quantum=0))
    assert plain.last_reply.startswith("ok start")
    plain.say("SLOT 0 EPOCH 1 " + start(2, gen=2, quantum=0))
    assert "slot 0 is owned by request 1" in plain.last_reply
    plain.run()
    plain.say("SLOT 0 EPOCH 0 " + start(2, gen=2, quantum=0))
    assert "stale: epoch 0 is that of no request among the 0 that live and the last 1024; slot 0 has no owner, epoch 2" in plain.last_reply
