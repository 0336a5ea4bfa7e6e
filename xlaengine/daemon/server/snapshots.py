"""What is kept of slots under names, and how it comes back into one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from xlaengine.daemon.errors import Refused

if TYPE_CHECKING:
    from xlaengine.engine import Engine


class Kept(NamedTuple):
    """A place on the device, and the token ids whose KV is there."""

    place: int
    ids: tuple[int, ...]


class Snapshots:
    """Names of what the engine keeps. Every verb is refused, or done at once.

    Args:
        places: most that can be kept; the engine was built with as many.
    """

    def __init__(self, engine: Engine, places: int):
        self._engine = engine
        self._places = places
        self._kept: dict[str, Kept] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self, name: str, slot: int) -> str:
        if name in self._kept:
            raise Refused(f"snapshot {name} exists, {len(self._kept[name].ids)} tokens: FREE_SNAPSHOT it first")
        if len(self._kept) == self._places:
            more = "FREE_SNAPSHOT one" if self._places else "start the daemon with --snapshots"
            raise Refused(f"no place for snapshot {name}: {len(self._kept)} of {self._places} are in use; {more}")
        ids = self._engine.cached_prefix(slot)
        if not ids:
            raise Refused(f"slot {slot} holds no prefix, 0 tokens")
        used = {kept.place for kept in self._kept.values()}
        place = next(place for place in range(self._places) if place not in used)
        try:
            self._engine.take_snapshot(place, slot)
        except ValueError as error:
            raise Refused(str(error)) from None
        self._kept[name] = Kept(place, ids)
        return f"name={name} slot={slot} tokens={len(ids)}"

    def restore(self, name: str, slot: int) -> str:
        kept = self._named(name)
        try:
            self._engine.load_snapshot(kept.place, slot)
        except ValueError as error:
            raise Refused(str(error)) from None
        return f"name={name} slot={slot} tokens={len(kept.ids)}"

    def restore_longest(self, names: tuple[str, ...], prompt: tuple[int, ...], slot: int) -> str:
        """Restore the one that most of ``prompt`` begins with."""
        kept = {name: self._named(name).ids for name in names}
        fitting = [name for name, ids in kept.items() if prompt[: len(ids)] == ids]
        if not fitting:
            raise Refused(f"none of {len(kept)} snapshots is a prefix of the prompt of {len(prompt)} tokens")
        return self.restore(max(fitting, key=lambda name: len(kept[name])), slot)

    def free(self, name: str) -> str:
        freed = self._named(name)
        del self._kept[name]
        return f"name={name} tokens={len(freed.ids)}"

    def clear(self) -> None:
        """The engine has lost what it kept."""
        self._kept.clear()

    def listing(self) -> str:
        names = "".join(f" {name}:{len(kept.ids)}" for name, kept in self._kept.items())
        return f"count={len(self._kept)} of={self._places}{names}"

    def _named(self, name: str) -> Kept:
        if (kept := self._kept.get(name)) is None:
            raise Refused(f"snapshot {name} is unknown; there are {len(self._kept)} of {self._places}")
        return kept
