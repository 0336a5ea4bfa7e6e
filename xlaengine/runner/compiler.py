"""Compiles the graph table ahead of time, and counts every compile in the process from then on."""

from __future__ import annotations

import functools
import hashlib
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Literal, NamedTuple

import jax
from jax.stages import Compiled

from xlaengine.device.table import Graph
from xlaengine.malloc import give_back_freed
from xlaengine.runner.placement import Placement

BACKEND_COMPILE = "/jax/core/compile/backend_compile_duration"
"""JAX's event for each module that it compiles or takes from the persistent cache, eager operations included."""
CACHE_HIT = "/jax/compilation_cache/cache_hits"


class CompileEvents:
    """Counts the modules that JAX compiles. There is one instance (`compile_events`), because JAX's listeners are process-wide and
    permanent.

    Attributes:
        requested: how many modules JAX has compiled or taken from its cache, for any caller in the process, since this instance was made.
    """

    def __init__(self) -> None:
        self.requested = 0
        self._here = threading.local()
        jax.monitoring.register_event_duration_secs_listener(self._on_duration)
        jax.monitoring.register_event_listener(self._on_event)

    @property
    def hits_here(self) -> int:
        """How many modules came from the persistent cache for this thread."""
        return getattr(self._here, "hits", 0)

    @contextmanager
    def added_to(self, names: list[str]) -> Iterator[None]:
        """While it is open, JAX's names of the modules that it compiles for this thread are appended to ``names``."""
        before, self._here.names = getattr(self._here, "names", None), names
        try:
            yield
        finally:
            self._here.names = before

    def _on_duration(self, event: str, duration_secs: float, **about: object) -> None:
        if event == BACKEND_COMPILE:
            self.requested += 1
            if (names := getattr(self._here, "names", None)) is not None:
                names.append(str(about.get("fun_name", "unnamed")))

    def _on_event(self, event: str, **_: object) -> None:
        if event == CACHE_HIT:
            self._here.hits = self.hits_here + 1


@functools.cache
def compile_events() -> CompileEvents:
    return CompileEvents()


class Built(NamedTuple):
    """A compiled graph.

    Attributes:
        reason: ``declared`` if it was compiled, ``cache`` if it came from the persistent cache.
        code: SHA-256 of the lowered text.
    """

    executable: Compiled
    reason: Literal["declared", "cache"]
    code: str


def compile_table(graphs: Sequence[Graph], placement: Placement, on_done: Callable[[str, int, int], None]) -> dict[str, Built]:
    """Every graph's executable by name. XLA compiles outside the interpreter lock, so there is a thread for each core.

    Args:
        on_done: called after each graph with its name, the number of graphs done and the number in all.
    """
    done: dict[str, Built] = {}
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        pending = {pool.submit(_build, graph, placement): graph.name for graph in graphs}
        for future in as_completed(pending):
            done[pending[future]] = future.result()
            on_done(pending[future], len(done), len(graphs))
    give_back_freed()  # otherwise glibc's malloc would keep a quarter of the compiler's memory
    return {graph.name: done[graph.name] for graph in graphs}


KEEPS_COMPILED = jax.__version_info__ >= (0, 11)
"""Whether JAX keeps the executables of graphs that no longer exist. It drops the executables of a function together with the function, but
since 0.11 not if the function keeps unused arguments, as graphs do."""


def forget_compiled() -> None:
    """Make JAX drop executables of graphs that no longer exist, if JAX would keep them.

    Each executable has memory maps, of which a process may have 65,530. One cache of JAX, which has no public name, keeps the executables,
    because its values refer to its weak keys. Functions that were jitted elsewhere in this process are not compiled again, because they
    refer to their executables.
    """
    if KEEPS_COMPILED:
        from jax._src.interpreters import pxla

        cache = getattr(pxla, "_cached_compilation", None)
        (jax.clear_caches if cache is None else cache.cache_clear)()


@contextmanager
def forgotten_on_failure() -> Iterator[None]:
    """Calls `forget_compiled` if its body raises, because then there is no runner to close."""
    try:
        yield
    except BaseException:
        forget_compiled()
        raise


_one_lowers = threading.Lock()
"""Held while a graph is lowered. Lowering is Python, so several threads would gain nothing. Without the lock, jaxlib's MLIR classes failed
about once in a few hundred starts: an AttributeError about ``nb_static_property`` while another thread set a class attribute."""


def _build(graph: Graph, placement: Placement) -> Built:
    events = compile_events()
    before = events.hits_here
    with _one_lowers:
        lowered = graph.lower()
        code = hashlib.sha256(lowered.as_text().encode()).hexdigest()
    executable = placement.compile(lowered)
    return Built(executable, "cache" if events.hits_here > before else "declared", code)
