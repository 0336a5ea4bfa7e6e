"""Compares an engine with itself: each prompt alone, then in batches. This needs no reference and no tolerance."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from xlaengine.check.assertions.equality import Bits, apart, bit_differences, token_difference
from xlaengine.check.assertions.streams import Answer, EngineLike, Inquiry, Prompt
from xlaengine.check.assertions.tally import Counts, report_counts
from xlaengine.check.tables import Decode, are_not, side_by_side
from xlaengine.types.errors import is_int
from xlaengine.types.words import plural

LEFT = "state left by earlier requests, or a nondeterministic kernel"
NOISE = "the noise of the draws depends on the row or on other prompts: it must depend on the seed and the token's index alone"

TELLING = 3
"""The fewest tokens by which a stream is told apart from those of other prompts."""

ROUNDING = 1e-2
"""A larger difference between float32 log-probabilities cannot come from another order of a sum alone."""


def assert_batch_invariant(
    engine: EngineLike, prompts: Sequence[Prompt], params: Any, *, trials: int = 8, seed: int = 0, decode: Decode | None = None
) -> None:
    """Checks that a prompt's tokens do not depend on the prompts beside it. If the engine gives log-probabilities, checks their bits too.

    Each prompt is generated alone; then all together, in order; then ``trials`` times in a new order, in batches of random sizes.

    Args:
        params: one for all prompts, or one for each. With ``logprobs`` the bits of log-probabilities are compared too. Sampled streams
            need a seed.
        seed: seed of the orders and batch sizes.
        decode: turns a list of token ids into text, for the message.

    Raises:
        AssertionError: a stream differs from the stream of the same prompt alone (the message shows the first one, its position, and its
            neighbours); a token's log-probability is NaN; or nothing was compared: no stream has a token, or log-probabilities that the
            params ask for are missing.
        ValueError: fewer than two prompts, or less than one trial.
    """
    __tracebackhide__ = True
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
    """Requires that no new token's log-probability is NaN: a broken engine may give NaN alone and in every batch."""
    for answer in chain(*answers):
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


def _difference(prompt: int, batch: list[int], got: Answer, alone: Answer) -> _Difference | None:
    """Compares up to the first token that differs: tokens after it have different prefixes."""
    position = token_difference(got.token_ids, alone.token_ids)
    to = None if position is None else position + 1
    if (got.logprobs is None) != (alone.logprobs is None):
        raise AssertionError(f"{got.name} has log-probabilities {'alone' if got.logprobs is None else 'in a batch'} only")
    bits = bit_differences((got.logprobs or ())[:to], (alone.logprobs or ())[:to])
    return None if position is None and not bits else _Difference(prompt, batch, got, alone, position, bits)


def _message(inquiry: Inquiry, alone: list[list[Answer]], found: list[_Difference], streams: int, decode: Decode | None) -> str:
    tokens = [d for d in found if d.position is not None]
    first = (tokens or found)[0]
    every = [bits for d in found for bits in d.bits]
    counts = [plural(len(tokens), "stream") + " in tokens"]
    if every:
        counts.append(f"{sum(bool(d.bits) for d in found)} in the bits of log-probabilities ({apart(every)})")
    head = are_not(len(found), streams, "stream", "the same in a batch as alone")
    lines = [f"{head}: {', '.join(counts)}", ""]
    place = first.bits[0].position if first.position is None else first.position
    lines.append(f"{first.got.name}, position {place}, in a batch of {len(first.batch)}:")
    if first.position is not None:
        lines.append(side_by_side(("alone", "in the batch"), (first.alone.token_ids, first.got.token_ids), place, decode))
    else:
        bits = first.bits[0]
        lines.append(f"  log-probability of token {bits.token}: {bits.expected!r} alone, {bits.got!r} in the batch, {bits.distance} apart")
    neighbours = (f"prompt {i} ({inquiry.length(i)})" for i in first.batch if i != first.prompt)
    lines.append(f"beside {', '.join(neighbours)}" if len(first.batch) > 1 else "alone, in a second run: the engine differs from itself")
    return "\n".join([*lines, "", f"likely: {_cause(inquiry, alone, first, every)}"])


def _cause(inquiry: Inquiry, alone: list[list[Answer]], first: _Difference, bits: list[Bits]) -> str:
    got, right = first.got.token_ids, first.alone.token_ids
    others = [i for i in first.batch if inquiry.prompts[i] != inquiry.prompts[first.prompt] and any(s.token_ids == got for s in alone[i])]
    if first.position is not None and len(got) >= TELLING and others:
        return f"it is the stream of prompt {others[0]}: results are not in the prompts' order"
    seen = (first.alone, [first.prompt]), (first.got, first.batch)
    if len(first.batch) == 1 or not all(inquiry.repeats(answer, first.prompt, batch) for answer, batch in seen):
        return f"sampling without a fixed seed, {LEFT}"
    if first.position in (len(got), len(right)):
        return "one stream is the beginning of the other: EOS, stop or max_tokens of another row, or padding that is not cut off"
    if first.position is not None and inquiry.samples(first.prompt):
        return f"{NOISE}; or padding, attention mask or positions; or rounding; or another row's params"
    gaps = [abs(b.expected - b.got) for b in bits if b.expected is not None and b.got is not None]
    if gaps and max(gaps) < ROUNDING:
        return "rounding: sums are taken in another order at another batch shape; near ties flip tokens"
    if gaps:
        return (
            "more than float32's rounding: padding, attention mask, positions, or a neighbour's cache row; or a narrower dtype's rounding"
        )
    if first.position == 0:
        return "padding side, attention mask or position ids: the first token is wrong; or another row's params"
    return (
        "padding, attention mask, positions, or a neighbour's cache row; or another row's params; "
        "or rounding, if logprobs that are asked for hardly differ"
    )
