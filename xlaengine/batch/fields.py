"""The fields of a request's body: which ones are known, which endpoint takes them, and what they become.

Names and meanings are those of OpenAI's two endpoints and of vLLM's additions. `LLM.make_request` checks what needs a model or a tokenizer.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from xlaengine.types import MAX_LOGPROBS, InvalidRequest, SamplingParams
from xlaengine.types.errors import is_int
from xlaengine.types.words import described

DEFAULT_COMPLETION_TOKENS = 16
"""OpenAI's default of ``max_tokens`` for completions; a chat continues to the end of the capacity."""


class Endpoint(StrEnum):
    """The two endpoints, by the ``url`` of a line in the batch form."""

    COMPLETIONS = "/v1/completions"
    CHAT = "/v1/chat/completions"


class Field(NamedTuple):
    """A supported field.

    Attributes:
        endpoints: those that take it.
        type: the Python type of its JSON value. ``object`` if a later check, such as that of `SamplingParams`, covers it.
        words: names the type in messages.
    """

    endpoints: frozenset[Endpoint]
    type: type | tuple[type, ...] = object
    words: str = ""


_BOTH = frozenset(Endpoint)
_COMPLETIONS, _CHAT = frozenset({Endpoint.COMPLETIONS}), frozenset({Endpoint.CHAT})
_SAMPLING = tuple(field.name for field in dataclasses.fields(SamplingParams))
_TOKEN_ID = re.compile("0|[1-9][0-9]{0,18}")

SUPPORTED: Mapping[str, Field] = {
    **dict.fromkeys(_SAMPLING, Field(_BOTH)),
    "prompt": Field(_COMPLETIONS, (str, list), "a string or a list of token ids"),
    "echo": Field(_COMPLETIONS, bool, "true or false"),
    "messages": Field(_CHAT, list, "a list of objects"),
    "max_completion_tokens": Field(_CHAT),
    "top_logprobs": Field(_CHAT),
    "logit_bias": Field(_BOTH, dict, "an object of token ids and numbers"),
    "model": Field(_BOTH, str, "a string"),
    "return_token_ids": Field(_BOTH, bool, "true or false"),
}
"""Every field that has an effect."""

NEUTRAL: Mapping[str, tuple[Any, ...]] = {
    "stream": (False,),
    "store": (False,),
    "best_of": (1,),
    "tools": ([],),
    "suffix": ("",),
    "bad_words": ([],),
    "skip_special_tokens": (True,),
    "spaces_between_special_tokens": (True,),
    "add_generation_prompt": (True,),
    "response_format": ({"type": "text"},),
    "length_penalty": (1, 1.0),
    "use_beam_search": (False,),
    "tool_choice": ("none", "auto"),  # without tools, neither calls one
    "parallel_tool_calls": (True, False),
    "functions": ([],),
    "function_call": ("none", "auto"),
    "service_tier": ("auto", "default"),
    "modalities": (["text"],),
    "verbosity": ("medium",),
    "priority": (0,),
    "logits_processors": ([],),
    "chat_template_kwargs": ({},),
    "mm_processor_kwargs": ({},),
    "vllm_xargs": ({},),
    "continue_final_message": (False,),
    "return_tokens_as_token_ids": (False,),
    "include_reasoning": (True,),
}
"""Values of unsupported fields that ask for the normal behaviour; clients often send them."""

EMPTY_IN_MESSAGES = frozenset({"tool_calls", "annotations"})
"""Keys of a message whose empty list says nothing; OpenAI's own responses have them."""

LABELS = frozenset({"user", "metadata", "safety_identifier", "request_id", "prompt_cache_key", "prompt_cache_retention"})
"""Fields that change no result, whatever their values."""

_LATER = (
    "add_special_tokens allowed_token_ids audio cache_salt chat_template documents guided_choice guided_grammar guided_json guided_regex "
    "kv_transfer_params prediction prompt_embeds reasoning_effort stream_options structured_outputs truncate_prompt_tokens "
    "web_search_options"
)
NOT_YET = LABELS | frozenset(NEUTRAL) | frozenset(_LATER.split())
"""Fields of the two interfaces that have no effect here. A value that would change a result is an error; it is never ignored."""


def read_body(body: Mapping[str, Any], endpoint: Endpoint | None) -> tuple[Endpoint, dict[str, Any]]:
    """Returns the endpoint, and the fields that have an effect. The endpoint takes each of them, and each value has its field's type.

    Args:
        body: the fields as decoded JSON, without those that are null.
        endpoint: None for the short form: ``prompt`` then means completions, and ``messages`` chat.

    Raises:
        InvalidRequest: a field is unsupported, unknown, missing, of the other endpoint, or of a wrong type.
    """
    body = {name: value for name, value in body.items() if name not in LABELS and not _is_neutral(name, value)}
    if later := sorted(NOT_YET & set(body)):
        raise InvalidRequest(f"{quoted(later)} is not supported yet", code="unsupported_parameter", param=later[0])
    if unknown := sorted(set(body) - set(SUPPORTED)):
        raise InvalidRequest(
            f"unknown field {quoted(unknown)}; known are {quoted(sorted(SUPPORTED))}", code="unknown_parameter", param=unknown[0]
        )
    if endpoint is None:
        if ("prompt" in body) == ("messages" in body):
            found = "both" if "prompt" in body else "neither"
            raise InvalidRequest(f"give exactly one of prompt and messages, got {found}", code="missing_required_parameter", param="prompt")
        endpoint = Endpoint.COMPLETIONS if "prompt" in body else Endpoint.CHAT
    if misplaced := [name for name in body if endpoint not in SUPPORTED[name].endpoints]:
        raise InvalidRequest(f"{quoted(misplaced)} has no meaning for {endpoint}", code="unknown_parameter", param=misplaced[0])
    needed = "messages" if endpoint is Endpoint.CHAT else "prompt"
    if needed not in body:
        raise InvalidRequest(f"{needed} is missing: {endpoint} needs it", code="missing_required_parameter", param=needed)
    for name, value in body.items():
        if not isinstance(value, SUPPORTED[name].type):
            raise InvalidRequest(f"{name} must be {SUPPORTED[name].words}, got {described(value)}", code="invalid_type", param=name)
    return endpoint, body


def _is_neutral(name: str, value: Any) -> bool:
    return any(type(value) is type(neutral) and value == neutral for neutral in NEUTRAL.get(name, ()))


def sampling_params(body: Mapping[str, Any], endpoint: Endpoint) -> SamplingParams:
    """Makes the parameters from a body that `read_body` returned.

    Raises:
        InvalidRequest: a value is wrong, or two values contradict each other.
    """
    chat = endpoint is Endpoint.CHAT
    chosen = {name: body[name] for name in _SAMPLING if name in body}
    chosen["max_tokens"] = _max_tokens(body, None if chat else DEFAULT_COMPLETION_TOKENS)
    chosen["logprobs"] = _chat_logprobs(body) if chat else body.get("logprobs")
    if "logit_bias" in chosen:
        chosen["logit_bias"] = _logit_bias(chosen["logit_bias"])
    params = SamplingParams(**chosen)
    if body.get("echo") and params.logprobs is not None:  # the list of tokens then includes the prompt's
        params = dataclasses.replace(params, prompt_logprobs=max(params.logprobs, params.prompt_logprobs or 0))
    return params


def _max_tokens(body: Mapping[str, Any], default: int | None) -> Any:
    older, newer = body.get("max_tokens"), body.get("max_completion_tokens")
    if older is not None and newer is not None and older != newer:
        raise InvalidRequest(f"max_tokens is {older!r} and max_completion_tokens {newer!r}: give one of them", param="max_tokens")
    given = newer if older is None else older
    return default if given is None else given


def _chat_logprobs(body: Mapping[str, Any]) -> Any:
    """Returns the number of alternatives; None for no log-probabilities. OpenAI's chats give it with two fields: ``logprobs`` (true or
    false) and ``top_logprobs`` (a number). Here ``logprobs`` may be the number too."""
    asked, top = body.get("logprobs", False), body.get("top_logprobs")
    if top is not None and not (is_int(top) and 0 <= top <= MAX_LOGPROBS):
        raise InvalidRequest(f"top_logprobs must be an integer in [0, {MAX_LOGPROBS}], got {top!r}", param="top_logprobs")
    if asked is True:
        return top or 0
    if asked is False:
        if top:
            raise InvalidRequest(f"top_logprobs is {top}, but logprobs is not true", param="top_logprobs")
        return None
    if top is not None and top != asked:
        raise InvalidRequest(f"logprobs is {asked!r} and top_logprobs {top}: give true and the number", param="logprobs")
    return asked


def _logit_bias(value: Mapping[str, Any]) -> dict[int, Any]:
    """Turns the keys, which are strings in JSON, into token ids; `SamplingParams` checks the values."""
    for key in value:
        if not _TOKEN_ID.fullmatch(key):
            raise InvalidRequest(f"logit_bias: {described(key)} is not a token id", param="logit_bias")
    return {int(key): bias for key, bias in value.items()}


def check_prompt(prompt: str | list[Any]) -> None:
    """Raises InvalidRequest if the prompt is empty, or an item of the list is not a token id."""
    if not prompt:
        raise InvalidRequest(f"prompt is empty ({'0 characters' if isinstance(prompt, str) else '0 token ids'})", param="prompt")
    for i, token in enumerate(prompt if isinstance(prompt, list) else ()):
        if not is_int(token):
            hint = "; write one line for each prompt" if isinstance(token, (str, list)) else ""
            raise InvalidRequest(
                f"prompt[{i}] must be a token id, an integer, got {described(token)}{hint}", code="invalid_type", param="prompt"
            )


def checked_messages(messages: list[Any]) -> list[dict[str, Any]]:
    """Returns the messages without keys whose value is null, or an empty list that says nothing (`EMPTY_IN_MESSAGES`). The chat template
    checks roles and contents.

    Raises:
        InvalidRequest: there is no message, or a message is not an object of ``role``, ``content`` and maybe ``name``.
    """
    if not messages:
        raise InvalidRequest("messages is empty (0 messages)", param="messages")
    found = []
    for i, message in enumerate(messages):
        if not isinstance(message, dict):
            raise InvalidRequest(
                f"messages[{i}] must be an object with role and content, got {described(message)}", code="invalid_type", param="messages"
            )
        found.append({name: value for name, value in message.items() if not _says_nothing(name, value)})
        if not isinstance(name := found[-1].get("name", ""), str):
            raise InvalidRequest(f"messages[{i}].name must be a string, got {described(name)}", code="invalid_type", param="messages")
        if extra := sorted(set(found[-1]) - {"role", "content", "name"}):
            raise InvalidRequest(f"messages[{i}]: {quoted(extra)} is not supported yet", code="unsupported_parameter", param="messages")
    return found


def _says_nothing(name: str, value: Any) -> bool:
    return value is None or (name in EMPTY_IN_MESSAGES and value == [])


def quoted(names: Iterable[str]) -> str:
    """Lists names for a message, each in quotes."""
    return ", ".join(f"'{name}'" for name in names)
