"""Compiling the graph table, ahead of time, and accounting for every compile in the process from then on."""

from __future__ import annotations

import ctypes
import functools
import logging
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

import jax
from jax.stages import Compiled

from xlaengine.device.table import Graph, compiled

BACKEND_COMPILE = "/jax/core/compile/backend_compile_duration"
"""JAX's own event, once for each module it compiles or takes from the persistent cache, eager operations included."""
CACHE_HIT = "/jax/compilation_cache/cache_hits"

LOWERING = "jax._src.interpreters.pxla"
"""The logger that says, at DEBUG, which shapes a module is about to be compiled for. JAX's events carry its name alone.

Neither the logger nor its message is JAX's interface. Should another release say it otherwise, modules are counted as ever, by their
names, and their shapes are empty; ``tests/runner/test_compiler.py`` then fails.
"""

COMPILING = "Compiling %s with global shapes"
"""How the message begins, before its arguments are put in: the module's name and the shapes."""


class CompileEvent(NamedTuple):
    """A module that JAX was asked to compile, as JAX names it, and its arguments' shapes; empty where JAX does not say."""

    name: str
    shapes: str


class CompileEvents:
    """Everything compiled since the process first asked. JAX's listeners are process-wide and for good, hence one instance.

    Attributes:
        seen: what JAX was asked to compile, in order.
        from_cache: how many of them came from the persistent cache.
    """

    def __init__(self) -> None:
        self.seen: list[CompileEvent] = []
        self.from_cache = 0
        self._here = threading.local()
        jax.monitoring.register_event_duration_secs_listener(self._on_duration)
        jax.monitoring.register_event_listener(self._on_event)
        lowering = logging.getLogger(LOWERING)
        if lowering.level == logging.NOTSET:
            lowering.setLevel(logging.DEBUG)
        lowering.addFilter(self._on_lowering)

    @property
    def requested(self) -> int:
        return len(self.seen)

    @property
    def hits_here(self) -> int:
        """Those of `from_cache` that this thread asked for."""
        return getattr(self._here, "hits", 0)

    def _on_duration(self, event: str, duration_secs: float, **about: object) -> None:
        if event == BACKEND_COMPILE:
            shapes, self._here.shapes = getattr(self._here, "shapes", ""), ""
            self.seen.append(CompileEvent(str(about.get("fun_name", "unnamed")), shapes))

    def _on_event(self, event: str, **_: object) -> None:
        if event == CACHE_HIT:
            self.from_cache += 1
            self._here.hits = self.hits_here + 1

    def _on_lowering(self, record: logging.LogRecord) -> bool:
        """Takes the shapes out of the message; whether it is one that is shown: without this listener DEBUG would be off."""
        match record.args:
            case (_, [*shapes], *_) if str(record.msg).startswith(COMPILING):
                self._here.shapes = ", ".join(map(str, shapes))
        parent = logging.getLogger(LOWERING).parent
        return parent is None or record.levelno >= parent.getEffectiveLevel()


@functools.cache
def compile_events() -> CompileEvents:
    return CompileEvents()


def use_compilation_cache(directory: Path) -> None:
    """Keep every executable in JAX's persistent cache, unless the user has chosen a place or turned it off."""
    if jax.config.jax_compilation_cache_dir is None:  # pyright: ignore[reportAttributeAccessIssue]  (attributes made at run time)
        jax.config.update("jax_compilation_cache_dir", str(directory))
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
        jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)


class Built(NamedTuple):
    """reason: why the graph was compiled: it was ``declared``; or it was not: it came from the persistent ``cache``."""

    executable: Compiled
    reason: Literal["declared", "cache"]


def compile_table(graphs: Sequence[Graph], on_done: Callable[[str, int, int], None]) -> dict[str, Built]:
    """Every graph's executable by name. XLA compiles outside the interpreter lock, so a thread a core helps.

    Args:
        on_done: called with (graph name, graphs done, graphs in all) as each is ready.
    """
    done: dict[str, Built] = {}
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        pending = {pool.submit(_build, graph): graph.name for graph in graphs}
        for future in as_completed(pending):
            done[pending[future]] = future.result()
            on_done(pending[future], len(done), len(graphs))
    _settle_malloc()
    return {graph.name: done[graph.name] for graph in graphs}


_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3  # of malloc.h


def _settle_malloc() -> None:
    """What the compiler has freed goes back to the system, a quarter of all it took: glibc's malloc would keep it.

    What graphs free from now on it keeps: a step's logits and temporaries were new memory each time, which the system has to clear, page
    by page (FINDINGS.md, "A step's own memory").
    """
    if give_back_freed() and jax.default_backend() == "cpu":
        libc = ctypes.CDLL(None)
        libc.mallopt(_M_MMAP_THRESHOLD, 64 << 20)
        libc.mallopt(_M_TRIM_THRESHOLD, 256 << 20)


def give_back_freed() -> bool:
    """To the system what has been freed in this process; False, and nothing is done, where malloc is not glibc's."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
    return trim is not None


KEEPS_COMPILED = jax.__version_info__ >= (0, 11)
"""JAX drops what it has compiled of a function with that function; since 0.11 not where unused arguments are kept, as in graphs."""


def forget_compiled() -> None:
    """Have JAX drop what it has compiled, where it would not by itself: each executable has memory maps, and a process may have 65,530.

    Executables in use stay; functions jitted elsewhere in this process are compiled again when they are next called.
    """
    if KEEPS_COMPILED:
        jax.clear_caches()


@contextmanager
def forgotten_on_failure() -> Iterator[None]:
    """Around what compiles: `forget_compiled` if it fails, as nobody is left then who could close it."""
    try:
        yield
    except BaseException:
        forget_compiled()
        raise


_one_lowers = threading.Lock()
"""Lowering is Python, so two threads gain nothing; and what jaxlib writes MLIR with has been seen to fail in one thread while another set
an attribute of one of its classes (``nb_static_property`` in an AttributeError, once in some hundred starts, and not since)."""


def _build(graph: Graph) -> Built:
    events = compile_events()
    before = events.hits_here
    with _one_lowers:
        lowered = graph.lower()
    executable = compiled(lowered, jax.default_backend())
    return Built(executable, "cache" if events.hits_here > before else "declared")
