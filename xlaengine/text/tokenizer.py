"""A model's tokenizer: the `tokenizers` library's, with the few facts about it that an engine needs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import tokenizers

from xlaengine.protocol import InvalidRequest
from xlaengine.text.least import most_bytes

_BYTE_TOKEN = re.compile(r"<0x([0-9A-Fa-f]{2})>")
_PIECEWISE_DECODERS = {"Replace", "ByteFallback", "Fuse", "Strip", "Metaspace"}

SHORT = 1 << 16
"""Characters that are tokenized sooner than it is looked up what the longest token is."""


@dataclass(frozen=True)
class Tokenizer:
    """Text to token ids and back.

    Attributes:
        backend: the library's tokenizer; it neither truncates nor pads.
        bos_token: text of the token that begins a sequence, if the model has one.
        eos_token: text of the token that ends a sequence, if the model has one.
        chat_template: jinja source that turns messages into a prompt, if the model has one.

    Raises:
        ValueError: ``bos_token`` or ``eos_token`` is no token of the vocabulary, or the backend's decoder is of a kind
            whose text cannot be given out token by token.
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
        # A Strip at the end, or of more than one character, depends on tokens that have not come yet or have gone by.
        strips = (step["start"] <= 1 and step["stop"] == 0 for step in self._decoder_steps if step["type"] == "Strip")
        if not (kinds == {"ByteLevel"} or (kinds <= _PIECEWISE_DECODERS and all(strips))):
            raise ValueError(
                f"unsupported tokenizer decoder {' + '.join(step['type'] for step in self._decoder_steps)}; "
                f"supported: ByteLevel, or any of {', '.join(sorted(_PIECEWISE_DECODERS))} (Strip: one leading character)"
            )

    @cached_property
    def _decoder_steps(self) -> list[dict[str, Any]]:
        decoder = self.backend.decoder
        return [] if decoder is None else list(_flatten(json.loads(decoder.__getstate__())))

    @cached_property
    def is_byte_level(self) -> bool:
        """Whether tokens are strings of bytes (GPT-2 style); otherwise they are strings of characters, with single-byte tokens at most."""
        return any(step["type"] == "ByteLevel" for step in self._decoder_steps)

    @cached_property
    def vocab_size(self) -> int:
        """One more than the highest token id."""
        return max(self.backend.get_vocab(with_added_tokens=True).values(), default=-1) + 1

    @cached_property
    def special_ids(self) -> frozenset[int]:
        """Ids of tokens that steer the model and are not part of the text."""
        return frozenset(i for i, token in self.backend.get_added_tokens_decoder().items() if token.special)

    @property
    def bos_token_id(self) -> int | None:
        return None if self.bos_token is None else self.backend.token_to_id(self.bos_token)

    @property
    def eos_token_id(self) -> int | None:
        return None if self.eos_token is None else self.backend.token_to_id(self.eos_token)

    def least_tokens(self, text: str) -> int:
        """So many tokens ``text`` has at least; 0 for a `SHORT` one, and where the tokenizer may drop some of it."""
        if len(text) <= SHORT or self._most_bytes is None:
            return 0
        return -(-len(text.encode(errors="replace")) // self._most_bytes)

    @cached_property
    def _most_bytes(self) -> int | None:
        tokens = {byte: char if self.is_byte_level else f"<0x{byte:02X}>" for char, byte in _byte_of_char().items()}
        return most_bytes(self.backend, tokens, is_byte_level=self.is_byte_level)

    def encode(self, text: str, *, add_special_tokens: bool) -> list[int]:
        """Token ids of ``text``. A special token written out in the text becomes that token.

        Args:
            add_special_tokens: also add what the model wants around every sequence (often BOS). False for text from a chat
                template, which writes them itself.

        Raises:
            InvalidRequest: the text holds a lone surrogate, which is no character.
        """
        try:
            text.encode()
        except UnicodeEncodeError as error:
            code = ord(text[error.start])
            raise InvalidRequest(f"the text holds a lone surrogate (U+{code:04X}) at character {error.start}", param="prompt") from None
        return self.backend.encode(text, add_special_tokens=add_special_tokens).ids

    def decode(self, token_ids: Sequence[int], *, skip_special_tokens: bool = True) -> str:
        """Text of ``token_ids``; bytes that are no UTF-8 become U+FFFD, and ids outside the vocabulary nothing."""
        return self.backend.decode(list(token_ids), skip_special_tokens=skip_special_tokens)

    def is_byte_token(self, token_id: int) -> bool:
        """Whether the token is one byte of a character that the vocabulary lacks (``<0xNN>``)."""
        return not self.is_byte_level and _BYTE_TOKEN.fullmatch(self.backend.id_to_token(token_id) or "") is not None

    def token_bytes(self, token_id: int) -> bytes:
        """The bytes that one token adds inside a text; empty for an id outside the vocabulary."""
        known = self._bytes_of.get(token_id)
        if known is None:
            known = self._bytes_of[token_id] = self._token_bytes(token_id)
        return known

    @cached_property
    def _bytes_of(self) -> dict[int, bytes]:
        """Of the tokens that have come up: this is asked for every token that is generated."""
        return {}

    def _token_bytes(self, token_id: int) -> bytes:
        token = self.backend.id_to_token(token_id)
        if token is None:
            return b""
        if self.is_byte_level:
            table = _byte_of_char()
            # Added tokens are kept as plain text, so a character outside the table marks one.
            return bytes(table[c] for c in token) if all(c in table for c in token) else token.encode()
        if byte := _BYTE_TOKEN.fullmatch(token):
            return bytes.fromhex(byte[1])
        return token.replace("▁", " ").encode()

    def token_text(self, token_id: int) -> str:
        r"""One token in print, for logprobs: its text, or ``bytes:\xNN\xNN`` if it is not valid UTF-8 alone."""
        raw = self.token_bytes(token_id)
        try:
            return raw.decode()
        except UnicodeDecodeError:
            return "bytes:" + "".join(f"\\x{byte:02x}" for byte in raw)


def _flatten(decoder: dict[str, Any]) -> Iterable[dict[str, Any]]:
    if decoder["type"] != "Sequence":
        yield decoder
    for inner in decoder.get("decoders", ()):
        yield from _flatten(inner)


@cache
def _byte_of_char() -> dict[str, int]:
    """GPT-2's byte alphabet: a printable Latin-1 character stands for its own byte, the others for U+0100 and up, in byte order."""
    own = [*range(ord("!"), ord("~") + 1), *range(ord("¡"), ord("¬") + 1), *range(ord("®"), ord("ÿ") + 1)]
    rest = [byte for byte in range(256) if byte not in own]
    return {chr(byte): byte for byte in own} | {chr(256 + i): byte for i, byte in enumerate(rest)}
