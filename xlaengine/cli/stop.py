"""Signals that end a command."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

_PAUSE = 0.05
"""Seconds until a signal whose exception was dropped is sent again: by then the callback has ended."""


@contextmanager
def held() -> Iterator[None]:
    """Within the block, delays signals: an exception during the initialisation of a C++ library crashes the process.

    The handler of the first signal that came is called at the end.
    """
    came: list[int] = []
    before = {number: handler for number in _SIGNALS if callable(handler := signal.getsignal(number))}
    for number in before:
        signal.signal(number, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    for number in came[:1]:
        before[signal.Signals(number)](number, None)


@contextmanager
def ends_at_once(clean: Callable[[], None]) -> Iterator[None]:
    """Within the block, each signal that was not ignored calls ``clean`` and ends the process with status 128 plus its number. An exception
    would leave a library's threads, which write on and print tracebacks.

    ``clean`` runs in the middle of other code, which may hold locks and may be writing to a stream.
    """

    def end(number: int, frame: object) -> None:
        try:
            clean()
        finally:
            os._exit(128 + number)

    before = {number: handler for number in _SIGNALS if (handler := signal.getsignal(number)) is not signal.SIG_IGN}
    for number in before:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def exits_on_signals() -> Iterator[None]:
    """Within the block, SIGTERM and SIGHUP raise SystemExit with 128 plus the number, unless they are ignored or handled: children end, and
    files that are not complete are removed.

    The interpreter drops an exception inside one of its callbacks, such as JAX's of the garbage collector: the signal of a dropped
    SystemExit or KeyboardInterrupt is sent again.
    """

    def end(number: int, frame: object) -> None:
        sys.exit(128 + number)

    def again(dropped: Any) -> None:
        error = dropped.exc_value
        number = signal.SIGINT if isinstance(error, KeyboardInterrupt) else _signal_of(error)
        if number is None:
            hook(dropped)
        else:
            threading.Timer(_PAUSE, os.kill, (os.getpid(), number)).start()

    ours = [number for number in (signal.SIGTERM, signal.SIGHUP) if signal.getsignal(number) is signal.SIG_DFL]
    hook, sys.unraisablehook = sys.unraisablehook, again
    for number in ours:
        signal.signal(number, end)
    try:
        yield
    finally:
        sys.unraisablehook = hook
        for number in ours:
            signal.signal(number, signal.SIG_DFL)


def _signal_of(error: object) -> int | None:
    code = error.code if isinstance(error, SystemExit) else None
    return code - 128 if isinstance(code, int) and code - 128 in _SIGNALS else None


@contextmanager
def left_to_process_0() -> Iterator[None]:
    """Ignores the signals: a terminal or a cluster sends them to all processes of a job, and process 0 stops the job for all."""
    before = {number: signal.signal(number, signal.SIG_IGN) for number in _SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Stop:
    """SIGINT, SIGTERM and SIGHUP end the run as Ctrl-C does, unless the caller had them ignored.

    The interpreter may drop the exception inside one of its callbacks, such as JAX's of the garbage collector, so ``requested`` records the
    request too. What the interpreter would print about it is dropped.
    """

    def __init__(self) -> None:
        self.requested = False
        self._before: dict[int, Any] = {}
        self._hook = sys.unraisablehook

    def _interrupt(self, number: int, frame: object) -> None:
        self.requested = True
        raise KeyboardInterrupt

    def _unraisable(self, dropped: Any) -> None:
        if not (self.requested and isinstance(dropped.exc_value, KeyboardInterrupt)):
            self._hook(dropped)

    def __enter__(self) -> Stop:
        self._hook, sys.unraisablehook = sys.unraisablehook, self._unraisable
        for number in _SIGNALS:
            if signal.getsignal(number) in (signal.SIG_DFL, signal.default_int_handler):
                self._before[number] = signal.signal(number, self._interrupt)
        return self

    def __exit__(self, *exc: object) -> None:
        sys.unraisablehook = self._hook
        for number, handler in self._before.items():
            signal.signal(number, handler)
