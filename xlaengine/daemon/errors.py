"""Errors of a daemon and its client."""

from __future__ import annotations

_SHOWN = 60


class Malformed(ValueError):
    """A line that is not a command. ``message`` is one sentence with the numbers in it.

    ``request_id``: the id that a START names, if it can be read. The ERROR frame then has this id.
    """

    def __init__(self, message: str, request_id: int | None = None):
        super().__init__(message)
        self.message = message
        self.request_id = request_id


class Refused(Exception):
    """A command that cannot be carried out. Nothing has changed; the message holds the numbers."""


class DaemonError(RuntimeError):
    """In a client: the daemon refused a line, ended a request, or has ended. The message is its reply."""


def shown(text: str) -> str:
    """A text of any length, quoted on one line of bounded length."""
    if len(text) <= _SHOWN:
        return repr(text)
    return f"{text[:_SHOWN]!r}... ({len(text)} characters)"
