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
    """Returns the directory of the repository's snapshot; fetches missing files. The client's environment variables apply, such as
    ``HF_HUB_OFFLINE`` and ``HF_TOKEN``.

    Args:
        offline: whether fetching is forbidden; None is as False.
        drafter: whether `DRAFTER_FILES` are fetched too.

    Raises:
        SourceError: there is no such repository, no access to it or no connection, or fetching is forbidden and the cache lacks it.
    """
    bar = None if progress is None else _reporting_bar(progress)
    patterns = [*MODEL_FILES, *(DRAFTER_FILES if drafter else ())]
    try:
        # Only files at the top: folders hold other formats of the same weights.
        snapshot = snapshot_download(
            repo_id, allow_patterns=patterns, ignore_patterns="*/*", local_files_only=bool(offline), tqdm_class=bar
        )
    except (OSError, ValueError) as error:  # every error of the client is one of these two
        reason = str(error).strip().partition("\n")[0]
        raise SourceError(f"{repo_id} is not a local path, and the Hub did not deliver it ({type(error).__name__}: {reason})") from error
    return Path(snapshot)


def _reporting_bar(progress: Progress) -> type[tqdm]:
    """Returns a class of progress bars for the client. They draw nothing. The client has two bars, for the bytes received and the bytes
    written; ``progress`` gets the larger count.
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
