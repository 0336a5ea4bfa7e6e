"""Reads checkpoints on disk into `ModelConfig` and `Weights`, and converts them."""

from xlaengine.models.checkpoint.loading import convert, load, load_config, load_shapes, require_tensors
from xlaengine.models.errors import CheckpointError, DirectoryExists, UnsupportedModel

__all__ = ["CheckpointError", "DirectoryExists", "UnsupportedModel", "convert", "load", "load_config", "load_shapes", "require_tensors"]
