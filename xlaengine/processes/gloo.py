"""Gloo, the collective operations of CPUs in several processes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def words_to_standard_error() -> Iterator[None]:
    """What is written to file descriptor 1 in the block goes to standard error. When the first collective operation connects the processes,
    Gloo prints on standard output, which may be the output of a job."""
    with suppress(AttributeError, ValueError):  # there is none, or it is closed
        sys.stdout.flush()
    try:
        kept = os.dup(1)
    except OSError:  # closed
        yield
        return
    try:
        with suppress(OSError):
            os.dup2(2, 1)
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
