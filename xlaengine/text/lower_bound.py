"""A lower bound of the number of tokens of a text, from the most bytes that one token can stand for."""

from __future__ import annotations

from typing import Any

import tokenizers
from tokenizers import models

from xlaengine.text.library import byte_of_char, steps

_SHRINKS = {"Prepend": 1, "Replace": 1, "NFC": 4}
"""Normalizers that drop nothing, and for each an upper bound of the factor by which it shortens a text in bytes. NFC reaches 3: U+212A,
of 3 bytes, becomes K."""

_KEEP_ALL = {"ByteLevel", "Digits", "Metaspace", "Split"}
"""Pre-tokenizers that drop nothing, unless their behavior is "Removed"."""

_UTF8 = [*range(0xC0), *range(0xC2, 0xF5)]
"""The bytes that occur in UTF-8."""


class LowerBound:
    """The lower bound of one tokenizer.

    Args:
        backend: the library's tokenizer.
        is_byte_level: as `Tokenizer.is_byte_level`.
    """

    def __init__(self, backend: tokenizers.Tokenizer, is_byte_level: bool):
        self._backend, self._is_byte_level = backend, is_byte_level
        self._lost_bytes = self._find_lost_bytes()
        self._most_bytes = self._find_most_bytes()

    def of(self, text: str) -> int:
        """A lower bound of the number of tokens of ``text``; 0 if the tokenizer may drop text."""
        if self._most_bytes is None:
            return 0
        kept = text.encode(errors="replace").translate(None, self._lost_bytes)
        return -(-len(kept) // self._most_bytes)

    def _find_most_bytes(self) -> int | None:
        """The most bytes of a text that one token can stand for; None if it may drop bytes besides `_lost_bytes`."""
        vocabulary = self._backend.get_vocab(with_added_tokens=True)
        added = self._backend.get_added_tokens_decoder().values()
        if not vocabulary or any(token.lstrip or token.rstrip for token in added):
            return None
        model = self._backend.model
        if not isinstance(model, models.BPE) or model.continuing_subword_prefix or model.end_of_word_suffix:
            return None
        if self._lost_bytes and not (self._is_byte_level and self._backend.normalizer is None):  # a normalizer may write such bytes
            return None
        before = list(steps(self._backend.pre_tokenizer, "pretokenizers"))
        splits_bytes = any(step["type"] == "ByteLevel" for step in before)
        if not (splits_bytes if self._is_byte_level else model.byte_fallback):
            return None
        if any(step["type"] not in _KEEP_ALL or step.get("behavior") == "Removed" for step in before):
            return None
        factor = 1
        for step in steps(self._backend.normalizer, "normalizers"):
            if step["type"] not in _SHRINKS or (step["type"] == "Replace" and _shortens(step)):
                return None
            factor *= _SHRINKS[step["type"]]
        texts = {token.content for token in added}
        return factor * max(len(token) if self._is_byte_level and token not in texts else len(token.encode()) for token in vocabulary)

    def _find_lost_bytes(self) -> bytes:
        """Bytes of UTF-8 for which the vocabulary has no token. Byte-level BPE drops them, and keeps the text around them."""
        vocabulary = self._backend.get_vocab(with_added_tokens=True)
        byte_tokens = {byte: char if self._is_byte_level else f"<0x{byte:02X}>" for char, byte in byte_of_char().items()}
        return bytes(byte for byte in _UTF8 if byte_tokens[byte] not in vocabulary)


def _shortens(replacement: dict[str, Any]) -> bool:
    pattern = replacement["pattern"].get("String")
    return pattern is None or len(replacement["content"].encode()) < len(pattern.encode())
