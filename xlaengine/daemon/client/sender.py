"""Lines to a daemon's process, and the options it is started with."""

from __future__ import annotations

import os
import select
import threading
import time
from collections.abc import Mapping
from typing import IO

from xlaengine.daemon.errors import DaemonError


class Sender:
    """Lines to a process that may be slow to take them, or gone."""

    def __init__(self, pipe: IO[bytes] | None):
        assert pipe is not None
        self.lock = threading.Lock()
        self._pipe = pipe
        os.set_blocking(pipe.fileno(), False)

    def send(self, data: bytes, timeout: float) -> None:
        """Send all of it. What keeps a part from being sent makes nonsense of the next line, so then there is none.

        Raises:
            DaemonError: the process takes no more.
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
            if isinstance(error, (BrokenPipeError, ValueError)):  # a ValueError: it was closed here
                raise DaemonError("the daemon takes no more lines") from error
            raise

    def _takes_more(self, seconds: float) -> bool:
        poll = select.poll()
        poll.register(self._pipe, select.POLLOUT)
        return bool(poll.poll(seconds * 1000))

    def close(self) -> None:
        """No more lines."""
        self._pipe.close()


def flags(options: Mapping[str, str | float | bool | None]) -> list[str]:
    """``cache_slots=2`` as ``--cache-slots=2``, True as the bare name; None and False are not given."""
    given = {f"--{name.replace('_', '-')}": value for name, value in options.items() if value is not None and value is not False}
    return [name if value is True else f"{name}={value}" for name, value in given.items()]
