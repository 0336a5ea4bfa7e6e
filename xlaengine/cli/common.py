"""Exit statuses and messages of all commands."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.console import Console

from xlaengine.batch.errors import RunError, UsageError
from xlaengine.sources import UnknownModel

EXIT_DONE, EXIT_RUN_FAILED, EXIT_USAGE, EXIT_FAILED_LINES = 0, 1, 2, 3

Decoded = TypeVar("Decoded")


@contextmanager
def settings_as_usage() -> Iterator[None]:
    """Within the block, turns a plain ValueError (settings that do not fit the model) into a UsageError. Its subclasses, faults of the
    model's files, stay as they are."""
    try:
        yield
    except ValueError as error:
        if type(error) is not ValueError:
            raise
        raise UsageError(str(error)) from error


def wants_tracebacks() -> bool:
    """Whether errors are shown with tracebacks: XLAENGINE_DEBUG is 1."""
    return os.environ.get("XLAENGINE_DEBUG") == "1"


MOST_BYTES = 256 << 20
"""The most bytes of a file that `read_earlier` reads. Reports and replays have a few megabytes."""


def read_earlier(path: Path, decode: Callable[[bytes], Decoded], option: str, kind: str) -> Decoded:
    """Reads a file that an earlier run wrote, and that an option names.

    Args:
        option, kind: the option and the kind of file, for messages.

    Raises:
        UsageError: the file cannot be read, or ``decode`` refuses it.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise UsageError(f"cannot read the {option} {path}: {error.strerror}") from None
    if len(data) > MOST_BYTES:  # /dev/zero has no end
        raise UsageError(f"{path} is not a {kind}: it has more than {MOST_BYTES} bytes")
    try:
        return decode(data)
    except (msgspec.DecodeError, ValueError) as error:
        raise UsageError(f"{path} is not a {kind}: {error}") from None


_CONTROLS = {code: repr(chr(code))[1:-1] for code in (*range(0x20), *range(0x7F, 0xA0)) if chr(code) not in "\n\t"}


def say(console: Console, text: str) -> None:
    """Prints text as it is, without markup, emoji codes and wrapping. Control characters, which file names may have, are escaped."""
    console.print(text.translate(_CONTROLS), markup=False, emoji=False, highlight=False, soft_wrap=True)


def say_error(console: Console, error: Exception) -> int:
    """Prints an error as one line. Errors of other packages also get their type, and where to learn more.

    Returns:
        The exit status: 2 for wrong usage, else 1.
    """
    if wants_tracebacks():
        traceback.print_exception(error)
    if isinstance(error, FileNotFoundError) and error.filename is None:
        error = RunError("the working directory no longer exists: change to another one")
    first = (str(error).strip().splitlines() or [""])[0]
    own = type(error).__module__.startswith("xlaengine.")
    say(console, f"error: {first}" if own else f"error: {type(error).__name__}: {first} (XLAENGINE_DEBUG=1 shows where)")
    return EXIT_USAGE if isinstance(error, (UsageError, UnknownModel)) else EXIT_RUN_FAILED
