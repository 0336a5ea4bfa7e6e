"""Events of an engine, and outputs of requests, shaped like vLLM's."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from xlaengine.types.request import StreamId

if TYPE_CHECKING:
    import numpy as np  # a client of the daemon does without it

FinishReason = Literal["stop", "length", "abort", "error"]
"""Ended by EOS, a stop token or a stop string; by its length; by the user; by a fault."""

Progress = Callable[[str, int, int | None], None]
"""Called as ``progress(phase, done, total)``; ``total`` is None if unknown. The unit depends on the phase."""


@dataclass(frozen=True)
class Logprob:
    """A token's log-probability in the unfiltered distribution at temperature 1; ``rank`` counts from 1."""

    logprob: float
    rank: int
    decoded_token: str | None = None


@dataclass(frozen=True)
class TokenLogprobs:
    """Log-probabilities at one position: of its token, and the k highest, in falling order."""

    token_id: int
    logprob: float
    rank: int
    top: tuple[tuple[int, float], ...] = ()


class _OfStream:
    stream_id: StreamId

    @property
    def request_id(self) -> str:
        return self.stream_id.request_id


@dataclass(frozen=True)
class TokenEvent(_OfStream):
    """One committed token of a stream.

    Attributes:
        index: 0 for the first generated token.
        token_id: the token; the one that ends the stream is an event too.
        text: new text that is certain. The texts of a stream's events are the completion's text.
        finish_reason: set on the stream's last event only.
        stop_reason: the stop string or stop token that ended the stream; None for EOS.
        routed_experts: on the last event only, as `CompletionOutput` has it.
    """

    stream_id: StreamId
    index: int
    token_id: int
    text: str = ""
    logprobs: TokenLogprobs | None = None
    finish_reason: FinishReason | None = None
    stop_reason: str | int | None = None
    routed_experts: np.ndarray | None = field(default=None, compare=False)


@dataclass(frozen=True)
class PromptEvent(_OfStream):
    """Log-probabilities of the prompt tokens after the first, if asked for. It comes before the first token."""

    stream_id: StreamId
    logprobs: tuple[TokenLogprobs, ...]
    index: ClassVar[None] = None
    text: ClassVar[str] = ""
    finish_reason: ClassVar[None] = None
    stop_reason: ClassVar[None] = None


@dataclass(frozen=True)
class EndEvent(_OfStream):
    """The end of a stream without a token: cancelled (``abort``) or failed (``error``, with a message). No event follows."""

    stream_id: StreamId
    finish_reason: FinishReason
    message: str | None = None
    text: str = ""
    index: ClassVar[None] = None
    stop_reason: ClassVar[None] = None


Event = TokenEvent | PromptEvent | EndEvent
"""All have ``request_id``, ``stream_id``, ``index``, ``text``, ``finish_reason`` and ``stop_reason``, which may be empty."""


def ends(event: Event) -> bool:
    """Whether it is the last event of its stream."""
    return event.finish_reason is not None


@dataclass(frozen=True)
class CompletionOutput:
    """One generated completion, shaped like vLLM's.

    Attributes:
        index: which of the request's ``n`` completions.
        text: without the stop string.
        token_ids: generated ids, the one that ended the stream included.
        logprobs: for each position ``{token_id: Logprob}``, or None if not asked for.
        stop_reason: the stop string or stop token that ended it; None for other ends.
        seed: generates this completion alone. It does not count for equality: a greedy request without a seed gets one from its number.
        routed_experts: the experts that each token took, the best one first: ``[tokens, layers, top k]`` for all prompt tokens and all
            generated ones but the last, which no layer has seen. uint8 for up to 256 experts, uint16 for more; zeros in layers without
            experts. None without ``enable_return_routed_experts``, until the completion has finished, and if it was cut short.
    """

    index: int
    text: str
    token_ids: tuple[int, ...]
    logprobs: tuple[dict[int, Logprob], ...] | None = None
    finish_reason: FinishReason | None = None
    stop_reason: str | int | None = None
    seed: int = field(default=0, compare=False)
    routed_experts: np.ndarray | None = field(default=None, compare=False)

    @property
    def cumulative_logprob(self) -> float | None:
        if self.logprobs is None:
            return None
        return math.fsum(step[t].logprob for step, t in zip(self.logprobs, self.token_ids, strict=True))


@dataclass(frozen=True)
class RequestOutput:
    """A request and its completions so far, shaped like vLLM's.

    Attributes:
        prompt_logprobs: for each prompt token ``{token_id: Logprob}``, None for the first; or None if not asked for.
        seed: replays the request.
        error: the message, if a completion's ``finish_reason`` is ``error``.
    """

    request_id: str
    prompt: str | None
    prompt_token_ids: tuple[int, ...]
    outputs: tuple[CompletionOutput, ...] = ()
    finished: bool = False
    prompt_logprobs: tuple[dict[int, Logprob] | None, ...] | None = None
    seed: int = 0
    error: str | None = None
