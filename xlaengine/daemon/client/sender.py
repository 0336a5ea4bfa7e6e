"""Lines to a daemon's process, and the options it is started with."""

from __future__ import annotations

import os
import select
import socket
import threading
import time
from collections.abc import Mapping
from typing import IO

from xlaengine.daemon.errors import DaemonError

CLOSED = "the client is closed"


class Sender:
    """Lines to a process that may be slow to take them, or gone.

    Attributes:
        lock: who sends holds it, so that lines leave whole, in the order in which their answers are expected.
    """

    def __init__(self, pipe: IO[bytes]):
        self.lock = threading.Lock()
        self._pipe = pipe
        self._waker, self._woken = socket.socketpair()  # the second can be read once the first is closed
        os.set_blocking(pipe.fileno(), False)

    def send(self, data: bytes, timeout: float) -> None:
        """Send all of it. What keeps a part from being sent makes nonsense of the next line, so then there is none.

        Raises:
            DaemonError: the process takes no more, or `close` was called.
            TimeoutError: it took too long.
        """
        deadline = time.monotonic() + timeout
        try:
            left = memoryview(data)
            while left:
                if not self._takes_more(max(deadline - time.monotonic(), 0.0)):
                    raise TimeoutError(f"the daemon took {len(data) - len(left)} of {len(data)} bytes in {timeout:g} s")
                left = left[os.write(self._pipe.fileno(), left) :]
        except BaseException as error:
            self._pipe.close()
            if isinstance(error, (BrokenPipeError, ValueError)):  # a ValueError: an earlier line closed it here
                raise DaemonError("the daemon takes no more lines") from error
            raise

    def _takes_more(self, seconds: float) -> bool:
        if self._waker.fileno() < 0:
            raise DaemonError(CLOSED)
        poll = select.poll()
        poll.register(self._pipe, select.POLLOUT)
        poll.register(self._woken, select.POLLIN)
        ready = [fd for fd, _ in poll.poll(seconds * 1000)]
        if self._woken.fileno() in ready:
            raise DaemonError(CLOSED)
        return bool(ready)

    def close(self) -> None:
        """No more lines. A line on its way in another thread is broken off: the process may never take the rest of it."""
        self._waker.close()
        with self.lock:  # a descriptor that is closed while another thread uses it may be another file by then
            self._woken.close()
            self._pipe.close()


def flags(options: Mapping[str, str | float | bool | None]) -> list[str]:
    """``cache_slots=2`` as ``--cache-slots=2``, True as the bare name; None and False are not given."""
    given = {f"--{name.replace('_', '-')}": value for name, value in options.items() if value is not None and value is not False}
    return [name if value is True else f"{name}={value}" for name, value in given.items()]
