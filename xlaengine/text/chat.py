"""Renders chat messages as prompt text, with the model's jinja template.

The template comes with the model, and the messages come from a user, so neither is trusted. The template runs in jinja's immutable sandbox,
inside a process with limits on time and memory (`template_child`). Messages are data, and are never parsed as a template.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from xlaengine.config.chat_date import today
from xlaengine.text import template_child as child
from xlaengine.types import InvalidRequest
from xlaengine.types.words import described, shown

MAX_REQUEST_BYTES = 32 << 20
"""The most bytes of JSON for a template and its variables, because they count against the process's memory."""

BY_LIMITS = (-signal.SIGXCPU, child.OUT_OF_MEMORY)
"""Exit statuses of a child whose template has exceeded a limit. Another child would end in the same way."""


class NoRenderer(RuntimeError):
    """The process that renders chat templates cannot be started. The message has the system's reason."""


class ChatRenderer:
    """Renders conversations in a child process, which the first call starts. `close`, or garbage collection, ends it.

    Args:
        date: what templates show as today's date (``strftime_now``), YYYY-MM-DD; None: the date of each call.

    Calls from several threads are served one at a time. After a fork, parent and child each start a renderer of their own.
    """

    def __init__(self, date: str | None = None) -> None:
        self._date = date
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._owner = 0
        self._end: weakref.finalize | None = None

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
            template: jinja source; None if the model has none.
            messages: at least one ``{"role": str, "content": str}``. A content may also be a list of ``{"type": "text", "text": str}``
                parts, which are joined by newlines as in vLLM. Other keys reach the template as they are.
            add_generation_prompt: end the text with the tokens that begin the assistant's answer.
            kwargs: further variables of the template, JSON values.

        Raises:
            InvalidRequest: no template, malformed messages, an exception of the template, or a template that exceeds a limit of
                `template_child`: 2 seconds of CPU time, 512 MiB of memory, 8 Mi characters of text.
            NoRenderer: the process cannot be started. A later call tries again.
        """
        if template is None:
            raise InvalidRequest("the model has no chat template: send a prompt instead of messages", param="messages")
        # Templates ask `is not none` of these two, which an undefined variable would pass.
        variables = {"tools": None, "documents": None, "bos_token": bos_token or "", "eos_token": eos_token or ""} | kwargs
        variables |= {"messages": _checked(messages), "add_generation_prompt": add_generation_prompt}
        try:
            asked = json.dumps({"template": template, "variables": variables, "date": self._date or today()}).encode()
        except (TypeError, ValueError, RecursionError) as error:
            raise _refused(f"a template's variables must be JSON values: {error}") from error
        if len(asked) > MAX_REQUEST_BYTES:
            raise _refused(f"template and messages take {len(asked)} bytes as JSON, the limit is {MAX_REQUEST_BYTES}")
        with self._lock:
            reply = self._ask(asked)
        if "error" in reply:
            raise _refused(reply["error"])
        return reply["text"]

    def close(self) -> None:
        """End the child, if there is one. A later `render` starts another."""
        with self._lock:
            self._stop()

    def _ask(self, asked: bytes) -> dict[str, str]:
        for _ in range(2):  # the system may end the child, if it is short of memory: then a second child is asked
            reply, status = self._reply(asked)
            if reply is not None:
                return reply
            if status in BY_LIMITS:
                break
        return {"error": _why(status)}

    def _reply(self, asked: bytes) -> tuple[dict[str, str] | None, int]:
        """The child's reply, or None and the exit status if it has ended."""
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(asked + b"\n")
            process.stdin.flush()
            reply = process.stdout.readline()
        except BrokenPipeError:
            reply = b""
        except BaseException:  # after an interrupt, the next call would read the reply to this one
            self._stop()
            raise
        if reply.endswith(b"\n"):
            return json.loads(reply), 0
        status = process.wait()
        self._stop()
        return None, status

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._owner != os.getpid():
            self._stop()
            # The environment and installed hooks do not change what the child imports, and sets have one order in every run.
            command = [sys.executable, "-P", "-s", "-S", child.__file__, *filter(os.path.isabs, sys.path)]
            others = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
            environment = {**others, "PYTHONHASHSEED": "0"}
            # A new session: Ctrl-C at the terminal must not end the child, because the lines in progress may finish.
            try:
                self._process = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    start_new_session=True,
                    env=environment,
                )
            except OSError as error:  # no file descriptor, process or memory is left
                raise NoRenderer(f"the process that renders chat templates cannot be started: {error.strerror}") from error
            self._owner = os.getpid()
            self._end = weakref.finalize(self, _end, self._process, self._owner)
        return self._process

    def _stop(self) -> None:
        if self._end is not None:
            self._end()
        self._process = self._end = None


def _refused(why: str) -> InvalidRequest:
    return InvalidRequest(f"the chat template refused the messages: {why}", param="messages")


def _end(process: subprocess.Popen[bytes], owner: int) -> None:
    if owner != os.getpid():
        process.returncode = 0  # in a fork: the parent ends the child
    else:
        process.kill()
        process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(BrokenPipeError):  # its buffer was not empty
                pipe.close()


def _why(status: int) -> str:
    if status == -signal.SIGXCPU:
        return f"it ran past {child.CPU_SECONDS} seconds of CPU time"
    if status == child.OUT_OF_MEMORY:
        return f"it needs more than {child.MEMORY_BYTES >> 20} MiB of memory"
    how = f"by signal {signal.Signals(-status).name}" if status < 0 else f"with status {status}"
    return f"the process that renders it ended {how}"


def _checked(messages: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    if not isinstance(messages, (list, tuple)) or not messages:
        raise InvalidRequest(f"messages must be a non-empty list, got {described(messages)}", param="messages")
    checked = []
    for i, message in enumerate(messages):
        if not isinstance(message, Mapping):
            raise InvalidRequest(f"messages[{i}] must be an object, got {described(message)}", param="messages")
        role = message.get("role")
        if not isinstance(role, str) or not role:
            raise InvalidRequest(f"messages[{i}].role must be a non-empty string, got {described(role)}", param="messages")
        checked.append({**message, "content": _content(message.get("content"), f"messages[{i}].content")})
    return checked


def _content(content: Any, where: str) -> str:
    if isinstance(content, str):
        return content
    if not isinstance(content, (list, tuple)):
        raise InvalidRequest(f"{where} must be a string or a list of text parts, got {described(content)}", param="messages")
    texts = []
    for i, part in enumerate(content):
        if not isinstance(part, Mapping):
            raise InvalidRequest(f"{where}[{i}] must be an object with type and text, got {described(part)}", param="messages")
        if (kind := part.get("type")) != "text":
            raise InvalidRequest(f"{where}[{i}] is of type {shown(kind)}; only 'text' parts are supported", param="messages")
        if not isinstance(part.get("text"), str):
            raise InvalidRequest(f"{where}[{i}].text must be a string, got {described(part.get('text'))}", param="messages")
        texts.append(part["text"])
    return "\n".join(texts)
