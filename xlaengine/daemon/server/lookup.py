"""Finds the request or the slot that a line names, or refuses the line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from xlaengine.daemon.errors import Refused
from xlaengine.daemon.protocol.commands import Command
from xlaengine.daemon.server.requests import LiveRequest, Registry

if TYPE_CHECKING:
    from xlaengine.control.slots import SlotView
    from xlaengine.engine import Engine


class Lookup:
    """Compares the id, slot and epoch of a line with the requests of a registry and the slots of an engine. Changes nothing."""

    def __init__(self, engine: Engine, registry: Registry):
        self._engine = engine
        self._registry = registry

    def named(self, line: Command) -> LiveRequest:
        """The live request that a line names by its id, its slot, or both.

        Raises:
            Refused: there is none, id and slot name different requests, or the line has another epoch than the request.
        """
        live = self._named_by(line.request_id, line.slot)
        if line.epoch is not None and live.epoch != line.epoch:
            raise Refused(f"stale: {self._registry.about_epoch(line.epoch)}; request {live.request_id} is {live.place}, epoch {live.epoch}")
        return live

    def _named_by(self, request_id: int | None, slot: int | None) -> LiveRequest:
        if slot is None:
            assert request_id is not None
            return self._registry.named(request_id)
        view = self.slot(slot)
        owner = self.owner_of(view)
        if request_id is not None:
            live = self._registry.named(request_id)
            if owner is not live:
                raise Refused(f"request {request_id} is {live.place}, not in slot {slot}")
            return live
        if owner is None:
            raise Refused(f"stale: slot {slot} has no owner, epoch {view.epoch}")
        return owner

    def finished(self, line: Command) -> LiveRequest | None:
        """The ended request that a CONTINUE names; None unless it has sent all its tokens, and its slot still holds its entries.

        Raises:
            Refused: there is one, but a live request has its id now; or the request of this id has sent all its tokens, but its slot was
                used since, or the line has another slot or epoch.
        """
        if line.request_id is None:
            found = self._registry.finished.get(line.slot or 0)
        elif self._registry.get(line.request_id):
            found = None
        else:
            found = self._registry.finished_as(line.request_id)
            self._require_same_place(line, line.request_id, found)
        if found is None or found.slot is None or line.slot not in (None, found.slot):
            return None
        slot = self._engine.slots[found.slot]
        if not slot.holds(found.epoch) or not (line.epoch is None or slot.holds(line.epoch)):
            return None
        if (other := self._registry.get(found.request_id)) is not None:
            raise Refused(f"slot {found.slot} was that of request {found.request_id}, and another one with this id is {other.place}")
        return found

    def _require_same_place(self, line: Command, request_id: int, found: LiveRequest | None) -> None:
        if found is None or found.slot is None:
            if self._registry.was_done_by_length(request_id):
                raise Refused(f"stale: request {request_id} is done, and its slot has been used since")
            return
        if line.slot not in (None, found.slot):
            raise Refused(f"request {request_id} is done in slot {found.slot}, not in slot {line.slot}")
        view = self._engine.slots[found.slot]
        if not view.holds(found.epoch):
            raise Refused(f"stale: request {request_id} is done, and slot {found.slot} has been used since, epoch {view.epoch}")
        if line.epoch is not None and not view.holds(line.epoch):
            about = self._registry.about_epoch(line.epoch)
            raise Refused(f"stale: {about}; request {request_id} is done in slot {found.slot}, epoch {found.epoch}")

    def idle(self, slot: int, epoch: int | None) -> int:
        """Returns ``slot`` if no request owns it. If an epoch is given, the slot must hold the entries of that epoch.

        Raises:
            Refused: a request owns the slot, the slot has other entries, or it is out of range.
        """
        view = self.slot(slot)
        now = f"epoch {view.epoch}"
        if (owner := self.owner_of(view)) is not None:
            stale = "" if epoch in (None, view.epoch) else f"stale: {self._registry.about_epoch(epoch)}; "
            raise Refused(f"{stale}slot {slot} is owned by request {owner.request_id}, {now}")
        if epoch is not None and not view.holds(epoch):
            raise Refused(f"stale: {self._registry.about_epoch(epoch)}; slot {slot} has no owner, {now}")
        return slot

    def owner_of(self, slot: SlotView) -> LiveRequest | None:
        """The live request that owns a slot; None if there is none."""
        return None if slot.owner is None else self._registry.by_key(slot.owner)

    def slot(self, slot: int) -> SlotView:
        """A slot as it is now. Raises Refused if it is out of range."""
        slots = self._engine.slots
        if slot >= len(slots):
            raise Refused(f"slot {slot} is out of range: there are {len(slots)}, from 0 on")
        return slots[slot]
