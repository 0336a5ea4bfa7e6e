"""Finds the local files of a model, from a ``--model`` string."""

from xlaengine.sources.locate import at_hand, from_hub, resolve
from xlaengine.sources.model_source import ORBAX_MANIFEST, OTHER_CACHE, ModelSource, SourceError, UnknownModel, cache_dir

__all__ = ["ORBAX_MANIFEST", "OTHER_CACHE", "ModelSource", "SourceError", "UnknownModel", "at_hand", "cache_dir", "from_hub", "resolve"]
