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
"""The most seconds between a frame and the reply that follows from it."""

_NO_FILE = (os.strerror(errno.ENOENT), os.strerror(errno.ENAMETOOLONG))


@dataclass(eq=False, kw_only=True)
class Stream(Response):
    """Iterate over its token ids as they come. The iteration ends with the request, and when its quantum is used up (`is_held`): then it
    keeps its slot until `continue_` or `cancel`, or until the stream is dropped and another one starts or waits for a slot.

    Attributes:
        if_no_file: added to the message if its prompt file does not exist.
    """

    client: Client
    if_no_file: str = ""

    @property
    def slot(self) -> int | None:
        """The slot in which it runs or ran; None while it waits, or if it never had one. May wait for the reply, up to `REPLY_SECONDS`."""
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
        """
        Raises:
            DaemonError: the request failed, or was cancelled elsewhere.
            TimeoutError: no token came for the client's ``timeout``.
        """
        what, name = lambda: bool(self.untaken) or self.is_held or self.is_finished, f"a token of request {self.request_id}"
        if self.has_begun:
            self.client.wait(what, name)
        else:
            self.client.wait_for_slot(self, what, name)
        if self.untaken:
            return self.untaken.popleft()
        if self.terminal in (DONE, CONTINUES) or self.was_cancelled:
            raise StopIteration
        why = self.error or ""
        raise DaemonError(why + self.if_no_file if why.endswith(_NO_FILE) else why)

    def tokens(self) -> list[int]:
        """All tokens until the iteration ends."""
        return list(self)

    def continue_(self, tokens: int) -> Self:
        """Generate more tokens. It may have ended at its ``max_tokens``, if no other request has used its slot since.

        Raises:
            DaemonError: refused; the message says why.
        """
        self.client.resume(self, tokens)
        return self

    def cancel(self) -> None:
        """End it now. Tokens that have come can still be taken. Ignored if it has ended."""
        self.client.cancel(self)
