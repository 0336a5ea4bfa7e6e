"""CONTINUE of a request that has sent all its tokens."""

from __future__ import annotations

import pytest

from tests.daemon.bench import CONTINUES, DAEMON_ID, DONE, ERROR, Bench, Frame, start
from tests.daemon.fake_engine import FakeEngine, expected

REFUSED = [Frame(DAEMON_ID, ERROR)]


def whole(bench: Bench, length: int) -> list[int]:
    return expected(bench.engine, (5, 6, 7), length, ignore_eos=True)


@pytest.fixture
def done(bench: Bench) -> Bench:
    """Request 4, epoch 1, has sent its 5 tokens in slot 0."""
    bench.say(start(4, gen=5, quantum=0))
    bench.run()
    assert bench.terminals(4) == [DONE]
    return bench


@pytest.mark.parametrize(
    "line", ["REQ 4 CONTINUE 7", "SLOT 0 CONT 7", "REQ 4 SLOT 0 CONTINUE 7", "REQ 4 EPOCH 1 CONTINUE 7", "SLOT 0 EPOCH 2 CONTINUE 7"]
)
def test_a_continue_behind_the_last_token_gives_the_tokens_of_a_longer_start(done: Bench, line: str):
    chunks = done.engine.counted.prefill_chunks
    assert done.say(line) == []
    assert done.last_reply == "ok continue req=4 tokens=7 running in slot 0 epoch=3"
    assert len(done.run()) == 8
    assert done.tokens(4) == whole(done, 12)
    assert done.terminals(4) == [DONE, DONE]
    assert done.last_reply.startswith("done req=4 tokens=12 finish=length epoch=3 ms=")
    assert done.engine.counted.prefill_chunks == chunks


def test_a_request_is_extended_again_and_again_and_its_quantum_counts_in_drives_only(bench: Bench):
    bench.say(start(4, gen=5, quantum=2))
    bench.run()
    bench.say("REQ 4 CONTINUE 100")
    bench.run()
    for more in (1, 3, 8):
        bench.say(f"REQ 4 CONTINUE {more}")
        bench.run()
    assert bench.tokens(4) == whole(bench, 17)
    assert bench.terminals(4) == [CONTINUES, *[DONE] * 4]


@pytest.mark.parametrize("burst", [1, 4])
def test_sampling_and_penalties_go_on_from_the_stream_s_own_tokens(burst: int):
    bench = Bench(FakeEngine(burst=burst))
    bench.say("REQ 4 START tokens=5,6,7 gen=5 temperature=0.8 ignore_eos=1 logprobs=1")
    bench.run()
    bench.say("REQ 4 CONTINUE 7")
    bench.run()
    assert bench.tokens(4) == expected(bench.engine, (5, 6, 7), 12, request_id=4, temperature=0.8, ignore_eos=True)


def test_tokens_that_do_not_fit_are_refused_with_the_numbers_and_fewer_are_not(done: Bench):
    assert done.say("REQ 4 CONTINUE 89") == REFUSED
    assert done.last_reply == "err continue: prompt of 3 tokens + 5 sent + MORE 89 = 97 exceeds max_model_len 96"
    assert done.say("REQ 4 CONTINUE 88") == []
    done.run()
    assert done.tokens(4) == whole(done, 93)


def test_a_cancelled_request_is_not_extended_nor_one_that_was_cancelled_after_it_was(done: Bench):
    done.say("REQ 4 CONTINUE 7")
    done.step(3)
    assert done.say("CANCEL 4") == [Frame(4, ERROR), Frame(DAEMON_ID, DONE)]
    for line in ("REQ 4 CONTINUE 2", "REQ 4 EPOCH 3 CONTINUE 2", "REQ 4 EPOCH 1 CONTINUE 2"):
        assert done.say(line) == REFUSED
        assert done.last_reply == "err continue: stale: request 4 has ended: cancelled"
    assert done.say("SLOT 0 CONTINUE 2") == REFUSED
    assert done.last_reply == "err continue: stale: slot 0 has no owner, epoch 4"


def test_a_request_that_ended_by_a_stop_token_is_not_extended(bench: Bench):
    stop = whole(bench, 3)[2]
    bench.say(start(4, gen=9, quantum=0, more=f"ignore_eos=1 stop_token={stop}"))
    bench.run()
    assert bench.say("REQ 4 CONTINUE 2") == REFUSED
    assert bench.last_reply == "err continue: stale: request 4 is done, finish=stop"


@pytest.mark.parametrize(
    ("line", "reasons"),
    [
        (
            "REQ 4 CONTINUE 2",
            ("request 4 is done, and its slot has been used since", "request 4 is done, and slot 0 has been used since, "),
        ),
        ("SLOT 0 EPOCH 1 CONTINUE 2", ("slot 0 has no owner, ",) * 2),
        (
            "REQ 4 EPOCH 1 CONTINUE 2",
            ("request 4 is done, and its slot has been used since", "request 4 is done, and slot 0 has been used "),
        ),
    ],
)
def test_a_slot_that_was_used_since_has_nothing_to_extend(line: str, reasons: tuple[str, str]):
    bench = Bench(FakeEngine(slots=2, snapshots=1))
    uses = ("SLOT 0 " + start(5, gen=3, quantum=0, prompt="tokens=8,9"), "SLOT 0 RESTORE a")
    for use, reason in zip(uses, reasons, strict=True):
        bench.say("SLOT 0 " + start(4, gen=5, quantum=0))
        bench.run()
        bench.say("SLOT 0 SNAPSHOT a", use)
        bench.run()
        assert bench.say(line) == REFUSED
        assert bench.last_reply.startswith(f"err continue: stale: {reason}")


def test_an_epoch_of_another_request_is_stale(done: Bench):
    done.say("REQ 4 CONTINUE 7")
    done.run()
    for epoch, whose in ((1, "was that of request 4, which is done"), (2, "is that of no request among the 0 that live and the last 1024")):
        assert done.say(f"REQ 4 EPOCH {epoch} CONTINUE 2") == REFUSED
        assert done.last_reply == f"err continue: stale: epoch {epoch} {whose}; request 4 is done in slot 0, epoch 3"
    assert done.say("REQ 4 SLOT 1 CONTINUE 2") == REFUSED
    assert done.last_reply == "err continue: request 4 is done in slot 0, not in slot 1"
    done.say("REQ 4 CONTINUE 2 epoch=3")
    done.run()
    assert done.tokens(4) == whole(done, 14)


def test_only_the_last_request_of_an_id_is_extended(done: Bench):
    done.say("SLOT 1 " + start(4, gen=9, quantum=1))
    assert done.say("SLOT 0 CONTINUE 2") == REFUSED
    assert done.last_reply == "err continue: slot 0 was that of request 4, and another one with this id is running in slot 1"
    done.run()
    done.say("CANCEL 4")
    assert done.say("REQ 4 CONTINUE 2") == REFUSED
    assert done.last_reply == "err continue: stale: request 4 has ended: cancelled"
    assert done.say("SLOT 0 CONTINUE 2") == [], "its slot still says which is meant"
    done.run()
    assert [frame.value for frame in done.out.frames[-3:]] == [*whole(done, 7)[5:], DONE]


def test_nothing_is_extended_once_the_engine_has_failed(done: Bench):
    done.engine.fails_with = RuntimeError("out of memory")
    done.say(start(5))
    done.step()
    assert done.say("REQ 4 CONTINUE 2") == REFUSED


def test_a_daemon_that_is_about_to_end_extends_nothing(done: Bench):
    done.say("SLOT 1 " + start(5, gen=90, quantum=0), "QUIT")
    assert done.say("REQ 4 CONTINUE 2") == REFUSED
    assert "about to end" in done.last_reply


def test_untagged_a_request_is_extended_while_no_other_lives():
    plain = Bench(FakeEngine(slots=2), tagged=False)
    plain.say(start(4, gen=5, quantum=None))
    plain.run()
    plain.say("REQ 4 CONTINUE 7", "PING")
    plain.run()
    tokens = whole(plain, 12)
    assert [frame.value for frame in plain.out.frames] == [*tokens[:5], DONE, *tokens[5:], DONE, DONE]
    plain.say("SLOT 1 " + start(5, gen=5, quantum=None), "REQ 4 CONTINUE 7")
    assert plain.last_reply == "err continue: request 4 is done, and 1 others are live: untagged, one runs at a time"
