"""Finds the library of kernels for this CPU, tests it once on each machine, and registers its functions with XLA.

A wheel has the libraries in ``lib``. A source tree has none: `compiling` makes one, which is kept in the cache folder.
``XLAENGINE_NATIVE=0`` turns the kernels off; ``CXX`` names a compiler.
"""

from __future__ import annotations

import functools
import logging
import os
import platform
import shlex
import tempfile
import threading
from concurrent.futures import Future
from importlib.metadata import version
from pathlib import Path

from filelock import FileLock

from xlaengine.ops.native import compiling, record, trial
from xlaengine.ops.native.compiling import SOURCES, CompilerError, Target, compile_library, compiler
from xlaengine.ops.native.errors import Refused, Unavailable
from xlaengine.sources import OTHER_CACHE, cache_dir

log = logging.getLogger(__name__)

_HERE = Path(__file__).parent
TEST = [
    *sorted(_HERE.glob("selftest/*.py")),
    *sorted(_HERE.glob("*matrices.py")),
    *(_HERE / name for name in ("calls.py", "handlers.py", "dequantizing.py", "repacking.py")),
]
"""The code that the self-test runs. After a change to it, the test runs again."""


def missing() -> str | None:
    """Registers the kernels. Returns why they are not available; None if they are."""
    reason = _reason()
    return None if reason is None else str(reason)


def refusal() -> str | None:
    """Returns why the kernels failed their self-test on this machine; None in all other cases."""
    reason = _reason()
    return str(reason) if isinstance(reason, Refused) else None


@functools.cache
def _reason() -> Unavailable | None:
    """Returns why the kernels are not available; None if they are. Evaluated once in a process."""
    try:
        ensure()
    except Unavailable as reason:
        return reason
    return None


@functools.cache
def ensure() -> str:
    """Loads and registers the kernels after their self-test. Returns the library's digest.

    Raises:
        Unavailable: they are turned off, no compiler works, the library does not load, or it fails the self-test (`Refused`).
    """
    library = path()

    from xlaengine.ops.native.handlers import register  # imports jax, which `begin` must not wait for

    digest = record.digest(library)
    register(library)
    return digest


def path() -> Path:
    """Returns the library after its self-test. Raises `Unavailable` as `ensure` does."""
    return _begun().result()


def begin() -> None:
    """Starts the self-test in a thread, while the imports and the download before `ensure` go on.

    It does nothing if a compiler must run first: `defaults.chosen_layout` reports that as progress.
    """
    if not is_to_be_built():
        _begun()


@functools.cache
def _begun() -> Future[Path]:
    future: Future[Path] = Future()

    def work() -> None:
        try:
            future.set_result(tested())
        except BaseException as error:
            future.set_exception(error)

    threading.Thread(target=work, name="xlaengine-kernels", daemon=True).start()
    return future


def tested() -> Path:
    """Returns the library for this CPU, after it has passed its self-test. Raises `Unavailable` as `ensure` does."""
    if _turned_off():
        raise Unavailable(f"XLAENGINE_NATIVE={os.environ['XLAENGINE_NATIVE']} is set")
    library = chosen(cache_dir() / "native")
    if (reason := refused(library)) is not None:
        place = record_of(library)
        raise Refused(f"{library} fails its self-test ({reason}): delete {place} to have it tested again, or install xlaengine anew")
    return library


def chosen(folder: Path) -> Path:
    """Returns the wheel's library for this CPU, or one that is compiled into ``folder``.

    Raises:
        Unavailable: there are no kernels for this CPU, or `built` raises it.
    """
    target = compiling.target_here()
    if target is None:
        known = ", ".join(target.name for target in compiling.TARGETS)
        raise Unavailable(f"there are no kernels for this CPU ({platform.machine()}): it is none of {known}, or its features are unknown")
    packaged = compiling.PACKAGED / target.file_name
    return packaged if packaged.exists() else built(folder, target)


def record_of(library: Path) -> Path:
    """Returns the path of a library's record. It is in the cache folder, because an installed package may be read-only."""
    if library.parent != compiling.PACKAGED:
        return library.with_suffix(".json")
    return cache_dir() / "native" / f"{library.stem}-{record.digest(library)[:16]}.json"


def refused(library: Path) -> str | None:
    """Returns why the kernels of a `chosen` library must not be used on this machine; None if they pass the self-test.

    The self-test runs once for each combination of library, machine, jaxlib and test; the result is recorded.

    Raises:
        Unavailable: the self-test does not run.
    """
    key = record.key(machine().encode(), version("jaxlib").encode(), *(source.read_bytes() for source in TEST))
    place = record_of(library)
    known = record.of(library, place)
    if known is None or known.tested != key:
        known = record.Record(record.digest(library), key, trial.failure(library))
        try:
            known.write(place)
        except OSError as error:
            log.warning(
                "the kernels' self-test runs at every start, because its result cannot be kept in %s: %s; %s", place, error, OTHER_CACHE
            )
    return known.failure


def is_to_be_built() -> bool:
    """Returns whether `ensure` has to run a compiler."""
    target = compiling.target_here()
    if _turned_off() or target is None or (compiling.PACKAGED / target.file_name).exists():
        return False
    library = _place(cache_dir() / "native", target)
    try:
        return record.of(library, record_of(library)) is None and bool(compiler())
    except CompilerError:
        return False


def _turned_off() -> bool:
    return os.environ.get("XLAENGINE_NATIVE", "").lower() in ("0", "false", "no", "off")


def built(folder: Path, target: Target) -> Path:
    """Returns the library of these sources for a target. It is compiled unless ``folder`` holds it intact.

    Raises:
        Unavailable: there is no compiler, it does not run or reports an error, or ``folder`` cannot be written.
    """
    library = _place(folder, target)
    place = record_of(library)
    if record.of(library, place) is not None:
        return library
    try:
        command = compiler()
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(folder / "building.lock"), tempfile.TemporaryDirectory(dir=folder) as scratch:
            if record.of(library, place) is None:
                if library.exists():
                    log.warning("%s is not as it was compiled: it is compiled again", library)
                made = Path(scratch) / library.name
                compile_library(command, target, made)
                record.Record(record.digest(made)).write(place)
                made.replace(library)  # a library that is truncated, now or later, does not match its record
    except CompilerError as error:
        raise Unavailable(str(error)) from error
    except OSError as error:
        raise Unavailable(f"the compiled kernels cannot be kept in {folder}: {error}; {OTHER_CACHE}") from error
    return library


def _place(folder: Path, target: Target) -> Path:
    said = (target.name, shlex.join([*target.flags, *compiling.FLAGS]), os.environ.get("CXX", ""))
    key = record.key(*(source.read_bytes() for source in SOURCES), *(text.encode() for text in said))
    return folder / f"{Path(target.file_name).stem}-{key}.so"


def machine() -> str:
    """Returns a text that differs between machines with different instructions, because several machines may share a cache folder."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return "\n".join(sorted({line for line in lines if line.startswith(("flags", "Features", "model name"))}))


def identity() -> str:
    """Returns a text that differs between kernels that may give other bits: the machine, and the digest of the library in use."""
    return f"{machine()}\n{ensure()}"
