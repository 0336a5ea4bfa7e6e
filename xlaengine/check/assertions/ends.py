"""Looks for streams that end too early or too late, or that hold tokens which `min_tokens` bars."""

from __future__ import annotations

import math

from xlaengine.check.assertions.evidence import Evidence
from xlaengine.check.assertions.retrials import CheckedAnswer
from xlaengine.check.oracle.endings import barred_tokens, end_tokens
from xlaengine.types.words import plural


def goes_on(seen: Evidence) -> str | None:
    """Looks for streams that all go on after their ends, or hold end tokens before them."""
    past = [answer for answer in seen.wrong if answer.row.what == "end" and answer.row.expected is None]
    early = [answer for answer in seen.wrong if _takes_barred_end(seen, answer)]
    if not past or len(past) + len(early) < len(seen.wrong):
        return None
    if early:
        where = f"as {early[0].stream.name} shows at position {early[0].row.position}"
        return (
            f"the engine does not know all end tokens{_eos_ids(seen)}: it continues after them, and min_tokens does not bar them, {where}"
        )
    rests = [answer.stream.token_ids[answer.row.position :] for answer in past]
    is_padding = len({token for rest in rests for token in rest}) == 1
    other = (
        f"padding, which must be cut off: {plural(len(rests[0]), 'token')} {rests[0][0]}"
        if is_padding
        else "tokens of other results follow"
    )
    return f"the engine continues after the stream's end: EOS{_eos_ids(seen)}, a stop token, a stop string or max_tokens; or {other}"


def _takes_barred_end(seen: Evidence, answer: CheckedAnswer) -> bool:
    row, eos = answer.row, seen.reference.definition.eos_token_ids
    return row.what == "token" and row.margin == math.inf and row.got in barred_tokens(answer.request.params, eos)


def cut_off(seen: Evidence) -> str | None:
    """Looks for streams that all end too early."""
    request = seen.first.request
    if any(answer.row.what != "end" or answer.row.expected is None for answer in seen.wrong):
        return None
    eos = seen.reference.definition.eos_token_ids
    if all(answer.row.expected in end_tokens(answer.request.params, eos) for answer in seen.wrong):
        return "the token that ends the stream is missing: token_ids must contain it"
    if all(answer.request.params.ignore_eos and answer.row.expected in eos for answer in seen.wrong):
        return f"the stream ends before EOS ({' or '.join(map(str, sorted(eos)))}), and ignore_eos asks for it and the tokens after it"
    if all((answer.row.position or 0) < answer.request.params.min_tokens for answer in seen.wrong):
        return f"the stream ends before min_tokens ({request.params.min_tokens}): nothing, a stop string included, ends it earlier"
    end = f"without an end token{_eos_ids(seen)}{_of_stop_strings(seen)}"
    return f"the stream is cut off before max_tokens ({request.max_tokens}) and {end}"


def _of_stop_strings(seen: Evidence) -> str:
    """Tells which stop strings end a stream, if the first wrong one, which is cut off, has some."""
    params, tokenizer = seen.first.request.params, seen.reference.tokenizer
    if not params.stop_strings or tokenizer is None:
        return ""
    text = tokenizer.decode(seen.first.stream.token_ids)
    if params.min_tokens and any(string in text for string in params.stop_strings):
        return f"; a stop string that is complete within min_tokens ({params.min_tokens}) does not end it"
    return "; the tokens of a stop string belong to the result"


def _eos_ids(seen: Evidence) -> str:
    """Names the tokens that end the first wrong stream by themselves, in brackets; they may be none."""
    ids = () if seen.first.request.params.ignore_eos else sorted(seen.reference.definition.eos_token_ids)
    return f" ({' or '.join(map(str, ids))})" if ids else ""


def ends_with_another(seen: Evidence) -> str | None:
    """Looks for streams that are all cut off, each where a right one ends."""
    ends = {len(answer.stream.token_ids) for answer in seen.answers if answer.is_right}
    cut = (answer.row.what == "end" and answer.row.expected is not None and len(answer.stream.token_ids) in ends for answer in seen.wrong)
    if not all(cut):
        return None
    ways = "by EOS, a stop token, a stop string or max_tokens"
    return f"the stream is right alone, and cut off in the batch, where another row ends: {ways}"


def barred(seen: Evidence) -> str | None:
    """Looks for streams that all differ first in a token that their params bar."""
    if any(answer.row.what != "token" or answer.row.margin != math.inf for answer in seen.wrong):
        return None
    return f"no logits give token {seen.first.row.got} at position {seen.first.row.position}: min_tokens bars it, or logit_bias"
