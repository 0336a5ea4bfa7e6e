"""Formats log-probabilities for the two interfaces.

The input is in vLLM's form: for each position a dict ``{token_id: Logprob}`` of the token there and its alternatives.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from xlaengine.text.detokenize import Detokenizer
from xlaengine.text.tokenizer import Tokenizer
from xlaengine.types import CompletionOutput, Logprob, RequestOutput

LOWEST_LOGPROB = -9999.0
"""Stands for minus infinity, which JSON cannot represent; OpenAI and vLLM use the same number."""

Entries = dict[int, Logprob]
"""Of one position: by token id, the token there and its alternatives."""


def completion_logprobs(
    output: RequestOutput, completion: CompletionOutput, count: int, tokenizer: Tokenizer | None, echo: str | None
) -> dict[str, list[Any]]:
    """Returns OpenAI's form for completions: four lists with an element for each token. Each token is among its own alternatives.

    Args:
        count: the number of alternatives at each position.
        tokenizer: None for a model without one: a token is then named by its id, and all offsets are 0.
        echo: the prompt's text, if the prompt's tokens come first in the lists; None if they are left out. The first token of a prompt has
            null for its log-probability and its alternatives, because nothing precedes it.
    """
    tokens = completion.token_ids
    positions: list[Entries | None] = list(completion.logprobs or ())
    offsets = _offsets(tokens, completion.text, tokenizer)
    if echo is not None:
        tokens = output.prompt_token_ids + tokens
        positions = [*(output.prompt_logprobs or ()), *positions]
        offsets = [*_prompt_offsets(output, echo, tokenizer), *(len(echo) + offset for offset in offsets)]
    pairs = list(zip(tokens, positions, strict=True))
    return {
        "tokens": [_name(token, None if entries is None else entries[token], tokenizer) for token, entries in pairs],
        "token_logprobs": [None if entries is None else _json_float(entries[token].logprob) for token, entries in pairs],
        "top_logprobs": [None if entries is None else _alternatives(token, entries, count, tokenizer) for token, entries in pairs],
        "text_offset": offsets,
    }


def chat_logprobs(completion: CompletionOutput, count: int, tokenizer: Tokenizer | None) -> dict[str, list[dict[str, Any]]]:
    """Returns OpenAI's form for chats: one object for each token, with the ``count`` most likely tokens in it."""
    positions = completion.logprobs or ()
    content = [
        _chat_token(token, entries[token], tokenizer) | {"top_logprobs": [_chat_token(*one, tokenizer) for one in _top(entries, count)]}
        for token, entries in zip(completion.token_ids, positions, strict=True)
    ]
    return {"content": content}


def prompt_logprobs(output: RequestOutput, count: int) -> list[dict[str, dict[str, Any]] | None]:
    """Returns vLLM's form: null for the first token, then for each token an object with token ids as keys."""
    positions = output.prompt_logprobs or ()
    return [
        None if entries is None else {str(i): _vllm_entry(entry) for i, entry in _with_top(token, entries, count)}
        for token, entries in zip(output.prompt_token_ids, positions, strict=True)
    ]


def _top(entries: Entries, count: int) -> list[tuple[int, Logprob]]:
    """Returns the ``count`` most likely tokens, in falling order. A position may hold more: the token there, and alternatives
    that another list of the same request needs."""
    return sorted(entries.items(), key=lambda item: item[1].rank)[:count]


def _with_top(token: int, entries: Entries, count: int) -> list[tuple[int, Logprob]]:
    """Returns what `_top` returns, and then the token at the position if it is not among them."""
    top = _top(entries, count)
    return top if any(other == token for other, _ in top) else [*top, (token, entries[token])]


def _alternatives(token: int, entries: Entries, count: int, tokenizer: Tokenizer | None) -> dict[str, float]:
    """Returns log-probabilities by token text, highest first. If two ids have the same text (parts of a character do), the second one is
    named by its id."""
    named: dict[str, float] = {}
    for other, entry in _with_top(token, entries, count):
        text = _name(other, entry, tokenizer)
        named[f"token_id:{other}" if text in named else text] = _json_float(entry.logprob)
    return named


def _chat_token(token: int, entry: Logprob, tokenizer: Tokenizer | None) -> dict[str, Any]:
    raw = None if tokenizer is None else list(tokenizer.token_bytes(token))
    return {"token": _name(token, entry, tokenizer), "logprob": _json_float(entry.logprob), "bytes": raw}


def _vllm_entry(entry: Logprob) -> dict[str, Any]:
    return {"logprob": _json_float(entry.logprob), "rank": entry.rank, "decoded_token": entry.decoded_token}


def _name(token: int, entry: Logprob | None, tokenizer: Tokenizer | None) -> str:
    """Returns a token's text. A token without an entry, the prompt's first, is looked up."""
    if entry is not None and entry.decoded_token is not None:
        return entry.decoded_token
    return f"token_id:{token}" if tokenizer is None else tokenizer.token_text(token)


def _prompt_offsets(output: RequestOutput, text: str, tokenizer: Tokenizer | None) -> list[int]:
    """As `_offsets`, for a prompt. If it was given as a text, special tokens in it have characters too."""
    tokens = output.prompt_token_ids
    if tokenizer is None or output.prompt is None:
        return _offsets(tokens, text, tokenizer)
    for adds in (True, False):
        places = tokenizer.places(text, add_special_tokens=adds)
        if [token for token, _ in places] == list(tokens):
            return _begins([place for _, place in places])
    return _offsets(tokens, text, tokenizer)


def _begins(places: Sequence[tuple[int, int]]) -> list[int]:
    """Returns where each token begins. A token that is not in the text begins at the end of the one before it, and so does one to which the
    library does not count its space."""
    begins, end = [], 0
    for begin, stop in places:
        begins.append(end if begin == stop else min(begin, end))
        end = max(end, stop)
    return begins


def _offsets(tokens: Sequence[int], text: str, tokenizer: Tokenizer | None) -> list[int]:
    """Returns for each token the number of complete characters before it. So the tokens of one character have the same offset."""
    if tokenizer is None:
        return [0] * len(tokens)
    detokenizer, offsets, given, held = Detokenizer(tokenizer), [], 0, 0
    for token in tokens:
        held = len(detokenizer.peek(is_end=not tokenizer.is_byte_token(token))) or held
        begin = given + held
        if piece := detokenizer.push(token):
            if tokenizer.is_byte_level:  # a token that begins a character turns an unfinished one before it into U+FFFD
                begin = max(begin, given + len(piece) - len(Detokenizer(tokenizer).push(token)))
            given, held = given + len(piece), 0
        offsets.append(min(begin, len(text)))
    return offsets


def _json_float(x: float) -> float:
    """Returns a float32 as the shortest decimal that reads back as the same float32."""
    return LOWEST_LOGPROB if x == -np.inf else float(str(np.float32(x)))
