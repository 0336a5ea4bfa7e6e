"""State that several threads change and wait for, safe from interrupts."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from queue import Empty, SimpleQueue


class Changes:
    """A lock, and a way to wait for what is done under it.

    An interrupt (Ctrl-C) may come in the main thread between any two instructions of Python code. In `threading.Condition` and
    `concurrent.futures.Future` it can come after the lock is taken and before a ``with`` block begins; the lock is never released then.
    Here Python code runs only within the block: the lock and the queues are written in C, and an interrupt waits until their calls end.

    Attributes:
        lock: held while the state is read or changed. It may be taken again by a signal handler of the thread that holds it.
    """

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self._waiting = deque[SimpleQueue[None]]()

    def notify(self) -> None:
        """Wake all threads that wait, after a change. It takes no lock, so a finalizer may call it, also in the middle of another call."""
        try:
            while True:
                self._waiting.popleft().put(None)
        except IndexError:  # none waits
            return

    def wait_for(self, is_met: Callable[[], bool], timeout: float) -> bool:
        """Wait until a condition is met, at most ``timeout`` seconds. Returns whether it is.

        Args:
            is_met: called with the lock held, after each `notify`.
        """
        until = time.monotonic() + timeout
        while not self._is_true(is_met):
            woken = SimpleQueue[None]()
            self._waiting.append(woken)
            if self._is_true(is_met):  # a change after the first look and before the thread was listed has not woken it
                return True
            try:
                woken.get(timeout=min(max(0.0, until - time.monotonic()), threading.TIMEOUT_MAX))
            except Empty:
                return self._is_true(is_met)
        return True

    def _is_true(self, is_met: Callable[[], bool]) -> bool:
        with self.lock:
            return is_met()
