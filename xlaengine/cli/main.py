"""The command line: which commands there are."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import metadata
from typing import Annotated

import typer

from xlaengine.cli import bench, convert, daemon, graphs, plan, run_batch, verify
from xlaengine.cli.standard_error import lossy_standard_error

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


def main(argv: Sequence[str] | None = None, program: str = "xlaengine") -> None:
    """Run the command that ``argv`` (without the program's name) gives, and exit with its status.

    Args:
        program: how a person started it, for usage lines and advice.
    """
    args = list(sys.argv[1:] if argv is None else argv)
    with lossy_standard_error():
        app(args, prog_name=program, obj=[*program.split(), *args])
