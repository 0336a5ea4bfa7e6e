"""How a checkpoint's first layer with experts ranks them for each token of a sequence, by the oracle's definition."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import numpy as np

from xlaengine.check.oracle.blocks.arithmetic import linear_of
from xlaengine.check.oracle.blocks.clamped_experts import ClampedExperts
from xlaengine.check.oracle.blocks.experts import Experts
from xlaengine.check.oracle.checkpoint import Checkpoint, open_checkpoint
from xlaengine.check.oracle.definition import Branch, every
from xlaengine.check.oracle.forward import embedded

Mixture = Experts | ClampedExperts


class Routing:
    """The router of the first layer with experts, in NumPy's float64.

    It reads the embedding, the layers before that layer, and the layer's mixer and router, but no expert.

    Attributes:
        layer: the index of its layer. block: its experts.
    """

    def __init__(self, checkpoint: Checkpoint):
        """Finds the first layer with experts.

        Raises:
            ValueError: no layer has experts.
        """
        self.checkpoint = checkpoint
        found = next(_mixtures(checkpoint), None)
        if found is None:
            raise ValueError(f"none of the {len(checkpoint.definition.layers)} layers has experts")
        self.layer, self._branch, self.block = found
        self._tensor = cache(checkpoint.tensor)
        self._linear = linear_of(checkpoint.quantization)

    def ranked(self, ids: Sequence[int]) -> np.ndarray:
        """The scores by which experts are chosen, the greatest first: float64 ``[T, E]`` for ``ids [T]``.

        Raises:
            CheckpointFault: a tensor cannot be read.
        """
        definition = self.checkpoint.definition
        x = embedded(definition, self._tensor(f"{definition.embedding_name}.weight")[list(ids)].astype(np.float64))
        for index, layer in enumerate(definition.layers[: self.layer]):
            x = layer(np, self._linear, x, self._exact(index, layer.parts()))
        layer = definition.layers[self.layer]
        for branch in layer.branches[: self._branch]:
            x = x + branch(np, self._linear, x, self._exact(self.layer, branch.parts()), layer.norm) * layer.residual_multiplier
        last = layer.branches[self._branch]
        weights = self._exact(self.layer, (*last.norms(), *self.block.router_parts()))
        return self.block.ranked(np, last.prepared(np, x, weights, layer.norm), weights)

    def _exact(self, layer: int, parts: Sequence[str]) -> dict[str, np.ndarray]:
        names = {part: f"{self.checkpoint.definition.layers_name}.{layer}.{part}" for part in parts}
        return {part: self._tensor(name).astype(np.float64) for part, name in names.items()}


def open_routing(path: Path, dtype: str, kv_dtype: str = "float32", quantization: str | None = None) -> Routing:
    """Opens the router of the checkpoint at ``path``, for an engine with these settings (`Checkpoint.as_stored`).

    Raises:
        CheckpointFault: the checkpoint cannot be read, or the oracle does not support the model.
        ValueError: no layer has experts.
    """
    return Routing(open_checkpoint(path).as_stored(dtype, kv_dtype, quantization))


def _mixtures(checkpoint: Checkpoint) -> Iterator[tuple[int, int, Mixture]]:
    """The indices of layers and branches that have experts, with their experts."""
    for index, layer in enumerate(checkpoint.definition.layers):
        for number, branch in enumerate(layer.branches):
            yield from ((index, number, block) for block in _of(branch))


def _of(branch: Branch) -> Iterator[Mixture]:
    yield from every(Experts, branch.block)
    yield from every(ClampedExperts, branch.block)
