"""Compiles the C++ in ``src`` to a library, for one of four kinds of CPU.

The build of a wheel uses it, and so does `library` if there is no library from a wheel. The build (``hatch_build.py``) loads it by
its path, so this file imports only the standard library.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

SOURCE_FOLDER = Path(__file__).with_name("src")
SOURCES = sorted(path for path in SOURCE_FOLDER.rglob("*.*") if path.is_file())
UNIT = SOURCE_FOLDER / "kernels.cc"
PACKAGED = Path(__file__).with_name("lib")
"""The folder of a wheel's libraries. A source tree has none."""

GLIBC = (2, 27)
"""The oldest glibc that the wheels support, as jaxlib's do. The libraries refer to no versioned symbol and to no other library."""

FLAGS = (
    "-std=c++17",
    "-O3",
    "-ffp-contract=off",  # only the source decides which multiply-adds are fused
    "-fno-exceptions",
    "-fno-rtti",
    "-fno-math-errno",
    "-fPIC",
    "-w",
)
NO_DEPENDENCY = ("-shared", "-nostdlib", "-s")  # memcpy, malloc and the like are found in the process that loads the library
CLANG_FLAGS = ("-mllvm", "-enable-misched=false")
"""Clang's instruction scheduler begins the second row of a tile too early and runs out of registers: a fifth of a product's time."""

COMPILERS = ("c++", "g++", "clang++")
SECONDS = 1800
"""The time limit of the compiler, in seconds. A library takes 4 to 12 s, and minutes on a busy machine."""


class CompilerError(RuntimeError):
    """There is no compiler, or it does not run or reports an error; the message says which."""


@dataclass(frozen=True)
class Target:
    """A kind of CPU that kernels are compiled for.

    Attributes:
        machine: the value of `platform.machine`.
        flags: flags of g++ and clang++.
        zig_cpu: zig's name for the kind of CPU.
        features: the features that a CPU must list in ``/proc/cpuinfo`` to run the kernels.
    """

    name: str
    machine: str
    flags: tuple[str, ...]
    zig_cpu: str
    features: frozenset[str]

    @property
    def file_name(self) -> str:
        return f"kernels-{self.name}.so"


_V3 = frozenset(("avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe"))
_V4 = _V3 | {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}
_VNNI = _V4 | {"avx512_vnni"}

TARGETS = (
    Target("x86-64-v4-vnni", "x86_64", ("-march=x86-64-v4", "-mavx512vnni"), "x86_64_v4+avx512vnni", _VNNI),
    Target("x86-64-v4", "x86_64", ("-march=x86-64-v4",), "x86_64_v4", _V4),
    Target("x86-64-v3", "x86_64", ("-march=x86-64-v3",), "x86_64_v3", _V3),
    Target("aarch64", "aarch64", ("-mno-outline-atomics",), "generic", frozenset(("asimd",))),
)
"""The best target of each machine comes first."""


def targets_of(machine: str) -> list[Target]:
    """Returns the targets of a machine, the best one first."""
    return [target for target in TARGETS if target.machine == machine]


def target_here() -> Target | None:
    """Returns the best target that this CPU runs; None if it runs none, or its features are unknown."""
    machine = platform.machine()
    if sys.platform == "darwin" and machine == "arm64":
        return TARGETS[-1]
    try:
        words = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").split()
    except OSError:
        return None
    return target_for(machine, frozenset(words))


def target_for(machine: str, features: frozenset[str]) -> Target | None:
    """Returns the best target of ``machine`` whose features are all among ``features``; None if there is none."""
    return next((target for target in targets_of(machine) if target.features <= features), None)


def has_ziglang() -> bool:
    return importlib.util.find_spec("ziglang") is not None


def compiler() -> list[str]:
    """Returns the beginning of a compiler's command line: that in ``CXX``, else the first of `COMPILERS` that is found, else ``ziglang``'s.

    Raises:
        CompilerError: there is none.
    """
    if chosen := os.environ.get("CXX"):
        try:
            return shlex.split(chosen)
        except ValueError as error:
            raise CompilerError(f"CXX is not a command, {chosen!r}: {error}") from error
    for name in COMPILERS:
        if (found := shutil.which(name)) is not None:
            return [found]
    if has_ziglang():
        return zig()
    raise CompilerError("there is no C++ compiler: install g++ or clang++, or pip install 'xlaengine[native]'")


def zig() -> list[str]:
    return [sys.executable, "-m", "ziglang", "c++"]


def compile_library(command: list[str], target: Target, library: Path) -> None:
    """Compiles `UNIT` for a target and links it.

    Args:
        command: the beginning of the compiler's command line (`compiler`, `zig`).

    Raises:
        CompilerError: the compiler does not run, or reports an error.
    """
    ours = target.flags
    if command[-3:] == zig()[-3:]:
        version = ".".join(map(str, GLIBC))
        own = [flag for flag in target.flags if not flag.startswith("-march")]
        ours = ("-target", f"{target.machine}-linux-gnu.{version}", f"-mcpu={target.zig_cpu}", "-fno-sanitize=all", *own)
    if "ziglang" in command or Path(command[0]).name.startswith("clang"):
        ours = (*ours, *CLANG_FLAGS)
    with tempfile.TemporaryDirectory() as folder:
        object_file = Path(folder) / "kernels.o"  # two commands: with -nostdlib, zig finds no headers
        run([*command, *ours, *FLAGS, f"-I{SOURCE_FOLDER}", "-c", str(UNIT), "-o", str(object_file)])
        run([*command, *ours, "-w", *NO_DEPENDENCY, str(object_file), "-o", str(library)])


def compile_all(command: list[str], targets: list[Target], folder: Path) -> list[Path]:
    """Runs `compile_library` for all targets in parallel. Returns the libraries, which are in ``folder``."""
    libraries = [folder / target.file_name for target in targets]
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        list(pool.map(lambda target, library: compile_library(command, target, library), targets, libraries))
    return libraries


def compiles(command: list[str], targets: list[Target]) -> bool:
    """Returns whether a compiler knows these targets and finds the standard headers, by compiling two lines for each target."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "asked.cc"
        source.write_text("#include <cstdint>\nint64_t asked;\n")
        try:
            for target in targets:
                run([*command, *target.flags, *FLAGS, "-c", str(source), "-o", str(source.with_suffix(".o"))])
        except CompilerError:
            return False
    return True


def run(command: list[str]) -> None:
    """Runs a compiler.

    Raises:
        CompilerError: the compiler does not run, exceeds its time limit, or reports an error.
    """
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired as error:
        raise CompilerError(f"`{shlex.join(command)}` took longer than {SECONDS} s") from error
    except OSError as error:
        raise CompilerError(f"the C++ compiler does not run: {error}") from error
    if done.returncode:
        raise CompilerError(f"`{shlex.join(command)}` exits with {done.returncode}: {done.stderr.strip()[:400]}")
