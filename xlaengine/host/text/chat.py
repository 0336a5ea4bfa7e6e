"""Chat messages to prompt text, through the model's own jinja template.

The template comes with the model and the messages from a user, so both are held at arm's length: the environment is
jinja's immutable sandbox, messages are data that is never parsed as a template, and the text is bounded. Time is not: a
template that loops for long is the model's fault and shows at once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Any

import jinja2
from jinja2 import sandbox
from jinja2.exceptions import SecurityError

from xlaengine.protocol import InvalidRequest

MAX_PROMPT_CHARS = 8 * 2**20
"""The longest text a template may render, far above any context length."""


class _Environment(sandbox.ImmutableSandboxedEnvironment):
    """The sandbox, with repetition (`'x' * n`) bounded before it takes memory and powers refused."""

    intercepted_binops = frozenset({"*", "**"})

    def call_binop(self, context: jinja2.runtime.Context, operator: str, left: Any, right: Any) -> Any:
        if operator == "**":
            raise SecurityError("the operator ** is not allowed in a chat template")
        for items, count in ((left, right), (right, left)):
            if isinstance(items, (str, list, tuple)) and isinstance(count, int) and len(items) * count > MAX_PROMPT_CHARS:
                raise SecurityError(f"a repetition of {len(items)} x {count} exceeds {MAX_PROMPT_CHARS} items")
        return super().call_binop(context, operator, left, right)

    def unsafe_undefined(self, obj: Any, attribute: str) -> jinja2.Undefined:
        # The base class yields an undefined value, which prints as nothing: the attempt would go unseen.
        raise SecurityError(f"attribute {attribute!r} of a {type(obj).__name__} is not allowed in a chat template")


def _raise_exception(message: str) -> None:
    raise jinja2.TemplateError(message)


def _strftime_now(pattern: str) -> str:
    return datetime.now().strftime(pattern)


def _tojson(value: Any, indent: int | None = None) -> str:
    # jinja's own filter escapes <, > and & for HTML, which a model must not see.
    return json.dumps(value, ensure_ascii=False, indent=indent)


@lru_cache(maxsize=8)
def _compile(template: str) -> jinja2.Template:
    # The options are those that Hugging Face templates are written for.
    environment = _Environment(trim_blocks=True, lstrip_blocks=True, extensions=["jinja2.ext.loopcontrols"])
    environment.globals.update(raise_exception=_raise_exception, strftime_now=_strftime_now)
    environment.filters["tojson"] = _tojson
    return environment.from_string(template)


def render_chat(
    template: str | None,
    messages: Sequence[Mapping[str, Any]],
    *,
    bos_token: str | None,
    eos_token: str | None,
    add_generation_prompt: bool = True,
    **kwargs: Any,
) -> str:
    """The prompt text of a conversation; encode it with ``add_special_tokens=False``.

    Args:
        template: jinja source, or None if the model has none.
        messages: at least one ``{"role": str, "content": str}``. A content may also be a list of ``{"type": "text", "text": str}``
            parts, which are joined by newlines as vLLM does; other keys reach the template as they are.
        add_generation_prompt: end with what begins the assistant's answer.
        kwargs: further variables of the template.

    Raises:
        InvalidRequest: no template, malformed messages, or the template's own refusal, in its own words.
    """
    if template is None:
        raise InvalidRequest("the model has no chat template: send a prompt instead of messages", param="messages")
    # Templates ask `is not none` of these two, which an undefined variable would pass.
    variables = {"tools": None, "documents": None, "bos_token": bos_token or "", "eos_token": eos_token or ""} | kwargs
    variables |= {"messages": _checked(messages), "add_generation_prompt": add_generation_prompt}
    pieces: list[str] = []
    size = 0
    try:
        for piece in _compile(template).generate(variables):
            pieces.append(piece)
            size += len(piece)
            if size > MAX_PROMPT_CHARS:
                raise SecurityError(f"the text exceeds {MAX_PROMPT_CHARS} characters")
    except Exception as error:  # a template is a foreign program: any exception is its refusal
        words = str(error) or type(error).__name__
        raise InvalidRequest(f"the chat template refused the messages: {words}", param="messages") from error
    return "".join(pieces)


def _checked(messages: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    if not isinstance(messages, (list, tuple)) or not messages:
        raise InvalidRequest(f"messages must be a non-empty list, got {_kind(messages)}", param="messages")
    checked = []
    for i, message in enumerate(messages):
        if not isinstance(message, Mapping):
            raise InvalidRequest(f"messages[{i}] must be an object, got {_kind(message)}", param="messages")
        role = message.get("role")
        if not isinstance(role, str) or not role:
            raise InvalidRequest(f"messages[{i}].role must be a non-empty string, got {_kind(role)}", param="messages")
        checked.append({**message, "content": _content(message.get("content"), f"messages[{i}].content")})
    return checked


def _content(content: Any, where: str) -> str:
    if isinstance(content, str):
        return content
    if not isinstance(content, (list, tuple)):
        raise InvalidRequest(f"{where} must be a string or a list of text parts, got {_kind(content)}", param="messages")
    texts = []
    for i, part in enumerate(content):
        kind = part.get("type") if isinstance(part, Mapping) else _kind(part)
        if kind != "text":
            raise InvalidRequest(f"{where}[{i}] is of type {kind!r}; only 'text' parts are supported", param="messages")
        if not isinstance(part.get("text"), str):
            raise InvalidRequest(f"{where}[{i}].text must be a string, got {_kind(part.get('text'))}", param="messages")
        texts.append(part["text"])
    return "\n".join(texts)


def _kind(value: Any) -> str:
    if value is None:
        return "nothing"
    return repr(value) if value in ("", [], ()) else f"a value of type {type(value).__name__}"
