"""The commands. Only the command on the command line is imported: each import takes up to a quarter of a second."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from importlib import import_module, metadata
from typing import Annotated

import typer

from xlaengine.batch.errors import RunError, UsageError
from xlaengine.cli.elsewhere import refusal
from xlaengine.cli.options import OptionsCommand
from xlaengine.cli.standard_error import lossy_standard_error
from xlaengine.cli.stop import exits_on_signals

COMMANDS = ("run-batch", "merge", "daemon", "verify", "plan", "bench", "convert", "graphs")
"""In the order of the help text. Each is the function ``command`` of the module with its name."""

STOPS_ITSELF = ("run-batch", "daemon", "bench")
"""The commands that a signal stops in a way of their own."""

WIDE = 140
"""The number of columns that rich's tables of options need."""


def application(args: Sequence[str]) -> typer.Typer:
    """Returns an application with the command that ``args`` name, or with all commands if it names none of them."""
    app = typer.Typer(
        name="xlaengine",
        help="A JAX/XLA compiled-graph batch engine for language models.",
        add_completion=False,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_options)
    for name in args[:1] if args and args[0] in COMMANDS else COMMANDS:
        app.command(name, cls=OptionsCommand)(import_module(f"xlaengine.cli.{name.replace('-', '_')}").command)
    return app


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(metadata.version("xlaengine"))
        raise typer.Exit()


def _options(
    version: Annotated[bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")] = False,
) -> None:
    pass


def run(app: typer.Typer, args: Sequence[str], program: str) -> None:
    """Runs the command in ``args``, and exits with its status."""
    if not os.environ.get("COLUMNS", "1").strip("0"):
        del os.environ["COLUMNS"]  # 0 means unknown, but rich would print nothing
    # In a narrow terminal rich's tables would cut names of options; plain text wraps.
    app.rich_markup_mode = "rich" if shutil.get_terminal_size().columns >= WIDE else None
    with lossy_standard_error():
        if why := refusal(args):
            sys.exit(_said(UsageError(why)))
        try:
            with nullcontext() if args[:1] and args[0] in STOPS_ITSELF else exits_on_signals():
                app(list(args), prog_name=program, obj=[*program.split(), *args])
        except UsageError as error:  # JAX does not take an environment variable
            sys.exit(_said(error))
        except OSError as error:
            # Commands report their own errors. Another error without a file's name comes from standard output, such as a full disk, or from
            # a working directory that is gone.
            is_named = error.filename is not None or isinstance(error, FileNotFoundError)
            sys.exit(_said(error if is_named else RunError(f"standard output: {error.strerror or error}")))


def _said(error: Exception) -> int:
    """Prints an error. Returns the exit status."""
    from rich.console import Console

    from xlaengine.cli.common import say_error

    return say_error(Console(stderr=True), error)
