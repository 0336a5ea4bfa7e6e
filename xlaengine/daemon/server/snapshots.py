"""Keeps snapshots of slots under names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from xlaengine.daemon.errors import Refused

if TYPE_CHECKING:
    from xlaengine.engine import Engine


class Snapshots:
    """The names of the engine's snapshots. A method that cannot do its work raises `Refused` and changes nothing.

    The caller checks that no request owns the slot.
    """

    def __init__(self, engine: Engine):
        self._engine = engine
        self._places = engine.config.snapshots
        self._place_of: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._place_of)

    def keep(self, name: str, slot: int) -> str:
        """Keep what a slot holds. Returns the reply without ``ok`` and the verb."""
        if name in self._place_of:
            raise Refused(f"snapshot {name} exists, {len(self._ids(name))} tokens: FREE_SNAPSHOT it first")
        if len(self) == self._places:
            more = "FREE_SNAPSHOT one" if self._places else "start the daemon with --snapshots"
            raise Refused(f"no place for snapshot {name}: {len(self)} of {self._places} are in use; {more}")
        if not self._engine.cached_prefix(slot):
            raise Refused(f"slot {slot} holds no prefix, 0 tokens")
        place = next(place for place in range(self._places) if place not in self._place_of.values())
        try:
            self._engine.take_snapshot(place, slot)
        except ValueError as refusal:
            raise Refused(str(refusal)) from refusal
        self._place_of[name] = place
        return f"name={name} slot={slot} tokens={len(self._ids(name))}"

    def restore(self, name: str, slot: int) -> dict[str, object]:
        """Copy a snapshot into a slot. Returns the fields of `RESTORED` without ``verb``."""
        ids = self._ids(name)
        self._engine.load_snapshot(self._place_of[name], slot)
        return {"name": name, "slot": slot, "tokens": len(ids), "epoch": self._engine.slots[slot].epoch}

    def longest(self, names: tuple[str, ...], prompt: tuple[int, ...]) -> str:
        """The name of the longest snapshot with which ``prompt`` begins, of those in ``names``."""
        kept = {name: self._ids(name) for name in names}
        fitting = [name for name, ids in kept.items() if prompt[: len(ids)] == ids]
        if not fitting:
            raise Refused(f"none of {len(kept)} snapshots is a prefix of the prompt of {len(prompt)} tokens")
        return max(fitting, key=lambda name: len(kept[name]))

    def free(self, name: str) -> str:
        """Remove a snapshot. Returns the reply without ``ok`` and the verb."""
        ids = self._ids(name)
        del self._place_of[name]
        return f"name={name} tokens={len(ids)}"

    def clear(self) -> None:
        """Forget all names, because the engine has lost its snapshots."""
        self._place_of.clear()

    def listing(self) -> str:
        """The reply to LIST_SNAPSHOTS without ``ok`` and the verb: each name with its number of tokens."""
        names = "".join(f" {name}:{len(self._ids(name))}" for name in self._place_of)
        return f"count={len(self)} of={self._places}{names}"

    def _ids(self, name: str) -> tuple[int, ...]:
        if name not in self._place_of:
            raise Refused(f"snapshot {name} is unknown; there are {len(self)} of {self._places}")
        return self._engine.snapshot_prefix(self._place_of[name])
