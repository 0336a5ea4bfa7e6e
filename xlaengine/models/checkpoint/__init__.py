"""Checkpoints on disk to `ModelConfig` and `Weights`."""

from xlaengine.models.checkpoint.loading import convert, load, load_config, load_shapes
from xlaengine.models.errors import CheckpointError, UnsupportedModel

__all__ = ["CheckpointError", "UnsupportedModel", "convert", "load", "load_config", "load_shapes"]
