"""The entry point of the command line. An interrupt while it imports the command ends the process without a message."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import NoReturn

EXIT_INTERRUPTED = 130


def main(argv: Sequence[str] | None = None, program: str = "xlaengine") -> None:
    """Runs the command in ``argv`` (without the program's name), and exits with its status.

    Args:
        program: the program as it was started, for usage lines and advice.
    """
    args = sys.argv[1:] if argv is None else argv
    with _interrupt_exits():
        from xlaengine.cli.app import application, run

        app = application(args)
    try:
        run(app, args, program)
    except SystemExit as end:
        if argv is None and isinstance(end.code, int) and (end.code == 1 or end.code > 128):
            _end_at_once(end.code)
        raise
    finally:
        if argv is None:
            # From here on the process only ends. Its status is known, and an exception in JAX's cleanup would be shown as a traceback.
            signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end_at_once(status: int) -> NoReturn:
    """Ends the process without the interpreter's finalization: a command that failed or was stopped may leave threads inside XLA, and a
    thread that asks for Python's lock during finalization aborts the process."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            with suppress(OSError, ValueError):  # a full disk, or closed
                stream.flush()
    os._exit(status)


@contextmanager
def _interrupt_exits() -> Iterator[None]:
    """SIGINT ends the process at once, unless the caller ignores or handles it."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, lambda number, frame: os._exit(EXIT_INTERRUPTED))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
