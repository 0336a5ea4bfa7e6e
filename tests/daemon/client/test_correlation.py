"""Which answer belongs to what: terminals and replies come on ways of their own."""

from __future__ import annotations

import sys

import pytest

from xlaengine.daemon.client.correlation import Correlation
from xlaengine.daemon.protocol.commands import Continue, Ping, PromptTokens, Snapshot, Start, Stats
from xlaengine.daemon.protocol.frames import CONTINUES, DONE, ERROR, Frame
from xlaengine.daemon.protocol.ready import PROTOCOL, Ready

FAKE = (sys.executable, "-m", "tests.daemon.fake_cli", "daemon")
READY = str(Ready(PROTOCOL, 1, 2, 96, 131, 0, 64, 0))


def begin(correlation: Correlation, request_id: int):
    return correlation.begin(Start(request_id=request_id, prompt=PromptTokens((1,)), max_tokens=5))


# --- the correlation


def test_answers_belong_to_the_lines_in_their_order() -> None:
    correlation = Correlation()
    (stats,), (first, second) = correlation.ask([Stats()]), correlation.ask([Ping(), Ping()])
    correlation.take(Frame(0, DONE))
    correlation.hear("ok ping pong")
    assert not stats.is_answered
    correlation.take(Frame(0, ERROR))
    correlation.hear("err stats: no")
    assert (stats.terminal, stats.reply) == (DONE, "err stats: no")
    assert (first.terminal, first.reply, second.reply) == (ERROR, "ok ping pong", None)


@pytest.mark.parametrize("refused", [True, False])
def test_a_refused_continue_is_told_from_an_accepted_one(refused: bool) -> None:
    correlation = Correlation()
    proceed, ping = correlation.ask([Continue(1, 5), Ping()])
    (keep,) = correlation.ask([Snapshot("a", 0)])
    for value in (*([ERROR] if refused else []), DONE, ERROR):
        correlation.take(Frame(0, value))
    assert (proceed.terminal, ping.terminal, keep.terminal) == (ERROR if refused else DONE, DONE, ERROR)


def test_a_refused_start_hears_its_own_reply() -> None:
    correlation = Correlation()
    heard = [begin(correlation, request_id) for request_id in (1, 2, 3, 4)]
    replies = (
        "ok start req=1 slot=0",
        "err start: req=4: empty",
        "ok start req=3 slot=1",
        "err start: req=2: full",
        "err request 3: broke",
    )
    for reply in replies:
        correlation.hear(reply)
    assert [each.why for each in heard] == [None, replies[3], replies[4], replies[1]]


def test_of_a_request_that_has_ended_nothing_is_kept() -> None:
    correlation = Correlation()
    heard = [begin(correlation, request_id) for request_id in (1, 2, 3)]
    for frame in ((1, 7), (1, CONTINUES), (1, 8), (1, DONE), (2, ERROR), (1, 9), (99, 5)):
        correlation.take(Frame(*frame))
    correlation.hear("err request 2: broke")
    heard[2].cancelled = True
    correlation.take(Frame(3, ERROR))
    assert list(heard[0].tokens) == [7, 8]
    assert [each.is_finished for each in heard] == [True] * 3
    assert correlation._requests == {}


def test_the_end_of_the_daemon_is_the_end_of_all_and_quotes_its_last_words() -> None:
    correlation = Correlation()
    one, two = begin(correlation, 1), begin(correlation, 2)
    correlation.take(Frame(2, CONTINUES))
    for i in range(100):
        correlation.hear(f"frame {i} of a traceback")
    correlation.end("status 1")
    assert one.is_finished
    assert two.is_held
    assert one.why is not None
    assert one.why.splitlines()[::20] == ["status 1", "  frame 99 of a traceback"]
