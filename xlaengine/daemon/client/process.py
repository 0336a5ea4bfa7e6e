"""A daemon as a child process of its client: a thread that sends lines, and two that read what the daemon writes."""

from __future__ import annotations

import io
import socket
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import IO, Any, TypeVar

from xlaengine.daemon.errors import DaemonError
from xlaengine.daemon.protocol.frames import AnyFrame, BadFrame, FrameReader

Noted = TypeVar("Noted")

_Done = SimpleQueue[tuple[Any, Exception | None]]
"""Of one job: its result, or its error. Not a `concurrent.futures.Future`, which an interrupt may leave locked (`Changes`)."""

OnFrames = Callable[[Sequence[AnyFrame]], None]

CLOSED = "the client is closed"
TERM_SECONDS = 5.0
"""Seconds from SIGTERM to SIGKILL, and the longest wait for a thread to end."""


class Sender:
    """Sends lines to a process that may be slow to take them, or gone.

    A thread of its own sends, because an interrupt (Ctrl-C) reaches only the main thread: it breaks off no line.
    """

    def __init__(self, channel: socket.socket):
        self._channel = channel
        self._closed = False
        self._order = threading.RLock()
        self._jobs = SimpleQueue[tuple[Callable[[], Any], _Done] | None]()
        threading.Thread(target=self._work, daemon=True).start()

    def send(self, data: bytes, timeout: float, expect: Callable[[], Noted]) -> Noted:
        """Send all of ``data``. After a failure nothing more can be sent, because a part of a line may have left.

        Args:
            expect: called in the thread that sends, immediately before ``data`` leaves, in the order of the lines. If it raises, nothing
                is sent.

        Returns:
            What ``expect`` returned.

        Raises:
            DaemonError: the process takes no more lines, or `close` was called.
            TimeoutError: the process has not taken ``data`` in ``timeout`` seconds.
        """

        def job() -> Noted:
            noted = expect()
            self._send_all(data, timeout)
            return noted

        done = _Done()
        with self._order:
            if self._closed:
                raise DaemonError(CLOSED)
            self._jobs.put((job, done))
        noted, error = done.get()
        if error is not None:
            raise error
        return noted

    def close(self) -> None:
        """End the input of the process. A line that is being sent is broken off."""
        self._closed = True
        self._shut_down()
        with self._order:
            self._jobs.put(None)

    def _work(self) -> None:
        with self._channel:
            for job, done in iter(self._jobs.get, None):
                noted = wrong = None
                try:
                    noted = job()
                except Exception as error:
                    wrong = error
                del job  # it refers to a stream, which must end with its user's last reference
                done.put((noted, wrong))
                del noted, wrong

    def _send_all(self, data: bytes, timeout: float) -> None:
        try:
            self._channel.settimeout(timeout)
            self._channel.sendall(data)
        except TimeoutError:
            self._shut_down()
            raise TimeoutError(f"the daemon did not take {len(data)} bytes in {timeout:g} s") from None
        except OSError as error:
            self._shut_down()
            raise DaemonError(CLOSED if self._closed else "the daemon takes no more lines") from error

    def _shut_down(self) -> None:
        with suppress(OSError):  # the process may be gone
            self._channel.shutdown(socket.SHUT_RDWR)


class Process:
    """A daemon that this process has started, in a session of its own, so that an interrupt of this program does not reach it.

    Attributes:
        sender: sends lines to the daemon.

    Raises:
        OSError: the command cannot be started.
    """

    def __init__(self, argv: Sequence[str]):
        channel, stdin = socket.socketpair()
        self.sender, pipe = Sender(channel), subprocess.PIPE
        with stdin:
            try:
                self._process = subprocess.Popen(argv, stdin=stdin.fileno(), stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True)
            except BaseException:
                self.sender.close()
                raise

    def read(self, on_frames: OnFrames, on_line: Callable[[str], None], on_end: Callable[[int, str], None]) -> None:
        """Start the two threads that read. They call the functions, each of which may be called while another one runs.

        Args:
            on_frames: called with the frames of each read, in order.
            on_line: called with each line on standard error, without its line end.
            on_end: called once, after all frames and lines, with the exit status and with what was wrong with the frames, as the end of a
                sentence; empty if nothing was.
        """
        stdout, stderr = self._process.stdout, self._process.stderr
        assert stdout is not None
        assert stderr is not None
        self._lines_thread = threading.Thread(target=_read_lines, args=(stderr, on_line), daemon=True)
        self._frames_thread = threading.Thread(target=self._read_frames, args=(stdout, on_frames, on_end), daemon=True)
        self._lines_thread.start()
        self._frames_thread.start()

    def end(self, timeout: float) -> int:
        """Wait for the process to exit, at most ``timeout`` seconds; then terminate it, and kill it if that takes more than `TERM_SECONDS`.
        Returns its exit status."""
        for end, seconds in ((self._process.terminate, timeout), (self._process.kill, TERM_SECONDS)):
            try:
                self._process.wait(seconds)
                break
            except subprocess.TimeoutExpired:
                end()
        status = self._process.wait()
        for thread in (self._lines_thread, self._frames_thread):
            thread.join(TERM_SECONDS)  # a process that the daemon left behind may hold a pipe open
        return status

    def kill(self) -> None:
        """Kill the process. `end` waits for it."""
        self._process.kill()

    def _read_frames(self, pipe: IO[bytes], on_frames: OnFrames, on_end: Callable[[int, str], None]) -> None:
        reader, wrong = FrameReader(), ""
        try:
            with pipe:
                while data := pipe.read(1 << 16):
                    on_frames(reader.feed(data))
            wrong = ", within a frame" if reader.is_torn else ""
        except BadFrame as error:
            wrong = f": {error}"
            self._process.kill()
        status = self._process.wait()
        self._lines_thread.join(TERM_SECONDS)
        on_end(status, wrong)


def _read_lines(pipe: IO[bytes], on_line: Callable[[str], None]) -> None:
    assert isinstance(pipe, io.RawIOBase)
    with io.BufferedReader(pipe) as lines:
        for line in lines:
            on_line(line.decode(errors="replace").removesuffix("\n"))
