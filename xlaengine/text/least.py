"""How few tokens a text can have, without tokenizing it: some µs and 500 bytes a token, which a line of 64 MiB would take for a refusal."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import tokenizers

_SHRINKS = {"Prepend": 1, "Replace": 1, "NFC": 4}
"""Normalizers that drop nothing: to what part of its bytes each may shorten a text. NFC to a third (U+212A becomes K)."""

_KEEP_ALL = {"ByteLevel", "Digits", "Metaspace", "Split"}
"""Pre-tokenizers that drop nothing, if they are not told to."""

_UTF8 = [*range(0xC0), *range(0xC2, 0xF5)]
"""The bytes that stand in UTF-8."""


def most_bytes(backend: tokenizers.Tokenizer, byte_tokens: Mapping[int, str], *, is_byte_level: bool) -> int | None:
    """The most bytes of a text that one token can stand for; None where the tokenizer may drop some.

    Args:
        byte_tokens: the token of each byte, in the vocabulary or not.
        is_byte_level: whether all tokens are strings of bytes; otherwise those of `byte_tokens` stand in for what the vocabulary lacks.
    """
    vocabulary = backend.get_vocab(with_added_tokens=True)
    swallow = any(token.lstrip or token.rstrip for token in backend.get_added_tokens_decoder().values())
    if swallow or not vocabulary or any(byte_tokens[byte] not in vocabulary for byte in _UTF8):
        return None
    before = list(_steps(backend.pre_tokenizer, "pretokenizers"))
    if not (any(step["type"] == "ByteLevel" for step in before) if is_byte_level else getattr(backend.model, "byte_fallback", False)):
        return None
    if any(step["type"] not in _KEEP_ALL or step.get("behavior") == "Removed" for step in before):
        return None
    factor = 1
    for step in _steps(backend.normalizer, "normalizers"):
        if step["type"] not in _SHRINKS or (step["type"] == "Replace" and _shortens(step)):
            return None
        factor *= _SHRINKS[step["type"]]
    return factor * max(len(token.encode()) for token in vocabulary)


def _steps(part: Any, inner: str) -> Iterator[dict[str, Any]]:
    waiting = [] if part is None else [json.loads(part.__getstate__())]
    while waiting:
        step = waiting.pop()
        if step["type"] == "Sequence":
            waiting += step[inner]
        else:
            yield step


def _shortens(step: dict[str, Any]) -> bool:
    pattern = step["pattern"].get("String")
    return pattern is None or len(step["content"].encode()) < len(pattern.encode())
