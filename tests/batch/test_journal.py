"""Appended lines reach the disk in groups, and the caller does not wait."""

from __future__ import annotations

import os
import shutil
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from xlaengine.batch.errors import OutputLost, OutputMixed, RunError
from xlaengine.batch.journal import Journal, PassThrough


def test_line_is_in_the_file_when_append_returns(tmp_path: Path) -> None:
    path = tmp_path / "out"
    with closing(Journal(path)) as journal:
        journal.append(b"one\n")
        assert path.read_bytes() == b"one\n"


def test_lines_share_syncs_and_the_last_is_synced_before_close_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, real, synced = tmp_path / "out", os.fsync, []

    def fsync(fd: int) -> None:
        real(fd)
        synced.append(path.stat().st_size)

    monkeypatch.setattr(os, "fsync", fsync)
    with closing(Journal(path)) as journal:
        for _ in range(500):
            journal.append(b"x\n")
    assert synced[-1] == 1000
    assert len(synced) < 50


def test_a_lone_line_is_synced_though_none_follows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, sizes = tmp_path / "out", []
    monkeypatch.setattr(os, "fsync", lambda fd: sizes.append(os.fstat(fd).st_size))
    with closing(Journal(path)) as journal:
        journal.append(b"x\n")
        time.sleep(0.05)
        journal.append(b"y\n")
        deadline = time.monotonic() + 2
        while sizes[-1] != 4 and time.monotonic() < deadline:
            time.sleep(0.01)
        assert sizes[-1] == 4


def test_failed_sync_is_raised_by_the_next_append(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal(tmp_path / "out")

    def fsync(fd: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fsync)
        journal.append(b"x\n")
        time.sleep(0.05)
        with pytest.raises(RunError, match=f"the output file {tmp_path}/out cannot be written: No space left on device"):
            journal.append(b"y\n")
    with pytest.raises(RunError, match="No space left"):
        journal.close()


def removed(path: Path) -> None:
    path.unlink()


def replaced(path: Path) -> None:
    path.unlink()
    path.write_bytes(b"another's\n")


def shortened(path: Path) -> None:
    os.truncate(path, 1)


@pytest.mark.parametrize(
    ("spoil", "kept", "words"),
    [
        (removed, "out", "was removed while this run wrote it; its 4 bytes have been written there again"),
        (replaced, "out.kept", "its 4 bytes are kept in {0}.kept: move that to {0} and give --resume"),
    ],
)
def test_an_output_that_is_gone_is_noticed_at_the_next_group_and_kept(
    tmp_path: Path, spoil: Callable[[Path], None], kept: str, words: str
) -> None:
    path = tmp_path / "out"
    journal = Journal(path)
    journal.append(b"one\n")
    spoil(path)
    found = told_within_seconds(journal)
    assert words.format(path) in str(found)
    assert isinstance(found, OutputLost) == (spoil is replaced)
    lines = (tmp_path / kept).read_bytes().splitlines()
    assert lines[0] == b"one"
    assert set(lines[1:]) <= {b"x"}
    with pytest.raises(RunError):
        journal.close()
    assert (path.read_bytes() == b"another's\n") == (spoil is replaced)


def test_an_output_whose_folder_is_renamed_is_told_with_its_new_name(tmp_path: Path) -> None:
    path, later = tmp_path / "day" / "out", tmp_path / "night"
    path.parent.mkdir()
    journal = Journal(path)
    journal.append(b"one\n")
    path.parent.rename(later)
    told = f"the folder {path.parent} was renamed or moved while this run wrote the output file out in it; its 4 bytes are in "
    where = f"{later}/out: move the folder back, or name that as the output, and give --resume"
    if not Path("/proc/self/fd").exists():
        where = "that folder: move it back and give --resume"
    found = told_within_seconds(journal)
    assert str(found) == told + where
    assert isinstance(found, OutputLost)
    with pytest.raises(OutputLost):
        journal.close()
    assert [one.read_bytes() for one in later.iterdir()] == [b"one\n"]


def test_an_output_that_is_removed_with_its_folder_is_told_as_lost(tmp_path: Path) -> None:
    path = tmp_path / "day" / "out"
    path.parent.mkdir()
    journal = Journal(path)
    journal.append(b"one\n")
    shutil.rmtree(path.parent)
    told = f"the folder {path.parent} was removed while this run wrote the output file out in it; its 4 bytes are lost: run all of it again"
    assert str(told_within_seconds(journal)) == told
    with pytest.raises(OutputLost):
        journal.close()


def told_within_seconds(journal: Journal) -> RunError:
    """Returns the error of appending a line again and again."""
    deadline = time.monotonic() + 5
    while time.monotonic() < deadline:
        try:
            journal.append(b"")
        except RunError as error:
            return error
        time.sleep(0.01)
    raise AssertionError("nothing was noticed")


@pytest.mark.parametrize("spoil", [removed, replaced, shortened])
def test_an_output_that_is_gone_is_noticed_at_the_end_too(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    path = tmp_path / "out"
    journal = Journal(path)
    journal.append(b"one\n")
    spoil(path)
    with pytest.raises(RunError, match="only 1 of 4 bytes are left" if spoil is shortened else "its 4 bytes"):
        journal.close()


def test_lines_of_another_program_are_noticed_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "out"
    path.write_bytes(b"earlier\n")
    journal = Journal(path)
    journal.append(b"one\n")
    with path.open("ab") as another:
        another.write(b"another's\n")
    journal.append(b"two\n")
    found = f"another program wrote 10 bytes to the output file {path} too: they stand among this run's lines"
    with pytest.raises(OutputMixed, match=f"^{found}; take them out before you give --resume$"):
        journal.close()


def test_the_rest_of_a_line_that_could_not_be_written_counts_as_this_run_s(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is room again when the file is closed, which writes the rest: the first error is still raised."""
    journal = Journal(tmp_path / "out")
    fd = journal._file.fileno()

    class Full:
        def fileno(self) -> int:
            return fd

        def write(self, data: bytes) -> int:
            os.write(fd, data[:2])
            raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(journal, "_file", Full())
        with pytest.raises(RunError, match="No space left"):
            journal.append(b"one\n")
    journal.close()


def test_lines_that_come_while_the_file_is_looked_at_are_not_taken_for_a_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, deadline = os.fstat, time.monotonic() + 0.5

    def slow(fd: int) -> os.stat_result:
        found = real(fd)
        if threading.current_thread().name == "journal-sync":
            time.sleep(0.01)
        return found

    monkeypatch.setattr(os, "fstat", slow)
    with closing(Journal(tmp_path / "out")) as journal:
        while time.monotonic() < deadline:
            journal.append(b"x\n")
            time.sleep(0.001)


def test_a_second_file_is_kept_beside_the_first(tmp_path: Path) -> None:
    path = tmp_path / "out"
    for _ in range(2):
        path.unlink(missing_ok=True)
        journal = Journal(path)
        journal.append(b"one\n")
        replaced(path)
        with pytest.raises(OutputLost):
            journal.close()
    assert sorted(one.name for one in tmp_path.iterdir()) == ["out", "out.kept", "out.kept2"]


@pytest.mark.parametrize(("lines", "words"), [(0, "0 lines were"), (1, "1 line was"), (2, "2 lines were")])
def test_a_reader_that_goes_is_told_with_the_number_of_lines(lines: int, words: str) -> None:
    reader, writer = os.pipe()
    with os.fdopen(writer, "wb") as file:
        sink = PassThrough(file)
        for _ in range(lines):
            sink.append(b"x\n")
        os.close(reader)
        with pytest.raises(RunError, match=f": {words} written$"):
            sink.append(b"x\n")
