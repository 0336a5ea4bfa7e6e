"""The available memory: the machine's, or the smallest that a control group of this process leaves."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

from xlaengine.planning.capacity import ADDRESSES_OF_COMPILER, available, host_memory

MEMINFO = "MemTotal: 9 kB\nMemFree:  1 kB\nMemAvailable:   6291456 kB\n"
GIB = 1 << 30


@pytest.fixture
def proc(tmp_path: Path) -> Path:
    (tmp_path / "proc" / "self").mkdir(parents=True)
    (tmp_path / "proc" / "meminfo").write_text(MEMINFO)
    return tmp_path / "proc"


def group(folder: Path, **files: object) -> None:
    folder.mkdir(parents=True)
    for name, value in files.items():
        (folder / name.replace("__", ".")).write_text(f"{value}\n")


def test_without_control_groups_it_is_what_the_machine_has_available(proc: Path, tmp_path: Path) -> None:
    memory = host_memory(proc, tmp_path / "none")
    assert memory is not None
    assert (memory.size, memory.bound) == (6 * GIB, "available on this machine")


def test_the_limit_of_a_group_further_up_bounds_it_and_files_that_can_be_dropped_do_not_count(proc: Path, tmp_path: Path) -> None:
    (proc / "self" / "cgroup").write_text("0::/pod/box\n")
    group(tmp_path / "cg" / "pod" / "box", memory__max="max", memory__current=5)
    stat = f"anon 1\ninactive_file {GIB}"
    (tmp_path / "cg" / "pod" / "memory.max").write_text(f"{4 * GIB}\n")
    (tmp_path / "cg" / "pod" / "memory.current").write_text(f"{3 * GIB}\n")
    (tmp_path / "cg" / "pod" / "memory.stat").write_text(stat)
    memory = host_memory(proc, tmp_path / "cg")
    assert memory is not None
    assert memory.size == 2 * GIB
    assert "control group" in memory.bound


def test_version_1_groups_bound_it_too_and_no_limit_is_none(proc: Path, tmp_path: Path) -> None:
    (proc / "self" / "cgroup").write_text("8:pids:/x\n4:memory:/x\n0::/\n")
    root = tmp_path / "cg" / "memory"
    group(root / "x", memory__limit_in_bytes=3 * GIB, memory__usage_in_bytes=GIB)
    (root / "memory.limit_in_bytes").write_text("9223372036854771712\n")
    (root / "memory.usage_in_bytes").write_text("0\n")
    memory = host_memory(proc, tmp_path / "cg")
    assert memory is not None
    assert memory.size == 2 * GIB


def test_memory_is_unknown_without_a_source(tmp_path: Path) -> None:
    assert host_memory(tmp_path / "none", tmp_path / "none") is None


def test_here_there_is_some() -> None:
    memory = available()
    assert memory is not None
    assert memory.size > 1 << 20


def test_a_limit_of_addresses_bounds_it(proc: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (proc / "self" / "statm").write_text(f"{GIB // resource.getpagesize()} 5 5 5 0 5 0\n")
    monkeypatch.setattr(resource, "getrlimit", lambda _: (4 * GIB, 9 * GIB))
    memory = host_memory(proc, tmp_path / "none")
    assert memory is not None
    assert memory.size == 3 * GIB - ADDRESSES_OF_COMPILER
    assert memory.bound == "left by this process's address-space limit (4194304 KiB, `ulimit -v`)"
    monkeypatch.setattr(resource, "getrlimit", lambda _: (GIB, GIB))
    memory = host_memory(proc, tmp_path / "none")
    assert memory is not None
    assert memory.size == 0
