"""The session in bytes of docs/daemon.md, as data: lines, frames and replies."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from xlaengine.daemon.protocol.frames import CONTINUES, DONE, ERROR, Frame, FrameReader, encode

PAGE = (Path(__file__).parents[2] / "docs" / "daemon.md").read_text(encoding="utf-8")
SESSION = PAGE.split("## A session in bytes", 1)[1].split("```text\n", 1)[1].split("```", 1)[0]

SLOTS, MAX_MODEL_LEN, QUANTUM = 2, 128, 2
"""The settings of the command on the page."""

_MEANING = {DONE: "DONE", ERROR: "ERROR", CONTINUES: "CONTINUES"}
_BYTES = re.compile("(?:[0-9a-f]{8} ){3}")


class Step(NamedTuple):
    """A line, the frames until it is answered, the replies until then."""

    line: str
    frames: tuple[Frame, ...]
    replies: tuple[str, ...]


def steps(session: str = SESSION) -> list[Step]:
    """
    Raises:
        AssertionError: the page holds something else in between, or what it shows as bytes are not frames.
    """
    found: list[Step] = []
    for row in session.splitlines():
        kind, _, text = row.partition(" ")
        if kind == ">":
            found.append(Step(text, (), ()))
        elif kind == "<":
            data = _BYTES.match(text)
            assert data, row
            frames = FrameReader().feed(bytes.fromhex(data[0]))
            found[-1] = found[-1]._replace(frames=(*found[-1].frames, *frames))
        else:
            assert kind == "!", row
            found[-1] = found[-1]._replace(replies=(*found[-1].replies, text))
    return found


def shown(session: Iterable[Step]) -> str:
    """The session as the page shows it."""
    return "".join(f"> {line}\n{_frames(frames)}{_rows('!', replies)}" for line, frames, replies in session)


def _frames(frames: Sequence[Frame]) -> str:
    return _rows("<", (f"{encode(*frame).hex(' ', 4)}   {frame.request_id}: {_MEANING.get(frame.value, frame.value)}" for frame in frames))


def _rows(kind: str, texts: Iterable[str]) -> str:
    return "".join(f"{kind} {text}\n" for text in texts)
