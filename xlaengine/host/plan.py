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
    """Wake the slot: its KV holds the prompt but for the last token, which decode feeds first."""

    lease: Lease
    request: Request


@dataclass(frozen=True)
class Decode:
    """One token for each lease, in the graph of this width.

    Attributes:
        logprobs: whether any of these rows wants log-probabilities.
    """

    leases: tuple[Lease, ...]
    width: int
    logprobs: bool


Plan = Prefill | Admit | Decode
