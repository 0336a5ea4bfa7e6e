"""Checkpoints on disk to `ModelConfig` and `Weights`."""

from xlaengine.models.checkpoint.drafters import eagle_config, load_eagle, load_mtp
from xlaengine.models.checkpoint.loading import convert, load, load_config
from xlaengine.models.errors import CheckpointError, UnsupportedModel

__all__ = ["CheckpointError", "UnsupportedModel", "convert", "eagle_config", "load", "load_config", "load_eagle", "load_mtp"]
