"""A process that renders chat templates inside limits; `ChatRenderer` starts it by this file's path.

Arguments: folders for ``sys.path``. On standard input and output there are frames: eight bytes of length (little-endian), then ASCII JSON.
A request is ``{"template": str, "variables": {...}}``, its reply ``{"text": str}`` or ``{"error": str}``. The process ends when standard
input does. A template that runs past `CPU_SECONDS` ends the process by SIGXCPU, and one that runs past `MEMORY_BYTES` by `OUT_OF_MEMORY`:
a limit of the kernel also holds inside a call of C code, which no counter in the interpreter can interrupt.

It imports the standard library and jinja2, nothing of the package: a start takes a tenth of a second.
"""

from __future__ import annotations

import json
import math
import os
import resource
import sys
import time
from datetime import datetime
from functools import lru_cache
from typing import IO, Any

CPU_SECONDS = 2
"""Of one conversation, with a second's grain; an ordinary template takes less than a millisecond."""

MEMORY_BYTES = 512 << 20
"""Of the process's address space."""

MAX_PROMPT_CHARS = 8 << 20
"""The longest text a template may render, far above any context length."""

OUT_OF_MEMORY = 3
"""The exit status after a `MemoryError`."""


@lru_cache(maxsize=8)
def compile_template(source: str) -> Any:
    return _environment().from_string(source)


@lru_cache(maxsize=1)
def _environment() -> Any:
    import jinja2  # the arguments say where it lies
    from jinja2 import ext, nodes, sandbox
    from jinja2.exceptions import SecurityError

    class Environment(sandbox.ImmutableSandboxedEnvironment):
        """The sandbox, with repetition (`'x' * n`) bounded before it takes memory and powers refused."""

        intercepted_binops = frozenset({"*", "**"})

        def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
            if operator == "**":
                raise SecurityError("the operator ** is not allowed in a chat template")
            for items, count in ((left, right), (right, left)):
                if isinstance(items, (str, list, tuple)) and isinstance(count, int) and len(items) * count > MAX_PROMPT_CHARS:
                    raise SecurityError(f"a repetition of {len(items)} x {count} exceeds {MAX_PROMPT_CHARS} items")
            return super().call_binop(context, operator, left, right)

        def unsafe_undefined(self, obj: Any, attribute: str) -> Any:
            # The base class yields an undefined value, which prints as nothing: the attempt would go unseen.
            raise SecurityError(f"attribute {attribute!r} of a {type(obj).__name__} is not allowed in a chat template")

    class Generation(ext.Extension):
        """``{% generation %}`` marks the assistant's part for those who train; here it is rendered as its content."""

        tags = {"generation"}  # noqa: RUF012  (jinja2 declares it as an attribute of the instance too)

        def parse(self, parser: Any) -> Any:
            line = next(parser.stream).lineno
            body = parser.parse_statements(("name:endgeneration",), drop_needle=True)
            return nodes.CallBlock(self.call_method("content"), [], [], body).set_lineno(line)

        def content(self, caller: Any) -> str:
            return caller()

    def raise_exception(message: str) -> None:
        raise jinja2.TemplateError(message)

    # The options are those that Hugging Face templates are written for.
    environment = Environment(trim_blocks=True, lstrip_blocks=True, extensions=["jinja2.ext.loopcontrols", Generation])
    environment.globals.update(raise_exception=raise_exception, strftime_now=lambda pattern: datetime.now().strftime(pattern))
    environment.filters["tojson"] = _tojson
    return environment


def _tojson(value: Any, indent: int | None = None) -> str:
    # jinja's own filter escapes <, > and & for HTML, which a model must not see.
    return json.dumps(value, ensure_ascii=False, indent=indent)


def render(template: str, variables: dict[str, Any]) -> dict[str, str]:
    """The reply to one request."""
    pieces: list[str] = []
    size = 0
    try:
        for piece in compile_template(template).generate(variables):
            pieces.append(piece)
            size += len(piece)
            if size > MAX_PROMPT_CHARS:
                return {"error": f"the text exceeds {MAX_PROMPT_CHARS} characters"}
    except MemoryError:
        os._exit(OUT_OF_MEMORY)  # what is left of it may lie about in the heap
    except Exception as error:  # a template is a foreign program: any exception is its refusal
        return {"error": (str(error) or type(error).__name__)[:2000]}
    return {"text": "".join(pieces)}


def read_frame(stream: IO[bytes]) -> bytes | None:
    """None at the end of the stream, and where it ends inside a frame."""
    head = stream.read(8)
    size = int.from_bytes(head, "little")
    body = stream.read(size) if len(head) == 8 else b""
    return body if len(head) == 8 and len(body) == size else None


def write_frame(stream: IO[bytes], body: bytes) -> None:
    stream.write(len(body).to_bytes(8, "little"))
    stream.write(body)
    stream.flush()


def serve() -> None:
    """Answer requests until standard input ends."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (_within(MEMORY_BYTES, hard), hard))
    _environment()
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    while (frame := read_frame(sys.stdin.buffer)) is not None:
        until = math.ceil(time.process_time()) + CPU_SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (_within(until, hard), hard))
        try:
            write_frame(sys.stdout.buffer, json.dumps(render(**json.loads(frame))).encode())
        except MemoryError:
            os._exit(OUT_OF_MEMORY)


def _within(soft: int, hard: int) -> int:
    return soft if hard == resource.RLIM_INFINITY else min(soft, hard)


if __name__ == "__main__":
    sys.path[:] = sys.argv[1:]
    serve()
