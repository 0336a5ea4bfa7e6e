"""Runs one batch job from end to end: every input line becomes exactly one output line.

The engine and the display are arguments (``make_llm``, `Display`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from xlaengine.batch.beside import KeptManifest
from xlaengine.batch.errors import InputChanged, RunError, UsageError
from xlaengine.batch.files import write_json
from xlaengine.batch.finished import Finished
from xlaengine.batch.interface import Display, Job, Summary
from xlaengine.batch.journal import Journal, PassThrough
from xlaengine.batch.lock import sole_writer
from xlaengine.batch.loop import Loop
from xlaengine.batch.manifest import Manifest, fingerprint_at_hand, make_manifest, manifest_path
from xlaengine.batch.one_engine import OneEngine
from xlaengine.batch.overview import Overview, look_over
from xlaengine.batch.refusals import require_served, require_tokenizer, require_usable_files
from xlaengine.batch.resume import NOTHING, Earlier, dated, extend_manifest, find_earlier, prepare_output, tell_differences
from xlaengine.batch.service import Inspectable, Service
from xlaengine.batch.source import Hashed, open_input, require_text
from xlaengine.config import Settings
from xlaengine.observe.trace import Trace
from xlaengine.types.words import plural

if TYPE_CHECKING:
    from xlaengine.check.judge import Report
    from xlaengine.llm import LLM


OpenService = Callable[[Job, Settings, Display], AbstractContextManager[Service]]
"""Opens the service that answers the job's lines. The settings are the job's, plus what the job's lines need."""


def run_batch(
    job: Job,
    display: Display,
    make_llm: Callable[..., LLM],
    check: Callable[..., Report],
    trace: Trace | None = None,
    open_service: OpenService | None = None,
) -> Generator[bool, None, Summary]:
    """Runs the job. Yields after each output line: whether it is an error line.

    Args:
        make_llm: called as ``LLM`` is, once, after everything that can be checked without a model.
        check: called as `check.judge.check_requests` is.
        trace: records what the engine does; None: nothing is recorded.
        open_service: opens a service that answers the lines, in place of one LLM in this process. It needs none of the three above.

    Raises:
        UsageError: the job cannot be done as given; the output is unchanged.
        RunError: the run failed. The input changed, the output or another file cannot be written, or the reader of the output has gone.
        OutputLost: another file replaced the output during the run.
    """
    with ExitStack() as stack:
        path = job.output_path
        require_usable_files(job)
        file = stack.enter_context(open_input(job.input_file))
        require_text(file, job.input_file)
        if path is not None:
            stack.enter_context(sole_writer(path))
        overview = look_over(file, job.shard)
        earlier = None if path is None else find_earlier(job, path, overview, file)
        if overview.own == 0:
            return _write_nothing(job, path, stack)
        if path is not None and earlier is not None and (summary := _done_earlier(job, earlier, overview)) is not None:
            extend_manifest(path, earlier)
            tell_differences(path, earlier, (), display.note)
            return summary
        job = dated(job, earlier)
        require_served(job, overview)
        require_tokenizer(job, overview)
        opened = (open_service or _in_this_process(make_llm, check, trace))(job, _engine_settings(job, overview, display), display)
        service = stack.enter_context(opened)
        engine = _inspectable(job, service)
        journal, kept, finished = None, None, NOTHING
        if path is not None:
            now = make_manifest(job, overview, service.facts)
            journal, kept, finished = _open_journal(job, path, earlier, now, display, stack)
        sink = _open_stream(job, stack) if journal is None else journal
        loop = Loop(job, service, sink, finished, None if kept is None else kept.join)
        display.generation(len(loop.skip), overview.own, service.metrics)
        hashed = Hashed(file, overview.size)  # lines that are appended during the run are for --extend
        try:
            with engine.profiled(display) if engine else nullcontext(()) as lost:
                yield from loop.run(hashed)
            _settle(job, hashed, overview, journal, kept)
        except BaseException:  # an interrupt too: metrics and trace up to it are kept
            _keep_metrics(job, loop, display)
            raise
        summary = _conclude(job, loop, engine, display)
        return replace(summary, profile_is_lost=bool(lost))


def _open_journal(
    job: Job, path: Path, earlier: Earlier | None, now: Manifest, display: Display, stack: ExitStack
) -> tuple[Journal, KeptManifest, Finished]:
    """Returns the opened output, its manifest, and the lines that an earlier run finished in it. ``stack`` closes the output.

    Args:
        now: the manifest of this run. The output keeps the earlier run's, if there is one.
    """
    manifest, finished = prepare_output(path, earlier, now, retry_errors=job.retry_errors, note=display.note)
    journal = Journal(path)
    kept = KeptManifest(path, journal, manifest, display.note)
    stack.callback(kept.keep)
    stack.enter_context(closing(journal))
    return journal, kept, finished


def _inspectable(job: Job, service: Service) -> Inspectable | None:
    """Returns the service if its engine can be profiled and compared, otherwise None. Raises UsageError if the job asks for one of these
    and the service can do neither."""
    if isinstance(service, Inspectable):
        return service
    if job.verify_reference != 0 or job.profile_dir is not None:
        raise UsageError("--verify-reference and --profile need the engine in this process, and this job's is elsewhere")
    return None


def _settle(job: Job, hashed: Hashed, overview: Overview, journal: Journal | None, kept: KeptManifest | None) -> None:
    """Adds to the manifest what is known when all lines are done: the digest of the output, or that the input changed. Errors are those of
    `_require_unchanged`, and RunError if the manifest cannot be written."""
    digest = None if journal is None else journal.digest()  # None too if another program has changed the output
    _require_unchanged(job, hashed, overview, kept)
    if kept is not None and digest is not None:
        kept.seal(digest)


def _require_unchanged(job: Job, hashed: Hashed, overview: Overview, kept: KeptManifest | None) -> None:
    """Raises InputChanged if the run has read other bytes than `look_over` did. The output, if there is one, then cannot be resumed."""
    if hashed.sha256 == overview.sha256:
        return
    if kept is not None:
        with suppress(RunError):  # the run's own error matters more
            kept.mark_changed()
    raise InputChanged(f"the input {job.input_file} changed while it was read, and results may be of either version: write another output")


def _done_earlier(job: Job, earlier: Earlier, overview: Overview) -> Summary | None:
    """Returns the summary of a job that an earlier run has completed; None if there is work left that needs the model.

    Raises:
        UsageError: the job asks for a comparison with the oracle, and no line is left to compare.
    """
    completed, failed = len(earlier.finished.completed), len(earlier.finished.failed)
    if completed + failed != overview.own or earlier.torn or (job.retry_errors and failed):
        return None
    if job.verify_reference != 0:
        raise UsageError(f"there is nothing to verify: an earlier run finished all {overview.own} lines of {job.output_path}")
    same_model = fingerprint_at_hand(job.settings.model_name) == earlier.manifest.fixed.get("model_fingerprint")
    if job.metrics_file is not None or job.settings.tokenizer is not None or not same_model:
        return None
    return Summary(completed, failed, completed + failed)


def _engine_settings(job: Job, overview: Overview, display: Display) -> Settings:
    """Returns the job's settings for the engine, with what its lines need and the display's progress."""
    # Graphs that compute log-probabilities are built only if a line needs them. A line with logprobs=0 does: for its own tokens.
    max_logprobs = 0 if overview.max_logprobs is None else max(1, overview.max_logprobs)
    return replace(job.settings, max_logprobs=max_logprobs, prompt_logprobs=overview.prompt_logprobs, progress=display.phase)


def _in_this_process(make_llm: Callable[..., LLM], check: Callable[..., Report], trace: Trace | None) -> OpenService:
    @contextmanager
    def opened(job: Job, settings: Settings, display: Display) -> Iterator[Service]:
        with make_llm(**settings.as_arguments()) as llm:
            llm.engine.trace = trace
            yield OneEngine(job, llm, check)

    return opened


def _write_nothing(job: Job, path: Path | None, stack: ExitStack) -> Summary:
    """Writes an empty output for an input without lines; this needs no model."""
    if path is None:
        _open_stream(job, stack)  # opens and closes it, so that a reader sees the end
    else:
        manifest_path(path).unlink(missing_ok=True)  # of another input, which had lines
        path.write_bytes(b"")
    _write_metrics(job, {"completed": 0, "failed": 0, "resumed": 0})
    return Summary(completed=0, failed=0, resumed=0)


def _open_stream(job: Job, stack: ExitStack) -> PassThrough:
    return PassThrough(sys.stdout.buffer if job.output_file == "-" else stack.enter_context(Path(job.output_file).open("wb")))


def _conclude(job: Job, loop: Loop, engine: Inspectable | None, display: Display) -> Summary:
    """Compares with the oracle if the job asks for it, and writes the metrics."""
    metrics = loop.metrics()  # before the oracle runs: its work is not the engine's
    _write_metrics(job, metrics)  # now, because the oracle takes long and may be stopped
    report = None
    if engine is not None and job.verify_reference != 0:
        if loop.skip:
            display.note(f"{plural(len(loop.skip), 'line was', 'lines were')} finished by an earlier run: only the others can be verified")
        report = engine.compare(display.phase)
        metrics["verify_reference"] = report.as_dict()
        _write_metrics(job, metrics)
    return Summary(loop.completed, loop.failed, len(loop.skip), metrics, report, loop.first_failure)


def _keep_metrics(job: Job, loop: Loop, display: Display) -> None:
    """Writes the metrics of a run that has failed. If that fails too, it is only noted, so that the run's own error stays."""
    try:
        _write_metrics(job, loop.metrics())
    except RunError as error:
        display.note(f"warning: {error}")


def _write_metrics(job: Job, metrics: Mapping[str, Any]) -> None:
    if job.metrics_file is not None:
        write_json(job.metrics_file, "metrics file", metrics)
