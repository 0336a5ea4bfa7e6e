"""glibc's malloc, as far as it is told what to keep. Elsewhere nothing is done."""

from __future__ import annotations

import ctypes

_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3  # of malloc.h


def give_back_freed() -> bool:
    """To the system what has been freed in this process; False, and nothing is done, where malloc is not glibc's."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
    return trim is not None


def settle_malloc() -> None:
    """Have malloc keep what graphs free from now on. For a process of our own: it holds for all that the process does.

    A step's logits and temporaries were new memory each time, which the system has to clear, page by page (spike/38). On a
    GPU they are not the host's, and this changes nothing.
    """
    if give_back_freed():
        libc = ctypes.CDLL(None)
        libc.mallopt(_M_MMAP_THRESHOLD, 64 << 20)
        libc.mallopt(_M_TRIM_THRESHOLD, 256 << 20)
