"""Begins, continues and ends requests on the engine, and sends the frames and replies of its events."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from xlaengine.daemon.errors import Refused
from xlaengine.daemon.protocol.frames import CONTINUES, DONE, ERROR
from xlaengine.daemon.protocol.replies import FAILED, FINISHED, SEATED
from xlaengine.daemon.server.answers import Answers
from xlaengine.daemon.server.lookup import Lookup
from xlaengine.daemon.server.options import Options
from xlaengine.daemon.server.outlet import Outlet
from xlaengine.daemon.server.requests import DONE_BY_LENGTH, LiveRequest, Registry, key_of
from xlaengine.types import EndEvent, Event, Request, TokenEvent
from xlaengine.types.words import plural

if TYPE_CHECKING:
    from xlaengine.engine import Engine


@dataclass
class Tally:
    """Counts since the daemon's start.

    Attributes:
        requests: requests that have begun. A CONTINUE of a request that had ended begins one more.
        done, cancelled, failed: those that have ended, by their ends.
        late: events of the engine that came after their request's end.
    """

    requests: int = 0
    done: int = 0
    cancelled: int = 0
    failed: int = 0
    late: int = 0


class Lifecycle:
    """The requests of a daemon on its engine. All requests with a grant run in one batch; untagged, one request runs at a time.

    A request is submitted to the engine once, at its START, and waits in the engine's queue. Its allowance in the engine is the sum of its
    grants, so the engine computes only tokens that lines have granted.

    Attributes:
        registry: the requests.
        tally: how many there were.
        lookup: finds a request or a slot by what a line names.
    """

    def __init__(self, engine: Engine, options: Options, outlet: Outlet, answers: Answers, clock: Callable[[], float]):
        self.registry = Registry()
        self.lookup = Lookup(engine, self.registry)
        self.tally = Tally()
        self._engine = engine
        self._options = options
        self._outlet = outlet
        self._answers = answers
        self._clock = clock

    # --- the life of a request

    def require_place(self, slot: int | None, epoch: int | None) -> None:
        """Refuse a START for which there is no place, neither a slot nor in the queue.

        Args:
            slot, epoch: as the START gives them.

        Raises:
            Refused: the slot is owned or out of range, its epoch is another one, or no slot is free and the queue is full.
        """
        waiting, most = len(self.registry.queue), self._options.max_queue
        if slot is not None and (self._options.tagged or epoch is not None):
            self.lookup.idle(slot, epoch)
        elif slot is not None:
            self.lookup.slot(slot)  # untagged: its owner ends before this request begins
        vacant = [view.owner is None for view in self._engine.slots]
        if not (any(vacant) if self._options.tagged else all(vacant)) and waiting >= most:
            raise Refused(f"the queue is full: {waiting} wait for a slot, {most} at most")

    def begin(
        self, request_id: int, request: Request, quantum: int, slot: int | None = None, after: LiveRequest | None = None
    ) -> LiveRequest:
        """Begin a request, in a slot if one is free, otherwise at the end of the queue.

        Args:
            request_id: its id in frames and replies.
            request: what the engine shall generate; it gets an id of its own for the engine.
            quantum: tokens of a turn; 0: all.
            slot: the only slot in which it may run; None: any.
            after: an ended request that it continues, in the slot of that request. All its tokens are granted at once.

        Raises:
            InvalidRequest: it cannot be served. Nothing has changed.
        """
        request = replace(request, request_id=key_of(request_id, self.tally.requests + 1))
        self._engine.submit(
            request,
            slot=slot,
            allowance=0 if after is None else after.sent,
            reuse=self._engine.config.snapshots > 0 or None,
            extends=None if after is None else after.stream,
            scheduling_policy="fcfs",
            text=False,
        )
        live = LiveRequest(request_id, request, self._engine.view(request.request_id), quantum)
        if after is not None:
            live.sent, live.seconds = after.sent, after.seconds
        self.tally.requests += 1
        self._answers.begin(request_id)
        self.registry.add(live)
        if self._options.tagged:
            self._engine.allow(live.key, live.turn_of(quantum if after is None else 0))
        self.seat()
        live.has_waited = live.is_queued
        return live

    def extend(self, ended: LiveRequest, tokens: int) -> LiveRequest:
        """Continue a request that has sent all its tokens. It sends ``tokens`` more, as a new life of the request.

        Raises:
            Refused: they do not fit. Nothing has changed.
        """
        prompt, most = len(ended.request.prompt_token_ids), self._engine.config.max_model_len
        if (total := prompt + ended.sent + tokens) > most:
            sizes = f"prompt of {plural(prompt, 'token')} + {ended.sent} sent + MORE {tokens}"
            raise Refused(f"{sizes} = {total} exceeds max_model_len {most}")
        params = replace(ended.request.params, max_tokens=ended.sent + tokens)
        return self.begin(ended.request_id, replace(ended.request, params=params), ended.quantum, after=ended)

    def seat(self) -> bool:
        """Give free slots to requests that wait, oldest first. Returns whether a request got one."""
        oldest = next(iter(self.registry), None)
        if oldest is not None and not self._options.tagged and not oldest.grant:
            self._engine.allow(oldest.key, oldest.left)  # the others have no allowance, so the engine gives them no slot
        self._engine.seat()
        came = self.registry.newly_seated()
        for live in came:
            live.since = self._clock()
            if live.has_waited:
                self._outlet.reply(SEATED.write(req=live.request_id, place=live.place, epoch=live.epoch))
        return bool(came)

    def grant(self, live: LiveRequest, tokens: int) -> None:
        """Grant ``tokens`` more tokens to a held request, or as many as it has left. Sends those that the engine has computed already."""
        live.since = self._clock()
        self._engine.allow(live.key, live.turn_of(tokens))
        self.deliver(self._engine.take())

    def cancel(self, live: LiveRequest, why: str) -> None:
        """End a request, whether it is queued, running or held. Tokens that were not sent are dropped. ``why``: for its reply."""
        self._engine.cancel(live.key)
        self._outlet.drop(live.request_id)
        self.tally.cancelled += 1
        self._end_badly(live, f"{why} after {live.sent} of {live.request.max_tokens} tokens", f"has ended: {why}")

    # --- events of the engine

    def deliver(self, events: Iterable[Event]) -> None:
        """Send the frames and replies of the engine's events. An event of a request that has ended is only counted."""
        for event in events:
            live = self.registry.by_key(event.request_id)
            if live is None:
                self.tally.late += 1
            elif isinstance(event, EndEvent):
                self.tally.failed += 1
                self._end_badly(live, event.message or event.finish_reason, "has failed")
            elif isinstance(event, TokenEvent):
                self._send(live, event)

    def _send(self, live: LiveRequest, event: TokenEvent) -> None:
        self._answers.token(live.request_id, event)
        live.sent += 1
        if event.finish_reason is not None:
            self._finish(live, event)
        elif not live.grant:
            self._stop_clock(live)
            self.registry.rest(live)
            if live.has_line:
                live.has_line = False
                self._answers.of_request(live.request_id, CONTINUES)

    def _finish(self, live: LiveRequest, last: TokenEvent) -> None:
        self.tally.done += 1
        self._stop_clock(live)
        stop = "" if last.stop_reason is None else f" stop_reason={json.dumps(last.stop_reason)}"
        facts = {"tokens": live.sent, "finish": last.finish_reason, "epoch": live.epoch, "speed": live.speed, "stop": stop}
        self._outlet.reply(FINISHED.write(req=live.request_id, **facts))
        by_length = last.finish_reason == "length"
        if by_length and live.slot is not None:
            self.registry.finished[live.slot] = live
        self._end(live, DONE, DONE_BY_LENGTH if by_length else f"is done, finish={last.finish_reason}")

    def _stop_clock(self, live: LiveRequest) -> None:
        """Add the time since the request began to run to its seconds."""
        if live.slot is not None and live.since is not None:
            live.seconds += self._clock() - live.since
            live.since = None

    def _end_badly(self, live: LiveRequest, why: str, how: str) -> None:
        self._stop_clock(live)
        self._outlet.reply(FAILED.write(req=live.request_id, why=f"{why}; {live.speed}"))
        self._end(live, ERROR, how)

    def _end(self, live: LiveRequest, terminal: int, how: str) -> None:
        """Send the DONE or ERROR of a request. It also answers the request's last line, if that is not answered yet."""
        self.registry.remove(live, how)
        self._answers.of_request(live.request_id, terminal)
