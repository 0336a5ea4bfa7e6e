"""Plans memory: how much an engine needs, from a model's header and an `EngineConfig` alone, and how much is available."""

from xlaengine.planning.capacity import Memory, available
from xlaengine.planning.fitting import Plan, make_plan, require_memory
from xlaengine.planning.footprint import Footprint, Shapes, footprint

__all__ = ["Footprint", "Memory", "Plan", "Shapes", "available", "footprint", "make_plan", "require_memory"]
