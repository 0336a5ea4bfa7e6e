"""Settings of glibc's malloc: how much freed memory it keeps. Nothing is changed if malloc is another library's."""

from __future__ import annotations

import ctypes

_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3  # from malloc.h


def give_back_freed() -> bool:
    """Return freed memory to the system; False if malloc is not glibc's."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
    return trim is not None


def settle_malloc() -> None:
    """From now on malloc keeps freed memory, in the whole process. So only the commands call this.

    Otherwise each step's logits and temporaries would be new memory, which the system clears page by page (spike/38). On a GPU this makes
    no difference, because they are not in host memory.
    """
    if give_back_freed():
        libc = ctypes.CDLL(None)
        libc.mallopt(_M_MMAP_THRESHOLD, 64 << 20)
        libc.mallopt(_M_TRIM_THRESHOLD, 256 << 20)
