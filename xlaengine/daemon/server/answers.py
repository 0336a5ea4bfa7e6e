"""The frames that answer lines: exactly one terminal for each line, in the order that a tagged or an untagged stream has."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from xlaengine.daemon.protocol.frames import DAEMON_ID, DONE, encode_logprobs
from xlaengine.daemon.server.outlet import Outlet
from xlaengine.types import TokenEvent


@dataclass
class _Open:
    """An unanswered line of a request. ``after``: the number of other lines whose answers must follow its answer."""

    request_id: int
    after: int = 0


class Answers:
    """Tagged frames leave as they come. Untagged terminals are all `DONE`, and leave in the order of their lines.

    Untagged, one request runs at a time, the oldest. What is kept is bounded by the live requests.
    """

    def __init__(self, outlet: Outlet, tagged: bool):
        self._outlet = outlet
        self._tagged = tagged
        self._open: deque[_Open] = deque()  # untagged only

    @property
    def waiting(self) -> int:
        """The number of answers that wait for the answer to an earlier line."""
        return sum(line.after for line in self._open)

    def begin(self, request_id: int) -> None:
        """The end of this request will answer its line."""
        if not self._tagged:
            self._open.append(_Open(request_id))

    def token(self, request_id: int, event: TokenEvent) -> None:
        assert self._tagged or self._open[0].request_id == request_id
        before = b"" if event.logprobs is None else encode_logprobs(request_id, event.logprobs)
        self._outlet.frame(request_id, event.token_id, before)

    def of_request(self, request_id: int, terminal: int) -> None:
        """The request has ended, or its quantum is used up."""
        if self._tagged:
            self._outlet.frame(request_id, terminal)
            return
        place = next(i for i, line in enumerate(self._open) if line.request_id == request_id)
        line = self._open[place]
        del self._open[place]
        if place:  # it was cancelled before it ran: its answer follows the answer to the line before it
            self._open[place - 1].after += 1 + line.after
            return
        self._outlet.frame(request_id, DONE)
        for _ in range(line.after):
            self._outlet.frame(DAEMON_ID, DONE)

    def of_line(self, terminal: int, request_id: int = DAEMON_ID) -> None:
        """A line was carried out or refused. ``request_id``: that of a START that was refused."""
        if self._tagged:
            self._outlet.frame(request_id, terminal)
        elif self._open:
            self._open[-1].after += 1
        else:
            self._outlet.frame(DAEMON_ID, DONE)
