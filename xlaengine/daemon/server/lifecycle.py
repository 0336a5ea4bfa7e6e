"""How requests begin, go on and end on the engine, the request that a line names, and the frames and replies of events."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from xlaengine.daemon.errors import Refused
from xlaengine.daemon.protocol.commands import Command
from xlaengine.daemon.protocol.frames import CONTINUES, DONE, ERROR
from xlaengine.daemon.protocol.replies import FAILED, FINISHED, SEATED
from xlaengine.daemon.server.answers import Answers
from xlaengine.daemon.server.options import Options
from xlaengine.daemon.server.outlet import Outlet
from xlaengine.daemon.server.requests import LiveRequest, Registry, key_of
from xlaengine.types import EndEvent, Event, Request, TokenEvent

if TYPE_CHECKING:
    from xlaengine.control.slots import SlotView
    from xlaengine.engine import Engine


@dataclass
class Tally:
    """Requests that have begun, how many of them have ended and how, and events that came after their request's end."""

    requests: int = 0
    done: int = 0
    cancelled: int = 0
    failed: int = 0
    late: int = 0


class Lifecycle:
    """All requests with a grant run in one batch; untagged, one request runs at a time.

    A request is submitted once, with its START, and waits in the engine's queue. Its allowance in the engine equals its grants, so the
    engine computes only tokens that lines have granted.
    """

    def __init__(self, engine: Engine, options: Options, outlet: Outlet, answers: Answers, clock: Callable[[], float]):
        self.registry = Registry()
        self.tally = Tally()
        self._engine = engine
        self._options = options
        self._outlet = outlet
        self._answers = answers
        self._clock = clock

    # --- the request or slot that a line names

    def named(self, line: Command) -> LiveRequest:
        """The live request that a line names by its id, its slot, or both. An epoch in the line must be the request's.

        Raises:
            Refused: there is none.
        """
        live = self._named_by(line.request_id, line.slot)
        if line.epoch is not None and live.epoch != line.epoch:
            raise Refused(f"stale: {self.registry.about_epoch(line.epoch)}; request {live.request_id} is {live.place}, epoch {live.epoch}")
        return live

    def _named_by(self, request_id: int | None, slot: int | None) -> LiveRequest:
        if slot is None:
            assert request_id is not None
            return self.registry.named(request_id)
        view = self._slot(slot)
        owner = self.owner_of(view)
        if request_id is not None:
            live = self.registry.named(request_id)
            if owner is not live:
                raise Refused(f"request {request_id} is {live.place}, not in slot {slot}")
            return live
        if owner is None:
            raise Refused(f"stale: slot {slot} has no owner, epoch {view.epoch}")
        return owner

    def finished(self, line: Command) -> LiveRequest | None:
        """The request that a CONTINUE names, if it has sent all its tokens and its slot still holds its entries.

        Raises:
            Refused: the slot holds them, but another request has the id now.
        """
        if line.request_id is None:
            found = self.registry.finished.get(line.slot or 0)
        else:
            found = None if self.registry.get(line.request_id) else self.registry.finished_as(line.request_id)
        if found is None or found.slot is None or line.slot not in (None, found.slot):
            return None
        slot = self._engine.slots[found.slot]
        if not slot.holds(found.epoch) or not (line.epoch is None or slot.holds(line.epoch)):
            return None
        if (other := self.registry.get(found.request_id)) is not None:
            raise Refused(f"slot {found.slot} was that of request {found.request_id}, and another one with this id is {other.place}")
        return found

    def idle(self, slot: int, epoch: int | None) -> int:
        """The slot, if no request owns it and, with an epoch, its entries are still those of that epoch.

        Raises:
            Refused: otherwise.
        """
        view = self._slot(slot)
        now = f"epoch {view.epoch}"
        if (owner := self.owner_of(view)) is not None:
            stale = "" if epoch in (None, view.epoch) else f"stale: {self.registry.about_epoch(epoch)}; "
            raise Refused(f"{stale}slot {slot} is owned by request {owner.request_id}, {now}")
        if epoch is not None and not view.holds(epoch):
            raise Refused(f"stale: {self.registry.about_epoch(epoch)}; slot {slot} has no owner, {now}")
        return slot

    def owner_of(self, slot: SlotView) -> LiveRequest | None:
        return None if slot.owner is None else self.registry.by_key(slot.owner)

    def _slot(self, slot: int) -> SlotView:
        slots = self._engine.slots
        if slot >= len(slots):
            raise Refused(f"slot {slot} is out of range: there are {len(slots)}, from 0 on")
        return slots[slot]

    # --- the life of a request

    def require_room(self, slot: int | None, epoch: int | None) -> None:
        """
        Raises:
            Refused: the slot is taken, or no slot is free and the queue is full.
        """
        waiting, most = len(self.registry.queue), self._options.max_queue
        if slot is not None and (self._options.tagged or epoch is not None):
            self.idle(slot, epoch)
        elif slot is not None:
            self._slot(slot)  # untagged: its owner ends before this request begins
        vacant = [view.owner is None for view in self._engine.slots]
        if not (any(vacant) if self._options.tagged else all(vacant)) and waiting >= most:
            raise Refused(f"the queue is full: {waiting} wait for a slot, {most} at most")

    def begin(
        self, request_id: int, request: Request, quantum: int, slot: int | None = None, after: LiveRequest | None = None
    ) -> LiveRequest:
        """Begin a request, in a slot if one is vacant, otherwise at the end of the queue.

        Args:
            after: an ended request that it continues, in that request's slot, with all its tokens granted.

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
        """Continue a request that has sent all its tokens, for ``tokens`` more.

        Raises:
            InvalidRequest: they do not fit. Nothing has changed.
        """
        params = replace(ended.request.params, max_tokens=ended.sent + tokens)
        return self.begin(ended.request_id, replace(ended.request, params=params), ended.quantum, after=ended)

    def seat(self) -> bool:
        """Give slots to requests that wait, oldest first. Returns whether any got one."""
        oldest = next(iter(self.registry), None)
        if oldest is not None and not self._options.tagged and not oldest.grant:
            self._engine.allow(oldest.key, oldest.left)  # the others have no allowance, and so take no slot
        self._engine.seat()
        came = self.registry.newly_seated()
        for live in came:
            live.since = self._clock()
            if live.has_waited:
                self._outlet.reply(SEATED.write(req=live.request_id, place=live.place, epoch=live.epoch))
        return bool(came)

    def grant(self, live: LiveRequest, tokens: int) -> None:
        """Grant ``tokens`` more tokens to a held request, at most what is left. The engine may have computed some of them already."""
        live.since = self._clock()
        self._engine.allow(live.key, live.turn_of(tokens))
        self.deliver(self._engine.take())

    def cancel(self, live: LiveRequest, why: str) -> None:
        """End a request, wherever it is. Tokens that were not sent are dropped."""
        self._engine.cancel(live.key)
        self._outlet.drop(live.request_id)
        self.tally.cancelled += 1
        self._end_badly(live, f"{why} after {live.sent} of {live.request.max_tokens} tokens", f"has ended: {why}")

    # --- events of the engine

    def deliver(self, events: Iterable[Event]) -> None:
        """Send the frames and replies of events. An event of an ended request is only counted."""
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
            self._rest(live)
            self.registry.rest(live)
            if live.has_line:
                live.has_line = False
                self._answers.of_request(live.request_id, CONTINUES)

    def _finish(self, live: LiveRequest, last: TokenEvent) -> None:
        self.tally.done += 1
        self._rest(live)
        stop = "" if last.stop_reason is None else f" stop_reason={json.dumps(last.stop_reason)}"
        facts = {"tokens": live.sent, "finish": last.finish_reason, "epoch": live.epoch, "speed": live.speed, "stop": stop}
        self._outlet.reply(FINISHED.write(req=live.request_id, **facts))
        if last.finish_reason == "length" and live.slot is not None:
            self.registry.finished[live.slot] = live
        self._end(live, DONE, "is done")

    def _rest(self, live: LiveRequest) -> None:
        if live.slot is not None and live.since is not None:
            live.seconds += self._clock() - live.since
            live.since = None

    def _end_badly(self, live: LiveRequest, why: str, how: str) -> None:
        self._rest(live)
        self._outlet.reply(FAILED.write(req=live.request_id, why=f"{why}; {live.speed}"))
        self._end(live, ERROR, how)

    def _end(self, live: LiveRequest, terminal: int, how: str) -> None:
        """Send its DONE or ERROR, which also answers its line if that is unanswered."""
        self.registry.remove(live, how)
        self._answers.of_request(live.request_id, terminal)
