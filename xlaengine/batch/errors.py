"""Errors that end a batch job. A fault of one input line becomes an error line instead."""


class UsageError(Exception):
    """The command cannot be carried out as given: nothing was run and no file was changed. The message is one line."""


class RunError(Exception):
    """The run failed part-way; finished lines have been written. The message is one line."""


class InputChanged(RunError):
    """The input is not what it was at the start: finished lines may answer another version of it, so the output must not be resumed."""


class OutputLost(RunError):
    """Another file has replaced the output, or its folder is gone. The message says where the finished lines are, if anywhere."""


class OutputMixed(RunError):
    """Another program has written to the output too. ``--resume`` refuses it until these bytes are taken out."""
