"""Guesses the cause of a mismatch from the place of the first wrong token, where no known mistake explains it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from xlaengine.check.assertions.evidence import CheckedAnswer, Evidence
from xlaengine.check.assertions.streams import UNKNOWN, Answer

NOT_ARGMAX = "or it is not the argmax of its logits, after the changes that the params ask for"
MODEL = "weights, norms or RoPE (base, scaling)"
DECODING = "the cache, the position or the mask of decode steps, or what counts output tokens, such as penalties"
PROMPT = "the prompt: BOS, template, tokens that are lost, repeated or in another order, padding without a mask"
REUSED = "a cache of prefixes that takes one prompt for another"  # it was filled before, so the engine is wrong again
DRAW = (
    "another temperature, other filters, or another draw: the noise is jax.random.gumbel of fold_in(key(seed), index of the token), "
    "whatever the slot and the step"
)


def by_position(seen: Evidence) -> str:
    """Distinguishes causes by where the first wrong token is."""
    if (first := _earliest(seen)) is None:
        raw = f"raw ones are compared, at temperature 1 and before any filter; or a small fault of {MODEL}"
        if seen.first.row.what == "prompt logprob":
            if missing := _own_entry_missing(seen.first):
                return missing
            return f"the new tokens are right, but not log-probabilities of the prompt's tokens, each after those before it: {raw}"
        return f"the tokens are right, but not their log-probabilities: {raw}"
    params = first.request.params
    if not params.greedy and seen.fits(lambda answer: replace(answer.request, params=replace(answer.request.params, temperature=0))):
        return f"the engine takes the most likely token, and temperature {params.temperature:g} asks for a draw"
    ids, done = first.request.prompt_token_ids, first.stream.token_ids[: first.row.position]
    not_chosen = NOT_ARGMAX if params.greedy else f"or {DRAW}"
    if first.row.margin == math.inf:
        return f"no logits give token {first.row.got} at position {len(done)}: min_tokens bars it, or logit_bias"
    if not done:
        if not params.greedy:
            return f"{DRAW}; or {MODEL}; or {PROMPT}"
        if _first_token_is_right(seen, first, ids[:1]):
            guess = "RoPE (base, scaling, pairing) or the attention mask, or a fault of a layer that one token does not show"
            return f"wrong from the first token, but right on a prompt of one token: {guess}; or {PROMPT}; or {REUSED}; {not_chosen}"
        return f"wrong from the first token: {MODEL}; or {PROMPT}; or {REUSED}; {not_chosen}"
    at = f"token {len(done)}"
    # a draw after a longer prompt has the noise of index 0, so it shows nothing
    is_right = _first_token_is_right(seen, first, (*ids, *done)) if params.greedy else None
    if is_right is None:
        return f"{at} is wrong: {MODEL}; or {DECODING}; {not_chosen}"
    if is_right:
        return f"{at} is right if the tokens before it come as a prompt: {DECODING}; {not_chosen}"
    even = f"{at} is wrong even if the tokens before it come as a prompt"
    return f"{even}: {MODEL}, not the cache of decode steps; or {REUSED}; {not_chosen}"


def _own_entry_missing(answer: CheckedAnswer) -> str | None:
    """Looks for the token's own entry among those of the prompt, at the first position that is wrong."""
    position, steps, prompt = answer.row.position or 0, answer.stream.prompt_logprobs or (), answer.request.prompt_token_ids
    if position >= len(steps) or not position or steps[position].keys() & {prompt[position], UNKNOWN}:
        return None
    return f"prompt_logprobs has no entry for the prompt's own token {prompt[position]} at position {position}, or it begins at another one"


def _earliest(seen: Evidence) -> CheckedAnswer | None:
    """Returns the answer with the first wrong token, checked without log-probabilities; None if all tokens are right."""
    streams = (replace(answer, stream=replace(answer.stream, logprobs=None, prompt_logprobs=None)) for answer in seen.wrong)
    in_tokens = (replace(answer, row=seen.reference.check(answer.request, answer.stream)) for answer in streams)
    mismatches = (answer for answer in in_tokens if answer.row.verdict == "mismatch")
    return min(mismatches, key=lambda answer: answer.row.position or 0, default=None)


def _first_token_is_right(seen: Evidence, answer: CheckedAnswer, ids: tuple[int, ...]) -> bool | None:
    """Lets the engine continue ``ids`` and checks its first token; None if the engine does not."""
    streams = continued(seen, answer, ids)
    if not streams:
        return None
    stream = replace(streams[0], logprobs=None, prompt_logprobs=None)
    row = seen.reference.check(replace(answer.request, prompt_token_ids=ids), stream)
    return row.verdict != "mismatch" or (row.position or 0) > 0


def continued(seen: Evidence, answer: CheckedAnswer, ids: tuple[int, ...]) -> list[Answer]:
    """Returns the engine's completions of ``ids`` with the params of an answer; none if it fails."""
    each = seen.inquiry.each_params
    params = [each[answer.prompt]] if isinstance(seen.inquiry.params, Sequence) else seen.inquiry.params
    try:
        return replace(seen.inquiry, prompts=[list(ids)], params=params).run()[0]
    except Exception:  # the engine may take texts alone, or no longer prompt
        return []
