"""Where a stream ends and what its text is. This shares no code with the engine: after every token it decodes and searches the whole
text."""

from __future__ import annotations

import codecs
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from xlaengine.types import FinishReason, SamplingParams


class TextDecoder(Protocol):
    """The methods of a tokenizer that the oracle needs."""

    @property
    def special_ids(self) -> Any:  # a set; declared as Any because pyright does not accept a cached_property for a property of a protocol
        """Ids that stand for no text."""
        ...

    def decode(self, token_ids: Sequence[int]) -> str:
        """Returns the text of a whole sequence, without special tokens."""
        ...

    def token_bytes(self, token_id: int) -> bytes:
        """Returns the bytes of one token; empty for an id outside the vocabulary."""
        ...

    def is_byte_token(self, token_id: int) -> bool:
        """Returns whether the token is a ``<0xNN>``, whose character depends on the tokens after it too."""
        ...


@dataclass(frozen=True)
class End:
    """How a stream ends. ``text`` is its whole text, empty without a tokenizer."""

    finish_reason: FinishReason
    stop_reason: str | int | None = None
    text: str = ""


def end_tokens(params: SamplingParams, eos: Collection[int]) -> frozenset[int]:
    """Returns the tokens that end a stream: the request's own, and the model's EOS unless ignored."""
    return frozenset(params.stop_token_ids or ()) | frozenset(() if params.ignore_eos else eos)


def barred_tokens(params: SamplingParams, eos: Collection[int]) -> frozenset[int]:
    """Returns the tokens that ``min_tokens`` bars at first: the request's own end tokens, and EOS even if ignored (as in vLLM)."""
    return frozenset(params.stop_token_ids or ()) | frozenset(eos)


def end_of(tokens: Sequence[int], params: SamplingParams, eos: Collection[int], tokenizer: TextDecoder | None) -> End | None:
    """Returns how a stream ends with the last of ``tokens``; None if it continues. It must not have ended before.

    A stop string takes precedence over a token that ends the stream, and both over the length. Stop strings are searched in the whole
    characters of the text, and at the end of the stream in the whole text. A stop string that ends within the characters that were whole
    after ``min_tokens`` tokens does not count. The leftmost one counts; of those that begin at the same place, the shortest.

    Raises:
        ValueError: there are stop strings, and no tokenizer.
    """
    if params.stop_strings and tokenizer is None:
        raise ValueError(f"stop strings {params.stop_strings} cannot be found without a tokenizer")
    last = tokens[-1]
    by_token = last in end_tokens(params, eos)
    spoken = tokens[:-1] if by_token and not params.include_stop_str_in_output else tokens
    armed = bool(params.stop_strings) and len(tokens) > params.min_tokens
    if tokenizer is not None and armed and (end := _stop_string(whole_characters(tokenizer, spoken), tokens, params, tokenizer)):
        return end
    if not by_token and len(tokens) != params.max_tokens:
        return None
    text = "" if tokenizer is None else tokenizer.decode(spoken)
    if tokenizer is not None and armed and (end := _stop_string(text, tokens, params, tokenizer)):
        return end
    named = by_token and (params.ignore_eos or last not in eos)
    return End("stop" if by_token else "length", last if named else None, text)


def _stop_string(text: str, tokens: Sequence[int], params: SamplingParams, tokenizer: TextDecoder) -> End | None:
    exempt = len(whole_characters(tokenizer, tokens[: params.min_tokens]))
    places = ((i, i + len(s)) for s in params.stop_strings for i in range(len(text)) if text.startswith(s, i))
    found = min(((start, stop) for start, stop in places if stop > exempt), default=None)
    if found is None:
        return None
    start, stop = found
    return End("stop", text[start:stop], text[: stop if params.include_stop_str_in_output else start])


def whole_characters(tokenizer: TextDecoder, tokens: Sequence[int]) -> str:
    """Returns the text of ``tokens`` without an unfinished character at its end.

    Of byte tokens at the end, those count that are valid UTF-8 from the first on. A later byte that is invalid would turn each byte of
    their run into U+FFFD.
    """
    spoken = [i for i in tokens if i not in tokenizer.special_ids and tokenizer.token_bytes(i)]
    run: list[int] = []
    while spoken and tokenizer.is_byte_token(spoken[-1]):
        run.insert(0, spoken.pop())
    if run:
        return tokenizer.decode([*spoken, *_valid(tokenizer, run)])
    text = tokenizer.decode(spoken)
    raw = b"".join(map(tokenizer.token_bytes, spoken))
    _, finished = codecs.utf_8_decode(raw, "replace")
    unfinished = raw[finished:].decode(errors="replace")  # two U+FFFD if it is half of a surrogate
    return text[: len(text) - len(unfinished)]


def _valid(tokenizer: TextDecoder, run: Sequence[int]) -> Sequence[int]:
    """Returns the most byte tokens, from the first on, that are valid UTF-8."""
    raw = b"".join(map(tokenizer.token_bytes, run))
    try:
        _, whole = codecs.utf_8_decode(raw, "strict")  # leaves out an unfinished character
    except UnicodeDecodeError as error:
        whole = error.start
    return run[:whole]
