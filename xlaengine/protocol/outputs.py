"""What comes back: events as the engine emits them, and outputs as users see them, shaped like vLLM's."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Literal

from xlaengine.protocol.request import StreamId

FinishReason = Literal["stop", "length", "abort", "error"]
"""Ended by EOS, a stop token or a stop string; by its length; by the user; by a fault."""

Progress = Callable[[str, int, int | None], None]
"""Called as ``progress(phase, done, total)``; ``total`` is None where it is not known. Who calls says in what unit."""


@dataclass(frozen=True)
class Logprob:
    """One token's log-probability under the raw (unfiltered, temperature 1) distribution; ``rank`` counts from 1."""

    logprob: float
    rank: int
    decoded_token: str | None = None


@dataclass(frozen=True)
class TokenLogprobs:
    """Log-probabilities at one position: the token that stands there, and the top k in falling order."""

    token_id: int
    logprob: float
    rank: int
    top: tuple[tuple[int, float], ...] = ()


@dataclass(frozen=True)
class TokenEvent:
    """One committed token of one stream, in stream order.

    Attributes:
        stream_id: whose token it is.
        index: 0 for the first generated token.
        token_id: the token; the one that ends the stream is an event too.
        text: what has become certain of the text with it. All of a stream's together are the completion's text: half characters
            and the beginnings of stop strings are held back.
        finish_reason: set on the stream's last event, and only there.
        stop_reason: the stop string or the stop token that ended it; None for EOS.
    """

    stream_id: StreamId
    index: int
    token_id: int
    text: str = ""
    logprobs: TokenLogprobs | None = None
    finish_reason: FinishReason | None = None
    stop_reason: str | int | None = None

    @property
    def request_id(self) -> str:
        return self.stream_id.request_id


@dataclass(frozen=True)
class PromptEvent:
    """Log-probabilities of a request's prompt tokens but the first, before its first token. Only where they were asked for."""

    stream_id: StreamId
    logprobs: tuple[TokenLogprobs, ...]
    index: ClassVar[None] = None
    text: ClassVar[str] = ""
    finish_reason: ClassVar[None] = None
    stop_reason: ClassVar[None] = None

    @property
    def request_id(self) -> str:
        return self.stream_id.request_id


@dataclass(frozen=True)
class EndEvent:
    """The end of a stream that no token brought: cancelled (``abort``) or failed (``error``, and why). Nothing follows it."""

    stream_id: StreamId
    finish_reason: FinishReason
    message: str | None = None
    text: str = ""
    index: ClassVar[None] = None
    stop_reason: ClassVar[None] = None

    @property
    def request_id(self) -> str:
        return self.stream_id.request_id


Event = TokenEvent | PromptEvent | EndEvent
"""All have ``request_id``, ``stream_id``, ``index``, ``text``, ``finish_reason`` and ``stop_reason``, empty where they say nothing."""


def ends(event: Event) -> bool:
    """Whether it is its stream's last."""
    return event.finish_reason is not None


@dataclass(frozen=True)
class CompletionOutput:
    """One generated completion, shaped like vLLM's.

    Attributes:
        index: which of the request's ``n`` completions.
        text: decoded text without what stopped it.
        token_ids: generated ids, the one that ended the stream included.
        logprobs: a dict a position, ``{token_id: Logprob}``, or None if not asked for.
        stop_reason: the stop string or the stop token that ended it; None for EOS and other ends.
        seed: with it, this completion can be generated alone.
    """

    index: int
    text: str
    token_ids: tuple[int, ...]
    logprobs: tuple[dict[int, Logprob], ...] | None = None
    finish_reason: FinishReason | None = None
    stop_reason: str | int | None = None
    seed: int = 0

    @property
    def cumulative_logprob(self) -> float | None:
        if self.logprobs is None:
            return None
        return math.fsum(step[t].logprob for step, t in zip(self.logprobs, self.token_ids, strict=True))


@dataclass(frozen=True)
class RequestOutput:
    """A request and what has come of it so far, shaped like vLLM's.

    Attributes:
        prompt_logprobs: a dict a prompt token, None for the first; or None if not asked for.
        seed: the seed that was used: with it the request can be replayed alone.
        error: what went wrong, where a completion's ``finish_reason`` is ``error``.
    """

    request_id: str
    prompt: str | None
    prompt_token_ids: tuple[int, ...]
    outputs: tuple[CompletionOutput, ...] = ()
    finished: bool = False
    prompt_logprobs: tuple[dict[int, Logprob] | None, ...] | None = None
    seed: int = 0
    error: str | None = None
