"""What START, CONTINUE and CANCEL do, on an engine without a device, and what is refused."""

from __future__ import annotations

import re

import pytest

from tests.conftest import train_tiny_tokenizer
from tests.daemon.bench import CONTINUES, DAEMON_ID, DONE, ERROR, Bench, Frame, start
from tests.daemon.fake_engine import CHUNK, FakeEngine, expected
from xlaengine.daemon.protocol.lines import Unreadable
from xlaengine.text import Detokenizer

# --- START, CONTINUE, CANCEL


def test_a_quantum_ends_with_continues_and_the_request_with_done(bench: Bench):
    assert bench.say(start(4, gen=5)) == []
    want = expected(bench.engine, (5, 6, 7), 5, ignore_eos=True)
    assert bench.run() == [Frame(4, want[0]), Frame(4, want[1]), Frame(4, CONTINUES)]
    bench.say("REQ 4 CONTINUE 2")
    assert bench.run() == [Frame(4, want[2]), Frame(4, want[3]), Frame(4, CONTINUES)]
    bench.say("REQ 4 CONT 100")
    assert bench.run() == [Frame(4, want[4]), Frame(4, DONE)]


def test_continue_repeats_no_prefill(bench: Bench):
    bench.say(start(4, prompt="tokens=" + ",".join(map(str, range(3, 3 + 2 * CHUNK + 1)))))
    bench.run()
    chunks = bench.engine.counted.prefill_chunks
    assert chunks == 2
    bench.say("REQ 4 CONTINUE 2")
    bench.run()
    assert (bench.engine.counted.prefill_chunks, bench.engine.counted.requests) == (chunks, 1)


@pytest.mark.parametrize("ending", ["gen", "eos", "stop_token"])
def test_a_request_that_ends_within_its_quantum_is_done_and_not_continued(bench: Bench, ending: str, monkeypatch: pytest.MonkeyPatch):
    want = expected(bench.engine, (5, 6, 7), 60, ignore_eos=True)
    stop = want[3]
    more = {"gen": "ignore_eos=1", "eos": "", "stop_token": f"ignore_eos=1 stop_token={stop}"}[ending]
    gen = 4 if ending == "gen" else 60
    if ending == "eos":
        bench.engine.intake._eos = (stop,)
        bench.engine.scheduler._eos = frozenset((stop,))
        monkeypatch.setattr("tests.daemon.fake_engine.EOS", stop)
    bench.say(start(4, gen=gen, quantum=4, more=more))
    frames = bench.run()
    assert [frame.value for frame in frames] == [*want[: want.index(stop) + 1], DONE]
    assert len(bench.service.lifecycle.registry) == 0


def test_start_without_an_id_takes_the_lowest_that_is_not_live(bench: Bench):
    bench.say(start(1, quantum=0), start(None, quantum=0))
    assert "req=2" in bench.last_reply
    bench.run()
    bench.say(start(None))
    assert "req=1" in bench.last_reply


def test_granted_requests_run_together_and_held_ones_not_at_all(bench: Bench):
    bench.say(start(4, gen=20, quantum=2), start(5, gen=20, quantum=12))
    bench.run()
    assert bench.engine.counted.decode_steps == 12
    assert (len(bench.tokens(4)), len(bench.tokens(5))) == (2, 12)


def test_start_without_a_quantum_takes_the_daemon_s():
    bench = Bench(FakeEngine(), quantum=3)
    bench.say(start(4, gen=6, quantum=None))
    assert [frame.value for frame in bench.run()][3:] == [CONTINUES]


def test_a_cancelled_request_has_its_one_error_and_the_line_its_done(bench: Bench):
    bench.say(start(4, gen=20, quantum=0))
    bench.step(5)
    got = len(bench.tokens(4))
    assert bench.say("REQ 4 CANCEL") == [Frame(4, ERROR), Frame(DAEMON_ID, DONE)]
    assert bench.out.dropped == [4]
    assert bench.run() == [], "what was in flight is dropped"
    assert len(bench.tokens(4)) == got
    assert bench.owners == [None, None]


@pytest.mark.parametrize("steps", [0, 1, 2, 3, 4, 5])
def test_the_slot_of_a_cancelled_request_is_free_within_one_step(bench: Bench, steps: int):
    """Also during prefill, and also in the engine."""
    prompt = "tokens=" + ",".join(map(str, range(3, 3 + 3 * CHUNK)))
    bench.say(start(4, gen=20, quantum=0, prompt=prompt))
    bench.step(steps)
    bench.say("CANCEL 4")
    assert bench.owners == [None, None]
    bench.step(1)
    assert bench.engine.free_slots == (0, 1)
    bench.say("REQ 4 SLOT 0 " + start(None))
    bench.run()
    assert bench.tokens(4)[-2:] == expected(bench.engine, (5, 6, 7), 2, ignore_eos=True)


def test_cancel_by_slot_and_continue_by_slot(bench: Bench):
    bench.say(start(4), "SLOT 1 " + start(5))
    bench.run()
    bench.say("SLOT 0 CONTINUE 1")
    assert [frame.request_id for frame in bench.run()] == [4, 4]
    assert bench.say("SLOT 1 CANCEL") == [Frame(5, ERROR), Frame(DAEMON_ID, DONE)]


def test_the_epoch_rises_with_cancel(bench: Bench):
    bench.say(start(4))
    bench.run()
    before = bench.engine.slots[0].epoch
    bench.say("CANCEL 4")
    assert bench.engine.slots[0].epoch > before


def test_a_request_gets_no_events_of_an_earlier_one_with_its_id(bench: Bench):
    bench.say(start(4, gen=20, quantum=0))
    bench.step(4)
    bench.say("CANCEL 4", start(4, gen=3, quantum=0, prompt="tokens=9,9"))
    cut = len(bench.out.frames)
    bench.run()
    want = expected(bench.engine, (9, 9), 3, ignore_eos=True)
    assert [frame.value for frame in bench.out.frames[cut:]] == [*want, DONE]


@pytest.mark.parametrize(("more", "is_decoded"), [("", False), ("stop=qqqq", True)])
def test_tokens_are_decoded_for_stop_strings_alone(more: str, is_decoded: bool, monkeypatch: pytest.MonkeyPatch):
    decoded, push = [], Detokenizer.push
    monkeypatch.setattr(Detokenizer, "push", lambda self, token: decoded.append(token) or push(self, token))
    bench = Bench(FakeEngine(tokenizer=train_tiny_tokenizer()), encode_text=lambda text: [5])
    bench.say(start(4, quantum=0, more=f"ignore_eos=1 {more}"))
    bench.run()
    want = expected(bench.engine, (5, 6, 7), 6, ignore_eos=True)
    assert bench.tokens(4) == want
    assert decoded == (want if is_decoded else [])


# --- the queue


def test_a_request_without_a_free_slot_waits_first_come_first_served(bench: Bench):
    for request_id in (1, 2, 3, 4):
        bench.say(start(request_id, gen=4 + request_id, quantum=0))
    assert [live.request_id for live in bench.service.lifecycle.registry.queue] == [3, 4]
    bench.run()
    for request_id in (1, 2, 3, 4):
        assert bench.tokens(request_id) == expected(bench.engine, (5, 6, 7), 4 + request_id, ignore_eos=True)
        assert bench.terminals(request_id) == [DONE]
    seats = [reply for reply in bench.out.replies if reply.startswith("done")]
    assert [re.findall(r"req=(\d)", reply)[0] for reply in seats] == ["1", "2", "3", "4"]


def test_only_a_full_queue_refuses(bench: Bench):
    bench = Bench(FakeEngine(slots=1), max_queue=2)
    bench.say(start(1, quantum=0), start(2, quantum=0), start(3, quantum=0))
    assert bench.say(start(9)) == [Frame(9, ERROR)]
    assert "2 wait for a slot, 2 at most" in bench.last_reply
    bench.say("CANCEL 2")
    assert bench.say(start(9, quantum=0)) == []
    bench.run()
    assert [bench.terminals(n) for n in (1, 2, 3, 9)] == [[DONE], [ERROR], [DONE], [ERROR, DONE]]


def test_a_queued_request_can_be_cancelled_and_cannot_be_continued(bench: Bench):
    bench.say(start(1), start(2), start(3))
    assert bench.say("REQ 3 CONTINUE 4") == [Frame(DAEMON_ID, ERROR)]
    assert "queued" in bench.last_reply
    assert bench.say("REQ 3 CANCEL") == [Frame(3, ERROR), Frame(DAEMON_ID, DONE)]


# --- refusals


PREPARED = "a request 4 held in slot 0 of 2, a 5 that was cancelled"


@pytest.mark.parametrize(
    ("line", "answer", "says"),
    [
        ("REQ 9 CONTINUE 2", (DAEMON_ID, ERROR), "request 9 is unknown"),
        ("REQ 5 CONTINUE 2", (DAEMON_ID, ERROR), "stale: request 5 has ended: cancelled"),
        ("SLOT 1 CONTINUE 2", (DAEMON_ID, ERROR), "stale: slot 1 has no owner"),
        ("REQ 5 SLOT 1 CONTINUE 2", (DAEMON_ID, ERROR), "stale: request 5"),
        ("REQ 4 SLOT 1 CONTINUE 2", (DAEMON_ID, ERROR), "request 4 is held in slot 0, not in slot 1"),
        ("SLOT 7 CONTINUE 2", (DAEMON_ID, ERROR), "slot 7 is out of range: there are 2"),
        ("CANCEL 9", (DAEMON_ID, ERROR), "request 9 is unknown"),
        ("CANCEL 5", (DAEMON_ID, ERROR), "stale: request 5"),
        (start(4), (DAEMON_ID, ERROR), "request 4 is live, held in slot 0"),
        ("SLOT 0 " + start(6), (6, ERROR), "slot 0 is owned by request 4"),
        ("SLOT 2 " + start(6), (6, ERROR), "slot 2 is out of range: there are 2"),
        ("SLOT 0 " + start(None), (DAEMON_ID, ERROR), "slot 0 is owned by request 4"),
        (start(6, prompt="tokens="), (6, ERROR), "empty"),
        (start(6, prompt="tokens=" + ",".join(["1"] * 96)), (6, ERROR), "prompt of 96 tokens"),
        (start(6, gen=94), (6, ERROR), ": prompt of 3 tokens + GEN 94 = 97 exceeds max_model_len 96"),
        (start(6, prompt="tokens=" + ",".join(["1"] * 90), gen=16), (6, ERROR), ": prompt of 90 tokens + GEN 16 = 106 exceeds"),
        (start(6, more="min_tokens=7"), (6, ERROR), ": MIN_TOKENS 7 is more than GEN 6"),
        (start(6, more="logprobs=21"), (6, ERROR), ": LOGPROBS must be an integer in [0, 20], got 21"),
        (start(6, more="stop_token=131"), (6, ERROR), ": stop token 131 is outside the vocabulary [0, 131)"),
        (start(6, prompt="tokens=131"), (6, ERROR), "131 is outside the vocabulary [0, 131)"),
        (start(6, prompt="prompt=/nowhere/at/all"), (6, ERROR), "No such file"),
        (start(6, prompt="prompt=/"), (6, ERROR), "not a regular file"),
        (start(6, prompt="prompt=/dev/null"), (6, ERROR), "not a regular file"),
        (start(6, more="temperature=-1"), (6, ERROR), ": TEMPERATURE must be in"),
        (start(6, more="top_p=2"), (6, ERROR), ": TOP_P must be in (0, 1]"),
        ("SNAPSHOT a SLOT 0", (DAEMON_ID, ERROR), "slot 0 is owned by request 4"),
        ("SNAPSHOT a SLOT 1", (DAEMON_ID, ERROR), "0 of 0 are in use"),
        ("RESTORE a SLOT 1", (DAEMON_ID, ERROR), "snapshot a is unknown"),
        ("FREE_SNAPSHOT a", (DAEMON_ID, ERROR), "snapshot a is unknown"),
        ("WHAT", (DAEMON_ID, ERROR), "unknown command 'WHAT'"),
        ("", (DAEMON_ID, ERROR), "no command"),
        (b"\xff\x00", (DAEMON_ID, ERROR), "not UTF-8"),
        ("REQ 6 START nonsense", (6, ERROR), "START needs"),
        ("REQ 4 START nonsense", (DAEMON_ID, ERROR), "START needs"),
    ],
)
def test_a_refusal_names_the_numbers_and_changes_nothing(bench: Bench, line: str | bytes, answer: tuple[int, int], says: str):
    bench.say(start(4), "SLOT 1 " + start(5))
    bench.run()
    bench.say("CANCEL 5")
    bench.run()
    before = state(bench)
    assert bench.say(line) == [answer], bench.last_reply
    assert says in bench.last_reply
    assert bench.last_reply.startswith("err ")
    assert state(bench) == before
    bench.say("REQ 4 CONTINUE 100")
    bench.run()
    assert bench.tokens(4) == expected(bench.engine, (5, 6, 7), 6, ignore_eos=True)


def state(bench: Bench) -> list[str]:
    bench.say("LIST_REQUESTS", "LIST_TARGET_CACHE_SLOTS")
    return bench.out.replies[-2:] + bench.engine.live


def test_a_running_request_is_not_continued(bench: Bench):
    bench.say(start(4, gen=20, quantum=10))
    bench.step(3)
    assert bench.say("REQ 4 CONTINUE 2") == [Frame(DAEMON_ID, ERROR)]
    assert re.search(r"running in slot 0, with \d tokens", bench.last_reply)
    bench.run()
    assert len(bench.tokens(4)) == 10


def test_a_last_line_without_its_end_is_refused(bench: Bench):
    bench.service.line(Unreadable("the input ended after 17 bytes of it, without a line end"))
    assert bench.out.frames == [Frame(DAEMON_ID, ERROR)]
    assert bench.last_reply == "err line: the input ended after 17 bytes of it, without a line end"


def test_a_line_that_was_too_long_to_keep_is_refused(bench: Bench):
    bench.service.line(Unreadable("it has 2000000 bytes or more, 1048576 at most"))
    assert bench.out.frames == [Frame(DAEMON_ID, ERROR)]
    assert "2000000 bytes" in bench.last_reply
