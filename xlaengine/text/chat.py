"""Chat messages to prompt text, through the model's own jinja template.

The template comes with the model and the messages from a user, so both are held at arm's length: the template runs in jinja's immutable
sandbox, inside a process with limits on time and memory (`renderer`), and messages are data that is never parsed as a template.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from xlaengine.protocol import InvalidRequest
from xlaengine.text.renderer import TemplateProcess, TemplateRefused


class ChatRenderer:
    """Conversations to prompt texts. `close` ends the process that renders; garbage collection does too."""

    def __init__(self) -> None:
        self._process = TemplateProcess()

    def render(
        self,
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
            kwargs: further variables of the template, JSON values.

        Raises:
            InvalidRequest: no template, malformed messages, the template's own refusal in its own words, or a template that needs more
                than `template_child` allows: 2 seconds of CPU time, 512 MiB of memory, 8 Mi characters of text.
        """
        if template is None:
            raise InvalidRequest("the model has no chat template: send a prompt instead of messages", param="messages")
        # Templates ask `is not none` of these two, which an undefined variable would pass.
        variables = {"tools": None, "documents": None, "bos_token": bos_token or "", "eos_token": eos_token or ""} | kwargs
        variables |= {"messages": _checked(messages), "add_generation_prompt": add_generation_prompt}
        try:
            return self._process.render(template, variables)
        except TemplateRefused as error:
            raise InvalidRequest(f"the chat template refused the messages: {error}", param="messages") from error

    def close(self) -> None:
        self._process.close()


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
