"""What stops a batch job as a whole; what is wrong with one line is an error line instead."""


class UsageError(Exception):
    """The command cannot be carried out as given: nothing was run and nothing on disk was changed. One clear line."""


class RunError(Exception):
    """The run itself failed part-way; what is finished has been written. One clear line."""


class OutputLost(RunError):
    """The output's name no longer leads to the file that the run writes, and what was written is kept under another name."""
