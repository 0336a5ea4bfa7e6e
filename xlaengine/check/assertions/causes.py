"""Finds what would explain a mismatch: known mistakes are tried.

A mistake is named if it gives the wrong streams and leaves the right ones as they are. Several may.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from xlaengine.check.assertions.ends import barred, cut_off, ends_with_another, goes_on
from xlaengine.check.assertions.evidence import TRIED, Evidence
from xlaengine.check.assertions.guesses import REUSED, by_position, only_in_batch, rounding, unsteady
from xlaengine.check.assertions.invariance import NOISE, SHARED, SWAPPED, TELLING
from xlaengine.check.assertions.prompts import misread_prompts, other_prompt, reported, text_otherwise
from xlaengine.check.assertions.reference import Reference
from xlaengine.check.assertions.retrials import CheckedAnswer
from xlaengine.check.assertions.streams import UNKNOWN, Answer
from xlaengine.check.misread import likely_misreading
from xlaengine.check.oracle.streams import Oracle
from xlaengine.types import Request, SamplingParams

TOGETHER = 3
"""The most params that are tried as ignored at once, apart from all that are given."""

IGNORABLE = (
    *("min_tokens", "logit_bias", "repetition_penalty", "frequency_penalty", "presence_penalty"),
    *("temperature", "min_p", "top_k", "top_p", "seed", "stop", "stop_token_ids", "ignore_eos"),
)
"""The params that an engine may ignore without an error. Their defaults change nothing."""


def cause_of(seen: Evidence) -> str:
    """Returns the causes in one sentence. Those that `would explain it` give these results; `possible` ones are guesses."""
    find: tuple[tuple[str, Callable[[Evidence], str | None]], ...] = (
        ("would explain it", _in_results),
        ("possible", unsteady),
        ("would explain it", _in_batch),
        ("possible", only_in_batch),
        ("would explain it", _alone_too),
        ("possible", _unknown),
    )
    return next(f"{label}: {text}" for label, of in find if (text := of(seen)))


def _in_results(seen: Evidence) -> str | None:
    """Looks for what the results show without another run."""
    return _outside(seen) or _echoed(seen) or other_prompt(seen)


def _in_batch(seen: Evidence) -> str | None:
    """Looks for mistakes with streams that are right alone."""
    if not seen.is_right_alone:
        return None
    order, answer = _in_another_order(seen), seen.first
    if not order and seen.again.in_batch.differs_from(answer.stream):
        return None
    ignored, params = _ignored_params(seen), _first_params(seen) or _params_of_another(seen)
    end = None if ignored or params else goes_on(seen)
    if known := _joined(order, ignored and f"in a batch {ignored}", params, end, ends_with_another(seen)):
        return known
    return None if (shared := _shared(seen)) is None else f"{shared}: {SHARED}"


def _joined(*causes: str | None) -> str | None:
    return "; or ".join(filter(None, causes)) or None


def _alone_too(seen: Evidence) -> str | None:
    """Looks for mistakes with streams that are wrong without the other prompts too."""
    kept = None if (seeds := _one_seed(seen) or _completions_in_another_order(seen)) else _first_params(seen)
    end = goes_on(seen) or cut_off(seen)
    if params := _joined(_ignored_params(seen), _own_penalty(seen), seeds, kept and f"params are kept from an earlier call: {kept}"):
        return _joined(params, end)
    tokens = _joined(_shifted(seen), misread_prompts(seen))
    if not tokens and (known := end or text_otherwise(seen)):
        return known
    model = likely_misreading(seen.reference.oracle, lambda oracle: _explains(seen, oracle))
    if found := _joined(tokens, model and model + rounding(seen, "; or rounding: {}")):
        return found
    return _own_entry_missing(seen.first) or _most_likely(seen) or barred(seen)


def _unknown(seen: Evidence) -> str:
    """Guesses a cause that no run singles out."""
    shared = _shared(seen)
    if shared is not None:
        shared = f"{shared}: {REUSED}; or prompts that are cut; or they have similar answers"
    return _joined(shared, reported(seen), by_position(seen)) or ""


def _as_asked(answer: CheckedAnswer) -> Request:
    return answer.request


def _outside(seen: Evidence) -> str | None:
    vocab = seen.reference.definition.vocab
    ids = (token for answer in seen.wrong for token in answer.stream.token_ids if not 0 <= token < vocab)
    return None if (bad := next(ids, None)) is None else f"token id {bad} is outside the vocabulary [0, {vocab})"


def _echoed(seen: Evidence) -> str | None:
    """Looks for the prompts at the beginning of all results, also behind padding, where the oracle does not repeat them in one at least."""
    ends = [(answer, _end_of_echo(answer)) for answer in seen.tried if len(answer.request.prompt_token_ids) > 1]
    if not all(end for _, end in ends) or not any(answer.tokens_differ and (answer.row.position or 0) < end for answer, end in ends):
        return None
    return "the result begins with the prompt: return the new tokens only"


def _end_of_echo(answer: CheckedAnswer) -> int:
    """Returns the number of tokens up to the end of the prompt at the beginning of the result; 0 if it is not there."""
    prompt, tokens = answer.request.prompt_token_ids, answer.stream.token_ids
    pads = next((i for i, token in enumerate(tokens) if token != tokens[0]), 0)
    return next((start + len(prompt) for start in (0, pads) if tokens[start : start + len(prompt)] == prompt), 0)


def _in_another_order(seen: Evidence) -> str | None:
    """Looks for wrong results that are all right for other prompts, at least one of whose own results is wrong."""
    telling = [answer for answer in seen.wrong if len(answer.stream.token_ids) >= TELLING][:TRIED]
    owners = [next((owner for owner in seen.answers if _belongs_to(seen.reference, answer, owner)), None) for answer in telling]
    if None in owners or not any(owner in seen.wrong for owner in owners):
        return None
    return f"the result for {telling[0].stream.name} belongs to {_name(owners[0])}: {SWAPPED}"


def _belongs_to(reference: Reference, answer: CheckedAnswer, owner: CheckedAnswer) -> bool:
    """Returns whether a wrong result is right for the request of another prompt."""
    if owner.request.prompt_token_ids == answer.request.prompt_token_ids or "prompt logprob" in (answer.row.what, owner.row.what):
        return False
    stream = replace(answer.stream, prompt_logprobs=None)
    right = owner.stream.token_ids
    if not owner.is_right:
        right = (*right[: owner.row.position], owner.row.expected)
    return stream.token_ids[: len(right)] == right and reference.explains(owner.request, stream)


def _name(answer: CheckedAnswer | None) -> str:
    return "" if answer is None else answer.stream.name


def _shared(seen: Evidence) -> str | None:
    """Looks for wrong results that are all equal to right ones, in all bits."""
    telling = [answer for answer in seen.wrong if answer.tokens_differ and len(answer.stream.token_ids) >= TELLING][:TRIED]
    right = [answer for answer in seen.answers if answer.is_right]
    owners = [next((owner for owner in right if _is_same_result(answer, owner)), None) for answer in telling]
    if not owners or None in owners:
        return None
    return f"{telling[0].stream.name} has the result of {_name(owners[0])}, which has it too"


def _is_same_result(answer: CheckedAnswer, owner: CheckedAnswer) -> bool:
    alike = replace(owner.stream, name=answer.stream.name, prompt_logprobs=answer.stream.prompt_logprobs)
    return owner.request.prompt_token_ids != answer.request.prompt_token_ids and alike.in_bits == answer.stream.in_bits


def _first_params(seen: Evidence) -> str | None:
    first = seen.answers[0]
    params = first.request.params
    if all(answer.request.params == params for answer in seen.wrong):
        return None
    fits = seen.fits(lambda answer: replace(answer.request, params=params))
    other = next(answer for answer in seen.wrong if answer.request.params != params)
    return _taken(first, "all prompts", other) if fits else None


def _one_seed(seen: Evidence) -> str | None:
    """Looks for wrong completions that all have the seed of the first completion of their prompt."""
    first = {answer.prompt: answer.request for answer in reversed(seen.answers)}
    if any(answer.request == first[answer.prompt] for answer in seen.wrong) or not seen.fits(lambda answer: first[answer.prompt]):
        return None
    return f"all completions of {seen.first.stream.name.partition('#')[0]} have one seed: completion i has the seed `seed` + i"


def _completions_in_another_order(seen: Evidence) -> str | None:
    """Looks for wrong completions that are all right for others of their prompt, whose own are wrong too."""

    def is_of(answer: CheckedAnswer, owner: CheckedAnswer) -> bool:
        is_other = owner.prompt == answer.prompt and owner.request != answer.request
        return is_other and seen.reference.explains(owner.request, answer.stream)

    owner = next((owner for owner in seen.wrong if is_of(seen.first, owner)), None)
    if owner is None or not all(any(is_of(answer, owner) for owner in seen.wrong) for answer in seen.wrong):
        return None
    found = f"the result for {seen.first.stream.name} belongs to {owner.stream.name}, by their seeds"
    return f"completions of one prompt are in another order: {found}"


def _params_of_another(seen: Evidence) -> str | None:
    """Looks for wrong streams that all have the params of other prompts."""

    def has_params_of(answer: CheckedAnswer, other: CheckedAnswer) -> bool:
        request = replace(answer.request, params=other.request.params)
        return request != answer.request and seen.reference.explains(request, answer.stream)

    owners = [next((other for other in seen.answers if has_params_of(answer, other)), None) for answer in seen.wrong[:TRIED]]
    if (owner := owners[0]) is None or None in owners:
        return None
    return _taken(owner, seen.first.stream.name, seen.first)


def _taken(owner: CheckedAnswer, whose: str, other: CheckedAnswer) -> str:
    """Names the params in which the request of ``owner`` differs from another one."""
    params = owner.request.params, other.request.params
    differing = [name for name in vars(params[0]) if getattr(params[0], name) != getattr(params[1], name)]
    noise = f"; or {NOISE}" if differing == ["seed"] else ""
    return f"the params of {owner.stream.name} are taken for {whose}: {', '.join(differing)}{noise}"


def _shifted(seen: Evidence) -> str | None:
    """Tries results that all begin one token too early or too late. Streams of one or two tokens would show too little, and one that is
    wrong in its end alone could be cut off."""
    if not any(answer.row.what == "token" and len(answer.stream.token_ids) >= TELLING for answer in seen.wrong[:TRIED]):
        return None
    if all(_is_early(seen.reference, answer) for answer in seen.tried):
        return "the result begins with the prompt's last token: return the new tokens only"
    if all(_is_doubled(seen.reference, answer) for answer in seen.tried):
        return f"the first new token ({_first_token(seen.first)}) is in the result twice"
    if all(_is_late(seen.reference, answer) for answer in seen.tried):
        return f"the first new token ({_first_token(seen.first)}) is missing from the result"
    return None


def _is_early(reference: Reference, answer: CheckedAnswer) -> bool:
    tokens = answer.stream.token_ids
    return tokens[:1] == answer.request.prompt_token_ids[-1:] and _has_tokens(reference, answer, tokens[1:])


def _is_doubled(reference: Reference, answer: CheckedAnswer) -> bool:
    tokens = answer.stream.token_ids
    return len(set(tokens[:2])) == 1 and _has_tokens(reference, answer, tokens[1:])


def _is_late(reference: Reference, answer: CheckedAnswer) -> bool:
    first = _first_token(answer)
    return first is not None and _has_tokens(reference, answer, (first, *answer.stream.token_ids))


def _first_token(answer: CheckedAnswer) -> int | None:
    """Returns the first token of the oracle's stream; None if it is not known."""
    return answer.row.expected if answer.tokens_differ and answer.row.position == 0 else next(iter(answer.stream.token_ids), None)


def _has_tokens(reference: Reference, answer: CheckedAnswer, tokens: tuple[int, ...]) -> bool:
    """Returns whether the oracle's stream begins with ``tokens``."""
    params = answer.request.params
    shorter = replace(params, max_tokens=max(1, len(tokens), params.min_tokens))
    return not tokens or reference.explains(replace(answer.request, params=shorter), Answer(answer.stream.name, tokens))


def _ignored_params(seen: Evidence) -> str | None:
    default = SamplingParams(seed=0)

    def explain(names: Sequence[str]) -> bool:
        neutral: dict[str, Any] = {name: getattr(default, name) for name in names}
        return seen.fits(lambda answer: replace(answer.request, params=replace(answer.request.params, **neutral)))

    wrong = seen.wrong[:TRIED]
    given = [name for name in IGNORABLE if any(getattr(answer.request.params, name) != getattr(default, name) for answer in wrong)]
    for size in (*range(1, TOGETHER + 1), len(given)):
        if ignored := [", ".join(names) for names in combinations(given, size) if names and explain(names)]:
            return f"the engine ignores {', or '.join(ignored)}: its streams are right for the default"
    return None


def _own_penalty(seen: Evidence) -> str | None:
    """Looks for the penalty that the checkpoint proposes, in streams that were asked for without one."""
    penalty = seen.reference.own_penalty

    def with_it(answer: CheckedAnswer) -> Request:
        params = answer.request.params
        if params.repetition_penalty != 1:
            return answer.request
        return replace(answer.request, params=replace(params, repetition_penalty=penalty))

    if penalty == 1 or not seen.fits(with_it):
        return None
    return f"the engine takes repetition_penalty {penalty:g} from the checkpoint's generation_config.json, and the params have 1"


def _own_entry_missing(answer: CheckedAnswer) -> str | None:
    """Looks for the token's own entry among those of the prompt, at the first position that is wrong."""
    position, steps, prompt = answer.row.position or 0, answer.stream.prompt_logprobs or (), answer.request.prompt_token_ids
    if answer.row.what != "prompt logprob" or not 0 < position < len(steps) or steps[position].keys() & {prompt[position], UNKNOWN}:
        return None
    return f"prompt_logprobs has no entry for the prompt's own token {prompt[position]} at position {position}, or it begins at another one"


def _most_likely(seen: Evidence) -> str | None:
    params = seen.first.request.params
    if params.greedy or not seen.fits(lambda answer: replace(answer.request, params=replace(answer.request.params, temperature=0))):
        return None
    return f"the engine takes the most likely token, and temperature {params.temperature:g} asks for a draw"


def _explains(seen: Evidence, oracle: Oracle) -> bool:
    return seen.fits(_as_asked, replace(seen.reference, checkpoint=oracle.checkpoint))
