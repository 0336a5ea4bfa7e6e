"""A command whose standard error is lost goes on: progress, notes, log lines and tracebacks are dropped."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.batch.conftest import contents
from tests.effort import slow
from xlaengine.cli.standard_error import Lossy, lossy_standard_error

ROOT = Path(__file__).parents[2]
SINKS = ["2>/dev/full", "2>&1 | head -n 1 >/dev/null", "2>&-"]


@pytest.mark.parametrize("sink", [SINKS[0], *slow(*SINKS[1:])])
def test_a_job_ends_well_without_its_standard_error(tmp_path: Path, sink: str) -> None:
    given, output, code = tmp_path / "in.jsonl", tmp_path / "out.jsonl", tmp_path / "status"
    given.write_bytes(b"".join(b'{"prompt": "%d"}\n' % i for i in range(100)))
    command = f"{sys.executable} -m tests.batch.fake_cli run-batch -i {given} -o {output} --log-interval 1"
    shell = ["sh", "-c", f"{{ {command}; echo $? >{code}; }} {sink}"]
    subprocess.run(shell, cwd=ROOT, env=os.environ | {"FAKE_STEP_SECONDS": "0.001"}, timeout=60, check=True)
    assert code.read_text() == "0\n"
    assert len(contents(output)) == 100


def unread() -> int:
    reader, writer = os.pipe()
    os.close(reader)
    return writer


def full() -> int:
    """A full pipe without a reader, whose writes do not block."""
    _, writer = os.pipe()
    os.set_blocking(writer, False)
    with suppress(BlockingIOError):
        while True:
            os.write(writer, bytes(4096))
    return writer


@pytest.mark.parametrize("lost", [unread, full, lambda: os.open("/dev/full", os.O_WRONLY)], ids=["unread", "full pipe", "full disk"])
def test_what_cannot_be_written_is_dropped(lost: Callable[[], int]) -> None:
    fd = lost()
    assert Lossy(fd).write(b"progress") == 8
    os.close(fd)


def test_what_can_be_written_arrives(tmp_path: Path) -> None:
    path = tmp_path / "log"
    fd = os.open(path, os.O_WRONLY | os.O_CREAT)
    assert Lossy(fd).write(b"progress\n") == 9
    os.close(fd)
    assert path.read_bytes() == b"progress\n"


def test_a_replaced_standard_error_stays(capsys: pytest.CaptureFixture[str]) -> None:
    with lossy_standard_error():
        print("told", file=sys.stderr)
    assert capsys.readouterr().err == "told\n"
