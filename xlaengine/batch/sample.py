"""Chooses the finished requests that the oracle generates again."""

from __future__ import annotations

import hashlib
import heapq
import sys
from typing import Literal

from xlaengine.protocol import Request, RequestOutput


class Sample:
    """Keeps ``size`` of the offered requests, those whose ids have the lowest digests. So the choice does not depend on their order.

    Args:
        size: the number to keep, or ``all``.
        seed: another seed chooses others.
    """

    def __init__(self, size: int | Literal["all"], seed: int):
        self._size = sys.maxsize if size == "all" else size
        self._seed = seed
        self._kept: list[tuple[int, str, Request, RequestOutput]] = []

    def offer(self, request: Request, output: RequestOutput) -> None:
        if self._size == 0:
            return
        digest = hashlib.sha256(f"{self._seed}\0{request.request_id}".encode()).digest()
        # A heap of negated ranks: its head is the item that a lower digest replaces. Ids differ, so requests are never compared.
        item = (-int.from_bytes(digest), request.request_id, request, output)
        if len(self._kept) < self._size:
            heapq.heappush(self._kept, item)
        else:
            heapq.heappushpop(self._kept, item)

    def chosen(self) -> list[tuple[Request, RequestOutput]]:
        """Returns the kept requests, lowest digest first."""
        return [(request, output) for _, _, request, output in sorted(self._kept, reverse=True, key=lambda item: item[:2])]
