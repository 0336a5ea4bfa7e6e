"""What the daemon does: lines in, one engine step at a time, frames and replies out. It knows no descriptors."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from xlaengine.daemon.errors import Malformed, Refused
from xlaengine.daemon.protocol import commands
from xlaengine.daemon.protocol.commands import Command
from xlaengine.daemon.protocol.frames import DAEMON_ID, DONE, ERROR
from xlaengine.daemon.protocol.grammar import MAX_LINE, keyword_of, parse
from xlaengine.daemon.server.answers import OutletLike, TaggedAnswers, UntaggedAnswers
from xlaengine.daemon.server.drives import Drive, DriveCommand, RoundRobin, anybody, drive_of
from xlaengine.daemon.server.options import Options
from xlaengine.daemon.server.prompts import EncodeText, prompt_ids
from xlaengine.daemon.server.reports import requests_line, rows_line, slots_line, stats_line
from xlaengine.daemon.server.requests import sampling
from xlaengine.daemon.server.serving import Serving
from xlaengine.daemon.server.snapshots import Snapshots
from xlaengine.protocol import InvalidRequest

if TYPE_CHECKING:
    from xlaengine.engine import Engine

logger = logging.getLogger(__name__)

MOST_OWED = 4096
"""Answers that wait for that of a line before them."""


class Service:
    """Many requests over one engine.

    Requests run as far as START, CONTINUE and drives grant; one whose quantum is used up is *held*: it keeps its slot, and nothing is
    launched for it until more is granted. Whoever drives this calls `line` for each line, and `advance` while `is_busy`.

    Args:
        engine: idle; nobody else submits to it.
        encode_text: prompt files hold text, and this gives its tokens; None: they hold int32.
        metrics: what STATS tells; None: the engine's own.
        clock: seconds, never going back.

    Attributes:
        exit_status: of the process, once there is nothing left to do; None until then.
        serving: the live requests.
    """

    def __init__(
        self,
        engine: Engine,
        options: Options,
        outlet: OutletLike,
        encode_text: EncodeText | None = None,
        metrics: Callable[[], Mapping[str, Any]] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ):
        self.exit_status: int | None = None
        self._engine = engine
        self._options = options
        self._outlet = outlet
        self._encode_text = encode_text
        self._metrics = metrics or engine.metrics
        self._answers = TaggedAnswers(outlet) if options.tagged else UntaggedAnswers(outlet)
        self._clock = clock
        self.serving = Serving(engine, options, outlet, self._answers, clock)
        self._snapshots = Snapshots(engine, engine.config.snapshots)
        self._round_robin = RoundRobin()
        self._drive: Drive | None = None
        self._closing = False
        self._lines = self._refused = 0

    # --- what its user calls

    @property
    def is_busy(self) -> bool:
        """Whether `advance` has something to do."""
        return self.exit_status is None and not self._engine.is_idle

    @property
    def takes_lines(self) -> bool:
        """Whether a line's answer could leave, or be kept: not where too many wait for an untagged request to end."""
        return self._answers.owed < MOST_OWED

    def line(self, data: bytes) -> None:
        """Carry out or refuse a line, given without its end. What takes time is answered in the course of `advance`."""
        if self.exit_status is not None:
            return
        self._lines += 1
        try:
            command = parse(data)
        except Malformed as bad:
            self._refuse("line", bad.message, bad.request_id)
            return
        try:
            said = self._obey(command)
        except (Refused, InvalidRequest) as bad:
            begins = command.request_id if isinstance(command, commands.Start) else None
            self._refuse(keyword_of(command), str(bad), begins)
            return
        if said is not None:
            self._outlet.reply(f"ok {keyword_of(command)} {said}".rstrip())
            self._answers.of_line(DONE)
        self._settle()

    def too_long(self, size: int) -> None:
        """Refuse a line that was not kept."""
        if self.exit_status is None:
            self._lines += 1
            self._refuse("line", f"it has {size} bytes or more, {MAX_LINE} at most", None)

    def advance(self) -> None:
        """At most one step of the engine, and what follows from it. An engine that fails ends all requests, and goes on."""
        try:
            self._engine.advance()
        except Exception as error:
            self._failed(error)
        self._hear()

    def pause(self, request_id: int) -> None:
        """Launch nothing for a request whose reader is slow, until `resume`. Who does not live is nobody, here and below."""
        self.serving.pause(request_id)

    def resume(self, request_id: int) -> None:
        self.serving.resume(request_id)

    def give_up(self, request_id: int, why: str) -> None:
        """Cancel a request, though no line asks for it, and say why."""
        if request_id in self.serving.registry:
            self.serving.cancel(self.serving.registry.named(request_id), why)
            self._settle()

    def end_of_input(self) -> None:
        """There will be no more lines: finish what runs and what waits, then end what is held. `exit_status` tells when."""
        self._closing = True
        self._settle()

    def abort(self, why: str = "aborted") -> None:
        """Cancel everything, and be done."""
        for live in self.serving.registry:
            self.serving.cancel(live, why)
        if (drive := self._drive) is not None:
            self._drive = None
            self._outlet.reply(f"err {drive.name}: {why} after {drive.turns} turns")
            self._answers.of_line(ERROR)
        self.exit_status = 0

    def hang_up(self) -> None:
        """Nobody reads the frames any more."""
        self.abort("nobody reads the frames")

    # --- what follows from a line or a step

    def _hear(self) -> None:
        self.serving.hear(self._engine.take())
        self._settle()

    def _failed(self, error: Exception) -> None:
        """The engine has ended all requests and emptied its state, snapshots too; it can go on."""
        logger.exception("the engine failed")
        self._outlet.reply(f"err engine: {type(error).__name__}: {error}; {len(self._snapshots)} snapshots are lost")
        self._snapshots.clear()

    def _settle(self) -> None:
        """Seats for who waits and turns for who is held, until there are no more to give; then, perhaps, the end."""
        while self.serving.seat() or self._drive_on():
            pass
        if self._closing and self._drive is None:
            self._let_go()

    def _let_go(self) -> None:
        """There will be no CONTINUE any more: who is held makes room for who waits, and at the end nobody is left."""
        registry = self.serving.registry
        while len(registry) == len(registry.held) + len(registry.queue) and self.exit_status is None:
            for live in registry.held:
                self.serving.cancel(live, "held, and nobody is left to continue it")
            if not self.serving.seat():
                self.abort()

    def _drive_on(self) -> bool:
        """Whether the drive gave turns, or has come to its end."""
        if (drive := self._drive) is None:
            return False
        takers = drive.next_turns(self.serving.registry, self._round_robin)
        for live in takers:
            self.serving.grant(live, drive.tokens(live))
        if takers or not drive.is_over(self.serving.registry):
            return bool(takers)
        self._drive = None
        self._outlet.reply(f"ok {drive.name} turns={drive.turns} count={drive.count} ms={1000 * (self._clock() - drive.began):.1f}")
        self._answers.of_line(DONE)
        return True

    # --- lines

    def _refuse(self, what: str, message: str, begins: int | None) -> None:
        """``begins``: the request that the line was to begin, if it says which."""
        self._refused += 1
        whom = "" if begins is None else f"req={begins}: "
        self._outlet.reply(f"err {what}: {whom}{message}")
        self._answers.of_line(ERROR, DAEMON_ID if begins is None or begins in self.serving.registry else begins)

    def _obey(self, command: Command) -> str | None:
        """What to reply to a line that this answers; None: its answer comes with what it has begun.

        Raises:
            Refused, InvalidRequest: nothing has changed.
        """
        match command:
            case commands.Start():
                return self._start(command)
            case commands.Continue():
                return self._continue(command)
            case commands.Cancel():
                live = self.serving.meant(command)
                self.serving.cancel(live, "cancelled")
                return f"req={live.request_id}"
            case commands.SchedStep() | commands.SchedDrain() | commands.BatchTail() | commands.BatchStep() | commands.BatchDrain():
                return self._begin(command)
            case commands.BatchPeek():
                return rows_line(self._round_robin.peek(self.serving.registry, command.n, anybody))
            case commands.BatchProbe():
                return self._probe(command.n)
            case commands.Quit():
                self._closing = True
                return ""
            case commands.Abort():
                self.abort()
                return ""
        return self._tell(command)

    def _tell(self, command: Command) -> str:
        """Lines that move no request."""
        match command:
            case commands.Ping():
                return "pong"
            case commands.Stats():
                return stats_line(self._metrics(), self.serving, lines=self._lines, refused=self._refused)
            case commands.ListRequests():
                return requests_line(self.serving)
            case commands.ListSlots():
                return slots_line(self._engine.slots, self.serving)
            case commands.Snapshot():
                return self._snapshots.keep(command.name, self.serving.idle(command.slot, command.epoch))
            case commands.Restore() | commands.RestoreChain():
                return self._restore(command)
            case commands.FreeSnapshot():
                return self._snapshots.free(command.name)
            case commands.ListSnapshots():
                return self._snapshots.listing()
        raise TypeError(f"nobody carries out {command}")

    def _restore(self, command: commands.Restore | commands.RestoreChain) -> str:
        slot = self.serving.idle(command.slot, command.epoch)
        if isinstance(command, commands.Restore):
            said = self._snapshots.restore(command.name, slot)
        else:
            said = self._snapshots.restore_longest(command.names, self._ids(command.prompt), slot)
        return f"{said} epoch={self._engine.slots[slot].epoch}"

    def _start(self, start: commands.Start) -> None:
        serving = self.serving
        self._require_open()
        if start.request_id is not None and start.request_id in serving.registry:
            raise Refused(f"request {start.request_id} lives, {serving.registry.named(start.request_id).place}")
        serving.require_room(start.slot, start.epoch)
        if start.logprobs is not None and not self._options.tagged:
            raise Refused(f"logprobs {start.logprobs} needs a tagged stream: untagged frames are token ids alone")
        request_id = start.request_id or serving.registry.lowest_unused()
        request = self._engine.intake.make(str(request_id), self._ids(start.prompt), None, sampling(start))
        live = serving.begin(request_id, request, self._quantum(start.quantum), start.slot)
        live.has_waited = live.is_queued
        self._outlet.reply(f"ok start req={request_id} {live.place} epoch={live.epoch} prompt={len(request.prompt_token_ids)}")

    def _quantum(self, asked: int | None) -> int:
        if self._options.tagged:
            return self._options.quantum if asked is None else asked
        if asked:
            raise Refused(f"quantum {asked} needs a tagged stream: here a request runs to its end, quantum 0")
        return 0

    def _ids(self, prompt: commands.Prompt) -> tuple[int, ...]:
        return prompt_ids(prompt, self._engine.config.max_model_len, self._encode_text)

    def _continue(self, more: commands.Continue) -> None:
        live = self.serving.meant(more)
        self._require_open()
        if not live.is_held:
            raise Refused(f"request {live.request_id} is {live.place}, with {live.grant} tokens of its last grant to come")
        self._outlet.reply(f"ok continue req={live.request_id} tokens={live.turn_of(more.tokens)}")
        live.has_line = True
        self.serving.grant(live, more.tokens)

    def _begin(self, command: DriveCommand) -> None:
        self._require_open()
        if self._drive is not None:
            raise Refused(f"{self._drive.name} is under way, {self._drive.turns} turns so far: 1 of its kind at a time")
        self._drive = drive_of(command)
        self._drive.began = self._clock()

    def _require_open(self) -> None:
        if self._closing:
            raise Refused(f"the daemon is about to end, {len(self.serving.registry)} requests live")

    def _probe(self, n: int | None) -> str:
        if not self._engine.config.probe:
            raise Refused("0 probe graphs: this daemon was started without them")
        takers = self._round_robin.peek(self.serving.registry, n, anybody)
        try:
            rows = self._engine.probe([live.key for live in takers]).rows
        except Exception as error:
            self._failed(error)
            raise Refused(f"{type(error).__name__}: {error}") from error
        finally:
            self._hear()  # steps may have landed before it, and if it failed all requests have ended
        mismatches = [row for row in rows if not row.ok]
        if mismatches:
            raise Refused(f"batch_probe_compare_failed count={len(rows)} mismatches={len(mismatches)}: {mismatches[0]}")
        return f"batch_probe_compare_ok count={len(rows)} mismatches=0"
