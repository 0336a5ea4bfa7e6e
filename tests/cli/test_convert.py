"""``xlaengine convert`` writes what ``--model`` takes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import status


def test_model_that_is_none_is_status_2_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("convert", "nothing", str(tmp_path / "out")) == 2
    err = capsys.readouterr().err
    assert err.startswith("error: no model 'nothing'")
    assert err.count("\n") == 1
    assert not (tmp_path / "out").exists()
