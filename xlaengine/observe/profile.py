"""A profile of some steps on host and device, by JAX's profiler."""

from __future__ import annotations

import time
from pathlib import Path

import jax

from xlaengine.engine.loop_stats import LoopStats
from xlaengine.observe.profiled import Scopes, Shares, rename, scopes_of
from xlaengine.runner import Runner

STEPS = 32
"""Default number of steps. A model of 30 layers gives about ten thousand events a step, and viewers take a million."""


class Profile:
    """Profiles from now on, for ``steps`` steps of the engine's loop, or until `finish`. One at a time in a process.

    It has the engine's phases (``step``, ``plan``, ``commit``, ``dispatch``, ``read``), and each operation of the graphs under the name of
    its part of the model.

    Args:
        directory: created if missing. Each profile gets a folder below its ``plugins/profile``, where viewers look.
        steps: at most. The loop stands still while the profile is written.
        stats: the loop's, which exclude the time that the profiler takes to start and to write.

    Attributes:
        path: the file for ui.perfetto.dev, once it is written.
        shares: by graph, the time of each of its parts.

    Raises:
        ValueError: ``steps`` is less than 1.
        OSError: the directory cannot be made.
        RuntimeError: another profile is running.
    """

    def __init__(self, directory: Path, steps: int, runner: Runner, stats: LoopStats):
        if steps < 1:
            raise ValueError(f"a profile has at least 1 step, got {steps}")
        self.path: Path | None = None
        self.shares: dict[str, Shares] = {}
        self._left, self._runner, self._stats, self._runs = steps, runner, stats, True
        self._name = f"{time.strftime('%Y_%m_%d_%H_%M_%S')}_{time.time_ns() % 10**9:09}"
        self._folder = directory / "plugins" / "profile" / self._name
        self._folder.mkdir(parents=True)
        self._wait()
        options = jax.profiler.ProfileOptions()
        options.python_tracer_level = 0  # otherwise each Python call is an event
        options.session_id = self._name
        with stats.profiler_at_work():
            jax.profiler.start_trace(directory, profiler_options=options)

    def before_step(self) -> None:
        if self._left == 0:
            self.finish()
        self._left -= 1

    def finish(self) -> None:
        """Wait for the device and write the profile. A second call does nothing."""
        if not self._runs:
            return
        self._runs = False
        self._wait()
        with self._stats.profiler_at_work():
            jax.profiler.stop_trace()
            (source,) = self._folder.glob("*.trace.json.gz")
            path = self._folder / "perfetto_trace.json.gz"
            self.shares = rename(source, path, self._scopes)
        self.path = path

    def summary(self) -> list[str]:
        """A line for each graph with named parts: number of runs, time, and the parts' shares, largest first."""
        return [f"profile: {graph}: {shares}" for graph, shares in self.shares.items() if shares.has_parts]

    def _wait(self) -> None:
        """So that the profile has whole graphs only."""
        if self._runner.state is not None:
            jax.block_until_ready(self._runner.state)

    def _scopes(self, module: str) -> Scopes:
        return scopes_of(self._runner.optimized(module))
