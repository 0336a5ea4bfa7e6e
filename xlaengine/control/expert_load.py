"""How many tokens each expert computed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np


class ExpertLoad:
    """For each expert, the number of tokens of finished streams that it computed.

    Args:
        experts: for each layer, its number of experts; 0 for a layer without experts.
    """

    def __init__(self, experts: Sequence[int] = ()):
        self._counts = [np.zeros(count, np.int64) for count in experts]

    def add(self, routed: np.ndarray, copied: Iterable[tuple[int, int]]) -> None:
        """Count the tokens of a stream.

        Args:
            routed: integers ``[tokens, layers, top]``, the experts that each token took in each layer.
            copied: ranges ``(start, end)`` of positions that were computed for another stream, and are not counted again.
        """
        computed = np.ones(len(routed), bool)
        for start, end in copied:
            computed[start:end] = False
        for layer, counts in enumerate(self._counts):
            if len(counts):
                counts += np.bincount(routed[computed, layer].ravel(), minlength=len(counts))

    def as_lists(self) -> list[list[int]]:
        """By layer and expert; a layer without experts has an empty list."""
        return [counts.tolist() for counts in self._counts]
