"""Lines that give turns to held requests, and steps that give several tokens."""

from __future__ import annotations

import re

import pytest

from tests.daemon.bench import CONTINUES, DAEMON_ID, DONE, ERROR, Bench, Frame, start
from tests.daemon.fake_engine import FakeEngine, expected

# --- drives


def test_a_step_gives_one_quantum_to_the_next_in_cursor_order(three: Bench):
    for request_id, terminals in ((4, []), (5, []), (6, []), (4, [DONE])):
        assert three.say("SCHED_STEP") == []
        frames = three.run()
        assert [frame.request_id for frame in frames] == [*[request_id] * (2 + len(terminals)), DAEMON_ID]
        assert [frame.value for frame in frames if frame.value < 0] == [*terminals, DONE]
    assert three.terminals(4) == [CONTINUES, DONE], "in a drive a quantum that is used up says nothing"


def next_of(bench: Bench) -> int | None:
    """Drive one turn, and return the id of its request."""
    bench.say("SCHED_STEP")
    return bench.run()[0].request_id


def test_fewer_turns_count_more_than_the_order_of_the_cursor():
    bench = Bench(FakeEngine(slots=4))
    bench.say(start(1, gen=10), start(2, gen=3), start(3, gen=10), start(4, gen=10))
    bench.run()
    assert next_of(bench) == 1
    bench.say("SCHED_BATCH_TARGET_TAIL")
    assert bench.run()[-2] == (2, DONE)
    bench.say(start(5, gen=10))
    bench.run()
    assert [next_of(bench) for _ in range(3)] == [3, 4, 5], "and not 1 a second time"


def test_turns_that_were_given_during_an_own_grant_are_not_made_up_for(three: Bench):
    assert next_of(three) == 4
    three.say("REQ 5 CONTINUE 1", "SCHED_STEP")
    assert three.run()[-2].request_id in (5, 6)
    assert [next_of(three) for _ in range(2)] == [4, 5]


def test_a_drive_without_requests_is_done_at_once(bench: Bench):
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
    assert len(three.service.lifecycle.registry) == 0


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


def test_peek_lists_the_rows_that_would_run_and_runs_nothing():
    bench = Bench(FakeEngine(slots=3))
    for slot, length in enumerate((16, 16, 9)):
        bench.say(start(slot + 1, gen=9, prompt="tokens=" + ",".join(["3"] * length)))
    bench.run()
    before = bench.engine.counted.decode_steps
    assert bench.say("SCHED_BATCH_PEEK") == [Frame(DAEMON_ID, DONE)]
    assert bench.last_reply == (
        "ok sched_batch_peek count=3 slot=0:req=1:epoch=1:pos=17:left=7"
        " slot=1:req=2:epoch=2:pos=17:left=7 slot=2:req=3:epoch=3:pos=10:left=7"
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


def test_a_probe_computes_the_rows_that_peek_names_and_no_others(three: Bench):
    three.say("SCHED_STEP")
    three.run()
    for rows, slots in (("", [0, 1, 2]), ("1", [1]), ("2", [1, 2]), ("10", [0, 1, 2])):
        three.say(f"SCHED_BATCH_PEEK {rows}")
        peeked = re.findall(r"slot=(\d+):", three.last_reply)
        three.say(f"SCHED_BATCH_PROBE {rows}")
        assert three.last_reply == f"ok sched_batch_probe batch_probe_compare_ok count={len(slots)} mismatches=0"
        assert three.engine.probed == slots == sorted(map(int, peeked))
    three.say("REQ 5 CONTINUE 4", "SCHED_BATCH_PROBE")
    assert three.engine.probed == [0, 2], "5 runs, so no drive would give it a turn"


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
    bench.service._round_robin.cursor = cursor
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


# --- what the replies of drives and of ended requests measure


class Clock:
    """A second passes whenever the engine steps."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def step(self, bench: Bench) -> None:
        while bench.service.is_busy:
            self.now += 1.0
            bench.step()


@pytest.mark.parametrize(
    ("line", "turns", "count"),
    [
        ("SCHED_STEP", 1, 2),
        ("SCHED_BATCH_TARGET_STEP 2", 2, 2),
        ("SCHED_BATCH_TARGET_STEP", 3, 3),
        ("SCHED_BATCH_DRAIN", 3, 12),
        ("SCHED_DRAIN", 6, 12),
    ],
)
def test_the_reply_of_a_drive_has_its_turns_its_tokens_and_its_time(line: str, turns: int, count: int):
    clock = Clock()
    bench = Bench(FakeEngine(slots=3, depth=1), clock=clock)
    bench.say(start(4), start(5), start(6))
    clock.step(bench)
    sent, began = len(bench.out.frames), clock()
    bench.say(line)
    clock.step(bench)
    assert sum(frame.value >= 0 for frame in bench.out.frames[sent:]) == count
    assert bench.last_reply == f"ok {line.split()[0].lower()} turns={turns} count={count} ms={1000 * (clock() - began):.1f}"


def test_tokens_of_other_grants_and_of_cancelled_turns_are_counted_once_and_right():
    bench = Bench(FakeEngine(slots=3, depth=1))
    bench.say(start(4, gen=30, quantum=1), start(5, gen=30, quantum=1))
    bench.run()
    bench.say("SCHED_BATCH_DRAIN", "REQ 6 START tokens=9 gen=5 quantum=3 ignore_eos=1")
    bench.step(4)
    sent = {n: len(bench.tokens(n)) for n in (4, 5)}
    bench.say("CANCEL 4")
    bench.run()
    counted = sent[4] - 1 + 29 + len(bench.tokens(6)) - 3
    assert re.search(r"turns=3 count=(\d+) ms=", bench.last_reply)[1] == str(counted)  # type: ignore[index]


def test_the_last_reply_of_a_request_has_its_speed_while_it_ran():
    clock = Clock()
    bench = Bench(FakeEngine(slots=1, depth=1), clock=clock)
    bench.say(start(4, gen=4), start(5, gen=4, quantum=0))
    clock.step(bench)
    clock.now += 1000  # held, and queued
    bench.say("REQ 4 CONTINUE 1")
    clock.step(bench)
    clock.now += 1000
    bench.say("REQ 4 CONTINUE 1")
    clock.step(bench)
    assert "done req=4 tokens=4 finish=length epoch=1 ms=4000.0 tokens_per_s=1.0" in bench.out.replies
    assert "done req=5 tokens=4 finish=length epoch=2 ms=4000.0 tokens_per_s=1.0" in bench.out.replies
    bench.say(start(6, gen=9))
    clock.step(bench)
    clock.now += 1000
    bench.say("CANCEL 6")
    assert bench.out.replies[-2] == "err request 6: cancelled after 2 of 9 tokens; ms=2000.0 tokens_per_s=1.0"
    bench.say(start(7, gen=9, quantum=0), start(8), "CANCEL 8")
    assert bench.out.replies[-2] == "err request 8: cancelled after 0 of 6 tokens; ms=0.0 tokens_per_s=0.0"


def test_a_stop_token_is_named_in_the_last_reply(bench: Bench):
    tokens = expected(bench.engine, (5, 6, 7), 6, ignore_eos=True)
    bench.say(start(4, quantum=0, more=f"ignore_eos=1 stop_token={tokens[3]}"))
    bench.run()
    assert re.fullmatch(rf"done req=4 tokens=4 finish=stop epoch=1 ms=\S+ tokens_per_s=\S+ stop_reason={tokens[3]}", bench.last_reply)


# --- steps that bring several tokens


def test_tokens_that_come_early_wait_for_their_grant_and_are_sent_once():
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


def test_a_grant_may_need_only_tokens_that_came_early():
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
