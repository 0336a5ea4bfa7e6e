"""One input line becomes one request, or the error that its output line will carry.

Two forms, mixed freely. OpenAI's batch form::

    {"custom_id": "a", "method": "POST", "url": "/v1/completions", "body": {"prompt": "...", "max_tokens": 8}}

and a short form, the body's fields beside the prompt or the messages::

    {"prompt": "...", "max_tokens": 8}

A field that is null counts as not given. Where a key stands twice in one object the last one holds, as in Python's own
reader. Nothing here knows a model or a tokenizer: what depends on them is checked where they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

import msgspec

from xlaengine.protocol import InvalidRequest, SamplingParams

MAX_LINE_BYTES = 64 << 20
"""A longer line is an error line; it is never held in memory as a whole."""

MAX_MESSAGE_CHARS = 600
"""An error message quotes the value it complains about, and that value may be the size of the line."""

DEFAULT_COMPLETION_TOKENS = 16
"""OpenAI's default of ``max_tokens`` for completions; a chat goes on to the end of the capacity."""


class Endpoint(StrEnum):
    COMPLETIONS = "/v1/completions"
    CHAT = "/v1/chat/completions"


_BOTH = frozenset(Endpoint)
_SAMPLING_FIELDS = ("max_tokens", "temperature", "top_k", "top_p", "min_p", "seed", "ignore_eos", "logprobs")

SUPPORTED: Mapping[str, frozenset[Endpoint]] = {
    "prompt": frozenset({Endpoint.COMPLETIONS}),
    "messages": frozenset({Endpoint.CHAT}),
    "max_completion_tokens": frozenset({Endpoint.CHAT}),
    "model": _BOTH,
    "return_token_ids": _BOTH,
    **dict.fromkeys(_SAMPLING_FIELDS, _BOTH),
}
"""Every body field that has an effect, and where it may stand."""

_OPENAI_LATER = (
    "audio best_of echo frequency_penalty function_call functions logit_bias metadata modalities n parallel_tool_calls "
    "prediction presence_penalty prompt_cache_key reasoning_effort response_format safety_identifier service_tier stop "
    "store stream stream_options suffix tool_choice tools top_logprobs user verbosity web_search_options"
)
_VLLM_LATER = (
    "add_generation_prompt add_special_tokens allowed_token_ids bad_words cache_salt chat_template chat_template_kwargs "
    "continue_final_message documents guided_choice guided_grammar guided_json guided_regex include_stop_str_in_output "
    "kv_transfer_params length_penalty logits_processors min_tokens mm_processor_kwargs priority prompt_embeds "
    "prompt_logprobs repetition_penalty request_id return_tokens_as_token_ids skip_special_tokens "
    "spaces_between_special_tokens stop_token_ids structured_outputs truncate_prompt_tokens use_beam_search vllm_xargs"
)
NOT_YET = frozenset([*_OPENAI_LATER.split(), *_VLLM_LATER.split()])
"""Fields of the two interfaces that would change a result if they were known here: an error, never silence."""

_BATCH_KEYS = ("custom_id", "method", "url", "body")


@dataclass(frozen=True, slots=True)
class BatchRequest:
    """A valid line. Exactly one of ``prompt`` and ``messages`` is set; ``params`` may lack ``max_tokens`` (chat) and ``seed``."""

    line: int
    custom_id: str
    prompt: str | list[int] | None
    messages: list[dict[str, Any]] | None
    params: SamplingParams
    return_token_ids: bool = False
    model: str | None = None


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line that cannot be served; ``custom_id`` is ``line-<n>`` where the line has none that can be read."""

    line: int
    custom_id: str
    code: str
    message: str

    def __post_init__(self) -> None:
        if len(self.message) > MAX_MESSAGE_CHARS:
            object.__setattr__(self, "message", self.message[:MAX_MESSAGE_CHARS] + "…")


class RawLine(NamedTuple):
    """Bytes of line ``number`` (from 1) without its line end; only a head of them where ``size`` is above the limit."""

    number: int
    data: bytes
    size: int


class Readable(Protocol):
    """As much of a binary file as reading by line needs."""

    def readline(self, limit: int = -1, /) -> bytes: ...


def read_lines(file: Readable, limit: int = MAX_LINE_BYTES) -> Iterator[RawLine]:
    """Lines that are not blank. Blank ones count in the numbering, and a byte order mark before the first is dropped."""
    number = 0
    while data := file.readline(limit + 1):
        number += 1
        size, end = len(data), data
        while size > limit and end and not end.endswith(b"\n"):
            end = file.readline(1 << 20)
            size += len(end)
        if number == 1:
            data = data.removeprefix(b"\xef\xbb\xbf")
        data = data.strip()
        if data:
            yield RawLine(number, data, size)


def parse(raw: RawLine, limit: int = MAX_LINE_BYTES) -> BatchRequest | BadLine:
    """Read one line. Never raises for what stands in it."""
    custom_id = f"line-{raw.number}"
    try:
        obj = _decode(raw, limit)
        custom_id, given = _custom_id(obj, custom_id)
        if any(key in obj for key in ("method", "url", "body")):
            if not given:
                raise InvalidRequest("custom_id is missing: the batch form needs one on every line", code="missing_required_parameter")
            endpoint, body = _batch_form(obj)
        else:
            endpoint, body = None, {k: v for k, v in obj.items() if k != "custom_id"}
        return _request(raw.number, custom_id, endpoint, {k: v for k, v in body.items() if v is not None})
    except InvalidRequest as e:
        return BadLine(raw.number, custom_id, e.code, e.message)


def _decode(raw: RawLine, limit: int) -> dict[str, Any]:
    if raw.size > limit:
        raise InvalidRequest(f"the line has {raw.size} bytes, the limit is {limit}", code="invalid_json_line")
    try:
        obj = msgspec.json.decode(raw.data)
    except UnicodeDecodeError:
        raise InvalidRequest(f"invalid UTF-8 at {_first_bad_byte(raw.data)}", code="invalid_json_line") from None
    except msgspec.DecodeError as e:
        raise InvalidRequest(f"not valid JSON ({len(raw.data)} bytes): {e}", code="invalid_json_line") from None
    except RecursionError:
        raise InvalidRequest(f"JSON nested too deeply ({len(raw.data)} bytes)", code="invalid_json_line") from None
    if not isinstance(obj, dict):
        raise InvalidRequest(f"the line must be a JSON object, got {_kind(obj)}", code="invalid_json_line")
    return obj


def _first_bad_byte(data: bytes) -> str:
    try:
        data.decode()
    except UnicodeDecodeError as e:
        return f"byte {e.start} of {len(data)} (0x{data[e.start]:02x})"
    return "an unknown byte"


def _custom_id(obj: dict[str, Any], default: str) -> tuple[str, bool]:
    """The line's id, and whether the line itself gave it."""
    value = obj.get("custom_id")
    if value is None:
        return default, False
    if not isinstance(value, str) or not value:
        raise InvalidRequest(f"custom_id must be a string that is not empty, got {_kind(value)}", code="invalid_type")
    return value, True


def _batch_form(obj: dict[str, Any]) -> tuple[Endpoint, dict[str, Any]]:
    if extra := sorted(set(obj) - set(_BATCH_KEYS)):
        raise InvalidRequest(f"unknown key {_names(extra)} beside body; the batch form has {_names(_BATCH_KEYS)}", code="unknown_parameter")
    for key in _BATCH_KEYS:
        if obj.get(key) is None:
            raise InvalidRequest(f"{key} is missing: the batch form has {_names(_BATCH_KEYS)}", code="missing_required_parameter")
    if obj["method"] != "POST":
        raise InvalidRequest(f"method must be 'POST', got {obj['method']!r}", code="invalid_method")
    if not isinstance(obj["url"], str) or obj["url"] not in list(Endpoint):
        raise InvalidRequest(f"url must be one of {_names(Endpoint)}, got {obj['url']!r}", code="invalid_url")
    if not isinstance(obj["body"], dict):
        raise InvalidRequest(f"body must be a JSON object, got {_kind(obj['body'])}", code="invalid_type")
    return Endpoint(obj["url"]), obj["body"]


def _request(line: int, custom_id: str, endpoint: Endpoint | None, body: dict[str, Any]) -> BatchRequest:
    """A request of a body without nulls; ``endpoint`` None: the short form, where prompt or messages tell it."""
    _check_names(body)
    if endpoint is None:
        if ("prompt" in body) == ("messages" in body):
            found = "both" if "prompt" in body else "neither"
            raise InvalidRequest(f"give exactly one of prompt and messages, got {found}", code="missing_required_parameter")
        endpoint = Endpoint.COMPLETIONS if "prompt" in body else Endpoint.CHAT
    if misplaced := [name for name in body if endpoint not in SUPPORTED[name]]:
        raise InvalidRequest(f"{_names(misplaced)} has no meaning for {endpoint}", code="unknown_parameter")
    chat = endpoint is Endpoint.CHAT
    needed = "messages" if chat else "prompt"
    if needed not in body:
        raise InvalidRequest(f"{needed} is missing: {endpoint} needs it", code="missing_required_parameter")
    return BatchRequest(
        line=line,
        custom_id=custom_id,
        prompt=None if chat else _prompt(body["prompt"]),
        messages=_messages(body["messages"]) if chat else None,
        params=_params(body, chat),
        return_token_ids=_typed(body, "return_token_ids", bool, "true or false") or False,
        model=_typed(body, "model", str, "a string"),
    )


def _check_names(body: dict[str, Any]) -> None:
    if later := sorted(name for name in body if name in NOT_YET):
        raise InvalidRequest(f"{_names(later)} is not supported yet", code="unsupported_parameter")
    if unknown := sorted(name for name in body if name not in SUPPORTED):
        raise InvalidRequest(f"unknown field {_names(unknown)}; known are {_names(sorted(SUPPORTED))}", code="unknown_parameter")


def _params(body: dict[str, Any], chat: bool) -> SamplingParams:
    chosen = {name: body[name] for name in _SAMPLING_FIELDS if name in body}
    if "max_completion_tokens" in body:
        newer = body["max_completion_tokens"]
        if chosen.setdefault("max_tokens", newer) != newer:
            raise InvalidRequest(f"max_tokens is {chosen['max_tokens']!r} and max_completion_tokens {newer!r}: give one of them")
    chosen.setdefault("max_tokens", None if chat else DEFAULT_COMPLETION_TOKENS)
    return SamplingParams(**chosen)


def _prompt(value: Any) -> str | list[int]:
    if not isinstance(value, (str, list)):
        raise InvalidRequest(f"prompt must be a string or a list of token ids, got {_kind(value)}", code="invalid_type")
    if not value:
        raise InvalidRequest(f"prompt is empty ({'0 characters' if isinstance(value, str) else '0 token ids'})")
    if isinstance(value, list):
        for i, token in enumerate(value):
            if not isinstance(token, int) or isinstance(token, bool):
                hint = "; write one line for each prompt" if isinstance(token, (str, list)) else ""
                raise InvalidRequest(f"prompt[{i}] must be a token id, an integer, got {_kind(token)}{hint}", code="invalid_type")
    return value


def _messages(value: Any) -> list[dict[str, Any]]:
    """Shape only: roles and contents are the chat template's business."""
    if not isinstance(value, list):
        raise InvalidRequest(f"messages must be a list of objects, got {_kind(value)}", code="invalid_type")
    if not value:
        raise InvalidRequest("messages is empty (0 messages)")
    return [_message(i, message) for i, message in enumerate(value)]


def _message(i: int, message: Any) -> dict[str, Any]:
    if not isinstance(message, dict):
        raise InvalidRequest(f"messages[{i}] must be an object with role and content, got {_kind(message)}", code="invalid_type")
    message = {k: v for k, v in message.items() if v is not None}
    if extra := sorted(set(message) - {"role", "content"}):
        raise InvalidRequest(f"messages[{i}]: {_names(extra)} is not supported yet", code="unsupported_parameter")
    return message


def _typed(body: dict[str, Any], name: str, kind: type, wanted: str) -> Any:
    value = body.get(name)
    if value is not None and not isinstance(value, kind):
        raise InvalidRequest(f"{name} must be {wanted}, got {_kind(value)}", code="invalid_type", param=name)
    return value


def _kind(value: Any) -> str:
    """A JSON value in a message: its type, and what it is where that is short."""
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


def _names(names: Any) -> str:
    return ", ".join(f"'{name}'" for name in names)
