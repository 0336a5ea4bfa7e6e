"""The page in headless Chromium, if it is installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.observe.report.examples import EMPTY, HOSTILE, differing, short
from xlaengine.observe.report.page import PageRun, StreamVerdict, write_page

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--v=0", "--virtual-time-budget=2000", "--dump-dom")


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on PATH")
def test_the_page_opens_without_an_error(tmp_path: Path) -> None:
    runs = [
        PageRun("first", short(HOSTILE), (differing(HOSTILE), StreamVerdict("r1", "exact", 3))),
        PageRun("second", EMPTY),
    ]
    page = write_page(tmp_path, HOSTILE, [("slots", "2")], runs)
    command = [str(CHROMIUM), *FLAGS, f"--user-data-dir={tmp_path / 'profile'}", f"{page.as_uri()}#v0-0"]
    opened = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert "CONSOLE" not in opened.stderr, opened.stderr
    dom = opened.stdout
    assert "MISMATCH" in dom
    assert '<article class="run" id="run-1" aria-label="second" hidden="">' in dom  # the script has run
    assert '<details open="">' in dom  # and has followed the address
    assert "0.5 s" in dom
