"""A process that was forked after XLA had started: it has XLA's memory and none of XLA's threads."""

from __future__ import annotations

import os
import threading
from pathlib import Path

TASKS = Path("/proc/self/task")
"""Where Linux lists the threads of this process."""


def refuse_fork() -> None:
    """To be called when XLA runs, before it is given work: in a fork that work would wait for XLA's threads for ever.

    XLA starts its threads together with a backend, ten at least. A process with a backend and with threads of Python alone has inherited
    the backend. Where the threads cannot be listed, nothing is refused.

    Raises:
        RuntimeError: this process is such a fork.
    """
    if TASKS.exists() and not _foreign_threads():
        raise RuntimeError(
            f"process {os.getpid()} is a fork of one in which XLA was running, and XLA's threads do not come along: load an LLM in a child "
            "that multiprocessing's spawn has started, or fork before JAX is used"
        )


def _foreign_threads() -> set[int]:
    """The ids of the threads that Python did not start."""
    ours = {thread.native_id for thread in threading.enumerate()}
    main = os.getpid()  # Linux gives it the main thread too; after a fork, Python 3.11 still has the id of the parent's
    return {int(task.name) for task in TASKS.iterdir()} - ours - {main, threading.get_native_id()}
