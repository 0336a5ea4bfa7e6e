"""Compiling the graph table, ahead of time, and counting every compile in the process from then on."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import jax
from jax.stages import Compiled

from xlaengine.device.table import Graph, compiled

BACKEND_COMPILE = "/jax/core/compile/backend_compile_duration"
"""JAX's own event, once for each module it compiles or takes from the persistent cache, eager operations included."""
CACHE_HIT = "/jax/compilation_cache/cache_hits"


class CompileEvents:
    """Totals since the process first asked. JAX's listeners are process-wide and for good, hence one instance."""

    def __init__(self) -> None:
        self.requested = 0
        self.from_cache = 0
        jax.monitoring.register_event_duration_secs_listener(self._on_duration)
        jax.monitoring.register_event_listener(self._on_event)

    def _on_duration(self, event: str, duration_secs: float, **_: object) -> None:
        self.requested += event == BACKEND_COMPILE

    def _on_event(self, event: str, **_: object) -> None:
        self.from_cache += event == CACHE_HIT


@functools.cache
def compile_events() -> CompileEvents:
    return CompileEvents()


def use_compilation_cache(directory: Path) -> None:
    """Keep every executable in JAX's persistent cache, unless the user has chosen a place or turned it off."""
    if jax.config.jax_compilation_cache_dir is None:  # pyright: ignore[reportAttributeAccessIssue]  (attributes made at run time)
        jax.config.update("jax_compilation_cache_dir", str(directory))
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
        jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)


def compile_table(graphs: Sequence[Graph], on_done: Callable[[str, int, int], None]) -> dict[str, Compiled]:
    """Every graph's executable by name. XLA compiles outside the interpreter lock, so a thread a core helps.

    Args:
        on_done: called with (graph name, graphs done, graphs in all) as each is ready.
    """
    done: dict[str, Compiled] = {}
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        pending = {pool.submit(lambda graph: compiled(graph.lower(), jax.default_backend()), graph): graph.name for graph in graphs}
        for future in as_completed(pending):
            done[pending[future]] = future.result()
            on_done(pending[future], len(done), len(graphs))
    return {graph.name: done[graph.name] for graph in graphs}
