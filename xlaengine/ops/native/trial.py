"""Runs the self-test in a process of its own. A kernel that crashes, or a truncated library, ends only that process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from xlaengine.ops.native.errors import Unavailable

SECONDS = 60
"""The time limit of the self-test, in seconds. It takes about one."""

CRASHES = (signal.SIGILL, signal.SIGTRAP, signal.SIGABRT, signal.SIGBUS, signal.SIGFPE, signal.SIGSEGV)
"""Signals that a process's own code causes. Others come from outside, such as SIGKILL when memory runs out."""

PROGRAM = "import sys, xlaengine.ops.native.selftest as test; sys.exit(test.main(sys.argv[1]))"


def failure(library: Path) -> str | None:
    """Returns why the kernels of ``library`` must not be used; None if every answer is right.

    Raises:
        Unavailable: the process of the self-test does not start, or ends without a result for a reason other than the library.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith("JAX_") and name != "XLA_FLAGS"}
    environment = kept | {"JAX_PLATFORMS": "cpu", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    try:
        done = subprocess.run(
            [sys.executable, "-P", "-c", PROGRAM, str(library)],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"it had not ended after {SECONDS} s"
    except OSError as error:
        raise Unavailable(f"the kernels' self-test does not run: {error}") from error
    if done.returncode == 0:
        return None
    if -done.returncode in CRASHES:
        return f"the self-test was ended by {signal.Signals(-done.returncode).name}"
    if said := done.stdout.strip().splitlines():
        return said[-1][:400]
    error = "".join(done.stderr.strip().splitlines()[-1:])
    raise Unavailable(f"the kernels' self-test does not run: its exit status is {done.returncode}. {error[:400]}")
