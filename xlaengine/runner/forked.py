"""Processes that were forked after XLA had started: they have XLA's memory and none of XLA's threads."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from functools import cache
from pathlib import Path

TASKS = Path("/proc/self/task")
"""Where Linux lists the threads of this process."""


class Owner:
    """The process that has built ``what``, "LLM" or "engine": a fork of it would wait for XLA's threads for ever."""

    def __init__(self, what: str):
        self._what, self._process = what, os.getpid()
        _let_forks_end()

    @property
    def is_forked(self) -> bool:
        return os.getpid() != self._process

    def refuse_fork(self) -> None:
        """Raises RuntimeError if this process is a fork of the owner."""
        if self.is_forked:
            raise RuntimeError(
                f"this {self._what} belongs to process {self._process}, and this is a fork of it, process {os.getpid()}: XLA's threads do "
                "not run in a fork. Load an LLM in the child itself, and start the child by multiprocessing's spawn"
            )


def refuse_fork() -> None:
    """Refuses work in a fork, where it would wait for XLA's threads for ever. Call it after XLA has started and before XLA gets work.

    XLA starts at least ten threads with a backend. So if a process has a backend and only threads that Python started, it has inherited
    the backend. If the threads cannot be listed, nothing is refused.

    Raises:
        RuntimeError: this process is such a fork.
    """
    if TASKS.exists() and not _foreign_threads():
        raise RuntimeError(
            f"process {os.getpid()} is a fork of one in which XLA was running, and XLA's threads do not run in a fork: load an LLM in a "
            "child that multiprocessing's spawn has started, or fork before JAX is used"
        )


def _foreign_threads() -> set[int]:
    """The ids of the threads that Python did not start."""
    ours = {thread.native_id for thread in threading.enumerate()}
    main = os.getpid()  # the main thread's id on Linux; after a fork, Python 3.11 still reports that of the parent's main thread
    return {int(task.name) for task in TASKS.iterdir()} - ours - {main, threading.get_native_id()}


@cache
def _let_forks_end() -> None:
    """From now on forks of this process can end. Python destroys XLA's clients and MLIR's thread pool at its end, and in a fork their
    destructors wait for threads that are not there, or crash. A fork that has one reference more than it knows of destroys neither."""
    os.register_at_fork(after_in_child=_keep_what_has_threads)


def _keep_what_has_threads() -> None:
    # JAX has no public names for these.
    bridge, mlir = sys.modules.get("jax._src.xla_bridge"), sys.modules.get("jax._src.interpreters.mlir")
    for each in (*getattr(bridge, "_backends", {}).values(), getattr(mlir, "global_thread_pool", None)):
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(each))
