"""What the `tokenizers` library does not say of its tokenizers in Python: the steps of their parts, and GPT-2's byte alphabet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any


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
