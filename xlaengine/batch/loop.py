"""Passes the lines of one input through the engine."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Any

from xlaengine.batch.interface import Job
from xlaengine.batch.journal import Finished, Sink
from xlaengine.batch.lines import BadLine, BatchRequest, Readable, parse, read_lines
from xlaengine.batch.output import encode, error_line, failure, result_line
from xlaengine.batch.sample import Sample
from xlaengine.types import InvalidRequest, Request, RequestOutput

if TYPE_CHECKING:
    from xlaengine.llm import LLM


class Loop:
    """Memory grows only with the ids of lines and the requests in flight."""

    def __init__(self, job: Job, llm: LLM, sink: Sink, finished: Finished):
        self.llm, self._sink = llm, sink
        self.sample = Sample(job.verify_reference, job.settings.seed)
        self.skip = finished
        self._shard = job.shard
        self.completed, self.failed = len(finished.completed), len(finished.failed)
        self._served = job.served_model_name or llm.model_name
        self._names = {self._served, llm.model_name, job.settings.model_name}
        self._ids: set[str] = set()
        self._in_flight: dict[str, tuple[BatchRequest, Request]] = {}
        self.first_failure: str | None = None

    def run(self, file: Readable) -> Generator[bool, None, None]:
        """Serves each line of the file. Yields after each output line: whether it is an error line."""
        lines = self._lines(file)
        with self.llm.open_run() as run:
            while True:
                fresh, room = list[Request](), run.room()
                while len(fresh) < room and (line := next(lines, None)) is not None:
                    request = self._admit(line)
                    if isinstance(request, BadLine):
                        yield self._fail(request)
                    else:
                        fresh.append(request)
                if not (fresh or run.is_live):
                    return
                for output in run.step(fresh):
                    yield self._finish(output)

    def _lines(self, file: Readable) -> Iterator[BatchRequest | BadLine]:
        """Yields the lines of the shard that no earlier run has finished. Ids are compared with those of all shards."""
        for raw in read_lines(file):
            line = parse(raw)
            duplicate = line.custom_id in self._ids
            self._ids.add(line.custom_id)
            if raw.number in self.skip or not self._shard.has(raw.number):
                continue
            if duplicate and not isinstance(line, BadLine):
                message = f"custom_id {line.custom_id!r} stands on an earlier line"
                line = BadLine(line.line, line.custom_id, "duplicate_custom_id", message, "custom_id")
            yield line

    def _admit(self, line: BatchRequest | BadLine) -> Request | BadLine:
        """Returns the request that a line asks for, or why the engine cannot serve it."""
        if isinstance(line, BadLine):
            return line
        try:
            if line.model is not None and line.model not in self._names:
                raise InvalidRequest(f"model is {line.model!r}, but {self._served!r} is served", code="mismatched_model", param="model")
            request = self.llm.make_request(line.custom_id, line.prompt, line.messages, line.params, clip=line.clips)
        except InvalidRequest as e:
            return BadLine(line.line, line.custom_id, e.code, e.message, e.param)
        self._in_flight[line.custom_id] = line, request
        return request

    def _finish(self, output: RequestOutput) -> bool:
        line, request = self._in_flight.pop(output.request_id)
        if (bad := failure(line, output)) is not None:
            return self._fail(bad)
        self._sink.append(encode(result_line(line, output, self._served, self.llm.tokenizer)))
        self.completed += 1
        self.sample.offer(request, output)
        return False

    def _fail(self, bad: BadLine) -> bool:
        self.first_failure = self.first_failure or f"line {bad.line}: {bad.message}"
        self._sink.append(encode(error_line(bad)))
        self.failed += 1
        return True

    def metrics(self) -> dict[str, Any]:
        """Returns the engine's counters, and the number of lines."""
        return self.llm.metrics() | {"completed": self.completed, "failed": self.failed, "resumed": len(self.skip)}
