"""From the C++ in ``src`` to functions that XLA knows: compiled and tested once for a machine, kept in the cache folder, registered.

jaxlib brings the headers (https://docs.jax.dev/en/latest/ffi.html), the machine or the ``ziglang`` package a compiler.
``XLAENGINE_NATIVE=0`` does without; ``CXX`` names a compiler.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import logging
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

import jax
from filelock import FileLock

from xlaengine.native import calls, record, selftest
from xlaengine.native.handlers import Refused, Unavailable, register
from xlaengine.sources import cache_dir

log = logging.getLogger(__name__)

SOURCES = sorted(Path(__file__).with_name("src").glob("*.*"))
UNITS = [source for source in SOURCES if source.suffix == ".cc"]
FOR_THIS_CPU = "-mcpu=native" if platform.machine() in ("aarch64", "arm64") else "-march=native"
FLAGS = ("-std=c++17", "-O3", "-ffp-contract=off", "-fPIC", "-shared", "-w", FOR_THIS_CPU)  # multiply-adds are fused where it says so
COMPILERS = ("c++", "g++", "clang++")
SECONDS = 300
"""A compiler that takes longer is stuck: it takes 8 here."""


@functools.cache
def missing() -> str | None:
    """Why the kernels cannot be had; None if they can, and they are then there. Asked once in a process."""
    reason = _reason()
    return None if reason is None else str(reason)


def refusal() -> str | None:
    """Why kernels that this machine compiled are not used; None where they are used, or cannot be had for another reason."""
    reason = _reason()
    return str(reason) if isinstance(reason, Refused) else None


@functools.cache
def _reason() -> Unavailable | None:
    try:
        ensure()
    except Unavailable as reason:
        return reason
    return None


@functools.cache
def ensure() -> None:
    """Compile and test them unless that was done, load and register them.

    Raises:
        Unavailable: they are turned off, nothing compiles them, what was compiled does not load, or it fails the self-test
            (`Refused`).
    """
    if _turned_off():
        raise Unavailable(f"XLAENGINE_NATIVE={os.environ['XLAENGINE_NATIVE']} is set")
    library = built(cache_dir() / "native")
    if (reason := refused(library)) is not None:
        raise Refused(f"{library} fails its self-test ({reason}): name another compiler by CXX, or delete it to have it compiled again")
    register(library)


def refused(library: Path) -> str | None:
    """Why the kernels of a `built` library must not be used on this machine; None if they pass the self-test.

    It is run once for these bytes, this machine and this test, and remembered.

    Raises:
        Unavailable: the self-test does not run.
    """
    key = record.key(_machine(), Path(selftest.__file__), Path(calls.__file__))
    known = record.of(library)
    if known is None or known.tested != key:
        known = (known or record.Record(record.digest(library))).after(key, _tested(library))
        try:
            known.write(library)
        except OSError as error:
            log.warning("the kernels' self-test is run at every start: what it said is not remembered beside %s: %s", library, error)
    return known.failure


def _tested(library: Path) -> str | None:
    try:
        return selftest.failure(library)
    except selftest.CouldNotRun as error:
        raise Unavailable(str(error)) from error


def is_to_be_built() -> bool:
    """Whether `ensure` is going to take a compiler's time."""
    try:
        return not _turned_off() and record.of(_library(cache_dir() / "native")) is None and bool(compiler())
    except Unavailable:
        return False


def _turned_off() -> bool:
    return os.environ.get("XLAENGINE_NATIVE", "").lower() in ("0", "false", "no", "off")


def compiler() -> list[str]:
    """How its command line begins. Raises `Unavailable` where there is none."""
    if chosen := os.environ.get("CXX"):
        try:
            return shlex.split(chosen)
        except ValueError as error:
            raise Unavailable(f"CXX is no command, {chosen!r}: {error}") from error
    for name in COMPILERS:
        if (found := shutil.which(name)) is not None:
            return [found]
    if importlib.util.find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "c++"]
    raise Unavailable("there is no C++ compiler: install g++ or clang++, or pip install 'xlaengine[native]'")


def built(folder: Path) -> Path:
    """The library for these sources, this jaxlib, machine and ``CXX``, compiled if ``folder`` does not hold it as it was compiled.

    Raises:
        Unavailable: there is no compiler, it does not run or finds a fault, or nothing can be written there.
    """
    library = _library(folder)
    if record.of(library) is not None:
        return library
    command = compiler()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(folder / "building.lock"), tempfile.TemporaryDirectory(dir=folder) as scratch:
            if record.of(library) is None:
                if library.exists():
                    log.warning("%s is not as it was compiled: it is compiled again", library)
                made = Path(scratch) / library.name
                _run([*command, *FLAGS, f"-I{jax.ffi.include_dir()}", *map(str, UNITS), "-o", str(made)])
                record.Record(record.digest(made)).write(library)
                made.replace(library)  # one that is cut off, now or later, is not what was recorded
    except OSError as error:
        raise Unavailable(f"they cannot be kept in {folder}: {error}") from error
    return library


def _library(folder: Path) -> Path:
    said = (version("jaxlib"), shlex.join(FLAGS), os.environ.get("CXX", ""))
    about = [*(source.read_bytes() for source in SOURCES), *(text.encode() for text in said), _machine()]
    digest = hashlib.sha256(b"\0".join(about)).hexdigest()
    return folder / f"kernels-{digest[:16]}.so"


def _machine() -> bytes:
    """What tells machines apart whose instructions differ: several may share a cache folder."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor().encode()
    told = ("flags", "Features", "model name")
    return "\n".join(sorted({line for line in lines if line.startswith(told)})).encode()


def _run(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unavailable(f"the C++ compiler does not run: {error}") from error
    if done.returncode:
        raise Unavailable(f"`{shlex.join(command)}` exits with {done.returncode}: {done.stderr.strip()[:400]}")
