"""Compares two runs: token by token, and log-probabilities bit by bit."""

from __future__ import annotations

import ctypes
import math
import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, repeat, zip_longest
from typing import Any

from xlaengine.check.assertions.streams import UNKNOWN, Answer, as_list, as_steps, completions, is_step, prompt_steps, shown
from xlaengine.check.assertions.tally import Counts, report_counts
from xlaengine.check.tables import Decode, at, side_by_side, table
from xlaengine.types.errors import is_int
from xlaengine.types.words import plural

SHOWN = 8
"""The number of differences that a failure lists."""

ROUNDING = 1e-2
"""A larger difference between float32 log-probabilities cannot come from another order of a sum alone."""


def assert_tokens_equal(got: Any, expected: Any, *, decode: Decode | None = None) -> None:
    """Checks that both have the same token ids in the same order.

    Args:
        got, expected: token ids of one stream, or results of ``generate`` (see `EngineLike`).
        decode: turns a list of token ids into text, for the message.

    Raises:
        AssertionError: they differ, or no stream has a token; the message shows the first position that differs.
    """
    __tracebackhide__ = True
    pairs = _pairs(_streams(got), _streams(expected))
    if not any(answer.token_ids for pair in pairs for answer in pair):
        raise AssertionError("nothing is compared: there is no token")
    differing = [(g, e, place) for g, e in pairs if (place := token_difference(g.token_ids, e.token_ids)) is not None]
    report_counts(Counts(len(pairs), mismatches=len(differing)))
    if differing:
        g, e, place = differing[0]
        where = f" in {len(differing)} of {plural(len(pairs), 'stream')}, first in {e.name}" if len(pairs) > 1 else ""
        around = side_by_side(("expected", "got"), (e.token_ids, g.token_ids), place, decode)
        raise AssertionError(f"token ids differ{where} at position {place}\n\n{around}")


def assert_logprobs_bitwise(got: Any, expected: Any) -> None:
    """Checks that log-probabilities are equal in every bit: 0.0 differs from -0.0, and NaN equals NaN with the same bits.

    Args:
        got, expected: log-probabilities of one stream (for each token a number, or a dict of token id to log-probability), a list of
            such lists, or results of ``generate`` (see `EngineLike`).

    Raises:
        AssertionError: they differ, one is missing, or there are none at all; the message lists the first differences, in units in the
            last place.
    """
    __tracebackhide__ = True
    pairs = [(_like(g, e), _like(e, g)) for g, e in _pairs(_steps(got), _steps(expected))]
    if not any(answer.logprobs or answer.prompt_logprobs for pair in pairs for answer in pair):
        raise AssertionError("nothing is compared: there is no log-probability")
    differing = [places for g, e in pairs if (places := _differing_places(g, e))]
    report_counts(Counts(len(pairs), mismatches=len(differing)))
    if differing:
        every = [place for places in differing for place in places]
        where = f" of {len(differing)} of {plural(len(pairs), 'stream')}" if len(pairs) > 1 else ""
        rows = (
            (name, bits.position, "?" if bits.token == UNKNOWN else bits.token, bits.expected, bits.got, bits.distance)
            for name, bits in every[:SHOWN]
        )
        head = ("stream", "position", "token", "expected", "got", "apart")
        raise AssertionError(
            f"log-probabilities{where} differ in their bits, in {plural(len(every), 'place')}: "
            f"{apart([bits for _, bits in every])}\n\n{table(head, rows)}"
        )


def _differing_places(got: Answer, expected: Answer) -> list[tuple[str, Bits]]:
    """Returns the name of the stream or of its prompt, and the difference, for each. Bare numbers are of new tokens alone."""
    places = [(expected.name, bits) for bits in bit_differences(got.logprobs or (), expected.logprobs or ())]
    if UNKNOWN in (*got.token_ids, *expected.token_ids):
        return places
    of_prompt = bit_differences(got.prompt_logprobs or (), expected.prompt_logprobs or ())
    return places + [(f"{expected.name}, its prompt", bits) for bits in of_prompt]


def token_difference(got: Sequence[int], expected: Sequence[int]) -> int | None:
    """Returns the first position where the streams differ or one of them ends; None if they are equal."""
    return next((i for i in range(max(len(got), len(expected))) if at(got, i) != at(expected, i)), None)


@dataclass(frozen=True)
class Bits:
    """One log-probability that differs. A side is None if it has no entry for this token."""

    position: int
    token: int
    expected: float | None
    got: float | None

    @property
    def ulps(self) -> int | None:
        """The distance in units in the last place (of float32 if both are float32 numbers, else of float64); None if a value is missing or
        NaN."""
        values = [x for x in (self.expected, self.got) if x is not None and not math.isnan(x)]
        if len(values) < 2:
            return None
        kind = ("<f", "<i") if self.is_float32 else ("<d", "<q")
        one, other = (_ordinal(x, *kind) for x in values)
        return abs(one - other)

    @property
    def gap(self) -> float | None:
        """The distance as a number; infinite if one side is NaN, 0 if both are, None if a side has no entry."""
        if self.expected is None or self.got is None:
            return None
        if math.isnan(self.expected) or math.isnan(self.got):
            return 0.0 if math.isnan(self.expected) and math.isnan(self.got) else math.inf
        return abs(self.expected - self.got)

    @property
    def is_float32(self) -> bool:
        return all(x is None or ctypes.c_float(x).value == x for x in (self.expected, self.got))

    @property
    def distance(self) -> str:
        if self.ulps is None:
            return "missing" if None in (self.expected, self.got) else "NaN"
        if self.ulps == 0:
            return "0.0 and -0.0"
        return f"{plural(self.ulps, 'ulp')} of float{32 if self.is_float32 else 64}"


def bit_differences(got: Sequence[Mapping[int, float]], expected: Sequence[Mapping[int, float]]) -> list[Bits]:
    """Returns every log-probability whose bits differ or that one side lacks."""
    return [
        Bits(i, token, e.get(token), g.get(token))
        for i, (g, e) in enumerate(zip_longest(got, expected, fillvalue={}))
        for token in sorted({*g, *e})
        if _bits(g.get(token)) != _bits(e.get(token))
    ]


def is_unlike(one: Answer, other: Answer) -> bool:
    """Whether two answers to one request have other tokens, or log-probabilities that differ by more than rounding."""
    steps = (one.logprobs, other.logprobs), (one.prompt_logprobs, other.prompt_logprobs)
    gaps = (bits.gap for got, expected in steps for bits in bit_differences(got or (), expected or ()))
    return one.token_ids != other.token_ids or any(gap is not None and gap > ROUNDING for gap in gaps)


def apart(differences: Sequence[Bits]) -> str:
    """Returns the largest distance, in words."""
    worst = max(differences, key=lambda bits: math.inf if bits.ulps is None else bits.ulps)
    gaps = [bits.gap for bits in differences if bits.gap is not None]
    return f"at most {worst.distance}, {max(gaps):.2g}" if worst.ulps else worst.distance


def _ordinal(x: float, float_format: str, int_format: str) -> int:
    """Maps neighbouring floats to neighbouring integers, and both zeros to 0."""
    bits = struct.unpack(int_format, struct.pack(float_format, x))[0]
    sign = 1 << (8 * struct.calcsize(int_format) - 1)
    return bits if bits >= 0 else -(bits + sign)


def _bits(x: float | None) -> bytes | None:
    return None if x is None else struct.pack("<d", x)


def _pairs(got: list[Answer], expected: list[Answer]) -> list[tuple[Answer, Answer]]:
    if len(got) != len(expected):
        raise AssertionError(f"got {plural(len(got), 'stream')}, expected {len(expected)}")
    return list(zip(got, expected, strict=True))


def _streams(results: Any) -> list[Answer]:
    values = _listed(results, "results")
    if all(map(is_int, values)):
        return [Answer("the stream", tuple(map(int, values)))]
    return [stream for i, result in enumerate(values) for stream in completions(result, f"prompt {i}")]


def _listed(results: Any, what: str) -> list[Any]:
    """Returns one result as a list of one, and anything else as `as_list` does."""
    return [results] if hasattr(results, "outputs") or hasattr(results, "token_ids") else as_list(results, what)


def _steps(results: Any) -> list[Answer]:
    values = _listed(results, "log-probabilities")
    if _are_log_probabilities(values):
        return [_unnamed(values, "the stream")]
    if values and all(map(is_int, values)):
        raise AssertionError(f"there are no log-probabilities: got token ids, {shown(values)}")
    streams = [stream for i, value in enumerate(values) for stream in _streams_of_steps(value, f"prompt {i}")]
    without = [stream.name for stream in streams if stream.logprobs is None]
    if without and all(stream.prompt_logprobs is None for stream in streams):
        raise AssertionError(f"there are no log-probabilities of {without[0]}: were they asked for (SamplingParams(logprobs=0))?")
    return streams


def _streams_of_steps(value: Any, name: str) -> Iterable[Answer]:
    if value is None:
        return [Answer(name, ())]
    steps = value.tolist() if hasattr(value, "tolist") else value
    is_list = isinstance(steps, Sequence) and not isinstance(steps, str)
    if is_list and _are_log_probabilities(steps):
        return [_unnamed(steps, name)]
    if is_list and not all(map(is_int, steps)):
        what = "numbers, or dicts of token id to log-probability, one for each token"
        raise TypeError(f"log-probabilities of {name} must be {what}, got {shown(value)}")
    return completions(value, name)


def _are_log_probabilities(values: Sequence[Any]) -> bool:
    """Whether each value can be a token's, and not all of them are token ids. No log-probability is above 0. Those of a prompt begin with
    None."""
    steps = values[1:] if len(values) > 1 and values[0] is None else values
    return all(map(is_step, steps)) and not (steps and all(map(is_int, steps)) and max(steps) > 0)


def _unnamed(steps: Sequence[Any], name: str) -> Answer:
    of_prompt = len(steps) > 0 and steps[0] is None
    return Answer(name, (UNKNOWN,) * len(steps), prompt_steps(steps, name) if of_prompt else as_steps(steps, name))


def _like(answer: Answer, other: Answer) -> Answer:
    """Returns the answer with its own tokens' log-probabilities alone, as bare numbers, where ``other`` has bare numbers."""
    prompt = _bare(answer.prompt_token_ids, answer.prompt_logprobs, other.prompt_logprobs)
    return replace(answer, logprobs=_bare(answer.token_ids, answer.logprobs, other.logprobs), prompt_logprobs=prompt)


def _bare(
    tokens: Sequence[int] | None, steps: Sequence[dict[int, float]] | None, there: Sequence[dict[int, float]] | None
) -> tuple[dict[int, float], ...] | None:
    def like(token: int, step: dict[int, float], other: dict[int, float]) -> dict[int, float]:
        token = next(iter(step)) if len(step) == 1 else token
        return {UNKNOWN: step[token]} if UNKNOWN in other and token in step else step

    if steps is None:
        return None
    return tuple(map(like, chain(tokens or (), repeat(UNKNOWN)), steps, chain(there or (), repeat({}))))
