"""Frames: the binary stream of tokens, little-endian int32.

An untagged frame is one number, a token id or `DONE`. A tagged frame is ``[TAG, request id, value]``; the value is a token id,
`CONTINUES`, `DONE` or `ERROR`. Token ids are never negative.

If a request asks for log-probabilities, one more frame comes directly before each token's: ``[LOGPROBS, request id, n]`` and n rows
``[token id, rank, log-probability]``; the last number of a row is a float32. The first row is the token itself.

If the daemon reports experts, one more frame comes directly before all frames of the last token of a request that is done:
``[EXPERTS, request id, n]`` and the n bytes of a ``.npy`` file.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, NamedTuple

from xlaengine.types import MAX_LOGPROBS, TokenLogprobs
from xlaengine.types.npy import from_npy, to_npy

if TYPE_CHECKING:
    import numpy as np

TAG = -2
"""The first number of a tagged frame."""
LOGPROBS = -5
"""The first number of a frame of log-probabilities. Tagged only."""
EXPERTS = -6
"""The first number of a frame of experts. Tagged only."""
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
    """A token id or a terminal."""

    request_id: int
    value: int


class LogprobsFrame(NamedTuple):
    """The log-probabilities of a request's next token."""

    request_id: int
    logprobs: TokenLogprobs


class ExpertsFrame(NamedTuple):
    """The experts that a request's tokens took.

    Attributes:
        experts: ``[tokens, layers, top k]`` of uint8 or uint16, as in `CompletionOutput.routed_experts`.
    """

    request_id: int
    experts: np.ndarray


AnyFrame = Frame | LogprobsFrame | ExpertsFrame


class BadFrame(ValueError):
    """The bytes are not tagged frames. The program that wrote them is not a daemon, or is a daemon in untagged mode."""


def encode(request_id: int | None, value: int) -> bytes:
    """The bytes of a `Frame`: 12, or 4 without a tag (``request_id`` None)."""
    return _BARE.pack(value) if request_id is None else _TAGGED.pack(TAG, request_id, value)


def encode_logprobs(request_id: int, logprobs: TokenLogprobs) -> bytes:
    """The bytes of a `LogprobsFrame`: 24, and 12 for each alternative. Alternatives have the ranks 1, 2, … in order."""
    rows = [(logprobs.token_id, logprobs.rank, logprobs.logprob), *((token, i + 1, value) for i, (token, value) in enumerate(logprobs.top))]
    return _TAGGED.pack(LOGPROBS, request_id, len(rows)) + b"".join(_LOGPROB.pack(*row) for row in rows)


def encode_experts(request_id: int, experts: np.ndarray) -> bytes:
    """The bytes of an `ExpertsFrame`: 12, and a ``.npy`` file of ``experts`` (``[tokens, layers, top k]``)."""
    data = to_npy(experts)
    return _TAGGED.pack(EXPERTS, request_id, len(data)) + data


class FrameReader:
    """Makes tagged frames of bytes that arrive in pieces of any size."""

    def __init__(self) -> None:
        self._torn = b""

    @property
    def is_torn(self) -> bool:
        """Whether the last frame is incomplete."""
        return bool(self._torn)

    def feed(self, data: bytes) -> list[AnyFrame]:
        """The frames that end in ``data``, in order.

        Raises:
            BadFrame: the bytes cannot be part of a tagged frame.
        """
        data = self._torn + data
        found, at = [], 0
        while at + _TAGGED.size <= len(data):
            tag, request_id, value = _TAGGED.unpack_from(data, at)
            begin = at + _TAGGED.size
            end = begin + _size_behind(tag, request_id, value)
            if end > len(data):
                break
            found.append(_READERS[tag](request_id, data[begin:end]) if tag in _READERS else Frame(request_id, value))
            at = end
        self._torn = data[at:]
        return found


def _size_behind(tag: int, request_id: int, value: int) -> int:
    """Returns how many bytes of a frame follow its three numbers. Raises BadFrame."""
    if tag == TAG and request_id >= DAEMON_ID and (value >= 0 or value in TERMINALS):
        return 0
    if tag == LOGPROBS and request_id > DAEMON_ID and 1 <= value <= MAX_LOGPROBS + 1:
        return value * _LOGPROB.size
    if tag == EXPERTS and request_id > DAEMON_ID and value > 0:
        return value
    raise BadFrame(f"{[tag, request_id, value]} is not a tagged frame")


def _logprobs(request_id: int, data: bytes) -> LogprobsFrame:
    (token, rank, logprob), *top = _LOGPROB.iter_unpack(data)
    if token < 0:
        raise BadFrame(f"{token} is not a token id, in log-probabilities of request {request_id}")
    return LogprobsFrame(request_id, TokenLogprobs(token, logprob, rank, tuple((other, value) for other, _, value in top)))


def _experts(request_id: int, data: bytes) -> ExpertsFrame:
    try:
        return ExpertsFrame(request_id, from_npy(data))
    except (ValueError, EOFError) as error:
        raise BadFrame(f"{len(data)} bytes are not a .npy file, in experts of request {request_id}: {error}") from None


_READERS = {LOGPROBS: _logprobs, EXPERTS: _experts}
