"""Carries out lines, takes steps of the engine, and answers with frames and replies through an outlet."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from xlaengine.daemon.errors import Malformed, Refused
from xlaengine.daemon.protocol.commands import Command
from xlaengine.daemon.protocol.frames import DAEMON_ID, DONE, ERROR
from xlaengine.daemon.protocol.grammar import parse
from xlaengine.daemon.protocol.lines import Unreadable
from xlaengine.daemon.protocol.replies import CARRIED_OUT, EXTENDED, REFUSED, REFUSED_START, RESTORED, STARTED
from xlaengine.daemon.server.answers import Answers
from xlaengine.daemon.server.drives import DRIVES, Drive, RoundRobin
from xlaengine.daemon.server.lifecycle import Lifecycle
from xlaengine.daemon.server.options import Options
from xlaengine.daemon.server.outlet import Outlet
from xlaengine.daemon.server.prompts import EncodeText, prompt_ids
from xlaengine.daemon.server.requests import LiveRequest, in_words_of_lines, sampling
from xlaengine.daemon.server.snapshots import Snapshots
from xlaengine.types import InvalidRequest

if TYPE_CHECKING:
    from xlaengine.engine import Engine

logger = logging.getLogger(__name__)

Verb = Callable[[Command], str | None]
"""Carries out a command. Returns the reply without ``ok`` and the verb, or None if it has replied itself; the terminal then comes from
elsewhere.

Raises:
    Refused, InvalidRequest: nothing has changed.
"""

MOST_WAITING = 4096
"""The most untagged answers that may wait for the answer to an earlier line."""


class Service:
    """Serves many requests with one engine. The caller calls `line` for each line, and `advance` while `is_busy`.

    Args:
        engine: an idle engine that nothing else uses.
        encode_text: turns the text in prompt files into token ids; None: the files hold token ids as int32.
        metrics: returns what STATS shows; None: the engine's metrics.
        clock: returns seconds, and never goes back.

    Attributes:
        exit_status: the status with which the daemon is to exit; None while the service runs.
        lifecycle: begins, continues and ends requests.
    """

    def __init__(
        self,
        engine: Engine,
        options: Options,
        outlet: Outlet,
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
        self._answers = Answers(outlet, options.tagged)
        self._clock = clock
        self.lifecycle = Lifecycle(engine, options, outlet, self._answers, clock)
        self._registry, self._lookup = self.lifecycle.registry, self.lifecycle.lookup
        self._snapshots = Snapshots(engine)
        self._round_robin = RoundRobin()
        self._drive: Drive | None = None
        self._closing = False
        self._lines = self._refused = 0
        self._verbs = self._table()

    # --- called by the loop

    @property
    def is_busy(self) -> bool:
        """Whether `advance` has something to do; False if all live requests are held or paused."""
        return self.exit_status is None and not self._engine.is_idle

    @property
    def takes_lines(self) -> bool:
        """Whether the answer to another line can be sent, or kept until it can be sent."""
        return self._answers.waiting < MOST_WAITING

    def line(self, line: bytes | Unreadable) -> None:
        """Carry out or refuse a line, which is given without its line end. Answers that need steps of the engine come with `advance`."""
        if self.exit_status is not None:
            return
        self._lines += 1
        if isinstance(line, Unreadable):
            self._refuse("line", line.why, None)
            return
        try:
            command = parse(line)
        except Malformed as bad:
            self._refuse("line", bad.message, bad.request_id)
            return
        try:
            reply = self._verbs[command.keyword](command)
        except (Refused, InvalidRequest) as bad:
            why = in_words_of_lines(bad) if isinstance(bad, InvalidRequest) else str(bad)
            self._refuse(command.verb, why, command.request_id if command.keyword == "START" else None)
            return
        if reply is not None:
            self._carried_out(command.verb, reply)
            self._answers.of_line(DONE)
        self._settle()

    def advance(self) -> None:
        """Take at most one step of the engine, and deliver its events. If the engine fails, all requests end and the daemon goes on."""
        try:
            self._engine.advance()
        except Exception as error:
            self._report_failure(error)
        self._deliver()

    def pause(self, request_id: int) -> None:
        """Compute no more tokens of a request until `resume`: the frames that it has are not read. Ignored if it is queued or not live."""
        if (live := self._registry.get(request_id)) is not None and not live.is_queued:
            self._engine.pause(live.key)

    def resume(self, request_id: int) -> None:
        """Undo `pause`. Ignored if the request is not live."""
        if (live := self._registry.get(request_id)) is not None:
            self._engine.resume(live.key)

    def give_up(self, request_id: int, why: str) -> None:
        """Cancel a request for which no CANCEL came. Ignored if it is not live. ``why``: for its reply."""
        if (live := self._registry.get(request_id)) is not None:
            self.lifecycle.cancel(live, why)
            self._settle()

    def end_of_input(self) -> None:
        """No more lines will come: finish running and queued requests, cancel held ones, and then set `exit_status`."""
        self._closing = True
        self._settle()

    def abort(self, why: str = "aborted") -> None:
        """Cancel all requests and the open drive, and set `exit_status`. ``why``: for their replies."""
        for live in self._registry:
            self.lifecycle.cancel(live, why)
        if (drive := self._drive) is not None:
            self._drive = None
            self._outlet.reply(REFUSED.write(verb=drive.verb, why=f"{why} after {drive.turns} turns"))
            self._answers.of_drive(ERROR)
        self.exit_status = 0

    # --- after a line or a step

    def _deliver(self) -> None:
        self.lifecycle.deliver(self._engine.take())
        self._settle()

    def _report_failure(self, error: Exception) -> None:
        """Report an error of the engine, which has ended all its requests and lost its state and snapshots."""
        logger.exception("the engine failed")
        self._outlet.reply(REFUSED.write(verb="engine", why=f"{type(error).__name__}: {error}; {len(self._snapshots)} snapshots are lost"))
        self._snapshots.clear()

    @contextmanager
    def _engine_may_fail(self) -> Iterator[None]:
        """For commands that may take steps of the engine. If it fails, the command is refused, all requests end, and the daemon goes on."""
        try:
            yield
        except (Refused, InvalidRequest):
            raise
        except Exception as error:
            self._report_failure(error)
            raise Refused(f"{type(error).__name__}: {error}") from error
        finally:
            self._deliver()

    def _settle(self) -> None:
        """Give slots to queued requests and turns to held ones, until nothing changes. After the last line, exit if no request is left."""
        while self.lifecycle.seat() or self._drive_on():
            pass
        if self._closing and self._drive is None:
            self._cancel_held()

    def _cancel_held(self) -> None:
        """Cancel held requests, because no CONTINUE will come. Queued requests then get their slots. Without any request, exit."""
        registry = self._registry
        while len(registry) == len(registry.held) + len(registry.queue) and self.exit_status is None:
            for live in registry.held:
                self.lifecycle.cancel(live, "held, and no CONTINUE can come")
            if not self.lifecycle.seat():
                self.abort()

    def _drive_on(self) -> bool:
        """Advance the open drive. Returns whether it gave turns or ended."""
        if (drive := self._drive) is None:
            return False
        takers = drive.next_turns(self._registry, self._round_robin)
        for live in takers:
            self.lifecycle.grant(live, drive.kind.tokens(live))
        if takers or not (drive.is_over(self._registry) or self._answers.is_drive_next):
            return bool(takers)
        self._drive = None
        self._carried_out(drive.verb, f"turns={drive.turns} count={drive.count} ms={1000 * (self._clock() - drive.began):.1f}")
        self._answers.of_drive(DONE)
        return True

    # --- commands

    def _refuse(self, verb: str, why: str, start: int | None) -> None:
        """Refuse a line. ``start``: the id that a START names; None for other lines."""
        self._refused += 1
        template = REFUSED if start is None else REFUSED_START
        self._outlet.reply(template.write(verb=verb, req=start, why=why))
        self._answers.of_line(ERROR, DAEMON_ID if start is None or self._registry.get(start) else start)

    def _carried_out(self, verb: str, text: str) -> None:
        self._outlet.reply(CARRIED_OUT.write(verb=verb, rest=text and f" {text}"))

    def _table(self) -> Mapping[str, Verb]:
        snapshots = self._snapshots
        return {
            "START": self._start,
            "CONTINUE": self._continue,
            "CANCEL": self._cancel,
            **dict.fromkeys(DRIVES, self._begin_drive),
            "SCHED_BATCH_PEEK": self._list_rows,
            "SCHED_BATCH_PROBE": self._probe,
            "LIST_REQUESTS": self._list_requests,
            "LIST_TARGET_CACHE_SLOTS": self._list_slots,
            "SNAPSHOT": self._snapshot,
            "RESTORE": lambda line: self._restore(line, line.name),
            "RESTORE_CHAIN": self._restore_chain,
            "FREE_SNAPSHOT": lambda line: snapshots.free(line.name),
            "LIST_SNAPSHOTS": lambda line: snapshots.listing(),
            "STATS": self._stats,
            "PING": lambda line: "pong",
            "QUIT": self._quit,
            "ABORT": self._abort,
        }

    def _list_requests(self, line: Command) -> str:
        listed = [
            f" req={live.request_id}:slot={_or_dash(live.slot)}:{live.state}:epoch={live.epoch}:pos={live.pos}"
            f":sent={live.sent}:left={live.left}"
            for live in self._registry
        ]
        return f"count={len(listed)}{''.join(listed)}"

    def _list_rows(self, line: Command) -> str:
        rows = self._peek(line)
        listed = [f" slot={live.slot}:req={live.request_id}:epoch={live.epoch}:pos={live.pos}:left={live.left}" for live in rows]
        return f"count={len(listed)}{''.join(listed)}"

    def _list_slots(self, line: Command) -> str:
        slots = self._engine.slots
        owners = [None if (live := self._lookup.owner_of(slot)) is None else live.request_id for slot in slots]
        listed = (f" slot={i}:req={_or_dash(owner)}:epoch={slot.epoch}" for i, (slot, owner) in enumerate(zip(slots, owners, strict=True)))
        return f"count={len(slots)} free={owners.count(None)}{''.join(listed)}"

    def _stats(self, line: Command) -> str:
        states = {state: [live.state for live in self._registry].count(state) for state in ("queued", "running", "held")}
        own = {"lines": self._lines, "refused": self._refused, **asdict(self.lifecycle.tally), **states}
        return json.dumps({**self._metrics(), "daemon": own})

    def _quit(self, line: Command) -> str:
        self._closing = True
        return ""

    def _abort(self, line: Command) -> str:
        self.abort()
        return ""

    def _cancel(self, line: Command) -> str:
        live = self._lookup.named(line)
        self.lifecycle.cancel(live, "cancelled")
        return f"req={live.request_id}"

    def _snapshot(self, command: Command) -> str:
        with self._engine_may_fail():
            return self._snapshots.keep(command.name, self._idle(command))

    def _idle(self, command: Command) -> int:
        return self._lookup.idle(command.slot or 0, command.epoch)

    def _restore_chain(self, command: Command) -> None:
        self._idle(command)
        self._restore(command, self._snapshots.longest(command.names, self._ids(command)))

    def _restore(self, command: Command, name: str) -> None:
        facts = self._snapshots.restore(name, self._idle(command))
        self._outlet.reply(RESTORED.write(verb=command.verb, **facts))
        self._answers.of_line(DONE)

    def _start(self, start: Command) -> None:
        lifecycle = self.lifecycle
        self._require_open()
        if (live := self._registry.get(start.request_id)) is not None:
            raise Refused(f"request {start.request_id} is live, {live.place}")
        lifecycle.require_place(start.slot, start.epoch)
        params = sampling(start)
        if not self._options.tagged and params.logprobs is not None:
            raise Refused(f"logprobs {params.logprobs} needs a tagged stream: untagged frames are token ids alone")
        if not self._options.tagged and start.quantum:
            raise Refused(f"quantum {start.quantum} needs a tagged stream: here a request runs to its end, quantum 0")
        request_id = start.request_id or self._registry.lowest_unused()
        request = self._engine.intake.make(str(request_id), self._ids(start), None, params)
        live = lifecycle.begin(request_id, request, self._options.quantum if start.quantum is None else start.quantum, start.slot)
        prompt = len(request.prompt_token_ids)
        self._outlet.reply(STARTED.write(req=request_id, place=live.place, epoch=live.epoch, prompt=prompt))

    def _ids(self, command: Command) -> tuple[int, ...]:
        return prompt_ids(command.prompt, self._engine.config.max_model_len, self._encode_text)

    def _continue(self, command: Command) -> None:
        if (ended := self._lookup.finished(command)) is not None:
            self._extend(ended, command.more)
            return
        live = self._lookup.named(command)
        self._require_open()
        if not live.is_held:
            raise Refused(f"request {live.request_id} is {live.place}, with {live.grant} tokens of its last grant to come")
        self._carried_out(command.verb, f"req={live.request_id} tokens={live.turn_of(command.more)}")
        live.has_line = True
        self.lifecycle.grant(live, command.more)

    def _extend(self, ended: LiveRequest, tokens: int) -> None:
        self._require_open()
        if not self._options.tagged and len(self._registry):
            raise Refused(f"request {ended.request_id} is done, and {len(self._registry)} others are live: untagged, one runs at a time")
        live = self.lifecycle.extend(ended, tokens)
        self._outlet.reply(EXTENDED.write(req=live.request_id, tokens=tokens, place=live.place, epoch=live.epoch))

    def _begin_drive(self, command: Command) -> None:
        self._require_open()
        if self._drive is not None:
            raise Refused(f"{self._drive.verb} is under way, {self._drive.turns} turns so far: only 1 drive may be open")
        self._drive = Drive(command.verb, DRIVES[command.keyword], command.rows, self._clock())
        self._answers.begin_drive()

    def _require_open(self) -> None:
        if self._closing:
            raise Refused(f"the daemon is about to end, {len(self._registry)} requests live")

    def _peek(self, command: Command) -> list[LiveRequest]:
        return self._round_robin.peek(self._registry, command.rows)

    def _probe(self, command: Command) -> str:
        if not self._engine.config.probe:
            raise Refused("0 probe graphs: this daemon was started without them")
        takers = self._peek(command)
        with self._engine_may_fail():
            rows = self._engine.probe([live.key for live in takers]).rows
        mismatches = [row for row in rows if not row.ok]
        if mismatches:
            raise Refused(f"batch_probe_compare_failed count={len(rows)} mismatches={len(mismatches)}: {mismatches[0]}")
        return f"batch_probe_compare_ok count={len(rows)} mismatches=0"


def _or_dash(number: int | None) -> int | str:
    return "-" if number is None else number
