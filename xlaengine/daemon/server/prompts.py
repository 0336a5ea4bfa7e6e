"""Reads the prompts that lines give: token ids, or a file of token ids or of text. Time and memory for a file are limited."""

from __future__ import annotations

import os
import stat
import struct
from collections.abc import Callable

from xlaengine.daemon.errors import Refused, shown
from xlaengine.daemon.protocol.commands import Prompt

EncodeText = Callable[[str], list[int]]
"""Turns the text of a prompt into token ids."""

BYTES_PER_ID = 4
"""A prompt file of token ids holds them as int32."""
TEXT_BYTES_PER_ID = 256
"""A text file may have this many bytes for each token that a slot holds. A longer file is not tokenized: its
prompt would not fit."""


def prompt_ids(prompt: Prompt, most: int, encode_text: EncodeText | None) -> tuple[int, ...]:
    """The token ids of a prompt. The engine checks whether they fit.

    Args:
        most: the most tokens that a slot holds.
        encode_text: turns the text in a file into token ids; None: files hold token ids as little-endian int32.

    Raises:
        Refused: the file cannot be read or tokenized, or is larger than any prompt that fits.
    """
    if not isinstance(prompt, str):
        return prompt
    if encode_text is None:
        return _ids_in(_contents(prompt, most * BYTES_PER_ID, most), prompt)
    data = _contents(prompt, most * TEXT_BYTES_PER_ID, most)
    try:
        return tuple(encode_text(data.decode()))
    except UnicodeDecodeError as error:
        raise Refused(f"prompt file {shown(prompt)} is not UTF-8: byte {data[error.start]:#04x} at {error.start}") from None
    except Exception as error:  # a tokenizer's own errors have no common class
        raise Refused(f"prompt file {shown(prompt)} cannot be tokenized: {type(error).__name__}: {error}") from error


def _contents(path: str, limit: int, most: int) -> bytes:
    """The bytes of a regular file; raises Refused for any other. A pipe or a terminal could block the daemon, and opening some devices has
    an effect."""
    try:
        _require_regular(path, os.stat(path))
        fd = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC | os.O_NOCTTY)
        try:
            facts = _require_regular(path, os.fstat(fd))  # another file may have taken its place
            with open(fd, "rb", closefd=False) as file:
                data = file.read(limit + 1) or b""  # None: a file of the kernel, such as in /proc, that has no data now
        finally:
            os.close(fd)
    except (OSError, ValueError) as error:
        what = error.strerror if isinstance(error, OSError) else error
        raise Refused(f"prompt file {shown(path)} cannot be read: {what}") from None
    if len(data) > limit:
        raise Refused(f"prompt file {shown(path)} has {max(facts.st_size, len(data))} bytes; {most} tokens have {limit} at most")
    return data


def _require_regular(path: str, facts: os.stat_result) -> os.stat_result:
    if not stat.S_ISREG(facts.st_mode):
        raise Refused(f"prompt file {shown(path)} is not a regular file: mode {facts.st_mode:#o}")
    return facts


def _ids_in(data: bytes, path: str) -> tuple[int, ...]:
    if len(data) % BYTES_PER_ID:
        raise Refused(f"prompt file {shown(path)} has {len(data)} bytes, which is not a whole number of int32")
    return struct.unpack(f"<{len(data) // BYTES_PER_ID}i", data)
