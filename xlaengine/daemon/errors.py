"""Errors of a daemon and its client."""

from __future__ import annotations

_SHOWN = 60


class Malformed(ValueError):
    """A line that is not a command.

    Attributes:
        message: one sentence, with the numbers that show what is wrong.
        request_id: the id that a START names, if it can be read; otherwise None. The ERROR frame then has this id.
    """

    def __init__(self, message: str, request_id: int | None = None):
        super().__init__(message)
        self.message = message
        self.request_id = request_id


class Refused(Exception):
    """A command that cannot be carried out. Nothing has changed. The message has the numbers that show why."""


class DaemonError(RuntimeError):
    """In a client: the daemon refused a line, ended a request, or has ended. The message is the daemon's reply, or says how it ended."""


def shown(text: str) -> str:
    """A text of any length for a message: in quotes, with escapes for line ends, and cut to `_SHOWN` characters."""
    if len(text) <= _SHOWN:
        return repr(text)
    return f"{text[:_SHOWN]!r}... ({len(text)} characters)"
