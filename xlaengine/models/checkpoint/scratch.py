"""The folder in which a checkpoint is made before it gets its name."""

from __future__ import annotations

import os
import shutil
import time
from contextlib import AbstractContextManager
from pathlib import Path

from xlaengine.sources.scratch import scratch_folder

_PREFIX, _SECONDS, _PAUSE = ".convert", 2.0, 0.02


def scratch_beside(directory: Path) -> AbstractContextManager[Path]:
    """A folder of this process beside ``directory``, as `scratch_folder`."""
    return scratch_folder(directory.parent, _PREFIX)


def remove_scratch(directory: Path) -> None:
    """Removes the folders that `scratch_beside` has made in this process, for at most 2 seconds: other threads may still write there."""
    until = time.monotonic() + _SECONDS
    while (left := list(directory.parent.glob(f"{_PREFIX}-{os.getpid()}-*"))) and time.monotonic() < until:
        for folder in left:
            shutil.rmtree(folder, ignore_errors=True)
        time.sleep(_PAUSE)  # a thread may make a folder again that it had checked before
