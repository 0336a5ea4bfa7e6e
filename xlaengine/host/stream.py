"""One stream's books: one of a request's completions, from the queue to its end."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from xlaengine.host.plan import Admit, Lease, SavedKV
from xlaengine.host.stop import Ending
from xlaengine.protocol import Request, StreamId, TokenLogprobs


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
    """
    Attributes:
        ending: decides where the stream ends, and what its text is so far.
        lease: the last one it had; tokens that were launched under it are the stream's, also where it has left the slot since.
        prefilled: prompt tokens whose KV has been dispatched.
        launched: tokens asked of the device, committed or in flight.
        output_token_ids: those that have come back.
        saving: its KV is on the way to the host; then ``saved`` holds it, until it is put back.
        prompt_logprobs: of the prompt tokens after the first, as far as they have come back.
    """

    request: Request
    stream_id: StreamId
    ending: Ending
    stage: Stage = Stage.WAITING
    paused: bool = False
    lease: Lease | None = None
    prefilled: int = 0
    launched: int = 0
    output_token_ids: list[int] = field(default_factory=list)
    saving: bool = False
    saved: SavedKV | None = None
    prompt_logprobs: list[TokenLogprobs] = field(default_factory=list)

    @property
    def to_prefill(self) -> int:
        """All of the prompt but its last token, which decode feeds."""
        return len(self.request.prompt_token_ids) - 1

    @property
    def pos(self) -> int:
        """Valid KV entries once everything launched has run."""
        return self.to_prefill + self.launched

    @property
    def prompt_alternatives(self) -> int | None:
        """How many alternatives it reports for its prompt tokens. A request's first completion does it for all."""
        return self.request.params.prompt_logprobs if self.stream_id.completion == 0 else None

    @property
    def can_be_seated(self) -> bool:
        """Whether it would take a slot now. Its last tokens have landed by the time its KV has, which was launched after them."""
        return self.stage is Stage.WAITING and not self.paused and not self.saving

    @property
    def has_next(self) -> bool:
        """Whether its slot holds all that its next token depends on, and there is one, as far as the host knows."""
        return self.stage is Stage.AWAKE and self.launched < self.request.max_tokens

    @property
    def can_decode(self) -> bool:
        return self.has_next and not self.paused

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
        self.saving = self.launched > 0 and self.saved is None
        if not self.launched:
            self.lease = None  # nothing that was launched under it counts any more
            self.prefilled = 0
            self.prompt_logprobs.clear()
