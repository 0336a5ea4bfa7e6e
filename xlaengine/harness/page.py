"""What a verification found, as a page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from xlaengine.harness.case import Case
from xlaengine.harness.compare import tokens_of
from xlaengine.harness.verdict import Divergence, ScheduleRun, StreamRun, Verification
from xlaengine.host.text import Tokenizer
from xlaengine.report.page import PageRun, Result, TokenRow, Verdict, write_page
from xlaengine.tracing import Place, Timeline, timeline

AROUND = 4
"""Positions that are shown on either side of a divergence."""

NO_TIMELINE = Timeline(slots=0, spans=(), samples=(), marks=(), seconds=0.0)


def write_report(directory: Path, case: Case, found: Verification, tokenizer: Tokenizer | None) -> Path:
    """``index.html`` in the directory: the kept schedules, and the streams alone; its path."""
    sizes = ", ".join(map(str, case.max_num_seqs))
    summary = [
        ("model", case.model),
        ("dtype", case.config.dtype),
        ("B", sizes),
        ("levels", ", ".join(map(str, found.levels))),
        ("seed", str(case.seed)),
        ("streams", str(found.streams)),
        ("tokens", str(found.tokens)),
        ("mismatches", str(found.mismatches)),
        ("near ties", str(found.near_ties)),
        ("seconds", f"{found.seconds:.1f}"),
    ]
    if found.fault is not None:
        summary.append(("fault", f"{found.fault}, injected into {found.injected} streams"))
    runs = [_scheduled(run, found, tokenizer) for run in found.runs]
    runs += [
        PageRun(f"alone, level {level}", NO_TIMELINE, verdicts) for level in (2, 3) if (verdicts := tuple(_alone(level, found, tokenizer)))
    ]
    says = f"{found.tokens} tokens of {found.streams} streams compared"
    return write_page(directory, f"xlaengine verify {case.model}", summary, runs, Result(found.result, found.passed, says))


def _scheduled(run: ScheduleRun, found: Verification, tokenizer: Tokenizer | None) -> PageRun:
    schedule = run.schedule
    budget = schedule.prefill_tokens_per_step
    title = f"schedule {run.index}: B={schedule.max_num_seqs}, depth {schedule.depth}, prefill budget {budget}"
    differs = {one.stream: one for one in found.divergences if one.level == 1 and one.schedule == run.index}
    verdicts = tuple(_verdict(stream, differs.get(stream.name), tokenizer) for stream in run.streams)
    return PageRun(title, timeline(run.trace, schedule.max_num_seqs), verdicts)


def _verdict(stream: StreamRun, differs: Divergence | None, tokenizer: Tokenizer | None) -> Verdict:
    tokens = len(tokens_of(stream.got))
    if differs is None:
        return Verdict(stream.name, stream.status, tokens)
    rows = () if differs.position is None else tuple(_rows(stream, differs.position, tokenizer))
    return Verdict(stream.name, stream.status, tokens, _detail(differs, tokenizer), differs.position, _place(differs), rows)


def _rows(stream: StreamRun, position: int, tokenizer: Tokenizer | None) -> Iterator[TokenRow]:
    pairs = list(zip_longest(tokens_of(stream.expected), tokens_of(stream.got)))
    for at in range(max(0, position - AROUND), min(len(pairs), position + AROUND + 1)):
        want, have = (None if event is None else event.token_id for event in pairs[at])
        yield TokenRow(at, _text(want, tokenizer), _text(have, tokenizer), "first difference" if at == position else "")


def _alone(level: int, found: Verification, tokenizer: Tokenizer | None) -> Iterator[Verdict]:
    differs = {one.stream: one for one in found.divergences if one.level == level and one.schedule is None}
    for row in found.compared:
        if row.level == level and row.schedule is None:
            one = differs.get(row.stream)
            if one is None:
                yield Verdict(row.stream, row.status, row.tokens)
            else:
                yield Verdict(row.stream, row.status, row.tokens, _detail(one, tokenizer), one.position, _place(one))


def _place(one: Divergence) -> Place | None:
    return None if one.slot is None or one.step is None else Place(one.step, one.slot, one.neighbours)


def _detail(one: Divergence, tokenizer: Tokenizer | None) -> str:
    tokens = f": {_text(one.expected, tokenizer)} expected, {_text(one.got, tokenizer)} came" if one.what in ("token", "end") else ""
    margin = "" if one.margin is None else f", margin {one.margin:.3g}"
    ties = f"; near ties at margins {', '.join(f'{tie:.3g}' for tie in one.near_ties)}" if one.near_ties else ""
    return f"{one.what} at position {one.position}{tokens}{margin}{ties}"


def _text(token: int | None, tokenizer: Tokenizer | None) -> str:
    if token is None:
        return "the end"
    return str(token) if tokenizer is None else f"{token} {tokenizer.token_text(token)!r}"
