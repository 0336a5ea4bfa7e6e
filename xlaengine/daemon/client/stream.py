"""The tokens of one request, to its client."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from typing import Self

from xlaengine.daemon.client.connection import Connection
from xlaengine.daemon.client.correlation import ResponseState
from xlaengine.daemon.errors import DaemonError
from xlaengine.daemon.protocol.frames import CONTINUES, DONE
from xlaengine.protocol import FinishReason, TokenLogprobs

_NO_FILE = (os.strerror(errno.ENOENT), os.strerror(errno.ENAMETOOLONG))


class Stream:
    """The tokens of one request, as they come.

    Iterate for its token ids. The iteration ends with the request, and where its quantum is used up: then `is_held`, and after
    `continue_` there are more.

    Args:
        if_no_file: what to add where its prompt is refused because no such file is there.

    Attributes:
        request_id: its id in frames and replies.
    """

    def __init__(self, connection: Connection, state: ResponseState, if_no_file: str = ""):
        self.request_id = state.request_id
        self._connection = connection
        self._state = state
        self._if_no_file = if_no_file

    @property
    def is_held(self) -> bool:
        """Whether its quantum is used up, and it waits for `continue_`."""
        return self._state.is_held

    @property
    def is_finished(self) -> bool:
        """Whether it has ended, well or not. Tokens may still be there to take."""
        return self._state.is_finished

    @property
    def finish_reason(self) -> FinishReason | None:
        """``stop`` or ``length``; ``abort`` where it was cancelled here, ``error`` where iterating raises. None while it lives.

        None too where the daemon has broken down after the last token, before it could say. May wait a moment for the reply.
        """
        self._connection.wait_for_reply(lambda: not self._state.is_finished or self._state.is_complete)
        return self._state.finish_reason

    @property
    def stop_reason(self) -> str | int | None:
        """The stop string or the stop token that ended it; None for EOS and other ends. May wait a moment for the reply."""
        self._connection.wait_for_reply(lambda: not self._state.is_finished or self._state.is_complete)
        return self._state.stop_reason

    @property
    def logprobs(self) -> list[TokenLogprobs]:
        """Of each token that has come, in their order, where ``logprobs`` was given; otherwise none."""
        return list(self._state.logprobs)

    @property
    def slot(self) -> int | None:
        """The slot it runs in, or ran; None while it waits for one, and if it never had any. May wait a moment for the reply."""
        self._connection.wait_for_reply(lambda: self._state.is_placed)
        return self._state.slot

    @property
    def place(self) -> tuple[int, int]:
        """Its slot, and the epoch that names its life there.

        Raises:
            DaemonError: it has no slot, or never had one.
        """
        if self.slot is None or self._state.epoch is None:
            raise DaemonError(f"request {self.request_id} has no slot")
        return self.slot, self._state.epoch

    def __iter__(self) -> Iterator[int]:
        return self

    def __next__(self) -> int:
        """
        Raises:
            DaemonError: the request has failed; nobody here has cancelled it.
            TimeoutError: no token has come for as long as the client waits.
        """
        state = self._state
        self._connection.wait(lambda: bool(state.tokens) or state.terminal is not None, f"a token of request {self.request_id}")
        if state.tokens:
            return state.tokens.popleft()
        if state.terminal in (DONE, CONTINUES) or state.cancelled:
            raise StopIteration
        raise DaemonError(self._why())

    def _why(self) -> str:
        self._connection.wait_for_reply(lambda: self._state.error is not None)
        why = self._state.error or f"request {self.request_id} has failed, and the daemon did not say why"
        return why + self._if_no_file if why.endswith(_NO_FILE) else why

    def tokens(self) -> list[int]:
        """All that is to come, of the request or of its quantum."""
        return list(self)

    def continue_(self, tokens: int) -> Self:
        """Grant so many more tokens.

        Raises:
            DaemonError: it is not held, or no longer; the message says what it is.
        """
        self._connection.resume(self._state, tokens)
        return self

    def cancel(self) -> None:
        """End it now. What has come can still be taken; nothing more will. One that has ended stays as it is."""
        self._connection.cancel(self._state)
