"""What can be wrong with a line, on its way from a program to what it asks for."""

from __future__ import annotations

_SHOWN = 60


class Malformed(ValueError):
    """A line that no command can be made of. ``message`` is one sentence with the numbers in it.

    ``request_id`` is the id that a START was to bring to life, where the line says it rightly: its ERROR frame belongs to that request.
    """

    def __init__(self, message: str, request_id: int | None = None):
        super().__init__(message)
        self.message = message
        self.request_id = request_id


class Refused(Exception):
    """A line that cannot be carried out; nothing has changed. The message holds the numbers."""


class DaemonError(RuntimeError):
    """To a client: the daemon refused a line, ended a request, or has ended; the message is its reply."""


def shown(text: str) -> str:
    """A text of any length for a message of bounded length, on one line."""
    if len(text) <= _SHOWN:
        return repr(text)
    return f"{text[:_SHOWN]!r}... ({len(text)} characters)"
