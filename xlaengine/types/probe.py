"""The result of a probe: the next token of each row, computed in the batch and alone."""

from __future__ import annotations

from dataclasses import dataclass

from xlaengine.types.request import StreamId


@dataclass(frozen=True)
class ProbeRow:
    """
    Attributes:
        pos: the position at which the row's token is fed.
        batched, alone: the next token in a graph with all rows and in one without others; negative if the logits are not numbers.
        same_bits: whether all bits of the row's logits agree.
        worst: the largest absolute difference of a logit.
    """

    stream_id: StreamId
    slot: int
    pos: int
    batched: int
    alone: int
    same_bits: bool
    worst: float

    @property
    def ok(self) -> bool:
        return self.same_bits and self.batched == self.alone

    def __str__(self) -> str:
        tokens = f"{self.batched} among the others and {self.alone} alone"
        return (
            f"stream {self.stream_id.name} in slot {self.slot} at position {self.pos}: token {tokens}, logits up to {self.worst:.3g} apart"
        )


@dataclass(frozen=True)
class ProbeReport:
    """A row for each stream that has a next token."""

    rows: tuple[ProbeRow, ...] = ()

    @property
    def mismatches(self) -> tuple[ProbeRow, ...]:
        return tuple(row for row in self.rows if not row.ok)

    @property
    def ok(self) -> bool:
        return not self.mismatches
