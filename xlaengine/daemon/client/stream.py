"""The tokens of one request, to its client."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from xlaengine.daemon.client.connection import Connection
from xlaengine.daemon.client.correlation import Heard
from xlaengine.daemon.errors import DaemonError
from xlaengine.daemon.protocol.frames import CONTINUES, DONE


class Stream:
    """The tokens of one request, as they come.

    Iterate for its token ids. The iteration ends with the request, and where its quantum is used up: then `is_held`, and after
    `continue_` there are more.

    Attributes:
        request_id: its id in frames and replies.
    """

    def __init__(self, connection: Connection, heard: Heard):
        self.request_id = heard.request_id
        self._connection = connection
        self._heard = heard

    @property
    def is_held(self) -> bool:
        """Whether its quantum is used up, and it waits for `continue_`."""
        return self._heard.is_held

    @property
    def is_finished(self) -> bool:
        """Whether it has ended, well or not. Tokens may still be there to take."""
        return self._heard.is_finished

    def __iter__(self) -> Iterator[int]:
        return self

    def __next__(self) -> int:
        """
        Raises:
            DaemonError: the request has failed; nobody here has cancelled it.
            TimeoutError: no token has come for as long as the client waits.
        """
        heard = self._heard
        self._connection.wait(lambda: bool(heard.tokens) or heard.terminal is not None, f"a token of request {self.request_id}")
        if heard.tokens:
            return heard.tokens.popleft()
        if heard.terminal in (DONE, CONTINUES) or heard.cancelled:
            raise StopIteration
        raise DaemonError(self._connection.reason(heard))

    def tokens(self) -> list[int]:
        """All that is to come, of the request or of its quantum."""
        return list(self)

    def continue_(self, tokens: int) -> Self:
        """Grant so many more tokens.

        Raises:
            DaemonError: it is not held, or no longer; the message says what it is.
        """
        self._connection.resume(self._heard, tokens)
        return self

    def cancel(self) -> None:
        """End it now. What has come can still be taken; nothing more will. One that has ended stays as it is."""
        self._connection.cancel(self._heard)
