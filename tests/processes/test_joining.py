"""What a process does if process 0 is lost when all have met, before JAX's service runs."""

from __future__ import annotations

import socket
import subprocess
import sys
import time

import pytest

from xlaengine.processes import End, Leader
from xlaengine.processes.joining import _end, join
from xlaengine.processes.meeting import attend, receive

HOST = "127.0.0.1"


@pytest.fixture
def port() -> int:
    with socket.create_server(("", 0)) as server:
        return server.getsockname()[1]


JOINS = """
import sys, time

import jax

from xlaengine.processes.joining import join

if sys.argv[3] == "used":
    jax.devices()
started = jax.distributed.initialize
jax.distributed.initialize = lambda *args, **settings: (print("starts", flush=True), started(*args, **settings))
try:
    join(sys.argv[1], 2, int(sys.argv[2]))
except RuntimeError as error:
    print(str(error).partition(" must")[0], flush=True)
    time.sleep(3)
    print("goes on", flush=True)
"""


def joining(number: int, port: int, device: str = "unused") -> subprocess.Popen[str]:
    command = [sys.executable, "-c", JOINS, f"{HOST}:{port}", str(number), device]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize(("number", "lost"), [(1, 0), (0, 1)])
def test_a_process_that_is_lost_while_jaxs_service_starts_ends_the_others_within_seconds(number: int, lost: int, port: int) -> None:
    with joining(number, port) as other:
        assert other.stdout is not None
        try:
            line = attend(HOST, port, 2, 1, 60) if lost else receive(port, 2, 60)[0]
            assert other.stdout.readline() == "starts\n"
            time.sleep(1)
            line.close()
            _, err = other.communicate(timeout=20)
        finally:
            other.kill()
    assert (other.returncode, err.strip().splitlines()[-1].partition(".")[0]) == (1, f"error: process {lost} of 2 was lost")


@pytest.mark.parametrize("number", [0, 1])
def test_a_program_that_cannot_join_because_it_has_used_a_device_goes_on(number: int, port: int) -> None:
    """Whatever the others do then."""
    with joining(number, port, "used") as program:
        assert program.stdout is not None
        try:
            line = receive(port, 2, 60)[0] if number else attend(HOST, port, 2, 1, 60)
            assert [program.stdout.readline() for _ in range(2)] == ["starts\n", "jax.distributed.initialize()\n"]
            line.close()
            out, _ = program.communicate(timeout=20)
        finally:
            program.kill()
    assert (program.returncode, out) == (0, "goes on\n")


def test_an_address_without_a_port_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^coordinator is '10\.0\.0\.1': give the host and port of process 0"):
        join("10.0.0.1", 2, 0)


class Recorder(Leader):
    """A process 0 without followers that keeps what it would tell them."""

    def __init__(self) -> None:
        super().__init__([])
        self.told: list[End] = []

    def tell(self, message: End) -> None:
        self.told.append(message)


@pytest.mark.parametrize(("error", "at_prompt", "status"), [(None, False, 0), (KeyboardInterrupt(), False, 1), (ValueError(), True, 0)])
def test_a_program_that_an_exception_has_ended_ends_its_followers_as_failed(
    error: BaseException | None, at_prompt: bool, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "last_value", error, raising=False)
    if at_prompt:
        monkeypatch.setattr(sys, "ps1", ">>> ", raising=False)
    leader = Recorder()
    _end(leader)
    (end,) = leader.told
    assert (end.status, end.failed) == (status, bool(status))
