"""Shows the progress of a job on standard error: bars on a terminal, plain lines elsewhere, or only notes."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Self

from rich.console import Console
from rich.filesize import decimal
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TaskID, TextColumn, TimeElapsedColumn
from rich.text import Text

from xlaengine.cli.common import say, wants_tracebacks
from xlaengine.types.words import plural

LINE_SECONDS = 5.0
"""The least time between two plain lines of one phase."""

_IN_BYTES = frozenset({"fetch", "check", "load"})
_LABELS = {"build": "kernels", "compile": "graphs"}  # not "compile": a warm start takes graphs from the cache


class Notes:
    """Prints only notes, and counts finished lines of the input. The base of `Lines` and `Bars`.

    Attributes:
        finished, failed, total: lines of the input; all are 0 before generation.
    """

    def __init__(self, console: Console, clock: Callable[[], float] = time.monotonic):
        self.console = console
        self.finished = self.failed = self.total = 0
        self._clock, self._began = clock, 0.0
        self._live: Callable[[], Mapping[str, Any]] = dict

    def phase(self, phase: str, done: int, total: int | None) -> None:
        """Shows a phase of the start: ``done`` of ``total`` units, or of an unknown number (None).

        ``compile decode[8]`` is a part of the phase ``compile``.
        """

    def generation(self, finished: int, total: int, live: Callable[[], Mapping[str, Any]]) -> None:
        """Generation begins. ``live`` returns the engine's counters."""
        self.finished, self.total = finished, total
        self._live, self._began = live, self._clock()

    def line(self, *, failed: bool) -> None:
        """A line of the input is finished."""
        self.finished += 1
        self.failed += failed

    def note(self, message: str) -> None:
        say(self.console, message)

    def _generated(self) -> str:
        """Requests, output tokens per second since generation began, and the slots in use now."""
        counters, seconds = self._live(), max(self._clock() - self._began, 1e-9)
        failed = f" ({self.failed} failed)" if self.failed else ""
        rate = f"{counters.get('output_tokens', 0) / seconds:.0f} tok/s"
        slots = f", {plural(counters['slots_in_use'], 'slot')} in use" if "slots_in_use" in counters else ""  # of one engine
        return f"{self.finished} of {plural(self.total, 'request')}{failed}, {rate}{slots}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        pass


class Lines(Notes):
    """Prints a line at the end of a phase, for each of its parts, and from time to time if a phase takes long."""

    def __init__(self, console: Console, clock: Callable[[], float] = time.monotonic):
        super().__init__(console, clock)
        self._last = clock()
        self._phases: dict[str, float] = {}
        self._printed: dict[str, float] = {}
        self._ended: set[str] = set()

    def phase(self, phase: str, done: int, total: int | None) -> None:
        (name, _, part), now = phase.partition(" "), self._clock()
        # The first report of a phase may come when its first part is done: the phase began at the last report of the one before.
        began = self._phases.setdefault(name, self._last)
        self._last = now
        if name in self._ended:
            return
        if part:
            self.note(f"{_label(name)}: {_amount(name, done, total)} ready, {part}")
        elif now - began >= LINE_SECONDS and 0 < done != total and self._is_due(name, now):
            self.note(f"{_label(name)}: {_amount(name, done, total)}")
        if done == total:
            self._ended.add(name)
            self.note(f"{_label(name)}: done in {now - began:.1f} s")

    def generation(self, finished: int, total: int, live: Callable[[], Mapping[str, Any]]) -> None:
        super().generation(finished, total, live)
        self.note(f"generate: {finished} of {plural(total, 'request')} finished")
        self._printed["generate"] = self._clock()

    def line(self, *, failed: bool) -> None:
        super().line(failed=failed)
        if self._is_due("generate", self._clock()):
            self.note(f"generate: {self._generated()}")

    def _is_due(self, phase: str, now: float) -> bool:
        if now - self._printed.get(phase, -LINE_SECONDS) < LINE_SECONDS:
            return False
        self._printed[phase] = now
        return True


class Bars(Notes):
    """Draws a bar for each phase while its context is open."""

    def __init__(self, console: Console):
        super().__init__(console)
        columns = (TextColumn("{task.description}"), BarColumn(bar_width=16), _Detail(), TimeElapsedColumn())
        # Standard output may carry the results: rich must not take it over.
        self._progress = Progress(*columns, console=console, refresh_per_second=4, redirect_stdout=False)
        self._tasks: dict[str, TaskID] = {}

    def phase(self, phase: str, done: int, total: int | None) -> None:
        name, _, part = phase.partition(" ")
        text = _amount(name, done, total) + (f", {part}" if part else "")
        if name not in self._tasks:
            self._tasks[name] = self._progress.add_task(_label(name), total=total, text=str)
        self._progress.update(self._tasks[name], completed=done, total=total, text=lambda: text)

    def generation(self, finished: int, total: int, live: Callable[[], Mapping[str, Any]]) -> None:
        super().generation(finished, total, live)
        for task in self._tasks.values():  # a phase of unknown length ends where the next one begins
            if self._progress.tasks[task].total is None:
                self._progress.update(task, total=1, completed=1, text=lambda: "done")
        self._tasks["generate"] = self._progress.add_task("generate", total=total, completed=finished, text=self._generated)

    def line(self, *, failed: bool) -> None:
        super().line(failed=failed)
        self._progress.update(self._tasks["generate"], completed=self.finished)
        if self.finished == self.total:
            last = self._generated()  # the rate does not include the time after generation
            self._progress.update(self._tasks["generate"], text=lambda: last, refresh=True)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *exc: object) -> None:
        self._progress.stop()


class _Detail(ProgressColumn):
    """The text beside a bar. The refresh thread renders it, so that the rate changes while one long request runs."""

    def render(self, task: Task) -> Text:
        return Text(task.fields["text"]())


def make_display(*, progress: bool, console: Console | None = None) -> Notes:
    """Returns bars for a terminal and lines elsewhere; without ``progress`` notes only. The default console is standard error."""
    console = console or Console(stderr=True)
    if not progress:
        return Notes(console)
    return Bars(console) if console.is_terminal else Lines(console)


@contextmanager
def log_as_notes(display: Notes, level: int = logging.INFO) -> Iterator[None]:
    """Within the block, what the package logs at ``level`` and above becomes notes."""
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
        except Exception:  # as in every handler: a message that cannot be shown must not end the run
            self.handleError(record)


def _label(phase: str) -> str:
    return _LABELS.get(phase, phase.replace("-", " "))


def _amount(phase: str, done: int, total: int | None) -> str:
    show = decimal if phase.partition("-")[0] in _IN_BYTES else str
    return show(done) if total is None else f"{show(done)} of {show(total)}"
