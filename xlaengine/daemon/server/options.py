"""Options of a daemon that are not its engine's."""

from __future__ import annotations

from dataclasses import dataclass

from xlaengine.config.option import option

PANEL = "Protocol"
"""The panel of the command's help."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """``tagged``: many requests at once, and frames with ids; otherwise one request at a time, each to its end."""

    tagged: bool = option(False, "Frames have request ids, and many requests run at once.", names=("--stream-tagged",), panel=PANEL)
    quantum: int = option(0, "Tokens of a turn, if START gives no number; 0: all.", min=0, metavar="Q", panel=PANEL)
    max_queue: int = option(64, "Most requests that may wait for a slot.", min=0, metavar="N", panel=PANEL)
