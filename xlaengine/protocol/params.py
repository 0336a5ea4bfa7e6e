"""How a request's tokens are chosen and where its streams end. Names, meanings and defaults are vLLM's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from xlaengine.protocol.errors import is_int, is_number, require

SEED_LIMIT = 2**64
"""Seeds are unsigned 64-bit; a negative one down to -2**63 is taken modulo 2**64."""

GREEDY_BELOW = 1e-5
"""A smaller temperature is taken as 0 (as in vLLM): logits divided by it would leave float32's range."""

MAX_TEMPERATURE = 1e30
"""Far beyond uniform, and safely inside float32."""

MAX_REPETITION_PENALTY = 1e30
MIN_REPETITION_PENALTY = 1e-30
"""Any logit times or over one of these stays inside float32, or leaves it for an infinity of its own sign."""

MAX_COMPLETIONS = 16384
"""The most completions of one prompt (vLLM's default limit)."""

MAX_LOGPROBS = 20
"""The most alternatives a request may ask for (vLLM's default limit)."""


@dataclass(frozen=True, kw_only=True)
class SamplingParams:
    """How one request's tokens are chosen, and where its streams end. Validated on construction.

    Logits are changed in this order: `min_tokens`, `logit_bias`, `repetition_penalty`, `frequency_penalty` and
    `presence_penalty`; a greedy request takes the argmax of that. A sampled one goes on: `temperature`, `min_p`, `top_k`,
    `top_p`, one draw.

    Attributes:
        n: how many completions of the prompt, up to `MAX_COMPLETIONS`; completion ``i`` has the seed ``seed + i``.
        max_tokens: most tokens to generate, the EOS token included; None means "what is left of the capacity".
        min_tokens: no end before so many output tokens: until then EOS (also where it is ignored) and `stop_token_ids` cannot be
            chosen, and stop strings do not count.
        temperature: logits are divided by it; 0, and anything below `GREEDY_BELOW`, is greedy (exact argmax, first index on ties).
        top_k: keep the k highest logits (ties at the k-th are kept); 0 and -1 keep all.
        top_p: keep the smallest set of tokens whose probability reaches ``top_p``, in (0, 1].
        min_p: keep tokens with at least ``min_p`` times the highest probability, in [0, 1].
        repetition_penalty: logits of tokens in the prompt or the output are divided by it where positive, multiplied where
            negative (Keskar et al. 2019); 1 is off.
        presence_penalty: taken off the logits of tokens in the output, in [-2, 2].
        frequency_penalty: taken off the logits of tokens in the output once for each time they occur, in [-2, 2].
        logit_bias: token id to what is added to its logit, in [-100, 100].
        seed: the whole randomness of the request. None: the engine derives one.
        stop: strings that end a stream. The text ends before the leftmost match; the matching tokens stay in the token ids.
        stop_token_ids: tokens that end a stream, as EOS does.
        include_stop_str_in_output: keep the stop string, or the stop token's text, in the text.
        ignore_eos: go on past the model's end-of-sequence tokens.
        logprobs: None, or how many alternatives to report beside the chosen token (0 to 20).
        prompt_logprobs: the same for each prompt token but the first, which nothing comes before.

    Raises:
        InvalidRequest: a value out of its range; the message holds the value and the range.
    """

    n: int = 1
    max_tokens: int | None = 16
    min_tokens: int = 0
    temperature: float = 1.0
    top_k: int = 0
    top_p: float = 1.0
    min_p: float = 0.0
    repetition_penalty: float = 1.0
    presence_penalty: float = 0.0
    frequency_penalty: float = 0.0
    logit_bias: Mapping[int, float] | None = field(default=None, hash=False)
    seed: int | None = None
    stop: str | Sequence[str] | None = ()
    stop_token_ids: Sequence[int] | None = ()
    include_stop_str_in_output: bool = False
    ignore_eos: bool = False
    logprobs: int | None = None
    prompt_logprobs: int | None = None

    def __post_init__(self) -> None:
        self._check_lengths()
        self._check_sampling()
        self._check_penalties()
        self._check_ends()
        for name in ("logprobs", "prompt_logprobs"):
            k = getattr(self, name)
            require(
                k is None or (is_int(k) and 0 <= k <= MAX_LOGPROBS), f"{name} must be an integer in [0, {MAX_LOGPROBS}], got {k!r}", name
            )

    def _check_lengths(self) -> None:
        fits = is_int(self.n) and 1 <= self.n <= MAX_COMPLETIONS
        require(fits, f"n must be an integer in [1, {MAX_COMPLETIONS}], got {self.n!r}", "n")
        most, least = self.max_tokens, self.min_tokens
        require(most is None or (is_int(most) and most >= 1), f"max_tokens must be an integer of at least 1, got {most!r}", "max_tokens")
        require(is_int(least) and least >= 0, f"min_tokens must be an integer of at least 0, got {least!r}", "min_tokens")
        require(most is None or least <= most, f"min_tokens {least} is more than max_tokens {most}", "min_tokens")

    def _check_sampling(self) -> None:
        t = self.temperature
        require(is_number(t) and 0 <= t <= MAX_TEMPERATURE, f"temperature must be in [0, {MAX_TEMPERATURE:g}], got {t!r}", "temperature")
        k = self.top_k
        require(is_int(k) and k >= -1, f"top_k must be an integer of at least -1 (0 and -1 keep all), got {k!r}", "top_k")
        p = self.top_p
        require(is_number(p) and 0 < p <= 1, f"top_p must be in (0, 1], got {p!r}", "top_p")
        q = self.min_p
        require(is_number(q) and 0 <= q <= 1, f"min_p must be in [0, 1], got {q!r}", "min_p")
        s = self.seed
        in_range = s is None or (is_int(s) and -(SEED_LIMIT // 2) <= s < SEED_LIMIT)
        require(in_range, f"seed must be an integer in [-2**63, 2**64), got {s!r}", "seed")

    def _check_penalties(self) -> None:
        r = self.repetition_penalty
        low, high = MIN_REPETITION_PENALTY, MAX_REPETITION_PENALTY
        require(
            is_number(r) and low <= r <= high,
            f"repetition_penalty must be above 0, in [{low:g}, {high:g}], got {r!r}",
            "repetition_penalty",
        )
        for name in ("presence_penalty", "frequency_penalty"):
            value = getattr(self, name)
            require(is_number(value) and -2 <= value <= 2, f"{name} must be in [-2, 2], got {value!r}", name)
        bias = {} if self.logit_bias is None else self.logit_bias
        require(isinstance(bias, Mapping), f"logit_bias must map token ids to numbers, got {bias!r}", "logit_bias")
        for token, value in bias.items():
            require(is_int(token) and token >= 0, f"logit_bias: {token!r} is no token id", "logit_bias")
            require(
                is_number(value) and -100 <= value <= 100,
                f"logit_bias of token {token} must be in [-100, 100], got {value!r}",
                "logit_bias",
            )
        self._set(logit_bias={int(token): float(value) for token, value in bias.items()} or None)

    def _check_ends(self) -> None:
        stop = () if self.stop is None else (self.stop,) if isinstance(self.stop, str) else self.stop
        fits = isinstance(stop, Sequence) and all(isinstance(s, str) and s for s in stop)
        require(fits, f"stop must be a string or a list of strings, none of them empty, got {self.stop!r}", "stop")
        ids = () if self.stop_token_ids is None else self.stop_token_ids
        fits = isinstance(ids, Sequence) and not isinstance(ids, (str, bytes)) and all(is_int(i) and i >= 0 for i in ids)
        require(fits, f"stop_token_ids must be a list of token ids, got {self.stop_token_ids!r}", "stop_token_ids")
        self._set(stop=tuple(stop), stop_token_ids=tuple(int(i) for i in ids))
        for name in ("include_stop_str_in_output", "ignore_eos"):
            require(isinstance(getattr(self, name), bool), f"{name} must be true or false, got {getattr(self, name)!r}", name)

    def _set(self, **normalised: Any) -> None:
        for name, value in normalised.items():
            object.__setattr__(self, name, value)

    @property
    def greedy(self) -> bool:
        return self.temperature < GREEDY_BELOW

    @property
    def stop_strings(self) -> tuple[str, ...]:
        """`stop` as it is after validation."""
        return tuple(self.stop or ())

    @property
    def changes_logits(self) -> bool:
        """Whether anything but temperature and filters is asked for: `min_tokens`, `logit_bias`, or a penalty."""
        penalties = (self.repetition_penalty, self.presence_penalty, self.frequency_penalty)
        return self.min_tokens > 0 or bool(self.logit_bias) or penalties != (1.0, 0.0, 0.0)
