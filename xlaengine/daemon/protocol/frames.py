"""Frames: the binary stream of tokens, little-endian int32.

An untagged frame is one number, a token id or `DONE`. A tagged frame is ``[TAG, request id, value]``; the value is a token id,
`CONTINUES`, `DONE` or `ERROR`. Token ids are never negative.

If a request asks for log-probabilities, one more frame comes directly before each token's: ``[LOGPROBS, request id, n]`` and n rows
``[token id, rank, log-probability]``; the last number of a row is a float32. The first row is the token itself.
"""

from __future__ import annotations

import struct
from typing import NamedTuple

from xlaengine.protocol import MAX_LOGPROBS, TokenLogprobs

TAG = -2
"""The first number of a tagged frame."""
LOGPROBS = -5
"""The first number of a frame of log-probabilities. Tagged only."""
DONE = -1
"""The request has ended well, or the line was carried out."""
ERROR = -3
"""The request failed or was cancelled, or the line was refused. Tagged only."""
CONTINUES = -4
"""The quantum is used up; the request is held. Tagged only."""

TERMINALS = frozenset({DONE, ERROR, CONTINUES})
"""Exactly one of these answers every line."""

DAEMON_ID = 0
"""The request id of frames that belong to no request."""

INT32_MAX = 2**31 - 1

_BARE = struct.Struct("<i")
_TAGGED = struct.Struct("<3i")
_LOGPROB = struct.Struct("<2if")


class Frame(NamedTuple):
    """A token id or a terminal. ``request_id`` is None in an untagged stream."""

    request_id: int | None
    value: int


class LogprobsFrame(NamedTuple):
    """The log-probabilities of a request's next token."""

    request_id: int
    logprobs: TokenLogprobs


class BadFrame(ValueError):
    """The bytes are not frames: the writer is not a daemon, or not a tagged one."""


def encode(request_id: int | None, value: int) -> bytes:
    """One frame: 4 bytes untagged (``request_id`` None), 12 bytes tagged."""
    return _BARE.pack(value) if request_id is None else _TAGGED.pack(TAG, request_id, value)


def encode_logprobs(request_id: int, logprobs: TokenLogprobs) -> bytes:
    """A `LogprobsFrame`: 24 bytes, and 12 for each alternative. Alternatives are ranked from 1."""
    rows = [(logprobs.token_id, logprobs.rank, logprobs.logprob), *((token, i + 1, value) for i, (token, value) in enumerate(logprobs.top))]
    return _TAGGED.pack(LOGPROBS, request_id, len(rows)) + b"".join(_LOGPROB.pack(*row) for row in rows)


class FrameReader:
    """Makes frames of bytes that arrive in pieces of any size. An incomplete frame waits for its rest."""

    def __init__(self, tagged: bool):
        self._tagged = tagged
        self._layout = _TAGGED if tagged else _BARE
        self._torn = b""

    @property
    def is_torn(self) -> bool:
        """Whether a frame is incomplete. At the end of the stream: the writer died within it."""
        return bool(self._torn)

    def feed(self, data: bytes) -> list[Frame | LogprobsFrame]:
        """The frames that ``data`` completes, in order.

        Raises:
            BadFrame: a number cannot stand at its place.
        """
        data = self._torn + data
        found, at, size = [], 0, self._layout.size
        while at + size <= len(data):
            numbers = self._layout.unpack_from(data, at)
            end = at + size * (1 + self._rows(numbers))
            if end > len(data):
                break
            found.append(self._frame(numbers) if end == at + size else _logprobs(numbers[1], data[at + size : end]))
            at = end
        self._torn = data[at:]
        return found

    def _rows(self, numbers: tuple[int, ...]) -> int:
        """How many rows of log-probabilities follow a frame's first numbers."""
        if not self._tagged or numbers[0] != LOGPROBS:
            return 0
        if numbers[1] <= DAEMON_ID or not 1 <= numbers[2] <= MAX_LOGPROBS + 1:
            raise BadFrame(f"{list(numbers)} begins no frame of log-probabilities")
        return numbers[2]

    def _frame(self, numbers: tuple[int, ...]) -> Frame:
        frame = Frame(numbers[1], numbers[2]) if self._tagged else Frame(None, numbers[0])
        known = frame.value >= 0 or (frame.value in TERMINALS if self._tagged else frame.value == DONE)
        if not known or (self._tagged and (numbers[0] != TAG or numbers[1] < DAEMON_ID)):
            raise BadFrame(f"{list(numbers)} is no {'tagged' if self._tagged else 'untagged'} frame")
        return frame


def _logprobs(request_id: int, data: bytes) -> LogprobsFrame:
    (token, rank, logprob), *top = _LOGPROB.iter_unpack(data)
    if token < 0:
        raise BadFrame(f"{token} is no token id, in log-probabilities of request {request_id}")
    return LogprobsFrame(request_id, TokenLogprobs(token, logprob, rank, tuple((other, value) for other, _, value in top)))
