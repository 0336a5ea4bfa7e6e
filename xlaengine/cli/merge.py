"""``xlaengine merge``: joins the outputs of ``run-batch --shard``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from xlaengine.batch.merge import merge
from xlaengine.cli.common import EXIT_DONE, EXIT_FAILED_LINES, say_error
from xlaengine.cli.options import NoProgress
from xlaengine.cli.progress import make_display
from xlaengine.types.words import plural


def command(
    parts: Annotated[list[Path], typer.Argument(help="Outputs of run-batch --shard i/N, in any order.")],
    output_file: Annotated[Path, typer.Option("--output-file", "-o", help="JSONL of all results, in the order of the input.")],
    no_progress: NoProgress = False,
) -> None:
    """Join the outputs of all shards of an input. Each line must be there; lines that were computed twice must be equal.

    Exit status: 0 all lines have results, 3 some have errors, 2 wrong usage or lines are missing, 1 an output is not as its run left it.
    """
    display = make_display(progress=not no_progress)
    try:
        with display:
            merged = merge(parts, output_file, display.phase)
    except Exception as error:
        raise typer.Exit(say_error(display.console, error)) from None
    for note in merged.notes:
        display.note(note)
    failed = f", {merged.failed} of them failed" if merged.failed else ""
    twice = f"; {merged.twice} computed twice, with equal contents" if merged.twice else ""
    display.note(f"{plural(merged.lines, 'line')} from {plural(len(parts), 'output')}{failed}{twice} -> {output_file}")
    raise typer.Exit(EXIT_FAILED_LINES if merged.failed else EXIT_DONE)
