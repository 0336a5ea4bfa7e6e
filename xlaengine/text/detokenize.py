"""Incremental text of a stream of tokens."""

from __future__ import annotations

import codecs

from xlaengine.text.tokenizer import Tokenizer


class Detokenizer:
    """Decodes one sequence, one token at a time, in O(1) per token.

    All pushes and the flush together give exactly ``tokenizer.decode(ids)`` without special tokens. Text that may still change is held
    back: the bytes of an unfinished character; and, in vocabularies with byte tokens (``<0xNN>``), a run of these to its end, because one
    invalid byte turns every character of the run into U+FFFD.

    `tokenizers.decoders.DecodeStream` is not used: it loses, repeats or refuses text with invalid UTF-8, and has no flush
    (spike/42_text_libraries.py).
    """

    def __init__(self, tokenizer: Tokenizer):
        self._tokenizer = tokenizer
        self._utf8 = codecs.getincrementaldecoder("utf-8")("replace")
        self._held: list[int] = []
        self._run = _Run()
        self._last: list[
            int
        ] = []  # the last token given out. It is decoded again before new ones: only a text's first token loses its space

    def push(self, token_id: int) -> str:
        """The text that is certain since this token; often empty.

        Raises:
            DecodingError: the library's decoder fails.
        """
        self._run.completed = ""
        if token_id in self._tokenizer.special_ids:
            return ""
        if self._tokenizer.is_byte_level:
            return self._utf8.decode(self._tokenizer.token_bytes(token_id))
        if self._tokenizer.backend.id_to_token(token_id) is None:
            return ""
        self._held.append(token_id)
        if not self._tokenizer.is_byte_token(token_id):
            return self._release()
        self._run.push(self._tokenizer.token_bytes(token_id))
        return ""

    @property
    def foreseen(self) -> str:
        """The characters that the last token completes in a run of byte tokens: they are certain unless an invalid byte follows."""
        return self._run.completed

    def peek(self, *, is_end: bool = False) -> str:
        """The text held back in a run of byte tokens, if it is whole characters; otherwise empty. At the run's end it is any text."""
        return self._text() if self._held and (is_end or self._run.is_whole) else ""

    def flush(self) -> str:
        """The text still held back, at the end of the sequence.

        Raises:
            DecodingError: the library's decoder fails.
        """
        return self._utf8.decode(b"", final=True) + self._release()

    def _release(self) -> str:
        text = self._text()
        self._last, self._held, self._run = self._held[-1:] or self._last, [], _Run()
        return text

    def _text(self) -> str:
        known = self._tokenizer.decode(self._last)
        return self._tokenizer.decode(self._last + self._held)[len(known) :]


class _Run:
    """Reads a run of byte tokens.

    Attributes:
        completed: the characters that the last byte completes.
        is_whole: whether all bytes so far are whole characters.
    """

    def __init__(self) -> None:
        self._utf8, self._is_valid = codecs.getincrementaldecoder("utf-8")(), True
        self.completed, self.is_whole = "", True

    def push(self, byte: bytes) -> None:
        try:
            self.completed = self._utf8.decode(byte) if self._is_valid else ""
        except UnicodeDecodeError:
            self.completed, self._is_valid = "", False
        self.is_whole = self._is_valid and not self._utf8.getstate()[0]
