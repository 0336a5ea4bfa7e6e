"""Joins the outputs of the shards of one input into the output that one run on the whole input would have written.

Runs of the same shard on different machines may have computed a line more than once. Its contents must then be equal, byte for byte.
"""

from __future__ import annotations

import os
import resource
import stat
from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Self

import msgspec

from xlaengine.batch.errors import RunError, UsageError
from xlaengine.batch.files import naming_errors
from xlaengine.batch.finished import Head
from xlaengine.batch.lock import sole_writer
from xlaengine.batch.manifest import (
    Manifest,
    agreed,
    alike,
    differences,
    digest_of,
    joined,
    manifest_path,
    read_manifest,
    refuse_foreign,
    refuse_mixed,
    write_manifest,
)
from xlaengine.batch.output import content
from xlaengine.batch.refusals import BESIDE_OUTPUT, require_writable
from xlaengine.batch.shard import SPELLING, WHOLE, Shard
from xlaengine.sources.whole import replacing
from xlaengine.types.words import listed_shortly, plural


@dataclass(frozen=True)
class Part:
    """One output of one shard. ``manifest`` is None for an empty output, of a shard without lines."""

    path: Path
    manifest: Manifest | None
    shard: Shard

    @classmethod
    def at(cls, path: Path) -> Part:
        """Reads the manifest of an output.

        Raises:
            UsageError: ``path`` is not a regular file, or its manifest is missing or cannot be read.
        """
        try:
            there = path.stat()
        except OSError as error:
            raise UsageError(f"cannot merge {path}: {error.strerror}") from None
        if not stat.S_ISREG(there.st_mode):
            raise UsageError(f"cannot merge {path}: it is not a regular file")
        if there.st_size == 0 and not manifest_path(path).exists():
            return cls(path, None, WHOLE)
        manifest = read_manifest(path, "merge")
        refuse_mixed(path, manifest, "merge")
        given = manifest.fixed.get("shard")
        try:
            return cls(path, manifest, WHOLE if given is None else Shard.read(given))
        except (TypeError, ValueError):
            name = manifest_path(path).name
            raise UsageError(f"cannot merge {path}: {name} cannot be read: its shard {given!r} is not {SPELLING}") from None


@dataclass(frozen=True)
class Merged:
    """What was joined.

    Attributes:
        lines, failed: the number of lines in the output, and of error lines among them.
        twice: lines that two parts have, with equal contents.
        notes: warnings.
    """

    lines: int
    failed: int
    twice: int
    notes: tuple[str, ...]


def merge(paths: Sequence[Path], output: Path, progress: Callable[[str, int, int | None], None]) -> Merged:
    """Writes ``output``, with its lines in the order of the input, and its manifest. The parts stay as they are.

    Memory: 12 bytes for each line of the input.

    Args:
        paths: outputs of ``run-batch --shard i/N``. Several of one shard may be given: each may have lines that the others lack.
        progress: called as `Display.phase` is.

    Raises:
        UsageError: the parts do not belong together, or lines are missing.
        RunError: a part is not as its run left it, two parts have different contents for a line, or the output cannot be written.
    """
    if str(output) == "-":
        raise UsageError("a merge cannot go to standard output, because it has a manifest too: name a file")
    require_writable(output, "output", BESIDE_OUTPUT)
    output, paths = _real(output), [_real(path) for path in paths]
    if output.exists():
        raise UsageError(f"the output file {output} exists: give another name")
    refuse_foreign(output)
    parts = [Part.at(path) for path in paths]
    if twice := [str(path) for path, count in Counter(part.path.resolve() for part in parts).items() if count > 1]:
        raise UsageError(f"given twice: {', '.join(twice)}")
    if all(part.manifest is None for part in parts):  # the input has no line; a run on all of it leaves this too
        with naming_errors(output, "output file"):
            output.write_bytes(b"")
        return Merged(0, 0, 0, ())
    whole = _whole(parts)
    with ExitStack() as stack:
        stack.enter_context(sole_writer(output))
        most_open = stack.enter_context(raised_file_limit()) // 2
        files = stack.enter_context(Files([part.path for part in parts], most_open))
        index = Index(parts, files, whole.input_bytes or 0)
        changed = list[str]()
        for number, part in enumerate(parts):
            progress("check", number, len(parts))
            index.add(number)
            changed += _changed(part)
        progress("check", len(parts), len(parts))
        made = {str(part.path): part.manifest.runs for part in parts if part.manifest is not None}
        notes = tuple(f"warning: {difference}" for difference in differences(made))
        if faults := [*changed, *index.unequal()]:
            raise RunError("; ".join([*faults, *notes]))
        _require_all(parts, index, whole)
        try:
            with naming_errors(output, "output file"), replacing(output) as new:
                for done, line in enumerate(index.sorted_lines(), start=1):
                    new.write(line)
                    if done % 4096 == 0 or done == index.lines:
                        progress("merge", done, index.lines)
            write_manifest(output, msgspec.structs.replace(whole, output_sha256=digest_of(output)))
        except BaseException:
            output.unlink(missing_ok=True)  # without a manifest it is of no use, and the next merge would refuse its name
            raise
    return Merged(index.lines, index.failed, index.twice, notes)


def _real(path: Path) -> Path:
    """Returns what a symbolic link leads to: a run keeps its manifest beside that file."""
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def _whole(parts: Sequence[Part]) -> Manifest:
    """Returns the manifest that one run on the whole input would have. Raises UsageError if the parts are not of one job."""
    made = [(part, part.manifest) for part in parts if part.manifest is not None]
    first, manifest = made[0]
    for part, other in made:
        if part.shard.count != first.shard.count:
            raise UsageError(f"cannot merge {part.path}, shard {part.shard}, with {first.path}, shard {first.shard}: N differs")
        manifest, other = agreed(manifest, other), agreed(other, manifest)
        names = sorted((manifest.fixed.keys() | other.fixed.keys()) - {"shard"})
        if unequal := [name for name in names if not alike(name, manifest.was(name), other.was(name))]:
            if unequal == ["input_sha256"] and (shorter := _shorter_inputs(made)):
                raise UsageError(shorter)
            values = "; ".join(f"{name} is {other.was(name)!r} there and {manifest.was(name)!r} here" for name in unequal)
            raise UsageError(f"cannot merge {part.path} with {first.path}: {values}")
        if other.input_requests is None or other.own_requests is None:
            raise UsageError(f"cannot merge {part.path}: its manifest, of an earlier version, does not say how many lines the input has")
    fixed = manifest.fixed | {"shard": None}
    manifest = joined(manifest, (run for _, other in made for run in other.runs))
    return msgspec.structs.replace(manifest, fixed=fixed, own_requests=manifest.input_requests, output_sha256=None)


def _shorter_inputs(made: Sequence[tuple[Part, Manifest]]) -> str | None:
    """Returns a message that names the parts whose run saw a shorter input than the longest; None if no run is known to have done so."""
    longest, most = max(made, key=lambda each: each[1].input_bytes or 0)
    shorter = [(part, manifest) for part, manifest in made if (manifest.input_bytes or 0) < (most.input_bytes or 0)]
    if not shorter or any(manifest.input_bytes is None for _, manifest in made):
        return None
    named = listed_shortly([f"{part.path} (shard {part.shard}) to one of {_input_size(manifest)}" for part, manifest in shorter])
    again = "this shard" if len(shorter) == 1 else "these shards"
    return (
        f"cannot merge outputs of different inputs: {longest.path} belongs to an input of {_input_size(most)}, but {named}. "
        f"If lines were appended, run {again} again with --extend"
    )


def _input_size(manifest: Manifest) -> str:
    size = plural(manifest.input_bytes or 0, "byte")
    return size if manifest.input_requests is None else f"{plural(manifest.input_requests, 'line')} ({size})"


def _changed(part: Part) -> Iterator[str]:
    """Yields a sentence if an output is not as the run that completed it left it."""
    was = part.manifest and part.manifest.output_sha256
    if was and (now := digest_of(part.path)) != was:
        yield f"{part.path} was changed after its run had completed it (its digest was {was[:12]} and is now {now[:12]})"


def _require_all(parts: Sequence[Part], index: Index, whole: Manifest) -> None:
    """Raises UsageError if a line of the input is in no part, and names the shard that lacks it."""
    own = {part.shard: part.manifest.own_requests or 0 for part in parts if part.manifest is not None}
    missing = [
        f"shard {shard} has {index.counts[shard]} of {requests} lines: finish it with --resume"
        for shard, requests in sorted(own.items())
        if index.counts[shard] < requests
    ]
    if sum(own.values()) < (whole.input_requests or 0):
        shards = next(iter(own)).count
        absent = [str(shard) for number in range(1, shards + 1) if (shard := Shard(number, shards)) not in own]
        lacking = f"shard {listed_shortly(absent)}"
        empty = any(part.manifest is None for part in parts)  # its run found no line of its shard
        missing.append(f"no output of {lacking} has a line: run it with --extend" if empty else f"there is no output of {lacking}")
    if missing:
        raise UsageError(f"{index.lines} of {whole.input_requests} lines are there: {'; '.join(missing)}")


@contextmanager
def raised_file_limit() -> Iterator[int]:
    """Lets this process open as many files as the system allows, until the block ends. Yields that limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):  # "unlimited" is more than Linux takes
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        yield 1 << 20 if limit == resource.RLIM_INFINITY else limit
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Files:
    """Files by number; a look-up opens one. At most ``most`` are open at a time: there may be more shards than a process may open files.

    Raises:
        RunError: from a look-up: the file cannot be read, or is not the file that it was at an earlier look-up.
    """

    def __init__(self, paths: Sequence[Path], most: int):
        self._paths, self._most = paths, max(1, most)
        self._open, self._seen = dict[int, BinaryIO](), dict[int, os.stat_result]()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for file in self._open.values():
            file.close()

    def __getitem__(self, number: int) -> BinaryIO:
        if (file := self._open.get(number)) is not None:
            return file
        if len(self._open) >= self._most:
            self._open.pop(next(iter(self._open))).close()  # the one that has been open for the longest time
        path = self._paths[number]
        try:
            file = path.open("rb")
        except OSError as error:
            raise RunError(f"{path} cannot be read: {error.strerror}") from None
        self._open[number] = file
        now = os.fstat(file.fileno())
        if not os.path.samestat(self._seen.setdefault(number, now), now):
            raise RunError(f"{path} was replaced by another file while it was read")
        return file


class Index:
    """For each line of the input, its place in the files of the parts.

    Attributes:
        lines, failed: the number of lines that a part has, and of error lines among them.
        twice: lines that two parts have, both as a result or both as an error.
        counts: the number of lines of each shard.
    """

    def __init__(self, parts: Sequence[Part], files: Files, last: int):
        """``last``: an upper bound of the numbers of lines."""
        self._parts, self._files, self._last = parts, files, last
        self._file, self._offset = array("i"), array("q")  # of line i + 1; the file is -1 where no part has the line
        self._unequal = list[str]()
        self.lines = self.failed = self.twice = 0
        self.counts = Counter[Shard]()

    def add(self, number: int) -> None:
        """Adds the lines of a part. A torn last line counts as missing.

        Raises:
            RunError: a line is not an output line, is of another shard, or is there twice.
        """
        part = self._parts[number]
        decode, offset = msgspec.json.Decoder(Head).decode, 0
        for row, data in enumerate(self._files[number], start=1):
            if not data.endswith(b"\n"):
                break
            try:
                head = decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise RunError(f"line {row} of {part.path} is not an output line: {error}") from None
            if not (1 <= head.line <= self._last and part.shard.has(head.line)):
                raise RunError(f"line {row} of {part.path} finishes line {head.line} of the input, which is not in shard {part.shard}")
            self._place(head, number, offset, data)
            offset += len(data)

    def _place(self, head: Head, number: int, offset: int, data: bytes) -> None:
        line, known = head.line - 1, len(self._file)
        if line >= known:
            self._file.extend([-1] * (line + 1 - known))
            self._offset.extend([0] * (line + 1 - known))
        if self._file[line] >= 0:
            self._again(head, number, offset, data)
            return
        self._file[line], self._offset[line] = number, offset
        self.lines, self.failed = self.lines + 1, self.failed + (head.error is not None)
        self.counts[self._parts[number].shard] += 1

    def _again(self, head: Head, number: int, offset: int, data: bytes) -> None:
        """Compares a line with the one that another part has for the same input line. A result replaces an error."""
        part, other = self._parts[number], self._parts[self._file[head.line - 1]]
        if other is part:
            raise RunError(f"{part.path} finishes line {head.line} of the input twice")
        with other.path.open("rb") as file:
            file.seek(self._offset[head.line - 1])
            first = file.readline()
        was_error = msgspec.json.decode(first, type=Head).error is not None
        if was_error and head.error is None:
            self._file[head.line - 1], self._offset[head.line - 1] = number, offset
            self.failed -= 1
        elif was_error == (head.error is not None):
            self.twice += 1
            if content(first) != content(data):
                self._unequal.append(f"line {head.line} in {other.path} and {part.path}")

    def unequal(self) -> Iterator[str]:
        """Yields, as one sentence, the lines that two parts have with different contents."""
        if self._unequal:
            yield f"computed twice, with different contents: {listed_shortly(self._unequal)}"

    def sorted_lines(self) -> Iterator[bytes]:
        """Yields the lines in the order of the input."""
        for number, offset in zip(self._file, self._offset, strict=True):
            if number >= 0:
                file = self._files[number]
                file.seek(offset)
                yield file.readline()
