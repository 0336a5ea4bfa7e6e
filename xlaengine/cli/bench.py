"""``xlaengine bench``: measures the engine's speed, beside the machine's limits. The work is done in `xlaengine.observe.bench`."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from xlaengine.batch.errors import UsageError
from xlaengine.batch.refusals import require_writable
from xlaengine.cli.common import EXIT_DONE, EXIT_RUN_FAILED, read_earlier, say_error
from xlaengine.cli.importing import importing_jax
from xlaengine.cli.options import NoProgress, given_options, takes_options
from xlaengine.cli.progress import Notes, log_as_notes, make_display
from xlaengine.cli.stop import Stop
from xlaengine.config.option import option
from xlaengine.malloc import settle_malloc
from xlaengine.observe.bench.settings import GROUPS, BenchSettings, WorkloadName

if TYPE_CHECKING:
    from xlaengine.observe.bench.peers import Peer
    from xlaengine.observe.bench.result import BenchReport

OUTPUT, AGAINST = "Output", "Against"
"""Panels of the command's help."""

NAMES = *(name for group in GROUPS.values() for name in group), *GROUPS
WorkloadChoice = StrEnum("WorkloadChoice", [(name, name) for name in NAMES])
QUICK: tuple[WorkloadName, ...] = "decode", "prefill", "admission"
"""The workloads that run if none is given."""

NEEDS = {"--threshold": "--baseline", "--peers": "--compare", "--peer-python": "--compare"}
"""By option: the option without which it would change nothing."""

PICTURES = ".png", ".svg", ".pdf"


@dataclass(frozen=True, kw_only=True)
class Options:
    """The command's options; None for an option that was not given and has no default.

    ``given`` has the names of those on the command line, as ``--plot``.
    """

    names: tuple[WorkloadName, ...] = option(
        help=f"{', '.join(GROUPS['all'])}, all, gpu (the GPU kit), or a part of it; {', '.join(QUICK)} if none is given.",
        kind=list[WorkloadChoice] | None,
        default=None,
        made=lambda given: tuple(dict.fromkeys(name for word in given or () for name in GROUPS.get(word, (word,)))),
        positional=True,
        metavar="[WORKLOAD]...",
    )
    settings: BenchSettings
    compare: str | None = option(
        None, "Run the common workload in turns with this script and its arguments.", metavar="PEER", panel=AGAINST
    )
    peers: Path = option(Path("peers"), "The directory of peers' scripts.", metavar="DIR", panel=AGAINST)
    peer_python: str | None = option(None, "The interpreter that runs the script.", metavar="PYTHON", panel=AGAINST)
    baseline: Path | None = option(
        None, "Compare with an earlier --json; exit status 1 if a number got worse.", metavar="FILE", panel=AGAINST
    )
    threshold: float = option(0.1, "A number worse by more than this is a regression.", min=0, max=1, metavar="SHARE", panel=AGAINST)
    json: Path | None = option(None, "Write the report there.", metavar="FILE", panel=OUTPUT)
    plot: Path | None = option(None, "Draw tokens per second over B there, under the roofline.", metavar="FILE", panel=OUTPUT)
    given: tuple[str, ...] = ()

    @property
    def chosen(self) -> tuple[WorkloadName, ...]:
        """The workloads to run: those given, else `QUICK`, or none if only peers are compared."""
        return self.names or (() if self.compare else QUICK)


@takes_options("bench")
def command(context: typer.Context, options: Options, no_progress: NoProgress = False) -> None:
    """Measure how fast the engine is, beside what the machine allows.

    Exit status: 0 everything was measured; 1 a workload was refused, a number is worse than the baseline's, or the run failed or was
    stopped; 2 wrong usage.
    """
    options = replace(options, given=given_options(context))
    raise typer.Exit(execute(options, make_display(progress=not no_progress)))


def execute(options: Options, display: Notes) -> int:
    """Measures and shows the result. Returns the exit status."""
    try:
        _check(options)
        peer, baseline = _peer(options), _earlier(options.baseline)
        with importing_jax():  # imports jax, which takes seconds: after the checks
            from xlaengine.cli.bench_report import tell
            from xlaengine.observe.bench.bench import Bench
            from xlaengine.observe.bench.run import run

        settle_malloc()
        with Stop(), display, log_as_notes(display, logging.WARNING):
            report = run(Bench(options.settings, display.phase), options.chosen, peer)
        passed = tell(display.console, report, baseline, threshold=options.threshold, json=options.json, plot=options.plot)
        return EXIT_DONE if passed else EXIT_RUN_FAILED
    except KeyboardInterrupt:
        display.note("stopped before anything was measured")
        return EXIT_RUN_FAILED
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None:
            raise  # standard output cannot be written, as `app.run` says
        return say_error(display.console, error)


def _check(options: Options) -> None:
    """Raises UsageError if an option would change nothing, a file cannot be written, or there would be nothing to draw."""
    for name, needed in NEEDS.items():
        if name in options.given and needed not in options.given:
            raise UsageError(f"{name} needs {needed}, which is not given")
    for path, name in ((options.json, "--json"), (options.plot, "--plot")):
        if path is not None:
            require_writable(path, name)
    if options.plot is None:
        return
    if options.plot.suffix not in PICTURES:
        raise UsageError(f"--plot {options.plot}: the file must end in {', '.join(PICTURES)}")
    if not options.compare and not {"common", "decode"} & set(options.chosen):
        raise UsageError(f"--plot draws the workloads common and decode, and neither is among {', '.join(options.chosen)}")


def _peer(options: Options) -> Peer | None:
    if options.compare is None:
        return None
    from xlaengine.observe.bench.peers import Peer

    try:
        return Peer.named(options.compare, options.peers, options.peer_python)
    except ValueError as error:
        raise UsageError(f"--compare: {error}") from None


def _earlier(path: Path | None) -> BenchReport | None:
    if path is None:
        return None
    from xlaengine.observe.bench.result import BenchReport

    return read_earlier(path, BenchReport.from_json, "baseline", "report of a benchmark")
