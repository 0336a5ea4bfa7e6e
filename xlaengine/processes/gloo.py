"""Gloo, the library of collective operations between the CPUs of several processes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def words_to_standard_error() -> Iterator[None]:
    """Sends what the block writes to file descriptor 1 to standard error. Gloo prints on standard output when the first collective
    operation connects the processes, and standard output may be the output of a job.
    """
    with suppress(AttributeError, ValueError):  # there is no standard output, or it is closed
        sys.stdout.flush()
    try:
        kept = os.dup(1)
    except OSError:  # file descriptor 1 is closed
        yield
        return
    try:
        with suppress(OSError):
            os.dup2(2, 1)
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
