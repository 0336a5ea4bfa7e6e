"""The most main memory that each process takes, with one model over devices of one process and of two.

python spike/70_shards.py MODEL [PROCESSESxDEVICES ...]

Prints the peak of each process up to the first generated tokens (``ru_maxrss``), what of it is left, and how long the model took to load.
"""

from __future__ import annotations

import os
import re
import resource
import socket
import subprocess
import sys
import time
from pathlib import Path

LAYOUTS = ("1x1", "1x2", "1x4", "2x1", "2x2")


def main(model: str, layouts: list[str]) -> None:
    for layout in layouts:
        processes, devices = map(int, layout.split("x"))
        started = start(model, processes, devices)
        said = [child.communicate()[0] for child in started]
        for number, text in enumerate(said):
            print(f"{layout}, process {number}: {text.strip()}", flush=True)


def start(model: str, processes: int, devices: int) -> list[subprocess.Popen[str]]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    environment = os.environ | {"JAX_NUM_CPU_DEVICES": str(devices)}
    child = [sys.executable, __file__, "child", model, str(processes), str(devices), str(port)]
    return [subprocess.Popen([*child, str(number)], env=environment, text=True, stdout=subprocess.PIPE) for number in range(processes)]


def child(model: str, processes: int, devices: int, port: str, number: int) -> None:
    import xlaengine.opening as opening
    from xlaengine import LLM, SamplingParams

    began, seconds, read = time.perf_counter(), [], opening.load

    def timed(*args: object, **named: object) -> object:
        start = time.perf_counter()
        found = read(*args, **named)  # type: ignore[arg-type]
        seconds.append(time.perf_counter() - start)
        return found

    opening.load = timed  # type: ignore[assignment]
    several = {"coordinator": f"127.0.0.1:{port}", "num_processes": processes, "process_id": number} if processes > 1 else {}
    try:
        with LLM(
            model, max_num_seqs=4, max_model_len=256, tensor_parallel_size=processes * devices, weights_dtype="float32", **several
        ) as llm:
            params = SamplingParams(temperature=0.8, seed=3, max_tokens=12, logprobs=2)
            digest = hash(str([output.outputs for output in llm.generate(["One", "Two thirds of"], params)]))
            report(seconds, began, f", digest {digest % 10**8}")
    except SystemExit:
        report(seconds, began, "")
        raise


def report(seconds: list[float], began: float, more: str) -> None:
    status = Path("/proc/self/status").read_text()
    found = {name: int(re.search(rf"{name}:\s+(\d+)", status)[1]) >> 10 for name in ("RssAnon", "RssFile")}  # type: ignore[index]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
    now = f"now {found['RssAnon']} MiB of its own and {found['RssFile']} of files"
    print(f"peak {peak} MiB, {now}; loaded in {sum(seconds):.2f} s, all in {time.perf_counter() - began:.1f} s{more}", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "child":
        child(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), sys.argv[5], int(sys.argv[6]))
    else:
        main(sys.argv[1], sys.argv[2:] or list(LAYOUTS))
