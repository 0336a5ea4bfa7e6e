"""What can be wrong with a checkpoint."""


class CheckpointError(ValueError):
    """The files do not hold the model that their configuration describes; every fault found is in the one message."""


class DirectoryExists(CheckpointError):
    """A checkpoint cannot be written where files are already; nothing was changed."""


class UnsupportedModel(ValueError):
    """The model needs something that is not implemented; the message names it."""
