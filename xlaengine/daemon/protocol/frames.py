"""The stream of tokens as bytes: little-endian int32, bare or in triples that name their request.

Untagged, a frame is one number: a token id, or `DONE`. Tagged, it is three: ``[TAG, request id, value]``, the value a token id,
`CONTINUES`, `DONE` or `ERROR`. Token ids are never negative, so a frame can be told from what ends one.
"""

from __future__ import annotations

import struct
from typing import NamedTuple

TAG = -2
"""The first number of every tagged frame."""
DONE = -1
"""The request has all its tokens, or the line has been carried out."""
ERROR = -3
"""The request failed or was cancelled, or the line was refused; the reply says why. Tagged only."""
CONTINUES = -4
"""The quantum is used up and the request lives. Tagged only."""

TERMINALS = frozenset({DONE, ERROR, CONTINUES})
"""Exactly one of these answers every command line."""

DAEMON_ID = 0
"""The request id of what answers a line and not a request."""

INT32_MAX = 2**31 - 1

_BARE = struct.Struct("<i")
_TAGGED = struct.Struct("<3i")


class Frame(NamedTuple):
    """One frame: whose it is (None where frames are untagged), and its token id or terminal."""

    request_id: int | None
    value: int


class BadFrame(ValueError):
    """What was read is no stream of frames: the writer is no daemon, or is one that was started untagged."""


def encode(request_id: int | None, value: int) -> bytes:
    """The bytes of one frame, 4 of them untagged (``request_id`` None), 12 tagged."""
    return _BARE.pack(value) if request_id is None else _TAGGED.pack(TAG, request_id, value)


class FrameReader:
    """Makes frames of bytes that arrive in pieces of any size; a torn frame waits for its rest."""

    def __init__(self, tagged: bool):
        self._tagged = tagged
        self._layout = _TAGGED if tagged else _BARE
        self._torn = b""

    @property
    def is_torn(self) -> bool:
        """Whether a frame has begun and not ended: at the end of the stream, that the writer died within it."""
        return bool(self._torn)

    def feed(self, data: bytes) -> list[Frame]:
        """The frames that ``data`` completes, in their order.

        Raises:
            BadFrame: a tagged frame does not begin with `TAG`, or a number is neither a token id nor a terminal of this kind of stream.
        """
        data = self._torn + data
        whole = len(data) - len(data) % self._layout.size
        self._torn = data[whole:]
        return [self._frame(numbers) for numbers in self._layout.iter_unpack(data[:whole])]

    def _frame(self, numbers: tuple[int, ...]) -> Frame:
        frame = Frame(numbers[1], numbers[2]) if self._tagged else Frame(None, numbers[0])
        known = frame.value >= 0 or (frame.value in TERMINALS if self._tagged else frame.value == DONE)
        if not known or (self._tagged and (numbers[0] != TAG or numbers[1] < DAEMON_ID)):
            raise BadFrame(f"{list(numbers)} is no {'tagged' if self._tagged else 'untagged'} frame")
        return frame
