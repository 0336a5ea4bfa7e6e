"""What the scheduler wants done, as plain data. The runner turns a plan into a dispatched graph."""

from __future__ import annotations

from dataclasses import dataclass

from xlaengine.protocol import Request


@dataclass(frozen=True)
class Lease:
    """A slot held by a request for its life, captured at dispatch.

    The epoch rises each time the slot is leased: a token that arrives under an old epoch is nobody's.
    """

    slot: int
    request_id: str
    epoch: int


@dataclass(frozen=True)
class Prefill:
    """Run one prompt chunk: ``tokens`` at positions ``start ..``, padded to ``bucket``."""

    lease: Lease
    start: int
    tokens: tuple[int, ...]
    bucket: int


@dataclass(frozen=True)
class Admit:
    """Wake the slot: its KV holds ``pos`` entries, and decode feeds ``token`` first.

    Attributes:
        index: tokens the request has generated before; the RNG index of the next one.
    """

    lease: Lease
    request: Request
    token: int
    pos: int
    index: int = 0


@dataclass(frozen=True)
class Decode:
    """One token for each lease, in the graph of this width.

    Attributes:
        logprobs: for each lease how many alternatives its request wants, None where no log-probabilities.
    """

    leases: tuple[Lease, ...]
    width: int
    logprobs: tuple[int | None, ...]

    @property
    def wants_logprobs(self) -> bool:
        return any(count is not None for count in self.logprobs)


Plan = Prefill | Admit | Decode
