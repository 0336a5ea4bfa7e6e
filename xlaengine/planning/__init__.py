"""Plans memory: how much an engine needs, from a model's header and an `EngineConfig` alone, and how much is available."""

from xlaengine.planning.capacity import Memory, available
from xlaengine.planning.fitting import WAY_PAST, MemoryPlan, make_memory_plan, require_memory
from xlaengine.planning.footprint import Footprint, Shapes, footprint

__all__ = ["WAY_PAST", "Footprint", "Memory", "MemoryPlan", "Shapes", "available", "footprint", "make_memory_plan", "require_memory"]
