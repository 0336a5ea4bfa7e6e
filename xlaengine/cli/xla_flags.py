"""Checks XLA_FLAGS. XLA reads it once, when JAX starts, and aborts the process if it does not know a flag."""

from __future__ import annotations

import os
import re
import subprocess
import sys

from xlaengine.batch.errors import UsageError

_PROGRAM = "from jaxlib import xla_client; xla_client.make_cpu_client()"
_SECONDS = 60
_FAULT = re.compile(r"\] (Unknown flags? in XLA_FLAGS: .*|Couldn't interpret value .*)")


def require_xla_flags() -> None:
    """If XLA_FLAGS is set, starts XLA in another process (0.5 s). Raises UsageError with XLA's message if XLA refuses the flags."""
    flags = os.environ.get("XLA_FLAGS", "")
    if not flags.strip():
        return
    try:
        done = subprocess.run(
            [sys.executable, "-P", "-c", _PROGRAM],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return
    if done.returncode and (found := _FAULT.search(done.stderr)):
        raise UsageError(f"XLA_FLAGS is {flags!r}, and XLA does not start with it: {found[1]}")
