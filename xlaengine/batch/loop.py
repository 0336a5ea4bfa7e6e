"""Passes the lines of one input to a service, and its answers to the output."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from typing import Any

from xlaengine.batch.finished import Finished
from xlaengine.batch.interface import Job
from xlaengine.batch.journal import Sink
from xlaengine.batch.lines import BadLine, BatchRequest, Readable, parse, read_lines
from xlaengine.batch.service import Service


class Loop:
    """Passes lines to a service, and its answers to a sink. Memory grows only with the ids of lines and the requests in flight.

    Args:
        joins: called with `Answer.engine`, if it has one, before the answer is written.

    Attributes:
        skip: the lines that an earlier run finished.
        completed, failed: finished lines with a result, and with an error. Both include those of an earlier run.
        first_failure: ``line <n>: <message>`` of the first error line of this run; None if there is none.
    """

    def __init__(
        self, job: Job, service: Service, sink: Sink, finished: Finished, joins: Callable[[Mapping[str, str]], None] | None = None
    ):
        self._service, self._sink, self._joins = service, sink, joins
        self.skip = finished
        self._shard = job.shard
        self.completed, self.failed = len(finished.completed), len(finished.failed)
        self._ids: set[str] = set()
        self.first_failure: str | None = None

    def run(self, file: Readable) -> Generator[bool, None, None]:
        """Serves each line of the file that is left to do. Yields after each output line: whether it is an error line.

        Raises:
            RunError: the sink or the service fails.
        """
        for answer in self._service.answers(self._lines(file)):
            if self._joins is not None and answer.engine is not None:
                self._joins(answer.engine)
            self._sink.append(answer.data)
            failed = answer.failure is not None
            if failed:
                self.first_failure = self.first_failure or f"line {answer.line}: {answer.failure}"
            self.completed, self.failed = self.completed + (not failed), self.failed + failed
            yield failed

    def _lines(self, file: Readable) -> Iterator[BatchRequest | BadLine]:
        """Yields the lines of the shard that no earlier run has finished. An id that stands on any earlier line is a duplicate, whatever
        the shard of that line."""
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

    def metrics(self) -> dict[str, Any]:
        """Returns the service's metrics, and the numbers of lines ``completed``, ``failed`` and ``resumed``."""
        return self._service.metrics() | {"completed": self.completed, "failed": self.failed, "resumed": len(self.skip)}
