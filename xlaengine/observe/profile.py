"""Profiles some steps of an engine with JAX's profiler, and writes the profile with readable names."""

from __future__ import annotations

import time
from pathlib import Path

import jax

from xlaengine.engine.loop_stats import LoopStats
from xlaengine.observe.profile_trace import Shares, rename, scopes_of
from xlaengine.runner import Runner
from xlaengine.types import ProfileError
from xlaengine.types.errors import is_int

STEPS = 32
"""The default number of steps. A model of 30 layers gives some ten thousand events a step, and viewers open about a million events."""


class Profile:
    """A profile that begins now and ends after a number of steps of the engine's loop, or with `finish`.

    It shows the phases of the loop (``step``, ``plan``, ``dispatch``, ``read``, ``commit``). It shows each operation of a graph under the
    name of its part of the model. A process can have only one profile at a time.

    Args:
        directory: created if it is missing. The profile gets a new folder in ``plugins/profile``, where viewers look for it.
        steps: the number of steps. After the last one, the loop waits until the profile is written.
        stats: the loop's statistics, which leave out the time of starting and writing the profile.

    Attributes:
        path: the file for ui.perfetto.dev; None until it is written.
        shares: for each graph, the times of its parts.
        error: why the profile could not be written; None if it was, or is not yet.

    Raises:
        TypeError: ``steps`` is not an integer.
        ValueError: ``steps`` is less than 1.
        OSError: the directory cannot be made.
        RuntimeError: another profile is running.
    """

    def __init__(self, directory: Path, steps: int, runner: Runner, stats: LoopStats):
        if not is_int(steps):
            raise TypeError(f"steps must be an integer of at least 1, got {steps!r}")
        if steps < 1:
            raise ValueError(f"a profile has at least 1 step, got {steps}")
        self.path: Path | None = None
        self.shares: dict[str, Shares] = {}
        self.error: ProfileError | None = None
        self._left, self._runner, self._stats, self._runs = steps, runner, stats, True
        self._name = f"{time.strftime('%Y_%m_%d_%H_%M_%S')}_{time.time_ns() % 10**9:09}"
        self._folder = directory / "plugins" / "profile" / self._name
        self._folder.mkdir(parents=True)
        self._wait()
        options = jax.profiler.ProfileOptions()
        options.python_tracer_level = 0  # otherwise each call of a Python function is an event
        options.session_id = self._name
        with stats.profiler_at_work():
            jax.profiler.start_trace(directory, profiler_options=options)

    def before_step(self) -> None:
        """Counts a step of the loop, and ends the profile if it has all its steps."""
        if self._left == 0:
            self.finish()
        self._left -= 1

    def finish(self) -> None:
        """Waits for the device and writes the profile, unless that is done. Keeps an exception in ``error``: the run goes on without it."""
        if not self._runs:
            return
        self._runs = False
        self._wait()
        try:
            with self._stats.profiler_at_work():
                jax.profiler.stop_trace()
                (source,) = self._folder.glob("*.trace.json.gz")
                path = self._folder / "perfetto_trace.json.gz"
                self.shares = rename(source, path, lambda module: scopes_of(self._runner.optimized(module)))
                self.path = path
        except Exception as error:  # of JAX's profiler, or of the system
            reason = (str(error).strip().splitlines() or [""])[0]
            self.error = ProfileError(f"the profile in {self._folder} cannot be written: {reason}")
            self.error.__cause__ = error

    def summary(self) -> list[str]:
        """Returns a line for each graph with named parts: its runs, their time, and the shares of its parts, the largest first."""
        return [f"profile: {graph}: {shares}" for graph, shares in self.shares.items() if shares.has_parts]

    def _wait(self) -> None:
        """Waits for the device, so that the profile has whole graphs."""
        if self._runner.state is not None:
            jax.block_until_ready(self._runner.state)
