"""The Python interface of the daemon."""

from __future__ import annotations

import itertools
import json
import logging
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NoReturn, Self

from xlaengine.daemon.client.arguments import Prompt, prompt_of, sampling_of
from xlaengine.daemon.client.changes import Changes
from xlaengine.daemon.client.correlation import Asked, BadReply, Correlation
from xlaengine.daemon.client.options import flags
from xlaengine.daemon.client.process import CLOSED, Process
from xlaengine.daemon.client.stream import Stream
from xlaengine.daemon.errors import DaemonError
from xlaengine.daemon.protocol.commands import Command
from xlaengine.daemon.protocol.frames import DONE, AnyFrame
from xlaengine.daemon.protocol.grammar import line_of
from xlaengine.daemon.protocol.replies import PROTOCOL

if TYPE_CHECKING:
    from xlaengine.daemon.client.options import Option

COMMAND = (sys.executable, "-m", "xlaengine", "daemon")

_A_STR_IS_A_PATH = "; a str is the path of a prompt file, token ids go as a list"

logger = logging.getLogger(__name__)


class Client:
    """Starts a daemon for this process alone. It ends with the ``with`` block, or with this process, even if this process is killed.

    Several threads may use one client, but only one thread may read a stream. A signal handler may use only `close` and `kill`. In a forked
    process, every method raises `DaemonError`, except `close` and `kill`, which do nothing.

    Args:
        model: as ``--model``; None: the default model.
        timeout: the most seconds to wait for one token or one answer. If an answer to a line does not come, the daemon is killed.
        start_timeout: the most seconds for loading and compiling.
        progress: called with each line of standard error that is not a reply, in the thread that reads them; it must not use the client.
            If it raises, the exception is logged, and it is not called again.
        command: the command that is run, without options. Its standard input is a socket, which cannot be opened again as `/dev/stdin`.
        options: of the command, by their names: ``cache_slots=2`` is ``--cache-slots 2``, ``text=True`` is ``--text``.
            A dict or a `SpeculativeConfig` is given as JSON: ``speculative_config={"method": "ngram"}``.

    Attributes:
        ready: the daemon's first reply: slots, max_model_len, vocab.

    Raises:
        OSError: ``command`` cannot be started.
        DaemonError: the daemon ended before it was ready, or has another version of the protocol.
        TimeoutError: the daemon was not ready after ``start_timeout``.
    """

    def __init__(
        self,
        model: str | None = None,
        *,
        timeout: float = 600.0,
        start_timeout: float = 1800.0,
        progress: Callable[[str], object] | None = None,
        command: Sequence[str] = COMMAND,
        **options: Option,
    ):
        argv = [*command, "--stream-tagged", *(() if model is None else ("--model", model)), *flags(options)]
        self._ids = itertools.count(1)
        self._timeout = timeout
        self._progress = progress
        self._changes = Changes()
        self._correlation = Correlation(self._changes.notify)
        self._closed = False
        self._warned: set[int] = set()
        self._owner = os.getpid()
        self._process = Process(argv)
        self._sender = self._process.sender
        self._process.read(self._take_frames, self._take_line, self._take_end)
        try:
            self.wait(lambda: self._correlation.ready is not None, "the daemon to start", start_timeout)
            if self._correlation.ready is None:
                raise self._end_error()
            self.ready = self._correlation.ready
            if self.ready.protocol != PROTOCOL:
                raise DaemonError(f"the daemon speaks protocol {self.ready.protocol}, this client {PROTOCOL}")
        except BaseException:
            self.kill()
            raise

    # --- requests

    def start(self, prompt: Prompt, max_tokens: int, *, quantum: int | None = None, slot: int | None = None, **sampling: Any) -> Stream:
        """Begin a request, and return its stream at once. It waits if all slots are taken. If the daemon refuses it, its stream raises the
        error.

        Args:
            prompt: token ids, or the path of a prompt file as the daemon sees it. A str is a path.
            max_tokens: the most tokens to generate; GEN in messages of the daemon.
            quantum: the number of tokens after which the request is held, until `Stream.continue_`; 0: it is never held; None: the
                daemon's ``--quantum``, which is 0 by default.
            slot: the only slot in which it may run; None: any.
            sampling: fields of `SamplingParams`, greedy by default; ``logprobs`` fills `Stream.logprobs`.

        Raises:
            Malformed: no line can have these values. Nothing was sent.
            TypeError: an unknown argument.
            DaemonError: the daemon has ended, or the client is closed.
            TimeoutError: the daemon did not take the line in time.
        """
        self._require_own_process()
        self._cancel_dropped()
        given = {"prompt": prompt_of(prompt), "max_tokens": max_tokens, "quantum": quantum, "slot": slot, "sampling": sampling_of(sampling)}
        hint = _A_STR_IS_A_PATH if isinstance(prompt, str) else ""
        stream = Stream(request_id=next(self._ids), client=self, if_no_file=hint)
        data = self._line(Command("START", request_id=stream.request_id, **given))
        self._send(data, opens=stream)
        return stream

    def resume(self, stream: Stream, tokens: int) -> None:
        """Send CONTINUE for a request; `Stream.continue_` calls it.

        Raises:
            Malformed: ``tokens`` is not a number from 1 on. Nothing was sent.
            DaemonError: the request is neither held nor ended by its ``max_tokens``, or the daemon refuses.
            TimeoutError: no answer came in time. The client cannot be used any more.
        """
        self._require_own(stream)
        line_of(command := Command("CONTINUE", request_id=stream.request_id, more=tokens))
        command = replace(command, epoch=self._epoch_of(stream))
        with self._changes.lock:
            self._require_open()
            before = stream.terminal, stream.finished_by
            if not stream.is_held and stream.finish_reason != "length":
                raise DaemonError(f"request {stream.request_id} is {'finished' if stream.is_finished else 'running'}, not held")
        try:
            # Only a refused CONTINUE is answered with id 0: if PING is answered first, it was accepted.
            self._ask(command, Command("PING"), opens=stream)
        except (DaemonError, TimeoutError):
            with self._changes.lock:
                if stream.terminal is None:  # otherwise its end has come meanwhile
                    stream.terminal, stream.finished_by = before
                    self._correlation.forget(stream)
            raise

    def cancel(self, stream: Stream) -> None:
        """Send CANCEL for a request that has not ended; `Stream.cancel` calls it.

        Raises:
            DaemonError: the daemon has ended, or the client is closed.
            TimeoutError: no answer came in time. The client cannot be used any more.
        """
        self._require_own(stream)
        with self._changes.lock:
            if stream.is_finished:
                return
            before, stream.was_cancelled = stream.was_cancelled, True
        try:
            self._ask(Command("CANCEL", request_id=stream.request_id, epoch=self._epoch_of(stream)))
        except (DaemonError, TimeoutError) as error:
            stream.was_cancelled = before  # a call that was interrupted may have cancelled it
            if isinstance(error, TimeoutError) or not stream.is_finished:  # otherwise its end has come meanwhile
                raise

    def _cancel_dropped(self) -> None:
        """Cancel held requests whose streams were dropped, so that their slots become free. A finalizer must not do it, because a finalizer
        must not wait for locks."""
        for request_id in self._correlation.dropped_ids:
            with suppress(DaemonError):  # the request has ended meanwhile, or another thread has cancelled it
                self._ask(Command("CANCEL", request_id=request_id))
            self._correlation.forget_dropped(request_id)  # not before: an interrupt may come before the line is sent

    def _epoch_of(self, stream: Stream) -> int | None:
        """Wait for the reply to a START, and return its epoch; None if the START was refused, or the daemon has ended."""
        self.wait(lambda: stream.is_known, f"the answer to start of request {stream.request_id}", kill=True)
        return stream.epoch

    # --- other lines; each raises DaemonError if it is refused or the daemon has ended, TimeoutError if no answer comes

    def ping(self) -> None:
        """Return when the daemon has answered."""
        self._ask(Command("PING"))

    def stats(self) -> dict[str, Any]:
        """The metrics of the daemon, as in docs/metrics.md, with the entry ``daemon``: its numbers of lines and of requests."""
        return json.loads(self._ask(Command("STATS")))

    def snapshot(self, name: str, slot: int | Stream) -> None:
        """Keep the KV entries of a slot under a name.

        Args:
            slot: a slot that no request owns, or a stream that has ended: then the slot in which it ran.

        Raises:
            DaemonError: a request owns the slot, the slot holds other entries by now, or there is no room for another snapshot.
        """
        epoch = None
        if isinstance(slot, Stream):
            self._require_own(slot)
            slot, epoch = slot.place
        self._ask(Command("SNAPSHOT", name=name, slot=slot, epoch=epoch))

    def restore(self, name: str, slot: int) -> None:
        """Copy a snapshot into a slot that no request owns. A request that starts in this slot reuses its entries."""
        self._ask(Command("RESTORE", name=name, slot=slot))

    def restore_chain(self, names: Sequence[str], prompt: Prompt, slot: int) -> None:
        """Copy a snapshot into a slot that no request owns: the longest of those in ``names`` with which ``prompt`` begins."""
        self._ask(Command("RESTORE_CHAIN", names=tuple(names), prompt=prompt_of(prompt), slot=slot))

    def free_snapshot(self, name: str) -> None:
        """Remove a snapshot. Its name and its memory can be used again."""
        self._ask(Command("FREE_SNAPSHOT", name=name))

    def _line(self, command: Command) -> bytes:
        """The line of a command, with its line end. If the command names a slot, the line has the slot's epoch as this client knows it."""
        line_of(command)
        if command.slot is not None and command.epoch is None:
            self.wait(lambda: self._correlation.is_up_to_date, "the answers to all START lines", kill=True)
            command = replace(command, epoch=self._correlation.slot_epochs.get(command.slot, 0))
        return line_of(command) + b"\n"

    def _ask(self, *sent: Command, opens: Stream | None = None) -> str:
        """Send lines together, and return the reply to the first one, without ``ok`` and the verb. ``opens``: the stream that they
        continue."""
        self._require_own_process()
        asked = self._send(b"".join(map(self._line, sent)), sent, opens)[0]
        self.wait(lambda: asked.is_answered, f"the answer to {asked.verb}", kill=True)
        if asked.reply is None or asked.terminal is None:
            raise self._end_error()
        if asked.terminal != DONE:
            raise DaemonError(asked.reply)
        return asked.reply.removeprefix(f"ok {asked.verb}").strip()

    def _send(self, data: bytes, sent: Sequence[Command] = (), opens: Stream | None = None) -> list[Asked]:
        """Send lines. What answers to expect is noted in the thread that sends, so no interrupt comes between the note and the lines.

        Args:
            sent: the commands among them that are answered with id 0.
            opens: the stream that they start or continue.
        """

        def expect() -> list[Asked]:
            with self._changes.lock:
                self._require_open()
                if opens is not None:
                    self._correlation.open(opens)
                return self._correlation.ask(sent)

        return self._sender.send(data, self._timeout, expect)

    # --- waiting

    def wait_for_slot(self, stream: Stream, is_met: Callable[[], bool], name: str) -> None:
        """As `wait`, for a stream that may have no slot yet. A held request whose stream is dropped during the wait is cancelled: its slot
        may be the one that this stream waits for."""
        while True:
            self._cancel_dropped()
            self._warn_if_blocked(stream)
            self.wait(lambda: is_met() or self._needs_care(stream), name)
            if not self._needs_care(stream):
                return

    def _needs_care(self, stream: Stream) -> bool:
        return bool(self._correlation.dropped_ids) or self._is_blocked(stream)

    def _is_blocked(self, stream: Stream) -> bool:
        """Whether all slots are held by other requests, and no warning of this request has said so: no slot becomes free by itself."""
        with self._changes.lock:
            is_waiting = stream.terminal is None and stream.request_id not in self._warned
            return is_waiting and len(self._correlation.held_ids) >= self.ready.slots

    def _warn_if_blocked(self, stream: Stream) -> None:
        with self._changes.lock:
            if not self._is_blocked(stream):
                return
            held = self._correlation.held_ids
            self._warned.add(stream.request_id)
        listed = ", ".join(map(str, held))
        what = f"request {stream.request_id} waits for a slot, and all {len(held)} are held by requests whose quantum is used up ({listed})"
        logger.warning("%s: cancel() one of them, or continue_() it to its end", what)

    def wait(self, is_met: Callable[[], bool], name: str, timeout: float | None = None, *, kill: bool = False) -> None:
        """Wait until a condition is met, or the daemon has ended.

        Args:
            is_met: the condition. It is called with the lock of the answers held.
            name: what is waited for, for the message.
            timeout: the most seconds to wait; None: the client's own.
            kill: kill the daemon if the time is over.

        Raises:
            DaemonError: this process is a fork.
            TimeoutError: neither came in ``timeout`` seconds.
        """
        timeout = self._timeout if timeout is None else timeout
        self._require_own_process()
        if not self._changes.wait_for(lambda: is_met() or self._correlation.ended is not None, timeout):
            error = TimeoutError(f"waited {timeout:g} s for {name}")
            if kill:
                self._give_up(f"the daemon was killed: {error}")
            raise error

    # --- the end

    def close(self, timeout: float = 30.0) -> int:
        """End the daemon, and return its exit status. It may be called twice.

        Running and waiting requests finish first, if that takes at most ``timeout`` seconds; held requests are cancelled. Streams keep the
        tokens that have come. In a forked process nothing is done, and the result is 0: the daemon belongs to the parent.
        """
        if self._is_forked:
            return 0
        self._closed = True
        self._sender.close()
        return self._process.end(timeout)

    def kill(self) -> None:
        """End the daemon at once, and with it all requests."""
        if not self._is_forked:
            self._process.kill()
            self.close(0.0)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Client can be neither copied nor pickled: its daemon and its threads belong to this process. Start one in each")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if kind is None:
            self.close()
        else:
            self.close(timeout=0.0)

    @property
    def _is_forked(self) -> bool:
        return os.getpid() != self._owner

    def _require_own_process(self) -> None:
        """Raise DaemonError in a forked process. It takes no lock: if another thread of the parent held one, the fork can never take it."""
        if self._is_forked:
            raise DaemonError(
                f"this client belongs to process {self._owner}, and this is a fork of it, process {os.getpid()}: the threads that read the "
                "daemon's answers run only in the parent. Start a Client in the child itself"
            )

    def _require_own(self, stream: Stream) -> None:
        self._require_own_process()
        if stream.client is not self:
            raise ValueError(f"request {stream.request_id} was started by another client, and cannot be used with this one")

    def _require_open(self) -> None:
        if self._closed or self._correlation.ended is not None:
            raise self._end_error()

    def _end_error(self) -> DaemonError:
        return DaemonError(CLOSED if self._closed else self._correlation.ended)

    def _give_up(self, why: str) -> None:
        with self._changes.lock:
            self._correlation.end(why)
            self._changes.notify()
        self._process.kill()

    # --- what the process writes; called in the threads of `Process`

    def _take_frames(self, frames: Sequence[AnyFrame]) -> None:
        with self._changes.lock:
            for frame in frames:
                self._correlation.take_frame(frame)
            self._changes.notify()

    def _take_line(self, line: str) -> None:
        try:
            with self._changes.lock:
                is_reply = self._correlation.take_reply(line)
                self._changes.notify()
        except BadReply as error:
            self._give_up(str(error))
            return
        if not is_reply and self._progress is not None:
            try:
                self._progress(line)
            except Exception:
                logger.exception("progress(%r) failed, and is not called again", line)
                self._progress = None

    def _take_end(self, status: int, wrong: str) -> None:
        with self._changes.lock:
            self._correlation.end(f"the daemon has ended with status {status}{wrong}", orderly=status == 0 and not wrong)
            self._changes.notify()
