"""Finds the likely cause of a mismatch: tries known mistakes, one after the other, on the streams that are wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, repeat

from xlaengine.check.assertions.invariance import LEFT, NOISE, TELLING
from xlaengine.check.assertions.reference import Reference
from xlaengine.check.assertions.streams import Answer, Inquiry
from xlaengine.check.judge import Row
from xlaengine.check.misread import likely_misreading
from xlaengine.check.oracle.streams import Oracle
from xlaengine.types import Request, SamplingParams
from xlaengine.types.words import plural

NOT_ARGMAX = "or it is not the argmax of its logits, after the changes that the params ask for"

TOGETHER = 3
"""The most params that are tried as ignored at once, apart from all that are given."""

TRIED = 4
"""The number of wrong streams that a cause must explain; all of them if there are fewer."""

IGNORABLE = (
    *("min_tokens", "logit_bias", "repetition_penalty", "frequency_penalty", "presence_penalty"),
    *("min_p", "top_k", "top_p", "stop", "stop_token_ids", "ignore_eos"),
)
"""The params that an engine may ignore without an error. Their defaults change nothing."""


@dataclass(frozen=True)
class CheckedAnswer:
    """One completion of an engine, the request that generates it alone, and the verdict. ``prompt`` is the index of its prompt."""

    prompt: int
    request: Request
    stream: Answer
    row: Row


def likely_cause(inquiry: Inquiry, reference: Reference, answers: list[CheckedAnswer]) -> str:
    """Returns the likely cause in one sentence. ``answers`` holds all streams, at least one of them a mismatch."""
    wrong = [answer for answer in answers if answer.row.verdict == "mismatch"]
    first = wrong[0]
    certain = (
        _echoed(wrong)
        or _other_prompt(first, answers)
        or _another_prompts(reference, first, answers)
        or _unlike_itself(inquiry, first)
        or _only_in_batch(inquiry, reference, wrong, answers)
        or _ignored_params(reference, wrong[:TRIED])
        or _goes_on(first)
        or _shifted(reference, first)
        or _cut_off(reference, first)
    )
    rounding = "the differences are within bfloat16's rounding: {}; if it does not: "
    return certain or _if_bfloat16(reference, wrong[:TRIED], rounding) + (
        _another_model(reference, wrong[:TRIED]) or _by_position(inquiry, reference, wrong)
    )


def _if_bfloat16(reference: Reference, wrong: list[CheckedAnswer], sentence: str) -> str:
    """Returns ``sentence`` with the advice for an engine in bfloat16 if the oracle in this dtype explains the streams, and otherwise no
    text."""
    if reference.dtype == "bfloat16":
        return ""
    narrower = reference.in_bfloat16()
    advice = 'if the engine computes in bfloat16, give dtype="bfloat16" to the reference'
    return sentence.format(advice) if all(_matches(narrower, answer.request, answer.stream) for answer in wrong) else ""


def _echoed(wrong: list[CheckedAnswer]) -> str | None:
    """Looks for the prompt at the beginning of a result, also behind padding."""
    for answer in wrong:
        prompt, tokens = answer.request.prompt_token_ids, answer.stream.token_ids
        pads = next((i for i, token in enumerate(tokens) if token != tokens[0]), 0)
        for start in {0, pads} if len(prompt) > 1 else ():
            if tokens[start : start + len(prompt)] == prompt:
                return "the result begins with the prompt: return the new tokens only"
    return None


def _other_prompt(answer: CheckedAnswer, answers: list[CheckedAnswer]) -> str | None:
    prompt, seen = answer.request.prompt_token_ids, answer.stream.prompt_token_ids
    if seen is None or seen == prompt:
        return None
    if owner := next((other.stream.name for other in answers if other.request.prompt_token_ids == seen), None):
        return f"results are not in the prompts' order: the result for {answer.stream.name} belongs to {owner}"
    return f"the engine saw another prompt: {_head(seen)}, the reference {_head(prompt)}; BOS, template or tokenizer"


def _head(ids: tuple[int, ...]) -> str:
    return f"{plural(len(ids), 'token')} {list(ids[:5])}{'…' if len(ids) > 5 else ''}"


def _another_prompts(reference: Reference, answer: CheckedAnswer, answers: list[CheckedAnswer]) -> str | None:
    if answer.row.what == "prompt logprob":
        return None
    tokens, right = answer.stream.token_ids, (*answer.stream.token_ids[: answer.row.position], answer.row.expected)
    others = [
        other
        for other in answers
        if other.request.prompt_token_ids != answer.request.prompt_token_ids and len(other.stream.token_ids) >= TELLING
    ]
    for other in others:
        if other.stream.token_ids == tokens and other.row.verdict != "mismatch":
            return f"results are not in the prompts' order: the result for {answer.stream.name} belongs to {other.stream.name}"
    for other in others:
        stream = replace(other.stream, prompt_logprobs=None)
        begins = other.row.verdict == "mismatch" and stream.token_ids[: len(right)] == right
        if begins and _matches(reference, answer.request, stream):
            return f"results are not in the prompts' order: the result for {stream.name} belongs to {answer.stream.name}"
    return None


def _unlike_itself(inquiry: Inquiry, answer: CheckedAnswer) -> str | None:
    try:
        once = inquiry.run([answer.prompt])[0]
    except Exception:  # `_only_in_batch` tells it
        return None
    if all(inquiry.repeats(stream, answer.prompt, [answer.prompt]) for stream in once):
        return None
    return f"two runs of {answer.stream.name} alone differ: the engine samples without a fixed seed; or {LEFT}"


def _first_params(reference: Reference, wrong: list[CheckedAnswer], first: CheckedAnswer) -> str | None:
    params = first.request.params
    requests = [replace(answer.request, params=params) for answer in wrong]
    if all(answer.request.params == params for answer in wrong):
        return None
    fit = all(_matches(reference, request, answer.stream) for request, answer in zip(requests, wrong, strict=True))
    return f"the params of {first.stream.name} are taken for all prompts" if fit else None


def _params_of_another(reference: Reference, answer: CheckedAnswer, answers: list[CheckedAnswer]) -> str | None:
    for other in answers:
        request = replace(answer.request, params=other.request.params)
        if request != answer.request and _matches(reference, request, answer.stream):
            return f"the params of {other.stream.name} are taken for {answer.stream.name}"
    return None


def _goes_on(answer: CheckedAnswer) -> str | None:
    if answer.row.what != "end" or answer.row.expected is not None:
        return None
    rest = answer.stream.token_ids[answer.row.position :]
    padding = f"; or padding, which must be cut off: {plural(len(rest), 'token')} {rest[0]}" if len(set(rest)) == 1 else ""
    return f"the engine continues after the stream's end: EOS, a stop token, a stop string or max_tokens{padding}"


def _shifted(reference: Reference, answer: CheckedAnswer) -> str | None:
    """Tries results that begin one token too early or too late."""
    tokens, first = answer.stream.token_ids, answer.row.expected
    if not tokens:
        return None
    if tokens[:1] == answer.request.prompt_token_ids[-1:] and _has_tokens(reference, answer, tokens[1:]):
        return "the result begins with the prompt's last token: return the new tokens only"
    if answer.row.position == 0 and first is not None and _has_tokens(reference, answer, (first, *tokens)):
        return f"the first new token ({first}) is missing from the result"
    return None


def _has_tokens(reference: Reference, answer: CheckedAnswer, tokens: tuple[int, ...]) -> bool:
    """Returns whether the oracle's stream begins with ``tokens``."""
    params = answer.request.params
    shorter = replace(params, max_tokens=max(1, len(tokens), params.min_tokens))
    return bool(tokens) and _matches(reference, replace(answer.request, params=shorter), Answer(answer.stream.name, tokens))


def _ignored_params(reference: Reference, wrong: list[CheckedAnswer]) -> str | None:
    default = SamplingParams()

    def explain(names: Sequence[str]) -> bool:
        neutral = {name: getattr(default, name) for name in names}
        requests = (replace(answer.request, params=replace(answer.request.params, **neutral)) for answer in wrong)
        return all(_matches(reference, request, answer.stream) for request, answer in zip(requests, wrong, strict=True))

    given = [name for name in IGNORABLE if any(getattr(answer.request.params, name) != getattr(default, name) for answer in wrong)]
    several = (names for size in range(1, TOGETHER + 1) for names in combinations(given, size))
    ignored = next((names for names in (*several, given) if names and explain(names)), None)
    return None if ignored is None else f"the engine ignores {', '.join(ignored)}: its streams are right for the default"


def _cut_off(reference: Reference, answer: CheckedAnswer) -> str | None:
    if answer.row.what != "end":
        return None
    if answer.row.expected in (*reference.definition.eos_token_ids, *(answer.request.params.stop_token_ids or ())):
        return "the token that ends the stream is missing: token_ids must contain it"
    return f"the stream is cut off before max_tokens ({answer.request.max_tokens}) and without an end token"


def _only_in_batch(inquiry: Inquiry, reference: Reference, wrong: list[CheckedAnswer], answers: list[CheckedAnswer]) -> str | None:
    """Says what is wrong with a stream that is right alone."""
    answer, first = wrong[0], answers[0]
    if len(inquiry.prompts) == 1:
        return None
    try:
        alone = inquiry.run([answer.prompt])[0]
    except Exception as error:  # the mismatch must be reported, whatever the engine raises here
        return f"unknown; the engine failed on {answer.stream.name} alone: {error!r}"
    fits = any(_matches(reference, answer.request, stream) for stream in alone if stream.name == answer.stream.name)
    if not fits:
        return None
    if not inquiry.repeats(answer.stream, answer.prompt, range(len(inquiry.prompts))):
        return f"{LEFT}: the same batch gives {answer.stream.name} other tokens in another run, and alone it is right"
    known = [_first_params(reference, wrong[:TRIED], first) or _params_of_another(reference, answer, answers) or _goes_on(answer)]
    if answer.row.what == "end" and answer.row.expected is not None:
        known.append("the stream is right alone, and cut off in the batch, where another row ends: by EOS, a stop token or max_tokens")
    if any(known):
        return "; or ".join(filter(None, known))
    noise = f"; or {NOISE}" if inquiry.samples(answer.prompt) else ""
    rounding = _if_bfloat16(reference, wrong[:TRIED], "; or rounding: {}")
    return (
        f"the stream is right alone and wrong in the batch: padding, attention mask, position ids, or another row's cache{noise}{rounding}"
    )


def _another_model(reference: Reference, wrong: list[CheckedAnswer]) -> str | None:
    def explains(other: Oracle) -> bool:
        variant = replace(reference, checkpoint=other.checkpoint)
        return all(_matches(variant, answer.request, answer.stream) for answer in wrong)

    if cause := likely_misreading(reference.oracle, explains):
        return cause
    if wrong[0].row.what == "prompt logprob":  # its tokens are those of its prompt
        return None
    for what, prompts in _misread_prompts(reference, wrong):
        streams = (replace(answer.stream, prompt_logprobs=None) for answer in wrong)
        requests = (replace(answer.request, prompt_token_ids=prompt) for prompt, answer in zip(prompts, wrong, strict=True) if prompt)
        if all(prompts) and all(map(_matches, repeat(reference), requests, streams)):
            return f"these are the streams of the prompts {what}"
    return None


def _misread_prompts(reference: Reference, wrong: list[CheckedAnswer]) -> Iterator[tuple[str, list[tuple[int, ...]]]]:
    prompts = [answer.request.prompt_token_ids for answer in wrong]
    bos = None if reference.tokenizer is None else reference.tokenizer.bos_token_id
    if bos is not None:
        yield f"with one more BOS ({bos}) in front", [(bos, *prompt) for prompt in prompts]
        if all(prompt[0] == bos for prompt in prompts):
            yield f"without their BOS ({bos})", [prompt[1:] for prompt in prompts]
    yield "without their last tokens", [prompt[:-1] for prompt in prompts]
    yield "without their first tokens", [prompt[1:] for prompt in prompts]
    for size in (1 << k for k in range(max(map(len, prompts)).bit_length()) if 1 << k < max(map(len, prompts))):
        yield f"cut to their first {size} tokens", [prompt[:size] for prompt in prompts]
        yield f"cut to their last {size} tokens", [prompt[-size:] for prompt in prompts]


def _by_position(inquiry: Inquiry, reference: Reference, wrong: list[CheckedAnswer]) -> str:
    streams = (replace(answer, stream=replace(answer.stream, logprobs=None, prompt_logprobs=None)) for answer in wrong)
    in_tokens = (replace(answer, row=reference.check(answer.request, answer.stream)) for answer in streams)
    mismatches = (answer for answer in in_tokens if answer.row.verdict == "mismatch")
    first = min(mismatches, key=lambda answer: answer.row.position or 0, default=None)
    if first is None:
        raw = "raw ones are compared, at temperature 1 and before any filter"
        if wrong[0].row.what == "prompt logprob":
            return f"the new tokens are right, but not log-probabilities of the prompt's tokens, each after those before it: {raw}"
        return f"the tokens are right, but not their log-probabilities: {raw}"
    if not first.request.params.greedy:
        greedy = replace(first.request, params=replace(first.request.params, temperature=0))
        if _matches(reference, greedy, first.stream):
            return f"the engine takes the most likely token, and temperature {first.request.params.temperature:g} asks for a draw"
        noise = "the noise is jax.random.gumbel of fold_in(key(seed), index of the token), whatever the slot and the step"
        return f"another temperature, or another draw: {noise}"
    ids, done = first.request.prompt_token_ids, first.stream.token_ids[: first.row.position]
    if not done:
        if _first_token_is_right(inquiry, reference, first, ids[:1]):
            guess = "RoPE (base, scaling, pairing) or the attention mask, or a fault of a layer that one token does not show"
            return f"wrong from the first token, but right on a prompt of one token: {guess}; {NOT_ARGMAX}"
        return f"wrong from the first token: weights, norms or RoPE (base, scaling); or the prompt: BOS, template; {NOT_ARGMAX}"
    if _first_token_is_right(inquiry, reference, first, (*ids, *done)):
        guess = "the cache, the position or the mask of decode steps, or what counts output tokens, such as penalties"
        return f"token {len(done)} is right if the tokens before it come as a prompt: {guess}; {NOT_ARGMAX}"
    guess = "weights, norms or RoPE (base, scaling), not the cache"
    return f"token {len(done)} is wrong even if the tokens before it come as a prompt: {guess}; {NOT_ARGMAX}"


def _first_token_is_right(inquiry: Inquiry, reference: Reference, answer: CheckedAnswer, ids: tuple[int, ...]) -> bool:
    """Lets the engine continue ``ids`` and checks its first token."""
    try:
        ((stream, *_),) = replace(inquiry, prompts=[list(ids)], params=[inquiry.each_params[answer.prompt]]).run()
    except Exception:  # the result only helps to distinguish causes
        return False
    row = reference.check(replace(answer.request, prompt_token_ids=ids), replace(stream, logprobs=None, prompt_logprobs=None))
    return row.verdict != "mismatch" or (row.position or 0) > 0


def _matches(reference: Reference, request: Request, stream: Answer) -> bool:
    return reference.check(request, stream).verdict != "mismatch"
