"""Models on the Hugging Face Hub, kept in the Hub client's own cache."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from huggingface_hub import snapshot_download
from huggingface_hub.utils import tqdm

from xlaengine.sources.model_source import DRAFTER_FILES, MODEL_FILES, SourceError
from xlaengine.types import Progress


def fetch(repo_id: str, *, progress: Progress | None = None, offline: bool | None = None, drafter: bool = False) -> Path:
    """Returns the directory of the snapshot. ``HF_HUB_OFFLINE``, ``HF_TOKEN`` and the client's other environment variables apply.

    Args:
        drafter: fetch `DRAFTER_FILES` too.

    Raises:
        SourceError: no such repository, no access to it, no connection, or offline and not in the cache.
    """
    bar = None if progress is None else _reporting_bar(progress)
    patterns = [*MODEL_FILES, *(DRAFTER_FILES if drafter else ())]
    try:
        # Top level only: folders hold other formats of the same weights.
        snapshot = snapshot_download(
            repo_id, allow_patterns=patterns, ignore_patterns="*/*", local_files_only=bool(offline), tqdm_class=bar
        )
    except (OSError, ValueError) as error:  # every error of the client is one of these two
        reason = str(error).strip().partition("\n")[0]
        raise SourceError(f"{repo_id} is not a local path, and the Hub did not deliver it ({type(error).__name__}: {reason})") from error
    return Path(snapshot)


def _reporting_bar(progress: Progress) -> type[tqdm]:
    """Returns a class of progress bars for the client. They draw nothing, and report the larger of the client's two byte counts (received,
    written).
    """
    farthest = 0

    class Bar(tqdm):
        def __init__(self, *args: Any, **options: Any):
            super().__init__(*args, **{**options, "file": io.StringIO(), "disable": False})

        def update(self, n: float | None = 1) -> bool | None:
            nonlocal farthest
            drawn = super().update(n)
            if self.unit == "B" and self.n > farthest:
                farthest = int(self.n)
                progress("fetch", farthest, int(self.total) if self.total else None)
            return drawn

    return Bar
