"""Which commands there are. Importing it takes a while: `cli.main` does."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from importlib import metadata
from typing import Annotated

import typer

from xlaengine.cli import bench, convert, daemon, graphs, plan, run_batch, verify
from xlaengine.cli.standard_error import lossy_standard_error

WIDE = 140
"""Columns that tables of options need."""

app = typer.Typer(
    name="xlaengine",
    help="A JAX/XLA compiled-graph batch engine for language models.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("run-batch")(run_batch.command)
app.command("daemon")(daemon.command)
app.command("verify")(verify.command)
app.command("plan")(plan.command)
app.command("bench")(bench.command)
app.command("convert")(convert.command)
app.command("graphs")(graphs.command)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(metadata.version("xlaengine"))
        raise typer.Exit()


@app.callback()
def _options(
    version: Annotated[bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")] = False,
) -> None:
    pass


def run(args: Sequence[str], program: str) -> None:
    """Run the command that ``args`` give, and exit with its status."""
    # In a narrow terminal its tables would cut names of options; plain text wraps.
    app.rich_markup_mode = "rich" if shutil.get_terminal_size().columns >= WIDE else None
    with lossy_standard_error():
        app(list(args), prog_name=program, obj=[*program.split(), *args])
