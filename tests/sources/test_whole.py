"""A disk that gets full in the middle of a small file leaves nothing of it behind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.observe.trace.test_chrome import TIMELINE
from xlaengine.observe.trace.chrome import write_chrome
from xlaengine.ops.native.record import Record
from xlaengine.runner.verdict import Verdict, _write
from xlaengine.sources.whole import write_whole


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

    def full(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", full)
        patch.setattr(Path, "write_text", lambda self, text, **_: full(self, text.encode()))
        if raises:
            with pytest.raises(OSError, match="No space"):
                write(path)
        else:
            write(path)
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == ({} if before is None else {"file": before})
    write(path)
    assert [each.name for each in tmp_path.iterdir()] == ["file"]
    assert path.read_bytes() not in (b"", before)
