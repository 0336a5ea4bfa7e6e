"""Threads that end with the process."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any


def in_background(work: Callable[..., None], *args: Any) -> threading.Thread:
    """Starts a thread that runs ``work(*args)``, and returns it."""
    thread = threading.Thread(target=work, args=args, daemon=True)
    thread.start()
    return thread
