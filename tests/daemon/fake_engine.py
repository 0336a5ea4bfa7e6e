"""An engine without a device: its verbs, its slots and flights, and tokens that anybody can work out."""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from xlaengine.config import EngineConfig
from xlaengine.host.intake import Intake
from xlaengine.protocol import (
    EndEvent,
    Event,
    FinishReason,
    InvalidRequest,
    ProbeReport,
    ProbeRow,
    Request,
    SamplingParams,
    StreamId,
    TokenEvent,
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


def logprobs_of(token: int, count: int | None) -> TokenLogprobs | None:
    if count is None:
        return None
    return TokenLogprobs(token, -token / 8, 1, tuple(((token + i) % VOCAB, -(token + i) / 8) for i in range(count)))


@dataclass(eq=False)
class Row:
    request: Request
    slot: int
    allowance: int | None
    tokens: list[int]
    reason: FinishReason
    to_prefill: int
    launched: int = 0
    committed: int = 0
    is_seated: bool = False
    is_paused: bool = False

    @property
    def may_launch(self) -> bool:
        permitted = len(self.tokens) if self.allowance is None else min(self.allowance, len(self.tokens))
        return not self.is_paused and self.launched < permitted


@dataclass
class Counted:
    prefill_chunks: int = 0
    decode_steps: int = 0
    requests: int = 0
    reused: int = 0


class FakeEngine:
    """
    Args:
        burst: most tokens of a step, as with speculation: then a step may bring more than the allowance.
    """

    def __init__(self, slots: int = 2, *, depth: int = 2, burst: int = 1, max_model_len: int = 96, probe: bool = True, snapshots: int = 0):
        self.config = EngineConfig(
            max_num_seqs=slots, max_model_len=max_model_len, depth=depth, probe=probe, snapshots=snapshots, max_logprobs=3
        )
        self.intake = Intake(self.config, VOCAB, (EOS,))
        self.counted = Counted()
        self.fails_with: Exception | None = None
        self.mismatch = False
        self.probed: list[int] = []
        self.burst = burst
        self._rows: dict[str, Row] = {}
        self._owner: list[Row | None] = [None] * slots
        self._flights: deque[list[tuple[Row, int]]] = deque()
        self._events: list[Event] = []
        self._prefixes: list[tuple[int, ...]] = [()] * slots
        self._snapshots: list[tuple[int, ...]] = [()] * snapshots

    # --- requests

    def submit(self, request: Request, *, slot: int, allowance: int | None = None, reuse: bool = False) -> str:
        self.intake.validate(request)
        if request.request_id in self._rows:
            raise InvalidRequest(f"request id {request.request_id!r} is already in use")
        tokens, reason = stream_of(request)
        skipped = _common(self._prefixes[slot], request.prompt_token_ids) // CHUNK * CHUNK if reuse else 0
        self.counted.reused += skipped
        row = Row(request, slot, allowance, tokens, reason, max(len(request.prompt_token_ids) - 1 - skipped, 0))
        self._rows[request.request_id] = row
        self.counted.requests += 1
        return request.request_id

    def allow(self, request_id: str, tokens: int | None) -> bool:
        row = self._rows.get(request_id)
        if row is not None and row.allowance is not None:
            row.allowance = None if tokens is None else row.allowance + tokens
        return row is not None

    def cancel(self, request_id: str) -> bool:
        row = self._rows.get(request_id)
        if row is not None:
            self._end(row)
            self._events.append(EndEvent(StreamId(request_id), "abort"))
        return row is not None

    def pause(self, request_id: str) -> bool:
        return self._set_paused(request_id, True)

    def resume(self, request_id: str) -> bool:
        return self._set_paused(request_id, False)

    def _set_paused(self, request_id: str, paused: bool) -> bool:
        if (row := self._rows.get(request_id)) is not None:
            row.is_paused = paused
        return row is not None

    @property
    def live(self) -> list[str]:
        return list(self._rows)

    @property
    def free_slots(self) -> list[int]:
        """Those that nobody has and no flight writes."""
        flying = {row.slot for flight in self._flights for row, _ in flight}
        return [slot for slot, row in enumerate(self._owner) if row is None and slot not in flying]

    # --- the loop

    @property
    def is_idle(self) -> bool:
        return not self._events and not self.can_go_on

    @property
    def can_go_on(self) -> bool:
        free = self.free_slots
        return bool(self._flights) or any(row.may_launch and (row.is_seated or row.slot in free) for row in self._rows.values())

    def take(self) -> list[Event]:
        events, self._events = self._events, []
        return events

    def advance(self) -> None:
        if self.fails_with is not None:
            error, self.fails_with = self.fails_with, None
            for row in list(self._rows.values()):
                self._end(row)
                self._events.append(EndEvent(StreamId(row.request.request_id), "error", str(error)))
            self._flights.clear()
            raise error
        launched = self._launch()
        if not launched or len(self._flights) >= self.config.depth:
            self._commit()

    def _launch(self) -> bool:
        flight = []
        for row in self._rows.values():
            if not row.is_seated and row.may_launch and row.slot in self.free_slots:
                self._owner[row.slot], row.is_seated = row, True
            if not (row.is_seated and row.may_launch):
                continue
            if row.to_prefill:
                row.to_prefill = max(row.to_prefill - CHUNK, 0)
                self.counted.prefill_chunks += 1
                if row.to_prefill:
                    continue
            count = min(1 + zlib.crc32(str(row.launched).encode()) % self.burst, len(row.tokens) - row.launched)
            row.launched += count
            flight.append((row, count))
        if flight:
            self._flights.append(flight)
            self.counted.decode_steps += 1
        return bool(flight)

    def _commit(self) -> None:
        for row, count in self._flights.popleft() if self._flights else ():
            if self._rows.get(row.request.request_id) is not row:
                continue
            for _ in range(count):
                place = row.committed
                row.committed += 1
                is_last = row.committed == len(row.tokens)
                reason = row.reason if is_last else None
                logprobs = logprobs_of(row.tokens[place], row.request.params.logprobs)
                ended_by = row.tokens[place] if reason == "stop" and row.tokens[place] != EOS else None
                name = StreamId(row.request.request_id)
                self._events.append(
                    TokenEvent(name, place, row.tokens[place], logprobs=logprobs, finish_reason=reason, stop_reason=ended_by)
                )
                if is_last:
                    self._end(row)

    def _end(self, row: Row) -> None:
        del self._rows[row.request.request_id]
        if row.is_seated:
            self._owner[row.slot] = None
            filled = len(row.request.prompt_token_ids) - 1 - row.to_prefill
            self._prefixes[row.slot] = row.request.prompt_token_ids[:filled]

    # --- the rest

    def cached_prefix(self, slot: int) -> tuple[int, ...]:
        """What prompt chunks have left there."""
        return self._prefixes[slot]

    def take_snapshot(self, index: int, slot: int) -> None:
        self._snapshots[index] = self._prefixes[slot]

    def load_snapshot(self, index: int, slot: int) -> None:
        self._prefixes[slot] = self._snapshots[index]

    def probe(self, only: Collection[str] | None = None) -> ProbeReport:
        rows = [
            row for row in self._rows.values() if row.is_seated and not row.to_prefill and (only is None or row.request.request_id in only)
        ]
        self.probed = [row.slot for row in rows]
        return ProbeReport(tuple(self._probed(row) for row in rows))

    def _probed(self, row: Row) -> ProbeRow:
        pos = len(row.request.prompt_token_ids) - 1 + row.launched
        return ProbeRow(StreamId(row.request.request_id), row.slot, pos, 1, 1, not self.mismatch, 0.5 if self.mismatch else 0.0)

    def metrics(self) -> dict[str, Any]:
        return dict(vars(self.counted))


def expected(engine: FakeEngine, prompt: Sequence[int], max_tokens: int, request_id: int = 1, **params: Any) -> list[int]:
    """What a request gives, alone."""
    settings: dict[str, Any] = {"temperature": 0.0} | params
    made = engine.intake.make(str(request_id), tuple(prompt), None, SamplingParams(max_tokens=max_tokens, **settings))
    return stream_of(made)[0]


def _common(a: Sequence[int], b: Sequence[int]) -> int:
    return next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
