"""A service on a bench: lines go in, and all frames and replies are recorded."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from xlaengine.daemon.protocol.frames import CONTINUES, DAEMON_ID, DONE, ERROR, Frame, encode
from xlaengine.daemon.server.options import Options
from xlaengine.daemon.server.service import Service

MANY_STEPS = 100_000

PROMPT = "tokens=5,6,7"


class Record:
    """An outlet that keeps everything; ``log`` has frames and replies in the order in which they came."""

    def __init__(self, tagged: bool):
        self._tagged = tagged
        self.frames: list[Frame] = []
        self.data = bytearray()
        self.replies: list[str] = []
        self.dropped: list[int | None] = []
        self.log: list[Frame | str] = []

    def frame(self, request_id: int | None, value: int, before: bytes = b"") -> None:
        self.frames.append(Frame(request_id, value))
        self.data += before + encode(request_id if self._tagged else None, value)
        self.log.append(self.frames[-1])

    def reply(self, text: str) -> None:
        self.replies.append(text)
        self.log.append(text)

    def drop(self, request_id: int | None) -> None:
        self.dropped.append(request_id)


class Bench:
    """
    Args:
        options: of the service; tagged unless they say otherwise.
    """

    def __init__(
        self,
        engine: Any,
        encode_text: Callable[[str], list[int]] | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        **options: Any,
    ):
        chosen = Options(**{"tagged": True} | options)
        self.engine = engine
        self.out = Record(chosen.tagged)
        self.service = Service(engine, chosen, self.out, encode_text, clock=clock)

    def say(self, *lines: str | bytes) -> list[Frame]:
        """Send lines. Returns the frames that come before any step."""
        before = len(self.out.frames)
        for line in lines:
            self.service.line(line.encode() if isinstance(line, str) else line)
        return self.out.frames[before:]

    def step(self, count: int = 1) -> list[Frame]:
        before = len(self.out.frames)
        for _ in range(count):
            self.service.advance()
        return self.out.frames[before:]

    def run(self, until: Callable[[], bool] = lambda: False) -> list[Frame]:
        """Take steps until nothing can go on, or ``until`` holds. Returns their frames."""
        before = len(self.out.frames)
        for _ in range(MANY_STEPS):
            if not self.service.is_busy or until():
                return self.out.frames[before:]
            self.service.advance()
        raise AssertionError(f"busy after {MANY_STEPS} steps")

    def tokens(self, request_id: int) -> list[int]:
        return tokens_of(self.out.frames, request_id)

    def terminals(self, request_id: int = DAEMON_ID) -> list[int]:
        return [frame.value for frame in self.out.frames if frame.request_id == request_id and frame.value < 0]

    @property
    def owners(self) -> list[int | None]:
        """The id of each slot's owner."""
        lookup = self.service.lifecycle.lookup
        return [None if (live := lookup.owner_of(slot)) is None else live.request_id for slot in self.engine.slots]

    @property
    def last_reply(self) -> str:
        return self.out.replies[-1]


def start(request_id: int | None, gen: int = 6, quantum: int | None = 2, more: str = "ignore_eos=1", prompt: str = PROMPT) -> str:
    head = "" if request_id is None else f"REQ {request_id} "
    return f"{head}START {prompt} gen={gen} {'' if quantum is None else f'quantum={quantum}'} {more}"


def tokens_of(frames: list[Frame], request_id: int) -> list[int]:
    return [frame.value for frame in frames if frame.request_id == request_id and frame.value >= 0]


__all__ = ["CONTINUES", "DAEMON_ID", "DONE", "ERROR", "PROMPT", "Bench", "Frame", "start", "tokens_of"]
