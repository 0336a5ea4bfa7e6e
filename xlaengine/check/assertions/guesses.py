"""Guesses the cause of a mismatch that no known mistake explains: from more runs, and from the place of the first wrong token."""

from __future__ import annotations

from xlaengine.check.assertions.evidence import Evidence
from xlaengine.check.assertions.invariance import IN_BATCH, LEFT, NOISE, TELLING
from xlaengine.check.assertions.retrials import CheckedAnswer
from xlaengine.check.misread import rerouting
from xlaengine.types.words import plural

NOT_ARGMAX = "or it is not the argmax of its logits, after the changes that the params ask for"
MODEL = "weights, norms or RoPE (base, scaling)"
DECODING = (
    "the cache, the position or the mask of decode steps, a proposal of speculation that is accepted wrongly, "
    "or what counts output tokens, such as penalties"
)
PROMPT = "the prompt: BOS, template, chunks of its prefill, tokens that are lost, repeated or in another order, padding without a mask"
REUSED = "a cache of prefixes that takes one prompt for another"  # it was filled before, so the engine is wrong again
DRAW = (
    "another temperature, other filters, or another draw: the noise is jax.random.gumbel of fold_in(key(seed), index of the token), "
    "whatever the slot and the step"
)


def unsteady(seen: Evidence) -> str | None:
    """Looks for runs of one prompt with different results."""
    again, name = seen.again, seen.first.stream.name
    if seen.first.run:
        return f"the first run is right, and run {seen.first.run + 1} on the same engine is not: {LEFT}"
    before = None if seen.is_batch else seen.first.stream
    if again.alone_twice.differs_from(again.alone.stream):
        return f"two runs of {name} alone differ: the engine samples without a fixed seed; or {LEFT}"
    if again.alone.differs_from(before):
        return f"the first run of {name} differs from the next two: {LEFT}"
    return None


def only_in_batch(seen: Evidence) -> str | None:
    """Tells what may be wrong with a stream that is right alone; None if it is not."""
    if not seen.is_right_alone:
        return None
    if seen.again.in_batch.differs_from(seen.first.stream):
        return f"{LEFT}: {seen.first.stream.name} is right alone, and two runs of the batch differ"
    scores = "" if seen.first.tokens_differ else "; or log-probabilities of another row"
    order = "; or another order of the results" if len(seen.first.stream.token_ids) < TELLING else ""
    end = "; or the end of another row: EOS, a stop token, a stop string or max_tokens" if seen.first.row.what == "end" else ""
    noise = f"; or {NOISE}" if seen.inquiry.samples(seen.first.prompt) else ""
    others = f"{scores}{order}{end}{noise}{rounding(seen, '; or rounding: {}')}"
    return f"the stream is right alone and wrong in the batch: {IN_BATCH}{others}"


def rounding(seen: Evidence, sentence: str) -> str:
    """Returns ``sentence`` with what is to be known about bfloat16's rounding if it may explain the streams, and otherwise no text."""
    reference = seen.reference
    if reference.dtype == "bfloat16":
        rerouted = rerouting(reference.definition, reference.dtype)
        return "" if rerouted is None else sentence.format(rerouted)
    advice = 'if the engine computes in bfloat16, give dtype="bfloat16" to the reference'
    narrow = reference.in_bfloat16()
    fits = all(narrow.check(answer.request, answer.stream).verdict != "mismatch" for answer in seen.tried)
    return sentence.format(advice) if fits else ""


def by_position(seen: Evidence) -> str:
    """Distinguishes causes by where the first wrong token is."""
    rounded = rounding(seen, "rounding: {}; or ")
    unknown = f"; or, if {seen.first.stream.name} is right alone, {IN_BATCH}" if seen.is_batch and seen.again.alone.answer is None else ""
    first = seen.earliest
    if first is not None:
        return f"{rounded}{_of_token(seen, first)}{unknown}"
    raw = f"raw ones are compared, at temperature 1 and before any filter; or a small fault of {MODEL}{unknown}"
    if seen.first.row.what == "prompt logprob":
        return f"{rounded}the new tokens are right, but not log-probabilities of the prompt's tokens, each after those before it: {raw}"
    return f"{rounded}the tokens are right, but not their log-probabilities: {raw}"


def _of_token(seen: Evidence, first: CheckedAnswer) -> str:
    if first.row.what == "end":
        return "streams end too early or too late: EOS, a stop token, a stop string, min_tokens or max_tokens; or several faults"
    params, ids, done = first.request.params, first.request.prompt_token_ids, first.stream.token_ids[: first.row.position]
    not_chosen = NOT_ARGMAX if params.greedy else f"or {DRAW}"
    if not done:
        if not params.greedy:
            return f"{DRAW}; or {MODEL}; or {PROMPT}"
        one = f"a prompt of {first.stream.name}'s first token, {ids[0]}"
        if seen.again.first_token(first, ids[:1], one):
            guess = "RoPE (base, scaling, pairing) or the attention mask, or a fault of a layer that one token does not show"
            return f"wrong from the first token, but right on a prompt of one token: {guess}; or {PROMPT}; or {REUSED}; {not_chosen}"
        return f"wrong from the first token: {MODEL}; or {PROMPT}; or {REUSED}; {not_chosen}"
    at = f"token {len(done)}"
    # a draw after a longer prompt has the noise of index 0, so it shows nothing
    longer = f"{first.stream.name} and its first {plural(len(done), 'token')} as a prompt"
    is_right = seen.again.first_token(first, (*ids, *done), longer) if params.greedy else None
    if is_right is None:
        return f"{at} is wrong: {MODEL}; or {PROMPT}; or {DECODING}; {not_chosen}"
    if is_right:
        return f"{at} is right if the tokens before it come as a prompt: {DECODING}; {not_chosen}"
    even = f"{at} is wrong even if the tokens before it come as a prompt"
    return f"{even}: {MODEL}; or {PROMPT}; or, if a cache of prefixes keeps what decode steps write, {DECODING}; or {REUSED}; {not_chosen}"
