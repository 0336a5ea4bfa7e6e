"""Looks for prompts that are not those of the test: reported by the engine, cut, with a BOS too many, or made of a text in another way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from xlaengine.check.assertions.evidence import TRIED, Evidence
from xlaengine.check.assertions.retrials import CheckedAnswer
from xlaengine.types.words import plural

Ids = tuple[int, ...]

SHARED_PROMPT = "one result is given to several prompts; or prompts are cut, or BOS, template or tokenizer make them equal"
"""Why two prompts may have the result of one of them, by what the engine says it saw."""


def other_prompt(seen: Evidence) -> str | None:
    """Looks for wrong streams that are right for the prompts that the engine says it saw."""
    wrong = [(answer, answer.stream.prompt_token_ids) for answer in seen.wrong[:TRIED]]
    if not all(ids and ids != answer.request.prompt_token_ids and _is_of(seen, answer, ids) for answer, ids in wrong):
        return None
    used, name = seen.first.stream.prompt_token_ids, seen.first.stream.name
    if owners := [other.stream for other in seen.answers if other.request.prompt_token_ids == used]:
        if all(stream.prompt_token_ids == used for stream in owners):
            return f"{name} has the prompt and the result of {owners[0].name}, which has them too: {SHARED_PROMPT}"
        return f"results are not in the prompts' order: the result for {name} belongs to {owners[0].name}"
    padded = ", or padding that is not masked" if _is_padded(seen.first) else ""
    return f"the engine saw another prompt: {_said(seen.first)}; BOS, template or tokenizer{padded}"


def reported(seen: Evidence) -> str | None:
    """Tells of another prompt that the engine says it saw, though it does not explain the streams. A prompt among padding is the same."""
    if not _reports_another(seen.first) or any(answer.is_right and _reports_another(answer) for answer in seen.answers):
        return None
    return f"another prompt, which the engine reports: {_said(seen.first)}; BOS, template or tokenizer"


def _reports_another(answer: CheckedAnswer) -> bool:
    used = answer.stream.prompt_token_ids
    return used is not None and used != answer.request.prompt_token_ids and not _is_padded(answer)


def _is_padded(answer: CheckedAnswer) -> bool:
    """Returns whether the engine says that it saw the prompt before or behind tokens that are all the same."""
    used, prompt = answer.stream.prompt_token_ids or (), answer.request.prompt_token_ids
    pads = len(used) - len(prompt)
    around = (used[:pads], used[pads:]), (used[len(prompt) :], used[: len(prompt)])
    return any(pads > 0 and inside == prompt and len(set(outside)) == 1 for outside, inside in around)


def _said(answer: CheckedAnswer) -> str:
    return f"{_head(answer.stream.prompt_token_ids or ())}, the reference {_head(answer.request.prompt_token_ids)}"


def _head(ids: Ids) -> str:
    return f"{plural(len(ids), 'token')} {list(ids[:5])}{'…' if len(ids) > 5 else ''}"


def text_otherwise(seen: Evidence) -> str | None:
    """Gives the engine the token ids of a text."""
    answer = seen.first
    is_known = answer.stream.prompt_token_ids is not None
    if is_known or not isinstance(seen.inquiry.prompts[answer.prompt], str) or not seen.again.from_ids.is_right:
        return None
    tokens = "the engine makes other tokens of a text (BOS, template, tokenizer)"
    return f"the stream is right if the prompt's token ids are given: {tokens}; or texts have other params, or are encoded again at the end"


def misread_prompts(seen: Evidence) -> str | None:
    """Looks for streams of prompts that are all changed in one way."""
    if seen.first.row.what == "prompt logprob":  # its tokens are those of its prompt
        return None
    for what, change in _changes(seen):
        changed = [(answer, change(answer.request.prompt_token_ids)) for answer in seen.tried]
        known = [(answer, prompt) for answer, prompt in changed if prompt or not answer.is_right]
        if all(prompt and _is_of(seen, answer, prompt) for answer, prompt in known):
            return f"these are the streams of the prompts {what}"
    return None


def _is_of(seen: Evidence, answer: CheckedAnswer, prompt: Ids) -> bool:
    """Returns whether a stream is right for another prompt."""
    stream = replace(answer.stream, prompt_logprobs=None)
    return seen.reference.explains(replace(answer.request, prompt_token_ids=prompt), stream)


def _changes(seen: Evidence) -> Iterator[tuple[str, Callable[[Ids], Ids]]]:
    """Yields (what is done to the prompts, the function that does it)."""
    prompts, tokenizer = [answer.request.prompt_token_ids for answer in seen.wrong], seen.reference.tokenizer
    bos = None if tokenizer is None else tokenizer.bos_token_id
    if bos is not None:
        yield f"with one more BOS ({bos}) in front", lambda prompt: (bos, *prompt)
        if all(prompt[0] == bos for prompt in prompts):
            yield f"without their BOS ({bos})", lambda prompt: prompt[prompt[0] == bos :]
    yield "without their last tokens", lambda prompt: prompt[:-1]
    yield "without their first tokens", lambda prompt: prompt[1:]
    longest = max(map(len, prompts))
    of_others = {len(answer.request.prompt_token_ids) for answer in seen.tried[: 2 * TRIED]}
    for size in sorted({1 << k for k in range(longest.bit_length())} | of_others):
        if size < longest:
            yield f"cut to their first tokens, such as {size}", partial(_first_of, size)
            yield f"cut to their last tokens, such as {size}", partial(_last_of, size)


def _first_of(size: int, prompt: Ids) -> Ids:
    return prompt[:size]


def _last_of(size: int, prompt: Ids) -> Ids:
    return prompt[-size:]
