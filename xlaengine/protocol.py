"""Plain data that crosses room borders: what a user asks for, and what comes back.

Nothing here computes, and nothing here imports jax: a request is immutable, an
output is a value. Names and defaults are vLLM's where vLLM has one.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from numbers import Integral, Real
from typing import Literal

FinishReason = Literal["stop", "length"]

Progress = Callable[[str, int, int | None], None]
"""Called as ``progress(phase, done, total)``; ``total`` is None where it is not known. Who calls says in what unit."""

SEED_LIMIT = 2**64
"""Seeds are unsigned 64-bit; a negative one down to -2**63 is taken modulo 2**64."""

GREEDY_BELOW = 1e-5
"""A smaller temperature is taken as 0 (as in vLLM): logits divided by it would leave float32's range."""

MAX_TEMPERATURE = 1e30
"""Far beyond uniform, and safely inside float32."""

MAX_LOGPROBS = 20
"""The most alternatives a request may ask for (vLLM's default limit)."""


class InvalidRequest(ValueError):
    """A request that cannot be served. Raised before anything is mutated.

    Args:
        message: one sentence with the numbers in it.
        code: a stable word for programs, e.g. ``"invalid_value"``, ``"context_length_exceeded"``.
        param: the field that is wrong, if it is one field.
    """

    def __init__(self, message: str, *, code: str = "invalid_value", param: str | None = None):
        super().__init__(message)
        self.message = message
        self.code = code
        self.param = param


def _require(ok: bool, message: str, param: str) -> None:
    if not ok:
        raise InvalidRequest(message, param=param)


def _is_int(x: object) -> bool:
    """An integer, numpy's too (token ids often come in arrays), and no bool."""
    return isinstance(x, Integral) and not isinstance(x, bool)


def _is_number(x: object) -> bool:
    # The bound keeps out NaN, infinity, and integers that no float can hold.
    return isinstance(x, Real) and not isinstance(x, bool) and bool(abs(x) <= sys.float_info.max)  # pyright: ignore


@dataclass(frozen=True, kw_only=True)
class SamplingParams:
    """How one request's tokens are chosen. Validated on construction.

    Attributes:
        max_tokens: most tokens to generate, the EOS token included; None means "what is left of the capacity".
        temperature: logits are divided by it; 0, and anything below `GREEDY_BELOW`, is greedy (exact argmax, first index on ties).
        top_k: keep the k highest logits (ties at the k-th are kept); 0 and -1 keep all.
        top_p: keep the smallest set of tokens whose probability reaches ``top_p``, in (0, 1].
        min_p: keep tokens with at least ``min_p`` times the highest probability, in [0, 1].
        seed: the whole randomness of the request. None: the engine derives one.
        ignore_eos: go on past the model's end-of-sequence tokens.
        logprobs: None, or how many alternatives to report beside the chosen token (0 to 20).

    Raises:
        InvalidRequest: a value out of its range; the message holds the value and the range.
    """

    max_tokens: int | None = 16
    temperature: float = 1.0
    top_k: int = 0
    top_p: float = 1.0
    min_p: float = 0.0
    seed: int | None = None
    ignore_eos: bool = False
    logprobs: int | None = None

    def __post_init__(self) -> None:
        m = self.max_tokens
        _require(m is None or (_is_int(m) and m >= 1), f"max_tokens must be an integer of at least 1, got {m!r}", "max_tokens")
        t = self.temperature
        _require(_is_number(t) and 0 <= t <= MAX_TEMPERATURE, f"temperature must be in [0, {MAX_TEMPERATURE:g}], got {t!r}", "temperature")
        k = self.top_k
        _require(_is_int(k) and k >= -1, f"top_k must be an integer of at least -1 (0 and -1 keep all), got {k!r}", "top_k")
        p = self.top_p
        _require(_is_number(p) and 0 < p <= 1, f"top_p must be in (0, 1], got {p!r}", "top_p")
        q = self.min_p
        _require(_is_number(q) and 0 <= q <= 1, f"min_p must be in [0, 1], got {q!r}", "min_p")
        s = self.seed
        _require(
            s is None or (_is_int(s) and -(SEED_LIMIT // 2) <= s < SEED_LIMIT),
            f"seed must be an integer in [-2**63, 2**64), got {s!r}",
            "seed",
        )
        _require(isinstance(self.ignore_eos, bool), f"ignore_eos must be true or false, got {self.ignore_eos!r}", "ignore_eos")
        n = self.logprobs
        _require(
            n is None or (_is_int(n) and 0 <= n <= MAX_LOGPROBS),
            f"logprobs must be an integer in [0, {MAX_LOGPROBS}], got {n!r}",
            "logprobs",
        )

    @property
    def greedy(self) -> bool:
        return self.temperature < GREEDY_BELOW


@dataclass(frozen=True, kw_only=True)
class Request:
    """What a user asks for, tokenized and complete: it can be replayed alone from these fields.

    Attributes:
        request_id: unique among the engine's live requests.
        prompt_token_ids: at least one id.
        params: ``max_tokens`` and ``seed`` are set here, never None.
        prompt: the text the ids came from, if they came from text.

    Raises:
        InvalidRequest: there is no prompt token, or ``max_tokens`` or ``seed`` is missing.
    """

    request_id: str
    prompt_token_ids: tuple[int, ...]
    params: SamplingParams
    prompt: str | None = None

    def __post_init__(self) -> None:
        ids = self.prompt_token_ids
        _require(len(ids) > 0, "the prompt is empty: at least one token is needed", "prompt")
        bad = next((i for i in ids if not _is_int(i)), 0)
        _require(_is_int(bad), f"token ids must be integers, got {bad!r}", "prompt")
        _require(self.params.max_tokens is not None, "max_tokens must be set on a request", "max_tokens")
        _require(self.params.seed is not None, "seed must be set on a request", "seed")

    @property
    def max_tokens(self) -> int:
        return self.params.max_tokens or 0

    @property
    def seed(self) -> int:
        return self.params.seed or 0


@dataclass(frozen=True)
class Logprob:
    """One token's log-probability under the raw (unfiltered, temperature 1) distribution; ``rank`` counts from 1."""

    logprob: float
    rank: int
    decoded_token: str | None = None


@dataclass(frozen=True)
class TokenLogprobs:
    """Log-probabilities at one output position: the chosen token, and the top k in falling order."""

    token_id: int
    logprob: float
    rank: int
    top: tuple[tuple[int, float], ...] = ()


@dataclass(frozen=True)
class TokenEvent:
    """One committed token of one request, in stream order.

    Attributes:
        request_id: whose token it is.
        index: 0 for the first generated token.
        token_id: the token; the EOS token too is an event.
        finish_reason: set on the request's last event, and only there.
    """

    request_id: str
    index: int
    token_id: int
    logprobs: TokenLogprobs | None = None
    finish_reason: FinishReason | None = None


@dataclass(frozen=True)
class CompletionOutput:
    """One generated completion, shaped like vLLM's.

    Attributes:
        index: which of the request's completions (always 0 while ``n`` is 1).
        text: decoded text without the EOS token.
        token_ids: generated ids, EOS included.
        logprobs: a dict a position, ``{token_id: Logprob}``, or None if not asked for.
    """

    index: int
    text: str
    token_ids: tuple[int, ...]
    logprobs: tuple[dict[int, Logprob], ...] | None = None
    finish_reason: FinishReason | None = None

    @property
    def cumulative_logprob(self) -> float | None:
        if self.logprobs is None:
            return None
        return math.fsum(step[t].logprob for step, t in zip(self.logprobs, self.token_ids, strict=True))


@dataclass(frozen=True)
class RequestOutput:
    """A request and what has come of it so far, shaped like vLLM's.

    Attributes:
        seed: the seed that was used: with it the stream can be replayed alone.
    """

    request_id: str
    prompt: str | None
    prompt_token_ids: tuple[int, ...]
    outputs: tuple[CompletionOutput, ...] = field(default=())
    finished: bool = False
    seed: int = 0
