"""What a process does if process 0 is lost when all have met, before JAX's service runs."""

from __future__ import annotations

import socket
import subprocess
import sys

import pytest

from xlaengine.processes.joining import join
from xlaengine.processes.meeting import attend, receive

HOST = "127.0.0.1"


@pytest.fixture
def port() -> int:
    with socket.create_server(("", 0)) as server:
        return server.getsockname()[1]


@pytest.mark.parametrize(("number", "lost"), [(1, 0), (0, 1)])
def test_a_process_that_is_lost_while_jaxs_service_starts_ends_the_others_within_seconds(number: int, lost: int, port: int) -> None:
    code = f"from xlaengine.processes.joining import join; join('{HOST}:{port}', 2, {number})"
    with subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, text=True) as other:
        try:
            line = attend(HOST, port, 2, 1, 60) if lost else receive(port, 2, 60)[0]
            line.close()
            _, err = other.communicate(timeout=20)
        finally:
            other.kill()
    assert (other.returncode, err.strip().splitlines()[-1].partition(".")[0]) == (1, f"error: process {lost} of 2 was lost")


def test_an_address_without_a_port_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^coordinator is '10\.0\.0\.1': give the host and port of process 0"):
        join("10.0.0.1", 2, 0)
