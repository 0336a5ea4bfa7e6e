"""Compiling the graph table, ahead of time, and accounting for every compile in the process from then on."""

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
"""JAX's own event, once for each module it compiles or takes from the persistent cache, eager operations included."""
CACHE_HIT = "/jax/compilation_cache/cache_hits"


class CompileEvents:
    """Modules compiled in this process since it was first asked. JAX's listeners are process-wide and for good, hence one instance.

    Attributes:
        requested: how many modules JAX was asked to compile, by anything in the process.
    """

    def __init__(self) -> None:
        self.requested = 0
        self._here = threading.local()
        jax.monitoring.register_event_duration_secs_listener(self._on_duration)
        jax.monitoring.register_event_listener(self._on_event)

    @property
    def hits_here(self) -> int:
        """Modules that this thread asked for and that came from the persistent cache."""
        return getattr(self._here, "hits", 0)

    @contextmanager
    def added_to(self, names: list[str]) -> Iterator[None]:
        """Names of the modules that this thread asks for meanwhile are appended, as JAX names them."""
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
    """reason: why the graph was compiled: it was ``declared``; or it was not: it came from the persistent ``cache``. code: SHA-256 of what
    was lowered."""

    executable: Compiled
    reason: Literal["declared", "cache"]
    code: str


def compile_table(graphs: Sequence[Graph], placement: Placement, on_done: Callable[[str, int, int], None]) -> dict[str, Built]:
    """Every graph's executable by name. XLA compiles outside the interpreter lock, so a thread a core helps.

    Args:
        on_done: called with (graph name, graphs done, graphs in all) as each is ready.
    """
    done: dict[str, Built] = {}
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        pending = {pool.submit(_build, graph, placement): graph.name for graph in graphs}
        for future in as_completed(pending):
            done[pending[future]] = future.result()
            on_done(pending[future], len(done), len(graphs))
    give_back_freed()  # by the compiler: a quarter of all it took, which glibc's malloc would keep
    return {graph.name: done[graph.name] for graph in graphs}


KEEPS_COMPILED = jax.__version_info__ >= (0, 11)
"""JAX drops what it has compiled of a function with that function; since 0.11 not where unused arguments are kept, as in graphs."""


def forget_compiled() -> None:
    """Have JAX drop what it has compiled of graphs that are gone, where it would not by itself.

    Each has memory maps, of which a process may have 65,530.
    One cache of JAX's holds them, which has no public name: its values hold its weak keys. Functions that were jitted elsewhere in this
    process, and executables in use, have references of their own, and are not compiled again.
    """
    if KEEPS_COMPILED:
        from jax._src.interpreters import pxla

        cache = getattr(pxla, "_cached_compilation", None)
        (jax.clear_caches if cache is None else cache.cache_clear)()


@contextmanager
def forgotten_on_failure() -> Iterator[None]:
    """Around what compiles: `forget_compiled` if it fails, as nothing is left then that could be closed."""
    try:
        yield
    except BaseException:
        forget_compiled()
        raise


_one_lowers = threading.Lock()
"""Lowering is Python, so two threads gain nothing; and what jaxlib writes MLIR with has been seen to fail in one thread while another set
an attribute of one of its classes (``nb_static_property`` in an AttributeError, once in some hundred starts, and not since)."""


def _build(graph: Graph, placement: Placement) -> Built:
    events = compile_events()
    before = events.hits_here
    with _one_lowers:
        lowered = graph.lower()
        code = hashlib.sha256(lowered.as_text().encode()).hexdigest()
    executable = placement.compile(lowered)
    return Built(executable, "cache" if events.hits_here > before else "declared", code)
