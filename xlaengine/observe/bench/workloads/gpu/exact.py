"""Which levels of exactness hold on this device, as ``xlaengine verify`` finds them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

from xlaengine.observe.bench.bench import Bench
from xlaengine.observe.bench.child import ChildFailed, import_path
from xlaengine.observe.bench.result import Result

LEVELS = "1", "2", "3"
DTYPES = "float32", "bfloat16"

SIZES = "8", "3"
"""The B of the engines that are compared, as options of ``verify``."""

_VERIFY = re.compile(r"^VERIFY .*streams=(?P<streams>\d+) tokens=(?P<tokens>\d+) .*near_ties=(?P<near_ties>\d+)", re.MULTILINE)
_MISMATCH = re.compile(r"^MISMATCH level=(\S+) ", re.MULTILINE)
_RESULT = re.compile(r"^RESULT: (.+)$", re.MULTILINE)


def measure(bench: Bench) -> Iterator[Result]:
    """Verifies the model in each dtype, in a separate process, and counts the streams that differ at each level.

    Raises:
        ChildFailed: a verification ended without a result, or verified nothing.
    """
    for done, dtype in enumerate(DTYPES):
        bench.progress("gpu-exact", done, len(DTYPES))
        yield from results(dtype, _verified(bench.settings.model, dtype))
    bench.progress("gpu-exact", len(DTYPES), len(DTYPES))


def results(dtype: str, output: str) -> Iterator[Result]:
    """Reads the results from what ``verify`` has printed.

    Raises:
        ChildFailed: ``verify`` has printed no result, or that it verified nothing.
    """
    found, counts = _RESULT.search(output), _VERIFY.search(output)
    if found is None or counts is None:
        raise ChildFailed((output.strip().splitlines() or ["verify printed nothing"])[-1])
    if found[1] == "NOTHING VERIFIED":
        raise ChildFailed(f"verify --dtype {dtype}: {found[1]}")
    differ = Counter(_MISMATCH.findall(output))
    facts = {name: float(counts[name]) for name in ("streams", "tokens")}
    for level in LEVELS:
        own = {"near_ties": float(counts["near_ties"])} if level == "3" else {}
        case, samples = f"level {level}, {dtype}", (float(differ[level]),)
        yield Result(workload="gpu-exact", case=case, unit="streams differ", better="lower", samples=samples, facts=facts | own)


def _verified(model: str, dtype: str) -> str:
    """Returns what ``verify`` printed, on standard output and standard error. Raises ChildFailed unless its exit status is 0 or 1."""
    options = [part for name, values in (("--level", LEVELS), ("--max-num-seqs", SIZES)) for value in values for part in (name, value)]
    command = [sys.executable, "-m", "xlaengine", "verify", "--model", model, "--dtype", dtype, "--no-progress", *options]
    # This process may hold most of the card's memory, and by default JAX in the new process would reserve three quarters of it.
    environment = import_path() | {"XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | environment, check=False)
    if done.returncode not in (0, 1):
        raise ChildFailed((done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1])
    return f"{done.stderr}\n{done.stdout}"
