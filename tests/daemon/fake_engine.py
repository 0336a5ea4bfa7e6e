"""An engine without a device: the scheduler of real engines, and tokens that follow from a simple formula."""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any

from xlaengine.config import EngineConfig, SchedulingPolicy
from xlaengine.control.intake import Intake
from xlaengine.control.pacing import OneToken
from xlaengine.control.plan import Admit, Lease, Step, StepTokens
from xlaengine.control.scheduler import Scheduler
from xlaengine.control.stream import Stream
from xlaengine.control.view import EngineView
from xlaengine.text import Tokenizer
from xlaengine.types import (
    Event,
    FinishReason,
    ProbeReport,
    ProbeRow,
    Request,
    SamplingParams,
    TokenLogprobs,
)

VOCAB, EOS = 131, 2
CHUNK = 8


def stream_of(request: Request) -> tuple[list[int], FinishReason]:
    """All of its tokens, and why they end: each depends on the prompt, the seed and its place alone."""
    params = request.params
    ends = set(params.stop_token_ids or ()) | (set() if params.ignore_eos else {EOS})
    seed = 0 if params.temperature == 0 else request.seed
    tokens: list[int] = []
    for place in range(request.max_tokens):
        tokens.append(zlib.crc32(repr((request.prompt_token_ids, seed, place)).encode()) % VOCAB)
        if tokens[-1] in ends:
            return tokens, "stop"
    return tokens, "length"


def logprobs_of(token: int, count: int) -> TokenLogprobs:
    return TokenLogprobs(token, -token / 8, 1, tuple(((token + i) % VOCAB, -(token + i) / 8) for i in range(count)))


@dataclass
class Row:
    """A slot's row on the device. given: how many of its tokens have been computed."""

    tokens: list[int]
    given: int


class Bursts(OneToken):
    """A step gives at most ``most`` tokens."""

    def __init__(self, most: int, *_: object):
        self._most = most

    def launch(self, stream: Stream, lease: Lease) -> tuple[int, tuple[()]]:
        stream.launch(self._most)
        return 0, ()


class FakeEngine(EngineView):
    """
    Args:
        burst: most tokens of a step, as with speculation: then a step may bring more than the allowance.
        tokenizer: what gives tokens their text.
    """

    def __init__(
        self,
        slots: int = 2,
        *,
        depth: int = 2,
        burst: int = 1,
        max_model_len: int = 96,
        probe: bool = True,
        snapshots: int = 0,
        tokenizer: Tokenizer | None = None,
    ):
        self.config = EngineConfig(
            max_num_seqs=slots,
            max_model_len=max_model_len,
            depth=depth,
            probe=probe,
            snapshots=snapshots,
            max_logprobs=3,
            prefill_buckets=(CHUNK,),
            prefill_tokens_per_step=CHUNK * slots,
        )
        super().__init__(Scheduler(self.config, (EOS,), tokenizer, partial(Bursts, burst)))
        self.intake = Intake(self.config, VOCAB, (EOS,), tokenizer)
        self.fails_with: Exception | None = None
        self.mismatch = False
        self.probed: list[int] = []
        self.burst = burst
        self._rows: dict[int, Row] = {}
        self._flights: deque[tuple[Step, StepTokens]] = deque()
        self._events: list[Event] = []

    @property
    def counted(self) -> SimpleNamespace:
        counters = self.scheduler.counters
        return SimpleNamespace(
            prefill_chunks=counters.prefill_chunks,
            decode_steps=counters.decode_steps,
            requests=counters.requests,
            reused=counters.prefill_tokens_reused,
        )

    # --- requests

    def submit(
        self,
        request: Request,
        *,
        slot: int | None = None,
        allowance: int | None = None,
        reuse: bool | None = None,
        scheduling_policy: SchedulingPolicy = "fcfs",
        text: bool = True,
        extends: Stream | None = None,
    ) -> str:
        self.intake.validate(request)
        self.scheduler.add(request, slot, allowance, bool(reuse), scheduling_policy, text, extends)
        return request.request_id

    def allow(self, request_id: str, tokens: int | None) -> bool:
        done = self.scheduler.allow(request_id, tokens)
        self._events += self.scheduler.release(request_id)
        return done

    def cancel(self, request_id: str) -> bool:
        events = self.scheduler.cancel(request_id)
        self._events += events
        return bool(events)

    def pause(self, request_id: str) -> bool:
        return self.scheduler.pause(request_id)

    def resume(self, request_id: str) -> bool:
        return self.scheduler.resume(request_id)

    def seat(self) -> None:
        self.scheduler.seat()

    # --- the loop

    @property
    def is_idle(self) -> bool:
        return not self._events and not self.can_go_on

    @property
    def can_go_on(self) -> bool:
        return bool(self._flights) or self.scheduler.can_go_on

    def take(self) -> list[Event]:
        events, self._events = self._events, []
        return events

    def advance(self) -> None:
        self._may_fail()
        launched = self._launch()
        if not launched or len(self._flights) >= self.config.depth:
            self._commit()

    def _may_fail(self) -> None:
        if self.fails_with is not None:
            error, self.fails_with = self.fails_with, None
            self._flights.clear()
            self._events += self.scheduler.abandon("error", str(error))
            raise error

    def _launch(self) -> bool:
        launched = False
        for plan in self.scheduler.plan():
            if isinstance(plan, Admit):
                self._rows[plan.lease.slot] = Row(stream_of(plan.request)[0], len(plan.output_token_ids))
            elif launched := isinstance(plan, Step):
                self._flights.append((plan, self._decoded(plan)))
        return launched

    def _decoded(self, plan: Step) -> StepTokens:
        tokens: list[tuple[int, ...]] = [()] * self.config.max_num_seqs
        logprobs = {}
        for lease, count in zip(plan.leases, plan.logprobs, strict=True):
            row = self._rows[lease.slot]
            end = row.given + 1 + zlib.crc32(str(row.given).encode()) % self.burst
            tokens[lease.slot] = given = tuple(row.tokens[row.given : end])
            row.given += len(given)
            if count is not None:
                logprobs[lease.slot] = tuple(logprobs_of(token, count) for token in given)
        return StepTokens(tokens, logprobs)

    def _commit(self) -> None:
        if self._flights:
            self._events += (event for event in self.scheduler.commit(*self._flights.popleft()) if self.scheduler.gives_out(event))

    # --- the rest

    def take_snapshot(self, index: int, slot: int) -> None:
        self._may_fail()  # an engine may wait for steps here
        self.scheduler.copy(self.scheduler.snapshots.take(index, slot))

    def load_snapshot(self, index: int, slot: int) -> None:
        self.scheduler.copy(self.scheduler.snapshots.load(index, slot))

    def probe(self, only: Collection[str] | None = None) -> ProbeReport:
        plan = self.scheduler.plan_probe(only)
        rows = () if plan is None else tuple(map(self._probed, plan.leases, plan.pos))
        self.probed = sorted(row.slot for row in rows)
        return ProbeReport(rows)

    def _probed(self, lease: Lease, pos: int) -> ProbeRow:
        return ProbeRow(lease.stream_id, lease.slot, pos, 1, 1, not self.mismatch, 0.5 if self.mismatch else 0.0)

    def metrics(self) -> dict[str, Any]:
        return dict(vars(self.counted))


def expected(engine: FakeEngine, prompt: Sequence[int], max_tokens: int, request_id: int = 1, **params: Any) -> list[int]:
    """The tokens of a request alone."""
    settings: dict[str, Any] = {"temperature": 0.0} | params
    made = engine.intake.make(str(request_id), tuple(prompt), None, SamplingParams(max_tokens=max_tokens, **settings))
    return stream_of(made)[0]
