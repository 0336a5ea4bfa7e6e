"""The requests of a daemon, live and ended."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from xlaengine.daemon.errors import Refused
from xlaengine.daemon.protocol.commands import OPTIONS, SAMPLING, Command
from xlaengine.types import InvalidRequest, Request, SamplingParams

if TYPE_CHECKING:
    from xlaengine.control.stream import Stream

ENDED_KEPT = 1024
"""How many ended requests are remembered. A line that comes too late is then answered with what became of its request."""


def sampling(start: Command) -> SamplingParams:
    """The sampling parameters of a START; greedy if it gives no temperature.

    Raises:
        InvalidRequest: a value is out of its range.
    """
    return SamplingParams(**{"temperature": 0.0, **start.sampling}, max_tokens=start.max_tokens)


_OPTIONS = {option.field: name for name, option in {"GEN": OPTIONS["GEN"], **SAMPLING}.items()}


def in_words_of_lines(bad: InvalidRequest) -> str:
    """The message, with the names that a line's options have in place of those of `SamplingParams`."""
    text = bad.message.replace(" (the default)", "")  # a line has no default of GEN
    for field, option in _OPTIONS.items():
        if "_" in field or text.startswith(f"{field} must be "):  # other names may also be words of a sentence
            text = re.sub(rf"\b{field}\b", option, text)
    return text


@dataclass(eq=False)
class LiveRequest:
    """A request of the protocol. The engine's stream has its slot, its epoch and its allowance; this adds what only the protocol knows.

    Attributes:
        request_id: its id in frames and replies.
        request: as it was submitted to the engine.
        stream: the engine's stream of the request, which is only read here.
        quantum: tokens of a turn; 0: all.
        sent: the number of tokens sent so far.
        is_seated: whether `Registry.newly_seated` has returned it.
        has_waited: whether it had no slot when its START was answered.
        has_line: whether its last START or CONTINUE is not answered yet.
        has_ended: whether its DONE or ERROR was sent.
        seconds: how long it ran before ``since``, including its prompt.
        since: when it began to run, in seconds of the service's clock; None while it is queued or held.
        turns: the number of turns that drives have given it, as `drives.choose` compares it.
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
        """Its id in the engine (`key_of`)."""
        return self.request.request_id

    @property
    def epoch(self) -> int:
        return self.stream.epoch

    @property
    def slot(self) -> int | None:
        """None while it is queued."""
        return self.stream.slot

    @property
    def grant(self) -> int:
        """The number of tokens that may still be sent before the next grant."""
        return 0 if self.has_ended else self.stream.limit - self.sent

    @property
    def left(self) -> int:
        """The number of tokens that it may still send in all."""
        return self.request.max_tokens - self.sent

    @property
    def pos(self) -> int:
        """The number of valid KV entries: one for each token of the prompt but the last, which decode feeds, and for each sent token."""
        return 0 if self.is_queued else len(self.request.prompt_token_ids) - 1 + self.sent

    @property
    def is_queued(self) -> bool:
        return self.slot is None

    @property
    def is_held(self) -> bool:
        """It has a slot, and its quantum is used up."""
        return self.slot is not None and not self.grant

    @property
    def state(self) -> str:
        return "queued" if self.is_queued else "held" if self.is_held else "running"

    @property
    def place(self) -> str:
        return "queued" if self.slot is None else f"{self.state} in slot {self.slot}"

    @property
    def speed(self) -> str:
        """For its last reply: how long it ran, and its tokens per second."""
        return f"ms={self.seconds * 1000:.1f} tokens_per_s={self.sent / self.seconds if self.seconds else 0.0:.1f}"

    def turn_of(self, quantum: int) -> int:
        """Tokens of a turn: at least one, at most what is left."""
        return max(1, min(quantum or self.left, self.left))


def key_of(request_id: int, life: int) -> str:
    """The id in the engine of a request with ``request_id``. ``life`` is a number that is used once, so that events of an ended request do
    not reach the next one with the same request id."""
    return f"{request_id}.{life}"


DONE_BY_LENGTH = "is done"
"""How a request has ended that has sent all its tokens."""


class _Ended(NamedTuple):
    """``how`` ends a sentence about the request: `DONE_BY_LENGTH`, "is done, finish=stop", "has failed", "has ended: cancelled"."""

    request_id: int
    how: str


class Registry:
    """The live requests, oldest first, and the last `ENDED_KEPT` ended ones.

    Attributes:
        finished: by slot, the last request that sent all its tokens there. A CONTINUE may extend it as long as the slot holds its entries.
    """

    def __init__(self) -> None:
        self._live: dict[int, LiveRequest] = {}
        self._ended: dict[int, _Ended] = {}  # by epoch
        self.finished: dict[int, LiveRequest] = {}

    def __iter__(self) -> Iterator[LiveRequest]:
        """Over a copy, because requests may end meanwhile."""
        return iter(list(self._live.values()))

    def __len__(self) -> int:
        return len(self._live)

    def get(self, request_id: int | None) -> LiveRequest | None:
        """The live request with this id; None if there is none."""
        return self._live.get(request_id or 0)

    @property
    def queue(self) -> list[LiveRequest]:
        """Requests without a slot, oldest first."""
        return [live for live in self if live.is_queued]

    @property
    def held(self) -> list[LiveRequest]:
        return [live for live in self if live.is_held]

    def lowest_unused(self) -> int:
        """The lowest id from 1 that is not live."""
        return next(number for number in range(1, len(self) + 2) if number not in self._live)

    def add(self, live: LiveRequest) -> None:
        self._live[live.request_id] = live

    def newly_seated(self) -> list[LiveRequest]:
        """The requests that got a slot since the last call. A new one starts with the fewest turns that another request has, not with 0:
        otherwise it would take all turns until it has as many."""
        came = [live for live in self if live.slot is not None and not live.is_seated]
        for live in came:
            live.turns = self._fewest_turns(live)
            live.is_seated = True
        return came

    def rest(self, live: LiveRequest) -> None:
        """A request's grant is used up. It gets no extra turns for those that drives gave to others while it ran."""
        live.turns = max(live.turns, self._fewest_turns(live))

    def _fewest_turns(self, but: LiveRequest) -> int:
        """The fewest turns that a request with a slot has, other than ``but``."""
        return min((live.turns for live in self if live.is_seated and live is not but), default=0)

    def remove(self, live: LiveRequest, how: str) -> None:
        """A live request has ended. ``how``: as in `_Ended`."""
        del self._live[live.request_id]
        live.has_ended = True
        self._ended[live.epoch] = _Ended(live.request_id, how)
        if len(self._ended) > ENDED_KEPT:
            del self._ended[next(iter(self._ended))]

    def finished_as(self, request_id: int) -> LiveRequest | None:
        """The last ended request with this id; None unless it has sent all its tokens, and no other request did so in its slot since."""
        last = self._last(request_id)
        return next((live for live in self.finished.values() if live.epoch == last), None)

    def was_done_by_length(self, request_id: int) -> bool:
        """Whether the last ended request with this id has sent all its tokens."""
        last = self._last(request_id)
        return last is not None and self._ended[last].how == DONE_BY_LENGTH

    def _last(self, request_id: int) -> int | None:
        """The epoch of the last request with this id that has ended."""
        return next((epoch for epoch, ended in reversed(self._ended.items()) if ended.request_id == request_id), None)

    def about_epoch(self, epoch: int) -> str:
        """A sentence for a reply: which request an epoch names."""
        if (live := next((live for live in self if live.epoch == epoch), None)) is not None:
            return f"epoch {epoch} is that of request {live.request_id}"
        if (ended := self._ended.get(epoch)) is not None:
            return f"epoch {epoch} was that of request {ended.request_id}, which {ended.how}"
        return f"epoch {epoch} is that of no request among the {len(self)} that live and the last {ENDED_KEPT}"

    def by_key(self, key: str) -> LiveRequest | None:
        """The live request with this id in the engine; None if it has ended."""
        live = self.get(int(key.partition(".")[0]))
        return live if live is not None and live.key == key else None

    def named(self, request_id: int) -> LiveRequest:
        """The live request with this id.

        Raises:
            Refused: there is none.
        """
        if (live := self.get(request_id)) is not None:
            return live
        if (last := self._last(request_id)) is not None:
            raise Refused(f"stale: request {request_id} {self._ended[last].how}")
        raise Refused(f"request {request_id} is unknown; {len(self)} requests live")
