"""Options of a daemon that are not its engine's."""

from __future__ import annotations

from dataclasses import dataclass

from xlaengine.config.option import option

PANEL = "Protocol"
"""The panel of the command's help."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """Options of the protocol.

    Attributes:
        tagged: frames have request ids, and many requests run at once. Otherwise one request runs at a time, to its end.
        quantum: tokens of a turn, if START gives no number; 0: all.
        max_queue: the most requests that may wait for a slot.
    """

    tagged: bool = option(False, "Frames have request ids, and many requests run at once.", names=("--stream-tagged",), panel=PANEL)
    quantum: int = option(0, "Tokens of a turn, if START gives no number; 0: all.", min=0, metavar="Q", panel=PANEL)
    max_queue: int = option(64, "Most requests that may wait for a slot.", min=0, metavar="N", panel=PANEL)
