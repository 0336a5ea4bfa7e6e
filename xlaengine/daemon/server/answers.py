"""The frames that answer lines: exactly one terminal for each line, in the order that a tagged or an untagged stream has."""

from __future__ import annotations

from collections import deque

from xlaengine.daemon.protocol.frames import DAEMON_ID, DONE, encode_experts, encode_logprobs
from xlaengine.daemon.server.outlet import Outlet
from xlaengine.types import TokenEvent

_DRIVE = -1


class Answers:
    """Sends frames through an outlet.

    Tagged frames are sent at once. Untagged terminals are all `DONE`, and are sent in the order of their lines; the caller runs one request
    at a time, the oldest.
    """

    def __init__(self, outlet: Outlet, tagged: bool):
        self._outlet = outlet
        self._tagged = tagged
        # Untagged, for each line from the first unanswered one on: the id of its request, if that has not ended; _DRIVE for an open drive;
        # otherwise DAEMON_ID.
        self._lines: deque[int] = deque()

    @property
    def waiting(self) -> int:
        """The number of untagged answers that cannot be sent before the answer to an earlier line."""
        return self._lines.count(DAEMON_ID)

    def begin(self, request_id: int) -> None:
        """A request has begun: its terminal will answer its line."""
        if not self._tagged:
            self._lines.append(request_id)

    def begin_drive(self) -> None:
        """A drive is open: its terminal will answer its line."""
        self.begin(_DRIVE)

    @property
    def is_drive_next(self) -> bool:
        """Whether, untagged, all requests of lines before the open drive have ended."""
        return bool(self._lines) and self._lines[0] == _DRIVE

    def token(self, request_id: int, event: TokenEvent) -> None:
        """Send a token, and before it the frames of its log-probabilities and experts, if the event has them."""
        assert self._tagged or self._lines[0] == request_id
        experts = b"" if event.routed_experts is None else encode_experts(request_id, event.routed_experts)
        logprobs = b"" if event.logprobs is None else encode_logprobs(request_id, event.logprobs)
        self._outlet.frame(request_id, event.token_id, experts + logprobs)

    def of_request(self, request_id: int, terminal: int) -> None:
        """Send the terminal of a request, which has ended or whose quantum is used up. It answers the request's line."""
        if self._tagged:
            self._outlet.frame(request_id, terminal)
            return
        if self._lines[0] == request_id:
            self._lines.popleft()
            self._outlet.frame(request_id, DONE)
        else:  # it was cancelled before it ran
            self._lines[self._lines.index(request_id)] = DAEMON_ID
        self._answer_lines()

    def of_line(self, terminal: int, request_id: int = DAEMON_ID) -> None:
        """Send the terminal of a line that was carried out or refused. ``request_id``: the id that a refused START names."""
        if self._tagged:
            self._outlet.frame(request_id, terminal)
        else:
            self._lines.append(DAEMON_ID)
            self._answer_lines()

    def of_drive(self, terminal: int) -> None:
        """Send the terminal of the open drive, which is over."""
        if self._tagged:
            self._outlet.frame(DAEMON_ID, terminal)
        else:
            self._lines[self._lines.index(_DRIVE)] = DAEMON_ID
            self._answer_lines()

    def _answer_lines(self) -> None:
        while self._lines and self._lines[0] == DAEMON_ID:
            self._outlet.frame(self._lines.popleft(), DONE)
