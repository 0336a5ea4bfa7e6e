"""Signals that end a command."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
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

    A signal whose exception was dropped is sent again.
    """

    def end(number: int, frame: object) -> None:
        sys.exit(128 + number)

    ours = [number for number in (signal.SIGTERM, signal.SIGHUP) if signal.getsignal(number) is signal.SIG_DFL]
    for number in ours:
        signal.signal(number, end)
    try:
        with _sent_again(_signal_of):
            yield
    finally:
        for number in ours:
            signal.signal(number, signal.SIG_DFL)


def _signal_of(error: object) -> int | None:
    if isinstance(error, KeyboardInterrupt):
        return signal.SIGINT
    code = error.code if isinstance(error, SystemExit) else None
    return code - 128 if isinstance(code, int) and code - 128 in _SIGNALS else None


@contextmanager
def _sent_again(signal_of: Callable[[object], int | None]) -> Iterator[None]:
    """Within the block, sends a signal again if the interpreter has dropped its exception, as it does inside its callbacks (JAX has one for
    the garbage collector).

    Args:
        signal_of: the signal whose handler has raised an exception; None for another exception, which is reported as before.
    """
    timers: list[threading.Timer] = []

    def again(dropped: Any) -> None:
        if (number := signal_of(dropped.exc_value)) is None:
            hook(dropped)
        else:
            timers.append(threading.Timer(_PAUSE, os.kill, (os.getpid(), number)))
            timers[-1].start()

    hook, sys.unraisablehook = sys.unraisablehook, again
    try:
        yield
    finally:
        sys.unraisablehook = hook
        for timer in timers:
            timer.cancel()


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
    """SIGINT, SIGTERM and SIGHUP end the run as Ctrl-C does, unless the caller had them ignored. ``requested`` is the last that came.

    A signal whose exception was dropped is sent again.
    """

    def __init__(self) -> None:
        self.requested: int | None = None

    def _interrupt(self, number: int, frame: object) -> None:
        self.requested = number
        raise KeyboardInterrupt

    def _signal_of(self, error: object) -> int | None:
        return self.requested if isinstance(error, KeyboardInterrupt) else None

    def __enter__(self) -> Stop:
        with ExitStack() as stack:
            stack.enter_context(_sent_again(self._signal_of))
            for number in _SIGNALS:
                if (before := signal.getsignal(number)) in (signal.SIG_DFL, signal.default_int_handler):
                    stack.callback(signal.signal, number, before)
                    signal.signal(number, self._interrupt)
            self._restore = stack.pop_all()
        return self

    def __exit__(self, *exc: object) -> None:
        self._restore.close()
