"""An engine's streams against the checkpoint's oracle."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from xlaengine.reference.check import Report, Row
from xlaengine.reference.oracle import single
from xlaengine.testing.causes import Case, likely_cause
from xlaengine.testing.reference import Reference
from xlaengine.testing.streams import EngineLike, Job, Prompt
from xlaengine.testing.tables import Decode, plural, table, token
from xlaengine.testing.tally import Counts, tell

SHOWN = 8
"""Streams listed in a failure."""


def assert_streams_match_reference(
    engine: EngineLike, prompts: Sequence[Prompt], params: Any, *, reference: Reference, same_rng: bool = False
) -> Report:
    """Every token is the one that the checkpoint's oracle chooses after the tokens before it, and each stream ends where it should.

    A token that the oracle would not have chosen, at a margin that two correct computations may differ by, is a *near tie*:
    counted, in the report that is returned and in pytest's summary, and no failure. Log-probabilities are checked if there are any.
    On a mismatch the engine is asked again, for a prompt alone or a shorter one, to tell what the cause may be.

    Args:
        params: one for all prompts or one each: `SamplingParams` or vLLM's, greedy unless ``same_rng``.
        same_rng: the engine draws sampled tokens as this package does: the argmax of logits + temperature * Gumbel noise of
            ``jax.random.fold_in(key(seed), index)``, after the filters.

    Raises:
        AssertionError: a stream is not the checkpoint's; the message has where, both tokens, the margin in logits, and the likely cause.
    """
    __tracebackhide__ = True
    job = Job(engine, prompts, params)
    requests = reference.requests(job)
    sampled = [request for request in requests if not request.params.greedy]
    if sampled and not same_rng:
        raise ValueError(
            f"{sampled[0].request_id} is sampled (temperature {sampled[0].params.temperature}): compare greedy streams, "
            "or say same_rng=True if the engine draws as xlaengine does"
        )
    results, start, cases = job.run(), time.perf_counter(), []
    for i, (request, completions) in enumerate(zip(requests, results, strict=True)):
        if len(completions) != request.params.n:
            raise AssertionError(f"prompt {i} was to have {plural(request.params.n, 'completion')}, got {len(completions)}")
        for k, stream in enumerate(completions):
            one = single(request, k)
            cases.append(Case(i, one, stream, reference.check(one, stream)))
    report = Report(tuple(case.row for case in cases), reference.tolerance, time.perf_counter() - start)
    notes = tuple(_near_tie(row, reference.decode) for row in report.rows if row.verdict == "near tie")
    tell(Counts(len(cases), report.near_ties, report.mismatches, notes))
    if report.mismatches:
        raise AssertionError(_message(job, reference, report, cases))
    return report


def _message(job: Job, reference: Reference, report: Report, cases: list[Case]) -> str:
    decode = reference.decode
    wrong = [case for case in cases if case.row.verdict == "mismatch"]
    lines = [
        f"{len(wrong)} of {plural(len(cases), 'stream')} are not the checkpoint's "
        f"({reference.dtype}; {plural(report.near_ties, 'near tie')} within {reference.tolerance.margin:g} logits allowed)",
        "",
        table(["stream", "position", "expected", "got", "margin"], (_cells(case.row, decode) for case in wrong[:SHOWN])),
    ]
    if len(wrong) > SHOWN:
        lines.append(f"  … and {len(wrong) - SHOWN} more")
    return "\n".join([*lines, "", f"likely: {likely_cause(job, reference, cases)}"])


def _cells(row: Row, decode: Decode | None) -> list[object]:
    margin = "" if row.margin is None else f"{row.margin:.3g}"
    if row.what == "logprob":
        return [row.custom_id, row.position, "", f"log-probability of {token(row.got, decode)}", f"{margin} off"]
    return [row.custom_id, row.position, token(row.expected, decode), token(row.got, decode), margin]


def _near_tie(row: Row, decode: Decode | None) -> str:
    more = f", and {row.near_ties - 1} more" if row.near_ties > 1 else ""
    choice = f"{token(row.expected, decode)} or {token(row.got, decode)}"
    return f"{row.custom_id} position {row.position}: {choice}, {row.margin:.2g} apart{more}"
