"""What is appended reaches the disk, in groups, without the caller waiting."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from xlaengine.batch.files import replace_file
from xlaengine.batch.journal import Journal


def test_line_is_in_the_file_when_append_returns(tmp_path: Path) -> None:
    path = tmp_path / "out"
    with Journal(path) as journal:
        journal.append(b"one\n")
        assert path.read_bytes() == b"one\n"


def test_lines_share_syncs_and_the_last_is_synced_before_close_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, real, synced = tmp_path / "out", os.fsync, []

    def fsync(fd: int) -> None:
        real(fd)
        synced.append(path.stat().st_size)

    monkeypatch.setattr(os, "fsync", fsync)
    with Journal(path) as journal:
        for _ in range(500):
            journal.append(b"x\n")
    assert synced[-1] == 1000
    assert len(synced) < 50


def test_a_lone_line_is_synced_though_none_follows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, sizes = tmp_path / "out", []
    monkeypatch.setattr(os, "fsync", lambda fd: sizes.append(os.fstat(fd).st_size))
    with Journal(path) as journal:
        journal.append(b"x\n")
        time.sleep(0.05)
        journal.append(b"y\n")
        deadline = time.monotonic() + 2
        while sizes[-1] != 4 and time.monotonic() < deadline:
            time.sleep(0.01)
        assert sizes[-1] == 4


def test_failed_sync_is_told_to_the_next_append(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal(tmp_path / "out")

    def fsync(fd: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fsync)
        journal.append(b"x\n")
        time.sleep(0.05)
        with pytest.raises(OSError, match="No space left"):
            journal.append(b"y\n")
    with pytest.raises(OSError, match="No space left"):
        journal.close()


def test_replaced_file_is_whole_or_untouched(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def breaks(file) -> None:
        file.write(b"half")
        raise RuntimeError

    with pytest.raises(RuntimeError):
        replace_file(path, breaks)
    assert path.read_bytes() == b"old"
    replace_file(path, lambda file: file.write(b"new"))
    assert path.read_bytes() == b"new"
