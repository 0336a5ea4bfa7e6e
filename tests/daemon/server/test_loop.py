"""The loop between the pipes, with a service that does little."""

from __future__ import annotations

import os
import re
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from tests.daemon.pipes import frames, small_pipe
from xlaengine.daemon.protocol.frames import DONE, ERROR, Frame
from xlaengine.daemon.protocol.grammar import MAX_LINE
from xlaengine.daemon.protocol.lines import Unreadable
from xlaengine.daemon.server import loop
from xlaengine.daemon.server.loop import READ_BYTES, STREAM_BACKLOG_BYTES, run
from xlaengine.daemon.server.outlet import MAX_REPLY_BYTES, REPLY_SECONDS, Outlet


@dataclass
class Counting:
    """``START id n``: n tokens, one at each step, then `DONE`. Any other line is answered at once."""

    outlet: Outlet
    exit_status: int | None = None
    left: dict[int, int] = field(default_factory=dict)
    held: set[int] = field(default_factory=set)
    seen: list[str] = field(default_factory=list)
    lines: int = 0
    most_backlog: int = 0
    leaving: bool = False
    takes_lines: bool = True
    seconds_a_line: float = 0.0
    lines_at_step: list[int] = field(default_factory=list)

    @property
    def is_busy(self) -> bool:
        return any(each not in self.held for each in self.left) or self.leaving

    def line(self, line: bytes | Unreadable) -> None:
        if isinstance(line, Unreadable):
            self.seen.append(line.why)
            self.outlet.frame(0, ERROR)
            return
        self.lines += 1
        time.sleep(self.seconds_a_line)
        word, *numbers = line.decode().split() or [""]
        if word == "START":
            self.left[int(numbers[0])] = int(numbers[1])
        else:
            self.outlet.frame(0, DONE)
        if word == "SAY":
            self.outlet.reply("x" * 120)
        if word == "QUIT":
            self.leaving = True

    def advance(self) -> None:
        if self.left:
            self.lines_at_step.append(self.lines)
        for each in [each for each in self.left if each not in self.held]:
            self.outlet.frame(each, self.left[each])
            self.left[each] -= 1
            if not self.left[each]:
                self._end(each, DONE)
        self.most_backlog = max(self.most_backlog, self.outlet.stream.backlog)
        if self.leaving and not self.left:
            self.exit_status = 0

    def end_of_input(self) -> None:
        self.seen.append("end")
        self.leaving = True

    def abort(self, why: str) -> None:
        self.seen.append(why)
        for each in list(self.left):
            self._end(each, ERROR)
        self.exit_status = 0

    def pause(self, request_id: int) -> None:
        if request_id in self.left:
            self.held.add(request_id)

    def resume(self, request_id: int) -> None:
        self.held.discard(request_id)

    def give_up(self, request_id: int, why: str) -> None:
        self.outlet.reply(f"err {request_id}: {why}")
        self.outlet.drop(request_id)
        self._end(request_id, ERROR)

    def _end(self, request_id: int, value: int) -> None:
        self.outlet.frame(request_id, value)
        self.left.pop(request_id, None)
        self.held.discard(request_id)


class Daemon:
    """A loop in a thread, its pipes as small as can be."""

    def __init__(self, stall_seconds: float):
        with small_pipe() as lines, small_pipe() as stream, small_pipe() as replies, small_pipe() as stop:
            self.ends = [os.dup(fd) for pipe in (lines, stream, replies, stop) for fd in pipe]
        self._stdin, self.lines, self.stream, self._stdout, self.replies, self._stderr, self._stop, self.stop = self.ends
        self.outlet = Outlet(self._stdout, self._stderr, tagged=True)
        self.service = Counting(self.outlet)
        self.status: int | None = None
        self._seconds = stall_seconds
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        self.status = run(self.service, self._stdin, self.outlet, stop=self._stop, stall_seconds=self._seconds)
        self.outlet.close()
        self.close(self._stdout)

    def say(self, text: str) -> None:
        os.write(self.lines, text.encode())

    def close(self, fd: int) -> None:
        self.ends.remove(fd)
        os.close(fd)

    def until(self, what: Callable[[], bool], seconds: float = 60.0) -> None:
        deadline = time.monotonic() + seconds
        while not what():
            assert time.monotonic() < deadline
            time.sleep(0.002)

    def left(self, seconds: float = 60.0) -> int | None:
        self._thread.join(seconds)
        assert not self._thread.is_alive()
        return self.status

    def everything(self) -> list[Frame]:
        """All frames until the daemon has closed its end."""
        os.set_blocking(self.stream, True)
        data = b""
        while piece := os.read(self.stream, 1 << 16):
            data += piece
        return frames(data)


@pytest.fixture
def start() -> Iterator[Callable[..., Daemon]]:
    made: list[Daemon] = []

    def start(stall_seconds: float = 20.0) -> Daemon:
        made.append(Daemon(stall_seconds))
        return made[-1]

    yield start
    for each in made:
        if each.lines in each.ends:
            each.close(each.lines)
        each.service.exit_status = 0
        if each.stream in each.ends:
            each.close(each.stream)
        each.left()
        for fd in list(each.ends):
            each.close(fd)


def test_lines_are_answered_while_a_request_runs_and_the_end_of_input_drains(start: Callable[..., Daemon]) -> None:
    daemon = start()
    daemon.say("START 7 400000\n")
    got = os.read(daemon.stream, 1200)
    daemon.say("PING\n")
    while frames_of(0, got) == []:
        got += os.read(daemon.stream, 12 - len(got) % 12)  # never beyond the end of a frame
    daemon.service.left[7] = 3
    daemon.say("START 8 2\nSTART 9 3")  # a last line without its end
    daemon.close(daemon.lines)
    rest = daemon.everything()
    assert daemon.left() == 0
    assert daemon.service.seen == ["the input ended after 9 bytes of it, without a line end", "end"]
    assert [frame for frame in rest if frame.value == ERROR] == [(0, ERROR)]
    assert [frame for frame in rest if frame.value == DONE] in ([(7, DONE), (8, DONE)], [(8, DONE), (7, DONE)])


def frames_of(request_id: int, data: bytes) -> list[Frame]:
    return [frame for frame in frames(data[: len(data) - len(data) % 12]) if frame.request_id == request_id]


def test_a_line_above_the_limit_is_one_error_and_the_next_is_served(start: Callable[..., Daemon]) -> None:
    daemon = start()
    for _ in range(MAX_LINE // 4096 + 200):
        daemon.say("x" * 4096)
    daemon.say("\nPING\nQUIT\n")
    assert daemon.everything() == [(0, ERROR), (0, DONE), (0, DONE)]
    (why,) = daemon.service.seen
    assert why.endswith(f" bytes or more, {MAX_LINE} at most")
    assert int(why.split()[2]) > MAX_LINE


def test_the_engine_takes_steps_between_many_lines(start: Callable[..., Daemon]) -> None:
    daemon = start()
    daemon.service.seconds_a_line = 0.002
    daemon.say("START 1 40\n" + "PING\n" * 200)
    daemon.close(daemon.lines)
    assert len(daemon.everything()) == 41 + 200
    assert daemon.left() == 0
    at_step = [0, *daemon.service.lines_at_step]
    assert max(after - before for before, after in pairwise(at_step)) < 20


def test_an_idle_loop_sleeps(start: Callable[..., Daemon]) -> None:
    daemon = start()
    daemon.say("START 1 5\n")
    daemon.until(lambda: not daemon.service.left)
    before = time.process_time()
    time.sleep(0.3)
    assert time.process_time() - before < 0.1


def test_no_reply_is_lost_on_a_reader_that_reads(start: Callable[..., Daemon]) -> None:
    daemon = start()
    count, told = 2 * MAX_REPLY_BYTES // 120, []

    def read() -> None:
        while piece := os.read(daemon.replies, 1 << 12):
            told.append(piece)

    def write() -> None:
        daemon.say("SAY\n" * count)
        daemon.close(daemon.lines)

    reader, writer = threading.Thread(target=read, daemon=True), threading.Thread(target=write, daemon=True)
    reader.start()
    writer.start()
    assert len(daemon.everything()) == count
    assert daemon.left() == 0
    daemon.close(daemon._stderr)
    reader.join(60)
    assert b"".join(told) == (b"x" * 120 + b"\n") * count


def test_lines_are_not_read_while_answers_are_not_read(start: Callable[..., Daemon], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "BACKLOG_BYTES", 1 << 17)
    daemon = start()
    os.set_blocking(daemon.lines, False)
    sent = 0
    idle_since = time.monotonic()
    while time.monotonic() - idle_since < (
        REPLY_SECONDS + 0.5 if daemon.outlet.stream.backlog > loop.BACKLOG_BYTES else 20
    ):  # replies are waited for too
        try:
            sent += os.write(daemon.lines, b"P\n" * 2048)
            idle_since = time.monotonic()
        except BlockingIOError:
            time.sleep(0.001)
    assert loop.BACKLOG_BYTES < daemon.outlet.stream.backlog < loop.BACKLOG_BYTES + READ_BYTES // 2 * 12
    os.set_blocking(daemon.lines, True)
    daemon.close(daemon.lines)
    assert daemon.everything() == [(0, DONE)] * (sent // 2)
    assert daemon.left() == 0


def test_a_reader_that_lags_holds_its_request_and_loses_nothing(start: Callable[..., Daemon]) -> None:
    daemon = start()
    tokens = 2 * STREAM_BACKLOG_BYTES // 12
    daemon.say(f"START 1 {tokens}\n")
    daemon.until(lambda: 1 in daemon.service.held)
    daemon.say("START 2 3\nQUIT\n")
    daemon.until(lambda: list(daemon.service.left) == [1])
    got = daemon.everything()
    assert [value for request_id, value in got if request_id == 1] == [*range(tokens, 0, -1), DONE]
    assert [value for request_id, value in got if request_id == 2] == [3, 2, 1, DONE]
    assert daemon.service.most_backlog < STREAM_BACKLOG_BYTES + 200


def test_a_request_whose_frames_are_not_read_is_cancelled_and_the_others_go_on(start: Callable[..., Daemon]) -> None:
    daemon = start(stall_seconds=0.3)
    daemon.say("START 1 1000000\n")
    daemon.until(lambda: 1 in daemon.service.held)
    daemon.say("START 2 40\n")
    daemon.until(lambda: 1 not in daemon.service.left)
    reply = os.read(daemon.replies, 1 << 16).decode()  # it leaves in the turn after the one that cancels
    assert (found := re.match(r"err 1: nothing was read for (\d+\.\d) s, and ", reply))
    assert float(found[1]) >= 0.3
    assert daemon.outlet.stream.waiting.get(1, 0) <= 24  # the torn one and the last word
    daemon.until(lambda: 2 not in daemon.service.left)
    daemon.say("QUIT\n")
    got = daemon.everything()
    mine = [value for request_id, value in got if request_id == 1]
    assert mine == [*range(1_000_000, 1_000_001 - len(mine), -1), ERROR]
    assert [value for request_id, value in got if request_id == 2] == [*range(40, 0, -1), DONE]
    assert daemon.left() == 0


@pytest.mark.parametrize("busy", [True, False])
def test_a_reader_that_has_gone_ends_the_daemon(start: Callable[..., Daemon], busy: bool) -> None:
    daemon = start()
    if busy:
        daemon.say("START 1 100000000\n")
        os.read(daemon.stream, 12)
    daemon.close(daemon.stream)
    assert daemon.left() == 0
    assert daemon.service.seen == ["the frames have no reader"]


def test_a_reader_that_reads_nothing_cannot_keep_the_daemon_from_ending(start: Callable[..., Daemon]) -> None:
    daemon = start(stall_seconds=0.2)
    daemon.say("START 1 3000\nQUIT\n")
    assert daemon.left(seconds=20) == 0


def test_a_signal_shortens_the_wait_for_a_reader_and_nothing_spins_meanwhile(
    start: Callable[..., Daemon], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlaengine.daemon.server.loop.STOP_SECONDS", 1.0)
    daemon = start(stall_seconds=60)
    daemon.say("START 1 3000\nQUIT\n")
    daemon.until(lambda: daemon.service.exit_status == 0)
    daemon.say("PING\n" * 100)
    before, began = time.process_time(), time.monotonic()
    os.write(daemon.stop, b"x")
    assert daemon.left(seconds=5) == 0
    assert time.monotonic() - began < 3
    assert time.process_time() - before < 0.3


def test_a_signal_cancels_what_runs_and_gives_the_reader_little_time(start: Callable[..., Daemon], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlaengine.daemon.server.loop.STOP_SECONDS", 0.1)
    daemon = start(stall_seconds=60)
    daemon.say("START 1 100000000\n")
    daemon.until(lambda: 1 in daemon.service.held)
    os.write(daemon.stop, b"x")
    assert daemon.left(seconds=5) == 0
    assert daemon.service.seen == ["stopped by a signal"]


def test_unread_replies_stop_nothing(start: Callable[..., Daemon]) -> None:
    daemon = start()
    for _ in range(3000):
        daemon.outlet.reply("ok" * 50)
    daemon.say("START 1 5000\n")
    daemon.close(daemon.lines)
    assert len(daemon.everything()) == 5001
    assert daemon.left(seconds=5) == 0


def test_standard_input_may_be_closed(start: Callable[..., Daemon]) -> None:
    with small_pipe() as (_, stream), small_pipe() as (_, replies):
        outlet = Outlet(stream, replies, tagged=True)
        service = Counting(outlet)
        lines = os.dup(stream)
        os.close(lines)
        assert run(service, lines, outlet) == 0
        assert service.seen == ["end"]
        outlet.close()
