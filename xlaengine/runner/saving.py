"""Moves the contents of a slot to the host and back: its entries block by block, its recurrent state as a whole."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import numpy as np

from xlaengine.memory.held import Part
from xlaengine.memory.move import MoveBatch

Run = Callable[[str, Any], Any]
"""Launches a graph by name on a batch; the state is the caller's."""


class Saved(NamedTuple):
    """
    Attributes:
        blocks: for each block its arrays, outputs of ``save``; empty if slots hold no entries.
        recurrent: outputs of ``save_recurrent``; empty if slots hold no recurrent state.
    """

    blocks: tuple[Sequence[Any], ...]
    recurrent: Sequence[Any]


def save(run: Run, parts: Collection[Part], slot: int, blocks: range) -> Saved:
    """A copy of these blocks of a slot, and of its recurrent state.

    Args:
        parts: what slots hold.
    """
    source = np.int32(slot)
    entries = [run("save", MoveBatch(source=source, first=np.int32(block))) for block in blocks] if "entries" in parts else []
    return Saved(tuple(entries), run("save_recurrent", MoveBatch(source=source)) if "recurrent" in parts else ())


def read_routed(run: Run, slot: int, tokens: int, block: int) -> tuple[Any, ...]:
    """The outputs of the graph ``routed``, one for each block of ``block`` positions that holds one of the first ``tokens`` tokens."""
    return tuple(run("routed", MoveBatch(source=np.int32(slot), first=np.int32(at))) for at in range(-(-tokens // block)))


def restore(run: Run, slot: int, blocks: Sequence[Sequence[Any]], recurrent: Sequence[Any], first: int = 0) -> None:
    """Write what `save` returned into a slot. The blocks become block ``first`` of the slot and those after it."""
    for block, arrays in enumerate(blocks, first):
        run("restore", MoveBatch(target=np.int32(slot), first=np.int32(block), arrays=tuple(arrays)))
    if recurrent:
        run("restore_recurrent", MoveBatch(target=np.int32(slot), arrays=tuple(recurrent)))
