"""Frames and replies on pipes whose readers are fast, slow or gone."""

from __future__ import annotations

import os
import socket
import struct
import tempfile
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from tests.daemon.pipes import SMALL, available, frames, small_pipe
from xlaengine.daemon.protocol.frames import CONTINUES, DONE, ERROR, Frame, LogprobsFrame, encode, encode_logprobs
from xlaengine.daemon.server.outlet import MAX_REPLY_BYTES, REPLY_SECONDS, Outlet
from xlaengine.types import TokenLogprobs


@pytest.fixture
def both() -> Iterator[SimpleNamespace]:
    """An outlet with a small pipe for each queue, and a clock that the test sets."""
    with small_pipe() as (read, write), small_pipe() as (read_replies, write_replies):
        made = SimpleNamespace(read=read, read_replies=read_replies, now=0.0)
        made.outlet = Outlet(write, write_replies, tagged=True, clock=lambda: made.now)
        made.write, made.write_replies = write, write_replies
        yield made
        made.outlet.close()


def test_frames_leave_whole_and_in_order_through_a_pipe_that_takes_little(both: SimpleNamespace) -> None:
    sent = [Frame(1 + i % 3, i) for i in range(3000)]
    for frame in sent:
        both.outlet.frame(*frame)
    assert both.outlet.stream.backlog == 3000 * 12
    got = b""
    while both.outlet.stream.backlog:
        both.outlet.flush()
        got += os.read(both.read, 1 + len(got) % 977)  # not on a frame's border
    assert frames(got + available(both.read)) == sent


def test_untagged_frames_are_bare(both: SimpleNamespace) -> None:
    outlet = Outlet(both.write, both.write_replies, tagged=False)
    for value in (7, 8, DONE):
        outlet.frame(5, value)
    assert outlet.stream.waiting.get(5, 0) == 12
    outlet.flush()
    assert [value for (value,) in struct.iter_unpack("<i", available(both.read))] == [7, 8, DONE]
    outlet.close()


def test_the_backlog_is_counted_for_each_request(both: SimpleNamespace) -> None:
    for request_id in (1, 2, 1):
        both.outlet.frame(request_id, 9)
    assert both.outlet.stream.waiting == {1: 24, 2: 12}
    both.outlet.flush()
    assert (both.outlet.stream.backlog, both.outlet.stream.waiting, both.outlet.stream.waiting.get(1, 0)) == (0, {}, 0)


def test_dropping_a_request_takes_the_unsent_tokens_of_its_open_line_and_nothing_else(both: SimpleNamespace) -> None:
    filler = SMALL // 12 + 1  # the last of them is torn
    sent = [*[(4, i) for i in range(filler)], (1, 5), (1, DONE), (2, 6), (1, 7), (1, CONTINUES), (1, 8), (2, 9)]
    for frame in sent:
        both.outlet.frame(*frame)
    both.outlet.flush()
    assert both.outlet.stream.waiting.get(4, 0) == 12
    both.outlet.drop(4)
    both.outlet.drop(1)
    both.outlet.frame(1, ERROR)
    assert both.outlet.stream.waiting == {4: 12, 1: 60, 2: 24}
    got = available(both.read)
    both.outlet.flush()
    assert frames(got + available(both.read)) == [*sent[:filler], (1, 5), (1, DONE), (2, 6), (1, 7), (1, CONTINUES), (2, 9), (1, ERROR)]


def test_what_leaves_before_a_token_is_dropped_with_it_or_leaves_whole_with_it(both: SimpleNamespace) -> None:
    """Two thirds of each frame's bytes are log-probabilities; the pipe is full in the midst of them, or in the midst of the token."""
    logprobs = TokenLogprobs(7, -1.0, 1)
    for _ in range(SMALL // 36 + 9):
        both.outlet.frame(4, 7, encode_logprobs(4, logprobs))
    assert both.outlet.stream.waiting == {4: both.outlet.stream.backlog} == {4: 36 * (SMALL // 36 + 9)}
    both.outlet.flush()
    torn = 36 - SMALL % 36
    assert both.outlet.stream.backlog == 36 * 8 + torn
    both.outlet.drop(4)
    assert both.outlet.stream.backlog == torn
    both.outlet.frame(4, ERROR)
    got = available(both.read)
    both.outlet.flush()
    assert frames(got + available(both.read)) == [LogprobsFrame(4, logprobs), Frame(4, 7)] * (SMALL // 36 + 1) + [Frame(4, ERROR)]


def test_a_reader_that_has_gone_is_noticed_and_frames_are_thrown_away(both: SimpleNamespace) -> None:
    both.outlet.frame(1, 5)
    os.close(both.read)
    both.outlet.flush()
    assert both.outlet.stream.gone
    both.outlet.frame(1, 6)
    assert (both.outlet.stream.backlog, both.outlet.stream.waiting, both.outlet.stream.stalled_for) == (0, {}, 0)
    both.outlet.reply("still told")
    both.outlet.flush()
    assert available(both.read_replies) == b"still told\n"


def test_a_stall_is_timed_from_the_last_byte_taken(both: SimpleNamespace) -> None:
    both.now = 100.0
    assert both.outlet.stream.stalled_for == 0
    for _ in range(SMALL // 12 + 100):
        both.outlet.frame(1, 5)
    both.now = 101.0
    assert both.outlet.stream.stalled_for == 1
    both.outlet.flush()
    both.now = 105.0
    both.outlet.flush()
    assert both.outlet.stream.stalled_for == 4
    available(both.read)
    both.outlet.flush()
    assert both.outlet.stream.stalled_for == 0


def test_replies_are_lines_whatever_they_hold(both: SimpleNamespace) -> None:
    both.outlet.reply("err a\nb\rc \udce4 ö")
    both.outlet.flush()
    assert available(both.read_replies) == "err a\\nb\\rc \\udce4 ö\n".encode()


def test_unread_replies_are_bounded_and_delay_no_frame(both: SimpleNamespace) -> None:
    for i in range(20_000):
        both.outlet.reply(f"ok {i} {'x' * 100}")
        both.outlet.frame(1, i)
        both.outlet.flush()
        available(both.read)
        assert both.outlet.stream.backlog == 0
    assert both.outlet.replies.size <= MAX_REPLY_BYTES + 200
    told = b""
    while both.outlet.replies.items:
        told += available(both.read_replies)
        both.outlet.flush()
    number = 0
    notes = 0
    for line in (told + available(both.read_replies)).decode().splitlines():
        first, count, *_ = line.split()
        if first == "note":
            number, notes = number + int(count), notes + 1
        else:
            assert (int(count), line.endswith("x" * 100)) == (number, True)
            number += 1
    assert number == 20_000
    assert 1 <= notes <= 2


def test_a_replys_reader_that_has_gone_changes_nothing_else(both: SimpleNamespace) -> None:
    os.close(both.read_replies)
    for i in range(5):
        both.outlet.reply("ok")
        both.outlet.frame(1, i)
        both.outlet.flush()
    assert not both.outlet.replies.items
    assert not both.outlet.stream.gone
    assert len(frames(available(both.read))) == 5


def test_a_reader_of_replies_is_waited_for_while_it_reads() -> None:
    now = 0.0
    with small_pipe() as (_, stream), small_pipe() as (read, write):
        outlet = Outlet(stream, write, tagged=True, clock=lambda: now)
        assert outlet.reply_wait == 0
        while outlet.replies.size <= MAX_REPLY_BYTES * 3 // 4:
            outlet.reply("x" * 1000)
        assert outlet.reply_wait == REPLY_SECONDS
        now = 0.75
        assert outlet.reply_wait == REPLY_SECONDS - 0.75
        outlet.flush()
        assert outlet.reply_wait == REPLY_SECONDS, "it has taken some"
        now += REPLY_SECONDS
        outlet.reply("x")
        assert outlet.reply_wait == 0, "it has taken nothing since"
        available(read)
        outlet.flush()
        assert outlet.reply_wait == REPLY_SECONDS
        outlet.close()


def test_one_reply_has_a_most_size(both: SimpleNamespace) -> None:
    both.outlet.reply("x" * 10 * MAX_REPLY_BYTES)
    assert both.outlet.replies.size == MAX_REPLY_BYTES


def test_others_with_the_same_pipe_still_wait_for_room(both: SimpleNamespace) -> None:
    both.outlet.frame(1, 5)
    both.outlet.flush()
    assert os.get_blocking(both.write)
    assert os.get_blocking(both.write_replies)


@pytest.mark.parametrize("kind", ["socket", "file"])
def test_other_descriptors_do_as_well(both: SimpleNamespace, kind: str) -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs, tempfile.TemporaryFile(buffering=0) as file:
        fd = ours.fileno() if kind == "socket" else file.fileno()
        outlet = Outlet(fd, both.write_replies, tagged=True)
        for i in range(100_000):
            outlet.frame(1, i)
        outlet.flush()
        assert (outlet.stream.backlog > 0) == (kind == "socket")
        if kind == "file":
            file.seek(0)
            assert file.read() == b"".join(encode(1, i) for i in range(100_000))
        outlet.close()
        assert os.get_blocking(fd)


def test_what_was_given_stays_open(both: SimpleNamespace) -> None:
    Outlet(both.write, both.write_replies, tagged=True).close()
    os.write(both.write, b"x")
    assert available(both.read) == b"x"
