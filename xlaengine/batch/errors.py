"""Errors that stop a batch job as a whole. A fault of one line becomes an error line instead."""


class UsageError(Exception):
    """The command cannot be carried out as given: nothing was run and nothing on disk was changed. The message is one line."""


class RunError(Exception):
    """The run failed part-way; finished lines have been written. The message is one line."""


class OutputLost(RunError):
    """The output's name no longer leads to the file that the run writes. What was written is kept under another name."""
