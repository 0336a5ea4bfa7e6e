"""A process that has the slow imports behind it and forks one child for each pytest run: a fifth of the time of a new interpreter.

It is started as a script and imports nothing of the tree that is tested. Each line of its input is a JSON object with ``tree``,
``arguments`` (of pytest), ``environment``, ``output`` (a file for all that is printed) and ``seconds``; it answers with the child's exit
status, negative for a signal, or ``null`` where the child was stopped at its time.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import signal
import sys
import time
import traceback
from typing import Any

PLUGINS = ("hypothesis.stateful", "_hypothesis_pytestplugin", "xdist.plugin", "xdist.looponfail", "anyio.pytest_plugin")
SLOW = ("jax", "jaxlib", "orbax.checkpoint", "tokenizers", "safetensors", "gguf", "typer", "msgspec", "beartype.claw", "pytest", *PLUGINS)


def main() -> None:
    sys.path.pop(0)  # this folder
    sys.dont_write_bytecode = True
    for module in SLOW:
        with contextlib.suppress(ImportError):
            importlib.import_module(module)
    for line in sys.stdin:
        asked = json.loads(line)
        child = os.fork()
        if child == 0:
            run(asked)
        print(json.dumps(status_of(child, asked["seconds"])), flush=True)


def run(asked: dict[str, Any]) -> None:
    """The child: pytest in the tree, and no way back."""
    os.setsid()
    output = os.open(asked["output"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for descriptor in (1, 2):
        os.dup2(output, descriptor)
    os.chdir(asked["tree"])
    os.environ.update(asked["environment"])
    sys.path.insert(0, asked["tree"])
    import pytest

    status = 3
    try:
        status = int(pytest.main(asked["arguments"]))
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def status_of(child: int, seconds: float) -> int | None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        pid, status = os.waitpid(child, os.WNOHANG)
        if pid:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


if __name__ == "__main__":
    main()
