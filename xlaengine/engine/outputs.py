"""From events to the outputs of requests: ids, text and log-probabilities so far."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

from xlaengine.text import Tokenizer
from xlaengine.types import CompletionOutput, EndEvent, Event, FinishReason, Logprob, PromptEvent, Request, RequestOutput, TokenLogprobs


@dataclass
class _Completion:
    token_ids: Sequence[int]  # the stream's own list, which grows
    count: int = 0  # how many of these tokens have come as events
    text: str = ""
    logprobs: list[dict[int, Logprob]] = field(default_factory=list)
    finish_reason: FinishReason | None = None
    stop_reason: str | int | None = None
    routed_experts: np.ndarray | None = None


@dataclass
class _Partial:
    request: Request
    every_token: bool
    completions: list[_Completion]
    unfinished: int  # how many completions have not finished
    prompt_logprobs: tuple[dict[int, Logprob] | None, ...] | None = None
    error: str | None = None

    @property
    def finished(self) -> bool:
        return not self.unfinished

    def output(self) -> RequestOutput:
        request = self.request
        return RequestOutput(
            request_id=request.request_id,
            prompt=request.prompt,
            prompt_token_ids=request.prompt_token_ids,
            outputs=tuple(
                CompletionOutput(
                    index=index,
                    text=completion.text,
                    token_ids=tuple(completion.token_ids[: completion.count]),
                    logprobs=tuple(completion.logprobs) if request.params.logprobs is not None else None,
                    finish_reason=completion.finish_reason,
                    stop_reason=completion.stop_reason,
                    seed=request.seed_of(index),
                    routed_experts=completion.routed_experts,
                )
                for index, completion in enumerate(self.completions)
            ),
            finished=self.finished,
            prompt_logprobs=self.prompt_logprobs,
            seed=request.seed,
            error=self.error,
        )


class OutputBook:
    """The outputs of open requests.

    Args:
        tokenizer: decodes the tokens of log-probabilities; None leaves their text None.
    """

    def __init__(self, tokenizer: Tokenizer | None):
        self._tokenizer = tokenizer
        self._open: dict[str, _Partial] = {}

    @property
    def open_ids(self) -> Collection[str]:
        """Requests that have not finished, oldest first; a view."""
        return self._open.keys()

    def open(self, request: Request, token_ids: Iterable[Sequence[int]], *, every_token: bool = True) -> None:
        """Begin a request's output.

        Args:
            token_ids: for each stream the list of its generated ids (`Stream.output_token_ids`). The lists grow; they are not copied.
            every_token: give an output after each event, not only the finished one. Each output is a copy of everything so far.
        """
        completions = [_Completion(ids) for ids in token_ids]
        partial = _Partial(request, every_token, completions, unfinished=len(completions))
        if request.params.prompt_logprobs is not None and len(request.prompt_token_ids) == 1:
            partial.prompt_logprobs = (None,)  # a prompt of one token has none to wait for
        self._open[request.request_id] = partial

    def apply(self, event: Event) -> RequestOutput | None:
        """Enter an event; returns the request's output if one is due. A request is closed when all its completions have ended.

        Events of requests that are not open are ignored.
        """
        partial = self._open.get(event.request_id)
        if partial is None:
            return None
        self._enter(partial, event)
        finished = event.finish_reason is not None and partial.finished
        if finished:
            del self._open[event.request_id]
        return partial.output() if finished or partial.every_token else None

    def _enter(self, partial: _Partial, event: Event) -> None:
        if isinstance(event, PromptEvent):
            partial.prompt_logprobs = (None, *map(self._logprobs, event.logprobs))
            return
        completion = partial.completions[event.stream_id.completion]
        completion.text += event.text
        partial.unfinished -= (event.finish_reason is not None) - (completion.finish_reason is not None)
        completion.finish_reason = event.finish_reason
        if isinstance(event, EndEvent):
            if event.finish_reason == "error":
                partial.error = partial.error or event.message
            return
        completion.count = event.index + 1
        completion.stop_reason = event.stop_reason
        completion.routed_experts = event.routed_experts
        if event.logprobs is not None:
            completion.logprobs.append(self._logprobs(event.logprobs))

    def _logprobs(self, step: TokenLogprobs) -> dict[int, Logprob]:
        """By token id, as in vLLM: the alternatives, the most likely first, then the chosen token if it is not one of them."""
        entries = {token: Logprob(value, rank, self._text(token)) for rank, (token, value) in enumerate(step.top, start=1)}
        entries[step.token_id] = Logprob(step.logprob, step.rank, self._text(step.token_id))
        return entries

    def _text(self, token: int) -> str | None:
        return None if self._tokenizer is None else self._tokenizer.token_text(token)
