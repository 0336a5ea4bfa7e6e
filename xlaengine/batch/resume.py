"""Reads what an earlier run left in an output file, and prepares the file for this run."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO

import msgspec

from xlaengine.batch.errors import UsageError
from xlaengine.batch.finished import Finished, cut, drop_errors, read_finished
from xlaengine.batch.interface import Job
from xlaengine.batch.manifest import (
    Manifest,
    agreed,
    differences,
    digest_of,
    joined,
    known_before_loading,
    manifest_path,
    of_longer_input,
    read_manifest,
    refuse_changes,
    refuse_foreign,
    refuse_mixed,
    write_manifest,
)
from xlaengine.batch.overview import Overview
from xlaengine.batch.source import begins_with
from xlaengine.config.chat_date import today
from xlaengine.types.words import plural

NOTHING = Finished()


@dataclass(frozen=True)
class Earlier:
    """An earlier run on the same output file.

    Attributes:
        manifest: that of the earlier run, without the output's digest. If lines were appended to the input, it has the digest and size of
            the present input.
        output_sha256: the output's digest in the manifest on disk; None if the earlier run did not complete.
        finished: the lines of the input that the output has.
        torn: bytes after the last complete line of the output.
        extended: whether lines were appended to the input since.
    """

    manifest: Manifest
    output_sha256: str | None
    finished: Finished
    torn: int
    extended: bool


def find_earlier(job: Job, path: Path, overview: Overview, file: BinaryIO) -> Earlier | None:
    """Returns what an earlier run left at ``path``; None if nothing is left, and the run starts from the beginning. Changes nothing.

    Args:
        file: the input, at position 0 before and after.

    Raises:
        UsageError: there is an output, and the job does not resume, or the output cannot be resumed with this input and these settings.
    """
    if not path.exists():
        refuse_foreign(path)
        return None
    if not job.resumes:
        can_resume = manifest_path(path).exists() or path.stat().st_size == 0
        way_on = "give --resume to go on with it, or another name" if can_resume else "it has no manifest of a run: give another name"
        raise UsageError(f"the output file {path} exists: {way_on}")
    if path.stat().st_size == 0:
        refuse_foreign(path)
        if manifest_path(path).exists() and not job.extend:
            refuse_changes(path, read_manifest(path), known_before_loading(job, overview), job.settings.model_name)
        return None
    manifest, extended = read_manifest(path), False
    refuse_mixed(path, manifest, "resume")
    was, size = str(manifest.fixed.get("input_sha256")), manifest.input_bytes
    if size is not None and size < overview.size and was != overview.sha256 and begins_with(file, size, was):
        if not job.extend:
            more = overview.size - size
            raise UsageError(
                f"cannot resume {path}: {plural(more, 'byte was', 'bytes were')} appended to the input file: give --extend to do them too"
            )
        manifest, extended = of_longer_input(manifest, overview, job.settings.speculative), True
    refuse_changes(path, manifest, known_before_loading(job, overview), job.settings.model_name)
    finished = read_finished(path, overview.lines)
    unsealed = msgspec.structs.replace(manifest, output_sha256=None)
    return Earlier(unsealed, manifest.output_sha256, finished, path.stat().st_size - finished.size, extended)


def extend_manifest(path: Path, earlier: Earlier) -> None:
    """Writes the manifest of the present input if lines were appended, and none of them is to be done. The output stays, and its digest."""
    if earlier.extended:
        write_manifest(path, msgspec.structs.replace(earlier.manifest, output_sha256=earlier.output_sha256))


def tell_differences(path: Path, earlier: Earlier, now: Sequence[Mapping[str, str]], note: Callable[[str], None]) -> None:
    """Warns if the runs that computed lines of ``path`` had unlike kernels, devices or versions, or if the output has changed since a run
    completed it. ``now``: `Manifest.runs` of this run."""
    if earlier.output_sha256 not in (None, digest_of(path)):
        note(f"warning: {path.name} was changed after its run had completed it, and its finished lines are taken as they are")
    for difference in differences({path.name: earlier.manifest.runs, "this run": now}):
        note(f"warning: {difference}")


def prepare_output(
    path: Path, earlier: Earlier | None, now: Manifest, *, retry_errors: bool, note: Callable[[str], None]
) -> tuple[Manifest, Finished]:
    """Prepares ``path`` for appending, and returns the manifest beside it and the lines that are finished in it.

    Args:
        now: the manifest of this run, whose model is loaded.
        retry_errors: remove the error lines, so that they count as missing.
        note: called with sentences for the user.

    Raises:
        UsageError: the earlier run had another model or other settings, or another program has written to the file since `find_earlier`.
            Nothing has changed.
    """
    expected = 0 if earlier is None else earlier.finished.size + earlier.torn
    size = path.stat().st_size if path.exists() else 0
    if size != expected:
        raise UsageError(
            f"another program changed the output file {path} while the model was being loaded: {size} bytes instead of {expected}"
        )
    if earlier is None:
        write_manifest(path, now)
        return now, NOTHING
    refuse_changes(path, earlier.manifest, now.fixed, now.recorded["model"])
    manifest = agreed(earlier.manifest, now)
    finished = Finished(earlier.finished.completed) if retry_errors else earlier.finished
    if len(finished) != now.own_requests:
        manifest = joined(manifest, now.runs)
    if earlier.extended or earlier.output_sha256 is not None or manifest != earlier.manifest:
        write_manifest(path, manifest)
    tell_differences(path, earlier, now.runs, note)
    if earlier.torn:
        cut(path, earlier.finished.size)
        note(f"cut off {plural(earlier.torn, 'byte')} of a torn last line of {path.name}")
    if len(finished) != len(earlier.finished):
        drop_errors(path)
    return manifest, finished


def dated(job: Job, earlier: Earlier | None) -> Job:
    """Returns the job with a date for its chat templates, so that no line depends on when it is rendered: the job's own date, else that of
    the run that it resumes, else today's."""
    date = job.settings.chat_date or (earlier and earlier.manifest.fixed.get("chat_date")) or today()
    return replace(job, settings=replace(job.settings, chat_date=date))
