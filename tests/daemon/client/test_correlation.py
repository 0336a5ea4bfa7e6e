"""Answers are assigned to lines: terminals and replies arrive separately."""

from __future__ import annotations

import pytest

from xlaengine.daemon.client.correlation import BadReply, Correlation, Response
from xlaengine.daemon.protocol.commands import Command
from xlaengine.daemon.protocol.frames import CONTINUES, DONE, ERROR, Frame
from xlaengine.daemon.protocol.replies import PROTOCOL, Ready

READY = Ready(PROTOCOL, 1, 2, 96, 131, 0, 64, 0)


def begin(correlation: Correlation, request_id: int) -> Response:
    correlation.open(state := Response(request_id=request_id))
    return state


def test_ready_is_read_from_the_first_reply() -> None:
    correlation = Correlation()
    assert not correlation.take_reply("load: done in 1 s")
    assert correlation.ready is None
    assert correlation.take_reply(f"{READY} later=words")
    assert correlation.ready == READY


def test_answers_belong_to_the_lines_in_their_order() -> None:
    correlation = Correlation()
    (stats,), (first, second) = correlation.ask([Command("STATS")]), correlation.ask([Command("PING"), Command("PING")])
    correlation.take_frame(Frame(0, DONE))
    correlation.take_reply("ok ping pong")
    assert not stats.is_answered
    correlation.take_frame(Frame(0, ERROR))
    correlation.take_reply("err stats: no")
    assert (stats.terminal, stats.reply) == (DONE, "err stats: no")
    assert (first.terminal, first.reply, second.reply) == (ERROR, "ok ping pong", None)


@pytest.mark.parametrize("refused", [True, False])
def test_a_refused_continue_is_told_from_an_accepted_one(refused: bool) -> None:
    correlation = Correlation()
    proceed, ping = correlation.ask([Command("CONTINUE", request_id=1, more=5), Command("PING")])
    (keep,) = correlation.ask([Command("SNAPSHOT", name="a")])
    for value in (*([ERROR] if refused else []), DONE, ERROR):
        correlation.take_frame(Frame(0, value))
    assert (proceed.terminal, ping.terminal, keep.terminal) == (ERROR if refused else DONE, DONE, ERROR)


def test_a_refused_start_takes_its_own_reply() -> None:
    correlation = Correlation()
    states = [begin(correlation, request_id) for request_id in (1, 2, 3, 4)]
    replies = (
        "ok start req=1 running in slot 0 epoch=1 prompt=1",
        "err start: req=4: empty",
        "ok start req=3 running in slot 1 epoch=1 prompt=1",
        "err start: req=2: full",
        "err request 3: broke",
    )
    for reply in replies:
        assert correlation.take_reply(reply)
    assert [state.error for state in states] == [None, replies[3], replies[4], replies[1]]


def test_a_slot_is_known_from_the_start_or_from_when_the_queue_let_it_go() -> None:
    correlation = Correlation()
    one, two = begin(correlation, 1), begin(correlation, 2)
    assert not one.is_placed
    correlation.take_reply("ok start req=1 running in slot 1 epoch=1 prompt=6")
    correlation.take_reply("ok start req=2 queued epoch=2 prompt=6")
    assert (one.is_placed, one.known_slot, two.is_placed, two.known_slot) == (True, 1, True, None)
    correlation.take_frame(Frame(2, 5))
    assert not two.is_placed  # the reply is on its way
    assert not correlation.is_up_to_date
    assert correlation.take_reply("note req=2 running in slot 0 epoch=2")
    assert (two.is_placed, two.known_slot, two.epoch) == (True, 0, 2)
    assert correlation.slot_epochs == {0: 2, 1: 1}
    assert correlation.take_reply("ok restore name=a slot=1 tokens=8 epoch=9")
    assert correlation.slot_epochs == {0: 2, 1: 9}


def test_a_finish_reason_needs_the_frame_and_the_reply_in_either_order() -> None:
    correlation = Correlation()
    one, two = begin(correlation, 1), begin(correlation, 2)
    correlation.take_frame(Frame(1, DONE))
    assert (one.is_finished, one.finish_reason) == (False, None)
    correlation.take_reply("done req=1 tokens=5 finish=length epoch=1 ms=1.5 tokens_per_s=6.7")
    correlation.take_reply("done req=2 tokens=3 finish=stop epoch=2 ms=1.5 tokens_per_s=6.7")
    assert (one.is_finished, one.finish_reason, two.finish_reason) == (True, "length", None)
    correlation.take_frame(Frame(2, DONE))
    assert (two.is_finished, two.finish_reason) == (True, "stop")


def test_an_ended_request_is_not_kept() -> None:
    correlation = Correlation()
    states = [begin(correlation, request_id) for request_id in (1, 2, 3)]
    for frame in ((1, 7), (1, CONTINUES), (1, 8), (1, DONE), (2, ERROR), (1, 9), (99, 5)):
        correlation.take_frame(Frame(*frame))
    states[2].was_cancelled = True
    correlation.take_frame(Frame(3, ERROR))
    for reply in (
        "done req=1 tokens=2 finish=stop epoch=1 ms=1.5 tokens_per_s=6.7",
        "err request 2: broke",
        "err request 3: cancelled after 0 of 5 tokens",
    ):
        correlation.take_reply(reply)
    assert list(states[0].untaken) == [7, 8, 9]
    assert [state.is_finished for state in states] == [True] * 3
    assert [state.finish_reason for state in states] == ["stop", "error", "abort"]
    assert correlation._requests == {}


def test_the_end_of_the_daemon_ends_all_requests_and_quotes_its_last_notes() -> None:
    correlation = Correlation()
    one, two = begin(correlation, 1), begin(correlation, 2)
    correlation.take_frame(Frame(2, CONTINUES))
    for i in range(100):
        assert not correlation.take_reply(f"frame {i} of a traceback")
        assert correlation.take_reply(f"done req={i + 9} tokens=1 finish=stop epoch=1 ms=1.5 tokens_per_s=6.7")
    correlation.end("status 1")
    correlation.end("status 2")
    assert one.is_finished
    assert two.is_held
    assert one.error is not None
    assert one.error.splitlines()[::20] == ["status 1", "  frame 99 of a traceback"]


def test_an_orderly_end_quotes_no_notes() -> None:
    correlation, unstarted = Correlation(), Correlation()
    for each in (correlation, unstarted):
        each.take_reply("loading")
    correlation.take_reply(str(READY))
    for each in (correlation, unstarted):
        each.end("status 0", orderly=True)
    assert correlation.ended == "status 0"
    assert unstarted.ended == "status 0\n  loading"


def test_an_error_of_the_daemon_itself_is_a_note() -> None:
    correlation = Correlation()
    assert not correlation.take_reply("err engine: RuntimeError: no; 0 snapshots are lost")
    correlation.end("status 1")
    assert correlation.ended == "status 1\n  err engine: RuntimeError: no; 0 snapshots are lost"


def test_the_reply_to_a_continue_that_extends_answers_its_line_and_tells_the_place() -> None:
    correlation = Correlation()
    state = begin(correlation, 1)
    (proceed, _) = correlation.ask([Command("CONTINUE", request_id=1, more=5), Command("PING")])
    reply = "ok continue req=1 tokens=5 running in slot 3 epoch=7"
    assert correlation.take_reply(reply)
    assert (proceed.reply, state.known_slot, state.epoch, correlation.slot_epochs) == (reply, 3, 7, {3: 7})


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("ok ready protocol=1", "a reply of the daemon cannot be read: 'pid' is missing"),
        ("done req=4 tokens=1 finish=stop epoch=2 ms=1 tokens_per_s=1 stop_reason=x", "x' is not a stop reason"),
    ],
)
def test_a_reply_that_cannot_be_read_is_an_error(line: str, words: str) -> None:
    with pytest.raises(BadReply, match=words):
        Correlation().take_reply(line)


def test_a_stop_reason_is_read_back() -> None:
    for text, value in ((' stop_reason=" a\\n\\""', ' a\n"'), (" stop_reason=17", 17), ("", None)):
        correlation = Correlation()
        state = begin(correlation, 4)
        correlation.take_reply(f"done req=4 tokens=1 finish=stop epoch=2 ms=0.0 tokens_per_s=0.0{text}")
        assert (state.finished_by, state.stop_reason) == ("stop", value)


def test_lost_replies_are_no_note() -> None:
    with pytest.raises(BadReply, match="dropped 3 replies"):
        Correlation().take_reply("note 3 replies dropped: they were not read")


def test_only_a_held_request_whose_last_reference_is_gone_is_dropped() -> None:
    correlation = Correlation()
    running, held, continued, kept = (begin(correlation, request_id) for request_id in (1, 2, 3, 4))
    for request in (held, continued, kept):
        correlation.take_frame(Frame(request.request_id, CONTINUES))
    correlation.open(continued)
    del running, held, continued, request
    assert correlation.dropped_ids == [2]
    correlation.take_frame(Frame(3, CONTINUES))  # nothing refers to it any more
    assert correlation.dropped_ids == [2, 3]
    for request_id in (2, 2):  # two threads may cancel it
        correlation.forget_dropped(request_id)
    assert correlation.dropped_ids == [3]
    assert kept.is_held
