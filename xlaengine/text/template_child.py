"""A process that renders chat templates inside limits; `ChatRenderer` starts it by this file's path.

Arguments: folders for ``sys.path``. Standard input and output carry one JSON object a line, in ASCII. A request is
``{"template": str, "variables": {...}, "date": str}``, its reply ``{"text": str}`` or ``{"error": str}``. The process ends when standard
input ends. A template that exceeds `CPU_SECONDS` ends the process by SIGXCPU, one that exceeds `MEMORY_BYTES` with status `OUT_OF_MEMORY`:
the kernel's limits also hold inside C code.

It imports only the standard library and jinja2, so that it starts in a tenth of a second.
"""

from __future__ import annotations

import json
import math
import os
import re
import resource
import sys
import time
from datetime import datetime
from functools import lru_cache
from typing import Any

CPU_SECONDS = 2
"""The limit of CPU time for one conversation; its end is rounded up to a whole second of the process's time. An ordinary template takes
less than a millisecond."""

MEMORY_BYTES = 512 << 20
"""The limit of the process's address space."""

MAX_PROMPT_CHARS = 8 << 20
"""The longest text that a template may render, far above any context length."""

OUT_OF_MEMORY = 3
"""The exit status after a `MemoryError`."""


_ADDRESS = re.compile(r" at 0x[0-9a-f]+>")


@lru_cache(maxsize=8)
def compile_template(source: str) -> Any:
    return _environment().from_string(source)


@lru_cache(maxsize=1)
def _environment() -> Any:
    import jinja2  # found by the process's arguments
    from jinja2 import ext, nodes, sandbox
    from jinja2.exceptions import SecurityError

    class Environment(sandbox.ImmutableSandboxedEnvironment):
        """Bounds repetition (`'x' * n`) before it takes memory, and refuses powers."""

        intercepted_binops = frozenset({"*", "**"})

        def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
            if operator == "**":
                raise SecurityError("the operator ** is not allowed in a chat template")
            for items, count in ((left, right), (right, left)):
                if isinstance(items, (str, list, tuple)) and isinstance(count, int) and len(items) * count > MAX_PROMPT_CHARS:
                    raise SecurityError(f"a repetition of {len(items)} x {count} exceeds {MAX_PROMPT_CHARS} items")
            return super().call_binop(context, operator, left, right)

        def unsafe_undefined(self, obj: Any, attribute: str) -> Any:
            # The base class yields an undefined value, which prints as nothing and hides the attempt.
            raise SecurityError(f"attribute {attribute!r} of a {type(obj).__name__} is not allowed in a chat template")

    class Generation(ext.Extension):
        """``{% generation %}`` marks the assistant's part for training; here its content is rendered."""

        tags = {"generation"}  # noqa: RUF012  (jinja2 declares it as an attribute of the instance too)

        def parse(self, parser: Any) -> Any:
            line = next(parser.stream).lineno
            body = parser.parse_statements(("name:endgeneration",), drop_needle=True)
            return nodes.CallBlock(self.call_method("content"), [], [], body).set_lineno(line)

        def content(self, caller: Any) -> str:
            return caller()

    def raise_exception(message: str) -> None:
        raise jinja2.TemplateError(message)

    def refuse_random(*_: Any, **__: Any) -> None:
        raise SecurityError("random and lipsum are not allowed in a chat template: a conversation has one prompt in every run")

    def printed(value: Any) -> Any:
        if not isinstance(value, (str, int, float, list, tuple, dict)) and _ADDRESS.search(str(value)):
            raise SecurityError(f"a chat template prints a {type(value).__name__}, whose text differs from run to run")
        return value

    # The options are those that Hugging Face templates are written for.
    options = {"trim_blocks": True, "lstrip_blocks": True, "extensions": ["jinja2.ext.loopcontrols", Generation]}
    environment = Environment(finalize=printed, **options)
    environment.globals |= {"raise_exception": raise_exception, "lipsum": refuse_random}
    environment.filters["random"] = refuse_random
    environment.filters["tojson"] = _tojson
    return environment


def _tojson(
    value: Any, ensure_ascii: bool = False, indent: int | None = None, separators: tuple[str, str] | None = None, sort_keys: bool = False
) -> str:
    # As in transformers. jinja's own filter escapes <, > and & for HTML, which a model must not see.
    return json.dumps(value, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)


def render(template: str, variables: dict[str, Any], date: str) -> dict[str, str]:
    """The reply to one request. ``date``: YYYY-MM-DD, what templates show as today's."""
    pieces: list[str] = []
    size = 0
    try:
        for piece in compile_template(template).generate(variables | {"strftime_now": datetime.fromisoformat(date).strftime}):
            pieces.append(piece)
            size += len(piece)
            if size > MAX_PROMPT_CHARS:
                return {"error": f"the text exceeds {MAX_PROMPT_CHARS} characters"}
    except MemoryError:
        os._exit(OUT_OF_MEMORY)  # the heap may be full: do nothing else
    except Exception as error:  # a template is foreign code: any exception is a refusal
        line = getattr(error, "lineno", None)  # jinja2's syntax errors have it
        where = "" if line is None else f"syntax error in line {line}: "
        return {"error": (where + (str(error) or type(error).__name__))[:2000]}
    return {"text": "".join(pieces)}


def serve() -> None:
    """Answer requests until standard input ends."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (_within(MEMORY_BYTES, hard), hard))
    _environment()
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    for line in sys.stdin.buffer:
        until = math.ceil(time.process_time()) + CPU_SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (_within(until, hard), hard))
        try:
            print(json.dumps(render(**json.loads(line))), flush=True)
        except MemoryError:
            os._exit(OUT_OF_MEMORY)


def _within(soft: int, hard: int) -> int:
    return soft if hard == resource.RLIM_INFINITY else min(soft, hard)


if __name__ == "__main__":
    sys.path[:] = sys.argv[1:]
    serve()
