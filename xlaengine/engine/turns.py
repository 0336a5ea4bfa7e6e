"""A lock that serves threads in the order in which they came."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager


class Turns:
    """Gives threads their turn with the engine, first come, first served.

    `threading.Lock` promises no order: a thread that releases it and takes it again may keep all others waiting.
    """

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._waiting: deque[tuple[int, threading.Lock]] = deque()
        self._owner: int | None = None
        self._process = os.getpid()

    @property
    def are_mine(self) -> bool:
        return self._owner == threading.get_ident()

    @property
    def is_forked(self) -> bool:
        return os.getpid() != self._process

    @contextmanager
    def one(self) -> Iterator[None]:
        """This thread's turn.

        Raises:
            RuntimeError: in a fork, where XLA's threads do not run; or this thread has the turn already.
        """
        if self.is_forked:
            raise RuntimeError(
                f"this LLM belongs to process {self._process}, and this is a fork of it, process {os.getpid()}: XLA's threads do not come "
                "along. Load an LLM in the child itself, and start the child by multiprocessing's spawn"
            )
        if self.are_mine:
            raise RuntimeError("an LLM is called from within its own step")
        try:  # an interrupt may come right after the turn is taken
            self._take()
            yield
        finally:
            if self.are_mine:
                self.pass_on()

    def take_if_free(self) -> bool:
        """Take the turn if it is free, without waiting. The garbage collector may call it inside another method of this class."""
        if not self._guard.acquire(blocking=False):
            return False
        try:
            if self._owner is not None:
                return False
            self._owner = threading.get_ident()
            return True
        finally:
            self._guard.release()

    def _take(self) -> None:
        me, gate = threading.get_ident(), threading.Lock()
        with self._guard:
            if self._owner is None:
                self._owner = me
                return
            gate.acquire()
            self._waiting.append((me, gate))
        try:
            gate.acquire()
        except BaseException:  # an interrupt while it waits
            with self._guard:
                if (me, gate) in self._waiting:
                    self._waiting.remove((me, gate))
            raise

    def pass_on(self) -> None:
        """Give this thread's turn to the thread that has waited longest."""
        with self._guard:
            if not self._waiting:
                self._owner = None
                return
            self._owner, gate = self._waiting.popleft()
            gate.release()
