"""One stream's books: one of a request's completions, from the queue to its end."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

from xlaengine.host.plan import Admit, Lease, SavedKV
from xlaengine.host.stop import Ending
from xlaengine.protocol import Request, StreamId, TokenEvent, TokenLogprobs


class Stage(Enum):
    """Where a stream is.

    WAITING: it has no slot, because it is new or was evicted.
    FILLING: it has one; its prompt, or what was saved of it, is on its way there.
    AWAKE: the slot has been admitted, and decode may take the row.
    """

    WAITING = auto()
    FILLING = auto()
    AWAKE = auto()


@dataclass(eq=False)
class Stream:
    """Where tokens are proposed, how many are in flight is known within bounds only: a flight gives one at least, or the stream has ended.

    Attributes:
        ending: decides where the stream ends, and what its text is so far.
        epoch: of its stay: from when it began to wait to when it leaves its slot.
        lease: the last one it had; tokens that were launched under it are the stream's, also where it has left the slot since.
        pinned: the slot that it wants; None for any.
        allowance: most tokens, of all, that may be given out for now; None for all that it may have.
        reuse: what slots hold of its prompt already need not be computed.
        patience: how often one that came later may still take a slot before it (`WaitingQueue`).
        prefilled: prompt tokens whose KV has been dispatched, or was there.
        flying: of each step in flight the most tokens that it may give.
        output_token_ids: those that have come back.
        early: events of the last of them, which a step brought beyond the allowance. They wait until it grows.
        saving: its KV is on the way to the host; then ``saved`` holds it, until it is put back.
        prompt_logprobs: of the prompt tokens after the first, as far as they have come back.
        pace: what the pacing keeps for it.
    """

    request: Request
    stream_id: StreamId
    ending: Ending
    epoch: int = 0
    stage: Stage = Stage.WAITING
    paused: bool = False
    pinned: int | None = None
    allowance: int | None = None
    reuse: bool = False
    patience: int = 0
    lease: Lease | None = None
    prefilled: int = 0
    flying: deque[int] = field(default_factory=deque)
    output_token_ids: list[int] = field(default_factory=list)
    early: deque[TokenEvent] = field(default_factory=deque)
    saving: bool = False
    saved: SavedKV | None = None
    prompt_logprobs: list[TokenLogprobs] = field(default_factory=list)
    pace: Any = None

    @property
    def to_prefill(self) -> int:
        """All of the prompt but its last token, which decode feeds."""
        return len(self.request.prompt_token_ids) - 1

    @property
    def least(self) -> int:
        """Tokens committed or in flight, at least; exactly where no step with proposals is in flight."""
        return len(self.output_token_ids) + len(self.flying)

    @property
    def least_pos(self) -> int:
        """Valid KV entries once everything launched has run, at least."""
        return self.to_prefill + self.least

    @property
    def pos(self) -> int:
        """The same, at most."""
        return self.to_prefill + min(self._most, self.request.max_tokens)

    @property
    def _most(self) -> int:
        """Tokens committed or in flight, at most."""
        return len(self.output_token_ids) + sum(self.flying)

    @property
    def limit(self) -> int:
        """Most tokens, of all, that may be given out for now."""
        return self.request.max_tokens if self.allowance is None else min(self.allowance, self.request.max_tokens)

    def allows(self, event: TokenEvent) -> bool:
        """Whether this event may be given out."""
        return self.allowance is None or event.index < self.allowance

    @property
    def is_held(self) -> bool:
        """Whether its allowance may be used up: while steps with proposals are in flight, that is not known."""
        if self.allowance is None or self.allowance >= self.request.max_tokens:
            return False
        return self._most >= self.allowance

    @property
    def may_run(self) -> bool:
        """Whether anything may be launched for it."""
        return not (self.paused or self.is_held)

    @property
    def prompt_alternatives(self) -> int | None:
        """How many alternatives it reports for its prompt tokens. A request's first completion does it for all."""
        return self.request.params.prompt_logprobs if self.stream_id.completion == 0 else None

    @property
    def may_reuse(self) -> bool:
        """Whether it may begin with what others have computed: not where its own KV was saved, or its prompt's log-probabilities are asked
        for, which come of the states of all chunks."""
        return self.reuse and self.saved is None and self.prompt_alternatives is None

    @property
    def can_be_seated(self) -> bool:
        """Whether it would take a slot now. Its last tokens have landed by the time its KV has, which was launched after them."""
        return self.stage is Stage.WAITING and self.may_run and not self.saving

    @property
    def has_ended(self) -> bool:
        """Whether its last token has come back; while it lives, that token is `early`."""
        return bool(self.early) and self.early[-1].finish_reason is not None

    @property
    def has_more(self) -> bool:
        """Whether there are tokens to launch, as far as the host knows."""
        return self.least < self.request.max_tokens and not self.has_ended

    @property
    def has_next(self) -> bool:
        """Whether its slot holds all that its next token depends on, and there is one."""
        return self.stage is Stage.AWAKE and self.has_more

    @property
    def can_decode(self) -> bool:
        return self.has_next and self.may_run

    def launch(self, most: int = 1) -> None:
        """A step goes out for it that gives so many tokens at most."""
        self.flying.append(most)

    def push(self, token: int, logprobs: TokenLogprobs | None) -> TokenEvent:
        """The event of its next token, which has come back; kept as `early` if it is not allowed."""
        self.output_token_ids.append(token)
        text, finish_reason, stop_reason = self.ending.push(token)
        index = len(self.output_token_ids) - 1
        event = TokenEvent(self.stream_id, index, token, text, logprobs, finish_reason, stop_reason)
        if not self.allows(event):
            self.early.append(event)
        return event

    def release(self) -> Iterator[TokenEvent]:
        """What is `early` no longer."""
        while self.early and self.allows(self.early[0]):
            yield self.early.popleft()

    def admission(self, lease: Lease) -> Admit:
        """The plan that wakes its slot, at the start or where it had got to."""
        output = tuple(self.output_token_ids)
        token = output[-1] if output else self.request.prompt_token_ids[-1]
        return Admit(lease, self.request, token, self.pos, output)

    def leave(self) -> None:
        """Give up the slot. ``saving`` then says whether its KV must go to the host for the way back.

        What was only prefilled is prefilled again, by the same graphs. What was saved and not yet put back is still here.
        """
        self.stage = Stage.WAITING
        self.saving = self.least > 0 and self.saved is None
        if not self.least:
            self.lease = None  # nothing that was launched under it counts any more
            self.prefilled = 0
            self.prompt_logprobs.clear()

    def last_text(self) -> str:
        """What its end before its time adds to its text: nothing where text is lost with `early`, or where the text is what failed."""
        try:
            return "" if self.early else self.ending.finish_early()
        except Exception:
            return ""
