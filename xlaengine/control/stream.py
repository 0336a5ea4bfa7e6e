"""One stream: one of a request's completions, from the queue to its end."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any

from xlaengine.control.plan import Admit, Lease, RoutedExperts, SavedKV
from xlaengine.text import DecodingError
from xlaengine.text.stop import Ending
from xlaengine.types import Request, StreamId, TokenEvent, TokenLogprobs


class Stage(Enum):
    """Where a stream is.

    WAITING: it has no slot, because it is new or was evicted.
    PREFILLING: its prompt, or its saved KV, is being written into its slot.
    AWAKE: its row has been admitted, and steps may take it.
    """

    WAITING = auto()
    PREFILLING = auto()
    AWAKE = auto()


@dataclass(eq=False)
class Stream:
    """The host's record of one stream.

    A step with proposals gives one token or more. So while one is in flight, only bounds on the number of tokens are known: `least`, `pos`.
    """

    request: Request
    stream_id: StreamId
    ending: Ending  # its stop rule and its text
    epoch: int = 0  # a unique number; it gets a new one each time it begins to wait
    stage: Stage = Stage.WAITING
    paused: bool = False
    pinned: int | None = None  # the only slot that it may take
    allowance: int | None = None  # number of tokens that may be given out for now; None: all
    reuse: bool = False  # whether it may begin with KV that slots hold
    patience: int = 0  # how many more streams may pass it in the queue (`WaitingQueue`)
    lease: Lease | None = None  # the last one; tokens launched under it count even if the stream has left the slot
    prefilled: int = 0  # prompt tokens whose KV is in the slot, or has been dispatched
    flying: deque[int] = field(default_factory=deque)  # the most tokens that each step in flight may give, oldest first
    output_token_ids: list[int] = field(default_factory=list)  # tokens that have landed
    early: deque[TokenEvent] = field(default_factory=deque)  # events not given out yet: beyond the allowance, or waiting for `reading`
    reading: Lease | None = None  # the lease under which its tokens' experts are being read; its last event waits for them
    routed: RoutedExperts | None = None  # what was read
    copied: list[tuple[int, int]] = field(default_factory=list)  # positions whose entries another stream has computed
    saving: bool = False  # a `Save` of its slot has not landed
    saved: SavedKV | None = None  # the landed `Save`, until a slot is restored from it
    prompt_logprobs: list[TokenLogprobs] = field(default_factory=list)  # of prompt tokens after the first, so far
    pace: Any = None  # state of the pacing

    @property
    def slot(self) -> int | None:
        """Its slot, the last one if it has ended; None while it waits, or if it never had one."""
        return None if self.lease is None or self.stage is Stage.WAITING else self.lease.slot

    @property
    def prefill_token_ids(self) -> tuple[int, ...]:
        """Prompt tokens without the last, which decode feeds."""
        return self.request.prompt_token_ids[:-1]

    @property
    def to_prefill(self) -> int:
        """The number of `prefill_token_ids`."""
        return len(self.request.prompt_token_ids) - 1

    @property
    def tokens(self) -> int:
        """The most tokens that its slot must hold: prompt plus ``max_tokens``."""
        return len(self.request.prompt_token_ids) + self.request.max_tokens

    @property
    def is_before_prefill(self) -> bool:
        """Whether it holds a slot in which nothing has been written for it yet."""
        return self.stage is Stage.PREFILLING and not self.prefilled and self.saved is None

    @property
    def least(self) -> int:
        """The least number of tokens committed or in flight; exact if no step with proposals is in flight."""
        return len(self.output_token_ids) + len(self.flying)

    @property
    def least_pos(self) -> int:
        """The least number of valid KV entries when everything launched has run."""
        return self.to_prefill + self.least

    @property
    def pos(self) -> int:
        """The greatest number of valid KV entries when everything launched has run."""
        return self.to_prefill + min(self._most, self.request.max_tokens)

    @property
    def _most(self) -> int:
        """The greatest number of tokens committed or in flight."""
        return len(self.output_token_ids) + sum(self.flying)

    @property
    def limit(self) -> int:
        """Number of tokens that may be given out for now."""
        return self.request.max_tokens if self.allowance is None else min(self.allowance, self.request.max_tokens)

    def allows(self, event: TokenEvent) -> bool:
        """Whether the event may be given out now."""
        if self.reading is not None and event.finish_reason is not None:
            return False
        return self.allowance is None or event.index < self.allowance

    @property
    def is_held(self) -> bool:
        """Whether the steps in flight may use up its allowance."""
        return self.limit < self.request.max_tokens and self._most >= self.limit

    @property
    def may_run(self) -> bool:
        """Whether anything may be launched for it."""
        return not (self.paused or self.is_held)

    @property
    def prompt_alternatives(self) -> int | None:
        """Number of alternatives to report for prompt tokens; None for no report. Only the first completion has one."""
        return self.request.params.prompt_logprobs if self.stream_id.completion == 0 else None

    @property
    def may_reuse(self) -> bool:
        """Whether it may begin with KV of other streams. Prompt log-probabilities need the states of all chunks."""
        return self.reuse and self.saved is None and self.prompt_alternatives is None

    @property
    def can_be_seated(self) -> bool:
        """Whether it would take a slot now. If its KV has been saved, its last tokens, launched earlier, have landed too."""
        return self.stage is Stage.WAITING and self.may_run and not self.saving and self.reading is None

    @property
    def has_ended(self) -> bool:
        """Whether its last token has landed, and that token's event is still in `early`."""
        return bool(self.early) and self.early[-1].finish_reason is not None

    @property
    def has_more(self) -> bool:
        """Whether there may be tokens to launch."""
        return self.least < self.request.max_tokens and not self.has_ended

    @property
    def has_next(self) -> bool:
        """Whether a step could give its next token now."""
        return self.stage is Stage.AWAKE and self.has_more

    @property
    def can_decode(self) -> bool:
        return self.has_next and self.may_run

    def launch(self, most: int = 1) -> None:
        """A step that gives up to ``most`` tokens is dispatched."""
        self.flying.append(most)

    def begin_after(self, ended: Stream) -> None:
        """Continue a stream that has used up its ``max_tokens``, in the slot that holds its entries."""
        for token in ended.output_token_ids:
            self.ending.push(token)
        self.output_token_ids += ended.output_token_ids
        self.prefilled = self.to_prefill
        self.copied.append((0, self.least_pos))

    def push(self, token: int, logprobs: TokenLogprobs | None, *, reports: bool = False) -> TokenEvent:
        """The event of a token that has landed; it also goes to `early` if it is not allowed.

        Args:
            reports: the last event waits for the experts of the stream's tokens (`reading`).
        """
        self.output_token_ids.append(token)
        text, finish_reason, stop_reason = self.ending.push(token)
        index = len(self.output_token_ids) - 1
        event = TokenEvent(self.stream_id, index, token, text, logprobs, finish_reason, stop_reason)
        if reports and finish_reason is not None:
            self.reading = self.lease
        if not self.allows(event):
            self.early.append(event)
        return event

    def release(self) -> Iterator[TokenEvent]:
        """Remove from `early`, and yield, the events that are allowed now."""
        while self.early and self.allows(self.early[0]):
            event = self.early.popleft()
            if self.routed is not None and event.finish_reason is not None:
                event = replace(event, routed_experts=self.routed.experts)
            yield event

    def admission(self, lease: Lease) -> Admit:
        """The plan that activates its row at the stream's current position."""
        output = tuple(self.output_token_ids)
        token = output[-1] if output else self.request.prompt_token_ids[-1]
        return Admit(lease, self.request, token, self.pos, output)

    def leave(self) -> None:
        """Give up the slot. ``saving`` says whether KV must go to the host. A stream without tokens is prefilled again instead."""
        self.stage = Stage.WAITING
        self.saving = self.least > 0 and self.saved is None
        if not self.least:
            self.lease = None  # nothing launched under it counts any more
            self.prefilled = 0
            self.copied.clear()
            self.prompt_logprobs.clear()

    def last_text(self) -> str:
        """The rest of the text after an early end; empty if it cannot be decoded, or if events before it are still in `early`."""
        try:
            return "" if self.early else self.ending.finish_early()
        except DecodingError:
            return ""
