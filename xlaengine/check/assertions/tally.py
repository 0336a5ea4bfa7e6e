"""Counts compared streams: each assertion reports its counts to the listener, if there is one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(frozen=True)
class Counts:
    """The counts of one assertion, in streams; ``notes`` has a line for each near tie."""

    streams: int
    near_ties: int = 0
    mismatches: int = 0
    notes: tuple[str, ...] = ()


_listener: ContextVar[Callable[[Counts], object] | None] = ContextVar("xlaengine.testing", default=None)


def report_counts(counts: Counts) -> None:
    if listener := _listener.get():
        listener(counts)


@contextmanager
def listening(listener: Callable[[Counts], object]) -> Iterator[None]:
    """Passes the counts of every assertion inside the context to ``listener``."""
    token = _listener.set(listener)
    try:
        yield
    finally:
        _listener.reset(token)
