"""Runs one batch job from end to end: every input line becomes exactly one output line, whatever happens.

The engine comes in as an argument (``make_llm``), and the display as another (`Display`).
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from xlaengine.batch.errors import RunError, UsageError
from xlaengine.batch.files import replace_file, sole_writer, told_of
from xlaengine.batch.interface import Display, Job, Summary
from xlaengine.batch.journal import Journal, PassThrough
from xlaengine.batch.loop import Loop
from xlaengine.batch.manifest import Manifest, make_manifest, manifest_path, write_manifest
from xlaengine.batch.refusals import require_served, require_tokenizer
from xlaengine.batch.resume import NOTHING, Earlier, Extension, find_earlier, prepare_output, require_writable, require_writable_directory
from xlaengine.batch.source import Hashed, Overview, begins_with, look_over, open_input
from xlaengine.config import SpeculativeConfig
from xlaengine.host.text.tokenizer import Tokenizer
from xlaengine.sources import at_hand, from_hub
from xlaengine.tracing import Trace

if TYPE_CHECKING:
    from xlaengine.llm import LLM
    from xlaengine.reference.check import Report


def run_batch(
    job: Job,
    display: Display,
    make_llm: Callable[..., LLM],
    check: Callable[..., Report],
    trace: Trace | None = None,
) -> Generator[bool, None, Summary]:
    """Runs the job. Whenever an output line has been written, yields whether it is an error line.

    Args:
        make_llm: called as ``LLM`` is, once, after everything that can be checked without a model.
        check: called as ``reference.check.check_requests`` is.
        trace: where the engine records what it does.

    Raises:
        UsageError: the job cannot be done as given; the output is unchanged.
        RunError: the input changed during the run, the output or another file cannot be written, or the reader of the output has gone.
        OutputLost: another file replaced the output during the run.
    """
    with ExitStack() as stack:
        path = job.output_path
        _require_distinct_files(job, path)
        file = stack.enter_context(open_input(job.input_file))
        if path is not None:
            stack.enter_context(sole_writer(path))
        overview = look_over(file)
        earlier = None if path is None else _find_earlier(job, path, overview, file)
        if overview.requests == 0:
            return _write_nothing(job, path, stack)
        if earlier is not None and _is_complete(job, earlier, overview):
            completed, failed = len(earlier.finished.completed), len(earlier.finished.failed)
            return Summary(completed, failed, completed + failed)
        if earlier is not None and job.verify_reference != 0 and _nothing_new(job, earlier, overview):
            raise UsageError(f"there is nothing to verify: an earlier run finished all {overview.requests} lines of {path}")
        require_served(job, overview)
        require_tokenizer(job, overview)
        llm = stack.enter_context(_load(job, overview, display, make_llm))
        llm.engine.trace = trace
        if path is None:
            finished, sink = NOTHING, _open_stream(job, stack)
        else:
            recorded = {"model": job.settings.model_name, "kernels": llm.config.kernels}
            manifest = make_manifest(_fixed(job, llm, overview), recorded, overview.size)
            finished = prepare_output(path, earlier, manifest, retry_errors=job.retry_errors, note=display.note)
            stack.callback(_keep_manifest, path, manifest)
            sink = stack.enter_context(Journal(path))
        loop = Loop(job, llm, sink, finished)
        display.generation(len(finished.completed) + len(finished.failed), overview.requests, llm.metrics)
        hashed = Hashed(file)
        try:
            with _profiled(job, llm, display):
                yield from loop.run(hashed)
            if hashed.sha256 != overview.sha256:
                raise RunError(f"the input {job.input_file} changed while it was read: results may be of either version")
        except BaseException:  # an interrupt too: metrics and trace up to it are kept
            _write_metrics(job, _counted(loop))
            raise
        return _conclude(job, loop, display, check)


def _keep_manifest(path: Path, manifest: Manifest) -> None:
    """Writes the manifest again if it was removed during the run: without it the output cannot be resumed."""
    if path.parent.is_dir() and not manifest_path(path).exists():
        write_manifest(path, manifest)


def _require_distinct_files(job: Job, path: Path | None) -> None:
    own: set[Path] = set()
    if path is not None:
        require_writable(path, "output")
        own = {path, manifest_path(path)}
    elif job.output_file == "-" and sys.stdout is None:
        raise UsageError("the output cannot be written: standard output is closed")
    elif job.resumes:
        raise UsageError(f"the output {job.output_file} is a stream: there is nothing to resume")
    if job.input_file != "-" and Path(job.input_file).resolve() in own:
        raise UsageError(f"the input file {job.input_file} is the output or the output's manifest")
    taken = {Path(job.input_file).resolve(), *own}
    for what, file in (("metrics", job.metrics_file), ("trace", job.trace_file)):
        if file is None:
            continue
        require_writable(file, what)
        if file.resolve() in taken:
            raise UsageError(f"the {what} file {file} is the input, the output, the output's manifest or another file of this run")
        taken.add(file.resolve())
    if job.profile_dir is not None:
        require_writable_directory(job.profile_dir, "profile")
    if job.report_dir is not None:
        require_writable_directory(job.report_dir, "report")
        if (page := job.report_dir / "index.html").resolve() in taken:
            raise UsageError(f"the report's page {page} is another file of this run")


def _find_earlier(job: Job, path: Path, overview: Overview, file: BinaryIO) -> Earlier | None:
    known: dict[str, Any] = {
        "input_sha256": overview.sha256,
        "served_model_name": job.served_model_name,
        "max_num_seqs": job.settings.max_num_seqs,
        "seed": job.settings.seed,
    }
    if (drafting := _shaping(job, overview, exact=True)) is not None:
        known["speculative"] = _settings(drafting)
        if drafting.model is not None and (fingerprint := _settled_fingerprint(drafting.model)) is not None:
            known["drafter_fingerprint"] = fingerprint
    if (fingerprint := _settled_fingerprint(job.settings.model_name)) is not None:
        known["model_fingerprint"] = fingerprint
    if job.settings.dtype != "auto":
        known["dtype"] = job.settings.dtype
    if job.settings.max_model_len is not None:
        known["max_model_len"] = job.settings.max_model_len
    return find_earlier(
        path,
        resume=job.resumes,
        lines=overview.lines,
        known=known,
        model=job.settings.model_name,
        extension=Extension(overview.size, overview.sha256, partial(begins_with, file)),
        extend=job.extend,
    )


def _nothing_new(job: Job, earlier: Earlier, overview: Overview) -> bool:
    """Returns whether no line is left to generate."""
    finished = earlier.finished
    every = len(finished.completed) + len(finished.failed) == overview.requests and not earlier.torn
    return every and not (job.retry_errors and finished.failed)


def _is_complete(job: Job, earlier: Earlier, overview: Overview) -> bool:
    """Returns whether no work is left that needs the model."""
    wanted = job.verify_reference != 0 or job.metrics_file is not None or job.settings.tokenizer is not None
    return _nothing_new(job, earlier, overview) and not wanted and _same_model(job, earlier)


def _same_model(job: Job, earlier: Earlier) -> bool:
    """Returns whether the model's files are those of the earlier run."""
    return _fingerprint(job.settings.model_name) == earlier.manifest.fixed.get("model_fingerprint")


def _settled_fingerprint(model: str) -> str | None:
    """Returns the fingerprint of a model's local files; None for a model on the Hub, because the loader may fetch other files."""
    return None if from_hub(model) else _fingerprint(model)


def _fingerprint(model: str) -> str | None:
    source = at_hand(model)
    return None if source is None else source.fingerprint


def _load(job: Job, overview: Overview, display: Display, make_llm: Callable[..., LLM]) -> LLM:
    # Graphs that also compute logprobs are built only if a line asks for them; a line that asks for 0 still wants the token's own.
    max_logprobs = 0 if overview.max_logprobs is None else max(1, overview.max_logprobs)
    needed = {"max_logprobs": max_logprobs, "prompt_logprobs": overview.prompt_logprobs, "progress": display.phase}
    return make_llm(**replace(job.settings, **needed).as_arguments())


def _fixed(job: Job, llm: LLM, overview: Overview) -> dict[str, Any]:
    """Returns what determines the output, for the manifest."""
    drafting = _shaping(job, overview, exact=llm.speculation_is_exact)
    return {
        "input_sha256": overview.sha256,
        "model_fingerprint": llm.model_fingerprint,
        "served_model_name": job.served_model_name,
        "tokenizer": None if llm.tokenizer is None else _tokenizer_digest(llm.tokenizer),
        **llm.config.shaping,
        "speculative": _settings(drafting),
        "drafter_fingerprint": drafting and drafting.model and _fingerprint(drafting.model),
    }


def _shaping(job: Job, overview: Overview, *, exact: bool) -> SpeculativeConfig | None:
    """Returns the speculative settings if tokens depend on them: lines are sampled and proposals drawn, or verifying is not ``exact``.

    Otherwise a resumed run may change speculation, or turn it on or off.
    """
    speculative = job.settings.speculative
    if speculative is None or (exact and not (speculative.draws and overview.samples)):
        return None
    return speculative


def _settings(speculative: SpeculativeConfig | None) -> dict[str, Any] | None:
    """Returns the settings without the drafter's path; its fingerprint identifies it."""
    return speculative and {name: value for name, value in asdict(speculative).items() if name != "model"}


def _tokenizer_digest(tokenizer: Tokenizer) -> str:
    """Returns a digest of everything that turns text into ids and back, including the chat template."""
    parts = (tokenizer.backend.to_str(), tokenizer.bos_token, tokenizer.eos_token, tokenizer.chat_template)
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()


def _write_nothing(job: Job, path: Path | None, stack: ExitStack) -> Summary:
    """Writes an empty output for an input without lines; this needs no model."""
    if path is None:
        _open_stream(job, stack)  # opens and closes it, so that a reader sees the end
    else:
        path.write_bytes(b"")
    summary = Summary(completed=0, failed=0, resumed=0)
    _write_metrics(job, {"completed": 0, "failed": 0, "resumed": 0})
    return summary


def _open_stream(job: Job, stack: ExitStack) -> PassThrough:
    return PassThrough(sys.stdout.buffer if job.output_file == "-" else stack.enter_context(Path(job.output_file).open("wb")))


@contextmanager
def _profiled(job: Job, llm: LLM, display: Display) -> Iterator[None]:
    """Profiles the block if the job asks for it, and reports the file."""
    if job.profile_dir is None:
        yield
        return
    with llm.profile(job.profile_dir, job.profile_steps) as profile:
        yield
    for line in profile.summary():
        display.note(line)
    display.note(f"profile: {profile.path}, which ui.perfetto.dev opens; TensorBoard and xprof open {job.profile_dir}")


def _conclude(job: Job, loop: Loop, display: Display, check: Callable[..., Report]) -> Summary:
    """Compares with the oracle if the job asks for it, and writes the metrics."""
    metrics = _counted(loop)  # before the oracle runs: its work is not the engine's
    _write_metrics(job, metrics)  # now, because the oracle takes long and may be stopped
    report = None
    if job.verify_reference != 0:
        if loop.skip:
            display.note(f"{len(loop.skip)} lines were finished by an earlier run: only the others can be verified")
        report = check(loop.llm, loop.sample.chosen(), progress=display.phase)
        metrics["verify_reference"] = report.as_dict()
        _write_metrics(job, metrics)
    return Summary(loop.completed, loop.failed, len(loop.skip), metrics, report, loop.first_failure)


def _counted(loop: Loop) -> dict[str, Any]:
    return loop.llm.metrics() | {"completed": loop.completed, "failed": loop.failed, "resumed": len(loop.skip)}


def _write_metrics(job: Job, metrics: Mapping[str, Any]) -> None:
    """Writes the metrics if the job asks for them."""
    if job.metrics_file is not None:
        text = msgspec.json.format(msgspec.json.encode(metrics)) + b"\n"
        with told_of(job.metrics_file, "metrics file"):
            replace_file(job.metrics_file, lambda file: file.write(text))
