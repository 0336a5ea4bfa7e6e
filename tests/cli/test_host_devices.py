"""Which numbers of devices are compared, and what is said of a machine that has too few."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from types import SimpleNamespace

import jax
import pytest

from tests.cli.running import ROOT
from tests.cli.verifying import MODEL
from xlaengine.batch.errors import UsageError
from xlaengine.cli.host_devices import chosen_devices


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """JAX's devices as a test has them, and the number that a CPU is asked for."""
    made = SimpleNamespace(platform="gpu", count=1, asked=[])
    monkeypatch.delenv("XLA_FLAGS", raising=False)
    monkeypatch.delenv("JAX_NUM_CPU_DEVICES", raising=False)
    monkeypatch.setattr(jax, "devices", lambda: [SimpleNamespace(platform=made.platform)] * made.count)
    monkeypatch.setattr(jax.config, "update", lambda name, value: made.asked.append((name, value)))
    return made


def test_gpus_are_taken_as_they_are_up_to_eight(machine: SimpleNamespace) -> None:
    said: list[str] = []
    chosen = []
    for machine.count in (2, 4, 6, 8, 16):
        chosen.append(chosen_devices((), several=True, note=said.append))
    assert chosen == [(1, 2), (1, 2, 4), (1, 2, 4), (1, 2, 4, 8), (1, 2, 4, 8)]
    machine.count = 4
    assert chosen_devices((3, 2), several=True, note=said.append) == (3, 2)
    assert said == []


def test_a_cpu_stands_in_for_the_most_that_are_wanted(machine: SimpleNamespace) -> None:
    said: list[str] = []
    machine.platform, machine.count = "cpu", 8
    assert chosen_devices((), several=True, note=said.append) == (1, 2, 4, 8)
    assert said == ["this CPU stands in for 8 devices: their results are real, their speed is not"]
    machine.count = 3
    assert chosen_devices((1, 3), several=True, note=said.append) == (1, 3)
    assert machine.asked == [("jax_num_cpu_devices", 8), ("jax_num_cpu_devices", 3)]


@pytest.mark.parametrize(("name", "value"), [("XLA_FLAGS", "--xla_force_host_platform_device_count=4"), ("JAX_NUM_CPU_DEVICES", "4")])
def test_a_number_in_the_environment_stays(machine: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    machine.platform, machine.count = "cpu", 4
    assert chosen_devices((), several=True, note=lambda _: None) == (1, 2, 4)
    assert machine.asked == []


def test_one_device_alone_starts_nothing(machine: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jax, "devices", lambda: pytest.fail("JAX was started"))
    assert chosen_devices((), several=False, note=pytest.fail) == (1,)
    assert chosen_devices((1,), several=False, note=pytest.fail) == (1,)
    assert machine.asked == []


@pytest.mark.parametrize(
    ("given", "several", "words"),
    [
        ((), True, "--level 2p compares numbers of devices, and JAX has one device of kind gpu"),
        ((1, 2), True, "--tensor-parallel-size 2 needs as many devices, and JAX has 1 of kind gpu"),
        ((2,), False, "--tensor-parallel-size 2 needs as many devices, and JAX has 1 of kind gpu"),
    ],
)
def test_too_few_devices_are_wrong_usage(machine: SimpleNamespace, given: tuple[int, ...], several: bool, words: str) -> None:
    with pytest.raises(UsageError, match=words):
        chosen_devices(given, several=several, note=pytest.fail)


COMMAND = """
import json, sys
from xlaengine.check.verify import case as module
from xlaengine.check.verify.verdict import Verification
from xlaengine.cli.main import main
import jax

def run_case(case, *rest):
    print(json.dumps([len(jax.devices()), case.devices, case.config.tensor_parallel_size, case.config.cut_columns]))
    raise KeyboardInterrupt

module.run_case = run_case
main(sys.argv[1:])
"""


def test_the_command_makes_the_devices_before_jax_starts() -> None:
    """In a process of its own, as a user starts it; kernels that are not built need no cut."""
    environment = {name: value for name, value in os.environ.items() if name not in ("XLA_FLAGS", "JAX_NUM_CPU_DEVICES")}
    command = [sys.executable, "-c", COMMAND, "verify", *MODEL, "--level", "2p", "--level", "1"]
    done = subprocess.run(command, cwd=ROOT, env=environment | {"XLAENGINE_NATIVE": "0"}, capture_output=True, text=True, check=False)
    assert json.loads(done.stdout) == [8, [1, 2, 4, 8], 1, True], done.stderr
    assert "this CPU stands in for 8 devices" in done.stderr
    assert "XLA's kernels: also on 1 device matrices are cut as on several" in done.stderr
