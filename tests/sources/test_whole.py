"""A disk that gets full in the middle of a small file leaves nothing of it behind."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests.observe.trace.test_chrome import TIMELINE
from xlaengine.observe.trace.chrome import write_chrome
from xlaengine.ops.native.record import Record
from xlaengine.runner.verdict import Verdict, _write
from xlaengine.sources.whole import replacing, sync_directory, write_whole


@pytest.mark.parametrize(
    ("write", "raises"),
    [
        (lambda path: write_whole(path, b"after"), True),
        (lambda path: write_chrome(TIMELINE, path), True),
        (lambda path: Record("0").write(path), True),
        (lambda path: _write(path, Verdict(True, True, (8,), True)), False),
    ],
    ids=["any", "trace", "kernels' record", "verdict"],
)
@pytest.mark.parametrize("before", [None, b"before"])
def test_what_is_written_in_part_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Callable[[Path], None], raises: bool, before: bytes | None
) -> None:
    path = tmp_path / "file"
    if before is not None:
        path.write_bytes(before)

    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        if raises:
            with pytest.raises(OSError, match="No space"):
                write(path)
        else:
            write(path)
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == ({} if before is None else {"file": before})
    write(path)
    assert [each.name for each in tmp_path.iterdir()] == ["file"]
    assert path.read_bytes() not in (b"", before)


def test_a_file_whose_writer_breaks_is_untouched_and_a_link_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "file", tmp_path / "link"
    path.write_bytes(b"old")
    path.chmod(0o640)
    link.symlink_to("file")
    with pytest.raises(TypeError), replacing(link) as file:
        file.writelines([b"half", "not bytes"])  # type: ignore[list-item]
    assert path.read_bytes() == b"old"
    write_whole(link, b"new")
    assert (path.read_bytes(), path.stat().st_mode & 0o777, link.is_symlink()) == (b"new", 0o640, True)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["file", "link"]


def test_a_special_file_is_not_replaced(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    for path in (pipe, link):
        with pytest.raises(OSError, match="it is not a regular file"):
            write_whole(path, b"after")
    assert pipe.is_fifo()
    assert sorted(tmp_path.iterdir()) == [link, pipe]


@pytest.mark.parametrize(("number", "is_refused"), [(errno.EINVAL, False), (errno.EIO, True)])
def test_a_directory_that_cannot_be_synced_is_no_error(tmp_path, monkeypatch, number, is_refused):
    def refuse(_):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("os.fsync", refuse)
    with pytest.raises(OSError, match="Input/output error") if is_refused else nullcontext():
        sync_directory(tmp_path)
