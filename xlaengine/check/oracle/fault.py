class CheckpointFault(ValueError):
    """The oracle cannot read the checkpoint, or does not support its definition."""
