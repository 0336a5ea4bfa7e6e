"""The record of a runner's graphs: why each was compiled, for which shapes, and how often it was launched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import jax

from xlaengine.device.table import Graph
from xlaengine.runner.compiler import Built, compile_events


class Ledger:
    """
    Attributes:
        beside: JAX's names of the modules that JAX has compiled for this runner since `warmed_up`; none of them is a graph of the table.
    """

    def __init__(self, graphs: Sequence[Graph], built: Mapping[str, Built]):
        self._reasons = {name: each.reason for name, each in built.items()}
        self._shapes = {graph.name: _shapes(graph.batch) for graph in graphs}
        self._launches = dict.fromkeys(self._shapes, 0)
        self.beside: list[str] = []
        self._warm_at = 0

    def warmed_up(self) -> None:
        """Count launches from now on. Nothing may be compiled any more."""
        self._launches = dict.fromkeys(self._launches, 0)
        self.beside.clear()
        self._warm_at = compile_events().requested

    def launched(self, name: str) -> None:
        self._launches[name] += 1

    @property
    def compiles_in_process(self) -> int:
        """Modules that JAX has compiled since `warmed_up`, for this runner or anything else in the process."""
        return compile_events().requested - self._warm_at

    def as_dict(self) -> dict[str, dict[str, Any]]:
        """By name of a graph or of a module of `beside`:

        - ``launches``: how often it was launched
        - ``compiles``: how often it was compiled; 1 for a graph
        - ``reason``: as `Built.reason`; ``not_in_table`` for a module of `beside`
        - ``shapes``: the names, dtypes and shapes of the batch's arrays
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
