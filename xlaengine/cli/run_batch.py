"""``xlaengine run-batch``: options, messages and exit status of `xlaengine.batch`."""

from __future__ import annotations

import os
import shlex
import string
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from rich.console import Console
from rich.text import Text

from xlaengine.batch.errors import InputChanged, OutputLost, OutputMixed, UsageError
from xlaengine.batch.files import naming_errors
from xlaengine.batch.interface import Job, Summary
from xlaengine.batch.job import OpenService, run_batch
from xlaengine.batch.service import Service
from xlaengine.cli.common import EXIT_DONE, EXIT_FAILED_LINES, EXIT_RUN_FAILED, EXIT_USAGE, say, say_error, settings_as_usage
from xlaengine.cli.company import in_company
from xlaengine.cli.loading import make_llm
from xlaengine.cli.options import NoProgress, takes_options
from xlaengine.cli.progress import Notes, log_as_notes, make_display
from xlaengine.cli.stop import Stop
from xlaengine.cli.tables import cell, show, table_of
from xlaengine.observe.trace import Trace, timeline
from xlaengine.observe.trace.chrome import write_chrome
from xlaengine.types.words import plural

if TYPE_CHECKING:
    from xlaengine.check.judge import Report


MOST_ROWS = 40
"""The most requests for which every verdict is shown. For more requests, exact ones are only counted."""

_PLAIN = {*string.ascii_letters, *string.digits, *"._-/"}


@takes_options("run-batch")
def command(context: typer.Context, job: Job, no_progress: NoProgress = False) -> None:
    """Generate for every line of a JSONL file, and write one result or error line for each.

    Lines are in OpenAI's batch form, or short: {"prompt": …} or {"messages": …} with max_tokens, temperature and so on beside it.

    Exit status: 0 all lines are done, 3 some lines failed, 2 wrong usage, 1 the run failed or was stopped.
    """
    display = make_display(progress=not no_progress)
    if job.ray is not None and job.settings.is_one_of_several:
        refusal = UsageError("--ray has workers on a cluster, and --coordinator processes that compute one model: give one of them")
        raise typer.Exit(say_error(display.console, refusal))
    stop = Stop()
    raise typer.Exit(in_company(job.settings, display, lambda: execute(job, display, context.obj, stop), stop))


def execute(job: Job, display: Notes, argv: Sequence[str], stop: Stop) -> int:
    """Runs the job and shows how it ended. Returns the exit status.

    Args:
        argv: the command as it was given; the advice on how to continue quotes it.
        stop: not entered yet; afterwards it says whether a signal has requested the end.
    """
    trace = None if job.trace_file is None and job.report_dir is None else Trace()
    summary, resumable = None, True
    try:
        with stop, display, log_as_notes(display):
            summary = follow(run_batch(job, display, make_llm, _check, trace, _service(job)), display)
    except KeyboardInterrupt:
        where = (
            f"{display.finished} of {plural(display.total, 'request is', 'requests are')} finished"
            if display.total
            else "generation had not begun"
        )
        display.note(f"stopped: {where}")
    except Exception as error:
        if say_error(display.console, error) == EXIT_USAGE:
            return EXIT_USAGE
        resumable = not isinstance(error, (InputChanged, OutputLost, OutputMixed))
    is_written = trace is None or _write_trace(job, trace, summary, display)
    if summary is None:
        if resumable and job.output_path is not None and job.output_path.exists():
            display.note(_way_on(job, display, argv))
        return EXIT_RUN_FAILED
    _print_summary(job, summary, display)
    mismatches = (summary.report is not None and summary.report.mismatches) or summary.metrics.get("probe_mismatches", 0)
    return (
        EXIT_RUN_FAILED if mismatches or not is_written or summary.profile_is_lost else EXIT_FAILED_LINES if summary.failed else EXIT_DONE
    )


def follow(lines: Generator[bool, None, Summary], display: Notes) -> Summary:
    """Shows each line that a job has written, until the job ends."""
    with closing(lines):
        while True:
            try:
                failed = next(lines)
            except StopIteration as end:
                return end.value
            display.line(failed=failed)


def _write_trace(job: Job, trace: Trace, summary: Summary | None, display: Notes) -> bool:
    """Writes the job's trace and report, also for a run that failed. Returns False if they cannot be written."""
    if not trace.records:  # nothing was generated: the files of an earlier run are not overwritten
        return True
    are_written = True
    for write in (_write_chrome, _write_report):
        try:
            write(job, trace, summary, display)
        except Exception as error:  # the other may have room elsewhere
            say_error(display.console, error)
            are_written = False
    return are_written


def _write_chrome(job: Job, trace: Trace, summary: Summary | None, display: Notes) -> None:
    if job.trace_file is not None:
        with naming_errors(job.trace_file, "trace file"):
            write_chrome(timeline(trace, job.settings.max_num_seqs), job.trace_file)
        display.note(f"trace: {job.trace_file}, which ui.perfetto.dev opens")


def _write_report(job: Job, trace: Trace, summary: Summary | None, display: Notes) -> None:
    if job.report_dir is not None:
        from xlaengine.batch.page import write_report  # and jinja2, which no other run needs

        with naming_errors(job.report_dir, "report in"):
            display.note(f"report: {write_report(job, trace, timeline(trace, job.settings.max_num_seqs), summary)}")


def _way_on(job: Job, display: Notes, argv: Sequence[str]) -> str:
    """Returns what a user can do after a run that has ended early."""
    if job.verify_reference != 0 and 0 < display.finished == display.total:
        return f"{job.output_file} has every line; only a run into another output compares its lines with the reference"
    is_file = job.input_file != "-" and Path(job.input_file).is_file()
    how = "To go on" if is_file else "To go on, with the same lines as input again"
    return f"{job.output_file} keeps what is finished. {how}: {resume_command(argv, began=bool(display.total))}"


def resume_command(argv: Sequence[str], *, began: bool) -> str:
    """Returns the command that finishes the job. If the generation had begun, it leaves ``--retry-errors`` out: lines that were tried again
    are not tried once more. Before, the error lines are still in the output."""
    if began or "--retry-errors" not in argv:
        argv = [*(arg for arg in argv if arg not in ("--resume", "--retry-errors")), "--resume"]
    return " ".join(map(_quoted, argv))


def _quoted(arg: str) -> str:
    """Quotes an argument for a shell. If a file's name is not UTF-8, its bytes are escaped: a terminal cannot show them."""
    raw = os.fsencode(arg)
    try:
        raw.decode()
    except UnicodeDecodeError:
        return "$'" + "".join(chr(byte) if chr(byte) in _PLAIN else f"\\x{byte:02x}" for byte in raw) + "'"
    return shlex.quote(arg)


def _service(job: Job) -> OpenService | None:
    """Returns what opens the Ray engines of a job, or None if this process's one engine generates. Raises UsageError."""
    if job.ray is None:
        if job.num_workers != 1:
            raise UsageError("--num-workers is the number of engines on a Ray cluster: give --ray too")
        return None
    try:
        from xlaengine.ray.fleet import open_fleet, require_supported
    except ImportError as error:
        raise UsageError(f"--ray needs Ray Data: pip install 'xlaengine[ray]' ({error})") from None

    require_supported(job)

    @contextmanager
    def opened(*args: Any) -> Iterator[Service]:
        with ExitStack() as stack:
            with settings_as_usage():
                fleet = stack.enter_context(open_fleet(*args))
            yield fleet

    return opened


def _check(*args: Any, **kwargs: Any) -> Report:
    from xlaengine.check.judge import check_requests

    return check_requests(*args, **kwargs)


def print_report(console: Console, report: Report) -> None:
    columns = "request", ">tokens", "verdict", "differs", ">position", ">expected", ">got", ">margin"
    table = table_of("engine against reference", *columns)
    for row in report.rows:
        if row.verdict != "exact" or len(report.rows) <= MOST_ROWS:
            where = (row.position, row.expected, row.got, row.margin)
            table.add_row(Text(row.custom_id), str(row.tokens), row.verdict, row.what, *map(cell, where))
    show(console, table)
    exact = len(report.rows) - report.near_ties - report.mismatches
    say(console, f"{exact} exact, {plural(report.near_ties, 'near tie')}, {plural(report.mismatches, 'mismatch', 'mismatches')}")
    if report.drawn_anew:
        what = "sampled with proposals judged by rejection, which draws anew: each token is one that the reference's filters leave"
        say(console, f"{plural(report.drawn_anew, 'request')} {what}")


def _print_summary(job: Job, summary: Summary, display: Notes) -> None:
    if summary.report is not None:
        print_report(display.console, summary.report)
    total = summary.completed + summary.failed
    text = f"{summary.completed} of {plural(total, 'request')} done" + (f", {summary.failed} failed" if summary.failed else "")
    if summary.resumed:
        text += f" ({summary.resumed} by an earlier run)"
    if tokens := summary.metrics.get("output_tokens"):
        text += f"; {plural(tokens, 'token')}, {summary.metrics.get('output_tok_s', 0):.0f} tok/s"
    if job.settings.speculative is not None and "spec_verify_passes" in summary.metrics:
        text += f", {_of_speculation(summary.metrics)}"
    if job.settings.probe_every:
        _print_probes(summary.metrics, display)
    if summary.first_failure is not None:
        display.note(f"first failure: {summary.first_failure}")
    display.note(f"{text} -> {'standard output' if job.output_file == '-' else job.output_file}")


def _of_speculation(metrics: Mapping[str, Any]) -> str:
    """A row's pass with proposals gives one token, and one more for each accepted proposal."""
    passes = metrics["spec_verify_passes"]
    if not passes:
        return "nothing proposed: it did not pay for any stream"
    return f"{1 + metrics['spec_accepted_tokens'] / passes:.2f} tokens a pass in {plural(passes, 'pass', 'passes')} with proposals"


def _print_probes(metrics: Mapping[str, Any], display: Notes) -> None:
    probes, rows, mismatches = (metrics.get(name, 0) for name in ("probes", "probe_rows", "probe_mismatches"))
    found = f"probes: {probes}, rows compared: {rows}, not as they are alone: {mismatches}"
    display.note(f"error: {found}; the results are kept" if mismatches else found)
