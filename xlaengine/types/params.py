"""Sampling parameters of a request. Names, meanings and defaults are vLLM's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from numbers import Real
from typing import Any

from xlaengine.types.errors import InvalidRequest, is_int, is_number, require, require_characters
from xlaengine.types.words import shown

SEED_LIMIT = 2**64
"""Seeds are unsigned 64-bit; negative ones down to -2**63 are taken modulo 2**64."""

GREEDY_BELOW = 1e-5
"""A smaller temperature is taken as 0: logits divided by it would exceed float32's range."""

MAX_TEMPERATURE = 1e30
"""Far beyond uniform, and safely inside float32."""

MAX_REPETITION_PENALTY = 1e30
MIN_REPETITION_PENALTY = 1e-30
"""A logit multiplied or divided by these stays in float32, or becomes an infinity of its sign."""

MAX_COMPLETIONS = 16384
"""The most completions of one prompt (vLLM's default limit)."""

MAX_LOGPROBS = 20
"""The most alternatives a request may ask for (vLLM's default limit)."""

_PLAIN = frozenset({int, float, bool, str, type(None), tuple, list, dict})


def _require_float(value: object, what: str, param: str) -> None:
    """
    Raises:
        InvalidRequest: the type of ``value`` is not that of a real number. `decimal.Decimal` and arrays are not.
    """
    fits = isinstance(value, Real) and not isinstance(value, bool)
    require(fits, f"{what} must be a float or an integer, got {shown(value)}, of type {type(value).__name__}", param)


@dataclass(frozen=True, kw_only=True)
class SamplingParams:
    """How a request's tokens are chosen, and where its streams end. Validated on construction.

    Logits are changed in this order: `min_tokens`, `logit_bias`, `repetition_penalty`, `frequency_penalty` and `presence_penalty`. A greedy
    request takes the argmax. Otherwise `temperature`, `min_p`, `top_k` and `top_p` follow, then one draw.

    Attributes:
        n: number of completions, up to `MAX_COMPLETIONS`; completion ``i`` has the seed ``seed + i``.
        max_tokens: most tokens to generate, EOS included; None: what is left of the capacity.
        min_tokens: the first ``min_tokens`` output tokens are never EOS (even if ignored) or one of `stop_token_ids`, and a stop string
            that they complete does not end the stream.
        temperature: logits are divided by it; below `GREEDY_BELOW` the choice is greedy (exact argmax, first index on ties).
        top_k: keep the k highest logits, ties at the k-th included; 0 and -1 keep all.
        top_p: keep the smallest set of tokens whose probability reaches ``top_p``, in (0, 1].
        min_p: keep tokens with at least ``min_p`` times the highest probability, in [0, 1].
        repetition_penalty: positive logits of tokens in the prompt or the output are divided by it, negative ones multiplied (Keskar et
            al. 2019); 1 is off.
        presence_penalty: subtracted from the logits of tokens in the output, in [-2, 2].
        frequency_penalty: the same, once for each time that the token occurs, in [-2, 2].
        logit_bias: token id to what is added to its logit, in [-100, 100].
        seed: all randomness of the request. None: the engine derives one.
        stop: strings that end a stream. The text ends before the leftmost match; the matching tokens stay in the token ids.
        stop_token_ids: tokens that end a stream, as EOS does.
        include_stop_str_in_output: keep the stop string, or the stop token's text, in the text.
        ignore_eos: EOS does not end a stream.
        logprobs: None, or the number of alternatives to report besides the chosen token (0 to 20).
        prompt_logprobs: the same for each prompt token except the first.

    Raises:
        InvalidRequest: a value is out of its range; the message holds both.
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
        self._make_plain()
        self._check_lengths()
        self._check_sampling()
        self._check_penalties()
        self._check_ends()
        for name in ("logprobs", "prompt_logprobs"):
            k = getattr(self, name)
            self._require(name, k is None or (is_int(k) and 0 <= k <= MAX_LOGPROBS), f"be an integer in [0, {MAX_LOGPROBS}]")

    def _require(self, name: str, ok: bool, what: str) -> None:
        if not ok:  # the message is made only then: a job of many lines checks many fields
            value = getattr(self, name)
            of_type = "" if type(value) in _PLAIN else f", of type {type(value).__name__}"
            raise InvalidRequest(f"{name} must {what}, got {shown(value) if of_type else repr(value)}{of_type}", param=name)

    def _require_number(self, name: str, ok: bool, what: str) -> None:
        """As `_require`, but refuses a value that is not a float or an integer for its type: its range says nothing."""
        if not ok:
            _require_float(getattr(self, name), name, name)
            self._require(name, ok, what)

    def _make_plain(self) -> None:
        """Makes NumPy's numbers Python's: a sum of narrow integers, such as prompt + ``max_tokens``, would wrap around."""
        for name, value in tuple(vars(self).items()):
            if type(value) not in _PLAIN and is_number(value):
                self._set(**{name: int(value) if is_int(value) else float(value)})

    def _check_lengths(self) -> None:
        self._require("n", is_int(self.n) and 1 <= self.n <= MAX_COMPLETIONS, f"be an integer in [1, {MAX_COMPLETIONS}]")
        most, least = self.max_tokens, self.min_tokens
        self._require("max_tokens", most is None or (is_int(most) and most >= 1), "be an integer of at least 1")
        self._require("min_tokens", is_int(least) and least >= 0, "be an integer of at least 0")
        require(most is None or least <= most, f"min_tokens {least} is more than max_tokens {most}", "min_tokens")

    def _check_sampling(self) -> None:
        t, k, p, q, s = self.temperature, self.top_k, self.top_p, self.min_p, self.seed
        self._require_number("temperature", is_number(t) and 0 <= t <= MAX_TEMPERATURE, f"be in [0, {MAX_TEMPERATURE:g}]")
        self._require("top_k", is_int(k) and k >= -1, "be an integer of at least -1 (0 and -1 keep all)")
        self._require_number("top_p", is_number(p) and 0 < p <= 1, "be in (0, 1]")
        self._require_number("min_p", is_number(q) and 0 <= q <= 1, "be in [0, 1]")
        self._require("seed", s is None or (is_int(s) and -(SEED_LIMIT // 2) <= s < SEED_LIMIT), "be an integer in [-2**63, 2**64)")

    def _check_penalties(self) -> None:
        r, low, high = self.repetition_penalty, MIN_REPETITION_PENALTY, MAX_REPETITION_PENALTY
        self._require_number("repetition_penalty", is_number(r) and low <= r <= high, f"be above 0, in [{low:g}, {high:g}]")
        for name in ("presence_penalty", "frequency_penalty"):
            value = getattr(self, name)
            self._require_number(name, is_number(value) and -2 <= value <= 2, "be in [-2, 2]")
        bias = {} if self.logit_bias is None else self.logit_bias
        self._require("logit_bias", isinstance(bias, Mapping), "map token ids to numbers")
        for token, value in bias.items():
            require(is_int(token) and token >= 0, f"logit_bias: {token!r} is not a token id", "logit_bias")
            if not (is_number(value) and -100 <= value <= 100):
                _require_float(value, f"logit_bias of token {token}", "logit_bias")
                raise InvalidRequest(f"logit_bias of token {token} must be in [-100, 100], got {value!r}", param="logit_bias")
        self._set(logit_bias={int(token): float(value) for token, value in bias.items()} or None)

    def _check_ends(self) -> None:
        stop = () if self.stop is None else (self.stop,) if isinstance(self.stop, str) else self.stop
        fits = isinstance(stop, Sequence) and all(isinstance(s, str) and s for s in stop)
        self._require("stop", fits, "be a string or a list of strings, none of them empty")
        for place, string in enumerate(stop):
            require_characters(string, f"stop string {place}", "stop")
        ids = () if self.stop_token_ids is None else self.stop_token_ids
        fits = isinstance(ids, Sequence) and not isinstance(ids, (str, bytes)) and all(is_int(i) and i >= 0 for i in ids)
        self._require("stop_token_ids", fits, "be a list of token ids")
        self._set(stop=tuple(stop), stop_token_ids=tuple(int(i) for i in ids))
        for name in ("include_stop_str_in_output", "ignore_eos"):
            self._require(name, isinstance(getattr(self, name), bool), "be true or false")

    def _set(self, **normalised: Any) -> None:
        for name, value in normalised.items():
            object.__setattr__(self, name, value)

    @property
    def greedy(self) -> bool:
        return self.temperature < GREEDY_BELOW

    @property
    def stop_strings(self) -> tuple[str, ...]:
        return tuple(self.stop or ())

    @property
    def changes_logits(self) -> bool:
        """Whether `min_tokens`, `logit_bias` or a penalty changes logits."""
        penalties = (self.repetition_penalty, self.presence_penalty, self.frequency_penalty)
        return self.min_tokens > 0 or bool(self.logit_bias) or penalties != (1.0, 0.0, 0.0)
