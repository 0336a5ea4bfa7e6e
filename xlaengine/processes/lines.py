"""The lines between process 0, the leader, and the other processes, its followers. A line is a connection for messages.

Each process watches its lines from threads, because a collective operation that waits for a lost process never returns.
"""

from __future__ import annotations

import logging
import os
import pickle
import socket
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from typing import Any, NoReturn

log = logging.getLogger(__name__)

SILENCE_SECONDS = 8
"""A machine that has not answered for this long counts as lost. The operating systems send and answer the probes, so a process that is busy
or stopped does not count as lost.
"""

PATIENCE_SECONDS = 60.0
"""How long process 0 waits for the other processes before it logs which are missing."""

_ASK_SECONDS = 2
_NOTICE_SECONDS = 5.0
_LEAVE_SECONDS = 15.0
_READY, _FAILED = b"ready", b"failed "

LOST = "The run ends in all processes, and results that were written are kept: start all processes again, run-batch with --resume"


class Lost:
    """The message to a follower that another follower was lost or has failed."""

    def __init__(self, message: str):
        self.message = message


class End:
    """The leader's last message.

    Attributes:
        status: the exit status.
        failed: process 0 has failed, and its own messages say why.
        was_stopped: a signal has stopped process 0.
    """

    def __init__(self, status: int, *, failed: bool = False, was_stopped: bool = False):
        self.status, self.failed, self.was_stopped = status, failed, was_stopped


class Leader:
    """Process 0.

    Args:
        followers: the lines to processes 1, 2, …
        end: called in place of `end_now`; for tests.

    Attributes:
        number: 0.
        count: the number of processes.
        leads: whether a runner of this process leads runners in the followers.
    """

    number = 0

    def __init__(self, followers: Sequence[Connection], end: Callable[[str], NoReturn] | None = None):
        self._end_now = end or end_now
        self.count = len(followers) + 1
        self._followers = [(line, threading.Lock()) for line in followers]
        self._ready: SimpleQueue[int] = SimpleQueue()
        self.leads = self._ended = self._has_greeted = False
        for number, line in enumerate(followers, 1):
            _probe(line)
            _watch(self._listen, number, line)

    def tell(self, message: Any) -> None:
        """Sends a message, which `pickle` must support, to all followers.

        Raises:
            OSError: a follower was lost, and no watching thread has ended this process.
        """
        try:
            for line, lock in self._followers:
                with lock:
                    line.send(message)
        except OSError:
            await_end()
            raise

    def greet(self, message: Any) -> None:
        """Sends a message to all followers, if this is the first call. Errors are those of `tell`."""
        if not self._has_greeted:
            self._has_greeted = True
            self.tell(message)

    def await_ready(self, patience: float = PATIENCE_SECONDS) -> None:
        """Waits until each follower has called `Follower.ready`. If no call comes for ``patience`` seconds, logs once which are missing."""
        missing = set(range(1, self.count))
        while missing:
            try:
                missing.discard(self._ready.get(timeout=patience))
            except Empty:
                log.warning("process 0 of %d waits for %s, which may still load or compile", self.count, numbered(missing))
                patience = threading.TIMEOUT_MAX

    def end(self, status: int = 0, *, failed: bool = False, was_stopped: bool = False) -> None:
        """Ends the followers with this exit status. No message may be sent afterwards. ``failed``, ``was_stopped``: as in `End`."""
        if not self._ended:
            self._ended = True
            with suppress(OSError):
                self.tell(End(status, failed=failed, was_stopped=was_stopped))

    def leave(self) -> None:
        """Ends the followers, because this process could not join. It goes on itself."""
        self.end(1)

    def _listen(self, number: int, line: Connection) -> None:
        """Listens until the line closes or the follower fails; then ends all processes, unless `end` was called."""
        why = f"process {number} of {self.count} was lost"
        with suppress(EOFError, OSError):
            while (said := line.recv_bytes()) == _READY:
                self._ready.put(number)
            why = f"process {number} of {self.count} {said.removeprefix(_FAILED).decode(errors='replace')}"
        if self._ended:
            return
        for other, lock in self._followers:
            if other is not line and lock.acquire(timeout=1):
                with suppress(OSError):
                    other.send(Lost(why))
        self._end_now(why)


class Follower:
    """A process other than process 0.

    Args:
        number: the number of this process.
        count: the number of processes.
        leader: the line to process 0.
        end: called in place of `end_now`.
    """

    def __init__(self, number: int, count: int, leader: Connection, end: Callable[[str], NoReturn] | None = None):
        self._end_now = end or end_now
        self.number, self.count, self._leader = number, count, leader
        self._heard: SimpleQueue[Any] = SimpleQueue()
        self._has_left = False
        _probe(leader)
        _watch(self._listen)

    def hear(self) -> Any:
        """Waits for the leader's next message, and returns it. The last message is an `End`."""
        return self._heard.get()

    def ready(self) -> None:
        """Tells the leader that this process can go on (`Leader.await_ready`).

        Raises:
            OSError: the leader was lost, and no watching thread has ended this process.
        """
        try:
            self._leader.send_bytes(_READY)
        except OSError:
            await_end()
            raise

    def fail(self, why: str) -> NoReturn:
        """Ends all processes, with a message in each. ``why``: the rest of a sentence about this process."""
        with suppress(OSError):
            self._leader.send_bytes(_FAILED + why.encode())
        self._end_now(f"process {self.number} of {self.count} {why}")

    def leave(self) -> None:
        """Closes the line, because this process could not join. It goes on itself, and process 0 ends the run."""
        self._has_left = True
        with suppress(OSError), socket.socket(fileno=os.dup(self._leader.fileno())) as end:
            end.shutdown(socket.SHUT_RDWR)

    def _listen(self) -> None:
        with suppress(EOFError, OSError):
            while True:
                told = self._unpacked(self._leader.recv_bytes())
                if isinstance(told, Lost):
                    self._end_now(told.message)
                self._heard.put(told)
                if isinstance(told, End):
                    time.sleep(_LEAVE_SECONDS)
                    self._end_now("process 0 has ended, and this process cannot end, because it waits for a device")
        if not self._has_left:
            self._end_now(f"process 0 of {self.count} was lost")

    def _unpacked(self, data: bytes) -> Any:
        try:
            return pickle.loads(data)
        except Exception as error:  # for example an object that another version of this package has sent
            self.fail(f"failed: it cannot read a message from process 0: {type(error).__name__}: {error}")


def numbered(processes: Iterable[int]) -> str:
    """Formats process numbers: ``process 2``, ``processes 1, 3``."""
    numbers = sorted(processes)
    return f"process{'es' * (len(numbers) > 1)} {', '.join(map(str, numbers))}"


def await_end() -> None:
    """Waits for a watching thread to end this process with a message; returns if no thread does. Call this after an error of a line or of
    a collective operation: it is often the first sign of a lost process.
    """
    time.sleep(_NOTICE_SECONDS)


def end_now(why: str) -> NoReturn:
    """Ends the process with status 1, from any thread, without cleaning up: another thread may wait for a device forever."""
    with suppress(OSError):
        os.write(2, f"\nerror: {why}. {LOST}\n".encode())
    os._exit(1)


def _watch(listen: Any, *args: Any) -> None:
    threading.Thread(target=listen, args=args, name="xlaengine-watch", daemon=True).start()


def _probe(line: Connection) -> None:
    """Makes the operating system close the line when the other machine has been silent for `SILENCE_SECONDS`."""
    with socket.socket(fileno=os.dup(line.fileno())) as end:
        end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        wanted = {
            "TCP_KEEPIDLE": _ASK_SECONDS,
            "TCP_KEEPINTVL": _ASK_SECONDS,
            "TCP_KEEPCNT": SILENCE_SECONDS // _ASK_SECONDS - 1,
            "TCP_USER_TIMEOUT": SILENCE_SECONDS * 1000,
        }
        for name, value in wanted.items():
            if hasattr(socket, name):
                end.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
