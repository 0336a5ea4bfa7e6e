"""Errors of checkpoints and of models."""


class CheckpointError(ValueError):
    """The files do not hold the model that their configuration describes. One message names all faults that were found."""


class DirectoryExists(CheckpointError):
    """A checkpoint cannot be written where files are already; nothing was changed."""


class UnsupportedModel(ValueError):
    """The model needs something that is not implemented; the message names it."""
