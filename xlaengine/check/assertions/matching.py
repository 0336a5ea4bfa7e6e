"""Compares an engine's streams with the checkpoint's oracle."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from xlaengine.check.assertions.causes import cause_of
from xlaengine.check.assertions.evidence import Evidence
from xlaengine.check.assertions.reference import Reference
from xlaengine.check.assertions.retrials import CheckedAnswer
from xlaengine.check.assertions.streams import EngineLike, Inquiry, Prompt
from xlaengine.check.assertions.tally import Counts, report_counts
from xlaengine.check.judge import Report, Row
from xlaengine.check.oracle.streams import single
from xlaengine.check.tables import Decode, are_not, on_lines, table, token
from xlaengine.types import Request
from xlaengine.types.errors import is_int
from xlaengine.types.words import plural

SHOWN = 8
"""The number of streams that a failure lists."""


def assert_streams_match_reference(
    engine: EngineLike, prompts: Sequence[Prompt], params: Any, *, reference: Reference, same_rng: bool = False, runs: int = 2
) -> Report:
    """Checks that each token is the oracle's choice after the tokens before it, and that each stream ends where it should.

    If a token is not the oracle's choice, but the margin is small enough that two correct computations may differ by it, it is a *near
    tie*. Near ties do not fail; the returned report and pytest's summary count them. Log-probabilities are checked if the engine gives
    any. After a mismatch the engine runs again, on one prompt alone or a shorter one, to find the likely cause.

    Args:
        params: one for all prompts, or one for each: `SamplingParams` or vLLM's, greedy unless ``same_rng``.
        same_rng: whether the engine draws sampled tokens as this package does: the argmax of logits + temperature * Gumbel noise of
            ``jax.random.fold_in(key(seed), index)``, after the filters. The key is a threefry2x32 key, with
            ``jax_threefry_partitionable`` set, as is JAX's default.
        runs: how often the engine generates all prompts. A later run finds what an earlier one left, such as a cache of prefixes. Of its
            streams only those are compared that differ from those of all earlier runs.

    Raises:
        AssertionError: a stream differs from the oracle's (the message shows the position, both tokens, the margin in logits and the likely
            cause); or log-probabilities that the params ask for are missing.
        ValueError: the reference cannot follow a prompt or its params.
        TypeError: ``reference`` is no `Reference`.
    """
    __tracebackhide__ = True
    if not isinstance(reference, Reference):
        call = ": call it, as in xlaengine_reference()" if callable(reference) and not isinstance(reference, type) else ""
        raise TypeError(f"reference must be a Reference, such as Reference.of(model), got {reference!r}{call}")
    if not is_int(runs) or runs < 1:
        raise ValueError(f"runs must be an integer of at least 1, got {runs!r}")
    inquiry = Inquiry(engine, prompts, params)
    requests = reference.requests(inquiry)
    sampled = [request for request in requests if not request.params.greedy]
    if sampled and not same_rng:
        raise ValueError(
            f"{sampled[0].request_id} is sampled (temperature {sampled[0].params.temperature}): compare greedy streams, "
            "or say same_rng=True if the engine draws as xlaengine does"
        )
    start = time.perf_counter()
    answers = _checked(inquiry, reference, requests, runs)
    report = Report(tuple(answer.row for answer in answers), reference.tolerance, time.perf_counter() - start)
    notes = tuple(_near_tie(row, reference.decode) for row in report.rows if row.verdict == "near tie")
    report_counts(Counts(len(answers), report.near_ties, report.mismatches, notes))
    if report.mismatches:
        raise AssertionError(_message(inquiry, reference, report, answers))
    return report


def _checked(inquiry: Inquiry, reference: Reference, requests: Sequence[Request], runs: int) -> list[CheckedAnswer]:
    """Lets the engine generate all prompts ``runs`` times, and checks all streams that differ."""
    __tracebackhide__ = True
    answers: list[CheckedAnswer] = []
    for run in range(runs):
        try:
            results = inquiry.run()
        except Exception as error:
            if run:
                error.add_note(f"this was run {run + 1} of {runs} of all prompts on the same engine; with runs=1 there is one")
            raise
        earlier = [(answer.prompt, answer.stream.in_bits) for answer in answers]
        for i, (request, completions) in enumerate(zip(requests, results, strict=True)):
            for k, stream in enumerate(completions):
                if (i, stream.in_bits) not in earlier:
                    one = single(request, k)
                    row = reference.check(one, stream)
                    named = replace(row, custom_id=f"{row.custom_id}, run {run + 1}") if run else row
                    answers.append(CheckedAnswer(i, one, stream, named, run))
    return answers


def _message(inquiry: Inquiry, reference: Reference, report: Report, answers: list[CheckedAnswer]) -> str:
    decode = reference.decode
    wrong = [answer for answer in answers if not answer.is_right]
    lines = [
        are_not(len(wrong), len(answers), "stream", "the checkpoint's")
        + f" ({reference.dtype}; {plural(report.near_ties, 'near tie')} within {reference.tolerance.margin:g} logits allowed)",
        "",
        table(["stream", "position", "expected", "got", "margin"], (_cells(answer.row, decode) for answer in wrong[:SHOWN])),
    ]
    if len(wrong) > SHOWN:
        lines.append(f"  … and {len(wrong) - SHOWN} more")
    seen = Evidence(inquiry, reference, answers)
    cause = cause_of(seen)
    if seen.again.made:
        lines += ["", table(["another run", "result"], ((run.how, run.told) for run in seen.again.made))]
    return "\n".join([*lines, "", on_lines(cause)])


def _cells(row: Row, decode: Decode | None) -> list[object]:
    margin = "" if row.margin is None else f"{row.margin:.3g}"
    if row.what == "prompt logprob":
        return [row.custom_id, row.position, "", "log-probabilities of this token of the prompt", f"up to {margin} off"]
    if row.what == "logprob":
        return [
            row.custom_id,
            row.position,
            "",
            f"log-probabilities of the step that chose {token(row.got, decode)}",
            f"up to {margin} off",
        ]
    return [row.custom_id, row.position, token(row.expected, decode), token(row.got, decode), margin]


def _near_tie(row: Row, decode: Decode | None) -> str:
    more = f", and {row.near_ties - 1} more" if row.near_ties > 1 else ""
    choice = f"{token(row.expected, decode)} or {token(row.got, decode)}"
    return f"{row.custom_id} position {row.position}: {choice}, {row.margin:.2g} apart{more}"
