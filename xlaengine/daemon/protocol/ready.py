"""The first reply of a daemon: that it takes lines now, and the numbers that its client needs."""

from __future__ import annotations

from typing import NamedTuple, Self

PROTOCOL = 1
"""Rises when a line or a frame changes its meaning."""


class Ready(NamedTuple):
    """
    Attributes:
        protocol: `PROTOCOL` of the daemon.
        pid: its process.
        slots: requests that run at the same time.
        max_model_len: most prompt plus output tokens of one request.
        vocab: token ids are below it.
        quantum: tokens of a turn where START says nothing; 0 runs to the end.
        max_queue: requests that may wait for a slot.
        snapshots: how many can be kept.
    """

    protocol: int
    pid: int
    slots: int
    max_model_len: int
    vocab: int
    quantum: int
    max_queue: int
    snapshots: int

    @classmethod
    def read(cls, reply: str) -> Self | None:
        """From a reply line; None where it is another one. What later versions say beyond this is passed over.

        Raises:
            ValueError: it begins like one, and lacks a number.
        """
        if not reply.startswith("ok ready "):
            return None
        said = {name: value for name, _, value in (word.partition("=") for word in reply.split()[2:])}
        try:
            return cls(**{name: int(said[name]) for name in cls._fields})
        except KeyError as missing:
            raise ValueError(f"{missing} is missing in {reply!r}") from None

    def __str__(self) -> str:
        return "ok ready " + " ".join(f"{name}={value}" for name, value in self._asdict().items())
