"""What a mismatch probably means: known mistakes, tried one after the other on the streams that are wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from xlaengine.models.config import ModelConfig
from xlaengine.protocol import Request
from xlaengine.reference.check import Row
from xlaengine.testing.reference import Reference
from xlaengine.testing.streams import Job, Stream

USUAL_ROPE_BASE = 10_000.0
"""Of the paper, of Llama 1 and 2, and of every engine that does not read the checkpoint's."""

TRIED = 4
"""Wrong streams that an explanation must all fit."""


@dataclass(frozen=True)
class Case:
    """A stream, the request for it alone, and the verdict; ``prompt`` is its number."""

    prompt: int
    request: Request
    stream: Stream
    row: Row


def likely_cause(job: Job, reference: Reference, cases: list[Case]) -> str:
    """One sentence; ``cases`` are all streams, and at least one is a mismatch."""
    wrong = [case for case in cases if case.row.verdict == "mismatch"]
    first = wrong[0]
    return (
        _wrong_result(first)
        or _another_prompts(reference, first, cases)
        or _only_in_batch(job, reference, first)
        or _wrong_end(reference, first)
        or _another_model(reference, wrong[:TRIED])
        or _by_position(job, reference, min(wrong, key=lambda case: case.row.position or 0))
    )


def _wrong_result(case: Case) -> str | None:
    prompt, seen = case.request.prompt_token_ids, case.stream.prompt_token_ids
    if len(prompt) > 1 and case.stream.token_ids[: len(prompt)] == prompt:
        return "the result begins with the prompt: return the new tokens only"
    if seen is not None and seen != prompt:
        return f"the engine saw another prompt: {_head(seen)}, the reference {_head(prompt)}; BOS, template or tokenizer"
    return None


def _head(ids: tuple[int, ...]) -> str:
    return f"{len(ids)} tokens {list(ids[:5])}{'…' if len(ids) > 5 else ''}"


def _another_prompts(reference: Reference, case: Case, cases: list[Case]) -> str | None:
    """Whether another prompt's result is the right one here."""
    right = (*case.stream.token_ids[: case.row.position], case.row.expected)
    for other in cases:
        fits = other.prompt != case.prompt and other.stream.token_ids[: len(right)] == right
        if fits and _matches(reference, case.request, other.stream):
            return f"results are not in the prompts' order: that of {other.stream.name} is the right one for {case.stream.name}"
    return None


def _wrong_end(reference: Reference, case: Case) -> str | None:
    if case.row.what != "end":
        return None
    if case.row.expected is None:
        return "the engine goes on behind the stream's end: EOS, a stop token, a stop string or max_tokens"
    if case.row.expected in reference.model.eos_token_ids:
        return "the token that ends the stream is missing: token_ids hold it too"
    return f"the stream is cut off before max_tokens ({case.request.max_tokens}) and without an end token"


def _only_in_batch(job: Job, reference: Reference, case: Case) -> str | None:
    if len(job.prompts) == 1:
        return None
    try:
        alone = job.run([case.prompt])[0]
    except Exception as error:  # whatever it is, the mismatch is to be reported
        return f"unknown; asked for {case.stream.name} alone the engine failed: {error!r}"
    fits = any(_matches(reference, case.request, stream) for stream in alone if stream.name == case.stream.name)
    return "alone the stream is right, only in the batch it is not: padding, attention mask or position ids" if fits else None


def _another_model(reference: Reference, wrong: list[Case]) -> str | None:
    for what, variant in _misread(reference.model):
        other = replace(reference, model=variant)
        if all(_matches(other, case.request, case.stream) for case in wrong):
            return f"these are the streams of a model {what}"
    for what, prompts in _misread_prompts(reference, wrong):
        pairs = zip(prompts, wrong, strict=True)
        if all(prompt and _matches(reference, replace(case.request, prompt_token_ids=prompt), case.stream) for prompt, case in pairs):
            return f"these are the streams of the prompts {what}"
    return None


def _misread(model: ModelConfig) -> Iterator[tuple[str, ModelConfig]]:
    """What engines are known to leave unread of a checkpoint."""
    base = f"with RoPE base {USUAL_ROPE_BASE:g}, and the checkpoint's is {model.rope_theta:g}"
    if model.rope_theta != USUAL_ROPE_BASE:
        yield base, replace(model, rope_theta=USUAL_ROPE_BASE)
    if model.rope_scaling is not None:
        yield f"without the checkpoint's RoPE scaling ({model.rope_scaling.kind})", replace(model, rope_scaling=None)
        if model.rope_theta != USUAL_ROPE_BASE:
            yield f"{base}, and without its RoPE scaling", replace(model, rope_theta=USUAL_ROPE_BASE, rope_scaling=None)


def _misread_prompts(reference: Reference, wrong: list[Case]) -> Iterator[tuple[str, list[tuple[int, ...]]]]:
    prompts = [case.request.prompt_token_ids for case in wrong]
    bos = None if reference.tokenizer is None else reference.tokenizer.bos_token_id
    if bos is not None:
        yield f"with one more BOS ({bos}) in front", [(bos, *prompt) for prompt in prompts]
        if all(prompt[0] == bos for prompt in prompts):
            yield f"without their BOS ({bos})", [prompt[1:] for prompt in prompts]
    yield "without their last tokens", [prompt[:-1] for prompt in prompts]


def _by_position(job: Job, reference: Reference, first: Case) -> str:
    if first.row.what == "logprob":
        return "the tokens are right, their log-probabilities not: raw ones are compared, at temperature 1 and before any filter"
    if not first.request.params.greedy:
        return "another draw: the noise is jax.random.gumbel of fold_in(key(seed), index of the token), whatever the slot and the step"
    ids, done = first.request.prompt_token_ids, first.stream.token_ids[: first.row.position]
    if not done:
        if _first_token_is_right(job, reference, first, ids[:1]):
            return "wrong from the first token, but right on a prompt of one token: RoPE (base, scaling, pairing) or the attention mask"
        return "wrong from the first token: weights, norms or RoPE (base, scaling); or the prompt: BOS, template"
    if _first_token_is_right(job, reference, first, (*ids, *done)):
        return f"token {len(done)} is right where those before it come as a prompt: the cache, the position or the mask of decode steps"
    return f"token {len(done)} is wrong too where those before it come as a prompt: weights, norms or RoPE (base, scaling), not the cache"


def _first_token_is_right(job: Job, reference: Reference, case: Case, ids: tuple[int, ...]) -> bool:
    """Whether the engine, asked again, goes on rightly from ``ids``."""
    try:
        ((stream, *_),) = replace(job, prompts=[list(ids)], params=[job.each_params[case.prompt]]).run()
    except Exception:  # it is only asked to tell causes apart
        return False
    row = reference.check(replace(case.request, prompt_token_ids=ids), replace(stream, logprobs=None))
    return row.verdict != "mismatch" or (row.position or 0) > 0


def _matches(reference: Reference, request: Request, stream: Stream) -> bool:
    return reference.check(request, stream).verdict != "mismatch"
