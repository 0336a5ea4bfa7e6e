"""What ends a command before its end."""

from __future__ import annotations

import signal
from typing import Any


class Stop:
    """SIGINT, SIGTERM and SIGHUP end the run as Ctrl-C does, unless the caller had them ignored.

    The exception may be raised inside a callback of the interpreter, which drops it; so the wish is remembered as well.
    """

    def __init__(self) -> None:
        self.wished = False
        self._before: dict[int, Any] = {}

    def _interrupt(self, number: int, frame: object) -> None:
        self.wished = True
        raise KeyboardInterrupt

    def __enter__(self) -> Stop:
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) in (signal.SIG_DFL, signal.default_int_handler):
                self._before[number] = signal.signal(number, self._interrupt)
        return self

    def __exit__(self, *exc: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
