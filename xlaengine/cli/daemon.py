"""``xlaengine daemon``: lines in, frames out, until the client has gone. The work is done in `xlaengine.daemon`."""

from __future__ import annotations

import logging
import math
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from xlaengine.batch.errors import UsageError
from xlaengine.cli.common import EXIT_DONE, EXIT_RUN_FAILED, EXIT_USAGE, DTypeChoice, say_error, settings_as_usage
from xlaengine.cli.options import (
    AsyncScheduling,
    DType,
    MaxModelLen,
    MaxNumBatchedTokens,
    MemoryCheck,
    Model,
    PrefixCaching,
    Seed,
    Speculative,
    TokenizerPlace,
    engine_option,
)
from xlaengine.cli.progress import Lines, Notes, log_as_notes
from xlaengine.cli.stop import held
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.daemon.protocol.ready import PROTOCOL, Ready
from xlaengine.daemon.server.loop import STALL_SECONDS, run
from xlaengine.daemon.server.options import Options
from xlaengine.daemon.server.outlet import Outlet, is_read
from xlaengine.daemon.server.service import Service
from xlaengine.host.malloc import settle_malloc
from xlaengine.host.text.files import has_tokenizer
from xlaengine.protocol import MAX_LOGPROBS
from xlaengine.sources import UnknownModel, at_hand
from xlaengine.sources.default_model import DEFAULT_NAME

if TYPE_CHECKING:
    from xlaengine.llm import LLM

_protocol = partial(typer.Option, rich_help_panel="Protocol")

STDIN, STDOUT, STDERR = 0, 1, 2

Slots = Annotated[
    int, engine_option("--cache-slots", "--target-cache-slots", min=1, metavar="N", help="Requests generated at the same time.")
]
Probe = Annotated[bool, engine_option("--probe/--no-probe", help="Build what SCHED_BATCH_PROBE needs: a graph more for each decode width.")]
MaxLogprobs = Annotated[
    int,
    engine_option(
        min=0, max=MAX_LOGPROBS, metavar="K", help="Most alternatives whose log-probabilities a START may ask for; 0 builds none."
    ),
]
Tagged = Annotated[bool, _protocol("--stream-tagged", help="Frames say whose they are, and many requests run at once.")]
StreamFd = Annotated[int, _protocol("--stream-fd", min=1, metavar="FD", help="The descriptor that frames are written to.")]
Quantum = Annotated[int, _protocol(min=0, metavar="Q", help="Tokens of a request's turn where START says nothing; 0 is all.")]
MaxQueue = Annotated[int, _protocol(min=0, metavar="N", help="Most requests that wait for a slot.")]
Snapshots = Annotated[int, engine_option(min=0, metavar="N", help="Most snapshots of a slot that can be kept.")]
Text = Annotated[bool, _protocol("--text", help="Prompt files hold text, not int32.")]


def _number(seconds: float) -> float:
    if math.isnan(seconds):
        raise typer.BadParameter("nan is no number of seconds")
    return seconds


StallSeconds = Annotated[
    float,
    _protocol(
        min=0.1,
        max=86400.0,
        callback=_number,
        metavar="SECONDS",
        help="How long a reader may take nothing before a request that waits for it is cancelled.",
    ),
]


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """What the options say."""

    model: str
    tokenizer: str | None
    dtype: str
    seed: int
    max_model_len: int | None
    max_num_batched_tokens: int
    speculative: SpeculativeConfig | None
    enable_prefix_caching: bool
    async_scheduling: bool
    memory_check: bool
    slots: int
    snapshots: int
    probe: bool
    max_logprobs: int
    stream_fd: int
    text: bool
    stall_seconds: float
    service: Options


def command(
    model: Model = DEFAULT_NAME,
    tokenizer: TokenizerPlace = None,
    dtype: DType = DTypeChoice.auto,
    seed: Seed = 0,
    max_model_len: MaxModelLen = None,
    max_num_batched_tokens: MaxNumBatchedTokens = EngineConfig.prefill_tokens_per_step,
    speculative_config: Speculative = None,
    enable_prefix_caching: PrefixCaching = False,
    async_scheduling: AsyncScheduling = True,
    memory_check: MemoryCheck = True,
    cache_slots: Slots = 8,
    snapshots: Snapshots = 0,
    probe: Probe = True,
    max_logprobs: MaxLogprobs = MAX_LOGPROBS,
    stream_tagged: Tagged = False,
    stream_fd: StreamFd = STDOUT,
    quantum: Quantum = 0,
    max_queue: MaxQueue = 64,
    text: Text = False,
    stall_seconds: StallSeconds = STALL_SECONDS,
) -> None:
    """Serve many requests with one model to the program that started this: lines on standard input, tokens as binary frames.

    Replies for people go to standard error; the first of them begins with "ok ready". docs/daemon.md has lines and frames.

    Exit status: 0 the input has ended, or QUIT or ABORT, or the reader has gone; 2 wrong usage, 1 the daemon failed.
    """
    service = Options(tagged=stream_tagged, quantum=quantum, max_queue=max_queue)
    wanted = Wanted(
        model=model,
        tokenizer=tokenizer,
        dtype=dtype.value,
        seed=seed,
        max_model_len=max_model_len,
        max_num_batched_tokens=max_num_batched_tokens,
        speculative=speculative_config,
        enable_prefix_caching=enable_prefix_caching,
        async_scheduling=async_scheduling,
        memory_check=memory_check,
        slots=cache_slots,
        snapshots=snapshots,
        probe=probe,
        max_logprobs=max_logprobs,
        stream_fd=stream_fd,
        text=text,
        stall_seconds=stall_seconds,
        service=service,
    )
    raise typer.Exit(execute(wanted, _Progress(Console(stderr=True))))


def execute(wanted: Wanted, display: Notes) -> int:
    """Load, then serve; the exit status."""
    try:
        _open_standard_ones()
        _check(wanted)
        with _own_stream(wanted.stream_fd) as stream:
            with display, log_as_notes(display):
                llm = _make_llm(wanted, display, stream)
            with _stop_signals() as stop, llm:
                return _serve(wanted, llm, stream, stop)
    except _Unread:
        return EXIT_DONE
    except KeyboardInterrupt:
        display.note("stopped: no line has been read")
    except (UsageError, UnknownModel) as error:
        say_error(display.console, error)
        return EXIT_USAGE
    except Exception as error:  # the last border: whatever failed, a person gets one line
        say_error(display.console, error)
    return EXIT_RUN_FAILED


def _open_standard_ones() -> None:
    """Where this process began without standard input or error nothing else may take their numbers."""
    for fd, flags in ((STDIN, os.O_RDONLY), (STDERR, os.O_WRONLY)):
        try:
            os.fstat(fd)
        except OSError:
            null = os.open(os.devnull, flags)
            if null != fd:
                os.dup2(null, fd)
                os.close(null)


def _check(wanted: Wanted) -> None:
    """
    Raises:
        UsageError: the options do not go together, or the descriptor is not to be had.
    """
    if wanted.service.quantum and not wanted.service.tagged:
        raise UsageError(f"--quantum {wanted.service.quantum} needs --stream-tagged: an untagged stream cannot say that a request lives on")
    if wanted.text and wanted.tokenizer is None and (source := at_hand(wanted.model)) is not None and not has_tokenizer(source):
        raise _without_tokenizer(wanted.model)
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

    with held():
        from xlaengine.llm import LLM  # jax comes with it, which takes seconds that a wrong option need not wait for

    with settings_as_usage():
        llm = LLM(
            wanted.model,
            tokenizer=wanted.tokenizer,
            dtype=wanted.dtype,  # type: ignore[arg-type]
            seed=wanted.seed,
            max_num_seqs=wanted.slots,
            max_model_len=wanted.max_model_len,
            max_num_batched_tokens=wanted.max_num_batched_tokens,
            max_logprobs=wanted.max_logprobs,
            probe=wanted.probe,
            enable_prefix_caching=wanted.enable_prefix_caching,
            scheduling_policy="fcfs",
            snapshots=wanted.snapshots,
            speculative_config=wanted.speculative,
            memory_check=wanted.memory_check,
            depth=2 if wanted.async_scheduling else 1,
            progress=progress,
        )
    settle_malloc()
    if wanted.text and llm.tokenizer is None:
        llm.close()
        raise _without_tokenizer(wanted.model)
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
        slots=wanted.slots,
        max_model_len=llm.capacity,
        vocab=llm.vocab_size,
        quantum=options.quantum,
        max_queue=options.max_queue,
        snapshots=wanted.snapshots,
    )


class _Unread(Exception):
    """The client has gone while the model was loaded for it."""


class _Progress(Lines):
    """Lines for a client that need not read them: a console ends the process where nobody can."""

    def note(self, message: str) -> None:
        with suppress(OSError):
            os.write(STDERR, f"{message}\n".encode(errors="replace"))


class _Replies(Notes):
    """Notes that keep nobody waiting where standard error is not read."""

    def __init__(self, outlet: Outlet):
        super().__init__(Console(quiet=True))
        self._outlet = outlet

    def note(self, message: str) -> None:
        self._outlet.reply(f"note {message}")


@contextmanager
def _own_stream(fd: int) -> Iterator[int]:
    """The frames' descriptor. What a library prints on standard output meanwhile goes to standard error, not between the frames."""
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
    """A descriptor that can be read once SIGTERM, SIGINT or SIGHUP has come, unless the caller had them ignored.

    The interpreter writes to it as the signal comes: a handler of ours would wait for a system call that has just begun to end.
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
