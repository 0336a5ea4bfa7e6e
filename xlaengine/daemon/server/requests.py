"""Requests of a daemon from their line to their end, and which ids there are and were."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from xlaengine.daemon.errors import Refused
from xlaengine.daemon.protocol.commands import Start
from xlaengine.protocol import Request, SamplingParams

if TYPE_CHECKING:
    from xlaengine.control.stream import Stream

ENDED_KEPT = 1024
"""How many ended requests are remembered, so that a late word about one is answered with what became of it."""


def sampling(start: Start) -> SamplingParams:
    """How a START line wants its tokens chosen, and how many.

    Raises:
        InvalidRequest: a value out of its range.
    """
    return SamplingParams(
        max_tokens=start.max_tokens,
        min_tokens=start.min_tokens,
        temperature=start.temperature,
        top_k=start.top_k,
        top_p=start.top_p,
        min_p=start.min_p,
        repetition_penalty=start.repetition_penalty,
        presence_penalty=start.presence_penalty,
        frequency_penalty=start.frequency_penalty,
        logit_bias=dict(start.logit_bias),
        seed=start.seed,
        stop=start.stop,
        stop_token_ids=start.stop_token_ids,
        ignore_eos=start.ignore_eos,
        logprobs=start.logprobs,
    )


@dataclass(eq=False)
class LiveRequest:
    """What the protocol adds to a stream of the engine, which knows the slot, the epoch and the allowance.

    Attributes:
        request: what the engine was asked for.
        stream: what the engine says of it.
        quantum: tokens a turn; 0 is all.
        sent: tokens.
        is_seated: whether it has been told that it has a slot.
        has_waited: whether its START was answered while it had no slot.
        has_line: whether the START or CONTINUE line that made the grant is still unanswered.
        has_ended: whether its DONE or ERROR has been sent.
        seconds: that it has run until `since`, prefill included; not those in which it was queued or held.
        since: when what runs now began to; None while nothing of it does.
        turns: of drives, as `cursor.choose` counts them.
    """

    request_id: int
    request: Request
    stream: Stream
    quantum: int
    sent: int = 0
    is_seated: bool = False
    has_waited: bool = False
    has_line: bool = True
    has_ended: bool = False
    seconds: float = 0.0
    since: float | None = None
    turns: int = 0

    @property
    def key(self) -> str:
        """Its id in the engine."""
        return self.request.request_id

    @property
    def epoch(self) -> int:
        """Names this life; no other request, and no other life of this id, has the same."""
        return self.stream.epoch

    @property
    def slot(self) -> int | None:
        """Its place; None while it waits in the queue."""
        return self.stream.slot

    @property
    def grant(self) -> int:
        """Tokens that may still be sent before its next grant."""
        return 0 if self.has_ended else self.stream.limit - self.sent

    @property
    def left(self) -> int:
        """Most tokens still to send."""
        return self.request.max_tokens - self.sent

    @property
    def pos(self) -> int:
        """Valid KV entries behind what has been sent: all of the prompt but its last token, which decode feeds, and one a token."""
        return 0 if self.is_queued else len(self.request.prompt_token_ids) - 1 + self.sent

    @property
    def is_queued(self) -> bool:
        return self.slot is None

    @property
    def is_held(self) -> bool:
        """Whether it has a slot and nothing to do: its quantum is used up."""
        return self.slot is not None and not self.grant

    @property
    def state(self) -> str:
        return "queued" if self.is_queued else "held" if self.is_held else "running"

    @property
    def place(self) -> str:
        """For replies."""
        return "queued" if self.slot is None else f"{self.state} in slot {self.slot}"

    @property
    def speed(self) -> str:
        """For its last reply: how long it ran, and how fast."""
        rate = self.sent / self.seconds if self.seconds else 0.0
        return f"ms={self.seconds * 1000:.1f} tokens_per_s={rate:.1f}"

    def turn_of(self, quantum: int) -> int:
        """Tokens of a quantum: one at least, and no more than are left."""
        return max(1, min(quantum or self.left, self.left))


def key_of(request_id: int, life: int) -> str:
    """An id for the engine. It names the life too: events of an earlier life with the same request id do not reach this one."""
    return f"{request_id}.{life}"


class Registry:
    """The live requests, oldest first, and the last `ENDED_KEPT` that were. Its size is bounded by slots and queue."""

    def __init__(self) -> None:
        self._live: dict[int, LiveRequest] = {}
        self._ended: dict[int, str] = {}
        self._lives: dict[int, str] = {}  # that have ended, by their epochs

    def __iter__(self) -> Iterator[LiveRequest]:
        """A copy: requests may end meanwhile."""
        return iter(list(self._live.values()))

    def __len__(self) -> int:
        return len(self._live)

    def __contains__(self, request_id: int) -> bool:
        return request_id in self._live

    @property
    def queue(self) -> list[LiveRequest]:
        """Those without a slot, oldest first."""
        return [live for live in self._live.values() if live.is_queued]

    @property
    def held(self) -> list[LiveRequest]:
        return [live for live in self._live.values() if live.is_held]

    def lowest_unused(self) -> int:
        """The lowest id from 1 on that is not live."""
        return next(number for number in range(1, len(self._live) + 2) if number not in self._live)

    def add(self, live: LiveRequest) -> None:
        self._live[live.request_id] = live

    def newly_seated(self) -> list[LiveRequest]:
        """Those that have got a slot since this was last asked. They begin with no claim on turns that were others' before they came."""
        came = [live for live in self._live.values() if live.slot is not None and not live.is_seated]
        for live in came:
            live.turns = self._fewest_turns(live)
            live.is_seated = True
        return came

    def rest(self, live: LiveRequest) -> None:
        """A grant is used up. Who was away, on a grant of its own, has no claim on the turns of that time."""
        live.turns = max(live.turns, self._fewest_turns(live))

    def _fewest_turns(self, but: LiveRequest) -> int:
        return min((live.turns for live in self._live.values() if live.is_seated and live is not but), default=0)

    def remove(self, live: LiveRequest, how: str) -> None:
        """It has ended, and how."""
        del self._live[live.request_id]
        live.has_ended = True
        self._ended.pop(live.request_id, None)
        self._ended[live.request_id] = how
        self._lives[live.epoch] = f"was that of request {live.request_id}, which {how}"
        for kept in (self._ended, self._lives):
            if len(kept) > ENDED_KEPT:
                del kept[next(iter(kept))]

    def whose(self, epoch: int) -> str:
        """For replies: which life an epoch names."""
        if (live := next((live for live in self._live.values() if live.epoch == epoch), None)) is not None:
            return f"epoch {epoch} is that of request {live.request_id}"
        return f"epoch {epoch} {self._lives.get(epoch, f'is that of no request among the {len(self)} that live and the last {ENDED_KEPT}')}"

    def by_key(self, key: str) -> LiveRequest | None:
        """Whom the engine means; None: a life that has ended."""
        live = self._live.get(int(key.partition(".")[0]))
        return live if live is not None and live.key == key else None

    def named(self, request_id: int) -> LiveRequest:
        """
        Raises:
            Refused: no request with this id lives.
        """
        if (live := self._live.get(request_id)) is not None:
            return live
        if (how := self._ended.get(request_id)) is not None:
            raise Refused(f"stale: request {request_id} {how}")
        raise Refused(f"request {request_id} is unknown; {len(self)} requests live")
