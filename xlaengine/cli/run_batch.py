"""``xlaengine run-batch``: options in, exit status out. The work is done in `xlaengine.batch`."""

from __future__ import annotations

import shlex
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from rich.console import Console

from xlaengine import native
from xlaengine.batch.errors import OutputLost, UsageError
from xlaengine.batch.files import told_of
from xlaengine.batch.interface import Job, Summary
from xlaengine.batch.job import run_batch
from xlaengine.cli.common import (
    EXIT_DONE,
    EXIT_FAILED_LINES,
    EXIT_RUN_FAILED,
    EXIT_USAGE,
    DTypeChoice,
    PolicyChoice,
    say_error,
    settings_as_usage,
)
from xlaengine.cli.options import (
    AsyncScheduling,
    DType,
    MaxModelLen,
    MaxNumBatchedTokens,
    MemoryCheck,
    Model,
    Policy,
    PrefixCaching,
    Seed,
    Speculative,
    TokenizerPlace,
    engine_option,
)
from xlaengine.cli.progress import Notes, log_as_notes, make_display
from xlaengine.cli.report import print_report
from xlaengine.cli.stop import Stop, held
from xlaengine.config import EngineConfig
from xlaengine.host.malloc import settle_malloc
from xlaengine.sources import UnknownModel
from xlaengine.sources.default_model import DEFAULT_NAME
from xlaengine.tracing import Trace, timeline
from xlaengine.tracing.chrome import write_chrome

if TYPE_CHECKING:
    from xlaengine.llm import LLM
    from xlaengine.reference.check import Report

_file = partial(typer.Option, rich_help_panel="Files")
_recovery = partial(typer.Option, rich_help_panel="After a stop")
_report = partial(typer.Option, rich_help_panel="Checks and reports")


def _count_or_all(text: str) -> int | Literal["all"]:
    if text == "all":
        return "all"
    if not text.isascii() or not text.isdigit():
        raise typer.BadParameter(f"{text!r} is neither a number of requests nor 'all'")
    return int(text)


VerifyReference = Annotated[Any, _report(parser=_count_or_all, metavar="N|all", help="Compare N requests with the slow reference.")]
ProbeEvery = Annotated[int, _report(min=0, metavar="N", help="Compare every row with what it is alone, every N steps; 0 is never.")]
TraceFile = Annotated[Path | None, _report(metavar="FILE", help="Record what every slot did when; ui.perfetto.dev opens it.")]
ReportDir = Annotated[
    Path | None, _report(metavar="DIR", help="Write an HTML page there: slots over time, and verdicts if any were verified.")
]

ProfileDir = Annotated[
    Path | None, _report(metavar="DIR", help="Record what host and device do in the first steps; ui.perfetto.dev opens it.")
]
ProfileSteps = Annotated[int, _report(min=1, metavar="N", help="Steps that --profile records.")]


def command(
    context: typer.Context,
    input_file: Annotated[str, _file("--input-file", "-i", help="JSONL of requests; - is standard input.")],
    output_file: Annotated[str, _file("--output-file", "-o", help="JSONL of results; - is standard output.")],
    model: Model = DEFAULT_NAME,
    served_model_name: Annotated[
        str | None, engine_option(help="What results call the model; lines may ask for it by this name too.")
    ] = None,
    tokenizer: TokenizerPlace = None,
    dtype: DType = DTypeChoice.auto,
    seed: Seed = 0,
    max_num_seqs: Annotated[int, engine_option(min=1, help="Slots: requests generated at the same time.")] = 8,
    max_model_len: MaxModelLen = None,
    max_num_batched_tokens: MaxNumBatchedTokens = EngineConfig.prefill_tokens_per_step,
    speculative_config: Speculative = None,
    enable_prefix_caching: PrefixCaching = True,
    scheduling_policy: Policy = PolicyChoice.lof,
    async_scheduling: AsyncScheduling = True,
    memory_check: MemoryCheck = True,
    log_interval: Annotated[int, _report(min=0, metavar="N", help="A progress line every N steps; 0 is never.")] = 0,
    resume: Annotated[bool, _recovery("--resume", help="Finish what an earlier run left, if there was one.")] = False,
    retry_errors: Annotated[bool, _recovery("--retry-errors", help="As --resume, and try lines with an error again.")] = False,
    extend: Annotated[bool, _recovery("--extend", help="As --resume, and do lines too that were appended to the input.")] = False,
    verify_reference: VerifyReference = "0",
    probe_every: ProbeEvery = 0,
    metrics_file: Annotated[Path | None, _report(help="Write counters, times and settings there, as one JSON object.")] = None,
    trace: TraceFile = None,
    report: ReportDir = None,
    profile: ProfileDir = None,
    profile_steps: ProfileSteps = 32,
    no_progress: Annotated[bool, _report("--no-progress", help="No bars and no progress lines.")] = False,
) -> None:
    """Generate for every line of a JSONL file, and write one result or error line for each.

    Lines are in OpenAI's batch form, or short: {"prompt": …} or {"messages": …} with max_tokens, temperature and so on beside it.

    Exit status: 0 all done, 3 done with failed lines, 2 wrong usage, 1 the run itself failed or was stopped.
    """
    job = Job(
        input_file=input_file,
        output_file=output_file,
        model=model,
        served_model_name=served_model_name,
        tokenizer=tokenizer,
        dtype=dtype.value,
        seed=seed,
        max_num_seqs=max_num_seqs,
        max_model_len=max_model_len,
        max_num_batched_tokens=max_num_batched_tokens,
        speculative=speculative_config,
        enable_prefix_caching=enable_prefix_caching,
        scheduling_policy=scheduling_policy.value,
        async_scheduling=async_scheduling,
        memory_check=memory_check,
        log_interval=log_interval,
        probe_every=probe_every,
        resume=resume,
        retry_errors=retry_errors,
        extend=extend,
        verify_reference=verify_reference,
        metrics_file=metrics_file,
        trace_file=trace,
        report_dir=report,
        profile_dir=profile,
        profile_steps=profile_steps,
    )
    raise typer.Exit(execute(job, make_display(Console(stderr=True), progress=not no_progress), context.obj))


def execute(job: Job, display: Notes, argv: Sequence[str]) -> int:
    """Run the job and tell a person how it went; the exit status.

    Args:
        argv: the command as it was given, for the advice on how to go on.
    """
    trace = None if job.trace_file is None and job.report_dir is None else Trace()
    summary, resumable = None, True
    try:
        with Stop() as stop, display, log_as_notes(display):
            summary = follow(run_batch(job, display, _make_llm, _check, trace), display, stop)
    except KeyboardInterrupt:
        where = f"{display.finished} of {display.total} requests are finished" if display.total else "generation had not begun"
        display.note(f"stopped: {where}")
    except (UsageError, UnknownModel) as error:
        say_error(display.console, error)
        return EXIT_USAGE
    except Exception as error:  # the last border: whatever failed, a person gets one line and the way on
        say_error(display.console, error)
        resumable = not isinstance(error, OutputLost)
    kept = trace is None or _keep(job, trace, summary, display)
    if summary is None:
        if resumable and job.output_path is not None and job.output_path.exists():
            display.note(f"{job.output_file} keeps what is finished. To go on: {resume_command(argv)}")
        return EXIT_RUN_FAILED
    _print_summary(job, summary, display)
    mismatches = (summary.report is not None and summary.report.mismatches) or summary.metrics.get("probe_mismatches", 0)
    return EXIT_RUN_FAILED if mismatches or not kept else EXIT_FAILED_LINES if summary.failed else EXIT_DONE


def follow(lines: Generator[bool, None, Summary], display: Notes, stop: Stop) -> Summary:
    """Show each line that a job has written, until it ends or an interrupt is wished whose exception got lost on the way."""
    with closing(lines):
        while True:
            try:
                failed = next(lines)
            except StopIteration as end:
                return end.value
            display.line(failed=failed)
            if stop.wished:
                raise KeyboardInterrupt


def _keep(job: Job, trace: Trace, summary: Summary | None, display: Notes) -> bool:
    """Write the trace and the page that were asked for, of a run that failed too once it has begun; False if they cannot be written."""
    if not trace.records:  # nothing was generated: what an earlier run has drawn stays
        return True
    try:
        drawn = timeline(trace, job.max_num_seqs)
        if job.trace_file is not None:
            with told_of(job.trace_file, "trace file"):
                write_chrome(drawn, job.trace_file)
            display.note(f"trace: {job.trace_file}, which ui.perfetto.dev opens")
        if job.report_dir is not None:
            from xlaengine.batch.page import write_report  # and jinja2, which no other run needs

            with told_of(job.report_dir, "report in"):
                display.note(f"report: {write_report(job, trace, drawn, summary)}")
    except Exception as error:
        say_error(display.console, error)
        return False
    return True


def resume_command(argv: Sequence[str]) -> str:
    """The command that finishes the job that ``argv`` began. Errors already tried again are not tried once more."""
    return shlex.join([*(arg for arg in argv if arg not in ("--resume", "--retry-errors")), "--resume"])


def _make_llm(*args: Any, **kwargs: Any) -> LLM:
    native.begin()
    with held():
        from xlaengine.llm import LLM  # jax comes with it, which takes seconds that a wrong option need not wait for

    with settings_as_usage():
        llm = LLM(*args, **kwargs)
    settle_malloc()
    return llm


def _check(*args: Any, **kwargs: Any) -> Report:
    from xlaengine.reference.check import check_requests

    return check_requests(*args, **kwargs)


def _print_summary(job: Job, summary: Summary, display: Notes) -> None:
    if summary.report is not None:
        print_report(display.console, summary.report)
    total = summary.completed + summary.failed
    text = f"{summary.completed} of {total} requests done" + (f", {summary.failed} failed" if summary.failed else "")
    if summary.resumed:
        text += f" ({summary.resumed} by an earlier run)"
    if tokens := summary.metrics.get("output_tokens"):
        text += f"; {tokens} tokens, {summary.metrics.get('output_tok_s', 0):.0f} tok/s"
    if job.speculative is not None and summary.metrics:
        text += f", {_of_speculation(summary.metrics)}"
    if job.probe_every:
        _print_probes(summary.metrics, display)
    if summary.first_failure is not None:
        display.note(f"first failure: {summary.first_failure}")
    display.note(f"{text} -> {'standard output' if job.output_file == '-' else job.output_file}")


def _of_speculation(metrics: Mapping[str, Any]) -> str:
    """Passes are counted by row: one that has proposals gives a token, and one more for each that is accepted."""
    passes = metrics["spec_verify_passes"]
    if not passes:
        return "nothing proposed: it did not pay for any stream"
    return f"{1 + metrics['spec_accepted_tokens'] / passes:.2f} tokens a pass in {passes} passes with proposals"


def _print_probes(metrics: Mapping[str, Any], display: Notes) -> None:
    probes, rows, mismatches = (metrics.get(name, 0) for name in ("probes", "probe_rows", "probe_mismatches"))
    found = f"probes: {probes}, rows compared: {rows}, not as they are alone: {mismatches}"
    display.note(f"error: {found}; the results are kept" if mismatches else found)
