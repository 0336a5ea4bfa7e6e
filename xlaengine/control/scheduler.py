"""Which stream gets a slot, and what runs next. It turns requests into plans, and tokens into events; it has no tensors."""

from __future__ import annotations

import logging
import operator
from collections.abc import Collection, Iterator, Sequence
from itertools import islice

from xlaengine.config import EngineConfig, SchedulingPolicy
from xlaengine.control.counters import Counters
from xlaengine.control.expert_load import ExpertLoad
from xlaengine.control.pacing import OneToken, Pacing
from xlaengine.control.plan import (
    FlightPlan,
    Landed,
    Lease,
    LoadSnapshot,
    Plan,
    Probe,
    PromptScores,
    ReadRouted,
    RoutedExperts,
    Save,
    SavedKV,
    Score,
    Step,
    StepTokens,
    TakeSnapshot,
)
from xlaengine.control.prefilling import Prefiller
from xlaengine.control.prefix_cache import PrefixCache
from xlaengine.control.seating import Seating
from xlaengine.control.slots import Slots
from xlaengine.control.snapshots import Snapshots
from xlaengine.control.stepping import Stepper
from xlaengine.control.stream import Stage, Stream
from xlaengine.control.waiting import require_policy
from xlaengine.text import DecodingError, Tokenizer
from xlaengine.text.stop import Ending
from xlaengine.types import EndEvent, Event, FinishReason, InvalidRequest, PromptEvent, Request, StreamId, TokenEvent, TokenLogprobs
from xlaengine.types.errors import require

logger = logging.getLogger(__name__)


class Scheduler:
    """Verbs: `add`, `cancel`, `pause`, `resume` and `evict` requests; `plan` the next step; `commit` what has landed.

    Args:
        pacing: makes a `OneToken`, or an object with its methods.
        prefill_is_exact, steps_are_exact: in rehearsal, prefill graphs of all sizes gave the same bits; steps gave these bits too.
        prefix_states, has_recurrent_state: as in `PrefixCache`.
        experts: for each layer, its number of experts if slots record which ones tokens took, else 0. All 0: streams report none.

    Attributes:
        expert_load: counts the tokens whose experts have been read.
        streams_of: for each live request, oldest first, its streams that have not ended.
    """

    def __init__(
        self,
        config: EngineConfig,
        eos_token_ids: tuple[int, ...],
        tokenizer: Tokenizer | None = None,
        pacing: Pacing | None = None,
        prefill_is_exact: bool = False,
        steps_are_exact: bool = False,
        prefix_states: int = 0,
        has_recurrent_state: bool = False,
        experts: Sequence[int] = (),
    ):
        self.expert_load, self._reports = ExpertLoad(experts), any(experts)
        self.config, self.counters = config, Counters()
        self.pacing = OneToken() if pacing is None else pacing(config, self.counters)
        self.slots = Slots(config.max_num_seqs, config.slot_tokens)
        self.prefix_cache = PrefixCache(self.slots, config, prefill_is_exact, steps_are_exact, prefix_states, has_recurrent_state)
        self.snapshots = Snapshots(self.slots, self.prefix_cache, config.snapshots)
        buckets = config.prefill_buckets
        call_tokens = buckets[-1] if config.prefill_tile and prefill_is_exact else 0
        self._prefiller = Prefiller(buckets, self.prefix_cache, self.counters, call_tokens, prefill_is_exact, has_recurrent_state)
        self._stepper = Stepper(config, self.slots, self.counters, self.pacing)
        self._eos, self._tokenizer = frozenset(eos_token_ids), tokenizer
        self._streams: dict[StreamId, Stream] = {}
        self.streams_of: dict[str, list[Stream]] = {}
        self._seating = Seating(config, self.slots, self.prefix_cache, self._prefiller, self.counters)
        self._copies: list[Save | ReadRouted | TakeSnapshot | LoadSnapshot] = []  # plans that copy from or to a slot, oldest first

    # --- requests

    @property
    def waiting(self) -> int:
        """Streams without a slot."""
        return len(self._seating.waiting)

    def queued(self, most: int) -> int:
        """The number of streams that would take a slot, counted up to ``most``: each step asks for it, and the queue may be long."""
        return sum(1 for _ in islice((stream for stream in self._seating.waiting if stream.may_run), most))

    @property
    def running(self) -> int:
        """Streams that hold a slot and are neither paused nor held."""
        return sum(stream.may_run for stream in self._seating.seated.values())

    @property
    def paused(self) -> int:
        return len(self._seating.paused)

    @property
    def live(self) -> Collection[str]:
        return self.streams_of.keys()

    @property
    def can_go_on(self) -> bool:
        """Whether there is something to launch or to wait for: a stream that may run, a slot for one that waits, KV to copy or to save."""
        if self._copies or any(stream.may_run for stream in self._seating.seated.values()):
            return True
        return self._seating.can_seat or any(stream.saving for stream in self._seating.waiting)

    def add(
        self,
        request: Request,
        slot: int | None = None,
        allowance: int | None = None,
        reuse: bool = False,
        policy: SchedulingPolicy = "fcfs",
        text: bool = True,
        extends: Stream | None = None,
    ) -> None:
        """Queue a request's streams. Arguments are those of `Engine.submit`.

        Raises:
            InvalidRequest: a live request has this id, there is no such slot or policy, the slot is too short, several streams want it,
                or it no longer holds the entries of ``extends``.
        """
        require_policy(policy)
        if extends is not None:
            come, most = len(extends.output_token_ids), extends.request.max_tokens
            require(come == most, f"a stream is extended after its last token: {come} of {most} have come", "extends")
            slot = self.slots.require_entries(extends.lease)
        if slot is not None:
            self.slots.require(slot, len(request.prompt_token_ids) + request.max_tokens)
            require(request.params.n == 1, f"slot {slot} holds one stream, and n is {request.params.n}", "slot")
        allowance = None if allowance is None else operator.index(allowance)  # a NumPy int8 would overflow in `allow`
        require(allowance is None or allowance >= 0, f"allowance must be at least 0, got {allowance}", "allowance")
        if request.request_id in self.streams_of:
            raise InvalidRequest(f"request id {request.request_id!r} is already in use by a live request", code="duplicate_id")
        tokenizer = self._tokenizer if text or request.params.stop_strings else None
        streams = []
        for stream_id in request.stream_ids:
            ending = Ending(request.params, self._eos, tokenizer)
            epoch = self.slots.new_epoch()
            streams.append(Stream(request, stream_id, ending, epoch, pinned=slot, allowance=allowance, reuse=reuse))
        self.streams_of[request.request_id] = streams  # from here on `cancel` undoes all, also after an interrupt
        for stream in streams:
            if extends is not None:
                stream.begin_after(extends)
            self.pacing.begin(stream)
            self._streams[stream.stream_id] = stream
            if slot is None or extends is None:
                self._seating.waiting.add(stream, policy)
            else:
                self._seating.lease(stream, slot, self.config.prefill_tokens_per_step)
                self.counters.prefill_tokens_reused += stream.pos
        self.counters.requests += 1

    def allow(self, request_id: str, tokens: int | None) -> bool:
        """Add ``tokens`` to the allowance of a request's streams, or remove the limit (None). False if the request is not live.

        Raises ValueError if ``tokens`` is negative.
        """
        if tokens is not None and tokens < 0:
            raise ValueError(f"an allowance only grows: tokens must be at least 0, got {tokens}")
        for stream in self.streams_of.get(request_id, ()):
            if stream.allowance is not None:
                stream.allowance = None if tokens is None else stream.allowance + operator.index(tokens)
        return request_id in self.streams_of

    def release(self, request_id: str) -> Iterator[Event]:
        """Events that were beyond the allowance when their tokens landed, and are allowed now."""
        for stream in list(self.streams_of.get(request_id, ())):
            yield from self._release(stream)

    def _release(self, stream: Stream) -> Iterator[Event]:
        for event in stream.release():
            if event.finish_reason is not None:
                self._end(stream, event.finish_reason)
            yield event

    def gives_out(self, event: Event) -> bool:
        """Whether an event that `commit` gave is allowed now; if not, `release` or a later `commit` gives it."""
        stream = self._streams.get(event.stream_id)
        return stream is None or not isinstance(event, TokenEvent) or stream.allows(event)

    def is_held(self, request_id: str) -> bool:
        """Whether one of a request's streams waits for a larger allowance."""
        return any(stream.is_held and not stream.paused and stream.has_more for stream in self.streams_of.get(request_id, ()))

    def copy(self, plan: TakeSnapshot | LoadSnapshot) -> None:
        """Dispatch a plan of `Snapshots` with the next plans."""
        self._copies.append(plan)

    def cancel(self, request_id: str) -> list[Event]:
        """End a request and return its last events. Its rows stay as they are; the next lease resets them."""
        self.counters.cancels += request_id in self.streams_of
        return [self._end_early(stream, "abort") for stream in list(self.streams_of.get(request_id, ()))]

    def pause(self, request_id: str) -> bool:
        """Launch nothing more for a request. It keeps its slots, and gets the tokens in flight. False if it is not live."""
        streams = self.streams_of.get(request_id, ())
        self.counters.pauses += any(not stream.paused for stream in streams)
        for stream in streams:
            stream.paused = True
            self._seating.paused.setdefault(stream.stream_id, stream)
        return bool(streams)

    def resume(self, request_id: str) -> bool:
        """Let a paused request go on. False if it is not live."""
        streams = self.streams_of.get(request_id, ())
        self.counters.resumes += any(stream.paused for stream in streams)
        for stream in streams:
            stream.paused = False
            self._seating.paused.pop(stream.stream_id, None)
        return bool(streams)

    def evict(self, request_id: str) -> bool:
        """Move a request's rows to the host and queue it again; False if it is not live."""
        for stream in self.streams_of.get(request_id, ()):
            self._copies += self._seating.evict(stream)
        return request_id in self.streams_of

    def abandon(self, reason: FinishReason, message: str | None) -> list[Event]:
        """End every request. All flights have been dropped. An interrupt may have left requests of which only a part was noted or ended."""
        streams = [stream for siblings in self.streams_of.values() for stream in siblings]
        events: list[Event] = [self._end_early(stream, reason, message) for stream in streams]
        self._streams.clear()
        self.streams_of.clear()
        self._copies.clear()
        self.slots.ground()
        self.forget()
        return events

    def forget(self) -> None:
        """Begin no prompt with what slots and snapshots hold now."""
        self.prefix_cache.clear()
        self.snapshots.clear()

    # --- what runs next

    def plan(self) -> list[Plan]:
        """Plans of the next step, in order: copies of slots, prompt chunks, admissions, fills for proposals, then at most one `Step`."""
        self._copies += self._seating.fill(self.config.prefill_tokens_per_step)
        copies = [copy for copy in self._copies if not isinstance(copy, Save) or self._owner(copy.lease)]
        self._copies.clear()
        ready = [
            stream
            for stream in self._seating.seated.values()
            if stream.stage is not Stage.PREFILLING or not self.slots.is_landing(stream.lease)
        ]
        prompts = self._prefiller.plans(ready, self.config.prefill_tokens_per_step)
        return [*copies, *prompts, *self._stepper.plan(self._seating.seated.values())]

    def seat(self) -> None:
        """Lease vacant slots now (`Engine.seat`)."""
        self._seating.fill_vacant(self.config.prefill_tokens_per_step)

    def plan_probe(self, only: Collection[str] | None = None) -> Probe | None:
        """A probe of every row that has a next token (of the requests in ``only``), paused ones included; None if there is none."""
        return self._stepper.probe(self._seating.seated.values(), only)

    # --- what has landed

    def commit(self, plan: FlightPlan, landed: Landed) -> Iterator[Event]:
        """Apply a flight's output, event by event. Tokens whose lease has ended are dropped.

        The caller passes on only events that `gives_out` allows. After an exception, the events yielded so far are valid.
        """
        match plan, landed:
            case Step(), StepTokens():
                yield from self._commit_step(plan, landed)
            case Score(), PromptScores():
                if stream := self._owner(plan.lease):
                    stream.prompt_logprobs += landed.logprobs
            case Save(), SavedKV():
                if stream := self._owner(plan.lease):
                    stream.saving, stream.saved = False, landed
            case ReadRouted(), RoutedExperts():
                stream = self._streams.get(plan.lease.stream_id)
                if stream is not None and stream.reading == plan.lease:
                    stream.reading, stream.routed = None, landed
                    self.expert_load.add(landed.experts, stream.copied)
                    yield from self._release(stream)
            case _:
                raise TypeError(f"a {type(plan).__name__} cannot land as {type(landed).__name__}")

    def _owner(self, lease: Lease) -> Stream | None:
        """The live stream whose last lease this is."""
        stream = self._streams.get(lease.stream_id)
        return stream if stream is not None and stream.lease == lease else None

    def _commit_step(self, plan: Step, landed: StepTokens) -> Iterator[Event]:
        for lease in plan.leases:
            stream, tokens = self._owner(lease), landed.tokens[lease.slot]
            self.slots.landed(lease)
            self.prefix_cache.stepped(lease, len(tokens))
            if stream is not None:
                stream.flying.popleft()
            if stream is None or stream.reading is not None:
                self.counters.late_tokens_dropped += max(1, len(tokens))
                continue
            if not tokens:
                raise RuntimeError(f"slot {lease.slot} took no step, yet {lease.stream_id} has not ended on the host")
            self.pacing.landed(stream, tokens)
            yield from self._commit_tokens(stream, tokens, landed.logprobs.get(lease.slot))

    def _commit_tokens(self, stream: Stream, tokens: tuple[int, ...], logprobs: tuple[TokenLogprobs, ...] | None) -> Iterator[Event]:
        """Tokens after the one that ends the stream are dropped."""
        for index, token in enumerate(tokens):
            if index and (stream.stream_id not in self._streams or stream.has_ended):
                self.counters.late_tokens_dropped += len(tokens) - index
                return
            if token < 0:
                message = "its logits are not numbers: the weights are damaged, or the dtype's range is too small"
                yield self._end_early(stream, "error", message)
                continue
            if not stream.output_token_ids and stream.prompt_alternatives is not None:
                yield PromptEvent(stream.stream_id, tuple(stream.prompt_logprobs))
            yield self._commit_token(stream, token, None if logprobs is None else logprobs[index])

    def _commit_token(self, stream: Stream, token: int, logprobs: TokenLogprobs | None) -> Event:
        self.counters.output_tokens += 1
        try:
            event = stream.push(token, logprobs, reports=self._reports)
        except DecodingError as error:  # other streams go on
            logger.exception("the text of %s failed", stream.stream_id)
            return self._end_early(stream, "error", f"its text cannot be decoded: {error}")
        if stream.reading is not None:  # first of all copies, because another one may load a snapshot into the slot
            self._copies.insert(0, ReadRouted(stream.reading, stream.to_prefill + len(stream.output_token_ids)))
        if event.finish_reason is not None and not stream.early:
            self._end(stream, event.finish_reason)
        return event

    def _end(self, stream: Stream, reason: FinishReason) -> None:
        self.counters.finishes[reason] += 1
        self._seating.leave(stream)
        self._streams.pop(stream.stream_id, None)
        siblings = self.streams_of[stream.request.request_id]
        siblings.remove(stream)
        if not siblings:
            del self.streams_of[stream.request.request_id]

    def _end_early(self, stream: Stream, reason: FinishReason, message: str | None = None) -> EndEvent:
        self._end(stream, reason)
        return EndEvent(stream.stream_id, reason, message, stream.last_text())
