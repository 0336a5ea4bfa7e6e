"""A model's tokenizer: a tokenizer of the `tokenizers` library, and the properties that an engine needs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import tokenizers

from xlaengine.text.library import byte_of_char, first_line, is_of_library, steps
from xlaengine.text.lower_bound import LowerBound
from xlaengine.types.errors import InvalidRequest, require_characters

_BYTE_TOKEN = re.compile(r"<0x([0-9A-Fa-f]{2})>")
_PIECEWISE_DECODERS = {"Replace", "ByteFallback", "Fuse", "Strip", "Metaspace"}

SHORT = 1 << 16
"""The most characters of a text for which `Tokenizer.least_tokens` gives 0, because its first use must look up the longest token."""


class DecodingError(ValueError):
    """The library's decoder fails for a sequence of tokens. The message is the library's."""


@dataclass(frozen=True)
class Tokenizer:
    """Text to token ids and back.

    Attributes:
        backend: the library's tokenizer; it neither truncates nor pads.
        bos_token, eos_token: texts of the tokens that begin and end a sequence, if the model has them.
        chat_template: jinja source, if the model has one.
        other_tokens: texts of the other named tokens (``pad_token``, ``unk_token`` and so on), which a chat template may print.

    Raises:
        ValueError: ``bos_token`` or ``eos_token`` is not in the vocabulary, or the backend's decoder cannot work token by token.
    """

    backend: tokenizers.Tokenizer
    bos_token: str | None = None
    eos_token: str | None = None
    chat_template: str | None = None
    other_tokens: Mapping[str, str] = field(default_factory=dict, hash=False)

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
        return list(steps(self.backend.decoder, "decoders"))

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
        """A lower bound of the number of tokens of ``text``; 0 for at most `SHORT` characters, or if the tokenizer may drop text.

        Tokenizing takes some µs and 500 bytes a token, which is too much for a line of 64 MiB that will be refused.
        """
        return 0 if len(text) <= SHORT else self._lower_bound.of(text)

    @cached_property
    def _lower_bound(self) -> LowerBound:
        return LowerBound(self.backend, self.is_byte_level)

    def encode(self, text: str, *, add_special_tokens: bool) -> list[int]:
        """Token ids of ``text``. Special tokens written in the text become these tokens.

        Args:
            add_special_tokens: add the tokens that the model expects around each sequence (often BOS). A chat template writes them itself.

        Raises:
            InvalidRequest: the text holds a lone surrogate, or the library cannot encode it.
        """
        return self._encoding(text, add_special_tokens).ids

    def places(self, text: str, *, add_special_tokens: bool) -> list[tuple[int, tuple[int, int]]]:
        """Token ids as `encode` returns them, each with the positions in ``text`` where it begins and ends; (0, 0) if it is not there."""
        encoding = self._encoding(text, add_special_tokens)
        return list(zip(encoding.ids, encoding.offsets, strict=True))

    def _encoding(self, text: str, add_special_tokens: bool) -> tokenizers.Encoding:
        require_characters(text, "the text", "prompt")
        try:
            return self.backend.encode(text, add_special_tokens=add_special_tokens)
        except BaseException as error:
            if not is_of_library(error):
                raise
            raise InvalidRequest(f"the model's tokenizer cannot encode the text: {first_line(error)}", param="prompt") from error

    def decode(self, token_ids: Sequence[int], *, skip_special_tokens: bool = True) -> str:
        """Text of ``token_ids``. Bytes that are not UTF-8 become U+FFFD; ids outside the vocabulary have no text.

        Raises:
            DecodingError: the library's decoder fails.
        """
        try:
            return self.backend.decode(list(token_ids), skip_special_tokens=skip_special_tokens)
        except BaseException as error:
            if not is_of_library(error):
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
            table = byte_of_char()
            # Added tokens are plain text, and may have characters outside the table.
            return bytes(table[c] for c in token) if all(c in table for c in token) else token.encode()
        if byte := _BYTE_TOKEN.fullmatch(token):
            return bytes.fromhex(byte[1])
        return token.replace("▁", " ").encode()

    def token_text(self, token_id: int) -> str:
        r"""A token's text for log-probabilities, or ``bytes:\xNN\xNN`` if it is not valid UTF-8 by itself."""
        raw = self.token_bytes(token_id)
        try:
            return raw.decode()
        except UnicodeDecodeError:
            return "bytes:" + "".join(f"\\x{byte:02x}" for byte in raw)
