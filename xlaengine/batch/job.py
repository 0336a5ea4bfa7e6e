"""One batch job from end to end: every input line becomes exactly one output line, whatever happens on the way.

The engine comes in as an argument (``make_llm``), and what a person sees goes out through one (`Display`).
"""

from __future__ import annotations

import hashlib
import stat
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from xlaengine.batch.errors import RunError, UsageError
from xlaengine.batch.files import replace_file, sole_writer
from xlaengine.batch.journal import Finished, Journal, Sink, Stream
from xlaengine.batch.lines import BadLine, BatchRequest, Readable, parse, read_lines
from xlaengine.batch.manifest import make_manifest, manifest_path
from xlaengine.batch.output import encode, error_line, result_line
from xlaengine.batch.resume import NOTHING, Earlier, find_earlier, prepare_output, require_writable
from xlaengine.batch.sample import Sample
from xlaengine.batch.source import Hashed, Overview, look_over, open_input
from xlaengine.host.text.tokenizer import Tokenizer
from xlaengine.protocol import InvalidRequest, Request
from xlaengine.sources import SourceError, resolve
from xlaengine.sources.default_model import DEFAULT_NAME

if TYPE_CHECKING:
    from xlaengine.llm import LLM
    from xlaengine.reference.check import Report

NOT_SHAPING = frozenset({"depth", "max_logprobs"})
"""Engine settings that never change a token. Every other one must be the same in a resumed run."""


@dataclass(frozen=True, kw_only=True)
class Job:
    """The options of ``run-batch``. A dash stands for standard input and output."""

    input_file: str
    output_file: str
    model: str = DEFAULT_NAME
    tokenizer: str | None = None
    dtype: str = "auto"
    seed: int = 0
    max_num_seqs: int = 8
    max_model_len: int | None = None
    resume: bool = False
    retry_errors: bool = False
    verify_reference: int | Literal["all"] = 0
    metrics_file: Path | None = None

    @property
    def output_path(self) -> Path | None:
        """Where the output is kept; None where it goes to a stream that keeps nothing."""
        path = Path(self.output_file)
        streams = self.output_file == "-" or (path.exists() and (stat.S_ISCHR(path.stat().st_mode) or stat.S_ISFIFO(path.stat().st_mode)))
        return None if streams else path.resolve()  # one lock and one manifest, whatever name leads to the file


@dataclass(frozen=True)
class Summary:
    """How a job ended. ``completed`` and ``failed`` count input lines, those finished by an earlier run (``resumed``) included.

    ``first_failure`` is this run's first error line in words.
    """

    completed: int
    failed: int
    resumed: int
    metrics: Mapping[str, Any] = field(default_factory=dict)
    report: Report | None = None
    first_failure: str | None = None


class Display(Protocol):
    """What a person sees of a job."""

    def phase(self, phase: str, done: int, total: int | None) -> None:
        """``fetch``, ``load`` and ``compile <graph>``, as the engine reports them, and ``reference`` (requests checked)."""

    def generation(self, finished: int, total: int, live: Callable[[], Mapping[str, Any]]) -> None:
        """Generation begins, ``finished`` of ``total`` lines being done already. ``live`` reads the engine's counters, from any thread."""

    def line(self, *, failed: bool) -> None:
        """One more line is finished."""

    def note(self, message: str) -> None:
        """One sentence worth reading."""


def run_batch(
    job: Job,
    display: Display,
    make_llm: Callable[..., LLM],
    check: Callable[..., Report],
    interrupted: Callable[[], bool] = lambda: False,
) -> Summary:
    """Do the job.

    Args:
        make_llm: called as ``LLM`` is, once, after everything that can be checked without a model.
        check: called as ``reference.check.check_requests`` is.
        interrupted: asked at every line, for an interrupt whose exception got lost on the way.

    Raises:
        UsageError: the job cannot be done as given; the output is as it was.
        RunError: the input changed under way.
        OSError: the output cannot be written.
    """
    with ExitStack() as stack:
        path = job.output_path
        _require_distinct_files(job, path)
        file = stack.enter_context(open_input(job.input_file))
        if path is not None:
            stack.enter_context(sole_writer(path))
        overview = look_over(file)
        earlier = None if path is None else _find_earlier(job, path, overview)
        if earlier is not None and _is_complete(job, earlier, overview):
            completed, failed = len(earlier.finished.completed), len(earlier.finished.failed)
            return Summary(completed, failed, completed + failed)
        if earlier is not None and job.verify_reference != 0 and _nothing_new(job, earlier, overview):
            raise UsageError(f"there is nothing to verify: an earlier run finished all {overview.requests} lines of {path}")
        llm = stack.enter_context(_load(job, overview, display, make_llm))
        if path is None:
            finished, sink = NOTHING, _open_stream(job, stack)
        else:
            manifest = make_manifest(_fixed(llm, overview), {"model": job.model})
            finished = prepare_output(path, earlier, manifest, retry_errors=job.retry_errors, note=display.note)
            sink = stack.enter_context(Journal(path))
        loop = _Loop(job, llm, sink, display, finished, interrupted)
        display.generation(len(finished.completed) + len(finished.failed), overview.requests, llm.metrics)
        hashed = Hashed(file)
        loop.run(hashed)
        if hashed.sha256 != overview.sha256:
            raise RunError(f"the input {job.input_file} changed while it was read: results may be of either version")
        return _conclude(job, loop, display, check)


def _require_distinct_files(job: Job, path: Path | None) -> None:
    own: set[Path] = set()
    if path is not None:
        require_writable(path, "output")
        own = {path, manifest_path(path)}
    elif job.resume or job.retry_errors:
        raise UsageError(f"the output {job.output_file} is a stream: there is nothing to resume")
    if job.metrics_file is not None:
        require_writable(job.metrics_file, "metrics")
        if job.metrics_file.resolve() in {Path(job.input_file).resolve(), *own}:
            raise UsageError(f"the metrics file {job.metrics_file} is the input, the output or the output's manifest")
    if job.input_file != "-" and Path(job.input_file).resolve() in own:
        raise UsageError(f"the input file {job.input_file} is the output or the output's manifest")


def _find_earlier(job: Job, path: Path, overview: Overview) -> Earlier | None:
    known: dict[str, Any] = {"input_sha256": overview.sha256, "max_num_seqs": job.max_num_seqs, "seed": job.seed}
    if job.dtype != "auto":
        known["dtype"] = job.dtype
    if job.max_model_len is not None:
        known["max_model_len"] = job.max_model_len
    return find_earlier(path, resume=job.resume or job.retry_errors, lines=overview.lines, known=known)


def _nothing_new(job: Job, earlier: Earlier, overview: Overview) -> bool:
    """Whether no line is left to generate."""
    finished = earlier.finished
    every = len(finished.completed) + len(finished.failed) == overview.requests and not earlier.torn
    return every and not (job.retry_errors and finished.failed)


def _is_complete(job: Job, earlier: Earlier, overview: Overview) -> bool:
    """Whether nothing is left to do that would need the model."""
    wanted = job.verify_reference != 0 or job.metrics_file is not None or job.tokenizer is not None
    return _nothing_new(job, earlier, overview) and not wanted and _same_model(job, earlier)


def _same_model(job: Job, earlier: Earlier) -> bool:
    """Whether the model's files are those of the earlier run; a model that is not at hand is left to the loader to speak of."""
    try:
        return resolve(job.model, offline=True).fingerprint == earlier.manifest.fixed.get("model_fingerprint")
    except (SourceError, OSError):
        return False


def _load(job: Job, overview: Overview, display: Display, make_llm: Callable[..., LLM]) -> LLM:
    # The graph that also computes logprobs is only built where a line asks for them; one that asks for 0 still wants the chosen token's.
    max_logprobs = 0 if overview.max_logprobs is None else max(1, overview.max_logprobs)
    return make_llm(
        job.model,
        tokenizer=job.tokenizer,
        dtype=job.dtype,
        seed=job.seed,
        max_num_seqs=job.max_num_seqs,
        max_model_len=job.max_model_len,
        max_logprobs=max_logprobs,
        progress=display.phase,
    )


def _fixed(llm: LLM, overview: Overview) -> dict[str, Any]:
    """What shapes the output, for the manifest."""
    settings = {name: value for name, value in asdict(llm.config).items() if name not in NOT_SHAPING}
    return {
        "input_sha256": overview.sha256,
        "model_fingerprint": llm.model_fingerprint,
        "tokenizer": None if llm.tokenizer is None else _tokenizer_digest(llm.tokenizer),
        **settings,
    }


def _tokenizer_digest(tokenizer: Tokenizer) -> str:
    """Of everything that turns text into ids and back, the chat template included."""
    parts = (tokenizer.backend.to_str(), tokenizer.bos_token, tokenizer.eos_token, tokenizer.chat_template)
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()


def _open_stream(job: Job, stack: ExitStack) -> Stream:
    return Stream(sys.stdout.buffer if job.output_file == "-" else stack.enter_context(Path(job.output_file).open("wb")))


class _Loop:
    """The lines of one input on their way through the engine. What is held grows with the ids seen and the requests in flight only."""

    def __init__(self, job: Job, llm: LLM, sink: Sink, display: Display, finished: Finished, interrupted: Callable[[], bool]):
        self.llm, self._sink, self._display, self._interrupted = llm, sink, display, interrupted
        self.sample = Sample(job.verify_reference, job.seed)
        self.skip = finished.completed | finished.failed
        self.completed, self.failed = len(finished.completed), len(finished.failed)
        self._names = {llm.model_name, job.model}
        self._ids: set[str] = set()
        self._in_flight: dict[str, tuple[BatchRequest, Request]] = {}
        self.first_failure: str | None = None

    def run(self, file: Readable) -> None:
        for output in self.llm.run(self._requests(file)):
            line, request = self._in_flight.pop(output.request_id)
            self._write(result_line(line, output, self.llm.model_name, self.llm.tokenizer), failed=False)
            self.sample.offer(request, output)

    def _requests(self, file: Readable) -> Iterator[Request]:
        """Pulled by the engine as slots free; a line that is no request becomes its error line on the way."""
        for raw in read_lines(file):
            line = parse(raw)
            duplicate = line.custom_id in self._ids
            self._ids.add(line.custom_id)
            if raw.number in self.skip:
                continue
            if duplicate and not isinstance(line, BadLine):
                line = BadLine(line.line, line.custom_id, "duplicate_custom_id", f"custom_id {line.custom_id!r} stands on an earlier line")
            if not isinstance(line, BadLine):
                line = self._admit(line)
            if isinstance(line, BadLine):
                self.first_failure = self.first_failure or f"line {line.line}: {line.message}"
                self._write(error_line(line), failed=True)
            else:
                yield line

    def _admit(self, line: BatchRequest) -> Request | BadLine:
        try:
            if line.model is not None and line.model not in self._names:
                raise InvalidRequest(f"model is {line.model!r}, but {self.llm.model_name!r} is served", code="mismatched_model")
            request = self.llm.make_request(line.custom_id, line.prompt, line.messages, line.params)
        except InvalidRequest as e:
            return BadLine(line.line, line.custom_id, e.code, e.message)
        self._in_flight[line.custom_id] = line, request
        return request

    def _write(self, line: dict[str, Any], *, failed: bool) -> None:
        if self._interrupted():
            raise KeyboardInterrupt
        self._sink.append(encode(line))
        self.completed, self.failed = self.completed + (not failed), self.failed + failed
        self._display.line(failed=failed)


def _conclude(job: Job, loop: _Loop, display: Display, check: Callable[..., Report]) -> Summary:
    """Verify what was asked for, and write the metrics."""
    # Read before the oracle runs: its work is none of the engine's.
    metrics = dict(loop.llm.metrics())
    metrics |= {"completed": loop.completed, "failed": loop.failed, "resumed": len(loop.skip)}
    report = None
    if job.verify_reference != 0:
        if loop.skip:
            display.note(f"{len(loop.skip)} lines were finished by an earlier run: only the others can be verified")
        report = check(loop.llm, loop.sample.chosen(), progress=display.phase)
        metrics["verify_reference"] = report.as_dict()
    if job.metrics_file is not None:
        text = msgspec.json.format(msgspec.json.encode(metrics)) + b"\n"
        replace_file(job.metrics_file, lambda file: file.write(text))
    return Summary(loop.completed, loop.failed, len(loop.skip), metrics, report, loop.first_failure)
