"""Live requests on the engine: queue and slots, what is granted to whom, and frames of what comes of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from xlaengine.daemon.errors import Refused
from xlaengine.daemon.protocol.commands import Cancel, Continue
from xlaengine.daemon.protocol.frames import CONTINUES, DONE, ERROR
from xlaengine.daemon.server.answers import Answers, OutletLike
from xlaengine.daemon.server.options import Options
from xlaengine.daemon.server.requests import LiveRequest, Registry
from xlaengine.daemon.server.slots import SlotTable
from xlaengine.protocol import EndEvent, Event, InvalidRequest, TokenEvent

if TYPE_CHECKING:
    from xlaengine.engine import Engine


@dataclass
class Tally:
    """What has become of all requests so far.

    Attributes:
        requests: that lived; ``done``, ``cancelled`` and ``failed`` of them have ended so.
        late: events that came from the engine after their request's end.
    """

    requests: int = 0
    done: int = 0
    cancelled: int = 0
    failed: int = 0
    late: int = 0


class Serving:
    """All that is granted runs in one batch, one request at a time where frames are untagged.

    A request is submitted once, with an allowance that grants add to; so nothing is prefilled twice, and nothing is launched that nobody
    asked for. The engine holds no queue: who has no slot waits here.
    """

    def __init__(self, engine: Engine, options: Options, outlet: OutletLike, answers: Answers, clock: Callable[[], float]):
        self.registry = Registry()
        self.slots = SlotTable(engine.config.max_num_seqs)
        self.tally = Tally()
        self._engine = engine
        self._options = options
        self._outlet = outlet
        self._answers = answers
        self._clock = clock

    # --- who is meant

    def meant(self, line: Continue | Cancel) -> LiveRequest:
        """The request that a line names, by its id, by the slot that it owns, or by both; if the line has an epoch it is the request's.

        Raises:
            Refused: there is none.
        """
        live = self._named(line.request_id, line.slot)
        if line.epoch is not None and live.epoch != line.epoch:
            raise Refused(f"stale: {self.registry.whose(line.epoch)}; request {live.request_id} is {live.place}, epoch {live.epoch}")
        return live

    def _named(self, request_id: int | None, slot: int | None) -> LiveRequest:
        if slot is None:
            assert request_id is not None
            return self.registry.named(request_id)
        self.require_slot(slot)
        owner = self.slots.owner(slot)
        if request_id is not None:
            live = self.registry.named(request_id)
            if owner != request_id:
                raise Refused(f"request {request_id} is {live.place}, not in slot {slot}")
            return live
        if owner is None:
            raise Refused(f"stale: nobody owns slot {slot}, epoch {self.slots.epoch(slot)}")
        return self.registry.named(owner)

    def idle(self, slot: int, epoch: int | None) -> int:
        """The slot, which nobody owns, and which holds what it held at ``epoch`` if that is given.

        Raises:
            Refused: there is no such slot, somebody owns it, or it holds something else by now.
        """
        self.require_slot(slot)
        now = f"epoch {self.slots.epoch(slot)}"
        if (owner := self.slots.owner(slot)) is not None:
            stale = "" if epoch in (None, self.slots.epoch(slot)) else f"stale: {self.registry.whose(epoch)}; "
            raise Refused(f"{stale}slot {slot} is owned by request {owner}, {now}")
        if epoch is not None and not self.slots.holds(slot, epoch):
            raise Refused(f"stale: {self.registry.whose(epoch)}; nobody owns slot {slot}, {now}")
        return slot

    def require_slot(self, slot: int) -> None:
        if slot >= len(self.slots):
            raise Refused(f"slot {slot} is out of range: there are {len(self.slots)}, from 0 on")

    # --- the life of a request

    def require_room(self, slot: int | None, epoch: int | None) -> None:
        """
        Raises:
            Refused: the slot is not to be had, or none is free and the queue is full.
        """
        waiting, most = len(self.registry.queue), self._options.max_queue
        if slot is not None and (self._options.tagged or epoch is not None):
            self.idle(slot, epoch)
        elif slot is not None:
            self.require_slot(slot)  # whoever has it now will have left it
        if not self._has_seat and waiting >= most:
            raise Refused(f"the queue is full: {waiting} wait for a slot, {most} at most")

    @property
    def _has_seat(self) -> bool:
        """Whether somebody without a slot could have one."""
        free = self.slots.free()
        return bool(free) and (self._options.tagged or len(free) == len(self.slots))

    def begin(self, live: LiveRequest) -> None:
        """A new request, at the end of the queue; in a slot, where one is free."""
        self.tally.requests += 1
        live.epoch = self.slots.new_epoch()
        self._answers.begin(live.request_id)
        self.registry.queue_up(live)
        self.seat()

    def seat(self) -> bool:
        """Slots for those who wait, first come first served; whether anybody left the queue."""
        came = False
        while self.registry.queue and self._has_seat:
            live, came = self.registry.queue[0], True
            slot = self.slots.free()[0] if live.pinned is None else live.pinned
            self.slots.set(slot, live.request_id, live.epoch)
            self.registry.seat(live, slot)
            live.since = self._clock()
            if live.has_waited:
                self._outlet.reply(f"note req={live.request_id} {live.place} epoch={live.epoch}")
            request = replace(live.request, request_id=live.key)
            allowance = live.grant if live.grant < live.left else None
            try:
                self._engine.submit(request, slot=slot, allowance=allowance, reuse=self._engine.config.snapshots > 0 or None)
            except (InvalidRequest, RuntimeError) as error:
                self._fail(live, str(error))
        return came

    def grant(self, live: LiveRequest, tokens: int) -> None:
        """So many tokens more for a held request, or all that are left; what has come early is among them."""
        live.grant = live.turn_of(tokens)
        live.since = self._clock()
        self._engine.allow(live.key, live.grant if live.grant < live.left else None)
        while live.early and live.grant:
            self._send(live, live.early.popleft())

    def cancel(self, live: LiveRequest, why: str) -> None:
        """End a request wherever it is; what it has not sent yet it never will."""
        if not live.is_queued:
            self._engine.cancel(live.key)
        self._outlet.drop(live.request_id)
        self._rest(live)
        self._outlet.reply(f"err request {live.request_id}: {why} after {live.sent} of {live.request.max_tokens} tokens; {live.speed}")
        self.tally.cancelled += 1
        self._end(live, ERROR, f"has ended: {why}")

    def pause(self, request_id: int) -> None:
        """Launch nothing for a request until `resume`, whatever is granted. Who does not live is nobody."""
        if request_id in self.registry:
            self._engine.pause(self.registry.named(request_id).key)

    def resume(self, request_id: int) -> None:
        if request_id in self.registry:
            self._engine.resume(self.registry.named(request_id).key)

    # --- what the engine says

    def hear(self, events: Iterable[Event]) -> None:
        """Frames of the engine's events. What is told of a life that has ended is counted, and nothing else."""
        for event in events:
            live = self.registry.by_key(event.request_id)
            if live is None:
                self.tally.late += 1
            elif isinstance(event, EndEvent):
                self._fail(live, event.message or event.finish_reason)
            elif isinstance(event, TokenEvent):
                live.early.append(event)
                if live.grant:
                    self._send(live, live.early.popleft())

    def _send(self, live: LiveRequest, event: TokenEvent) -> None:
        self._answers.token(live.request_id, event)
        live.sent += 1
        live.grant -= 1
        if event.finish_reason is not None:
            self.tally.done += 1
            self._rest(live)
            reason = "" if event.stop_reason is None else f" stop_reason={json.dumps(event.stop_reason)}"
            said = f"tokens={live.sent} finish={event.finish_reason} epoch={live.epoch} {live.speed}{reason}"
            self._outlet.reply(f"done req={live.request_id} {said}")
            self._end(live, DONE, "is done")
        elif not live.grant:
            self._rest(live)
            self.registry.rest(live)
            if live.has_line:
                live.has_line = False
                self._answers.of_request(live.request_id, CONTINUES)

    def _rest(self, live: LiveRequest) -> None:
        """What was granted has run."""
        if live.slot is not None and live.since is not None:
            live.seconds += self._clock() - live.since
            live.since = None

    def _fail(self, live: LiveRequest, message: str) -> None:
        self._rest(live)
        self._outlet.reply(f"err request {live.request_id}: {message}; {live.speed}")
        self.tally.failed += 1
        self._end(live, ERROR, "has failed")

    def _end(self, live: LiveRequest, terminal: int, how: str) -> None:
        """Its one DONE or ERROR; it answers the line that is open for it, if one is."""
        live.grant = 0
        live.early.clear()
        self.registry.remove(live, how)
        if live.slot is not None:
            was_its_own = self.slots.clear(live.slot, live.epoch)
            assert was_its_own, f"slot {live.slot} has changed hands while request {live.request_id} lived there"
        self._answers.of_request(live.request_id, terminal)
