"""Settings, as frozen values: the user's, and the engine's made from them."""

from xlaengine.config.engine import DType, EngineConfig, Kernels, KVDType, default_widths
from xlaengine.config.layout import SlotLayout
from xlaengine.config.settings import DEFAULT_NAME, Quantization, SchedulingPolicy, Settings, settings_as_arguments
from xlaengine.config.speculative import SpeculativeConfig
from xlaengine.config.spelling import parse_speculative, read_speculative
from xlaengine.config.tree import Tree

__all__ = [
    "DEFAULT_NAME",
    "DType",
    "EngineConfig",
    "KVDType",
    "Kernels",
    "Quantization",
    "SchedulingPolicy",
    "Settings",
    "SlotLayout",
    "SpeculativeConfig",
    "Tree",
    "default_widths",
    "parse_speculative",
    "read_speculative",
    "settings_as_arguments",
]
