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
from xlaengine.cli.importing import importing_jax
from xlaengine.cli.progress import make_display
from xlaengine.cli.tables import show, table_of

if TYPE_CHECKING:
    from xlaengine.observe.printed.graphs import Printed
    from xlaengine.observe.printed.manifest import GraphDifference

MOST_DIFF_LINES = 40
"""The most lines of one graph's difference that are shown."""


def command(
    directory: Annotated[Path | None, typer.Argument(help="The directory of the printed graphs; graphs if not given.")] = None,
    write: Annotated[bool, typer.Option("--write", help="Print every graph into the directory.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Compare with the directory; exit status 1 and a diff if they differ.")] = False,
) -> None:
    """Show the tables of compiled graphs at tiny configurations, write the graphs as StableHLO, or compare with written ones."""
    if write and check:
        raise typer.BadParameter("--write and --check exclude each other")
    if directory is not None and not (write or check):
        raise typer.BadParameter(f"the directory {directory} needs --write or --check, and neither is given")
    directory = directory or Path("graphs")
    with importing_jax():  # imports jax, which takes seconds; the functions below import parts of it
        import xlaengine.observe.printed.manifest  # noqa: F401
    console = Console()
    try:
        passed = _write(console, directory) if write else _check(console, directory) if check else _show(console)
    except (RunError, UsageError) as error:
        raise typer.Exit(say_error(Console(stderr=True), error)) from None
    if not passed:
        raise typer.Exit(EXIT_RUN_FAILED)


def _show(console: Console) -> bool:
    """Prints the graphs' tables. Returns whether the graphs keep what is promised of them."""
    _say_missing(console, "not checked")
    printed = _printed()
    if passed := _keep_promises(console, printed):
        _print_table(console, printed)
    return passed


def _write(console: Console, directory: Path) -> bool:
    """Writes the graphs. Returns whether all could be compiled and keep what is promised of them.

    Raises:
        UsageError, RunError: the directory cannot be written.
    """
    from xlaengine.observe.printed import manifest

    require_writable_directory(directory, "graphs")
    if _say_missing(console, "error"):
        return False
    printed = _printed()
    with naming_errors(directory, "graphs in"):
        manifest.write(directory, printed)
    if passed := _keep_promises(console, printed):
        say(console, f"{len(printed)} graphs written to {directory}")
    return passed


def _check(console: Console, directory: Path) -> bool:
    """Compares the graphs with written ones. Returns whether they are equal and keep what is promised of them.

    Raises:
        RunError: there is no manifest.
        UsageError: it cannot be read.
    """
    from xlaengine.observe.printed import manifest

    path = directory / manifest.MANIFEST
    if not path.exists():
        raise RunError(f"{path} does not exist: `xlaengine graphs --write {directory}` makes it")
    try:
        manifest.read(directory)
    except (OSError, ValueError) as error:
        raise UsageError(f"{path} cannot be read: {error}") from None
    _say_missing(console, "not checked")
    printed = _printed()
    different = manifest.differences(directory, printed)
    passed = _keep_promises(console, printed) and not different
    _print_differences(console, different)
    if passed:
        say(console, f"{len(printed)} graphs as in {directory}")
    return passed


def _printed() -> Sequence[Printed]:
    from xlaengine.observe.printed.graphs import print_tables

    with make_display(progress=True) as display:
        return print_tables(lambda done, total: display.phase("graphs", done, total))


def _say_missing(console: Console, what: str) -> bool:
    """Says which tables cannot be compiled here. Returns whether there are any."""
    from xlaengine.observe.printed.tables import printed_tables

    missing = {table.name: table.missing for table in printed_tables() if table.missing is not None}
    for name, reason in missing.items():
        say(console, f"{what}: graphs {name}/ cannot be compiled here: {reason}")
    return bool(missing)


def _keep_promises(console: Console, printed: Sequence[Printed]) -> bool:
    """Whether the graphs keep what is promised of every graph. Says which ones do not."""
    from xlaengine.observe.printed.graphs import broken_promises

    faults = broken_promises(printed)
    for fault in faults:
        say(console, f"error: {fault}")
    return not faults


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
