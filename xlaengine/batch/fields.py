"""The fields of a request's body: which ones are known, which endpoint takes them, and what they become.

Names and meanings are those of OpenAI's two endpoints and of vLLM's additions to them. This module knows no model and no tokenizer: checks
that need one are made where they are.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any

import msgspec

from xlaengine.protocol import MAX_LOGPROBS, InvalidRequest, SamplingParams
from xlaengine.protocol.errors import is_int

DEFAULT_COMPLETION_TOKENS = 16
"""OpenAI's default of ``max_tokens`` for completions; a chat continues to the end of the capacity."""


class Endpoint(StrEnum):
    COMPLETIONS = "/v1/completions"
    CHAT = "/v1/chat/completions"


_BOTH = frozenset(Endpoint)
_COMPLETIONS, _CHAT = frozenset({Endpoint.COMPLETIONS}), frozenset({Endpoint.CHAT})
_SAMPLING = tuple(field.name for field in dataclasses.fields(SamplingParams))
_TOKEN_ID = re.compile("0|[1-9][0-9]{0,18}")

SUPPORTED: Mapping[str, frozenset[Endpoint]] = {
    "prompt": _COMPLETIONS,
    "echo": _COMPLETIONS,
    "messages": _CHAT,
    "max_completion_tokens": _CHAT,
    "top_logprobs": _CHAT,
    "model": _BOTH,
    "return_token_ids": _BOTH,
    **dict.fromkeys(_SAMPLING, _BOTH),
}
"""Every body field that has an effect, and the endpoints that take it."""

_OPENAI_LATER = (
    "audio best_of function_call functions metadata modalities parallel_tool_calls prediction prompt_cache_key "
    "reasoning_effort response_format safety_identifier service_tier store stream stream_options suffix tool_choice tools "
    "user verbosity web_search_options"
)
_VLLM_LATER = (
    "add_generation_prompt add_special_tokens allowed_token_ids bad_words cache_salt chat_template chat_template_kwargs "
    "continue_final_message documents guided_choice guided_grammar guided_json guided_regex kv_transfer_params length_penalty "
    "logits_processors mm_processor_kwargs priority prompt_embeds request_id return_tokens_as_token_ids skip_special_tokens "
    "spaces_between_special_tokens structured_outputs truncate_prompt_tokens use_beam_search vllm_xargs"
)
NOT_YET = frozenset([*_OPENAI_LATER.split(), *_VLLM_LATER.split()])
"""Fields of the two interfaces that would change a result and are not supported. They are an error, never ignored."""

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
}
"""Values of these fields that ask for what happens anyway; clients often send them."""

LABELS = frozenset({"user", "metadata", "safety_identifier", "request_id"})
"""Fields that change no result, whatever their values."""


def without_neutral(body: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the body without fields that have no effect."""
    return {name: value for name, value in body.items() if name not in LABELS and not _is_neutral(name, value)}


def _is_neutral(name: str, value: Any) -> bool:
    return any(type(value) is type(neutral) and value == neutral for neutral in NEUTRAL.get(name, ()))


def check_names(body: Mapping[str, Any]) -> None:
    """
    Raises:
        InvalidRequest: a field is not supported yet, or is unknown.
    """
    if later := sorted(name for name in body if name in NOT_YET):
        raise InvalidRequest(f"{quoted(later)} is not supported yet", code="unsupported_parameter")
    if unknown := sorted(name for name in body if name not in SUPPORTED):
        raise InvalidRequest(f"unknown field {quoted(unknown)}; known are {quoted(sorted(SUPPORTED))}", code="unknown_parameter")


def endpoint_of(body: Mapping[str, Any]) -> Endpoint:
    """Returns the endpoint of a body in the short form, which follows from its prompt or its messages."""
    if ("prompt" in body) == ("messages" in body):
        found = "both" if "prompt" in body else "neither"
        raise InvalidRequest(f"give exactly one of prompt and messages, got {found}", code="missing_required_parameter")
    return Endpoint.COMPLETIONS if "prompt" in body else Endpoint.CHAT


def check_places(body: Mapping[str, Any], endpoint: Endpoint) -> None:
    """
    Raises:
        InvalidRequest: a field belongs to the other endpoint, or a field that this one needs is missing.
    """
    if misplaced := [name for name in body if endpoint not in SUPPORTED[name]]:
        raise InvalidRequest(f"{quoted(misplaced)} has no meaning for {endpoint}", code="unknown_parameter")
    needed = "messages" if endpoint is Endpoint.CHAT else "prompt"
    if needed not in body:
        raise InvalidRequest(f"{needed} is missing: {endpoint} needs it", code="missing_required_parameter")


def sampling_params(body: Mapping[str, Any], endpoint: Endpoint) -> SamplingParams:
    """
    Raises:
        InvalidRequest: a value has the wrong type or is out of range, or two values contradict each other.
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
    """Combines OpenAI's ``logprobs`` (true or false) and ``top_logprobs`` into one number, which ``logprobs`` itself may give too."""
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
        raise InvalidRequest(f"logprobs is {asked!r} and top_logprobs {top}: give true and the number", param="top_logprobs")
    return asked


def _logit_bias(value: Any) -> dict[int, Any]:
    """Turns the keys, which are strings in JSON, into token ids; the values are checked with the other sampling parameters."""
    if not isinstance(value, dict):
        raise InvalidRequest(f"logit_bias must be an object of token ids and numbers, got {kind(value)}", code="invalid_type")
    for key in value:
        if not _TOKEN_ID.fullmatch(key):
            raise InvalidRequest(f"logit_bias: {kind(key)} is no token id", param="logit_bias")
    return {int(key): bias for key, bias in value.items()}


def prompt_of(body: Mapping[str, Any]) -> str | list[int]:
    """Returns the prompt, text or token ids; refuses an empty one."""
    value = body["prompt"]
    if not isinstance(value, (str, list)):
        raise InvalidRequest(f"prompt must be a string or a list of token ids, got {kind(value)}", code="invalid_type")
    if not value:
        raise InvalidRequest(f"prompt is empty ({'0 characters' if isinstance(value, str) else '0 token ids'})")
    if isinstance(value, list):
        for i, token in enumerate(value):
            if not is_int(token):
                hint = "; write one line for each prompt" if isinstance(token, (str, list)) else ""
                raise InvalidRequest(f"prompt[{i}] must be a token id, an integer, got {kind(token)}{hint}", code="invalid_type")
    return value


def messages_of(body: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Checks only the structure; the chat template checks roles and contents."""
    value = body["messages"]
    if not isinstance(value, list):
        raise InvalidRequest(f"messages must be a list of objects, got {kind(value)}", code="invalid_type")
    if not value:
        raise InvalidRequest("messages is empty (0 messages)")
    return [_message(i, message) for i, message in enumerate(value)]


def _message(i: int, message: Any) -> dict[str, Any]:
    if not isinstance(message, dict):
        raise InvalidRequest(f"messages[{i}] must be an object with role and content, got {kind(message)}", code="invalid_type")
    message = {k: v for k, v in message.items() if v is not None}
    if extra := sorted(set(message) - {"role", "content"}):
        raise InvalidRequest(f"messages[{i}]: {quoted(extra)} is not supported yet", code="unsupported_parameter")
    return message


def flag(body: Mapping[str, Any], name: str) -> bool:
    """Returns true or false; false if the field is missing."""
    value = body.get(name, False)
    if not isinstance(value, bool):
        raise InvalidRequest(f"{name} must be true or false, got {kind(value)}", code="invalid_type", param=name)
    return value


def text(body: Mapping[str, Any], name: str) -> str | None:
    """Returns a string; None if the field is missing."""
    value = body.get(name)
    if value is not None and not isinstance(value, str):
        raise InvalidRequest(f"{name} must be a string, got {kind(value)}", code="invalid_type", param=name)
    return value


def kind(value: Any) -> str:
    """Describes a JSON value in a message: its type, and the value itself if it is short."""
    match value:
        case None | bool():
            return msgspec.json.encode(value).decode()
        case int() | float():
            return f"the number {value!r}"
        case str():
            return f"the string {value[:40]!r}" + ("…" if len(value) > 40 else "")
        case list():
            return f"a list of {len(value)}"
        case _:
            return f"an object of {len(value)} keys"


def quoted(names: Iterable[str]) -> str:
    """Quotes names in a message."""
    return ", ".join(f"'{name}'" for name in names)
