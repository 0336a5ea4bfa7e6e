"""What a person sees of a job, on standard error: bars on a terminal, plain lines elsewhere, or nothing but notes."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Self

from rich.console import Console
from rich.filesize import decimal
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TaskID, TextColumn, TimeElapsedColumn
from rich.text import Text

from xlaengine.cli.common import say, wants_tracebacks

LINE_SECONDS = 5.0
"""Plain lines of one phase come at most this often."""

_IN_BYTES = frozenset({"fetch", "check", "load"})
_LABELS = {"build": "kernels", "compile": "graphs"}  # a warm start takes them from the cache: what counts is how many are ready

Live = Callable[[], Mapping[str, Any]]


class Notes:
    """Counts lines, and prints notes only. The base of the other two.

    Attributes:
        finished: lines of the input that are done, ``total`` of all; both 0 before generation.
    """

    def __init__(self, console: Console):
        self.console = console
        self.finished = self.failed = self.total = 0

    def phase(self, phase: str, done: int, total: int | None) -> None:
        pass

    def generation(self, finished: int, total: int, live: Live) -> None:
        self.finished, self.total = finished, total

    def line(self, *, failed: bool) -> None:
        self.finished += 1
        self.failed += failed

    def note(self, message: str) -> None:
        say(self.console, message)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        pass


class Lines(Notes):
    """A line where a phase ends, now and then before, if it takes long, and for each part (``compile decode[8]``)."""

    def __init__(self, console: Console, clock: Callable[[], float] = time.monotonic):
        super().__init__(console)
        self._clock = clock
        self._last = clock()
        self._began: dict[str, float] = {}
        self._printed: dict[str, float] = {}
        self._ended: set[str] = set()
        self._rate: _Rate | None = None

    def phase(self, phase: str, done: int, total: int | None) -> None:
        (name, _, part), now = phase.partition(" "), self._clock()
        # A phase may be heard of only when its first part is done: it began where the one before it was last heard of.
        began = self._began.setdefault(name, self._last)
        self._last = now
        if name in self._ended:
            return
        label = _label(name)
        if part:
            self.note(f"{label}: {_amount(name, done, total)} ready, {part}")
        elif now - began >= LINE_SECONDS and 0 < done != total and self._due(name, now):
            self.note(f"{label}: {_amount(name, done, total)}")
        if done == total:
            self._ended.add(name)
            self.note(f"{label}: done in {now - began:.1f} s")

    def generation(self, finished: int, total: int, live: Live) -> None:
        super().generation(finished, total, live)
        self._rate = _Rate(live, self._clock)
        self.note(f"generate: {finished} of {total} requests finished")
        self._printed["generate"] = self._clock()

    def line(self, *, failed: bool) -> None:
        super().line(failed=failed)
        if self._rate is not None and self._due("generate", self._clock()):
            self.note(f"generate: {self.finished} of {self.total} requests{_failures(self.failed)}, {self._rate.text()}")

    def _due(self, phase: str, now: float) -> bool:
        if now - self._printed.get(phase, -LINE_SECONDS) < LINE_SECONDS:
            return False
        self._printed[phase] = now
        return True


class Bars(Notes):
    """A bar for each phase, alive while its context is. ``compile decode[8]`` is a part of the phase ``compile``."""

    def __init__(self, console: Console):
        super().__init__(console)
        columns = (TextColumn("{task.description}"), BarColumn(bar_width=16), _Detail(), TimeElapsedColumn())
        # Standard output may carry the results: rich must not take it over.
        self._progress = Progress(*columns, console=console, refresh_per_second=4, redirect_stdout=False)
        self._tasks: dict[str, TaskID] = {}

    def phase(self, phase: str, done: int, total: int | None) -> None:
        name, _, part = phase.partition(" ")
        if name not in self._tasks:
            self._tasks[name] = self._progress.add_task(_label(name), total=total)
        self._progress.update(self._tasks[name], completed=done, total=total, part=part)

    def generation(self, finished: int, total: int, live: Live) -> None:
        super().generation(finished, total, live)
        for task in self._tasks.values():  # a phase of unknown length ends where the next thing begins
            if self._progress.tasks[task].total is None:
                self._progress.update(task, total=1, completed=1, size_unknown=True)
        self._tasks["generate"] = self._progress.add_task("generate", total=total, completed=finished, rate=_Rate(live, time.monotonic))

    def line(self, *, failed: bool) -> None:
        super().line(failed=failed)
        self._progress.update(self._tasks["generate"], completed=self.finished, failed=self.failed)
        if self.finished == self.total:
            self._progress.refresh()  # what follows generation is not its time

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._progress.stop()


class _Detail(ProgressColumn):
    """Numbers beside a bar; drawn by the refresh thread, so that it moves while one long request runs."""

    def render(self, task: Task) -> Text:
        total = None if task.total is None else int(task.total)
        rate: _Rate | None = task.fields.get("rate")
        if rate is not None and task.finished:
            rate.stop()
        if rate is None:
            part = task.fields.get("part")
            if task.fields.get("size_unknown"):
                return Text("done")
            return Text(_amount(task.description, int(task.completed), total) + (f", {part}" if part else ""))
        return Text(f"{int(task.completed)} of {total} requests{_failures(task.fields.get('failed', 0))}, {rate.text()}")


class _Rate:
    """Output tokens per second since generation began, and the slots in use now."""

    def __init__(self, live: Live, clock: Callable[[], float]):
        self._live, self._clock, self._began = live, clock, clock()
        self._last: str | None = None

    def stop(self) -> None:
        """Keep the text as it is now."""
        self._last = self.text()

    def text(self) -> str:
        if self._last is not None:
            return self._last
        counters = self._live()
        seconds = max(self._clock() - self._began, 1e-9)
        return f"{counters.get('output_tokens', 0) / seconds:.0f} tok/s, {counters.get('slots_in_use', 0)} slots in use"


def make_display(console: Console, *, progress: bool) -> Notes:
    """Bars where ``console`` is a terminal; ``progress`` False leaves notes only."""
    if not progress:
        return Notes(console)
    return Bars(console) if console.is_terminal else Lines(console)


@contextmanager
def log_as_notes(display: Notes, level: int = logging.INFO) -> Iterator[None]:
    """While it is open, what the package logs at ``level`` and above is told as notes."""
    logger, handler = logging.getLogger("xlaengine"), _NoteHandler(display)
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(level)
    try:
        yield
    finally:
        logger.setLevel(before)
        logger.removeHandler(handler)


class _NoteHandler(logging.Handler):
    def __init__(self, display: Notes):
        super().__init__()
        self._display = display

    def emit(self, record: logging.LogRecord) -> None:
        try:
            text = self.format(record) if wants_tracebacks() else record.getMessage()
            self._display.note(f"{record.levelname.lower()}: {text}" if record.levelno >= logging.WARNING else text)
        except Exception:  # as every handler: what cannot be told must not end the run
            self.handleError(record)


def _label(phase: str) -> str:
    return _LABELS.get(phase, phase.replace("-", " "))


def _amount(phase: str, done: int, total: int | None) -> str:
    show = decimal if _label(phase).split()[0] in _IN_BYTES else str
    return show(done) if total is None else f"{show(done)} of {show(total)}"


def _failures(failed: int) -> str:
    return f" ({failed} failed)" if failed else ""
