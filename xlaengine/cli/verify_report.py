"""Shows the results of ``xlaengine verify``: tables, lines for scripts, and files that replay mismatches."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from xlaengine.batch.files import naming_errors
from xlaengine.check.verify.case import REPLAY_NAMES, Case, replay_name, replays, seen_again
from xlaengine.check.verify.crowds import WORDS
from xlaengine.check.verify.levels import Level
from xlaengine.check.verify.verdict import Verification
from xlaengine.cli.common import say
from xlaengine.cli.tables import cell, show, table_of
from xlaengine.text import Tokenizer
from xlaengine.types.words import plural

MOST_ROWS = 20
"""The most differences in the table; the ``MISMATCH`` lines have every stream."""

REFERENCES: dict[Level, str] = {1: "alone", 2: "other B", "2p": "other N", 3: "oracle"}

PARTIAL = "partial: cut or cancelled by the schedule, exact up to its end"

MARGIN = (
    "step: ordinal of the decode. margin of a token: log-probability of the expected token less that of the engine's; against the\n"
    "oracle a difference of logits, one for each near tie. margin of a logprob: its error"
)

NEAR_TIES = "near ties: the float64 oracle chooses the expected token, and not the engine's, by the margin"


def tell(
    console: Console, case: Case, found: Verification, tokenizer: Tokenizer | None, *, report: Path | None, replay: Path | None
) -> None:
    """Shows the results, and writes the files.

    Args:
        report: the directory that the page is written to.
        replay: the file that the case came from, if it is a replay.
    """
    files = dict.fromkeys(replays(case, found), replay) if replay else _write_replays(console, case, found, report)
    try:
        if report is not None:  # before the results: the reader of standard output may be gone
            _write_report(console, case, found, tokenizer, report)
    finally:
        _show(console, case, found)
        for line in machine_lines(found, tokenizer, files):
            typer.echo(line)
    if replay is not None:
        seen, wanted = seen_again(case, found), len(case.divergences)
        typer.echo(f"REPLAY: {seen} of {wanted} divergences seen again at the same place")


def _show(console: Console, case: Case, found: Verification) -> None:
    _print_levels(console, case, found)
    _print_differences(console, found)
    if found.fault is not None:
        say(console, f"fault {found.fault}: {found.of_fault}")
    if found.cause is not None:
        say(console, f"would explain it: {found.cause}")
    elif found.possible is not None:
        say(console, f"possible: {found.possible}")


def _write_report(console: Console, case: Case, found: Verification, tokenizer: Tokenizer | None, report: Path) -> None:
    from xlaengine.check.verify.page import write_report

    with naming_errors(report, "report in"):
        page = write_report(report, case, found, tokenizer)
    say(console, f"report: {page}")


def _write_replays(console: Console, case: Case, found: Verification, report: Path | None) -> dict[str, Path]:
    """Writes a file for each part of the mismatches. Returns their paths by name.

    Without a report they are in a new temporary folder. If they cannot be written, the result is empty, and what was found is still shown.
    """
    parts = replays(case, found)
    try:
        if report is not None:
            for stale in [path for pattern in REPLAY_NAMES for path in (report / "replay").glob(pattern)]:  # an earlier run's
                stale.unlink()
        if not parts:
            return {}
        directory = Path(tempfile.mkdtemp(prefix="xlaengine-verify-")) if report is None else report / "replay"
        directory.mkdir(parents=True, exist_ok=True)
        for name, part in parts.items():
            (directory / name).write_bytes(part.to_json())
    except OSError as error:
        say(console, f"no files that replay the mismatches: {error}")
        return {}
    return {name: directory / name for name in parts}


def machine_lines(found: Verification, tokenizer: Tokenizer | None, files: Mapping[str, Path]) -> Iterator[str]:
    """Yields ``VERIFY``, ``EXERCISED`` if schedules ran, ``CROWDED`` for each B of a model with experts, ``RESULT``, and a ``MISMATCH`` for
    each failing stream at each level, and at level 2p on each number of devices."""
    counts = f"streams={found.streams} tokens={found.tokens} mismatches={found.mismatches} near_ties={found.near_ties}"
    yield f"VERIFY level={','.join(map(str, found.levels))} {counts} seconds={found.seconds:.1f}"
    if found.exercised:
        did = found.under_schedules.counts(speculation=found.alone is not None)
        yield "EXERCISED " + " ".join(f"{name}={count}" for name, count in did.items())
    for B, counts in found.crowded.items():
        yield f"CROWDED B={B} " + " ".join(f"{kind}={seen}/{aim}" for kind, (seen, aim) in counts.items())
    yield f"RESULT: {found.result}"
    for one in found.first_mismatches():
        facts = {
            "level": one.level,
            "stream": _word(one.stream),
            "B": one.max_num_seqs,
            "N": one.devices,
            "schedule": one.schedule,
            "differs": one.what,
            "position": one.position,
            "expected": _token(one.expected, tokenizer),
            "got": _token(one.got, tokenizer),
            "margin": None if one.margin is None else f"{one.margin:.3g}",
            "slot": one.slot,
            "step": one.step,
            "neighbours": ",".join(map(_word, one.neighbours)) or "-",
            "replay": _word(files.get(replay_name(one), "-")),
        }
        yield "MISMATCH " + " ".join(f"{name}={'-' if value is None else value}" for name, value in facts.items())
    if found.refused is not None:
        yield f"MISMATCH kernels: {found.refused}"
    for B, gate in found.gates.items():
        for failure in gate.failures:
            yield f"MISMATCH gate B={B}: {failure}"


def _word(text: object) -> str:
    """Quotes a text that could end the line or the field: ids are free text."""
    plain = str(text)
    return plain if plain.isprintable() and not set(plain) & set(' "=,') else json.dumps(plain)


def _token(token: int | None, tokenizer: Tokenizer | None) -> str | None:
    if token is None or tokenizer is None:
        return None if token is None else str(token)
    return f"{token}:{json.dumps(tokenizer.token_text(token))}"


def _print_levels(console: Console, case: Case, found: Verification) -> None:
    sizes = ", ".join(map(str, case.max_num_seqs))
    devices = f", N = {', '.join(map(str, case.devices))} devices" if case.devices else ""
    columns = "level", "against", ">comparisons", ">tokens", ">exact", ">partial", ">near ties", ">mismatches"
    table = table_of(f"{case.model}, {case.config.dtypes}, {case.config.kernels} kernels, B = {sizes}{devices}", *columns)
    for level in found.levels:
        rows = found.of_level(level)
        by_status = Counter(row.status for row in rows)
        counts = len(rows), sum(row.tokens for row in rows), *(by_status[key] for key in ("exact", "partial", "near tie", "mismatch"))
        table.add_row(str(level), REFERENCES[level], *map(str, counts))
    show(console, table)
    if any(row.status == "partial" for row in found.compared):
        say(console, PARTIAL)
    if found.decided:
        say(
            console,
            f"decided: {plural(found.decided, 'difference')} of the float32 oracle, where the float64 oracle agrees with the engine",
        )
    if found.near_ties and case.config.dtypes == "float32":
        say(console, NEAR_TIES)
    _print_exercised(console, found)
    for B, gate in found.gates.items():
        verdict = "passed" if gate.passed else f"{plural(len(gate.failures), 'failure')}, first {gate.failures[0]}"
        say(console, f"independence gate at B={B}: {gate.batches} batches, {verdict}")
    if found.result == "NOTHING VERIFIED":
        say(console, f"nothing verified: {found.shows_nothing}")


def _print_exercised(console: Console, found: Verification) -> None:
    done = found.under_schedules
    if found.exercised:
        say(console, f"exercised by {plural(len(found.exercised), 'schedule')}: {done.in_words}")
    for B, counts in found.crowded.items():
        say(console, f"worst cases for experts at B={B}: {', '.join(f'{seen} {WORDS[kind]}' for kind, (seen, _) in counts.items())}")
    if found.alone is not None:
        done += found.alone
        why = "" if done.proposed else ': it did not pay for any stream; "adaptive": false always proposes'
        rejected = f", passes that rejected some: {done.rejected}" if done.proposed else ""
        say(console, f"speculation: {done.proposed} tokens proposed, {done.accepted} accepted{rejected}{why}")


def _print_differences(console: Console, found: Verification) -> None:
    if not found.divergences:
        return
    columns = "stream", "level", "differs", ">schedule", ">at", ">expected", ">got", ">slot", ">step", ">margin"
    table = table_of("first differences", *columns)
    for one in found.divergences[:MOST_ROWS]:
        near = one.status == "near tie"
        where = map(cell, (one.schedule, one.position, one.expected, one.got, one.slot, one.step))
        margin = ", ".join(map(cell, one.near_ties)) if near else cell(one.margin)
        level = f"2p, N={one.devices}" if one.level == "2p" else str(one.level)
        table.add_row(Text(one.stream), level, one.status if near else one.what, *where, margin)
    show(console, table)
    say(console, MARGIN)
    if (more := len(found.divergences) - MOST_ROWS) > 0:
        say(console, f"and {more} more")
