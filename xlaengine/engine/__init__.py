"""The engine generates tokens for many requests at once. Each stream is what it would have been alone."""

from xlaengine.engine.engine import Engine

__all__ = ["Engine"]
