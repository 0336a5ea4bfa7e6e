"""How a daemon ends, and errors while it runs."""

from __future__ import annotations

import gc
import os
import tracemalloc
from pathlib import Path

import pytest

from tests.daemon.bench import CONTINUES, DAEMON_ID, DONE, ERROR, Bench, Frame, start
from tests.daemon.fake_engine import FakeEngine, expected
from xlaengine.daemon.server import requests
from xlaengine.daemon.server.service import MOST_WAITING


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
def test_at_the_end_waiting_requests_get_the_slots_of_held_ones(bench: Bench, last_words: str | None):
    """Held requests cannot be continued any more; waiting ones are still finished."""
    bench.say(*(start(request_id) for request_id in range(1, 9)))
    bench.run()
    waiting = [live.request_id for live in bench.service.lifecycle.registry.queue]
    held = [live.request_id for live in bench.service.lifecycle.registry.held]
    assert waiting
    assert held
    if last_words is None:
        bench.service.end_of_input()
    else:
        bench.say(last_words)
    bench.run()
    assert bench.service.exit_status == 0
    assert {bench.terminals(request_id)[-1] for request_id in held} == {ERROR}
    assert {bench.terminals(request_id)[-1] for request_id in waiting} == {ERROR}, "a quantum of 2 of 6, and no CONTINUE can come"
    assert all(len(bench.tokens(request_id)) == 2 for request_id in waiting)


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
    waiting = bench.service._answers.waiting
    assert waiting == MOST_WAITING
    bench.run()
    assert bench.service.takes_lines
    assert [frame.value for frame in bench.out.frames].count(DONE) == 1 + waiting


def test_when_the_reader_is_gone_all_is_cancelled(bench: Bench):
    bench.say(start(1, quantum=0))
    bench.step(2)
    bench.service.abort("the frames have no reader")
    assert bench.service.exit_status == 0
    assert bench.engine.live == []


def test_an_engine_that_fails_ends_its_requests_and_serves_the_next(bench: Bench):
    bench.say(start(1), start(2, quantum=0), start(3))
    bench.run()
    bench.say("SCHED_DRAIN")
    bench.engine.fails_with = RuntimeError("out of memory")
    frames = bench.step()
    assert [(f.request_id, f.value) for f in frames] == [(1, ERROR), (3, ERROR), (DAEMON_ID, DONE)]
    assert any("out of memory" in reply for reply in bench.out.replies)
    bench.run()
    assert bench.terminals() == [DONE], "no request is left for the drain"
    bench.say(start(9, quantum=0))
    bench.run()
    assert bench.tokens(9) == expected(bench.engine, (5, 6, 7), 6, ignore_eos=True)


def test_a_request_whose_reader_is_slow_is_held_back_alone_and_the_loop_may_sleep(bench: Bench):
    bench.say(start(1, gen=20, quantum=0), start(2, gen=20, quantum=0))
    bench.step(4)
    bench.service.pause(1)
    bench.run()
    assert len(bench.tokens(2)) == 20
    assert len(bench.tokens(1)) < 20
    assert not bench.service.is_busy
    bench.service.resume(1)
    bench.run()
    assert bench.tokens(1) == bench.tokens(2)


def test_a_reply_gives_the_reason_why_a_request_was_given_up(bench: Bench):
    bench.say(start(1, gen=20, quantum=0), start(2), start(3))
    bench.step(4)
    bench.service.give_up(1, "nothing was read for 30 s")
    assert bench.terminals(1) == [ERROR]
    assert "nothing was read for 30 s" in bench.out.replies[-2]
    assert bench.last_reply == "note req=3 running in slot 0 epoch=3", "a reply names the slot of the request that waited"
    bench.run()
    assert bench.terminals(3) == [CONTINUES], "its slot went to the request that waited"
    for verb in (bench.service.pause, bench.service.resume, lambda n: bench.service.give_up(n, "why")):
        verb(77)  # not live


def test_memory_does_not_grow_with_lines(monkeypatch: pytest.MonkeyPatch):
    """Ids that are new, cancelled and refused. An object that a line leaves behind would show, because each line is sent five times."""
    monkeypatch.setattr(requests, "ENDED_KEPT", 16)
    bench = Bench(FakeEngine(slots=2, snapshots=1), max_queue=1)
    bench.say(start(1, gen=90), "SLOT 1 " + start(2, gen=90))

    def serve(first: int, count: int) -> int:
        for request_id in range(first, first + count):
            bench.say(f"CANCEL {request_id - 1}", start(request_id), f"REQ {request_id} CONT 3", f"REQ {request_id + 7} CONT 3", "STATS")
            bench.say(start(request_id), "SCHED_STEP", "nonsense", f"SNAPSHOT s{request_id} SLOT 0", f"FREE_SNAPSHOT s{request_id}")
            bench.step(2)
            for record in (bench.out.frames, bench.out.replies, bench.out.log, bench.out.dropped, bench.out.data):
                record.clear()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        before = serve(3, 100)
        assert serve(103, 400) < before + 20_000
    finally:
        tracemalloc.stop()
