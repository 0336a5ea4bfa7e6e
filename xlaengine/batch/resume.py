"""Decides whether an output file may be written, and reads what an earlier run left in it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from xlaengine.batch.errors import UsageError
from xlaengine.batch.journal import Finished, cut, drop_errors, read_finished
from xlaengine.batch.manifest import Manifest, read_manifest, refuse_changes, write_manifest

NOTHING = Finished(frozenset(), frozenset(), 0)


@dataclass(frozen=True)
class Earlier:
    """An earlier run on the same output file.

    Attributes:
        torn: bytes after its last complete line.
        extended: whether the input has more lines now.
    """

    manifest: Manifest
    finished: Finished
    torn: int
    extended: bool = False


@dataclass(frozen=True)
class Extension:
    """The input, which may have grown. ``begins(size, sha256)`` tells whether its first ``size`` bytes are complete lines with this
    digest."""

    size: int
    sha256: str
    begins: Callable[[int, str], bool]


def require_writable(path: Path, what: str) -> None:
    """Raises UsageError if this run cannot write a file at ``path``."""
    if path.exists() and not path.is_file():
        raise UsageError(f"the {what} file {path} is {'a directory' if path.is_dir() else 'no regular file'}")
    if not path.parent.is_dir():
        raise UsageError(f"the {what} file {path} cannot be written: there is no directory {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise UsageError(f"the {what} file {path} cannot be written: permission denied")


def require_writable_directory(path: Path, what: str) -> None:
    """Raises UsageError if this run cannot create or write a directory at ``path``."""
    there = next(parent for parent in (path, *path.absolute().parents) if parent.exists())
    if not there.is_dir():
        raise UsageError(f"the {what} directory {path} cannot be made: {there} is no directory")
    if not os.access(there, os.W_OK):
        raise UsageError(f"the {what} directory {path} cannot be written: permission denied")


def find_earlier(
    path: Path, *, resume: bool, lines: int, known: Mapping[str, Any], model: str, extension: Extension, extend: bool = False
) -> Earlier | None:
    """Returns what an earlier run left at ``path``; None for a fresh start. Changes nothing.

    Args:
        lines: the number of lines of the input.
        known: the part of the manifest's ``fixed`` that is known before the model is loaded.
        model: the name by which this run asks for the model.
        extend: the input may have more lines than it had in the earlier run.

    Raises:
        UsageError: there is an output and ``resume`` is False, or it belongs to another run.
    """
    if not path.exists():
        return None
    if not resume:
        raise UsageError(f"the output file {path} exists: give --resume to go on with it, or another name")
    if path.stat().st_size == 0:
        return None
    manifest = read_manifest(path)
    was, grown = manifest, False
    if was.fixed.get("input_sha256") != extension.sha256 and was.input_bytes is not None and was.input_bytes < extension.size:
        grown = extension.begins(was.input_bytes, str(was.fixed["input_sha256"]))
    if grown and not extend:
        more = extension.size - (was.input_bytes or 0)
        raise UsageError(f"cannot resume {path}: {more} bytes were appended to the input file: give --extend to do them too")
    if grown:
        fixed = {**was.fixed, "input_sha256": extension.sha256}
        manifest = msgspec.structs.replace(was, fixed=fixed, input_bytes=extension.size)
    refuse_changes(path, manifest, known, model)
    finished = read_finished(path, lines)
    return Earlier(manifest, finished, path.stat().st_size - finished.size, grown)


def prepare_output(path: Path, earlier: Earlier | None, now: Manifest, *, retry_errors: bool, note: Callable[[str], None]) -> Finished:
    """Prepares ``path`` for appending, and returns the lines that are finished in it.

    Raises:
        UsageError: the earlier run had another model or other settings. Nothing has changed then.
    """
    if earlier is None:
        write_manifest(path, now)
        return NOTHING
    refuse_changes(path, earlier.manifest, now.fixed, now.recorded["model"])
    if earlier.extended:
        write_manifest(path, earlier.manifest)
    for key, was in earlier.manifest.recorded.items():
        if now.recorded.get(key) != was:
            note(f"warning: {path.name} was begun with {key} {was}, this is {now.recorded.get(key)}: last bits may differ from here on")
    if earlier.torn:
        cut(path, earlier.finished.size)
        note(f"cut off {earlier.torn} bytes of a torn last line of {path.name}")
    if retry_errors and earlier.finished.failed:
        drop_errors(path)
        return Finished(earlier.finished.completed, frozenset(), 0)
    return earlier.finished
