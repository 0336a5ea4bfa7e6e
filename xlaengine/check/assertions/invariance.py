"""Compares an engine with itself: each prompt alone, then in batches. This needs no reference and no tolerance."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from xlaengine.check.assertions.equality import ROUNDING, SHOWN, Bits, apart, bit_differences, is_unlike, token_difference
from xlaengine.check.assertions.streams import UNKNOWN, Answer, EngineLike, Inquiry, Prompt
from xlaengine.check.assertions.tally import Counts, report_counts
from xlaengine.check.tables import Decode, are_not, on_lines, side_by_side
from xlaengine.types.errors import is_int
from xlaengine.types.words import plural

__tracebackhide__ = True  # pytest shows the line of the test, and none of this module

LEFT = "state of earlier requests, such as a cache of prefixes, or a nondeterministic kernel"
IN_BATCH = (
    "padding (its side), attention mask, position ids, another row's cache, params or counts of tokens (penalties), or what batches alone "
    "have: preemption, a capacity of experts"
)
NOISE = "the noise of the draws depends on the row or on other prompts: it must depend on the seed and the token's index alone"

SHARED = (
    "one result is given to several prompts, or another row's cache is used; or, if they have similar answers, padding, attention mask or "
    "position ids"
)
"""Why two prompts may have the result of one of them."""

SWAPPED = "results are not in the prompts' order; or rows have each other's cache, if their first tokens are equal"
"""Why prompts may have each other's results."""

TELLING = 3
"""The fewest tokens by which a stream is told apart from those of other prompts."""


def assert_batch_invariant(
    engine: EngineLike, prompts: Sequence[Prompt], params: Any, *, trials: int = 8, seed: int = 0, decode: Decode | None = None
) -> None:
    """Checks that a prompt's tokens do not depend on the prompts beside it, and neither do the bits of log-probabilities, if there are any.

    Each prompt is generated alone; then all together, in order; then ``trials`` times in a new order, in batches of random sizes.

    Args:
        params: one for all prompts, or one for each. With ``logprobs`` or ``prompt_logprobs`` the bits of log-probabilities are compared
            too. Sampled streams need a seed.
        seed: seed of the orders and batch sizes.
        decode: turns a list of token ids into text, for the message.

    Raises:
        AssertionError: a stream differs from the stream of the same prompt alone (the message shows the first one, its position, and its
            neighbours); a token's log-probability is NaN; or nothing was compared: no stream has a token, or log-probabilities that the
            params ask for are missing.
        ValueError: fewer than two prompts, or less than one trial.
    """
    inquiry = Inquiry(engine, prompts, params)
    if len(prompts) < 2:
        raise ValueError("one prompt has no neighbours: give at least two")
    if not is_int(trials) or trials < 1:
        raise ValueError(f"trials must be an integer of at least 1, got {trials!r}")
    alone = [inquiry.run([i])[0] for i in range(len(prompts))]
    _require_numbers(alone)
    streams, found = 0, []
    for batch in batches(len(prompts), trials, seed):
        for i, completions in zip(batch, inquiry.run(batch), strict=True):
            if len(completions) != len(alone[i]):
                raise AssertionError(f"prompt {i} has {plural(len(completions), 'completion')} in a batch, {len(alone[i])} alone")
            streams += len(completions)
            found += [d for got, want in zip(completions, alone[i], strict=True) if (d := _difference(i, batch, got, want))]
    if not found and not any(answer.token_ids for answers in alone for answer in answers):
        raise AssertionError(f"nothing is compared: none of {plural(streams, 'stream')} has a token")
    report_counts(Counts(streams, mismatches=len(found)))
    if found:
        raise AssertionError(_message(inquiry, alone, found, streams, decode))


def _require_numbers(answers: list[list[Answer]]) -> None:
    """Requires that no log-probability of a token is NaN: a broken engine may give NaN alone and in every batch."""
    for answer in chain(*answers):
        for i, step in enumerate(answer.prompt_logprobs or ()):
            if any(map(math.isnan, step.values())):
                raise AssertionError(f"a log-probability of {answer.name} at position {i} of the prompt is NaN alone")
        for i, (token, step) in enumerate(zip(answer.token_ids, answer.logprobs or (), strict=False)):
            if math.isnan(step[token]):
                raise AssertionError(f"the log-probability of {answer.name} at position {i} (token {token}) is NaN alone")


def batches(count: int, trials: int, seed: int) -> Iterator[list[int]]:
    """Yields all of ``range(count)``, then ``trials`` times a new order of it, cut into pieces of random sizes from 1 to ``count``."""
    draw, order = random.Random(seed), list(range(count))
    yield list(order)
    for _ in range(trials):
        draw.shuffle(order)
        start = 0
        while start < count:
            size = draw.randint(1, count)
            yield order[start : start + size]
            start += size


@dataclass(frozen=True)
class _Difference:
    prompt: int
    batch: list[int]
    got: Answer
    alone: Answer
    position: int | None
    bits: list[Bits]
    of_prompt: list[Bits]  # differences between log-probabilities of the prompt's tokens

    def gaps(self, of_prompt: bool) -> Iterator[float]:
        """Distances between two log-probabilities of the same token."""
        return (bits.gap for bits in (self.of_prompt if of_prompt else self.bits) if bits.gap is not None)

    @property
    def is_of_other_tokens(self) -> bool:
        """Whether the entries of some token of the prompt have no token in common."""
        pairs = zip(self.got.prompt_logprobs or (), self.alone.prompt_logprobs or (), strict=False)
        return any(got and alone and not got.keys() & alone.keys() for got, alone in pairs)

    @property
    def gap_of_choices(self) -> float | None:
        """The distance between the log-probabilities of the two tokens at ``position``, if known. It is small if rounding alone swapped
        them."""
        got, alone = _choice(self.got, self.position), _choice(self.alone, self.position)
        return None if got is None or alone is None else Bits(self.position or 0, UNKNOWN, alone, got).gap


def _choice(answer: Answer, position: int | None) -> float | None:
    if position is None or answer.logprobs is None or position >= len(answer.token_ids):
        return None
    return answer.logprobs[position][answer.token_ids[position]]


def _takes_most_likely(params: Any) -> bool:
    """Returns whether the params ask for the token with the highest log-probability."""
    changes = ("presence_penalty", "frequency_penalty", "logit_bias", "min_tokens")
    return getattr(params, "repetition_penalty", 1) in (None, 1) and not any(getattr(params, name, None) for name in changes)


def _difference(prompt: int, batch: list[int], got: Answer, alone: Answer) -> _Difference | None:
    """Compares up to the first token that differs: tokens after it have different prefixes."""
    position = token_difference(got.token_ids, alone.token_ids)
    to = None if position is None else position + 1
    if (got.logprobs is None) != (alone.logprobs is None):
        raise AssertionError(f"{got.name} has log-probabilities {'alone' if got.logprobs is None else 'in a batch'} only")
    bits = bit_differences((got.logprobs or ())[:to], (alone.logprobs or ())[:to])
    of_prompt = bit_differences(got.prompt_logprobs or (), alone.prompt_logprobs or ())
    differs = position is not None or bits or of_prompt
    return _Difference(prompt, batch, got, alone, position, bits, of_prompt) if differs else None


def _message(inquiry: Inquiry, alone: list[list[Answer]], found: list[_Difference], streams: int, decode: Decode | None) -> str:
    tokens = [d for d in found if d.position is not None]
    first = (tokens or found)[0]
    every = [bits for d in found for bits in (*d.bits, *d.of_prompt)]
    counts = [plural(len(tokens), "stream") + " in tokens"]
    if every:
        counts.append(f"{sum(bool(d.bits or d.of_prompt) for d in found)} in the bits of log-probabilities ({apart(every)})")
    head = are_not(len(found), streams, "stream", "the same in a batch as alone")
    lines = [f"{head}: {', '.join(counts)}", ""]
    place = (first.bits or first.of_prompt)[0].position if first.position is None else first.position
    inside = " of the prompt" if first.position is None and not first.bits else ""
    lines.append(f"{first.got.name}, position {place}{inside}, in a batch of {len(first.batch)}:")
    if first.position is not None:
        lines.append(side_by_side(("alone", "in the batch"), (first.alone.token_ids, first.got.token_ids), place, decode))
    else:
        bits = (first.bits or first.of_prompt)[0]
        lines.append(f"  log-probability of token {bits.token}: {bits.expected!r} alone, {bits.got!r} in the batch, {bits.distance} apart")
    beside = [f"prompt {i} ({inquiry.length(i)})" for i in first.batch if i != first.prompt]
    more = f" and {len(beside) - SHOWN} more" if len(beside) > SHOWN else ""
    lines.append(f"beside {', '.join(beside[:SHOWN])}{more}" if beside else "alone, in a second run: the engine differs from itself")
    return "\n".join([*lines, "", on_lines(_cause(inquiry, alone, first, found))])


def _mixed_up(inquiry: Inquiry, alone: list[list[Answer]], first: _Difference, found: list[_Difference]) -> str | None:
    """Looks for the streams of other prompts in all results that differ in the batch of ``first``."""
    wrong = [d for d in found if d.batch is first.batch and d.position is not None]

    def owner(d: _Difference) -> int | None:
        """The prompt whose stream alone is the result; one that differs itself, if there is one."""
        same = [
            i for i in d.batch if inquiry.prompts[i] != inquiry.prompts[d.prompt] and any(s.token_ids == d.got.token_ids for s in alone[i])
        ]
        return min(same, key=lambda i: i not in {each.prompt for each in wrong}, default=None)

    owners = {d.prompt: owner(d) for d in wrong if len(d.got.token_ids) >= TELLING}
    if (of := owners.get(first.prompt)) is None or None in owners.values():
        return None
    if of in {d.prompt for d in wrong}:
        return f"it is the stream of prompt {of}: {SWAPPED}"
    return f"it is the stream of prompt {of}, which has it in this batch too: {SHARED}"


def _cause(inquiry: Inquiry, alone: list[list[Answer]], first: _Difference, found: list[_Difference]) -> str:
    if mixed_up := _mixed_up(inquiry, alone, first, found):
        return f"would explain it: {mixed_up}"
    return f"possible: {_guess(inquiry, first, found)}"


def _guess(inquiry: Inquiry, first: _Difference, found: list[_Difference]) -> str:
    gaps = _gaps(inquiry, first, found)
    small = bool(gaps) and max(gaps) < ROUNDING
    seen = (first.alone, [first.prompt]), (first.got, first.batch)
    differ = _differ_in_bits if small and first.position is None else is_unlike
    if len(first.batch) == 1 or not all(inquiry.repeats(answer, first.prompt, batch, differ) for answer, batch in seen):
        return f"two runs differ: sampling without a fixed seed, {LEFT}"
    if first.position in (len(first.got.token_ids), len(first.alone.token_ids)):
        return "one stream is the beginning of the other: EOS, stop or max_tokens of another row, or padding that is not cut off"
    if first.position is not None and inquiry.samples(first.prompt):
        return f"{NOISE}; or {IN_BATCH}; or rounding"
    if any(d.is_of_other_tokens for d in found):
        return "log-probabilities of the prompt are those of other tokens: of another prompt, or of another position"
    if small:
        return "rounding: sums are taken in another order at another batch shape; near ties flip tokens"
    if gaps:
        return f"more than float32's rounding: {IN_BATCH}; or log-probabilities of another row; or a narrower dtype's rounding; or {LEFT}"
    return f"{IN_BATCH}; or {LEFT}; or rounding, if logprobs that are asked for hardly differ"


def _differ_in_bits(one: Answer, other: Answer) -> bool:
    return one.in_bits != other.in_bits


def _gaps(inquiry: Inquiry, first: _Difference, found: list[_Difference]) -> list[float]:
    """Returns the distances from which rounding is told: of the new tokens, of two choices, and of prompts if no token differs."""
    greedy = (d for d in found if not inquiry.samples(d.prompt) and _takes_most_likely(inquiry.each_params[d.prompt]))
    choices = [d.gap_of_choices for d in greedy if d.gap_of_choices is not None]
    gaps = [*(gap for d in found for gap in d.gaps(of_prompt=False)), *choices]
    if first.position is None:
        gaps += (gap for d in found for gap in d.gaps(of_prompt=True))
    return gaps
