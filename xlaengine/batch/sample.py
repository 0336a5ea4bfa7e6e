"""Chooses the finished requests that the oracle generates again."""

from __future__ import annotations

import hashlib
from bisect import insort
from operator import itemgetter
from typing import Literal

from xlaengine.types import Request, RequestOutput


class Sample:
    """Keeps some of the offered requests: those whose ids have the lowest digests, so that the order of offers does not matter.

    Args:
        size: the number of requests to keep, or ``all``.
        seed: is part of the digests, so another seed chooses other requests.
    """

    def __init__(self, size: int | Literal["all"], seed: int):
        self._size = None if size == "all" else size
        self._seed = seed
        self._kept: list[tuple[bytes, Request, RequestOutput]] = []

    def offer(self, request: Request, output: RequestOutput) -> None:
        """Keeps a finished request if its digest is among the lowest so far."""
        digest = hashlib.sha256(f"{self._seed}\0{request.request_id}".encode()).digest()
        insort(self._kept, (digest, request, output), key=itemgetter(0))
        if self._size is not None:
            del self._kept[self._size :]

    def chosen(self) -> list[tuple[Request, RequestOutput]]:
        """Returns the kept requests, lowest digest first."""
        return [(request, output) for _, request, output in self._kept]
