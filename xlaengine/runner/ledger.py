"""What was compiled, why and for which shapes, and how often each graph was launched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import jax

from xlaengine.device.table import Graph
from xlaengine.runner.compiler import Built, compile_events


class Ledger:
    """Of one runner's graphs, and of what is compiled beside them once `warmed_up` has been called.

    Attributes:
        beside: modules that this runner had JAX compile since then, by JAX's names for them.
    """

    def __init__(self, graphs: Sequence[Graph], built: Mapping[str, Built]):
        self._reasons = {name: each.reason for name, each in built.items()}
        self._shapes = {graph.name: _shapes(graph.batch) for graph in graphs}
        self._launches = dict.fromkeys(self._shapes, 0)
        self.beside: list[str] = []
        self._warm_at = 0

    def warmed_up(self) -> None:
        """From here on launches count, and nothing may be compiled."""
        self._launches = dict.fromkeys(self._launches, 0)
        self.beside.clear()
        self._warm_at = compile_events().requested

    def launched(self, name: str) -> None:
        self._launches[name] += 1

    @property
    def compiles_in_process(self) -> int:
        """Modules JAX was asked to compile since `warmed_up`, by this runner or anything else in the process."""
        return compile_events().requested - self._warm_at

    def as_dict(self) -> dict[str, dict[str, Any]]:
        """By name, for the metrics.

        ``launches``; ``compiles``, 1 for a graph of the table; their ``reason``: ``declared``, ``cache``, or ``not_in_table`` for what this
        runner had compiled after warm-up, under JAX's name for it; and the ``shapes`` of its batch.
        """
        graphs = {
            name: {"launches": count, "compiles": 1, "reason": self._reasons[name], "shapes": self._shapes[name]}
            for name, count in self._launches.items()
        }
        others = {
            name: {"launches": 0, "compiles": count, "reason": "not_in_table", "shapes": []} for name, count in Counter(self.beside).items()
        }
        return graphs | others


def _shapes(batch: Any) -> list[str]:
    return [f"{jax.tree_util.keystr(path).lstrip('.')} {leaf.dtype}{list(leaf.shape)}" for path, leaf in jax.tree.leaves_with_path(batch)]
