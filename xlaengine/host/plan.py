"""What the scheduler wants done, and what came of it, as plain data.

The runner turns a plan into a dispatched graph. Plans whose graphs have an output give a flight; when it is read, it has landed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from xlaengine.protocol import ProbeReport, Request, StreamId, TokenLogprobs


@dataclass(frozen=True)
class Lease:
    """A slot held by a stream, captured at dispatch.

    No other lease has the epoch: what arrives under the epoch of a lease that has ended is dropped.
    """

    slot: int
    stream_id: StreamId
    epoch: int


@dataclass(frozen=True)
class Chunk:
    """Of a prompt: ``tokens`` at positions ``start ..``, padded to ``bucket``."""

    lease: Lease
    start: int
    tokens: tuple[int, ...]
    bucket: int


@dataclass(frozen=True)
class Prefill:
    """Run prompt chunks in one call: several only in graphs by tiles, in which each token is computed as in a call of its own."""

    chunks: tuple[Chunk, ...]

    @property
    def leases(self) -> tuple[Lease, ...]:
        return tuple(chunk.lease for chunk in self.chunks)

    @property
    def bucket(self) -> int:
        """Padded tokens of all of them."""
        return sum(chunk.bucket for chunk in self.chunks)


@dataclass(frozen=True)
class Score:
    """Log-probabilities of prompt tokens: of ``targets[i]`` after position ``start + i``, whose keys and values a `Chunk` has written.

    Attributes:
        count: how many alternatives the request wants.
    """

    lease: Lease
    start: int
    tokens: tuple[int, ...]
    targets: tuple[int, ...]
    bucket: int
    count: int


@dataclass(frozen=True)
class Admit:
    """Wake the slot: its KV holds ``pos`` entries, and decode feeds ``token`` first.

    Attributes:
        output_token_ids: what the stream has generated before; their number is the RNG index of the next token.
    """

    lease: Lease
    request: Request
    token: int
    pos: int
    output_token_ids: tuple[int, ...] = ()


@dataclass(frozen=True)
class Step:
    """A token for each lease, or several where they are proposed and confirmed: one call of the graph of this width and so many places.

    Attributes:
        logprobs: for each lease how many alternatives its request wants, None where no log-probabilities.
        counts: for each lease how many proposals it gets (`SpeculativeConfig.counts`); empty where no row may have any. A lease without
            proposals gets one token, the same bit for bit either way.
        places: N, ``len(leases) + sum(counts)`` at least; 0 in a graph with one place for each row.
    """

    leases: tuple[Lease, ...]
    width: int
    logprobs: tuple[int | None, ...]
    counts: tuple[int, ...] = ()
    places: int = 0

    @property
    def wants_logprobs(self) -> bool:
        return any(count is not None for count in self.logprobs)

    @property
    def proposed(self) -> tuple[int, ...]:
        """For each lease how many proposals it gets."""
        return self.counts or (0,) * len(self.leases)


def step_graph(program: str, width: int, places: int = 0) -> str:
    """The graph for a step of this width and so many places, as ``decode[8]`` or ``decode_24[8]``."""
    return f"{program}_{places}[{width}]" if places else f"{program}[{width}]"


@dataclass(frozen=True)
class Fill:
    """Bring a proposer's own entries of positions ``start .. start + bucket - 1`` up to date, from the tokens that lie on the device.

    What lies beyond the stream's position is garbage there too.
    """

    lease: Lease
    start: int
    bucket: int


@dataclass(frozen=True)
class Save:
    """Copy the first ``blocks`` KV blocks of the slot to the host. Ordered by the data before whatever is written there next."""

    lease: Lease
    blocks: int


@dataclass(frozen=True)
class SavedKV:
    """A landed `Save`: for each block everything that the slot keeps by position, in the layout of the graph that took them."""

    blocks: tuple[tuple[np.ndarray, ...], ...]

    @property
    def nbytes(self) -> int:
        return sum(array.nbytes for block in self.blocks for array in block)


@dataclass(frozen=True)
class Restore:
    """Put a saved stream's KV into the slot, another one as a rule."""

    lease: Lease
    saved: SavedKV


@dataclass(frozen=True)
class CopyPrefix:
    """Copy prompt entries ``start .. end - 1`` from slot ``source`` to that of the lease. Whoever holds the source writes beyond them."""

    lease: Lease
    source: int
    start: int
    end: int


@dataclass(frozen=True)
class TakeSnapshot:
    """Copy all that a slot holds by position into a snapshot. Nobody holds the slot."""

    slot: int
    index: int


@dataclass(frozen=True)
class LoadSnapshot:
    """Copy a snapshot into a slot that nobody holds."""

    slot: int
    index: int


@dataclass(frozen=True)
class Probe:
    """The next token of each lease among all of them, in the graph of ``width`` rows, and by itself, in that of ``alone``. Nothing changes.

    Attributes:
        pos: of each lease, the position at which its token is fed.
        places: of the graph that serves where tokens are proposed, all rows in it and one alone; 0 for one place in each row.
    """

    leases: tuple[Lease, ...]
    pos: tuple[int, ...]
    width: int
    alone: int
    places: int = 0


@dataclass(frozen=True)
class StepTokens:
    """A landed `Step`.

    Attributes:
        tokens: by slot, in order; empty where the slot took no step. The last one may be `NOT_FINITE`.
        logprobs: by slot, one for each of its tokens, for those that asked.
    """

    tokens: Sequence[tuple[int, ...]]
    logprobs: dict[int, tuple[TokenLogprobs, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class PromptScores:
    """A landed `Score`: one entry a target."""

    logprobs: tuple[TokenLogprobs, ...]


NO_TOKEN = -1
"""What a slot reports that took no step."""

NOT_FINITE = -2
"""What a slot reports whose logits hold NaN: no token of it means anything."""

Plan = Prefill | Score | Admit | Fill | Step | Save | Restore | CopyPrefix | TakeSnapshot | LoadSnapshot | Probe
FlightPlan = Step | Score | Save | Probe
"""Plans whose graphs have an output."""
Landed = StepTokens | PromptScores | SavedKV | ProbeReport
