"""A verification of level 2p in a process of its own, whose CPU stands in for several devices: a CPU's number of devices is set once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import jax
import msgspec

from tests.check.verify.tiny import FEW, workload
from tests.conftest import FIXTURES, tiny_config
from xlaengine.check.faults.kinds import Fault
from xlaengine.check.verify.case import Case, Subject, replays, run_case, seen_again
from xlaengine.check.verify.levels import Level
from xlaengine.config import Kernels, Quantization
from xlaengine.config.layout import ShortSlots
from xlaengine.config.settings import WantedKVDType

ROOT = Path(__file__).parents[3]


class Found(msgspec.Struct, frozen=True):
    """What the process tells of its verification."""

    result: str
    compared: dict[int, dict[str, int]]  # by N how many comparisons of level 2p were alone and under a schedule
    levels: list[Level]  # of the mismatches
    replays: list[str]
    again: tuple[int, int] | None = None  # divergences that the first replay saw again, of how many
    said: str = ""  # of a fault


def found_on(
    family: str,
    devices: tuple[int, ...],
    kernels: Kernels,
    levels: tuple[Level, ...] = ("2p",),
    fault: Fault | None = None,
    kv_cache_dtype: WantedKVDType = "auto",
    quantization: Quantization | None = None,
    short_slots: ShortSlots = (),
    flags: str = "",
) -> Found:
    """Starts a process with ``flags`` for XLA, waits for it, and returns what it has found."""
    return _in_a_process([(family, devices, kernels, levels, fault, kv_cache_dtype, quantization, short_slots)], flags)[0]


def found_without_and_with(fault: Fault, family: str, devices: tuple[int, ...], kernels: Kernels) -> list[Found]:
    """As `found_on` without the fault, then with it, in one process: most of a second one would be imports."""
    return _in_a_process([(family, devices, kernels, ("2p",), each, "auto", None, ()) for each in (None, fault)])


Asked = tuple[str, tuple[int, ...], Kernels, tuple[Level, ...], Fault | None, WantedKVDType, Quantization | None, ShortSlots]
"""What `found_here` takes."""


def _in_a_process(all_asked: list[Asked], flags: str = "") -> list[Found]:
    devices = [N for asked in all_asked for N in asked[1]]
    kept = jax.config.jax_compilation_cache_dir  # type: ignore[attr-defined]
    flags = f"--xla_force_host_platform_device_count={max(devices)} {flags}"
    always = {"JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0", "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1"}
    environment = {**os.environ, "XLA_FLAGS": flags, **always} | ({} if kept is None else {"JAX_COMPILATION_CACHE_DIR": str(kept)})
    command = [sys.executable, "-m", "tests.check.verify.on_devices", msgspec.json.encode(all_asked).decode()]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=list[Found])


def found_here(
    family: str,
    devices: tuple[int, ...],
    kernels: Kernels,
    levels: tuple[Level, ...],
    fault: Fault | None,
    kv: WantedKVDType = "auto",
    quantization: Quantization | None = None,
    short_slots: ShortSlots = (),
) -> Found:
    """As `found_on`, in this process, which has as many devices."""
    facts: dict[str, Any] = {"kernels": kernels, "cut_columns": kernels == "xla", "tensor_parallel_size": devices[0]}
    facts |= {"kv_cache_dtype": kv, "quantization": quantization, "short_slots": short_slots}
    case = Case(
        model=str(FIXTURES / family),
        config=tiny_config(3, **FEW, **facts),
        requests=tuple(workload(4)),
        max_num_seqs=(3,),
        levels=levels,
        schedules=1,
        devices=devices,
        fault=fault,
    )
    found = run_case(case, Subject(case.model))
    compared = {
        N: {
            "alone": sum(row.devices == N and row.schedule is None for row in found.of_level("2p")),
            "scheduled": sum(row.devices == N and row.schedule is not None for row in found.of_level("2p")),
        }
        for N in devices
    }
    parts = replays(case, found)
    again = None
    if parts:
        part = Case.from_json(next(iter(parts.values())).to_json())
        again = seen_again(part, run_case(part, Subject(part.model))), len(part.divergences)
    differing: list[Level] = list(dict.fromkeys(one.level for one in found.divergences if one.status == "mismatch"))
    said = found.of_fault if found.fault else ""
    return Found(found.result, compared, differing, sorted(parts), again, said)


def main(asked: str) -> None:
    print(msgspec.json.encode([found_here(*each) for each in msgspec.json.decode(asked, type=list[Asked])]).decode())


if __name__ == "__main__":
    main(sys.argv[1])
