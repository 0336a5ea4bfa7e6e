"""A device that a person can compute by hand: it does what plans say, in order, and checks that they make sense."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from xlaengine.host.plan import Admit, Decode, Lease, Plan, Prefill
from xlaengine.protocol import Request

EOS = 0
VOCAB = 7


def token_of(request: Request, index: int) -> int:
    """Token ``index`` of the request's endless stream: any table will do that differs between seeds; one in seven ends it."""
    assert request.params.seed is not None
    return (request.params.seed * 5 + index * 3 + index * index) % VOCAB


def stream_of(request: Request) -> list[int]:
    """All that the request must get."""
    assert request.params.max_tokens is not None
    whole = [token_of(request, i) for i in range(request.params.max_tokens)]
    ends = [i for i, token in enumerate(whole) if token == EOS and not request.params.ignore_eos]
    return whole[: ends[0] + 1] if ends else whole


@dataclass
class Row:
    kv: list[int] = field(default_factory=list)
    request: Request | None = None
    index: int = 0


@dataclass
class FakeFlight:
    plan: Decode
    tokens: list[int]


class FakeDevice:
    """B rows and a queue of flights.

    Attributes:
        order: request ids in the order in which their leases first came up.
    """

    def __init__(self, count: int):
        self.rows = [Row() for _ in range(count)]
        self.flights: deque[FakeFlight] = deque()
        self.order: list[str] = []
        self._owner: dict[int, Lease] = {}

    def dispatch(self, plan: Plan) -> None:
        match plan:
            case Prefill():
                self._prefill(plan)
            case Admit():
                self._admit(plan)
            case Decode():
                self.flights.append(FakeFlight(plan, self._decode(plan)))

    def _take_over(self, lease: Lease) -> None:
        """A new lease shows up: nothing that was launched under an older one may still be flying."""
        if self._owner.get(lease.slot) == lease:
            return
        flying = [flown for flight in self.flights for flown in flight.plan.leases]
        assert lease.slot not in [flown.slot for flown in flying], f"slot {lease.slot} leased with a flight out"
        self._owner[lease.slot] = lease
        self.rows[lease.slot] = Row()
        self.order.append(lease.request_id)

    def _prefill(self, plan: Prefill) -> None:
        self._take_over(plan.lease)
        row = self.rows[plan.lease.slot]
        assert row.request is None, "prompt chunk after admission"
        assert plan.start == len(row.kv), "prompt chunks leave a hole or overlap"
        assert 0 < len(plan.tokens) <= plan.bucket
        row.kv += plan.tokens

    def _admit(self, plan: Admit) -> None:
        self._take_over(plan.lease)
        row = self.rows[plan.lease.slot]
        assert tuple(row.kv) == plan.request.prompt_token_ids[:-1], "admitted before its prompt is in"
        row.request = plan.request

    def _decode(self, plan: Decode) -> list[int]:
        slots = [lease.slot for lease in plan.leases]
        assert len(set(slots)) == len(slots) <= plan.width
        out = [-1] * len(self.rows)
        for lease in plan.leases:
            assert self._owner[lease.slot] == lease, "decoded under a lease that was never prefilled or admitted"
            out[lease.slot] = self._next_token(self.rows[lease.slot])
        return out

    def _next_token(self, row: Row) -> int:
        assert row.request is not None, "decoded before admission"
        if row.index >= len(stream_of(row.request)):
            return -1
        row.index += 1
        return token_of(row.request, row.index - 1)
