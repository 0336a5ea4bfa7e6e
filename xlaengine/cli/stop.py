"""What ends a command before its end."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")


@contextmanager
def held() -> Iterator[None]:
    """Around imports: an exception in the middle of a C++ library's initialisation crashes the process. A signal that raises one waits for
    the end, and is handled there."""
    came: list[int] = []
    before = {number: signal.getsignal(number) for name in _NAMES if (number := getattr(signal, name, None)) is not None}
    before = {number: handler for number, handler in before.items() if callable(handler)}
    for number in before:
        signal.signal(number, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    for number in came[:1]:
        handler = before[signal.Signals(number)]
        if callable(handler):
            handler(number, None)


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
        for name in _NAMES:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) in (signal.SIG_DFL, signal.default_int_handler):
                self._before[number] = signal.signal(number, self._interrupt)
        return self

    def __exit__(self, *exc: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
