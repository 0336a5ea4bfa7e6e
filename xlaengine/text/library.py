"""What the `tokenizers` library does not say in Python: a tokenizer's steps, GPT-2's byte alphabet, and which errors are the library's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

_PANIC = "PanicException"
"""A failed assertion in the library. Its class derives from BaseException, and has no public name."""


def is_of_library(error: BaseException) -> bool:
    """Whether the library raised it: it raises bare Exception. A signal handler may raise others while the library runs."""
    return type(error) in (Exception, ValueError) or type(error).__name__ == _PANIC


def first_line(error: BaseException) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)


def steps(part: Any, inner: str) -> Iterator[dict[str, Any]]:
    """The steps of a decoder, a normalizer or a pre-tokenizer, sequences flattened. ``inner``: the key of a sequence's steps."""
    waiting = [] if part is None else [json.loads(part.__getstate__())]
    while waiting:
        step = waiting.pop(0)
        if step["type"] == "Sequence":
            waiting = step[inner] + waiting
        else:
            yield step


@cache
def byte_of_char() -> dict[str, int]:
    """GPT-2's byte alphabet: printable Latin-1 characters stand for themselves, characters from U+0100 on for the other bytes, in order."""
    own = [*range(ord("!"), ord("~") + 1), *range(ord("¡"), ord("¬") + 1), *range(ord("®"), ord("ÿ") + 1)]
    rest = [byte for byte in range(256) if byte not in own]
    return {chr(byte): byte for byte in own} | {chr(256 + i): byte for i, byte in enumerate(rest)}
