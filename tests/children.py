"""Signals that tests send, to processes that they start and to their own."""

from __future__ import annotations

import signal
from collections.abc import Collection, Iterator
from contextlib import contextmanager

STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@contextmanager
def inherited_signals(ignored: Collection[signal.Signals] = ()) -> Iterator[None]:
    """A process that is started meanwhile ignores these of `STOPS` and no others, however pytest was started.

    Ignored signals are inherited: SIGHUP under ``nohup``, SIGINT too with ``&`` in a script.
    """
    wanted = {number: signal.SIG_IGN if number in ignored else signal.SIG_DFL for number in STOPS}
    changed = {number for number in STOPS if (signal.getsignal(number) is signal.SIG_IGN) != (number in ignored)}
    before = {number: signal.signal(number, wanted[number]) for number in changed}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def plain_signals() -> Iterator[None]:
    """In this process `STOPS` have Python's own handlers meanwhile, however pytest was started."""
    plain = {number: signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL for number in STOPS}
    before = {number: signal.signal(number, handler) for number, handler in plain.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
