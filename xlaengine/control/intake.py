"""Makes a complete request from a user's prompt and parameters, or refuses it with the numbers in the message."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from xlaengine.config import EngineConfig
from xlaengine.text import ChatRenderer, Tokenizer
from xlaengine.text.stop import end_tokens
from xlaengine.types import InvalidRequest, Request, SamplingParams
from xlaengine.types.words import plural, shown

Prompt = str | Sequence[int] | Mapping[str, Any]
"""Text, token ids, or one of them in a dict under ``prompt`` or ``prompt_token_ids``."""

Messages = Sequence[Mapping[str, Any]]


_KEYS = "prompt_token_ids", "prompt"
"""Keys of a prompt that is a dict. If both are there, the ids count."""


class Intake:
    """Completes and checks requests for one engine.

    Args:
        vocab: V; token ids are below it.
        eos_token_ids: the model's.
        tokenizer: the model's; with None prompts must be token ids.
        chat_date: `Settings.chat_date`.
    """

    def __init__(
        self,
        config: EngineConfig,
        vocab: int,
        eos_token_ids: Collection[int],
        tokenizer: Tokenizer | None = None,
        chat_date: str | None = None,
    ):
        self.config = config
        self.vocab = vocab
        self._eos = eos_token_ids
        self.tokenizer = tokenizer
        self._number = 0
        self._chat = ChatRenderer(chat_date)

    def close(self) -> None:
        """End the process that renders chat templates, if there is one."""
        self._chat.close()

    def number(self, asked: Sequence[tuple[Prompt | None, Messages | None, SamplingParams]], taken: Collection[str] = ()) -> list[Request]:
        """Complete requests. Their ids are the next numbers that are not ``taken``. Each element has the arguments of `make`.

        Raises:
            InvalidRequest: one of them cannot be served. The message has its index, if there are several. No number is used.
        """
        numbers = (number for number in itertools.count(self._number) if str(number) not in taken)
        next_number, requests = self._number, []
        for i, arguments in enumerate(asked):
            number = next(numbers)
            try:
                requests.append(self.make(str(number), *arguments))
            except InvalidRequest as error:
                which = "messages" if arguments[0] is None else "prompts"
                raise error if len(asked) == 1 else error.of(f"{which}[{i}]") from None
            next_number = number + 1
        self._number = next_number
        return requests

    def make(
        self, request_id: str, prompt: Prompt | None, messages: Messages | None, params: SamplingParams, *, clip: bool = False
    ) -> Request:
        """A complete request: tokenized, with ``max_tokens`` and ``seed``, checked.

        Args:
            prompt, messages: exactly one of them.
            clip: lower ``max_tokens`` to what the prompt leaves of ``max_model_len``.

        Raises:
            InvalidRequest: it cannot be served.
        """
        if not isinstance(params, SamplingParams):
            raise InvalidRequest(f"params must be SamplingParams(...), got {shown(params)}", code="invalid_type", param="params")
        text, ids = self._prompt_ids(prompt, messages)
        self._require_fits(plural(len(ids), "token"), len(ids), "messages" if prompt is None else "prompt")
        left = self.config.max_model_len - len(ids)
        seed = params.seed if params.seed is not None else derived_seed(self.config.seed, request_id)
        most = left if params.max_tokens is None else min(params.max_tokens, left) if clip else params.max_tokens
        request = Request(request_id=request_id, prompt_token_ids=ids, params=replace(params, max_tokens=most, seed=seed), prompt=text)
        self.validate(request)
        return request

    def _prompt_ids(self, prompt: Prompt | None, messages: Messages | None) -> tuple[str | None, tuple[int, ...]]:
        if (prompt is None) == (messages is None):
            raise InvalidRequest("exactly one of prompt and messages must be given", param="prompt")
        if isinstance(prompt, Mapping):  # as in vLLM
            prompt = _of_mapping(prompt)
        if hasattr(prompt, "tolist"):  # an array of NumPy, JAX or PyTorch
            prompt = cast(Any, prompt).tolist()
        if prompt is not None and not isinstance(prompt, str):
            # bytes would pass as small token ids
            if isinstance(prompt, (Mapping, bytes, bytearray)) or not isinstance(prompt, Iterable):
                raise InvalidRequest(f"a prompt is text or a list of token ids, got {type(prompt).__name__}", param="prompt")
            return None, tuple(prompt)
        tokenizer = self.tokenizer
        if tokenizer is None:
            raise InvalidRequest("this model has no tokenizer: give the prompt as token ids", param="prompt")
        if messages is None:
            return prompt, self._encoded(tokenizer, prompt or "", "prompt")
        named: Mapping[str, Any] = {"bos_token": tokenizer.bos_token, "eos_token": tokenizer.eos_token, **tokenizer.other_tokens}
        text = self._chat.render(tokenizer.chat_template, messages, **named)
        return text, self._encoded(tokenizer, text, "messages")

    def _encoded(self, tokenizer: Tokenizer, text: str, param: str) -> tuple[int, ...]:
        """Refuses a text that is too long before it is tokenized: tokenizing 16 MB took 80 s and 5 GB."""
        least = tokenizer.least_tokens(text)
        self._require_fits(f"{plural(len(text), 'character')}, {plural(least, 'token')} at least,", least, param)
        return tuple(tokenizer.encode(text, add_special_tokens=param == "prompt"))

    def _require_fits(self, of_what: str, tokens: int, param: str) -> None:
        if tokens >= self.config.max_model_len:
            raise InvalidRequest(
                f"prompt of {of_what} leaves no room for output in max_model_len {self.config.max_model_len}",
                code="context_length_exceeded",
                param=param,
            )

    def validate(self, request: Request) -> None:
        """Check a request. One that was accepted under the same limits is not checked again.

        Raises:
            InvalidRequest: token ids outside the vocabulary, more tokens than a slot holds, more log-probabilities than compiled for, or
                stop strings without a tokenizer.
        """
        if request.accepted != (limits := self._limits):
            self._check(request)
            object.__setattr__(request, "accepted", limits)

    @property
    def _limits(self) -> tuple[object, ...]:
        """The values, besides the request, that `_check` depends on."""
        config = self.config
        tokenizes = self.tokenizer is not None
        return config.max_model_len, config.max_logprobs, config.prompt_logprobs, self.vocab, frozenset(self._eos), tokenizes

    def _check(self, request: Request) -> None:
        ids, params, most = request.prompt_token_ids, request.params, self.config.max_model_len
        self._require_in_vocabulary("prompt", "token id", ids)
        self._require_in_vocabulary("stop_token_ids", "stop token", params.stop_token_ids or ())
        self._require_in_vocabulary("logit_bias", "logit_bias: token", params.logit_bias or ())
        if (total := len(ids) + request.max_tokens) > most:
            default = " (the default)" if request.max_tokens == SamplingParams.max_tokens else ""
            raise InvalidRequest(
                f"prompt of {plural(len(ids), 'token')} + max_tokens {request.max_tokens}{default} = {total} exceeds max_model_len {most}",
                code="context_length_exceeded",
                param="max_tokens",
            )
        if params.min_tokens and len(end_tokens(params, self._eos).barred) >= self.vocab:
            raise InvalidRequest(
                f"min_tokens {params.min_tokens} leaves no token to choose: all {self.vocab} are stop tokens", param="min_tokens"
            )
        if params.stop and self.tokenizer is None:
            raise InvalidRequest("stop strings are matched on text, and this model has no tokenizer: give stop_token_ids", param="stop")
        self._require_compiled("logprobs", params.logprobs)
        self._require_compiled("prompt_logprobs", params.prompt_logprobs)
        if params.prompt_logprobs is not None and not self.config.prompt_logprobs:
            raise InvalidRequest(
                f"prompt_logprobs {params.prompt_logprobs} was asked for, this engine was built without: give LLM(prompt_logprobs=True)",
                param="prompt_logprobs",
            )

    def _require_in_vocabulary(self, param: str, what: str, ids: Iterable[int]) -> None:
        if bad := [t for t in ids if not 0 <= t < self.vocab]:
            raise InvalidRequest(f"{what} {bad[0]} is outside the vocabulary [0, {self.vocab})", param=param)

    def _require_compiled(self, param: str, count: int | None) -> None:
        built = self.config.max_logprobs
        if count is not None and (count > built or not built):
            raise InvalidRequest(f"{param} {count} was asked for, this engine was built with max_logprobs {built}", param=param)


def derived_seed(seed: int, request_id: str) -> int:
    """The seed of a request without one: 53 bits, which any JSON reader keeps exactly, from the engine's seed and the request's id."""
    return int.from_bytes(hashlib.sha256(f"{seed}:{request_id}".encode()).digest()[:8], "big") >> 11


def _of_mapping(given: Mapping[str, Any]) -> Any:
    """Returns the prompt in a dict. Keys without a value are ignored, others that vLLM knows, such as ``multi_modal_data``, refused."""
    values = {key: value for key, value in given.items() if value is not None}
    if (unknown := sorted(map(str, values.keys() - set(_KEYS)))) or not values:
        what = f"{unknown[0]!r} is not supported" if unknown else "neither is there"
        raise InvalidRequest(f"a dict as prompt has {' or '.join(_KEYS)}, and {what}; chat takes conversations", param="prompt")
    return next(values[key] for key in _KEYS if key in values)
