"""How much memory is available."""

from __future__ import annotations

import resource
from dataclasses import dataclass
from pathlib import Path

import jax

ADDRESSES_OF_COMPILER = 256 << 20
"""Bytes of address space that XLA needs in addition to an engine's memory: thread stacks, malloc arenas, code. If they are missing, LLVM
ends the process.
"""

PROC, CGROUPS = Path("/proc"), Path("/sys/fs/cgroup")


@dataclass(frozen=True)
class Memory:
    """Available memory in bytes. ``bound`` says what limits it, in words that follow the number, such as ``available on this machine``."""

    size: int
    bound: str


def available() -> Memory | None:
    """Returns the memory available on the first local device; on a CPU, `host_memory`. None if it is unknown."""
    device = jax.local_devices()[0]
    if stats := device.memory_stats():
        return Memory(stats["bytes_limit"] - stats.get("bytes_in_use", 0), f"of {device.device_kind}'s memory")
    return host_memory()


def host_memory(proc: Path = PROC, cgroups: Path = CGROUPS) -> Memory | None:
    """Returns the smallest of: the memory available on the machine, the memory that this process's control groups (cgroup v1 and v2) leave,
    and the addresses that its address-space limit leaves. None if all are unknown.
    """
    found = [Memory(left, "left by the control group's limit") for left in _left_by_groups(proc, cgroups)]
    for line in _text(proc / "meminfo").splitlines():
        if line.startswith("MemAvailable:"):
            found.append(Memory(int(line.split()[1]) << 10, "available on this machine"))
    if (limit := resource.getrlimit(resource.RLIMIT_AS)[0]) != resource.RLIM_INFINITY:
        left = limit - _addresses_in_use(proc) - ADDRESSES_OF_COMPILER
        found.append(Memory(max(0, left), f"left by this process's address-space limit ({limit >> 10} KiB, `ulimit -v`)"))
    return min(found, key=lambda memory: memory.size, default=None)


def _addresses_in_use(proc: Path) -> int:
    sizes = _text(proc / "self" / "statm").split()
    return int(sizes[0]) * resource.getpagesize() if sizes else 0


def _left_by_groups(proc: Path, cgroups: Path) -> list[int]:
    """Returns, for each control group from this process's up to the root, its limit minus the memory that it uses and that the kernel
    cannot free. Groups without a limit are left out.
    """
    left = []
    for line in _text(proc / "self" / "cgroup").splitlines():
        _, controllers, place = line.split(":", 2)
        if controllers not in ("", "memory"):
            continue
        names = ("memory.max", "memory.current") if not controllers else ("memory.limit_in_bytes", "memory.usage_in_bytes")
        root = cgroups / controllers
        for group in [root / place.lstrip("/"), *(root / place.lstrip("/")).parents]:
            if not group.is_relative_to(root):
                break
            limit, used = (_text(group / name).strip() for name in names)
            if limit.isdigit() and used.isdigit():
                left.append(int(limit) - int(used) + _droppable(group))
    return left


def _droppable(group: Path) -> int:
    """Returns the bytes of cached files that are charged to the group and that the kernel can drop."""
    numbers = dict(line.split() for line in _text(group / "memory.stat").splitlines())
    return int(numbers.get("total_inactive_file", numbers.get("inactive_file", 0)))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""
