"""The process that renders chat templates, as the one who asks it sees it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import weakref
from contextlib import suppress
from typing import Any

from xlaengine.text import template_child as child

MAX_REQUEST_BYTES = 32 << 20
"""The most JSON that a template and its variables may take: they count against the process's memory."""


class TemplateRefused(Exception):
    """The template did not render: its own refusal, an error in it, or one of the limits."""


class TemplateProcess:
    """Renders templates in a child with limits on time and memory. It is started by the first call, and anew after it has ended.

    Calls may come from several threads; they are served one at a time. After a fork each side has a child of its own.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._owner = 0
        self._end: weakref.finalize | None = None

    def render(self, template: str, variables: dict[str, Any]) -> str:
        """
        Raises:
            TemplateRefused: it did not render; the words say why.
        """
        try:
            request = json.dumps({"template": template, "variables": variables}).encode()
        except (TypeError, ValueError, RecursionError) as error:
            raise TemplateRefused(f"a template's variables are JSON values: {error}") from None
        if len(request) > MAX_REQUEST_BYTES:
            raise TemplateRefused(f"template and messages take {len(request)} bytes as JSON, the limit is {MAX_REQUEST_BYTES}")
        with self._lock:
            reply = self._ask(request)
        if "error" in reply:
            raise TemplateRefused(reply["error"])
        return reply["text"]

    def close(self) -> None:
        """End the child, if there is one. A later `render` starts another."""
        with self._lock:
            self._stop()

    def _ask(self, request: bytes) -> dict[str, str]:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            child.write_frame(process.stdin, request)
            frame = child.read_frame(process.stdout)
        except BrokenPipeError:
            frame = None
        except BaseException:  # an interrupt between request and reply: the next reply would be of this request
            self._stop()
            raise
        if frame is not None:
            return json.loads(frame)
        status = process.wait()
        self._stop()
        raise TemplateRefused(_why(status))

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._owner != os.getpid():
            self._stop()
            # -I and -S: neither the environment nor installed hooks change what the child imports.
            command = [sys.executable, "-I", "-S", child.__file__, *filter(os.path.isabs, sys.path)]
            # A session of its own: Ctrl-C at the terminal is meant for this process, which lets running lines finish.
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
            )
            self._owner = os.getpid()
            self._end = weakref.finalize(self, _end, self._process, self._owner)
        return self._process

    def _stop(self) -> None:
        if self._end is not None:
            self._end()
        self._process = self._end = None


def _end(process: subprocess.Popen[bytes], owner: int) -> None:
    if owner != os.getpid():
        process.returncode = 0  # a fork's copy: the child is the other side's to end
    else:
        process.kill()
        process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(BrokenPipeError):  # of what was still in its buffer
                pipe.close()


def _why(status: int) -> str:
    if status == -signal.SIGXCPU:
        return f"it ran past {child.CPU_SECONDS} seconds of CPU time"
    if status == child.OUT_OF_MEMORY:
        return f"it needs more than {child.MEMORY_BYTES >> 20} MiB of memory"
    how = f"by signal {signal.Signals(-status).name}" if status < 0 else f"with status {status}"
    return f"the process that renders it ended {how}"
