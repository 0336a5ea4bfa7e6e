"""Interrupts (Ctrl-C) at a chosen place of a call."""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable
from types import FrameType


def ctrl_c() -> None:
    raise KeyboardInterrupt


def _is_ignored_in(frame: FrameType | None) -> bool:
    """Whether Python reports an error in this frame and then ignores it: in finalizers, and where a generator may be closed."""
    while frame is not None:
        code = frame.f_code
        if code.co_name in ("<genexpr>", "__del__") or code.co_filename == weakref.__file__:
            return True
        frame = frame.f_back
    return False


def interrupted(use: Callable[[], object], after: int, within: str = "", handler: Callable[[], object] = ctrl_c) -> bool:
    """Call a function, and a signal handler in it after so many calls of Python functions and returns of C functions: there CPython looks
    for signals. A place where Python would ignore the interrupt is passed over. Returns whether a KeyboardInterrupt came out.

    Args:
        within: count only those in files whose path has this text.
    """
    places = 0

    def profile(frame: FrameType, event: str, argument: object) -> None:
        nonlocal places
        code = frame.f_code
        if event not in ("call", "c_return") or within not in code.co_filename:
            return
        places += 1
        if places > after and not _is_ignored_in(frame):
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
