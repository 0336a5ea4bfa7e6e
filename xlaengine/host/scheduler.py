"""First come, first served over B slots. It knows no tensors: requests in, plans out, tokens in, events out."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from xlaengine.config import EngineConfig
from xlaengine.host.plan import Admit, Decode, Lease, Plan, Prefill
from xlaengine.host.slots import Slots
from xlaengine.protocol import FinishReason, InvalidRequest, Request, TokenEvent, TokenLogprobs


@dataclass
class Stream:
    """A request that holds a slot.

    Attributes:
        prefilled: prompt tokens whose KV has been dispatched.
        admitted: the slot has been woken.
        launched: tokens asked of the device, committed or in flight.
        committed: tokens that have come back.
    """

    request: Request
    lease: Lease
    prefilled: int = 0
    admitted: bool = False
    launched: int = 0
    committed: int = 0

    @property
    def to_prefill(self) -> int:
        """All of the prompt but its last token."""
        return len(self.request.prompt_token_ids) - 1


@dataclass
class SchedulerCounters:
    """Counted always. Padded tokens are what the buckets added to the prompts."""

    requests: int = 0
    admits: int = 0
    midstream_admits: int = 0
    prefill_chunks: int = 0
    padded_tokens: int = 0
    decode_steps: int = 0
    decode_rows: int = 0
    prompt_tokens: int = 0
    output_tokens: int = 0
    late_tokens_dropped: int = 0
    finishes: dict[str, int] = field(default_factory=dict)


class Scheduler:
    """Verbs: `add` a request, `plan` the next step, `commit` a step's tokens."""

    def __init__(self, config: EngineConfig, eos_token_ids: tuple[int, ...]):
        self.config = config
        self.counters = SchedulerCounters()
        self.slots = Slots(config.max_num_seqs)
        self._eos = frozenset(eos_token_ids)
        self._waiting: deque[Request] = deque()
        self._streams: dict[str, Stream] = {}
        self._live_ids: set[str] = set()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def has_work(self) -> bool:
        return bool(self._waiting or self._streams)

    def add(self, request: Request) -> None:
        """Queue a request.

        Raises:
            InvalidRequest: a live request has this id. Nothing has changed then.
        """
        if request.request_id in self._live_ids:
            raise InvalidRequest(f"request id {request.request_id!r} is already in use by a live request", code="duplicate_id")
        self._live_ids.add(request.request_id)
        self._waiting.append(request)
        self.counters.requests += 1

    def cancel(self, request_id: str) -> None:
        """End a request wherever it is. Its row stays as it is on the device: nothing plans it, and the next lease resets it."""
        if request_id not in self._live_ids:
            return
        self._live_ids.discard(request_id)
        stream = self._streams.pop(request_id, None)
        if stream is None:
            self._waiting = deque(request for request in self._waiting if request.request_id != request_id)
        else:
            self.slots.end(stream.lease)

    def abandon(self) -> None:
        """End every request; nothing is in flight any more."""
        for stream in self._streams.values():
            self.slots.end(stream.lease)
        self.slots.ground()
        self._waiting.clear()
        self._streams.clear()
        self._live_ids.clear()

    def plan(self) -> list[Plan]:
        """What to dispatch for the next step: prompt chunks, admissions, then at most one decode."""
        while self._waiting and self.slots.free:
            request = self._waiting.popleft()
            self._streams[request.request_id] = Stream(request, self.slots.lease(request.request_id))
        plans: list[Plan] = list(self._plan_prompts())
        decode = self._plan_decode()
        return plans if decode is None else [*plans, decode]

    def _plan_prompts(self) -> Iterator[Plan]:
        budget = self.config.prefill_tokens_per_step
        for stream in self._streams.values():
            if stream.admitted:
                continue
            while stream.prefilled < stream.to_prefill and budget > 0:
                chunk = self._next_chunk(stream)
                budget -= chunk.bucket
                yield chunk
            if stream.prefilled < stream.to_prefill:
                return
            yield self._admit(stream)

    def _next_chunk(self, stream: Stream) -> Prefill:
        start, left = stream.prefilled, stream.to_prefill - stream.prefilled
        bucket = chunk_bucket(left, self.config.prefill_buckets)
        stream.prefilled += min(bucket, left)
        self.counters.prefill_chunks += 1
        self.counters.padded_tokens += max(0, bucket - left)
        return Prefill(stream.lease, start, stream.request.prompt_token_ids[start : start + bucket][:left], bucket)

    def _admit(self, stream: Stream) -> Admit:
        self.counters.admits += 1
        self.counters.prompt_tokens += len(stream.request.prompt_token_ids)
        self.counters.midstream_admits += any(other.launched for other in self._streams.values())
        stream.admitted = True
        ids = stream.request.prompt_token_ids
        return Admit(stream.lease, stream.request, token=ids[-1], pos=len(ids) - 1)

    def _plan_decode(self) -> Decode | None:
        rows = [s for s in self._streams.values() if s.admitted and s.launched < s.request.max_tokens]
        if not rows:
            return None
        rows.sort(key=lambda s: len(s.request.prompt_token_ids) + s.launched)  # attention groups rows of like length
        for stream in rows:
            stream.launched += 1
            self.slots.launched(stream.lease)
        width = next(w for w in self.config.decode_widths if w >= len(rows))
        self.counters.decode_steps += 1
        self.counters.decode_rows += len(rows)
        return Decode(tuple(s.lease for s in rows), width, tuple(s.request.params.logprobs for s in rows))

    def commit(self, plan: Decode, tokens: Sequence[int], logprobs: Mapping[int, TokenLogprobs]) -> list[TokenEvent]:
        """Apply one decode's tokens, by slot, to the books.

        Args:
            tokens: ``[B]`` by slot; negative where the row took no step.
            logprobs: by slot, for the rows that asked.
        """
        events = []
        for lease in plan.leases:
            ended = not self.slots.holds(lease)
            self.slots.landed(lease)
            if ended:
                self.counters.late_tokens_dropped += 1
                continue
            if tokens[lease.slot] < 0:
                raise RuntimeError(_no_token(lease, tokens[lease.slot]))
            events.append(self._commit_token(self._streams[lease.request_id], tokens[lease.slot], logprobs.get(lease.slot)))
        return events

    def _commit_token(self, stream: Stream, token: int, logprobs: TokenLogprobs | None) -> TokenEvent:
        index = stream.committed
        stream.committed += 1
        self.counters.output_tokens += 1
        reason = self._finish_reason(stream, token)
        if reason is not None:
            self._finish(stream, reason)
        return TokenEvent(stream.request.request_id, index, token, logprobs, reason)

    def _finish_reason(self, stream: Stream, token: int) -> FinishReason | None:
        """The same rule as the decode graph's, so that device and host end a row at the same token."""
        if token in self._eos and not stream.request.params.ignore_eos:
            return "stop"
        return "length" if stream.committed >= stream.request.max_tokens else None

    def _finish(self, stream: Stream, reason: FinishReason) -> None:
        request_id = stream.request.request_id
        self.counters.finishes[reason] = self.counters.finishes.get(reason, 0) + 1
        self.slots.end(stream.lease)
        del self._streams[request_id]
        self._live_ids.discard(request_id)


def _no_token(lease: Lease, code: int) -> str:
    if code == -1:
        return f"slot {lease.slot} took no step, yet request {lease.request_id!r} has not ended on the host"
    return f"the logits of request {lease.request_id!r} are not numbers: the weights are damaged, or the dtype's range is too small"


def chunk_bucket(left: int, buckets: tuple[int, ...]) -> int:
    """The bucket of the next chunk when ``left`` prompt tokens remain: a function of the prompt's length alone.

    One padded chunk if it wastes less than the smallest bucket, else the largest bucket that is filled.
    Chunks therefore start at multiples of the smallest bucket, and no prompt is padded by more than that.
    """
    padded = next((b for b in buckets if b >= left), None)
    if padded is not None and padded - left < buckets[0]:
        return padded
    return max(b for b in buckets if b <= left)
