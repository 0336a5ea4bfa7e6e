"""``xlaengine daemon``: options in, exit status out. `xlaengine.daemon` does the work."""

from __future__ import annotations

import logging
import math
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import typer
from rich.console import Console

from xlaengine.batch.errors import UsageError
from xlaengine.cli.common import EXIT_DONE, EXIT_RUN_FAILED, say_error
from xlaengine.cli.loading import make_llm
from xlaengine.cli.options import takes_options
from xlaengine.cli.progress import Lines, Notes, log_as_notes
from xlaengine.cli.standard_error import open_if_closed
from xlaengine.cli.stop import exits_on_signals
from xlaengine.config import Settings
from xlaengine.config.option import option
from xlaengine.daemon.protocol.replies import PROTOCOL, Ready
from xlaengine.daemon.server.loop import STALL_SECONDS, run
from xlaengine.daemon.server.options import PANEL, Options
from xlaengine.daemon.server.outlet import Outlet, is_read
from xlaengine.daemon.server.service import Service
from xlaengine.sources import at_hand
from xlaengine.text.files import has_tokenizer

if TYPE_CHECKING:
    from xlaengine.llm import LLM

STDIN, STDOUT, STDERR = 0, 1, 2


def _number(seconds: float) -> float:
    if math.isnan(seconds):
        raise ValueError("nan is not a number of seconds")
    return seconds


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """The options of the command."""

    settings: Settings
    service: Options
    stream_fd: int = option(
        STDOUT, "The descriptor of the frames.", names=("--stream-fd",), min=1, max=2**31 - 1, metavar="FD", panel=PANEL
    )
    text: bool = option(False, "Prompt files hold text, not int32 token ids.", names=("--text",), panel=PANEL)
    stall_seconds: float = option(
        STALL_SECONDS,
        "If the reader of the frames reads nothing for so long, the requests that wait for it are cancelled.",
        min=0.1,
        max=86400.0,
        check=_number,
        metavar="SECONDS",
        panel=PANEL,
    )


@takes_options("daemon")
def command(wanted: Wanted) -> None:
    """Serve many requests with one model to the program that started this: lines on standard input, tokens as binary frames.

    Replies go to standard error, after lines of progress; the first begins with "ok ready". docs/daemon.md describes lines and frames.

    Exit status: 0 after the end of the input, QUIT or ABORT, or if the frames have no reader; 1 after a failure, 2 for wrong usage.
    """
    raise typer.Exit(execute(wanted, Lines(Console(stderr=True))))


def execute(wanted: Wanted, display: Notes) -> int:
    """Loads the model and serves. Returns the exit status."""
    try:
        open_if_closed(STDIN, os.O_RDONLY)
        _check(wanted)
        with _own_stream(wanted.stream_fd) as stream:
            with display, log_as_notes(display), exits_on_signals():
                llm = _make_llm(wanted, display, stream)
            with _stop_signals() as stop, llm:
                return _serve(wanted, llm, stream, stop)
    except _Unread:
        return EXIT_DONE
    except KeyboardInterrupt:
        display.note("stopped: no line has been read")
        return EXIT_RUN_FAILED
    except Exception as error:
        return say_error(display.console, error)


def _check(wanted: Wanted) -> None:
    """
    Raises:
        UsageError: the options do not go together, or the descriptor cannot be written.
    """
    if wanted.service.quantum and not wanted.service.tagged:
        raise UsageError(f"--quantum {wanted.service.quantum} needs --stream-tagged: an untagged stream has no frame for a held request")
    settings = wanted.settings
    if settings.enable_return_routed_experts and not wanted.service.tagged:
        raise UsageError("--enable-return-routed-experts needs --stream-tagged: untagged frames are token ids alone")
    if wanted.text and settings.tokenizer is None and (source := at_hand(settings.model_name)) is not None and not has_tokenizer(source):
        raise _without_tokenizer(settings.model_name)
    if wanted.stream_fd == STDERR:
        raise UsageError(f"--stream-fd {STDERR} is standard error, where the replies go")
    try:
        os.write(wanted.stream_fd, b"")
    except OSError as error:
        raise UsageError(f"--stream-fd {wanted.stream_fd} cannot be written: {error.strerror}") from None


def _make_llm(wanted: Wanted, display: Notes, stream: int) -> LLM:
    def progress(phase: str, done: int, total: int | None) -> None:
        display.phase(phase, done, total)
        if not is_read(stream):
            raise _Unread

    llm = make_llm(**replace(wanted.settings, scheduling_policy="fcfs", progress=progress).as_arguments())
    if wanted.text and llm.tokenizer is None:
        llm.close()
        raise _without_tokenizer(wanted.settings.model_name)
    return llm


def _without_tokenizer(model: str) -> UsageError:
    return UsageError(f"--text needs a tokenizer, and the model {model} has none: give --tokenizer")


def _serve(wanted: Wanted, llm: LLM, stream: int, stop: int) -> int:
    outlet = Outlet(stream, STDERR, tagged=wanted.service.tagged)
    tokenizer = llm.tokenizer if wanted.text else None
    encode = None if tokenizer is None else partial(tokenizer.encode, add_special_tokens=True)
    service = Service(llm.engine, wanted.service, outlet, encode, llm.metrics)
    outlet.reply(str(_ready(wanted, llm)))
    outlet.flush()
    try:
        with log_as_notes(_Replies(outlet), logging.WARNING):
            return run(service, STDIN, outlet, stop=stop, stall_seconds=wanted.stall_seconds)
    finally:
        outlet.close()


def _ready(wanted: Wanted, llm: LLM) -> Ready:
    options = wanted.service
    return Ready(
        protocol=PROTOCOL,
        pid=os.getpid(),
        slots=wanted.settings.max_num_seqs,
        max_model_len=llm.capacity,
        vocab=llm.vocab_size,
        quantum=options.quantum,
        max_queue=options.max_queue,
        snapshots=wanted.settings.snapshots,
    )


class _Unread(Exception):
    """The frames have no reader any more, so the rest of the model is not loaded."""


class _Replies(Notes):
    """Notes as replies, so that they never block if standard error is not read."""

    def __init__(self, outlet: Outlet):
        super().__init__(Console(quiet=True))
        self._outlet = outlet

    def note(self, message: str) -> None:
        self._outlet.reply(f"note {message}")


@contextmanager
def _own_stream(fd: int) -> Iterator[int]:
    """Yields the descriptor of the frames. If that is standard output, it is a copy, and within the block standard output leads to standard
    error, so that no library prints between frames."""
    if fd != STDOUT:
        yield fd
        return
    own = os.dup(STDOUT)
    os.dup2(STDERR, STDOUT)
    try:
        yield own
    finally:
        os.dup2(own, STDOUT)
        os.close(own)


@contextmanager
def _stop_signals() -> Iterator[int]:
    """Yields a descriptor that becomes readable when SIGTERM, SIGINT or SIGHUP comes, unless the parent process had them ignored.

    The interpreter's C handler writes to it at once. A Python handler would run only after the system call in progress.
    """
    stop, told = os.pipe()
    os.set_blocking(told, False)
    wakeup = signal.set_wakeup_fd(told, warn_on_full_buffer=False)
    before = {}
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(number) in (signal.SIG_DFL, signal.default_int_handler):
            before[number] = signal.signal(number, lambda *_: None)
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(wakeup)
        os.close(stop)
        os.close(told)
