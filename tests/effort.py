"""How much is tried: all of it where slow tests run, less in README's test command."""

from __future__ import annotations

import os

RUNS_SLOW = os.environ.get("RUN_SLOW") == "1"


def examples(whole: int) -> int:
    """Of a property: ``whole`` where slow tests run, else a third."""
    return whole if RUNS_SLOW else -(-whole // 3)
