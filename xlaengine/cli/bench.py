"""``xlaengine bench``: options and exit status of `xlaengine.bench`, which measures speed beside what the machine allows."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console

from xlaengine.batch.errors import UsageError
from xlaengine.bench.settings import Settings
from xlaengine.cli.common import EXIT_DONE, EXIT_RUN_FAILED, say_error
from xlaengine.cli.options import NoProgress, takes_options
from xlaengine.cli.progress import Notes, log_as_notes, make_display
from xlaengine.cli.stop import Stop, held
from xlaengine.config.option import option
from xlaengine.host.malloc import settle_malloc

if TYPE_CHECKING:
    from xlaengine.bench.peers import Peer
    from xlaengine.bench.result import Report

OUTPUT, AGAINST = "Output", "Against"
"""Panels of the command's help."""


class WorkloadChoice(StrEnum):
    common = "common"
    decode = "decode"
    long_context = "long-context"
    prefill = "prefill"
    admission = "admission"
    startup = "startup"
    memory = "memory"
    all = "all"


QUICK = WorkloadChoice.decode, WorkloadChoice.prefill, WorkloadChoice.admission

PICTURES = ".png", ".svg", ".pdf"


@dataclass(frozen=True, kw_only=True)
class Options:
    """The options as they were given; None where nothing was given."""

    names: list[WorkloadChoice] | None = option(
        None, f"{', '.join(WorkloadChoice)}; {', '.join(QUICK)} if none is given.", positional=True, metavar="[WORKLOAD]..."
    )
    settings: Settings
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

    @property
    def chosen(self) -> tuple[str, ...]:
        """The names of the workloads to run, each once."""
        names = self.names or (() if self.compare else QUICK)
        if WorkloadChoice.all in names:
            names = tuple(name for name in WorkloadChoice if name is not WorkloadChoice.all)
        return tuple(dict.fromkeys(name.value for name in names))


@takes_options("bench")
def command(options: Options, no_progress: NoProgress = False) -> None:
    """Measure how fast the engine is, beside what the machine allows.

    Exit status: 0 everything was measured; 1 a workload was refused, a number is worse than the baseline's, or the run failed or was
    stopped; 2 wrong usage.
    """
    raise typer.Exit(execute(options, make_display(Console(stderr=True), progress=not no_progress)))


def execute(options: Options, display: Notes) -> int:
    """Measures and shows the result. Returns the exit status."""
    try:
        _check_paths(options)
        peer, baseline = _peer(options), _earlier(options.baseline)
        with held():
            from xlaengine.bench.bench import Bench
            from xlaengine.bench.run import run  # imports jax, which takes seconds: after the checks
            from xlaengine.cli.bench_report import tell

        settle_malloc()
        with Stop(), display, log_as_notes(display, logging.WARNING):
            report = run(Bench(options.settings, display.phase), options.chosen, peer)
        passed = tell(display.console, report, baseline, threshold=options.threshold, json=options.json, plot=options.plot)
        return EXIT_DONE if passed else EXIT_RUN_FAILED
    except KeyboardInterrupt:
        display.note("stopped before anything was measured")
        return EXIT_RUN_FAILED
    except Exception as error:
        return say_error(display.console, error)


def _check_paths(options: Options) -> None:
    """
    Raises:
        UsageError: a file cannot be written, or there would be nothing to draw.
    """
    for path, name in ((options.json, "--json"), (options.plot, "--plot")):
        if path is not None and not path.absolute().parent.is_dir():
            raise UsageError(f"{name} {path}: there is no directory {path.absolute().parent}")
    if options.plot is None:
        return
    if options.plot.suffix not in PICTURES:
        raise UsageError(f"--plot {options.plot}: the file must end in {', '.join(PICTURES)}")
    if not options.compare and not {"common", "decode"} & set(options.chosen):
        raise UsageError(f"--plot draws the workloads common and decode, and neither is among {', '.join(options.chosen)}")


def _peer(options: Options) -> Peer | None:
    if options.compare is None:
        return None
    from xlaengine.bench.peers import Peer

    try:
        return Peer.named(options.compare, options.peers, options.peer_python)
    except ValueError as error:
        raise UsageError(f"--compare: {error}") from None


def _earlier(path: Path | None) -> Report | None:
    if path is None:
        return None
    import msgspec

    from xlaengine.bench.result import Report

    try:
        return Report.from_json(path.read_bytes())
    except OSError as error:
        raise UsageError(f"cannot read the baseline {path}: {error.strerror}") from None
    except (msgspec.DecodeError, ValueError) as error:
        raise UsageError(f"{path} is no report of a benchmark: {error}") from None
