"""Measures temporaries with XLA, on graphs compiled from shapes alone."""

from __future__ import annotations

from xlaengine.device.table import graph_table
from xlaengine.planning.footprint import Shapes
from xlaengine.runner.compiler import compile_table
from xlaengine.runner.graph_cache import cached_in
from xlaengine.runner.placement import Placement
from xlaengine.sources import cache_dir
from xlaengine.types import Progress


def measured_temporaries(shapes: Shapes, progress: Progress = lambda *_: None) -> int:
    """Returns the bytes of temporaries of the graph that needs most. The compiled graphs stay in the persistent cache, so that a later
    start need not compile them.

    Args:
        progress: called with ``compile <graph>``, the number of compiled graphs, and the number of all graphs.
    """
    graphs = graph_table(shapes.model, shapes.engine, shapes.speculation, like=shapes.weights)
    with cached_in(cache_dir() / "compiled"):
        built = compile_table(
            graphs, Placement(shapes.engine.tensor_parallel_size), lambda name, done, total: progress(f"compile {name}", done, total)
        )
    analyses = (each.executable.memory_analysis() for each in built.values())
    return max(each.temp_size_in_bytes for each in analyses if each is not None)
