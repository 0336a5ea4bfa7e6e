"""The tokens of one request."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Self

from xlaengine.daemon.client.correlation import ResponseState
from xlaengine.daemon.errors import DaemonError
from xlaengine.daemon.protocol.frames import CONTINUES, DONE
from xlaengine.protocol import FinishReason, TokenLogprobs

if TYPE_CHECKING:
    from xlaengine.daemon.client.client import Client

_NO_FILE = (os.strerror(errno.ENOENT), os.strerror(errno.ENAMETOOLONG))


class Stream:
    """Iterate over its token ids as they come. The iteration ends with the request, and when its quantum is used up (`is_held`).

    Args:
        if_no_file: added to the message if its prompt file does not exist.
    """

    def __init__(self, client: Client, state: ResponseState, if_no_file: str = ""):
        self.request_id = state.request_id
        self._client = client
        self._state = state
        self._if_no_file = if_no_file

    @property
    def is_held(self) -> bool:
        """Whether its quantum is used up, and it waits for `continue_`."""
        return self._state.is_held

    @property
    def is_finished(self) -> bool:
        """Whether it has ended. There may be tokens left to take."""
        return self._state.is_finished

    @property
    def finish_reason(self) -> FinishReason | None:
        """``stop`` or ``length``; ``abort`` if it was cancelled here; ``error`` if iterating raises; None while it lives.

        Also None if the daemon ended between the last token and its reply. May wait a moment for the reply.
        """
        self._wait_for_end()
        return self._state.finish_reason

    @property
    def stop_reason(self) -> str | int | None:
        """The stop string or stop token that ended it; None for other ends. May wait a moment for the reply."""
        self._wait_for_end()
        return self._state.stop_reason

    def _wait_for_end(self) -> None:
        self._client.wait_for_reply(lambda: not self._state.is_finished or self._state.is_complete)

    @property
    def logprobs(self) -> list[TokenLogprobs]:
        """Of each token that has come, if ``logprobs`` was given."""
        return list(self._state.logprobs)

    @property
    def slot(self) -> int | None:
        """The slot in which it runs or ran; None while it waits, or if it never had one. May wait a moment for the reply."""
        self._client.wait_for_reply(lambda: self._state.is_placed)
        return self._state.slot

    @property
    def place(self) -> tuple[int, int]:
        """Its slot and epoch.

        Raises:
            DaemonError: it has no slot.
        """
        if self.slot is None or self._state.epoch is None:
            raise DaemonError(f"request {self.request_id} has no slot")
        return self.slot, self._state.epoch

    def __iter__(self) -> Iterator[int]:
        return self

    def __next__(self) -> int:
        """
        Raises:
            DaemonError: the request failed, or was cancelled elsewhere.
            TimeoutError: no token came for the client's ``timeout``.
        """
        state = self._state
        self._client.wait(lambda: bool(state.tokens) or state.terminal is not None, f"a token of request {self.request_id}")
        if state.tokens:
            return state.tokens.popleft()
        if state.terminal in (DONE, CONTINUES) or state.cancelled:
            raise StopIteration
        self._client.wait_for_reply(lambda: state.error is not None)
        why = state.error or f"request {self.request_id} has failed, and the daemon did not say why"
        raise DaemonError(why + self._if_no_file if why.endswith(_NO_FILE) else why)

    def tokens(self) -> list[int]:
        """All tokens that come until the iteration ends."""
        return list(self)

    def continue_(self, tokens: int) -> Self:
        """Ask for so many more tokens, also if it has ended at its ``max_tokens`` and no other request has used its slot since.

        Raises:
            DaemonError: refused; the message says why.
        """
        self._wait_for_end()
        self._client.resume(self._state, tokens)
        return self

    def cancel(self) -> None:
        """End it now. Tokens that have come can still be taken. Ignored if it has ended."""
        self._client.cancel(self._state)
