"""The lines between processes: what is told, and how a loss is noticed. Here all ends are in one process."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from multiprocessing.connection import Client, Connection, Listener
from queue import Empty, SimpleQueue
from typing import NoReturn

import pytest

from xlaengine.processes import End, Follower, Leader, lines

SOON = 5.0

Lines = list[tuple[Connection, Connection]]
"""The leader's end of each line, and the follower's."""


class Ended(SystemExit):
    """In place of the end of the process."""


class Ends(SimpleQueue[str]):
    """Why a process would have ended."""

    def __call__(self, why: str) -> NoReturn:
        self.put(why)
        if threading.current_thread() is not threading.main_thread():
            threading.Event().wait()  # a daemon, for ever: nothing may follow
        raise Ended


@pytest.fixture
def ends() -> Ends:
    return Ends()


def connected() -> tuple[Connection, Connection]:
    """Both ends of a line."""
    with Listener(("127.0.0.1", 0), "AF_INET", authkey=b"key") as listener:
        near: list[Connection] = []
        thread = threading.Thread(target=lambda: near.append(Client(listener.address, "AF_INET", authkey=b"key")))
        thread.start()
        far = listener.accept()
        thread.join()
    return far, near[0]


@pytest.fixture
def ends_of_lines() -> Iterator[Lines]:
    """Two lines: the leader's ends first."""
    made = [connected(), connected()]
    yield made
    for each in made:
        for end in each:
            end.close()


def test_all_followers_hear_what_is_told_in_its_order(ends: Ends, ends_of_lines: Lines) -> None:
    leader = Leader([far for far, _ in ends_of_lines], ends)
    followers = [Follower(number, 3, near, ends) for number, (_, near) in enumerate(ends_of_lines, 1)]
    for told in ("a", {"b": 1}, 3):
        leader.tell(told)
    leader.end(3, was_stopped=True)
    for follower in followers:
        assert [follower.hear() for _ in range(3)] == ["a", {"b": 1}, 3]
        end = follower.hear()
        assert isinstance(end, End)
        assert (end.status, end.was_stopped) == (3, True)


def test_a_leader_waits_for_every_follower(ends: Ends, ends_of_lines: Lines) -> None:
    leader = Leader([far for far, _ in ends_of_lines], ends)
    followers = [Follower(number, 3, near, ends) for number, (_, near) in enumerate(ends_of_lines, 1)]
    waits = threading.Thread(target=leader.await_ready)
    waits.start()
    followers[0].ready()
    waits.join(0.2)
    assert waits.is_alive()
    followers[1].ready()
    waits.join(SOON)
    assert not waits.is_alive()


def test_a_follower_that_is_ready_twice_stands_for_itself_alone(ends: Ends, ends_of_lines: Lines) -> None:
    """As after an opening that failed in process 0."""
    leader = Leader([far for far, _ in ends_of_lines], ends)
    followers = [Follower(number, 3, near, ends) for number, (_, near) in enumerate(ends_of_lines, 1)]
    followers[0].ready()
    followers[0].ready()
    waits = threading.Thread(target=leader.await_ready, daemon=True)
    waits.start()
    waits.join(0.2)
    assert waits.is_alive()
    followers[1].ready()
    waits.join(SOON)
    assert not waits.is_alive()


def test_a_leader_says_once_for_whom_it_waits(ends: Ends, ends_of_lines: Lines, caplog: pytest.LogCaptureFixture) -> None:
    leader = Leader([far for far, _ in ends_of_lines], ends)
    followers = [Follower(number, 3, near, ends) for number, (_, near) in enumerate(ends_of_lines, 1)]
    followers[0].ready()
    waits = threading.Thread(target=leader.await_ready, args=(0.2,), daemon=True)
    waits.start()
    waits.join(1)
    assert [record.getMessage() for record in caplog.records] == ["process 0 of 3 waits for process 2, which may still load or compile"]
    followers[1].ready()
    waits.join(SOON)
    assert not waits.is_alive()


def test_a_follower_that_is_ready_when_the_leader_is_lost_leaves_the_word_to_its_watch(
    ends: Ends, ends_of_lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    far, near = ends_of_lines[0]
    follower, waited = Follower(1, 3, near, ends), list[str]()
    monkeypatch.setattr(lines, "await_end", lambda: waited.append(ends.get(timeout=SOON)))
    far.close()
    ready_for_ever = (follower.ready() for _ in iter(int, 1))  # the first bytes after the end are still taken
    with pytest.raises(OSError, match=r"Broken pipe|reset|closed"):
        list(ready_for_ever)
    assert waited == ["process 0 of 3 was lost"]


def test_a_lost_follower_ends_the_leader_and_all_other_followers_know_which_it_was(ends: Ends, ends_of_lines: Lines) -> None:
    Leader([far for far, _ in ends_of_lines], ends)
    Follower(1, 3, ends_of_lines[0][1], ends)
    ends_of_lines[1][1].close()
    assert {ends.get(timeout=SOON), ends.get(timeout=SOON)} == {"process 2 of 3 was lost"}


def test_a_lost_leader_ends_its_followers(ends: Ends, ends_of_lines: Lines) -> None:
    far, near = ends_of_lines[0]
    Follower(1, 3, near, ends)
    far.close()
    assert ends.get(timeout=SOON) == "process 0 of 3 was lost"


def test_the_reason_of_a_follower_reaches_the_leader(ends: Ends, ends_of_lines: Lines) -> None:
    Leader([far for far, _ in ends_of_lines], ends)
    follower = Follower(1, 3, ends_of_lines[0][1], ends)
    with pytest.raises(Ended):
        follower.fail("failed: no model")
    assert {ends.get(timeout=SOON), ends.get(timeout=SOON)} == {"process 1 of 3 failed: no model"}


def test_what_a_follower_cannot_read_ends_all_processes(ends: Ends, ends_of_lines: Lines) -> None:
    Leader([far for far, _ in ends_of_lines], ends)
    Follower(1, 3, ends_of_lines[0][1], ends)
    ends_of_lines[0][0].send_bytes(b"of another version")
    said = {ends.get(timeout=SOON), ends.get(timeout=SOON)}
    assert len(said) == 1
    assert said.pop().startswith("process 1 of 3 failed: it cannot read a message from process 0: UnpicklingError")


def test_after_the_end_nobody_is_lost(ends: Ends, ends_of_lines: Lines) -> None:
    leader = Leader([far for far, _ in ends_of_lines], ends)
    leader.end()
    for _, near in ends_of_lines:
        assert isinstance(near.recv(), End)
        near.close()
    with pytest.raises(Empty):
        ends.get(timeout=0.3)


def test_a_machine_that_does_not_answer_is_lost_before_ten_seconds(ends: Ends, ends_of_lines: Lines) -> None:
    Follower(1, 3, ends_of_lines[0][1], ends)
    with socket.socket(fileno=ends_of_lines[0][1].fileno()) as line:
        option = lambda name: line.getsockopt(socket.IPPROTO_TCP, getattr(socket, name))  # noqa: E731
        assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert option("TCP_KEEPIDLE") + option("TCP_KEEPINTVL") * option("TCP_KEEPCNT") <= lines.SILENCE_SECONDS
        assert option("TCP_USER_TIMEOUT") == lines.SILENCE_SECONDS * 1000
        assert lines.SILENCE_SECONDS < 10
        line.detach()
