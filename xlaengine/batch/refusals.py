"""Refuses jobs that are known to fail before a model is loaded. Nothing on disk is changed."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from pathlib import Path
from tempfile import TemporaryFile

from xlaengine.batch.errors import UsageError
from xlaengine.batch.interface import Job
from xlaengine.batch.lock import lock_path
from xlaengine.batch.manifest import MANIFEST, manifest_path
from xlaengine.batch.overview import Overview
from xlaengine.sources import at_hand
from xlaengine.text.files import has_tokenizer
from xlaengine.types.words import plural

SCRATCH = len("..4194304")
"""A file is first written under a name that has two dots and the number of the process more."""
BESIDE_OUTPUT = len(".kept" + MANIFEST) + SCRATCH
"""How much longer than the name of an output those of the files beside it may be."""


def require_writable(path: Path, what: str, beside: int = SCRATCH) -> None:
    """Raises UsageError if this run cannot write a file at ``path``.

    Args:
        what: the kind of file, for the message.
        beside: how many bytes the names of the files beside it are longer.
    """
    refusal = f"the {what} file {path} cannot be written"
    target = without_links(path, refusal)
    if target.exists() and not target.is_file():
        raise UsageError(f"the {what} file {path} is {'a directory' if target.is_dir() else 'not a regular file'}")
    if not target.parent.is_dir():
        raise UsageError(f"{refusal}: there is no directory {target.parent if path.is_symlink() else path.parent}")
    if not os.access(target if target.exists() else target.parent, os.W_OK):
        raise UsageError(f"{refusal}: permission denied")
    if not target.exists():
        _require_takes_files(target.parent, refusal)
    size, most = len(os.fsencode(target.name)), os.pathconf(target.parent, "PC_NAME_MAX")
    if 0 < most < size + beside:  # -1: no limit
        raise UsageError(f"{refusal}: its name has {size} bytes, files beside it need {beside} more, and the file system takes {most}")


def without_links(path: Path, refusal: str) -> Path:
    """Returns the absolute path that ``path`` leads to. Raises UsageError if a symbolic link leads to itself, or a name is too long;
    ``refusal`` begins the message."""
    target = Path(os.path.realpath(path))
    try:
        if any(place.is_symlink() for place in (target, *target.parents)):  # `realpath` follows all links but these
            raise UsageError(f"{refusal}: its symbolic link leads to itself")
    except OSError as error:
        raise UsageError(f"{refusal}: {error.strerror}") from None
    return target


def require_writable_directory(path: Path, what: str) -> None:
    """Raises UsageError if this run cannot create a directory at ``path``, or cannot write to the one there."""
    target = without_links(path, f"the {what} directory {path} cannot be made")
    there = next(parent for parent in (target, *target.parents) if parent.exists())
    if not there.is_dir():
        raise UsageError(f"the {what} directory {path} cannot be made: {there} is not a directory")
    if not os.access(there, os.W_OK):
        raise UsageError(f"the {what} directory {path} cannot be written: permission denied")
    _require_takes_files(there, f"the {what} directory {path} cannot be written")


def _require_takes_files(directory: Path, what: str) -> None:
    """Raises UsageError if no file can be made in ``directory``, as in /proc, whose permissions do not say so. ``what`` begins the
    message. The file that is made to find out has no name, if the file system supports that."""
    try:
        TemporaryFile(dir=directory).close()
    except OSError as error:
        raise UsageError(f"{what}: {directory} takes no new file ({error.strerror})") from None


def require_usable_files(job: Job) -> None:
    """Raises UsageError if the job cannot write one of its files, if two of its files are the same, or if it resumes a stream."""
    for name in filter(None, (job.output_file, job.metrics_file, job.trace_file, job.profile_dir, job.report_dir)):
        if any(unicodedata.category(char) == "Cc" for char in str(name)):
            raise UsageError(f"{str(name)!r} has a control character: name another file to write")
    path, given = job.output_path, _real(job.input_file)
    taken = {} if job.input_file == "-" else {given: f"the input {job.input_file}"}
    if path is not None:
        require_writable(path, "output", BESIDE_OUTPUT)
        own = {path: f"the output {path}", manifest_path(path): f"the manifest of {path}", lock_path(path): f"the lock of {path}"}
        if given in own and job.input_file != "-":
            raise UsageError(f"the input file {job.input_file} is {own[given]}: name another output")
        taken |= own
    elif job.output_file == "-" and sys.stdout is None:
        raise UsageError("the output cannot be written: standard output is closed")
    elif job.resumes:
        raise UsageError(f"the output {job.output_file} is a stream: there is nothing to resume")
    for what, file in (("metrics", job.metrics_file), ("trace", job.trace_file)):
        if file is not None:
            if str(file) == "-":
                raise UsageError(f"the {what} cannot go to standard output: name a file")
            require_writable(file, what)
            place = _real(file)
            if use := taken.get(place) or _side_file(path, place) or _of_another_job(place):
                raise UsageError(f"the {what} file {file} is {use}: name another file")
            taken[place] = f"the {what} file {file}"
    for what, directory in (("profile", job.profile_dir), ("report", job.report_dir)):
        if directory is not None:
            require_writable_directory(directory, what)
            for place in ((real := _real(directory)), *real.parents):
                if use := taken.get(place) or _side_file(path, place):
                    raise UsageError(f"the {what} directory {directory} is, or lies under, {use}: name another directory")
    if job.report_dir is not None and (use := taken.get(_real(page := job.report_dir / "index.html"))):
        raise UsageError(f"the report's page {page} is {use}: name another directory")


def _side_file(output: Path | None, place: Path) -> str | None:
    """Returns, in words, what the run writes to ``place`` if other programs touch its output or manifest; None if that is nothing.

    The run looks for names that are free when it writes these files: a file that it writes later could replace one of them.
    """
    if output is None or place.parent != output.parent:
        return None
    name, end = re.escape(output.name), re.escape(MANIFEST)
    if re.fullmatch(rf"{name}({end})?\.kept\d*({end})?", place.name):  # the names of `free_name`, and manifests of kept lines
        return f"where this run keeps lines or a manifest of {output} if another program takes their place"
    return None


def _of_another_job(place: Path) -> str | None:
    """Returns, in words, what ``place`` is if an earlier job has written its output or its manifest there."""
    if os.path.isfile(manifest_path(place)):
        return f"the output of another job, with its manifest {manifest_path(place).name}"
    if place.name.endswith(MANIFEST) and place.exists():
        return "the manifest of another job"
    return None


def _real(path: str | Path) -> Path:
    """Returns the absolute path without symbolic links. `Path.resolve` raises RuntimeError if a link leads to itself."""
    return Path(os.path.realpath(path))


def require_served(job: Job, overview: Overview) -> None:
    """Raises UsageError if every valid line asks for a model that is not served. If only some lines do, each of them becomes an error line
    later."""
    if not overview.models or sum(overview.models.values()) < overview.valid:
        return
    model, source = job.settings.model_name, at_hand(job.settings.model_name)
    served = job.served_model_name or (model if source is None else source.name)
    names = {model, Path(model).name, Path(model).stem, served} | ({source.name} if source else set())
    if names & set(overview.models):
        return
    asked = next(iter(overview.models))
    others = "" if len(overview.models) == 1 else f" and {plural(len(overview.models) - 1, 'other')}"
    raise UsageError(
        f"all {overview.valid} valid lines of {job.input_file} ask for the model {asked!r}{others}, and {served!r} is served: "
        f"give --served-model-name {asked} if they mean this model, or another --model"
    )


def require_tokenizer(job: Job, overview: Overview) -> None:
    """Raises UsageError if a line has text and the model has no tokenizer. A model whose files are not on this machine is not checked."""
    if overview.first_text is None or job.settings.tokenizer is not None:
        return
    source = at_hand(job.settings.model_name)
    if source is not None and not has_tokenizer(source):
        raise UsageError(
            f"the model {job.settings.model_name} has no tokenizer, and {job.input_file} has text (line {overview.first_text}): "
            "give --tokenizer, or prompts as token ids"
        )
