"""``xlaengine graphs``: prints the graph table, so that a diff shows what the device runs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape

from xlaengine.batch.errors import RunError, UsageError
from xlaengine.batch.files import naming_errors
from xlaengine.batch.refusals import require_writable_directory
from xlaengine.cli.common import EXIT_RUN_FAILED, say, say_error
from xlaengine.cli.progress import make_display
from xlaengine.cli.stop import held
from xlaengine.cli.tables import show, table_of

if TYPE_CHECKING:
    from xlaengine.observe.printed.graphs import Printed
    from xlaengine.observe.printed.manifest import GraphDifference

MOST_DIFF_LINES = 40
"""The most lines of one graph's difference that are shown."""


def command(
    directory: Annotated[Path, typer.Argument(help="The directory of the printed graphs.")] = Path("graphs"),
    write: Annotated[bool, typer.Option("--write", help="Print every graph into the directory.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Compare with the directory; exit status 1 and a diff if they differ.")] = False,
) -> None:
    """Show the tables of compiled graphs at tiny configurations, write the graphs as StableHLO, or compare with written ones."""
    if write and check:
        raise typer.BadParameter("--write and --check exclude each other")
    with held():  # imports jax, which takes seconds: after the checks
        from xlaengine.observe.printed import manifest
        from xlaengine.observe.printed.graphs import broken_promises, print_tables
        from xlaengine.observe.printed.tables import printed_tables

    console = Console()
    if check and not (directory / manifest.MANIFEST).exists():
        say(console, f"error: {directory / manifest.MANIFEST} does not exist: `xlaengine graphs --write {directory}` makes it")
        raise typer.Exit(EXIT_RUN_FAILED)
    try:
        if check:
            manifest.read(directory)
        if write:
            require_writable_directory(directory, "graphs")
    except (OSError, ValueError, UsageError) as error:
        wrong = error if isinstance(error, UsageError) else UsageError(f"{directory / manifest.MANIFEST} cannot be read: {error}")
        raise typer.Exit(say_error(console, wrong)) from None
    missing = {table.name: table.missing for table in printed_tables() if table.missing is not None}
    for name, reason in missing.items():
        say(console, f"{'error' if write else 'not checked'}: graphs {name}/ cannot be compiled here: {reason}")
    if write and missing:
        raise typer.Exit(EXIT_RUN_FAILED)
    with make_display(progress=True) as display:
        printed = print_tables(lambda done, total: display.phase("graphs", done, total))
    different = manifest.differences(directory, printed) if check else []
    if write:
        try:
            with naming_errors(directory, "graphs in"):
                manifest.write(directory, printed)
        except RunError as error:
            raise typer.Exit(say_error(console, error)) from None
    faults = broken_promises(printed)
    for fault in faults:
        say(console, f"error: {fault}")
    _print_differences(console, different)
    if faults or different:
        raise typer.Exit(EXIT_RUN_FAILED)
    if write or check:
        say(console, f"{len(printed)} graphs {'written to' if write else 'as in'} {directory}")
    else:
        _print_table(console, printed)


def _print_differences(console: Console, different: Sequence[GraphDifference]) -> None:
    for one in different:
        say(console, f"{one.name}: {one.kind}")
        for line in one.diff[:MOST_DIFF_LINES]:
            say(console, line)
        if len(one.diff) > MOST_DIFF_LINES:
            say(console, f"... and {len(one.diff) - MOST_DIFF_LINES} more lines")


def _print_table(console: Console, printed: Sequence[Printed]) -> None:
    columns = ">inputs", ">donated bytes", ">in place", ">products", ">state copies", ">host calls"
    table = table_of("graphs at the printed configurations", "graph", *columns)
    table.columns[0].no_wrap = True
    for one in printed:
        entry = one.entry
        sizes = (len(entry["arguments"]), entry["donated_bytes"], entry["aliased_bytes"])
        products = sum(count for op, count in entry["ops"].items() if op == "dot_general" or "xlaengine_product" in op)
        counts = (products, entry["kv_copies"] + entry["vocab_copies"], entry["host_calls"])
        table.add_row(escape(one.name), *map(str, sizes + counts))
    show(console, table)
