"""What ``xlaengine verify`` has found: a table for a person, lines for a machine, files that replay it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from xlaengine.cli.common import cell, say
from xlaengine.harness.case import Case, replay_name, replays, seen_again
from xlaengine.harness.verdict import Level, Verification
from xlaengine.host.text import Tokenizer

MOST_ROWS = 40
"""Of differences in the table; the machine's lines have every stream."""

REFERENCES: dict[Level, str] = {1: "alone", 2: "other B", 3: "oracle"}

LOOK: dict[str, Any] = {"title_justify": "left", "box": box.SIMPLE_HEAD, "collapse_padding": True}


def tell(
    console: Console, case: Case, found: Verification, tokenizer: Tokenizer | None, *, report: Path | None, replay: Path | None
) -> None:
    """Everything but the exit status.

    Args:
        report: where a page to look at is written.
        replay: the file that the case came from, if it did.
    """
    files = dict.fromkeys(replays(case, found), replay) if replay else _write_replays(case, found, report)
    _print_levels(console, case, found)
    _print_differences(console, found)
    if found.fault is not None:
        say(console, f"fault {found.fault}: it changed {found.injected} streams; {found.mismatches} mismatches")
    if report is not None:
        from xlaengine.harness.page import write_report

        say(console, f"report: {write_report(report, case, found, tokenizer)}")
    for line in machine_lines(found, tokenizer, files):
        typer.echo(line)
    if replay is not None:
        seen, wanted = seen_again(case, found), len(case.divergences)
        typer.echo(f"REPLAY: {seen} of {wanted} divergences seen again at the same place")


def _write_replays(case: Case, found: Verification, report: Path | None) -> dict[str, Path]:
    """A file for each part of the mismatches, by name."""
    directory = Path("verify-replay") if report is None else report / "replay"
    files = {}
    for name, part in replays(case, found).items():
        directory.mkdir(parents=True, exist_ok=True)
        files[name] = directory / name
        files[name].write_bytes(part.to_json())
    return files


def machine_lines(found: Verification, tokenizer: Tokenizer | None, files: Mapping[str, Path]) -> Iterator[str]:
    """``VERIFY``, ``RESULT``, then for each failing stream at each level where it diverged first."""
    counts = f"streams={found.streams} tokens={found.tokens} mismatches={found.mismatches} near_ties={found.near_ties}"
    yield f"VERIFY level={','.join(map(str, found.levels))} {counts} seconds={found.seconds:.1f}"
    yield f"RESULT: {found.result}"
    for one in found.first_mismatches():
        facts = {
            "level": one.level,
            "stream": one.stream,
            "B": one.max_num_seqs,
            "schedule": one.schedule,
            "differs": one.what,
            "position": one.position,
            "expected": _token(one.expected, tokenizer),
            "got": _token(one.got, tokenizer),
            "margin": None if one.margin is None else f"{one.margin:.3g}",
            "slot": one.slot,
            "step": one.step,
            "neighbours": ",".join(one.neighbours) or "-",
            "replay": files.get(replay_name(one)),
        }
        yield "MISMATCH " + " ".join(f"{name}={'-' if value is None else value}" for name, value in facts.items())
    for B, gate in found.gates.items():
        for failure in gate.failures:
            yield f"MISMATCH gate B={B}: {failure}"


def _token(token: int | None, tokenizer: Tokenizer | None) -> str | None:
    if token is None or tokenizer is None:
        return None if token is None else str(token)
    return f"{token}:{json.dumps(tokenizer.token_text(token))}"


def _print_levels(console: Console, case: Case, found: Verification) -> None:
    sizes = ", ".join(map(str, case.max_num_seqs))
    table = Table(title=f"{case.model}, {case.config.dtype}, B = {sizes}", **LOOK)
    table.add_column("level")
    table.add_column("against")
    for name in ("streams", "tokens", "exact", "partial", "near ties", "mismatches"):
        table.add_column(name, justify="right")
    for level in found.levels:
        rows = found.of_level(level)
        by_status = Counter(row.status for row in rows)
        counts = len(rows), sum(row.tokens for row in rows), *(by_status[key] for key in ("exact", "partial", "near tie", "mismatch"))
        table.add_row(str(level), REFERENCES[level], *map(str, counts))
    console.print(table)
    for B, gate in found.gates.items():
        verdict = "passed" if gate.passed else f"{len(gate.failures)} failures, {gate.failures[0]}"
        say(console, f"independence gate at B={B}: {gate.batches} batches, {verdict}")


def _print_differences(console: Console, found: Verification) -> None:
    if not found.divergences:
        return
    table = Table(title="first differences", **LOOK)
    for name in ("stream", "level", "differs"):
        table.add_column(name)
    for name in ("schedule", "at", "expected", "got", "slot", "step", "margin"):
        table.add_column(name, justify="right")
    for one in found.divergences[:MOST_ROWS]:
        near = one.status == "near tie"
        where = map(cell, (one.schedule, one.position, one.expected, one.got, one.slot, one.step))
        margin = ", ".join(map(cell, one.near_ties)) if near else cell(one.margin)
        table.add_row(one.stream, str(one.level), one.status if near else one.what, *where, margin)
    console.print(table)
    if (more := len(found.divergences) - MOST_ROWS) > 0:
        say(console, f"and {more} more")
