"""The tokens of one request."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from xlaengine.daemon.client.correlation import Response
from xlaengine.daemon.errors import DaemonError
from xlaengine.daemon.protocol.frames import CONTINUES, DONE

if TYPE_CHECKING:
    from xlaengine.daemon.client.client import Client

REPLY_SECONDS = 5.0
"""The most seconds that `Stream.slot` waits for the reply that names the slot."""

_NO_FILE = (os.strerror(errno.ENOENT), os.strerror(errno.ENAMETOOLONG))
"""Reasons in replies to a START whose prompt file does not exist."""


@dataclass(eq=False, kw_only=True)
class Stream(Response):
    """A request, as an iterator over its token ids as they come.

    The iteration ends with the request, and also when the request's quantum is used up (`is_held`). A held request keeps its slot until
    `continue_` or `cancel`. If its stream is dropped instead, it is cancelled when another request starts or waits for a slot.

    Attributes:
        client: the client that has started it.
        if_no_file: added to the message of the error if the prompt file does not exist.
    """

    client: Client
    if_no_file: str = ""

    @property
    def slot(self) -> int | None:
        """The slot in which it runs or ran; None while it is queued, or if it never had one. May wait up to `REPLY_SECONDS` for a reply."""
        with suppress(TimeoutError):
            self.client.wait(lambda: self.is_placed, f"the slot of request {self.request_id}", REPLY_SECONDS)
        return self.known_slot

    @property
    def place(self) -> tuple[int, int]:
        """Its slot and epoch.

        Raises:
            DaemonError: it has no slot.
        """
        if self.slot is None or self.epoch is None:
            raise DaemonError(f"request {self.request_id} has no slot")
        return self.slot, self.epoch

    def __iter__(self) -> Iterator[int]:
        return self

    def __next__(self) -> int:
        """The next token id.

        Raises:
            DaemonError: the request was refused or failed, or something other than this stream cancelled it.
            TimeoutError: no token came in the client's ``timeout``.
        """
        name = f"a token of request {self.request_id}"
        if self.has_begun:
            self.client.wait(self._has_next, name)
        else:
            self.client.wait_for_slot(self, self._has_next, name)
        if self.untaken:
            token = self.untaken[0]
            del self.untaken[0]  # no call, after which an interrupt could come and lose the token
            return token
        if self.terminal in (DONE, CONTINUES) or self.was_cancelled:
            raise StopIteration
        why = self.error or ""
        raise DaemonError(why + self.if_no_file if why.endswith(_NO_FILE) else why)

    def _has_next(self) -> bool:
        """Whether `__next__` need not wait."""
        return bool(self.untaken) or self.is_held or self.is_finished

    def tokens(self) -> list[int]:
        """All token ids until the iteration ends. Raises what the iteration raises; tokens that have come by then can still be taken."""
        taken: list[int] = []
        try:
            for token in self:
                taken.append(token)
        except BaseException:
            self.untaken.extendleft(reversed(taken))
            raise
        return taken

    def continue_(self, tokens: int) -> Self:
        """Continue a held request, or one that has ended by its ``max_tokens`` and whose slot no other request has used since.

        Args:
            tokens: how many more tokens to generate, from 1.

        Raises:
            Malformed: ``tokens`` is not such a number.
            DaemonError: the request cannot be continued; the message says why.
            TimeoutError: no answer came in time. The client cannot be used any more.
        """
        self.client.resume(self, tokens)
        return self

    def cancel(self) -> None:
        """End the request now; if it has ended, nothing is done. Tokens that have come can still be taken.

        Raises:
            DaemonError: the daemon has ended, or the client is closed.
            TimeoutError: no answer came in time. The client cannot be used any more.
        """
        self.client.cancel(self)
