"""A device that a person can compute by hand: it does what plans say, in order, and checks that they make sense.

It stands in for `Runner`. A row's next token is a digest of everything that the row holds, so a lost, stale or foreign entry shows.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import numpy as np

from xlaengine.config import EngineConfig
from xlaengine.host.plan import (
    NO_TOKEN,
    Admit,
    Decode,
    FlightPlan,
    Landed,
    Lease,
    Plan,
    Prefill,
    PromptScores,
    Restore,
    Save,
    SavedKV,
    Score,
    StepTokens,
)
from xlaengine.protocol import Request, TokenLogprobs

EOS = 2
VOCAB = 100
TOKENS = (EOS, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53)
"""What a row may say; one time in thirteen it is EOS."""


def next_token(kv: list[int], seed: int, index: int, request: Request) -> int:
    """Token ``index`` of a stream whose row holds ``kv``: every entry counts, with its place."""
    digest = seed * 7919 + index * 104729 + sum((place + 3) * (token + 1) for place, token in enumerate(kv))
    token = TOKENS[digest % len(TOKENS)]
    return 11 if token in ends_of(request) and index < request.params.min_tokens else token


def ends_of(request: Request) -> set[int]:
    eos = set() if request.params.ignore_eos else {EOS}
    return eos | set(request.params.stop_token_ids or ())


def tokens_of(request: Request, completion: int = 0) -> list[int]:
    """A stream as far as the device knows where it ends."""
    kv, output = list(request.prompt_token_ids), []
    while len(output) < request.max_tokens:
        output.append(next_token(kv, request.seed_of(completion), len(output), request))
        if output[-1] in ends_of(request):
            break
        kv.append(output[-1])
    return output


def logprobs_of(token: int, count: int) -> TokenLogprobs:
    return TokenLogprobs(token, -token / 8, 1 + token % 5, tuple((i, -i / 4) for i in range(count)))


@dataclass
class Row:
    kv: list[int] = field(default_factory=list)
    request: Request | None = None
    token: int = 0
    seed: int = 0
    index: int = 0
    active: bool = False


@dataclass
class FakeFlight:
    plan: FlightPlan
    landed: Landed
    is_ready: bool = False
    nbytes: int = 0


class FakeRunner:
    """B rows and a queue of flights, which land in the order they were dispatched.

    Attributes:
        order: streams in the order in which they first came up.
        late: tokens that were computed under leases that nobody holds any more, as the test may work out for itself.
    """

    def __init__(self, config: EngineConfig):
        self.config = config
        self.decode_widths = config.decode_widths
        self.model: Any = SimpleNamespace(vocab=VOCAB, eos_token_ids=(EOS,))
        self.graphs: tuple[()] = ()
        self.graphs_compiled = self.graphs_from_cache = self.compiles_after_warmup = self.device_reads = 0
        self.waited_seconds = 0.0
        self.prefilled: list[Prefill] = []
        self.reset()

    def reset(self) -> None:
        self.rows = [Row() for _ in range(self.config.max_num_seqs)]
        self.flights: deque[FakeFlight] = deque()
        self.order: list[Any] = []
        self._owner: dict[int, Lease] = {}

    def close(self) -> None:
        self.reset()

    def device_bytes(self) -> int:
        return 0

    def dispatch(self, plan: Plan) -> FakeFlight | None:
        landed = self._run(plan)
        if landed is None or not isinstance(plan, Decode | Score | Save):
            return None
        self.flights.append(FakeFlight(plan, landed))
        return self.flights[-1]

    def collect(self, flight: FakeFlight) -> Landed:
        assert flight is self.flights.popleft(), "read out of order"
        self.device_reads += 1
        return flight.landed

    def _run(self, plan: Plan) -> Landed | None:
        match plan:
            case Prefill():
                return self._prefill(plan)
            case Score():
                return self._score(plan)
            case Admit():
                return self._admit(plan)
            case Save():
                return self._save(plan)
            case Restore():
                return self._restore(plan)
            case Decode():
                return self._decode(plan)

    def _row_of(self, lease: Lease) -> Row:
        """The lease's row. A new lease gets a clean one: nothing launched under an older one may still be flying."""
        if self._owner.get(lease.slot) != lease:
            flying = [flown for flight in self.flights if isinstance(flight.plan, Decode) for flown in flight.plan.leases]
            assert lease.slot not in [flown.slot for flown in flying], f"slot {lease.slot} leased with a flight out"
            self._owner[lease.slot] = lease
            self.rows[lease.slot] = Row()
            if lease.stream_id not in self.order:
                self.order.append(lease.stream_id)
        return self.rows[lease.slot]

    def _prefill(self, plan: Prefill) -> None:
        row = self._row_of(plan.lease)
        assert not row.active, "prompt chunk after admission"
        assert plan.start == len(row.kv), "prompt chunks leave a hole or overlap"
        assert 0 < len(plan.tokens) <= plan.bucket
        row.kv += plan.tokens
        self.prefilled.append(plan)

    def _score(self, plan: Score) -> PromptScores:
        row = self._row_of(plan.lease)
        assert tuple(row.kv[plan.start : plan.start + len(plan.tokens)]) == plan.tokens, "scored before it was prefilled"
        assert len(plan.targets) == len(plan.tokens)
        return PromptScores(tuple(logprobs_of(token, plan.count) for token in plan.targets))

    def _admit(self, plan: Admit) -> None:
        row = self._row_of(plan.lease)
        fed = (*plan.request.prompt_token_ids, *plan.output_token_ids)
        assert tuple(row.kv[: plan.pos]) == fed[:-1], "admitted before what it has seen is in"
        assert plan.token == fed[-1]
        row.kv = row.kv[: plan.pos]
        row.request, row.token, row.index, row.active = plan.request, plan.token, len(plan.output_token_ids), True
        row.seed = plan.request.seed_of(plan.lease.stream_id.completion)

    def _save(self, plan: Save) -> SavedKV:
        assert self._owner[plan.lease.slot] == plan.lease, "the row to be saved has been taken over"
        C = self.config.kv_block
        kv = np.array(self.rows[plan.lease.slot].kv)
        assert len(kv) <= plan.blocks * C, "not all of it is saved"
        return SavedKV(tuple((kv[i * C : (i + 1) * C], kv[:0]) for i in range(plan.blocks)))

    def _restore(self, plan: Restore) -> None:
        row = self._row_of(plan.lease)
        assert not row.active
        row.kv = [int(token) for k, _ in plan.saved.blocks for token in k]

    def _decode(self, plan: Decode) -> StepTokens:
        slots = [lease.slot for lease in plan.leases]
        assert len(set(slots)) == len(slots) <= plan.width
        assert plan.width in self.decode_widths
        out = [NO_TOKEN] * len(self.rows)
        for lease in plan.leases:
            assert self._owner[lease.slot] == lease, "decoded under a lease that was never filled"
            out[lease.slot] = self._step(self.rows[lease.slot])
        asked = zip(plan.leases, plan.logprobs, strict=True)
        return StepTokens(out, {lease.slot: logprobs_of(out[lease.slot], count) for lease, count in asked if count is not None})

    def _step(self, row: Row) -> int:
        assert row.request is not None, "decoded before admission"
        if not row.active:
            return NO_TOKEN
        row.kv.append(row.token)
        row.token = next_token(row.kv, row.seed, row.index, row.request)
        row.index += 1
        row.active = row.token not in ends_of(row.request) and row.index < row.request.max_tokens
        return row.token
