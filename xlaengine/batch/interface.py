"""The interface of a batch job: its options, its summary, and the display to which it reports."""

from __future__ import annotations

import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol

from xlaengine.batch.errors import UsageError
from xlaengine.batch.shard import WHOLE, Shard
from xlaengine.config import Settings
from xlaengine.config.option import option
from xlaengine.config.settings import ENGINE_PANEL

if TYPE_CHECKING:
    from xlaengine.check.judge import Report


FILES, RECOVERY, REPORTS, MACHINES = "Files", "After a stop", "Checks and reports", "Many machines"
"""Panels of the command's help."""


def _count_or_all(text: str) -> int | Literal["all"]:
    if text == "all":
        return "all"
    if not text.isascii() or not text.isdigit():
        raise ValueError(f"{text!r} is neither a number of requests nor 'all'")
    return int(text)


def _checked_name(name: str | None) -> str | None:
    if name is not None and not name.strip():
        raise ValueError(f"{name!r} is empty: lines and results cannot name it")
    try:
        (name or "").encode()
    except UnicodeEncodeError:
        raise ValueError(f"{name!r} is not UTF-8, and results name it") from None
    return name


@dataclass(frozen=True, kw_only=True)
class Job:
    """The options of ``run-batch``. A dash stands for standard input or output."""

    input_file: str = option(help="JSONL of requests; - is standard input.", names=("--input-file", "-i"), panel=FILES)
    output_file: str = option(help="JSONL of results; - is standard output.", names=("--output-file", "-o"), panel=FILES)
    settings: Settings = field(default_factory=Settings)
    shard: Shard = option(
        WHOLE,
        "Do every N-th line, from line i, as one of N runs on any machines; xlaengine merge joins them.",
        read=Shard.read,
        metavar="i/N",
        panel=MACHINES,
    )
    ray: str | None = option(
        None,
        "Generate on a Ray cluster: its address, auto for the one that this machine belongs to, or local to start one here.",
        names=("--ray",),
        metavar="ADDRESS|local",
        panel=MACHINES,
    )
    num_workers: int = option(1, "Engines on the cluster, each with its own slots.", min=1, metavar="N", panel=MACHINES)
    served_model_name: str | None = option(
        None, "The model's name in results; lines may ask for it by this name too.", check=_checked_name, panel=ENGINE_PANEL
    )
    resume: bool = option(False, "Finish the lines that an earlier run left unfinished.", names=("--resume",), panel=RECOVERY)
    retry_errors: bool = option(False, "As --resume, and try lines with an error again.", names=("--retry-errors",), panel=RECOVERY)
    extend: bool = option(False, "As --resume, and also do lines that were appended to the input.", names=("--extend",), panel=RECOVERY)
    verify_reference: int | Literal["all"] = option(
        0, "Generate N requests again with the slow reference, and compare.", read=_count_or_all, metavar="N|all", panel=REPORTS
    )
    metrics_file: Path | None = option(None, "Write counters, times and settings there, as one JSON object.", panel=REPORTS)
    trace_file: Path | None = option(
        None, "Record what every slot did at what time; ui.perfetto.dev opens it.", names=("--trace",), metavar="FILE", panel=REPORTS
    )
    report_dir: Path | None = option(
        None,
        "Write an HTML page there: slots over time, and verdicts if any were verified.",
        names=("--report",),
        metavar="DIR",
        panel=REPORTS,
    )
    profile_dir: Path | None = option(
        None,
        "Record what host and device do in the first steps; ui.perfetto.dev opens it.",
        names=("--profile",),
        metavar="DIR",
        panel=REPORTS,
    )
    profile_steps: int = option(32, "Steps that --profile records.", min=1, metavar="N", panel=REPORTS)

    @property
    def resumes(self) -> bool:
        """Whether an output may exist already."""
        return self.resume or self.retry_errors or self.extend

    @cached_property
    def output_path(self) -> Path | None:
        """The output file, as an absolute path without symbolic links; None if the output is a stream.

        Raises:
            UsageError: no file can have this name.
        """
        path = Path(self.output_file)
        try:
            mode = path.stat().st_mode if self.output_file != "-" and path.exists() else 0
            is_stream = self.output_file == "-" or stat.S_ISCHR(mode) or stat.S_ISFIFO(mode)
            return None if is_stream else path.resolve()  # so that all names of one file have one lock and one manifest
        except OSError as error:  # such as a relative name in a folder that has been deleted
            raise UsageError(f"the output file {path} cannot be written: {error.strerror}") from None
        except RuntimeError:  # pathlib: links that lead to each other
            raise UsageError(f"the output file {path} cannot be written: its symbolic link leads to itself") from None


@dataclass(frozen=True)
class Summary:
    """How a job ended.

    Attributes:
        completed, failed: input lines with a result, and with an error. Both include the lines that an earlier run finished.
        resumed: input lines that an earlier run finished.
        metrics: the engine's counters and times at the end; empty if no engine ran.
        report: the comparison with the oracle; None if the job asked for none.
        first_failure: the first error line of this run, as ``line <n>: <message>``; None if there is none.
        profile_is_lost: whether the job asked for a profile, and it could not be written.
    """

    completed: int
    failed: int
    resumed: int
    metrics: Mapping[str, Any] = field(default_factory=dict)
    report: Report | None = None
    first_failure: str | None = None
    profile_is_lost: bool = False


class Display(Protocol):
    """Shows a job's progress to a user."""

    def phase(self, phase: str, done: int, total: int | None) -> None:
        """A phase has advanced to ``done`` of ``total`` (None: unknown).

        Phases of the engine are ``fetch`` and ``load`` (bytes) and ``compile <graph>`` (graphs); ``reference`` counts compared requests.
        """

    def generation(self, finished: int, total: int, live: Callable[[], Mapping[str, Any]]) -> None:
        """Generation begins. An earlier run has finished ``finished`` of the ``total`` lines. ``live`` returns the engine's counters, and
        may be called from any thread."""

    def note(self, message: str) -> None:
        """One sentence for the user."""
