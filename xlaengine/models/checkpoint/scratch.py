"""The folder in which a checkpoint is made before it gets its name."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from pathlib import Path

_SECONDS, _PAUSE = 2.0, 0.02


def scratch_beside(directory: Path) -> tempfile.TemporaryDirectory[str]:
    """A folder of this process beside ``directory``, removed at the end of a ``with`` block."""
    return tempfile.TemporaryDirectory(prefix=_prefix(), dir=directory.parent)


def remove_scratch(directory: Path) -> None:
    """Removes the folders that `scratch_beside` has made in this process, for at most 2 seconds: other threads may still write there."""
    until = time.monotonic() + _SECONDS
    while (left := list(directory.parent.glob(f"{_prefix()}*"))) and time.monotonic() < until:
        for folder in left:
            shutil.rmtree(folder, ignore_errors=True)
        time.sleep(_PAUSE)  # a thread may make a folder again that it had checked before


def _prefix() -> str:
    return f".convert-{os.getpid()}-"
