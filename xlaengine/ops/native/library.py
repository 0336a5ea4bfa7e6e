"""The kernels' library for this CPU, tested once on a machine, and its functions registered with XLA.

A wheel has the libraries in ``lib``. Where there are none, as in a source tree, `compiling` makes one, which is kept in the cache folder.
``XLAENGINE_NATIVE=0`` does without; ``CXX`` names a compiler.
"""

from __future__ import annotations

import functools
import hashlib
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

TEST = [Path(__file__).with_name(name) for name in ("selftest.py", "calls.py", "handlers.py", "blocks.py")]
"""The self-test's code: it is run again where that has changed."""


@functools.cache
def missing() -> str | None:
    """Why the kernels cannot be had; None if they can, and they are then there. Asked once in a process."""
    reason = _reason()
    return None if reason is None else str(reason)


def refusal() -> str | None:
    """Why kernels that are there for this machine are not used; None where they are used, or cannot be had for another reason."""
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
def ensure() -> str:
    """Load and register them, once they are tested; the library's digest.

    Raises:
        Unavailable: they are turned off, nothing compiles them, the library does not load, or it fails the self-test (`Refused`).
    """
    library = path()

    from xlaengine.ops.native.handlers import register  # and jax, which `begin` must not wait for

    digest = record.digest(library)
    register(library)
    return digest


def path() -> Path:
    """The library, once it is tested. Raises `Unavailable` as `ensure` does."""
    return _begun().result()


def begin() -> None:
    """Start a self-test, so that it runs beside the imports and the download that come before `ensure`; nothing where it takes a compiler,
    which a person is told of."""
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
    """The library for this CPU, which passes its self-test. Raises `Unavailable` as `ensure` does."""
    if _turned_off():
        raise Unavailable(f"XLAENGINE_NATIVE={os.environ['XLAENGINE_NATIVE']} is set")
    library = chosen(cache_dir() / "native")
    if (reason := refused(library)) is not None:
        place = record_of(library)
        raise Refused(f"{library} fails its self-test ({reason}): delete {place} to have it tested again, or install xlaengine anew")
    return library


def chosen(folder: Path) -> Path:
    """The wheel's library for this CPU, or one that is compiled into ``folder``.

    Raises:
        Unavailable: there are no kernels for this CPU, or none from a wheel and `built` fails.
    """
    target = compiling.target_here()
    if target is None:
        raise Unavailable(f"there are no kernels for this CPU ({platform.machine()}): it is not one of {_names()}, or does not say so")
    packaged = compiling.PACKAGED / target.file_name
    return packaged if packaged.exists() else built(folder, target)


def _names() -> str:
    return ", ".join(target.name for target in compiling.TARGETS)


def record_of(library: Path) -> Path:
    """Where it is remembered what is known of a library: in the cache folder, as an installed package may be read-only."""
    if library.parent != compiling.PACKAGED:
        return library.with_suffix(".json")
    return cache_dir() / "native" / f"{library.stem}-{record.digest(library)[:16]}.json"


def refused(library: Path) -> str | None:
    """Why the kernels of a `chosen` library must not be used on this machine; None if they pass the self-test.

    It is run once for these bytes, this machine, jaxlib and test, and remembered.

    Raises:
        Unavailable: the self-test does not run.
    """
    key = record.key(machine().encode(), version("jaxlib").encode(), *(source.read_bytes() for source in TEST))
    place = record_of(library)
    known = record.of(library, place)
    if known is None or known.tested != key:
        known = (known or record.Record(record.digest(library))).after(key, _failure(library))
        try:
            known.write(place)
        except OSError as error:
            log.warning(
                "the kernels' self-test is run at every start: what it said cannot be kept in %s: %s; %s", place, error, OTHER_CACHE
            )
    return known.failure


def _failure(library: Path) -> str | None:
    try:
        return trial.failure(library)
    except trial.CouldNotRun as error:
        raise Unavailable(str(error)) from error


def is_to_be_built() -> bool:
    """Whether `ensure` is going to take a compiler's time."""
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
    """The library of these sources for a target by ``CXX``, compiled if ``folder`` does not hold it as it was compiled.

    Raises:
        Unavailable: there is no compiler, it does not run or finds a fault, or nothing can be written there.
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
                made.replace(library)  # one that is cut off, now or later, is not what was recorded
    except CompilerError as error:
        raise Unavailable(str(error)) from error
    except OSError as error:
        raise Unavailable(f"they cannot be kept in {folder}: {error}; {OTHER_CACHE}") from error
    return library


def _place(folder: Path, target: Target) -> Path:
    said = (target.name, shlex.join([*target.flags, *compiling.FLAGS]), os.environ.get("CXX", ""))
    about = [*(source.read_bytes() for source in SOURCES), *(text.encode() for text in said)]
    digest = hashlib.sha256(b"\0".join(about)).hexdigest()
    return folder / f"{Path(target.file_name).stem}-{digest[:16]}.so"


def machine() -> str:
    """What tells machines apart whose instructions differ: several may share a cache folder."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    told = ("flags", "Features", "model name")
    return "\n".join(sorted({line for line in lines if line.startswith(told)}))


def identity() -> str:
    """What tells kernels apart that may give other bits: the machine, and the library that `ensure` has loaded."""
    return f"{machine()}\n{ensure()}"
