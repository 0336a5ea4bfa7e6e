"""``xlaengine verify``: checks that every stream is what it would be alone. The work is done in `xlaengine.check.verify`."""

from __future__ import annotations

import logging
from dataclasses import replace

import typer

from xlaengine.check.compare import FailsAlone
from xlaengine.cli.common import EXIT_DONE, EXIT_RUN_FAILED, say_error
from xlaengine.cli.importing import importing_jax
from xlaengine.cli.options import NoProgress, given_options, takes_options
from xlaengine.cli.progress import Notes, log_as_notes, make_display
from xlaengine.cli.verify_case import Options, check_options, load_case
from xlaengine.malloc import settle_malloc


@takes_options("verify")
def command(context: typer.Context, options: Options, no_progress: NoProgress = False) -> None:
    """Verify that every stream is what it would have been alone, bit for bit, whatever the schedule, and that alone it is the oracle's.

    Exit status: 0 nothing differs; 1 something does, nothing was verified, or the run failed or was stopped; 2 wrong usage.
    """
    options = replace(options, given=given_options(context))
    raise typer.Exit(execute(options, make_display(progress=not no_progress)))


def execute(options: Options, display: Notes) -> int:
    """Runs the case and shows what was found. Returns the exit status."""
    try:
        lines = check_options(options)
        # These import jax, which takes seconds: after the checks.
        with importing_jax():
            from xlaengine.check.verify.case import run_case
            from xlaengine.cli.verify_report import tell

        settle_malloc()
        # The engine logs lines for every schedule, so only warnings are shown.
        with display, log_as_notes(display, logging.WARNING):
            case, subject, tokenizer = load_case(options, lines, display.phase, display.note)
            asked, speculative = options.settings.speculative, case.config.speculative
            if asked is not None and speculative is not None and asked.adaptive and not speculative.adaptive:
                display.note('"adaptive": false, because proposals cost more than any of these streams may lose: none would be proposed')
            found = run_case(case, subject, display.phase)
        tell(display.console, case, found, tokenizer, report=options.report, replay=options.replay)
    except (KeyboardInterrupt, SystemExit):  # SIGINT; SIGTERM and SIGHUP, of `exits_on_signals`
        display.note("stopped: nothing has been concluded")
        return EXIT_RUN_FAILED
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None:
            raise  # standard output cannot be written, as `app.run` says
        if isinstance(error, FailsAlone):
            typer.echo("RESULT: MISMATCH")
        return say_error(display.console, error)
    return EXIT_DONE if found.passed else EXIT_RUN_FAILED
