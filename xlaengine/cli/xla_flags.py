"""Checks XLA_FLAGS. XLA reads it once, when JAX starts, and ends the process for a flag that it does not know."""

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
    """Starts XLA in a process of its own, if XLA_FLAGS is set (0.5 s). Raises UsageError with XLA's own words if that process is ended."""
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
