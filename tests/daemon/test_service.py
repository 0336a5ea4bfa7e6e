"""What lines do, on an engine without a device."""

from __future__ import annotations

import array
import gc
import json
import os
import re
import tracemalloc
from pathlib import Path

import pytest

from tests.daemon.bench import CONTINUES, DAEMON_ID, DONE, ERROR, Bench, Frame
from tests.daemon.fake_engine import CHUNK, FakeEngine, expected
from xlaengine.daemon import requests
from xlaengine.daemon.service import MOST_OWED

PROMPT = "tokens=5,6,7"


def start(request_id: int | None, gen: int = 6, quantum: int | None = 2, more: str = "ignore_eos=1", prompt: str = PROMPT) -> str:
    head = "" if request_id is None else f"REQ {request_id} "
    return f"{head}START {prompt} gen={gen} {'' if quantum is None else f'quantum={quantum}'} {more}"


@pytest.fixture
def bench() -> Bench:
    return Bench(FakeEngine(slots=2))


@pytest.fixture
def three() -> Bench:
    """Three slots, three requests held after their first quantum of 2."""
    bench = Bench(FakeEngine(slots=3))
    bench.say(start(4), start(5), start(6))
    bench.run()
    assert [live.state for live in bench.service.serving.roll] == ["held"] * 3
    return bench


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
def test_a_request_that_ends_within_its_quantum_is_done_and_not_continued(bench: Bench, ending: str):
    want = expected(bench.engine, (5, 6, 7), 60, ignore_eos=True)
    stop = want[3]
    more = {"gen": "ignore_eos=1", "eos": "", "stop_token": f"ignore_eos=1 stop_token={stop}"}[ending]
    gen = 4 if ending == "gen" else 60
    if ending == "eos":
        bench.engine.intake._eos = (stop,)
        pytest.MonkeyPatch().setattr("tests.daemon.fake_engine.EOS", stop)
    bench.say(start(4, gen=gen, quantum=4, more=more))
    frames = bench.run()
    assert [frame.value for frame in frames] == [*want[: want.index(stop) + 1], DONE]
    assert len(bench.service.serving.roll) == 0


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
    assert bench.run() == [], "what was in flight is nobody's"
    assert len(bench.tokens(4)) == got
    assert bench.service.serving.slots.free() == [0, 1]


@pytest.mark.parametrize("steps", [0, 1, 2, 3, 4, 5])
def test_the_slot_of_a_cancelled_request_is_free_within_one_step(bench: Bench, steps: int):
    """During prefill too, and of the engine's side too."""
    prompt = "tokens=" + ",".join(map(str, range(3, 3 + 3 * CHUNK)))
    bench.say(start(4, gen=20, quantum=0, prompt=prompt))
    bench.step(steps)
    bench.say("CANCEL 4")
    assert bench.service.serving.slots.free() == [0, 1]
    bench.step(1)
    assert bench.engine.free_slots == [0, 1]
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
    before = bench.service.serving.slots.epoch(0)
    bench.say("CANCEL 4")
    assert bench.service.serving.slots.epoch(0) > before


def test_a_new_life_of_an_id_hears_nothing_of_the_old_one(bench: Bench):
    bench.say(start(4, gen=20, quantum=0))
    bench.step(4)
    bench.say("CANCEL 4", start(4, gen=3, quantum=0, prompt="tokens=9,9"))
    cut = len(bench.out.frames)
    bench.run()
    want = expected(bench.engine, (9, 9), 3, ignore_eos=True)
    assert [frame.value for frame in bench.out.frames[cut:]] == [*want, DONE]


# --- the queue


def test_who_finds_no_slot_waits_first_come_first_served(bench: Bench):
    for request_id in (1, 2, 3, 4):
        bench.say(start(request_id, gen=4 + request_id, quantum=0))
    assert [live.request_id for live in bench.service.serving.roll.queue] == [3, 4]
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
        ("REQ 5 CONTINUE 2", (DAEMON_ID, ERROR), "stale: request 5 cancelled"),
        ("SLOT 1 CONTINUE 2", (DAEMON_ID, ERROR), "stale: nobody owns slot 1"),
        ("REQ 5 SLOT 1 CONTINUE 2", (DAEMON_ID, ERROR), "stale: request 5"),
        ("REQ 4 SLOT 1 CONTINUE 2", (DAEMON_ID, ERROR), "request 4 is held in slot 0, not in slot 1"),
        ("SLOT 7 CONTINUE 2", (DAEMON_ID, ERROR), "slot 7 is out of range: there are 2"),
        ("CANCEL 9", (DAEMON_ID, ERROR), "request 9 is unknown"),
        ("CANCEL 5", (DAEMON_ID, ERROR), "stale: request 5"),
        (start(4), (DAEMON_ID, ERROR), "request 4 lives, held in slot 0"),
        ("SLOT 0 " + start(6), (6, ERROR), "slot 0 is owned by request 4"),
        ("SLOT 2 " + start(6), (6, ERROR), "slot 2 is out of range: there are 2"),
        ("SLOT 0 " + start(None), (DAEMON_ID, ERROR), "slot 0 is owned by request 4"),
        (start(6, prompt="tokens="), (6, ERROR), "empty"),
        (start(6, prompt="tokens=" + ",".join(["1"] * 96)), (6, ERROR), "prompt of 96 tokens"),
        (start(6, gen=94), (6, ERROR), "= 97 exceeds max_model_len 96"),
        (start(6, prompt="tokens=131"), (6, ERROR), "131 is outside the vocabulary [0, 131)"),
        (start(6, prompt="prompt=/nowhere/at/all"), (6, ERROR), "No such file"),
        (start(6, prompt="prompt=/"), (6, ERROR), "no regular file"),
        (start(6, prompt="prompt=/dev/null"), (6, ERROR), "no regular file"),
        (start(6, more="temperature=-1"), (6, ERROR), "temperature must be in"),
        (start(6, more="top_p=2"), (6, ERROR), "top_p must be in (0, 1]"),
        ("SNAPSHOT a SLOT 0", (DAEMON_ID, ERROR), "slot 0 is owned by request 4"),
        ("SNAPSHOT a SLOT 1", (DAEMON_ID, ERROR), "0 of 0 are in use"),
        ("RESTORE a SLOT 1", (DAEMON_ID, ERROR), "snapshot a is unknown"),
        ("FREE_SNAPSHOT a", (DAEMON_ID, ERROR), "snapshot a is unknown"),
        ("WHAT", (DAEMON_ID, ERROR), "unknown command 'WHAT'"),
        ("", (DAEMON_ID, ERROR), "no command"),
        (b"\xff\x00", (DAEMON_ID, ERROR), "no UTF-8"),
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


def test_a_line_that_was_too_long_to_keep_is_refused(bench: Bench):
    bench.service.too_long(2_000_000)
    assert bench.out.frames == [Frame(DAEMON_ID, ERROR)]
    assert "2000000 bytes" in bench.last_reply


# --- prompts in files


def test_a_prompt_file_holds_int32(bench: Bench, tmp_path: Path):
    path = tmp_path / "a b.bin"
    path.write_bytes(array.array("i", [5, 6, 7]).tobytes())
    bench.say(f'REQ 4 START "{path}" 5 0')
    bench.run()
    assert bench.tokens(4) == expected(bench.engine, (5, 6, 7), 5)


@pytest.mark.parametrize(("size", "says"), [(13, "has 13 bytes"), (0, "empty"), (96 * 4 + 4, "has 388 bytes; 96 tokens have 384 at most")])
def test_a_file_that_is_no_prompt_is_refused(bench: Bench, tmp_path: Path, size: int, says: str):
    path = tmp_path / "prompt"
    path.write_bytes(b"\1" + bytes(size - 1) if size else b"")
    assert bench.say(f"REQ 4 START {path} 5 0") == [Frame(4, ERROR)]
    assert says in bench.last_reply


def test_a_file_without_end_is_refused_after_a_bounded_part_of_it(bench: Bench, tmp_path: Path):
    path = tmp_path / "sparse"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    assert bench.say(f"REQ 4 START {path} 5 0") == [Frame(4, ERROR)]
    assert f"{1 << 40} bytes" in bench.last_reply


def test_a_pipe_is_refused_and_not_waited_for(bench: Bench, tmp_path: Path):
    os.mkfifo(path := tmp_path / "pipe")
    assert bench.say(f"REQ 4 START {path} 5 0") == [Frame(4, ERROR)]
    assert "no regular file" in bench.last_reply


def test_text_is_tokenized(tmp_path: Path):
    bench = Bench(FakeEngine(), encode_text=lambda text: [ord(c) for c in text])
    (path := tmp_path / "t").write_text("abc")
    bench.say(f"REQ 4 START {path} 5 0")
    bench.run()
    assert bench.tokens(4) == expected(bench.engine, [97, 98, 99], 5)
    path.write_bytes(b"ab\xff")
    assert bench.say(f"REQ 4 START {path} 5 0") == [Frame(4, ERROR)]
    assert "0xff at 2" in bench.last_reply


def test_a_tokenizer_that_fails_refuses_the_line(tmp_path: Path):
    def fail(text: str) -> list[int]:
        raise KeyError(text)

    bench = Bench(FakeEngine(), encode_text=fail)
    (path := tmp_path / "t").write_text("abc")
    assert bench.say(f"REQ 4 START {path} 5 0") == [Frame(4, ERROR)]


# --- drives


def test_a_step_gives_one_quantum_to_the_next_in_cursor_order(three: Bench):
    for request_id in (4, 5, 6, 4):
        assert three.say("SCHED_STEP") == []
        frames = three.run()
        assert [frame.request_id for frame in frames] == [request_id, request_id, DAEMON_ID] or frames[-2] == (request_id, DONE)
        assert frames[-1] == (DAEMON_ID, DONE)
    assert three.terminals(4) == [CONTINUES, DONE], "in a drive a quantum that is used up says nothing"


def test_a_drive_with_nobody_to_drive_is_done_at_once(bench: Bench):
    for line in (
        "SCHED_STEP",
        "SCHED_DRAIN",
        "SCHED_BATCH_DRAIN",
        "SCHED_BATCH_TARGET_TAIL",
        "SCHED_BATCH_TARGET_STEP",
        "SCHED_BATCH_PEEK",
    ):
        assert bench.say(line) == [Frame(DAEMON_ID, DONE)], line


def test_a_drain_goes_turn_by_turn_until_all_are_done(three: Bench):
    three.say("SCHED_DRAIN")
    frames = three.run()
    assert [frame.request_id for frame in frames if frame.value >= 0] == [4, 4, 5, 5, 6, 6] * 2
    assert [(f.request_id, f.value) for f in frames if f.value < 0] == [(4, DONE), (5, DONE), (6, DONE), (DAEMON_ID, DONE)]
    for request_id in (4, 5, 6):
        assert three.tokens(request_id) == expected(three.engine, (5, 6, 7), 6, ignore_eos=True)


def test_requests_that_come_in_mid_drain_have_their_own_first_quantum_and_then_their_turns(three: Bench):
    three.say("SCHED_DRAIN")
    three.step(2)
    three.say(start(7, gen=5, quantum=2), start(8, gen=3, quantum=0))
    frames = three.run()
    assert three.terminals(7) == [CONTINUES, DONE]
    assert three.terminals(8) == [DONE]
    assert three.tokens(7) == expected(three.engine, (5, 6, 7), 5, ignore_eos=True)
    assert frames[-1] == (DAEMON_ID, DONE)
    assert len(three.service.serving.roll) == 0


@pytest.mark.parametrize("drive", ["SCHED_DRAIN", "SCHED_BATCH_DRAIN"])
def test_lines_in_mid_drain_are_answered_at_once(drive: str):
    bench = Bench(FakeEngine(slots=3))
    bench.say(*(start(n, gen=40) for n in (4, 5, 6)))
    bench.run()
    bench.say(drive)
    bench.step(3)
    for line, answer in (("PING", DONE), ("STATS", DONE), ("LIST_REQUESTS", DONE), ("nonsense", ERROR), ("REQ 99 CONT 1", ERROR)):
        assert bench.say(line) == [Frame(DAEMON_ID, answer)]
    for second in ("SCHED_DRAIN", "SCHED_STEP", "SCHED_BATCH_DRAIN", "SCHED_BATCH_TARGET_STEP", "SCHED_BATCH_TARGET_TAIL"):
        assert bench.say(second) == [Frame(DAEMON_ID, ERROR)]
        assert f"{drive.lower()} is under way" in bench.last_reply
    assert bench.say("CANCEL 5") == [Frame(5, ERROR), Frame(DAEMON_ID, DONE)]
    bench.run()
    assert bench.terminals()[-1] == DONE
    assert bench.tokens(4) == bench.tokens(6) == expected(bench.engine, (5, 6, 7), 40, ignore_eos=True)


def test_a_drain_goes_on_past_a_turn_that_was_cancelled(three: Bench):
    three.say("SCHED_DRAIN")
    three.step(1)
    three.say("CANCEL 4")
    three.run()
    assert three.terminals(5)[-1] == three.terminals(6)[-1] == three.terminals()[-1] == DONE


def test_a_batch_step_gives_each_row_one_token(three: Bench):
    three.say("SCHED_BATCH_TARGET_STEP")
    steps = three.engine.counted.decode_steps
    frames = three.run()
    assert [frame.request_id for frame in frames] == [4, 5, 6, DAEMON_ID]
    assert three.engine.counted.decode_steps == steps + 1


def test_a_batch_step_of_two_rows_goes_round(three: Bench):
    rows = []
    for _ in range(3):
        three.say("SCHED_BATCH_TARGET_STEP 2")
        rows.append({frame.request_id for frame in three.run() if frame.value >= 0})
    assert rows == [{4, 5}, {6, 4}, {5, 6}]


def test_the_tail_is_those_with_one_token_left(bench: Bench):
    bench.say(start(4, gen=3), start(5, gen=9))
    bench.run()
    bench.say("SCHED_BATCH_TARGET_TAIL")
    assert [(f.request_id, f.value < 0) for f in bench.run()] == [(4, False), (4, True), (DAEMON_ID, True)]
    assert bench.terminals(4) == [CONTINUES, DONE]
    assert bench.say("SCHED_BATCH_TARGET_TAIL") == [Frame(DAEMON_ID, DONE)], "none has"


def test_peek_says_what_would_run_at_any_positions_and_runs_nothing():
    bench = Bench(FakeEngine(slots=3))
    for slot, length in enumerate((16, 16, 9)):
        bench.say(start(slot + 1, gen=9, prompt="tokens=" + ",".join(["3"] * length)))
    bench.run()
    before = bench.engine.counted.decode_steps
    assert bench.say("SCHED_BATCH_PEEK") == [Frame(DAEMON_ID, DONE)]
    assert bench.last_reply == (
        "ok sched_batch_peek count=3 slot=0:req=1:pos=17:left=7 slot=1:req=2:pos=17:left=7 slot=2:req=3:pos=10:left=7"
    )
    bench.say("SCHED_BATCH_PEEK 2", "SCHED_BATCH_PEEK 2")
    assert bench.out.replies[-1] == bench.out.replies[-2], "peeking moves no cursor"
    assert not bench.service.is_busy
    assert bench.engine.counted.decode_steps == before


def test_probe_compares_rows_and_commits_nothing(three: Bench):
    assert three.say("SCHED_BATCH_PROBE") == [Frame(DAEMON_ID, DONE)]
    assert three.last_reply == "ok sched_batch_probe batch_probe_compare_ok count=3 mismatches=0"
    three.say("SCHED_BATCH_PROBE 2")
    assert "count=2 mismatches=0" in three.last_reply
    three.engine.mismatch = True
    assert three.say("SCHED_BATCH_PROBE") == [Frame(DAEMON_ID, ERROR)]
    assert "count=3 mismatches=3" in three.last_reply


def test_a_daemon_without_probe_graphs_refuses_to_probe():
    bench = Bench(FakeEngine(probe=False))
    assert bench.say("SCHED_BATCH_PROBE") == [Frame(DAEMON_ID, ERROR)]


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_batch_drain_takes_as_many_steps_as_a_batch(depth: int):
    slots, gen = 8, 40
    bench = Bench(FakeEngine(slots=slots, depth=depth))
    bench.say(*(start(n + 1, gen=gen, quantum=1) for n in range(slots)))
    bench.run()
    bench.say("SCHED_BATCH_DRAIN")
    bench.run()
    assert all(bench.terminals(n + 1) == [CONTINUES, DONE] for n in range(slots))
    assert bench.engine.counted.decode_steps <= 1.2 * gen


@pytest.mark.parametrize("drive", ["SCHED_STEP", "SCHED_DRAIN"])
@pytest.mark.parametrize("cursor", [0, 3, 8])
def test_with_equal_work_the_slowest_slot_s_rate_is_at_least_0_82_of_the_fastest_s(drive: str, cursor: int):
    """Rates from the first turn of all to when the first request is done: until then all have work."""
    slots, gen, quantum = 8, 64, 4
    bench = Bench(FakeEngine(slots=slots))
    bench.say(*(start(n + 1, gen=gen, quantum=quantum) for n in range(slots)))
    bench.run()
    bench.service._ring.cursor = cursor
    served = {n + 1: len(bench.tokens(n + 1)) for n in range(slots)}

    def first_is_done() -> bool:
        return any(bench.terminals(n + 1)[-1] == DONE for n in range(slots))

    while not first_is_done():
        bench.say(drive)
        bench.run(until=first_is_done)
    rates = [len(bench.tokens(n)) - served[n] for n in served]
    assert min(rates) >= 0.82 * max(rates)


def test_fair_under_churn_too():
    """Requests come and go in one slot, and another is continued beside the drain; two that stay have equal shares."""
    bench = Bench(FakeEngine(slots=4, max_model_len=4096))
    bench.say(*(start(n, gen=2000, quantum=2) for n in (1, 2, 3)))
    bench.run()
    served = {n: len(bench.tokens(n)) for n in (1, 2)}
    for turn in range(300):
        if turn % 3 == 0:
            bench.say(start(9, gen=4))
        if turn % 5 == 0:
            bench.run()
            bench.say("REQ 3 CONTINUE 3")
        bench.run()
        bench.say("SCHED_STEP")
        bench.run()
        if turn % 3 == 2:
            bench.say("CANCEL 9")
    rates = [len(bench.tokens(n)) - served[n] for n in served]
    assert min(rates) > 60
    assert min(rates) >= 0.82 * max(rates)


# --- steps that bring several tokens


def test_what_comes_early_waits_for_its_grant_and_is_sent_once():
    bench = Bench(FakeEngine(slots=2, burst=4))
    want = expected(bench.engine, (5, 6, 7), 40, ignore_eos=True)
    bench.say(start(4, gen=40, quantum=3))
    assert [frame.value for frame in bench.run()] == [*want[:3], CONTINUES]
    for count in range(6, 40, 3):
        bench.say("REQ 4 CONTINUE 3")
        bench.run()
        assert bench.tokens(4) == want[:count]
    bench.say("SCHED_BATCH_DRAIN")
    bench.run()
    assert bench.tokens(4) == want
    assert bench.terminals(4)[-1] == DONE


def test_a_grant_may_be_met_by_what_came_early_alone():
    bench = Bench(FakeEngine(slots=1, burst=8))
    want = expected(bench.engine, (5, 6, 7), 30, ignore_eos=True)
    bench.say(start(4, gen=30, quantum=1))
    bench.run()
    for _ in range(200):
        if bench.terminals(4)[-1] == DONE:
            break
        bench.say("SCHED_BATCH_TARGET_STEP")
        bench.run()
    assert bench.tokens(4) == want
    assert bench.terminals() == [DONE] * 29


# --- snapshots


def test_a_request_starts_from_what_was_kept():
    bench = Bench(FakeEngine(slots=2, snapshots=2), snapshots=2)
    prefix = list(range(3, 3 + 3 * CHUNK))
    spelled = ",".join(map(str, prefix))
    bench.say(start(1, gen=1, quantum=0, prompt=f"tokens={spelled},1"))
    bench.run()
    assert bench.say("SNAPSHOT sys SLOT 0") == [Frame(DAEMON_ID, DONE)]
    assert bench.last_reply == f"ok snapshot name=sys slot=0 tokens={len(prefix)}"
    bench.say("RESTORE sys SLOT 1", f"SLOT 1 {start(2, gen=4, quantum=0, prompt=f'tokens={spelled},9')}")
    bench.run()
    assert bench.engine.counted.reused == 3 * CHUNK
    assert bench.tokens(2) == expected(bench.engine, (*prefix, 9), 4, ignore_eos=True)


def test_snapshots_have_names_a_limit_and_an_end():
    bench = Bench(FakeEngine(slots=2, snapshots=2), snapshots=2)
    assert bench.say("SNAPSHOT a SLOT 0") == [Frame(DAEMON_ID, ERROR)]
    assert "holds no prefix" in bench.last_reply
    bench.say(start(1, gen=1, quantum=0))
    bench.run()
    bench.say("SNAPSHOT a SLOT 0")
    assert bench.say("SNAPSHOT a SLOT 0") == [Frame(DAEMON_ID, ERROR)]
    assert "exists" in bench.last_reply
    bench.say("SNAPSHOT b SLOT 0")
    assert bench.say("SNAPSHOT c SLOT 0") == [Frame(DAEMON_ID, ERROR)]
    assert "2 of 2 are in use" in bench.last_reply
    bench.say("LIST_SNAPSHOTS")
    assert bench.last_reply == "ok list_snapshots count=2 of=2 a:2 b:2"
    assert bench.say("FREE_SNAPSHOT a", "SNAPSHOT c SLOT 0") == [Frame(DAEMON_ID, DONE)] * 2
    bench.say("LIST_SNAPSHOTS")
    assert bench.last_reply == "ok list_snapshots count=2 of=2 b:2 c:2"


def test_a_chain_restores_the_longest_prefix_of_the_prompt():
    bench = Bench(FakeEngine(slots=1, snapshots=3), snapshots=3)
    for name, prompt in (("short", "5,6,1"), ("long", "5,6,7,1"), ("other", "5,6,8,9,1")):
        bench.say(start(1, gen=1, quantum=0, prompt=f"tokens={prompt}"))
        bench.run()
        bench.say(f"SNAPSHOT {name} SLOT 0")
    assert bench.say("RESTORE_CHAIN short,long,other SLOT 0 tokens=5,6,7,8") == [Frame(DAEMON_ID, DONE)]
    assert bench.last_reply == "ok restore_chain name=long slot=0 tokens=3"
    assert bench.say("RESTORE_CHAIN long,other SLOT 0 tokens=5,6") == [Frame(DAEMON_ID, ERROR)]
    assert "none of 2" in bench.last_reply
    assert bench.say("RESTORE_CHAIN long,missing SLOT 0 tokens=5,6,7") == [Frame(DAEMON_ID, ERROR)]


def test_snapshots_are_gone_with_an_engine_that_failed():
    bench = Bench(FakeEngine(slots=1, snapshots=1), snapshots=1)
    bench.say(start(1, gen=1, quantum=0))
    bench.run()
    bench.say("SNAPSHOT a SLOT 0", start(1))
    bench.engine.fails_with = RuntimeError("out of memory")
    bench.step()
    assert any("1 snapshots are lost" in reply for reply in bench.out.replies)
    bench.say("LIST_SNAPSHOTS")
    assert bench.last_reply == "ok list_snapshots count=0 of=1"


# --- what the daemon tells


def test_stats_is_one_line_of_json(bench: Bench):
    bench.say(start(1, quantum=0), start(2), start(3), "nonsense")
    bench.run()
    bench.say("CANCEL 2", "STATS")
    head, line = bench.last_reply.split(" ", 2)[1:]
    assert head == "stats"
    stats = json.loads(line)
    assert stats["decode_steps"] == bench.engine.counted.decode_steps
    counts = {"requests": 3, "done": 1, "cancelled": 1, "failed": 0, "refused": 1, "held": 1, "running": 0, "queued": 0, "lines": 6}
    assert stats["daemon"].items() >= counts.items()


def test_lists(bench: Bench):
    bench.say(start(4), "SLOT 1 " + start(5, gen=9), start(6))
    bench.run()
    bench.say("LIST_REQUESTS", "LIST_TARGET_CACHE_SLOTS")
    assert bench.out.replies[-2:] == [
        "ok list_requests count=3 req=4:slot=0:held:pos=4:sent=2:left=4 req=5:slot=1:held:pos=4:sent=2:left=7"
        " req=6:slot=-:queued:pos=2:sent=0:left=6",
        "ok list_target_cache_slots count=2 free=0 slot=0:req=4:epoch=1 slot=1:req=5:epoch=1",
    ]


# --- the end, and what may go wrong


def test_the_end_of_input_finishes_what_runs_and_waits_and_ends_what_is_held(bench: Bench):
    bench.say(start(1), start(2))
    bench.run()
    bench.say("REQ 1 CONTINUE 100", start(3, quantum=0))
    bench.service.end_of_input()
    assert bench.service.exit_status is None
    bench.run()
    assert bench.terminals(1) == [CONTINUES, DONE]
    assert bench.terminals(3) == [DONE], "it waited for a slot"
    assert bench.terminals(2) == [CONTINUES, ERROR]
    assert bench.service.exit_status == 0
    assert not bench.service.is_busy


def test_an_idle_daemon_ends_with_its_input(bench: Bench):
    bench.service.end_of_input()
    assert bench.service.exit_status == 0


def test_quit_finishes_a_drive_and_takes_nothing_new(bench: Bench):
    bench.say(start(1), start(2))
    bench.run()
    bench.say("SCHED_DRAIN")
    assert bench.say("QUIT") == [Frame(DAEMON_ID, DONE)]
    assert bench.say(start(3)) == [Frame(3, ERROR)]
    assert bench.say("REQ 2 CONTINUE 3", "SCHED_STEP") == [Frame(DAEMON_ID, ERROR)] * 2
    assert bench.say("PING") == [Frame(DAEMON_ID, DONE)]
    bench.run()
    assert (bench.terminals(1)[-1], bench.terminals(2)[-1], bench.terminals()[-1]) == (DONE, DONE, DONE)
    assert bench.service.exit_status == 0


def test_abort_answers_every_open_line_and_is_done(bench: Bench):
    bench.say(start(1), start(2), start(3))
    bench.run()
    bench.say("SCHED_DRAIN")
    bench.step(1)
    frames = bench.say("ABORT")
    assert frames == [Frame(1, ERROR), Frame(2, ERROR), Frame(3, ERROR), Frame(DAEMON_ID, ERROR), Frame(DAEMON_ID, DONE)]
    assert bench.service.exit_status == 0
    assert bench.say("PING") == []


@pytest.mark.parametrize("last_words", ["QUIT", None])
def test_at_the_end_who_waits_has_the_slot_of_who_is_held(bench: Bench, last_words: str | None):
    """Nobody can continue those that are held; what waits is finished all the same."""
    bench.say(*(start(request_id) for request_id in range(1, 9)))
    bench.run()
    waiting = [live.request_id for live in bench.service.serving.roll.queue]
    held = [live.request_id for live in bench.service.serving.roll.held]
    assert waiting
    assert held
    if last_words is None:
        bench.service.end_of_input()
    else:
        bench.say(last_words)
    bench.run()
    assert bench.service.exit_status == 0
    assert {bench.terminals(request_id)[-1] for request_id in held} == {ERROR}
    assert all(bench.terminals(request_id)[-1] in (DONE, ERROR) and bench.tokens(request_id) for request_id in waiting)


def test_refused_files_leave_no_descriptor_open(bench: Bench, tmp_path: Path):
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(20):
        bench.say(f"START {tmp_path} 5 0", "START /dev/zero 5 0", f"START {tmp_path}/none 5 0")
    assert len(os.listdir("/proc/self/fd")) == before


def test_where_too_many_answers_wait_no_line_is_taken():
    bench = Bench(FakeEngine(), tagged=False)
    bench.say("START tokens=5,6,7 gen=6 ignore_eos=1")
    while bench.service.takes_lines:
        bench.say("PING")
    owed = bench.service._answers.owed
    assert owed == MOST_OWED
    bench.run()
    assert bench.service.takes_lines
    assert [frame.value for frame in bench.out.frames].count(DONE) == 1 + owed


def test_when_the_reader_is_gone_all_is_cancelled(bench: Bench):
    bench.say(start(1, quantum=0))
    bench.step(2)
    bench.service.hang_up()
    assert bench.service.exit_status == 0
    assert bench.engine.live == []


def test_an_engine_that_fails_ends_its_requests_and_serves_the_next(bench: Bench):
    bench.say(start(1), start(2, quantum=0), start(3))
    bench.run()
    bench.say("SCHED_DRAIN")
    bench.engine.fails_with = RuntimeError("out of memory")
    frames = bench.step()
    assert [(f.request_id, f.value) for f in frames] == [(1, ERROR), (3, ERROR)] or bench.terminals(1)[-1] == ERROR
    assert any("out of memory" in reply for reply in bench.out.replies)
    bench.run()
    assert bench.terminals() == [DONE], "the drain has nobody left"
    bench.say(start(9, quantum=0))
    bench.run()
    assert bench.tokens(9) == expected(bench.engine, (5, 6, 7), 6, ignore_eos=True)


def test_a_request_whose_reader_is_slow_is_held_back_alone_and_the_loop_may_sleep(bench: Bench):
    bench.say(start(1, gen=20, quantum=0), start(2, gen=20, quantum=0))
    bench.step(4)
    bench.service.hold(1)
    bench.run()
    assert len(bench.tokens(2)) == 20
    assert len(bench.tokens(1)) < 20
    assert not bench.service.is_busy
    bench.service.release(1)
    bench.run()
    assert bench.tokens(1) == bench.tokens(2)


def test_a_request_that_is_given_up_is_told_why(bench: Bench):
    bench.say(start(1, gen=20, quantum=0), start(2), start(3))
    bench.step(4)
    bench.service.give_up(1, "nothing was read for 30 s")
    assert bench.terminals(1) == [ERROR]
    assert "nothing was read for 30 s" in bench.last_reply
    bench.run()
    assert bench.terminals(3) == [CONTINUES], "its slot was had by who waited"
    for verb in (bench.service.hold, bench.service.release, lambda n: bench.service.give_up(n, "why")):
        verb(77)  # nobody


def test_no_line_makes_the_daemon_grow(monkeypatch: pytest.MonkeyPatch):
    """Ids that are new, cancelled and refused: a line that left one object behind would show five times over."""
    monkeypatch.setattr(requests, "ENDED_KEPT", 16)
    bench = Bench(FakeEngine(slots=2, snapshots=1), max_queue=1, snapshots=1)
    bench.say(start(1, gen=90), "SLOT 1 " + start(2, gen=90))

    def serve(first: int, count: int) -> int:
        for request_id in range(first, first + count):
            bench.say(f"CANCEL {request_id - 1}", start(request_id), f"REQ {request_id} CONT 3", f"REQ {request_id + 7} CONT 3", "STATS")
            bench.say(start(request_id), "SCHED_STEP", "nonsense", f"SNAPSHOT s{request_id} SLOT 0", f"FREE_SNAPSHOT s{request_id}")
            bench.step(2)
            for record in (bench.out.frames, bench.out.replies, bench.out.log, bench.out.dropped):
                record.clear()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        before = serve(3, 100)
        assert serve(103, 400) < before + 20_000
    finally:
        tracemalloc.stop()


# --- untagged


@pytest.fixture
def plain() -> Bench:
    return Bench(FakeEngine(slots=2), tagged=False)


def values(bench: Bench) -> list[int]:
    return [frame.value for frame in bench.out.frames]


def test_untagged_requests_run_one_after_the_other_to_their_ends(plain: Bench):
    plain.say(start(None, gen=4, quantum=None), start(None, gen=5, quantum=0), "SLOT 0 " + start(None, gen=2, quantum=None))
    plain.run()
    want = expected(plain.engine, (5, 6, 7), 5, ignore_eos=True)
    assert values(plain) == [*want[:4], DONE, *want, DONE, *want[:2], DONE]


def test_untagged_answers_keep_the_order_of_their_lines(plain: Bench):
    plain.say(
        "PING", start(1, gen=3, quantum=None), "PING", "nonsense", start(2, gen=2, quantum=None), "STATS", "CANCEL 2", start(3, 1, None)
    )
    plain.run()
    want = expected(plain.engine, (5, 6, 7), 3, ignore_eos=True)
    assert values(plain) == [DONE, *want, DONE, DONE, DONE, DONE, DONE, DONE, want[0], DONE]


def test_untagged_a_running_request_is_cancelled_between_two_tokens(plain: Bench):
    plain.say(start(1, gen=30, quantum=None), "PING")
    plain.step(5)
    count = len(values(plain))
    plain.say("CANCEL 1")
    assert values(plain)[count:] == [DONE, DONE, DONE], "of START, PING and CANCEL"


@pytest.mark.parametrize("line", [start(1), "CONTINUE 1 2", "REQ 1 CONTINUE 2", "", "WHAT", "SLOT 9 " + start(1, quantum=0)])
def test_untagged_an_error_is_a_reply_and_minus_one(plain: Bench, line: str):
    plain.say(line)
    assert values(plain) == [DONE]
    assert plain.last_reply.startswith("err ")


def test_untagged_lines_that_come_while_one_runs_are_remembered_in_bounded_memory(plain: Bench):
    plain.say(start(1, gen=90, quantum=None))
    for _ in range(500):
        plain.say("PING", start(7, quantum=None), "CANCEL 7", "nonsense")
    assert len(plain.service._answers._open) == 1
    assert values(plain) == []
    plain.run()
    assert values(plain)[90:] == [DONE] * (1 + 4 * 500)
