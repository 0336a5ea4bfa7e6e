"""A process that starts an engine once, and reports the seconds of each phase and the bytes of each item. Only a new process can measure a
start.

usage: python -m xlaengine.observe.bench.child MODEL SETTINGS B BEGAN

SETTINGS: other arguments of `LLM`, as JSON. BEGAN: when the process was started, in seconds since the epoch.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[2]

CACHE_VARIABLES = {"JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0", "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1"}


class ChildFailed(RuntimeError):
    """A child process failed, or its output is not as expected. The message is its last line of output, or says what is wrong."""


def start_child(model: str, chosen: Mapping[str, Any], max_num_seqs: int, cache: Path | None = None) -> dict[str, Any]:
    """Runs `main` in a new process and returns its measurements.

    Args:
        chosen: other arguments of `LLM`.
        cache: the folder of compiled graphs; None for the folder that engines use.

    Raises:
        ChildFailed: the process failed.
    """
    environment = os.environ | import_path() | ({"JAX_COMPILATION_CACHE_DIR": str(cache)} | CACHE_VARIABLES if cache else {})
    arguments = model, json.dumps(dict(chosen)), str(max_num_seqs), str(time.time())
    command = [sys.executable, "-m", "xlaengine.observe.bench.child", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        raise ChildFailed((done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1])
    return json.loads(done.stdout.splitlines()[-1])


def import_path() -> dict[str, str]:
    """Returns environment variables with which a new process imports this package, even from a source tree that is not installed."""
    return {"PYTHONPATH": os.pathsep.join(filter(None, (str(PACKAGE.parent), os.environ.get("PYTHONPATH"))))}


def main(model: str, chosen: dict[str, Any], max_num_seqs: int, began: float) -> dict[str, Any]:
    """Starts an engine and returns its measurements: seconds by phase, bytes by item.

    Args:
        chosen: other arguments of `LLM`. began: when the process was started, in seconds since the epoch.
    """
    import jax

    from xlaengine import LLM
    from xlaengine.malloc import settle_malloc
    from xlaengine.planning import Shapes, footprint
    from xlaengine.types import SamplingParams

    jax.devices()
    empty, imported = _resident("VmRSS"), time.time() - began
    params = SamplingParams(temperature=0, max_tokens=1, ignore_eos=True)
    with LLM(model, **chosen, max_num_seqs=max_num_seqs, max_logprobs=0) as llm:
        settle_malloc()
        opened = time.time()
        llm.generate([5, 6, 7], params)
        first = time.time()
        llm.generate([5, 6, 7], params)
        hot = time.time() - first
        metrics, runner = llm.metrics(), llm.engine.runner
        peak = _resident("VmHWM")  # before the files are read again, which is not part of the engine
        planned = footprint(Shapes(llm.engine.model, llm.config, weights=llm.engine.runner.like)).total
        held = {name: sum(leaf.nbytes for leaf in jax.tree.leaves(getattr(runner, name))) for name in ("weights", "state")}
        phases = {name: metrics["seconds"][name] for name in ("fetch", "load", "compile")}
        return {
            "seconds": {"imports": imported, **phases, "first token": first - opened, "all": first - began},
            "hot": hot,
            "read_seconds": _read(model),
            "graphs_compiled": metrics["graphs_compiled"],
            "max_model_len": llm.capacity,
            "bytes": {"empty": empty, "peak": peak, "planned": planned, **held},
        }


def _read(model: str) -> float:
    """Returns the seconds to read the model's weights from its files into new memory. No loader can be faster."""
    from xlaengine.sources import resolve

    source = resolve(model)
    patterns = {"hf": "model*.safetensors", "orbax": "**/*"}
    files = [source.path] if source.path.is_file() else [file for file in source.path.glob(patterns[source.kind]) if file.is_file()]
    began = time.perf_counter()
    for file in files:
        file.read_bytes()
    return time.perf_counter() - began


def _resident(field: str) -> int:
    """Returns the bytes in memory now (``VmRSS``) or at the peak (``VmHWM``). `resource` would give the parent's peak if that is larger."""
    line = next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith(field))
    return int(line.split()[1]) * 1024


if __name__ == "__main__":
    name, settings, rows, started = sys.argv[1:]
    print(json.dumps(main(name, json.loads(settings), int(rows), float(started))))
