"""What a step costs with one model over devices of one process, and of two.

python spike/63_processes.py MODEL STEPS TURNS

Layouts take turns: P processes with D forced CPU devices each. A process of its own runs each, and waits while another is measured.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

LAYOUTS = ((1, 1), (1, 2), (2, 1))
B = 8


def main(model: str, steps: int, turns: int) -> None:
    leaders = {layout: start(model, steps, *layout) for layout in LAYOUTS}
    for leader, _ in leaders.values():
        assert leader.stdout is not None
        while leader.stdout.readline().strip() != "ready":
            assert leader.poll() is None
    found: dict[tuple[int, int], list[float]] = {layout: [] for layout in LAYOUTS}
    for turn in range(turns):
        for layout in LAYOUTS if turn % 2 else reversed(LAYOUTS):
            leader = leaders[layout][0]
            assert leader.stdin is not None
            assert leader.stdout is not None
            print("go", file=leader.stdin, flush=True)
            found[layout].append(float(leader.stdout.readline()))
    for leader, others in leaders.values():
        leader.communicate()
        for other in others:
            other.wait()
    for (processes, devices), times in found.items():
        print(f"{processes} x {devices}: {min(times):.2f} ms a step, median {median(times):.2f}, of {len(times)}")


def start(model: str, steps: int, processes: int, devices: int) -> tuple[subprocess.Popen[str], list[subprocess.Popen[str]]]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    environment = os.environ | {"XLA_FLAGS": f"--xla_force_host_platform_device_count={devices}"}
    started = []
    for number in range(processes):
        command = [sys.executable, __file__, "child", model, str(steps), str(processes), str(devices), str(number), str(port)]
        started.append(subprocess.Popen(command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE))
    return started[0], started[1:]


def child(model: str, steps: int, processes: int, devices: int, number: int, port: str) -> None:
    from xlaengine import LLM, SamplingParams

    several = {"coordinator": f"127.0.0.1:{port}", "num_processes": processes, "process_id": number} if processes > 1 else {}
    with LLM(model, max_num_seqs=B, max_model_len=256, tensor_parallel_size=processes * devices, **several) as llm:
        print("ready", flush=True)
        for _ in sys.stdin:
            spent = []
            for tokens in (4, 4 + steps):
                params = SamplingParams(temperature=0, max_tokens=tokens, ignore_eos=True)
                began = time.perf_counter()
                llm.generate([[5 + i, 7, 9, 11] for i in range(B)], params)
                spent.append(time.perf_counter() - began)
            print((spent[1] - spent[0]) / steps * 1000, flush=True)


if __name__ == "__main__":
    os.chdir(Path(__file__).parents[1])
    if sys.argv[1] == "child":
        child(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5]), int(sys.argv[6]), sys.argv[7])
    else:
        main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
