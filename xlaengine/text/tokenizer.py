"""A model's tokenizer: a tokenizer of the `tokenizers` library, and the properties that an engine needs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import tokenizers
from tokenizers import models

from xlaengine.types import InvalidRequest

_BYTE_TOKEN = re.compile(r"<0x([0-9A-Fa-f]{2})>")
_PIECEWISE_DECODERS = {"Replace", "ByteFallback", "Fuse", "Strip", "Metaspace"}

_SHRINKS = {"Prepend": 1, "Replace": 1, "NFC": 4}
"""Normalizers that drop nothing, and for each an upper bound of the factor by which it shortens a text in bytes. NFC reaches 3: U+212A,
of 3 bytes, becomes K."""

_KEEP_ALL = {"ByteLevel", "Digits", "Metaspace", "Split"}
"""Pre-tokenizers that drop nothing, unless their behavior is "Removed"."""

_UTF8 = [*range(0xC0), *range(0xC2, 0xF5)]
"""The bytes that occur in UTF-8."""

SHORT = 1 << 16
"""The most characters of a text for which `least_tokens` gives 0, because its first use must look up the longest token."""


class DecodingError(ValueError):
    """The library's decoder fails for a sequence of tokens. The message is the library's."""


@dataclass(frozen=True)
class Tokenizer:
    """Text to token ids and back.

    Attributes:
        backend: the library's tokenizer; it neither truncates nor pads.
        bos_token, eos_token: texts of the tokens that begin and end a sequence, if the model has them.
        chat_template: jinja source, if the model has one.

    Raises:
        ValueError: ``bos_token`` or ``eos_token`` is not in the vocabulary, or the backend's decoder cannot work token by token.
    """

    backend: tokenizers.Tokenizer
    bos_token: str | None = None
    eos_token: str | None = None
    chat_template: str | None = None

    def __post_init__(self) -> None:
        for name, token in (("bos_token", self.bos_token), ("eos_token", self.eos_token)):
            if token is not None and self.backend.token_to_id(token) is None:
                raise ValueError(f"{name} is {token!r}, which is not in the tokenizer's vocabulary of {self.vocab_size} tokens")
        kinds = {step["type"] for step in self._decoder_steps}
        # A Strip at the end, or of more than one character, depends on later or earlier tokens.
        strips = (step["start"] <= 1 and step["stop"] == 0 for step in self._decoder_steps if step["type"] == "Strip")
        if not (kinds == {"ByteLevel"} or (kinds <= _PIECEWISE_DECODERS and all(strips))):
            raise ValueError(
                f"unsupported tokenizer decoder {' + '.join(step['type'] for step in self._decoder_steps)}; "
                f"supported: ByteLevel, or any of {', '.join(sorted(_PIECEWISE_DECODERS))} (Strip: one leading character)"
            )

    @cached_property
    def _decoder_steps(self) -> list[dict[str, Any]]:
        return list(_steps(self.backend.decoder, "decoders"))

    @cached_property
    def is_byte_level(self) -> bool:
        """Whether tokens are strings of bytes (GPT-2); otherwise they are strings of characters, or single bytes."""
        return any(step["type"] == "ByteLevel" for step in self._decoder_steps)

    @cached_property
    def vocab_size(self) -> int:
        """One more than the highest token id."""
        return max(self.backend.get_vocab(with_added_tokens=True).values(), default=-1) + 1

    @cached_property
    def special_ids(self) -> frozenset[int]:
        """Ids of tokens that are not part of the text."""
        return frozenset(i for i, token in self.backend.get_added_tokens_decoder().items() if token.special)

    @property
    def bos_token_id(self) -> int | None:
        return None if self.bos_token is None else self.backend.token_to_id(self.bos_token)

    def least_tokens(self, text: str) -> int:
        """A lower bound of the number of tokens of ``text``; 0 for a `SHORT` text, or if the tokenizer may drop text.

        Tokenizing takes some µs and 500 bytes a token, which is too much for a line of 64 MiB that will be refused.
        """
        if len(text) <= SHORT or self._most_bytes is None:
            return 0
        kept = text.encode(errors="replace").translate(None, self._lost_bytes)
        return -(-len(kept) // self._most_bytes)

    @cached_property
    def _most_bytes(self) -> int | None:
        """The most bytes of a text that one token can stand for; None if it may drop bytes beside `_lost_bytes`."""
        vocabulary = self.backend.get_vocab(with_added_tokens=True)
        added = self.backend.get_added_tokens_decoder().values()
        if not vocabulary or any(token.lstrip or token.rstrip for token in added):
            return None
        model = self.backend.model
        if not isinstance(model, models.BPE) or model.continuing_subword_prefix or model.end_of_word_suffix:
            return None
        if self._lost_bytes and not (self.is_byte_level and self.backend.normalizer is None):  # a normalizer may write such bytes
            return None
        before = list(_steps(self.backend.pre_tokenizer, "pretokenizers"))
        splits_bytes = any(step["type"] == "ByteLevel" for step in before)
        if not (splits_bytes if self.is_byte_level else model.byte_fallback):
            return None
        if any(step["type"] not in _KEEP_ALL or step.get("behavior") == "Removed" for step in before):
            return None
        factor = 1
        for step in _steps(self.backend.normalizer, "normalizers"):
            if step["type"] not in _SHRINKS or (step["type"] == "Replace" and _shortens(step)):
                return None
            factor *= _SHRINKS[step["type"]]
        texts = {token.content for token in added}
        return factor * max(len(token) if self.is_byte_level and token not in texts else len(token.encode()) for token in vocabulary)

    @cached_property
    def _lost_bytes(self) -> bytes:
        """Bytes of UTF-8 for which the vocabulary has no token. Byte-level BPE drops them, and keeps the text around them."""
        vocabulary = self.backend.get_vocab(with_added_tokens=True)
        byte_tokens = {byte: char if self.is_byte_level else f"<0x{byte:02X}>" for char, byte in _byte_of_char().items()}
        return bytes(byte for byte in _UTF8 if byte_tokens[byte] not in vocabulary)

    def encode(self, text: str, *, add_special_tokens: bool) -> list[int]:
        """Token ids of ``text``. Special tokens written in the text become these tokens.

        Args:
            add_special_tokens: add the tokens that the model expects around each sequence (often BOS). A chat template writes them itself.

        Raises:
            InvalidRequest: the text holds a lone surrogate.
        """
        try:
            text.encode()
        except UnicodeEncodeError as error:
            code = ord(text[error.start])
            raise InvalidRequest(f"the text holds a lone surrogate (U+{code:04X}) at character {error.start}", param="prompt") from None
        return self.backend.encode(text, add_special_tokens=add_special_tokens).ids

    def decode(self, token_ids: Sequence[int], *, skip_special_tokens: bool = True) -> str:
        """Text of ``token_ids``. Bytes that are not UTF-8 become U+FFFD; ids outside the vocabulary have no text.

        Raises:
            DecodingError: the library's decoder fails.
        """
        try:
            return self.backend.decode(list(token_ids), skip_special_tokens=skip_special_tokens)
        except Exception as error:
            if type(error) is not Exception:  # the library raises bare Exception; a signal handler may raise others here
                raise
            raise DecodingError(str(error)) from error

    def is_byte_token(self, token_id: int) -> bool:
        """Whether the token is a single byte (``<0xNN>``)."""
        return not self.is_byte_level and _BYTE_TOKEN.fullmatch(self.backend.id_to_token(token_id) or "") is not None

    def token_bytes(self, token_id: int) -> bytes:
        """The bytes of a token inside a text; empty for an id outside the vocabulary."""
        known = self._bytes_of.get(token_id)
        if known is None:
            known = self._bytes_of[token_id] = self._token_bytes(token_id)
        return known

    @cached_property
    def _bytes_of(self) -> dict[int, bytes]:
        """Cache of `token_bytes`, which is called for each generated token."""
        return {}

    def _token_bytes(self, token_id: int) -> bytes:
        token = self.backend.id_to_token(token_id)
        if token is None:
            return b""
        if self.is_byte_level:
            table = _byte_of_char()
            # Added tokens are plain text, and may have characters outside the table.
            return bytes(table[c] for c in token) if all(c in table for c in token) else token.encode()
        if byte := _BYTE_TOKEN.fullmatch(token):
            return bytes.fromhex(byte[1])
        return token.replace("▁", " ").encode()

    def token_text(self, token_id: int) -> str:
        r"""A token's text for log-probabilities, or ``bytes:\xNN\xNN`` if it is not valid UTF-8 alone."""
        raw = self.token_bytes(token_id)
        try:
            return raw.decode()
        except UnicodeDecodeError:
            return "bytes:" + "".join(f"\\x{byte:02x}" for byte in raw)


def _steps(part: Any, inner: str) -> Iterator[dict[str, Any]]:
    """The steps of a decoder, a normalizer or a pre-tokenizer, sequences flattened. ``inner``: the key of a sequence's steps."""
    waiting = [] if part is None else [json.loads(part.__getstate__())]
    while waiting:
        step = waiting.pop(0)
        if step["type"] == "Sequence":
            waiting = step[inner] + waiting
        else:
            yield step


def _shortens(replacement: dict[str, Any]) -> bool:
    pattern = replacement["pattern"].get("String")
    return pattern is None or len(replacement["content"].encode()) < len(pattern.encode())


@cache
def _byte_of_char() -> dict[str, int]:
    """GPT-2's byte alphabet: printable Latin-1 characters stand for themselves, characters from U+0100 on for the other bytes, in order."""
    own = [*range(ord("!"), ord("~") + 1), *range(ord("¡"), ord("¬") + 1), *range(ord("®"), ord("ÿ") + 1)]
    rest = [byte for byte in range(256) if byte not in own]
    return {chr(byte): byte for byte in own} | {chr(256 + i): byte for i, byte in enumerate(rest)}
