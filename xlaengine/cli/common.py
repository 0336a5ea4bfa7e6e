"""Exit statuses and messages of all commands."""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console

from xlaengine.batch.errors import UsageError
from xlaengine.sources import UnknownModel

EXIT_DONE, EXIT_RUN_FAILED, EXIT_USAGE, EXIT_FAILED_LINES = 0, 1, 2, 3


@contextmanager
def settings_as_usage() -> Iterator[None]:
    """Raises UsageError for a ValueError, which means settings that do not fit the model. Faults of the model are subclasses, and pass."""
    try:
        yield
    except ValueError as error:
        if type(error) is not ValueError:
            raise
        raise UsageError(str(error)) from error


def wants_tracebacks() -> bool:
    return os.environ.get("XLAENGINE_DEBUG") == "1"


def counted(count: int, noun: str) -> str:
    """``1 stream``, ``2 streams``."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def say(console: Console, text: str) -> None:
    """Prints one line without markup and wrapping."""
    console.print(text, markup=False, highlight=False, soft_wrap=True)


def say_error(console: Console, error: Exception) -> int:
    """Prints an error as one line. Errors of other packages also get their type, and where to learn more.

    Returns:
        The exit status: 2 for wrong usage, else 1.
    """
    if wants_tracebacks():
        traceback.print_exception(error)
    first = (str(error).strip().splitlines() or [""])[0]
    own = type(error).__module__.startswith("xlaengine.")
    say(console, f"error: {first}" if own else f"error: {type(error).__name__}: {first} (XLAENGINE_DEBUG=1 shows where)")
    return EXIT_USAGE if isinstance(error, (UsageError, UnknownModel)) else EXIT_RUN_FAILED
