"""The engine: streams of tokens for many requests at once, each what it would have been alone."""

from xlaengine.engine.engine import Engine

__all__ = ["Engine"]
