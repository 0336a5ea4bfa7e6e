"""Plans of the scheduler, and their results, as plain data.

The runner dispatches a graph for each plan. If the graph has an output, the dispatch gives a flight. A flight has landed when it is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from xlaengine.types import ProbeReport, Request, StreamId, TokenLogprobs


@dataclass(frozen=True)
class Lease:
    """A stream's right to a slot, as it was at dispatch. No two leases have the same epoch. Results for an ended lease are dropped."""

    slot: int
    stream_id: StreamId
    epoch: int


@dataclass(frozen=True)
class Chunk:
    """Prompt tokens at positions from ``start`` on, padded to ``bucket`` tokens."""

    lease: Lease
    start: int
    tokens: tuple[int, ...]
    bucket: int


@dataclass(frozen=True)
class Prefill:
    """Compute prompt chunks in one call. Only graphs with tiles take several; a chunk has the same bits as in a separate call."""

    chunks: tuple[Chunk, ...]

    @property
    def leases(self) -> tuple[Lease, ...]:
        return tuple(chunk.lease for chunk in self.chunks)

    @property
    def bucket(self) -> int:
        """Padded tokens of all chunks."""
        return sum(chunk.bucket for chunk in self.chunks)


@dataclass(frozen=True)
class Score(Chunk):
    """Log-probabilities of ``targets[i]`` after the chunk's token i, with ``count`` alternatives each.

    Attributes:
        ahead: the score comes before the chunk's `Prefill`, because some layer keeps recurrent state. Otherwise it comes after, and reads
            the chunk's KV in the slot.
    """

    targets: tuple[int, ...]
    count: int
    ahead: bool


@dataclass(frozen=True)
class Admit:
    """Activate the slot's row, which holds ``pos`` entries. The first step feeds ``token``."""

    lease: Lease
    request: Request
    token: int
    pos: int
    output_token_ids: tuple[int, ...] = ()  # what the stream has generated; their number is the RNG index of the next token


@dataclass(frozen=True)
class Step:
    """Run the graph of ``width`` rows. It gives each lease one token, and one more for each accepted proposal.

    A lease without proposals gets one token, with the same bits in every graph.
    """

    leases: tuple[Lease, ...]
    width: int
    logprobs: tuple[int | None, ...]  # for each lease the number of alternatives, None: no log-probabilities
    counts: tuple[int, ...] = ()  # number of proposals for each lease (`SpeculativeConfig.counts`); empty: none
    places: int = 0  # of the graph, at least ``len(leases) + sum(counts)``; 0: one place in each row

    @property
    def wants_logprobs(self) -> bool:
        return any(count is not None for count in self.logprobs)

    @property
    def proposed(self) -> tuple[int, ...]:
        return self.counts or (0,) * len(self.leases)


def step_graph(program: str, width: int, places: int = 0) -> str:
    """The name of a step's graph: ``decode[8]``, or ``decode_24[8]`` with several places."""
    return f"{program}_{places}[{width}]" if places else f"{program}[{width}]"


@dataclass(frozen=True)
class Fill:
    """Compute a drafter's entries at positions ``start .. start + bucket - 1`` from tokens on the device."""

    lease: Lease
    start: int
    bucket: int


@dataclass(frozen=True)
class Save:
    """Copy the first ``blocks`` blocks of the slot, and its recurrent state, to the host, before anything else is written there."""

    lease: Lease
    blocks: int


@dataclass(frozen=True)
class SavedKV:
    """A landed `Save`, as its graphs give it.

    Attributes:
        blocks: for each block, its part of every array by position.
        recurrent: the slot's recurrent state; empty if it has none.
    """

    blocks: tuple[tuple[np.ndarray, ...], ...]
    recurrent: tuple[np.ndarray, ...] = ()

    @property
    def nbytes(self) -> int:
        return sum(array.nbytes for part in (*self.blocks, self.recurrent) for array in part)


@dataclass(frozen=True)
class ReadRouted:
    """Read the experts of the first ``tokens`` positions of the slot, before anything else is written there."""

    lease: Lease
    tokens: int


@dataclass(frozen=True)
class RoutedExperts:
    """A landed `ReadRouted`: uint8 or uint16 ``[tokens, layers, K]``, zeros in layers without experts."""

    experts: np.ndarray


@dataclass(frozen=True)
class Restore:
    """Write saved KV into the lease's slot."""

    lease: Lease
    saved: SavedKV


@dataclass(frozen=True)
class CopyPrefix:
    """Copy prompt entries ``start .. end - 1`` from slot ``source`` to the lease's slot. A stream in ``source`` writes only beyond them."""

    lease: Lease
    source: int
    start: int
    end: int


@dataclass(frozen=True)
class KeepState:
    """Copy the recurrent state of the lease's slot, as its chunks so far have left it, to prefix state ``index``."""

    lease: Lease
    index: int


@dataclass(frozen=True)
class LoadState:
    """Copy prefix state ``index`` to the lease's slot."""

    lease: Lease
    index: int


@dataclass(frozen=True)
class SnapshotCopy:
    """A copy, between a vacant slot and snapshot ``index``, of entries and recurrent state."""

    slot: int
    index: int


class TakeSnapshot(SnapshotCopy):
    """From the slot to the snapshot."""


class LoadSnapshot(SnapshotCopy):
    """From the snapshot to the slot."""


@dataclass(frozen=True)
class Probe:
    """Compute each lease's next token twice: with all others in the graph of ``width`` rows, alone in that of ``alone``. Only reads."""

    leases: tuple[Lease, ...]
    pos: tuple[int, ...]  # the position of each lease's last token
    width: int
    alone: int
    places: int = 0  # of the graph to compare; 0: one place in each row


@dataclass(frozen=True)
class StepTokens:
    """A landed `Step`, by slot."""

    tokens: Sequence[tuple[int, ...]]  # empty if the slot took no step; the last token may be `NOT_FINITE`
    logprobs: dict[int, tuple[TokenLogprobs, ...]] = field(default_factory=dict)  # one for each token, if the plan has them


@dataclass(frozen=True)
class PromptScores:
    """A landed `Score`: one entry for each target."""

    logprobs: tuple[TokenLogprobs, ...]


NO_TOKEN = -1
"""The token of a slot that took no step."""

NOT_FINITE = -2
"""The token of a slot whose logits hold NaN."""

Plan = (
    Prefill
    | Score
    | Admit
    | Fill
    | Step
    | Save
    | ReadRouted
    | Restore
    | CopyPrefix
    | KeepState
    | LoadState
    | TakeSnapshot
    | LoadSnapshot
    | Probe
)
FlightPlan = Step | Score | Save | ReadRouted | Probe
"""Plans whose graphs have an output."""
Landed = StepTokens | PromptScores | SavedKV | RoutedExperts | ProbeReport
