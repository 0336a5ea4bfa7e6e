"""How much memory an engine needs, from a model's header and an `EngineConfig` alone, and whether that much is available."""

from xlaengine.planning.capacity import Memory, available
from xlaengine.planning.fitting import Plan, make_plan, require_memory
from xlaengine.planning.footprint import Footprint, Shapes, footprint

__all__ = ["Footprint", "Memory", "Plan", "Shapes", "available", "footprint", "make_plan", "require_memory"]
