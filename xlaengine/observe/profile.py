"""How long host and device take over some steps, as JAX's profiler records it, in a file that a person can read."""

from __future__ import annotations

import time
from pathlib import Path

import jax

from xlaengine.host.loop_stats import LoopStats
from xlaengine.observe.profiled import Scopes, Shares, rename, scopes_of
from xlaengine.runner import Runner

STEPS = 32
"""Default of the most steps: a model of 30 layers gives some ten thousand events in each, and what viewers take ends at a million."""


class Profile:
    """A profile that runs from now on, until so many steps of the engine's loop have been taken, or `finish`.

    The engine's own phases are in it (``step``, ``plan``, ``commit`` and the runner's ``dispatch`` and ``read``), and each operation of its
    graphs under the name of the part of the model that it belongs to. Nothing else in the process may be profiled meanwhile.

    Args:
        directory: made where it is not there. Each profile has a folder of its own below ``plugins/profile``, as viewers look for it.
        steps: at most; the loop stands still while what they left is written.
        stats: the loop's, which leave out how long that takes, and the start.

    Attributes:
        path: the file for ui.perfetto.dev, once it is there.
        shares: by graph, how long each of its parts took.

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
        options.python_tracer_level = 0  # each call of a Python function would be an event
        options.session_id = self._name
        with stats.profiler_at_work():
            jax.profiler.start_trace(directory, profiler_options=options)

    def before_step(self) -> None:
        """The loop is about to take a step."""
        if self._left == 0:
            self.finish()
        self._left -= 1

    def finish(self) -> None:
        """Wait for the device, and write the profile, once."""
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
        """A line a graph with named parts: how often it ran, how long that took, and the parts' shares, the largest first."""
        return [f"profile: {graph}: {shares}" for graph, shares in self.shares.items() if shares.has_parts]

    def _wait(self) -> None:
        """So that no graph is there in part."""
        if self._runner.state is not None:
            jax.block_until_ready(self._runner.state)

    def _scopes(self, module: str) -> Scopes:
        return scopes_of(self._runner.optimized(module))
