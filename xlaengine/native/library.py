"""From the C++ in ``src`` to functions that XLA knows: compiled once for a machine, kept in the cache folder, loaded, registered.

jaxlib brings the headers (https://docs.jax.dev/en/latest/ffi.html), the machine or the ``ziglang`` package a compiler.
``XLAENGINE_NATIVE=0`` does without; ``CXX`` names a compiler.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import importlib.util
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

from xlaengine.sources import cache_dir

SOURCES = sorted(Path(__file__).with_name("src").glob("*.*"))
UNITS = [source for source in SOURCES if source.suffix == ".cc"]
HANDLERS = {
    "xlaengine_product_float32": "ProductF32",
    "xlaengine_product_uint16": "ProductBF16",
    "xlaengine_attention_float32": "AttentionF32",
    "xlaengine_attention_uint16": "AttentionBF16",
    "xlaengine_argmax_float32": "ArgmaxF32",
    "xlaengine_draw_float32": "Draw",
}
"""Names in XLA's registry, and in the library."""

FOR_THIS_CPU = "-mcpu=native" if platform.machine() in ("aarch64", "arm64") else "-march=native"
FLAGS = ("-std=c++17", "-O3", "-ffp-contract=off", "-fPIC", "-shared", "-w", FOR_THIS_CPU)  # multiply-adds are fused where it says so
COMPILERS = ("c++", "g++", "clang++")
SECONDS = 300
"""A compiler that takes longer is stuck: it takes 8 here."""


class Unavailable(RuntimeError):
    """The kernels cannot be had here; the message says why, and what to do."""


@functools.cache
def missing() -> str | None:
    """Why the kernels cannot be had; None if they can, and they are then there. Asked once in a process."""
    try:
        ensure()
    except Unavailable as reason:
        return str(reason)
    return None


@functools.cache
def ensure() -> None:
    """Compile them unless that was done, load and register them.

    Raises:
        Unavailable: they are turned off, nothing compiles them, or what was compiled does not load.
    """
    if _turned_off():
        raise Unavailable(f"XLAENGINE_NATIVE={os.environ['XLAENGINE_NATIVE']} is set")
    path = built(cache_dir() / "native")
    try:
        library = ctypes.CDLL(str(path))
        handlers = {name: getattr(library, symbol) for name, symbol in HANDLERS.items()}
    except (OSError, AttributeError) as error:
        raise Unavailable(
            f"{path} does not load ({error}): name another compiler by CXX, or delete it to have it compiled again"
        ) from error
    for name, handler in handlers.items():
        jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(handler), platform="cpu")


def is_to_be_built() -> bool:
    """Whether `ensure` is going to take a compiler's time."""
    try:
        return not _turned_off() and not _library(cache_dir() / "native").exists() and bool(compiler())
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
    """The library for these sources, this jaxlib, machine and ``CXX``, compiled if ``folder`` does not hold it.

    Raises:
        Unavailable: there is no compiler, it does not run or finds a fault, or nothing can be written there.
    """
    library = _library(folder)
    if library.exists():
        return library
    command = compiler()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(folder / "building.lock"), tempfile.TemporaryDirectory(dir=folder) as scratch:
            if not library.exists():
                made = Path(scratch) / library.name
                _run([*command, *FLAGS, f"-I{jax.ffi.include_dir()}", *map(str, UNITS), "-o", str(made)])
                with made.open("rb") as file:
                    os.fsync(file.fileno())  # one that was cut off would load, and crash
                made.replace(library)
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
