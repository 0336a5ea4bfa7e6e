"""The public name of the adapter for transformers."""

from xlaengine.check.assertions.transformers import TransformersEngine

__all__ = ["TransformersEngine"]
