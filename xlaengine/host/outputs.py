"""Token events into what users see: ids, text and log-probabilities of each request so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from xlaengine.host.text import Detokenizer, Tokenizer
from xlaengine.protocol import CompletionOutput, Logprob, Request, RequestOutput, TokenEvent, TokenLogprobs


@dataclass
class _Partial:
    request: Request
    detokenizer: Detokenizer | None
    every_token: bool
    text: str = ""
    token_ids: list[int] = field(default_factory=list)
    logprobs: list[dict[int, Logprob]] = field(default_factory=list)


class OutputBook:
    """The open requests' outputs.

    Args:
        tokenizer: None leaves every text empty.
        eos_token_ids: tokens that end a stream; one that did is in ``token_ids`` and not in ``text``.
    """

    def __init__(self, tokenizer: Tokenizer | None, eos_token_ids: tuple[int, ...]):
        self._tokenizer = tokenizer
        self._eos = frozenset(eos_token_ids)
        self._open: dict[str, _Partial] = {}

    @property
    def open_ids(self) -> list[str]:
        """Requests that have not finished, oldest first."""
        return list(self._open)

    def open(self, request: Request, *, every_token: bool = True) -> None:
        """Begin a request's output. Without ``every_token`` only its last event gives one: each is a copy of all so far."""
        detokenizer = None if self._tokenizer is None else Detokenizer(self._tokenizer)
        self._open[request.request_id] = _Partial(request, detokenizer, every_token)

    def close(self, request_id: str) -> None:
        """Forget a request, finished or not."""
        self._open.pop(request_id, None)

    def apply(self, event: TokenEvent) -> RequestOutput | None:
        """The request's output with this event in it, where one is due; a finished request leaves the book."""
        partial = self._open[event.request_id]
        partial.token_ids.append(event.token_id)
        if event.logprobs is not None:
            partial.logprobs.append(self._logprobs(event.logprobs))
        if partial.detokenizer is not None:
            if not (event.finish_reason == "stop" and event.token_id in self._eos):
                partial.text += partial.detokenizer.push(event.token_id)
            if event.finish_reason is not None:
                partial.text += partial.detokenizer.flush()
        if event.finish_reason is not None:
            self.close(event.request_id)
        return _output(partial, event) if partial.every_token or event.finish_reason is not None else None

    def _logprobs(self, step: TokenLogprobs) -> dict[int, Logprob]:
        """vLLM's shape: the alternatives in falling order, and the chosen token, which may be one of them."""
        entries = {token: Logprob(value, rank, self._text(token)) for rank, (token, value) in enumerate(step.top, start=1)}
        entries[step.token_id] = Logprob(step.logprob, step.rank, self._text(step.token_id))
        return entries

    def _text(self, token: int) -> str | None:
        return None if self._tokenizer is None else self._tokenizer.token_text(token)


def _output(partial: _Partial, event: TokenEvent) -> RequestOutput:
    request = partial.request
    completion = CompletionOutput(
        index=0,
        text=partial.text,
        token_ids=tuple(partial.token_ids),
        logprobs=tuple(partial.logprobs) if request.params.logprobs is not None else None,
        finish_reason=event.finish_reason,
    )
    return RequestOutput(
        request_id=request.request_id,
        prompt=request.prompt,
        prompt_token_ids=request.prompt_token_ids,
        outputs=(completion,),
        finished=event.finish_reason is not None,
        seed=request.seed,
    )
