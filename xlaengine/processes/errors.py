"""Errors of processes that join."""


class JoinError(RuntimeError):
    """The processes cannot join. The message is one line, the same in all processes that can be reached."""
