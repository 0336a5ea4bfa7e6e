"""A device that a person can compute by hand: it does what plans say, in order, and checks that they make sense.

It stands in for `Runner`. A row's next token is a digest of everything that the row holds, so a lost, stale or foreign entry shows.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np

from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.control.chunks import chunks_of
from xlaengine.control.plan import (
    Admit,
    Chunk,
    CopyPrefix,
    Fill,
    FlightPlan,
    KeepState,
    Landed,
    Lease,
    LoadSnapshot,
    LoadState,
    Plan,
    Prefill,
    PromptScores,
    ReadRouted,
    Restore,
    RoutedExperts,
    Save,
    SavedKV,
    Score,
    Step,
    StepTokens,
    TakeSnapshot,
)
from xlaengine.speculate.account import Costs, Terms
from xlaengine.speculate.pacing import Speculator
from xlaengine.types import Request, StreamId, TokenLogprobs

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


BY_STEP = (-1, 0)


@dataclass
class Row:
    """
    Attributes:
        made: by which graph each entry was computed: start and bucket of a prompt chunk, or `BY_STEP`.
        drafted: entries of the drafter's cache, from the first on, that are the stream's.
        value: recurrent state: every token that it has seen, and by which graph. No copy of entries moves it.
    """

    kv: list[int] = field(default_factory=list)
    made: list[tuple[int, int]] = field(default_factory=list)
    drafted: int = 0
    value: list[tuple[int, tuple[int, int]]] = field(default_factory=list)
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


Accepts = Callable[[StreamId, int, int], int]
"""How many of ``count`` proposals after token ``index`` of a stream are right: (stream, index, count) -> 0 .. count."""


class FakeRunner:
    """B rows and a queue of flights, which land in the order they were dispatched.

    Args:
        accepts: of a drafter, if the config speculates.
        prefill_is_exact: which prompt chunk has computed an entry is not looked at. steps_are_exact: nor is whether a step has.
        has_recurrent_state: a row needs its recurrent state too, which must have seen just its entries.
        experts: of each layer; of a layer with experts each token takes the one that has its number.

    Attributes:
        accepted: of each step of each stream in order, how many proposals it had and how many of them were right.
        order: streams in the order in which they first came up.
        late: tokens that were computed under leases that have ended, as the test may work out for itself.
    """

    def __init__(
        self,
        config: EngineConfig,
        accepts: Accepts = lambda stream_id, index, count: count,
        every_step: bool = False,
        prefill_is_exact: bool = False,
        steps_are_exact: bool = False,
        has_recurrent_state: bool = False,
        experts: Sequence[int] = (),
    ):
        self.config, self.experts = config, experts
        self.accepts = accepts
        self.prefill_is_exact, self.steps_are_exact = prefill_is_exact, steps_are_exact
        self.terms = None if config.speculative is None else self._terms(config.speculative, every_step)
        self.pacing = None if config.speculative is None else partial(Speculator, config.speculative, self.terms)
        self.ledger = SimpleNamespace(as_dict=dict, compiles_in_process=0)
        self.decode_widths = config.decode_widths
        self.has_recurrent_state, self.prefix_states = (
            has_recurrent_state,
            config.prefix_states if has_recurrent_state and config.enable_prefix_caching else 0,
        )
        self.model: Any = SimpleNamespace(vocab=VOCAB, eos_token_ids=(EOS,))
        self.graphs: tuple[()] = ()
        self.graphs_compiled = self.graphs_from_cache = self.compiles_after_warmup = self.device_reads = 0
        self.waited_seconds = 0.0
        self.prefilled: list[Chunk] = []
        self.reset()

    def _terms(self, speculative: SpeculativeConfig, every_step: bool) -> Terms:
        counts = speculative.counts[-1:] if every_step else speculative.counts
        again = {"draft": 1, "eagle": speculative.num_speculative_tokens}.get(speculative.method)
        costs = Costs(free_rows=1000 if every_step else 40, draft_each=0.01)
        return Terms(self.config.step_places, counts, every_step, again, costs, costs)

    def reset(self) -> None:
        self.rows = [Row() for _ in range(self.config.max_num_seqs)]
        self.snapshots = [Row() for _ in range(self.config.snapshots)]
        self.states: list[list[tuple[int, tuple[int, int]]]] = [[] for _ in range(self.prefix_states)]
        self.flights: deque[FakeFlight] = deque()
        self.order: list[Any] = []
        self.accepted: dict[StreamId, list[tuple[int, int]]] = {}
        self._owner: dict[int, Lease] = {}

    def close(self) -> None:
        self.reset()

    def device_bytes(self) -> int:
        return 0

    def dispatch(self, plan: Plan) -> FakeFlight | None:
        landed = self._run(plan)
        if landed is None or not isinstance(plan, Step | Score | Save | ReadRouted):
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
            case ReadRouted():
                entries = self.rows[plan.lease.slot].kv[: plan.tokens]
                assert len(entries) == plan.tokens, "experts of tokens that the row does not hold"
                return RoutedExperts(np.array(entries, np.uint8)[:, None, None] * (np.array(self.experts) > 0)[:, None])
            case Restore():
                return self._restore(plan)
            case CopyPrefix():
                return self._copy_prefix(plan)
            case KeepState():
                self.states[plan.index] = self._row_of(plan.lease).value.copy()
            case LoadState():
                return self._load_state(plan)
            case TakeSnapshot():
                self.snapshots[plan.index] = self._copy(self.rows[plan.slot])
            case LoadSnapshot():
                self.rows[plan.slot] = self._copy(self.snapshots[plan.index])
                self._owner.pop(plan.slot, None)
            case Fill():
                return self._fill(plan)
            case Step() if plan.places:
                return self._judge(plan)
            case Step():
                return self._decode(plan)

    def _copy(self, row: Row) -> Row:
        """What a snapshot has of a row: nothing of the drafter's."""
        return Row(row.kv.copy(), row.made.copy(), value=row.value.copy())

    def _copy_prefix(self, plan: CopyPrefix) -> None:
        source, slot = self.rows[plan.source], plan.lease.slot
        assert plan.source != slot
        assert plan.end <= len(source.kv), "copied from beyond what is there"
        row = self._row_of(plan.lease, plan.start)
        assert not row.active, "copied into a row that decodes"
        assert plan.start == len(row.kv) < plan.end, "a copy leaves a hole or overlaps"
        row.kv, row.made = source.kv[: plan.end], source.made[: plan.end]

    def _load_state(self, plan: LoadState) -> None:
        value = self.states[plan.index]
        row = self._row_of(plan.lease, len(value))
        assert not row.active, "loaded into a row that decodes"
        assert [token for token, _ in value] == row.kv, "the state of other tokens"
        row.value = value.copy()

    def _row_of(self, lease: Lease, reused: int = 0) -> Row:
        """The lease's row. A new lease gets one with the first ``reused`` entries alone: nothing of an older one may still be flying."""
        if self._owner.get(lease.slot) != lease:
            flying = [flown for flight in self.flights if isinstance(flight.plan, Step) for flown in flight.plan.leases]
            assert lease.slot not in [flown.slot for flown in flying], f"slot {lease.slot} leased with a flight out"
            self._owner[lease.slot] = lease
            old = self.rows[lease.slot]
            self.rows[lease.slot] = Row(old.kv[:reused], old.made[:reused], value=old.value)
            if lease.stream_id not in self.order:
                self.order.append(lease.stream_id)
        return self.rows[lease.slot]

    def _prefill(self, plan: Prefill) -> None:
        assert len(plan.chunks) == 1 or self.config.prefill_tile, "several prompts in one call without tiles"
        assert plan.bucket <= self.config.prefill_sizes[-1], "more than a graph takes"
        for chunk in plan.chunks:
            self._chunk(chunk)

    def _chunk(self, chunk: Chunk) -> None:
        row = self._row_of(chunk.lease, chunk.start)
        assert not row.active, "prompt chunk after admission"
        assert chunk.start == len(row.kv), "prompt chunks leave a hole or overlap"
        assert 0 < len(chunk.tokens) <= chunk.bucket
        row.kv += chunk.tokens
        row.made += [(chunk.start, chunk.bucket)] * len(chunk.tokens)
        row.value = row.value * (chunk.start > 0) + list(zip(chunk.tokens, row.made[chunk.start :], strict=True))
        self.prefilled.append(chunk)

    def _score(self, plan: Score) -> PromptScores:
        assert plan.ahead == self.has_recurrent_state
        if plan.ahead:
            row = self._row_of(plan.lease, plan.start)
            assert len(row.kv) == plan.start, "scored after it was prefilled"
            assert plan.start == 0 or [token for token, _ in row.value] == row.kv, "scored over a value that has seen other tokens"
        else:
            scored = self._row_of(plan.lease).kv[plan.start : plan.start + len(plan.tokens)]
            assert tuple(scored) == plan.tokens, "scored before it was prefilled"
        assert len(plan.targets) == len(plan.tokens)
        return PromptScores(tuple(logprobs_of(token, plan.count) for token in plan.targets))

    def _admit(self, plan: Admit) -> None:
        row = self._row_of(plan.lease, plan.pos)
        fed = (*plan.request.prompt_token_ids, *plan.output_token_ids)
        assert tuple(row.kv[: plan.pos]) == fed[:-1], "admitted before what it has seen is in"
        assert plan.token == fed[-1]
        most = self.config.slot_tokens[plan.lease.slot]
        assert len(plan.request.prompt_token_ids) + plan.request.max_tokens <= most, "more than the slot holds"
        prompt = len(plan.request.prompt_token_ids) - 1
        made = [(start, bucket) for start, bucket in chunks_of(prompt, self.config.prefill_buckets) for _ in range(bucket)]
        if self.prefill_is_exact:
            assert self.steps_are_exact or BY_STEP not in row.made[:prompt], "decode has computed some of the prompt"
        else:
            assert row.made[:prompt] == made[:prompt], "not the chunks of this prompt"
        assert set(row.made[prompt : plan.pos]) <= {BY_STEP}
        row.kv, row.made = row.kv[: plan.pos], row.made[: plan.pos]
        row.value = row.value if plan.pos else []
        if self.has_recurrent_state:
            assert [token for token, _ in row.value] == row.kv, "its recurrent state has seen other tokens"
            assert self.prefill_is_exact or [by for _, by in row.value] == row.made, "not by the chunks of this prompt"
        row.request, row.token, row.index, row.active = plan.request, plan.token, len(plan.output_token_ids), True
        row.seed = plan.request.seed_of(plan.lease.stream_id.completion)

    def _save(self, plan: Save) -> SavedKV:
        assert self._owner[plan.lease.slot] == plan.lease, "the row to be saved has been taken over"
        C, row = self.config.kv_block, self.rows[plan.lease.slot]
        kv, made = np.array(row.kv), np.array(row.made)
        assert len(kv) <= plan.blocks * C, "not all of it is saved"
        blocks = [slice(i * C, (i + 1) * C) for i in range(plan.blocks)]
        return SavedKV(tuple((kv[block], np.array(row.drafted), made[block]) for block in blocks), (np.array(row.value, object),))

    def _restore(self, plan: Restore) -> None:
        row = self._row_of(plan.lease)
        assert not row.active
        row.kv = [int(token) for k, *_ in plan.saved.blocks for token in k]
        row.made = [(int(start), int(bucket)) for _, _, made in plan.saved.blocks for start, bucket in made]
        row.value = [(token, tuple(made)) for token, made in plan.saved.recurrent[0]]
        row.drafted = int(plan.saved.blocks[0][1])

    def _fill(self, plan: Fill) -> None:
        row = self._row_of(plan.lease)
        assert row.request is not None, "filled before admission: what the tokens are is not on the device"
        assert plan.start % self.config.prefill_buckets[0] == 0
        assert plan.bucket in self.config.prefill_buckets
        assert plan.start + plan.bucket <= self.config.cache_len, "past the end of the cache"
        if plan.start <= row.drafted:
            row.drafted = max(row.drafted, min(plan.start + plan.bucket, len(row.kv)))

    def _decode(self, plan: Step) -> StepTokens:
        assert len(plan.leases) <= plan.width
        assert plan.width in self.decode_widths
        return self._steps(plan, (0,) * len(plan.leases))

    def _judge(self, plan: Step) -> StepTokens:
        assert self.config.speculative is not None
        assert self.terms is not None
        assert len(plan.leases) + sum(plan.counts) <= plan.places
        assert plan.places in self.terms.places
        assert set(plan.counts) <= {0, *self.terms.counts}
        return self._steps(plan, plan.counts)

    def _steps(self, plan: Step, counts: tuple[int, ...]) -> StepTokens:
        slots = [lease.slot for lease in plan.leases]
        assert len(set(slots)) == len(slots)
        out: list[tuple[int, ...]] = [()] * len(self.rows)
        for lease, count in zip(plan.leases, counts, strict=True):
            assert self._owner[lease.slot] == lease, "decoded under a lease that was never filled"
            out[lease.slot] = self._run_of_tokens(lease, self.rows[lease.slot], count)
        asked = zip(plan.leases, plan.logprobs, strict=True)
        wanted = {lease.slot: count for lease, count in asked if count is not None}
        return StepTokens(out, {slot: tuple(logprobs_of(token, count) for token in out[slot]) for slot, count in wanted.items()})

    def _run_of_tokens(self, lease: Lease, row: Row, count: int) -> tuple[int, ...]:
        """One token, and one for each proposal that is right, unless the row ends before."""
        accepted = self.accepts(lease.stream_id, row.index, count) if count and row.active else 0
        assert 0 <= accepted <= count
        if count and row.active:
            self._draft(row, min(accepted, count - 1))
        tokens = []
        while row.active and len(tokens) <= accepted:
            tokens.append(self._step(row))
        if tokens:
            self.accepted.setdefault(lease.stream_id, []).append((count, len(tokens) - 1))
        assert row.request is not None, "decoded before admission"
        return tuple(tokens)

    def _draft(self, row: Row, fed: int) -> None:
        """A drafter with a cache feeds its last entries again, and goes on with what it proposes: so many right tokens."""
        assert self.config.speculative is not None
        assert self.terms is not None
        if self.terms.fed_again is not None:
            assert row.drafted >= len(row.kv) - self.terms.fed_again, "the drafter's cache has a hole"
            row.drafted = len(row.kv) + 1 + (0 if self.config.speculative.method == "eagle" else fed)

    def _step(self, row: Row) -> int:
        assert row.request is not None
        row.kv.append(row.token)
        row.made.append(BY_STEP)
        row.value.append((row.token, BY_STEP))
        assert len(row.kv) <= self.config.cache_len
        row.token = next_token(row.kv, row.seed, row.index, row.request)
        row.index += 1
        row.active = row.token not in ends_of(row.request) and row.index < row.request.max_tokens
        return row.token
