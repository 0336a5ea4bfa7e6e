"""Turns one input line into a request, or into the error for its output line.

Lines have one of two forms, which may be mixed. OpenAI's batch form::

    {"custom_id": "a", "method": "POST", "url": "/v1/completions", "body": {"prompt": "...", "max_tokens": 8}}

and a short form, with the body's fields beside the prompt or the messages::

    {"prompt": "...", "max_tokens": 8}

A field that is null counts as missing. An object with two equal keys is refused. `LLM.make_request` checks what needs a model or a
tokenizer.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import msgspec

from xlaengine.batch.fields import Endpoint, check_prompt, checked_messages, quoted, read_body, sampling_params
from xlaengine.types import InvalidRequest, SamplingParams
from xlaengine.types.words import described

MAX_LINE_BYTES = 64 << 20
"""A longer line becomes an error line; it is never held in memory as a whole."""

MAX_MESSAGE_CHARS = 600
"""The most characters of an error message: it quotes the faulty value, which may be as long as the line."""

_BATCH_KEYS = ("custom_id", "method", "url", "body")
_ONE_A_LINE = "each request must be a JSON object on one line (`jq -c '.[]' FILE` turns an array into such lines)"
_INNER_RETURN = "; a carriage return alone (\\r) ends no line"

# A pair of surrogates, a lone one (the group), or any other escape.
_ESCAPE = re.compile(rb"\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u([dD][89a-fA-F]..)|\\.", re.DOTALL)
# A line of a pretty-printed value: a bracket alone, or a member without its object.
_PART_OF_A_VALUE = re.compile(rb'[\[\]{}],?|"[^"\\]*"\s*:.*', re.DOTALL)


@dataclass(frozen=True, slots=True)
class BatchRequest:
    """A valid line.

    Attributes:
        line: its number in the input, from 1.
        custom_id: as given; ``line-<n>`` if a line in the short form has none.
        prompt, messages: exactly one of them is set. A prompt is text or token ids.
        params: ``max_tokens`` (of a chat) and ``seed`` may be None.
        echo: whether the completion's text and log-probabilities begin with the prompt's.
        clips: whether ``max_tokens`` is a completion's default, which is lowered if it does not fit.
        prompt_logprobs: as the line gives it. ``params.prompt_logprobs`` is larger if ``echo`` needs more.
        return_token_ids: whether the output line has the token ids of prompt and completion.
        model: the model that the line asks for; None: any.
    """

    line: int
    custom_id: str
    prompt: str | list[int] | None
    messages: list[dict[str, Any]] | None
    params: SamplingParams
    echo: bool = False
    prompt_logprobs: int | None = None
    return_token_ids: bool = False
    model: str | None = None
    clips: bool = False


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line that cannot be served.

    Attributes:
        line: its number in the input, from 1.
        custom_id: ``line-<n>`` if the line has no readable id.
        code, param: as in `InvalidRequest`.
        message: cut to `MAX_MESSAGE_CHARS` characters.
    """

    line: int
    custom_id: str
    code: str
    message: str
    param: str | None = None

    def __post_init__(self) -> None:
        if len(self.message) > MAX_MESSAGE_CHARS:
            object.__setattr__(self, "message", self.message[:MAX_MESSAGE_CHARS] + "…")


class RawLine(NamedTuple):
    """One line of an input.

    Attributes:
        number: from 1.
        data: the line without its line end, and without blanks at its ends; only its beginning if ``size`` is above the limit.
        size: the bytes of the whole line, including its line end.
    """

    number: int
    data: bytes
    size: int


class Readable(Protocol):
    """A binary file, as far as `read_lines` needs it."""

    def readline(self, limit: int = -1, /) -> bytes: ...


def read_lines(file: Readable, limit: int = MAX_LINE_BYTES) -> Iterator[RawLine]:
    """Yields the lines that are not blank; line numbers count blank lines too. A UTF-8 byte order mark before a line is dropped: joined
    files have one in the middle.

    Args:
        limit: the most bytes of a line that are held in memory. `parse` refuses a longer line.
    """
    number = 0
    while data := file.readline(limit + 1):
        number += 1
        size, end = len(data), data
        while size > limit and end and not end.endswith(b"\n"):
            end = file.readline(1 << 20)
            size += len(end)
        data = data.removeprefix(b"\xef\xbb\xbf").strip()
        if data:
            yield RawLine(number, data, size)


def parse(raw: RawLine, limit: int = MAX_LINE_BYTES) -> BatchRequest | BadLine:
    """Parses one line. A faulty line becomes a `BadLine`; it raises nothing. ``limit``: as in `read_lines`."""
    custom_id = f"line-{raw.number}"
    try:
        body = _decode(raw, limit)
        given = body.pop("custom_id", None)
        if given is not None:
            if not isinstance(given, str) or not given:
                raise InvalidRequest(
                    f"custom_id must be a string that is not empty, got {described(given)}", code="invalid_type", param="custom_id"
                )
            custom_id = given
        endpoint = None
        if not body.keys().isdisjoint(_BATCH_KEYS):
            if given is None:
                needs = "custom_id is missing: the batch form needs one on every line"
                raise InvalidRequest(needs, code="missing_required_parameter", param="custom_id")
            endpoint, body = _batch_form(body)
        return request_of(raw.number, custom_id, endpoint, body)
    except InvalidRequest as e:
        return BadLine(raw.number, custom_id, e.code, e.message, e.param)
    except RecursionError:  # also of a step after decoding, which may need more of the stack
        return BadLine(raw.number, custom_id, "invalid_json_line", f"JSON nested too deeply ({len(raw.data)} bytes)")


def _decode(raw: RawLine, limit: int) -> dict[str, Any]:
    if raw.size > limit:
        raise InvalidRequest(f"the line has {raw.size} bytes, the limit is {limit}", code="invalid_json_line")
    try:
        raw.data.decode()  # msgspec's error does not say at which byte
        obj = msgspec.json.decode(raw.data)
    except UnicodeDecodeError as e:
        where = f"byte {e.start} of {len(raw.data)} (0x{raw.data[e.start]:02x})"
        raise InvalidRequest(f"invalid UTF-8 at {where}", code="invalid_json_line") from None
    except msgspec.DecodeError as e:
        if surrogate := _lone_surrogate(raw.data):
            raise InvalidRequest(
                f"the line holds a lone surrogate, {surrogate}, which is not a character", code="invalid_json_line"
            ) from None
        hint = f"; {_ONE_A_LINE}" if _PART_OF_A_VALUE.fullmatch(raw.data) else _INNER_RETURN if b"\r" in raw.data.strip() else ""
        what, _, _ = str(e).partition(" - at `$")  # a path without the keys' names
        raise InvalidRequest(f"not valid JSON ({len(raw.data)} bytes): {what}{hint}", code="invalid_json_line") from None
    if not isinstance(obj, dict):
        hint = f"; {_ONE_A_LINE}" if isinstance(obj, list) else ""
        raise InvalidRequest(f"the line must be a JSON object, got {described(obj)}{hint}", code="invalid_json_line")
    if _may_repeat_a_key(raw.data, obj) and (key := _repeated_key(raw.data)) is not None:
        raise InvalidRequest(f"the key {key[:40]!r} occurs twice in one object", code="invalid_json_line", param=key)
    return obj


def _may_repeat_a_key(data: bytes, obj: dict[str, Any]) -> bool:
    """Returns False only if no object has two equal keys. Of two equal keys msgspec keeps the last, so ``obj``, encoded again, has fewer
    quotes than the line. An escape for a quote adds one quote there, and could hide the difference."""
    return data.count(b'"') != msgspec.json.encode(obj).count(b'"') or b"\\u0022" in data


def _repeated_key(data: bytes) -> str | None:
    """Returns a key that one object has twice; None if there is none."""
    repeated: list[str] = []

    def note(pairs: list[tuple[str, Any]]) -> None:
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                repeated.append(key)
            seen.add(key)

    json.loads(data, object_pairs_hook=note)
    return repeated[0] if repeated else None


def _lone_surrogate(data: bytes) -> str | None:
    """Returns the first escape of a lone surrogate, with its place, if the line is JSON apart from such escapes."""
    try:
        json.loads(data)  # accepts lone surrogates
    except (ValueError, RecursionError):
        return None
    lone = next((found for found in _ESCAPE.finditer(data) if found[1]), None)
    return lone and f"\\u{lone[1].decode()} at byte {lone.start()}"


def _batch_form(obj: dict[str, Any]) -> tuple[Endpoint, dict[str, Any]]:
    """Returns the endpoint and the body of a line without its id."""
    if extra := sorted(set(obj) - set(_BATCH_KEYS)):
        known = f"the batch form has {quoted(_BATCH_KEYS)}"
        raise InvalidRequest(f"unknown key {quoted(extra)} beside body; {known}", code="unknown_parameter", param=extra[0])
    for key in _BATCH_KEYS[1:]:
        if obj.get(key) is None:
            known = f"the batch form has {quoted(_BATCH_KEYS)}"
            raise InvalidRequest(f"{key} is missing: {known}", code="missing_required_parameter", param=key)
    if obj["method"] != "POST":
        raise InvalidRequest(f"method must be 'POST', got {obj['method']!r}", code="invalid_method", param="method")
    if not isinstance(obj["url"], str) or obj["url"] not in list(Endpoint):
        raise InvalidRequest(f"url must be one of {quoted(Endpoint)}, got {obj['url']!r}", code="invalid_url", param="url")
    if not isinstance(obj["body"], dict):
        raise InvalidRequest(f"body must be a JSON object, got {described(obj['body'])}", code="invalid_type", param="body")
    return Endpoint(obj["url"]), obj["body"]


def request_of(line: int, custom_id: str, endpoint: Endpoint | None, body: dict[str, Any]) -> BatchRequest:
    """Makes a request from a body.

    Args:
        line: the number of the input line, from 1.
        endpoint: None for the short form.
        body: decoded JSON; fields that are null count as missing.

    Raises:
        InvalidRequest: a field is missing or wrong.
    """
    endpoint, body = read_body({name: value for name, value in body.items() if value is not None}, endpoint)
    if endpoint is Endpoint.COMPLETIONS:
        check_prompt(body["prompt"])
    return BatchRequest(
        line=line,
        custom_id=custom_id,
        prompt=body.get("prompt"),
        messages=checked_messages(body["messages"]) if endpoint is Endpoint.CHAT else None,
        params=sampling_params(body, endpoint),
        echo=body.get("echo", False),
        prompt_logprobs=body.get("prompt_logprobs"),
        return_token_ids=body.get("return_token_ids", False),
        model=body.get("model"),
        clips=endpoint is Endpoint.COMPLETIONS and "max_tokens" not in body,
    )
