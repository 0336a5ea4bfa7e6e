"""The process behind a client: it is started, two threads read what it says, and it comes to an end."""

from __future__ import annotations

import io
import subprocess
import threading
from collections.abc import Callable, Sequence
from typing import IO

from xlaengine.daemon.protocol.frames import BadFrame, Frame, FrameReader, LogprobsFrame

TERM_SECONDS = 5.0
"""Between a request to end and the end of patience."""


OnFrames = Callable[[Sequence[Frame | LogprobsFrame]], None]


class Process:
    """A daemon of this process. All that it says is handed on by threads of this one, frames by one and lines by another.

    Args:
        argv: what to run.

    Attributes:
        stdin: its lines go here.
    """

    def __init__(self, argv: Sequence[str]):
        # A session of its own: an interrupt meant for this program is no end to the daemon.
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(argv, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True)
        assert self._process.stdin is not None
        self.stdin = self._process.stdin

    def read(
        self,
        on_frames: OnFrames,
        on_line: Callable[[str], None],
        on_end: Callable[[int, str], None],
    ) -> None:
        """Begin to hand on what it says.

        Args:
            on_frames: called with frames as they come.
            on_line: called with each line on standard error, without its end.
            on_end: called once, after all frames and lines, with the exit status and with what was wrong with the frames, if anything was.
        """
        stdout, stderr = self._process.stdout, self._process.stderr
        assert stdout is not None
        assert stderr is not None
        self._lines_thread = threading.Thread(target=_read_lines, args=(stderr, on_line), daemon=True)
        self._frames_thread = threading.Thread(target=self._read_frames, args=(stdout, on_frames, on_end), daemon=True)
        self._lines_thread.start()
        self._frames_thread.start()

    def end(self, timeout: float) -> int:
        """Wait ``timeout`` seconds for its end, and then see to it; its exit status."""
        for insist, seconds in ((self._process.terminate, timeout), (self._process.kill, TERM_SECONDS)):
            try:
                self._process.wait(seconds)
                break
            except subprocess.TimeoutExpired:
                insist()
        status = self._process.wait()
        for thread in (self._lines_thread, self._frames_thread):
            thread.join(TERM_SECONDS)  # what the daemon has started and left behind could keep a pipe open
        return status

    def kill(self) -> None:
        """No more patience with it; `end` waits for what follows."""
        self._process.kill()

    def _read_frames(self, pipe: IO[bytes], on_frames: OnFrames, on_end: Callable[[int, str], None]) -> None:
        reader, wrong = FrameReader(tagged=True), ""
        try:
            with pipe:
                while data := pipe.read(1 << 16):
                    on_frames(reader.feed(data))
            wrong = ", within a frame" if reader.is_torn else ""
        except BadFrame as error:
            wrong = f": {error}"
            self._process.kill()
        status = self._process.wait()
        self._lines_thread.join(TERM_SECONDS)  # its last words
        on_end(status, wrong)


def _read_lines(pipe: IO[bytes], on_line: Callable[[str], None]) -> None:
    assert isinstance(pipe, io.RawIOBase)
    with io.BufferedReader(pipe) as lines:
        for line in lines:
            on_line(line.decode(errors="replace").removesuffix("\n"))
