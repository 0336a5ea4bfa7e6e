"""Interrupts (Ctrl-C) at a chosen place of a call."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType


def ctrl_c() -> None:
    raise KeyboardInterrupt


def interrupted(use: Callable[[], object], after: int, within: str = "", handler: Callable[[], object] = ctrl_c) -> bool:
    """Call a function, and a signal handler in it after so many calls of Python functions and returns of C functions: there CPython looks
    for signals. Returns whether a KeyboardInterrupt came out.

    Args:
        within: count only those in files whose path has this text.
    """
    places = 0

    def profile(frame: FrameType, event: str, argument: object) -> None:
        nonlocal places
        code = frame.f_code
        if event not in ("call", "c_return") or within not in code.co_filename:
            return
        places += code.co_name != "<genexpr>"  # Python ignores an error while one is closed
        if places > after:
            sys.setprofile(None)
            handler()

    sys.setprofile(profile)
    try:
        use()
    except KeyboardInterrupt:
        return True
    finally:
        sys.setprofile(None)
    return False
