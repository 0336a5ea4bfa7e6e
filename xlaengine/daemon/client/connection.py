"""The process behind a client: it is started, lines go to it, and two threads take what it says."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Callable, Sequence
from typing import IO

from xlaengine.daemon.client.correlation import Asked, Correlation, Heard
from xlaengine.daemon.client.sender import Sender
from xlaengine.daemon.errors import DaemonError
from xlaengine.daemon.protocol.commands import Cancel, Command, Continue, Ping, Start
from xlaengine.daemon.protocol.frames import DONE, BadFrame, FrameReader
from xlaengine.daemon.protocol.grammar import line_of
from xlaengine.daemon.protocol.ready import PROTOCOL, Ready

TERM_SECONDS = 5.0
"""Between a request to end and the end of patience."""


class Connection:
    """A daemon of this process, its lines and its answers. It is closed once, and any thread may use it until then.

    Args:
        argv: what to run.
        timeout: seconds to wait for one token or one answer. Where an answer does not come the daemon is killed.
    """

    def __init__(self, argv: Sequence[str], timeout: float):
        # A session of its own: an interrupt meant for this program is no end to the daemon.
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(argv, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True)
        self._sender = Sender(self._process.stdin)
        self._timeout = timeout
        self._correlation = Correlation()
        self._changed = threading.Condition()
        self._hearing = threading.Thread(target=self._read_replies, args=(self._process.stderr,), daemon=True)
        self._taking = threading.Thread(target=self._read_frames, args=(self._process.stdout,), daemon=True)
        self._hearing.start()
        self._taking.start()

    def ready(self, timeout: float) -> Ready:
        """Once the daemon has started: what it says of itself.

        Raises:
            DaemonError: it has ended instead, or speaks another protocol.
            TimeoutError: it took longer than ``timeout`` seconds.
        """
        self.wait(lambda: self._correlation.ready is not None, "the daemon to start", timeout)
        ready = self._correlation.ready
        if ready is None:
            raise DaemonError(self._correlation.ended)
        if ready.protocol != PROTOCOL:
            raise DaemonError(f"the daemon speaks protocol {ready.protocol}, this client {PROTOCOL}")
        return ready

    def begin(self, start: Start) -> Heard:
        """Send a START line; what is heard of its request.

        Raises:
            Malformed: no line can say this; nothing was sent.
            DaemonError: the daemon has ended.
        """
        data = line_of(start)
        with self._sender.lock:
            with self._changed:
                self._require_running()
                heard = self._correlation.begin(start)
            self._sender.send(data + b"\n", self._timeout)
        return heard

    def ask(self, *sent: Command) -> str:
        """What the daemon says to the first of these lines, behind ``ok`` and the keyword. They leave one directly after the other."""
        data = b"".join(line_of(each) + b"\n" for each in sent)
        with self._sender.lock:
            with self._changed:
                self._require_running()
                asked = self._correlation.ask(sent)[0]
            self._sender.send(data, self._timeout)
        return self._answer(asked)

    def _answer(self, asked: Asked) -> str:
        try:
            self.wait(lambda: asked.is_answered, f"the answer to {asked.keyword}")
        except TimeoutError:
            self._process.kill()
            raise
        if asked.reply is None or asked.terminal is None:
            raise DaemonError(self._correlation.ended)
        if asked.terminal != DONE:
            raise DaemonError(asked.reply)
        return asked.reply.removeprefix(f"ok {asked.keyword}").strip()

    def resume(self, heard: Heard, tokens: int) -> None:
        """Send a CONTINUE line.

        Raises:
            DaemonError: the request is not held, or no longer.
        """
        command = Continue(heard.request_id, tokens)
        line_of(command)
        with self._changed:
            if not heard.is_held:
                raise DaemonError(f"request {heard.request_id} is {'finished' if heard.is_finished else 'running'}, not held")
            heard.terminal = None
        self.ask(command, Ping())  # an answer of the daemon's own comes only if it is refused; that of the PING tells

    def cancel(self, heard: Heard) -> None:
        """Send a CANCEL line, unless the request has ended."""
        with self._changed:
            if heard.is_finished:
                return
            heard.cancelled = True
        try:
            self.ask(Cancel(heard.request_id))
        except DaemonError:
            if not heard.is_finished:  # otherwise its end and the line have met
                raise

    def wait(self, what: Callable[[], bool], name: str, timeout: float | None = None) -> None:
        """Until ``what`` is so, or the daemon has ended."""
        timeout = self._timeout if timeout is None else timeout
        with self._changed:
            if not self._changed.wait_for(lambda: what() or self._correlation.ended is not None, timeout):
                raise TimeoutError(f"waited {timeout:g} s for {name}")

    def reason(self, heard: Heard) -> str:
        """Why a request has failed. The reply takes a way of its own, and may come after the frame."""
        with self._changed:
            self._changed.wait_for(lambda: heard.why is not None, min(self._timeout, TERM_SECONDS))
            return heard.why or f"request {heard.request_id} has failed, and the daemon did not say why"

    # --- its end

    def close(self, timeout: float) -> int:
        """No more lines; once what runs has finished, or after ``timeout`` seconds, the end of the daemon. Its exit status."""
        self._sender.close()
        for ask, seconds in ((self._process.terminate, timeout), (self._process.kill, TERM_SECONDS)):
            try:
                self._process.wait(seconds)
                break
            except subprocess.TimeoutExpired:
                ask()
        return self._reap()

    def kill(self) -> None:
        """End the daemon at once."""
        self._process.kill()
        self._sender.close()
        self._reap()

    def _reap(self) -> int:
        status = self._process.wait()
        for reader, pipe in ((self._hearing, self._process.stderr), (self._taking, self._process.stdout)):
            reader.join(TERM_SECONDS)  # what the daemon has started and left behind could keep a pipe open
            if not reader.is_alive() and pipe is not None:
                pipe.close()
        return status

    def _require_running(self) -> None:
        if self._correlation.ended is not None:
            raise DaemonError(self._correlation.ended)

    # --- its two ends

    def _read_frames(self, pipe: IO[bytes]) -> None:
        reader, wrong = FrameReader(tagged=True), ""
        try:
            while data := pipe.read(1 << 16):
                frames = reader.feed(data)
                with self._changed:
                    for frame in frames:
                        self._correlation.take(frame)
                    self._changed.notify_all()
            wrong = ", within a frame" if reader.is_torn else ""
        except BadFrame as error:
            wrong = f": {error}"
            self._process.kill()
        status = self._process.wait()
        self._hearing.join(TERM_SECONDS)  # its last words
        with self._changed:
            self._correlation.end(f"the daemon has ended with status {status}{wrong}")
            self._changed.notify_all()

    def _read_replies(self, pipe: IO[bytes]) -> None:
        rest = b""
        while data := pipe.read(1 << 16):
            *lines, rest = (rest + data).split(b"\n")
            with self._changed:
                for line in lines:
                    try:
                        self._correlation.hear(line.decode(errors="replace"))
                    except ValueError as error:  # it calls itself ready as no daemon of ours does
                        self._correlation.end(f"the daemon says what cannot be read: {error}")
                        self._process.kill()
                self._changed.notify_all()
