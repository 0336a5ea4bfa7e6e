"""Answers of an untagged stream, which only their order assigns to lines."""

from __future__ import annotations

import pytest

from tests.daemon.bench import DONE, Bench, start
from tests.daemon.fake_engine import FakeEngine, expected


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


def test_untagged_lines_that_come_while_a_request_runs_are_answered_after_it(plain: Bench):
    plain.say(start(1, gen=90, quantum=None))
    for _ in range(500):
        plain.say("PING", start(7, quantum=None), "CANCEL 7", "nonsense")
    assert plain.service._answers.waiting == 4 * 500
    assert values(plain) == []
    plain.run()
    assert values(plain)[90:] == [DONE] * (1 + 4 * 500)


@pytest.mark.parametrize("drive", ["SCHED_STEP", "SCHED_DRAIN", "SCHED_BATCH_DRAIN", "SCHED_BATCH_TARGET_STEP 2"])
def test_untagged_a_drive_is_answered_after_the_requests_before_it_and_before_those_after_it(plain: Bench, drive: str):
    plain.say(start(1, gen=3, quantum=None), "PING", drive, start(2, gen=2, quantum=None), "PING", "SCHED_DRAIN")
    plain.run()
    want = expected(plain.engine, (5, 6, 7), 3, ignore_eos=True)
    assert values(plain) == [*want, DONE, DONE, DONE, *want[:2], DONE, DONE, DONE]


def test_untagged_an_open_drive_is_answered_once_if_the_daemon_aborts(plain: Bench):
    plain.say(start(1, gen=30, quantum=None), "SCHED_DRAIN", start(2, gen=2, quantum=None))
    plain.step(5)
    count = len(values(plain))
    plain.service.abort()
    assert values(plain)[count:] == [DONE, DONE, DONE]
