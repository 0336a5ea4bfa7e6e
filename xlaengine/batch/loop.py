"""Passes the lines of one input through the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from xlaengine.batch.fields import DEFAULT_COMPLETION_TOKENS
from xlaengine.batch.interface import Display, Job
from xlaengine.batch.journal import Finished, Sink
from xlaengine.batch.lines import BadLine, BatchRequest, Readable, parse, read_lines
from xlaengine.batch.output import encode, error_line, failure, result_line
from xlaengine.batch.sample import Sample
from xlaengine.protocol import InvalidRequest, Request

if TYPE_CHECKING:
    from xlaengine.llm import LLM


class Loop:
    """Passes the lines of one input through the engine. Memory grows only with the ids seen and the requests in flight."""

    def __init__(self, job: Job, llm: LLM, sink: Sink, display: Display, finished: Finished, interrupted: Callable[[], bool]):
        self.llm, self._sink, self._display, self._interrupted = llm, sink, display, interrupted
        self.sample = Sample(job.verify_reference, job.seed)
        self.skip = finished.completed | finished.failed
        self.completed, self.failed = len(finished.completed), len(finished.failed)
        self._served = job.served_model_name or llm.model_name
        self._names = {self._served, llm.model_name, job.model}
        self._ids: set[str] = set()
        self._in_flight: dict[str, tuple[BatchRequest, Request]] = {}
        self.first_failure: str | None = None

    def run(self, file: Readable) -> None:
        for output in self.llm.run(self._requests(file)):
            line, request = self._in_flight.pop(output.request_id)
            if (bad := failure(line, output)) is not None:
                self._fail(bad)
                continue
            self._write(result_line(line, output, self._served, self.llm.tokenizer), failed=False)
            self.sample.offer(request, output)

    def _requests(self, file: Readable) -> Iterator[Request]:
        """Yields requests when the engine asks for them; a line that is not a valid request becomes its error line."""
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
                self._fail(line)
            else:
                yield line

    def _admit(self, line: BatchRequest) -> Request | BadLine:
        try:
            if line.model is not None and line.model not in self._names:
                raise InvalidRequest(f"model is {line.model!r}, but {self._served!r} is served", code="mismatched_model")
            request = self._request(line)
        except InvalidRequest as e:
            return BadLine(line.line, line.custom_id, e.code, e.message)
        self._in_flight[line.custom_id] = line, request
        return request

    def _request(self, line: BatchRequest) -> Request:
        if not line.clips:
            return self.llm.make_request(line.custom_id, line.prompt, line.messages, line.params)
        request = self.llm.make_request(line.custom_id, line.prompt, line.messages, replace(line.params, max_tokens=None))
        fitting = min(DEFAULT_COMPLETION_TOKENS, request.max_tokens)
        return replace(request, params=replace(request.params, max_tokens=fitting))

    def _fail(self, bad: BadLine) -> None:
        self.first_failure = self.first_failure or f"line {bad.line}: {bad.message}"
        self._write(error_line(bad), failed=True)

    def _write(self, line: dict[str, Any], *, failed: bool) -> None:
        if self._interrupted():
            raise KeyboardInterrupt
        self._sink.append(encode(line))
        self.completed, self.failed = self.completed + (not failed), self.failed + failed
        self._display.line(failed=failed)
