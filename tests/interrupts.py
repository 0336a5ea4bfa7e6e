"""Interrupts (Ctrl-C) at a chosen place of a call."""

from __future__ import annotations

import _weakrefset
import sys
import weakref
from collections.abc import Callable
from types import FrameType
from typing import Any

CALLBACKS = (weakref.__file__, _weakrefset.__file__)


def ctrl_c() -> None:
    raise KeyboardInterrupt


def _is_ignored_in(frame: FrameType | None) -> bool:
    """Whether Python ignores an error in this frame: in finalizers, and in a generator, which may be one that is being closed."""
    while frame is not None:
        code = frame.f_code
        if code.co_name in ("<genexpr>", "__del__") or code.co_filename in CALLBACKS:
            return True
        frame = frame.f_back
    return False


def interrupted(use: Callable[[], object], after: int, within: str = "", handler: Callable[[], object] = ctrl_c) -> bool:
    """Call a function, and a signal handler in it after so many calls of Python functions and returns of C functions: there CPython looks
    for signals. Places where Python would ignore the interrupt are passed over. Returns whether there was a KeyboardInterrupt.

    Args:
        within: count only those in files whose path has this text.
    """
    places, report, was_ignored = 0, sys.unraisablehook, False

    def profile(frame: FrameType, event: str, argument: object) -> None:
        nonlocal places
        if event not in ("call", "c_return") or within not in frame.f_code.co_filename:
            return
        places += 1
        if places > after and not _is_ignored_in(frame):
            sys.setprofile(None)
            handler()

    def note_ignored(unraisable: Any) -> None:
        nonlocal was_ignored
        if unraisable.exc_type is KeyboardInterrupt:  # in a callback that `_is_ignored_in` does not know
            was_ignored = True
        else:
            report(unraisable)

    sys.unraisablehook = note_ignored
    sys.setprofile(profile)
    try:
        use()
    except KeyboardInterrupt:
        return True
    finally:
        sys.setprofile(None)
        sys.unraisablehook = report
    return was_ignored
