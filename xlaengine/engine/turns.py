"""A first-come, first-served lock for threads, which an interrupt cannot break."""

from __future__ import annotations

import sys
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from types import FrameType
from typing import TypeVar

from xlaengine.runner.forked import Owner

Result = TypeVar("Result")

RECHECK_SECONDS = 0.05
"""Seconds between a waiting thread's checks for void places, which an interrupt may leave in the line."""


@dataclass(eq=False)
class _Place:
    """A place in the line. ``frame`` is the call of `Turns` that it belongs to: a place whose call has returned is void."""

    frame: FrameType
    thread: int = field(default_factory=threading.get_ident)
    bell: SimpleQueue[None] = field(default_factory=SimpleQueue)  # its `put` is atomic; an Event's `set` can be interrupted half-way

    @property
    def is_void(self) -> bool:
        try:
            self.frame.clear()  # refused as long as the call runs
        except RuntimeError:
            return False
        return True


class Turns:
    """Gives threads their turn with the engine, first come, first served.

    `threading.Lock` guarantees no order: a thread that releases it and takes it again may keep all others waiting.

    The state is one deque: the thread of its first place has the turn. Each change is one operation of the deque, which no signal handler
    interrupts. A handler's exception between two operations can leave a place whose call has returned; the next thread removes it.
    """

    def __init__(self) -> None:
        self._line: deque[_Place] = deque()
        self.owner = Owner("LLM")

    def run(self, work: Callable[[], Result]) -> Result:
        """Waits for this thread's turn; returns what ``work`` returns.

        Raises:
            RuntimeError: this process is a fork, in which XLA's threads do not run; or this thread already has the turn, or waits for it.
        """
        self.owner.refuse_fork()
        place = _Place(sys._getframe())
        if any(other.thread == place.thread and not other.is_void for other in tuple(self._line)):
            raise RuntimeError("an LLM is called from within its own step")
        try:
            self._line.append(place)
            while not self._is_first(place):
                with suppress(Empty):
                    place.bell.get(timeout=RECHECK_SECONDS)
            return work()
        finally:
            self._leave(place)
            del place  # the place and this frame refer to each other

    def run_if_free(self, work: Callable[[], object]) -> bool:
        """Does ``work`` if no thread has the turn; otherwise returns False, without waiting.

        The garbage collector may call it inside another method of this class.
        """
        place = _Place(sys._getframe())
        try:
            self._line.append(place)
            if is_first := self._is_first(place):
                work()
            return is_first
        finally:
            self._leave(place)
            del place

    def _is_first(self, place: _Place) -> bool:
        while (first := self._line[0]) is not place:
            if not first.is_void:
                return False
            with suppress(ValueError):  # another thread has removed it
                self._line.remove(first)
        return True

    def _leave(self, place: _Place) -> None:
        with suppress(ValueError):  # an interrupt came before the place was in the line
            self._line.remove(place)
        with suppress(IndexError):
            self._line[0].bell.put(None)
