"""Checkpoints on disk to `ModelConfig` and `Weights`."""

from xlaengine.models.checkpoint.loading import convert, load, load_config, load_shapes
from xlaengine.models.errors import CheckpointError, DirectoryExists, UnsupportedModel

__all__ = ["CheckpointError", "DirectoryExists", "UnsupportedModel", "convert", "load", "load_config", "load_shapes"]
