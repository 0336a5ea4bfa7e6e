"""Answers the lines of a batch job with one LLM."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from xlaengine.batch.lines import BadLine, BatchRequest
from xlaengine.batch.output import encode, error_line, failure, result_line
from xlaengine.batch.sample import Sample
from xlaengine.batch.service import Answer
from xlaengine.types import InvalidRequest, Request, RequestOutput

if TYPE_CHECKING:
    from xlaengine.llm import LLM


class Answering:
    """Answers lines with one LLM. Threads may share it, as they may share the LLM.

    Args:
        model: the model's name as the user gave it. A line may ask for the model by this name too.
        served: the model's name in results; None: the LLM's own.
        sample: is offered each finished request with its output.
    """

    def __init__(self, llm: LLM, model: str, served: str | None = None, sample: Sample | None = None):
        self._llm, self._sample = llm, sample
        self._served = served or llm.model_name
        self._names = {self._served, llm.model_name, model}

    def answers(self, lines: Iterator[BatchRequest | BadLine]) -> Iterator[Answer]:
        """Yields the answer to each line, in the order in which they finish. Reads a line only when the run wants another request."""
        in_flight: dict[str, tuple[BatchRequest, Request]] = {}
        with self._llm.open_run() as run:
            while True:
                fresh, wanted = list[Request](), run.wanted()
                while len(fresh) < wanted and (line := next(lines, None)) is not None:
                    request = self._admit(line)
                    if isinstance(request, BadLine):
                        yield answer_of(request)
                    elif isinstance(line, BatchRequest):
                        in_flight[line.custom_id] = line, request
                        fresh.append(request)
                if not (fresh or run.is_live):
                    return
                for output in run.step(fresh):
                    yield self._finish(*in_flight.pop(output.request_id), output)

    def _admit(self, line: BatchRequest | BadLine) -> Request | BadLine:
        """Returns the request that a line asks for, or a `BadLine` if the engine cannot serve it."""
        if isinstance(line, BadLine):
            return line
        try:
            if line.model is not None and line.model not in self._names:
                raise InvalidRequest(f"model is {line.model!r}, but {self._served!r} is served", code="mismatched_model", param="model")
            return self._llm.make_request(line.custom_id, line.prompt, line.messages, line.params, clip=line.clips)
        except InvalidRequest as e:
            return BadLine(line.line, line.custom_id, e.code, e.message, e.param)

    def _finish(self, line: BatchRequest, request: Request, output: RequestOutput) -> Answer:
        if (bad := failure(line, output)) is not None:
            return answer_of(bad)
        if self._sample is not None:
            self._sample.offer(request, output)
        tokens = sum(len(completion.token_ids) for completion in output.outputs)
        return Answer(line.line, encode(result_line(line, output, self._served, self._llm.tokenizer)), tokens=tokens)


def answer_of(bad: BadLine) -> Answer:
    """Returns the answer to a line that cannot be served."""
    return Answer(bad.line, encode(error_line(bad)), bad.message)
