"""Models with an error as if the checkpoint had been misread. All engines and schedules agree on them; only the oracle finds the error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from xlaengine.check.faults.kinds import ModelFault
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights
from xlaengine.ops.native.panels import PANEL, Panels

Model = tuple[ModelConfig, Weights]

ANOTHER_BASE = 500_000.0
"""The wrong base for a checkpoint whose RoPE base is the usual one."""

NORM, DOWN, BIAS = ("mixer", "norm"), ("feed_forward", "down"), ("mixer", "qkv_bias")
MATRICES = (DOWN, ("mixer", "qkv"), ("feed_forward", "gate_up"), ("mixer", "o"))


def break_model(kind: ModelFault, cfg: ModelConfig, weights: Weights) -> Model | None:
    """Returns the model with one fault; None if it has nothing that the fault could change. The given arrays stay unchanged.

    - ``rope``: the usual RoPE base 10000, whatever the checkpoint says; another base if the checkpoint says 10000.
    - ``norm``: the weights of one layer's first norm are lost, all 1.
    - ``panel``: the first two panels (`PANEL` columns each) of one matrix are swapped.
    - ``column``: the last column of each layer's last product is lost, all 0.
    - ``bias``: the biases of q, k and v are lost, all 0.
    - ``weights``: one layer has the last matrix of the layer before it.

    Args:
        weights: numpy arrays as `models.checkpoint.load` returns them, for native or XLA's kernels.
    """
    return _BREAKS[kind](cfg, weights)


def _rope(cfg: ModelConfig, weights: Weights) -> Model:
    return replace(cfg, rope_theta=10_000.0 if cfg.rope_theta != 10_000.0 else ANOTHER_BASE), weights


def _norm(cfg: ModelConfig, weights: Weights) -> Model | None:
    def lost(norms: np.ndarray) -> None:
        norms[len(norms) // 2] = 1

    return _changed(cfg, weights, NORM, lost)


def _panel(cfg: ModelConfig, weights: Weights) -> Model | None:
    def swapped(matrix: np.ndarray | Panels) -> None:
        first, second = _panels(matrix)
        first[...], second[...] = second.copy(), first.copy()

    wide = (at for at in MATRICES if _leaf(weights, at).shape[-1] >= 2 * PANEL)
    at = next(wide, None)
    return None if at is None else _changed(cfg, weights, at, swapped)


def _panels(matrix: np.ndarray | Panels) -> Iterator[np.ndarray]:
    """Yields the first two panels of the middle layer's matrix, as views."""
    stack = matrix.data if isinstance(matrix, Panels) else matrix
    for i in range(2):
        here = stack[len(stack) // 2]
        yield here[i] if isinstance(matrix, Panels) else here[:, i * PANEL : (i + 1) * PANEL]


def _column(cfg: ModelConfig, weights: Weights) -> Model | None:
    def lost(matrix: np.ndarray | Panels) -> None:
        last = matrix.columns - 1 if isinstance(matrix, Panels) else -1
        column = matrix.data[:, last // PANEL, :, last % PANEL] if isinstance(matrix, Panels) else matrix[..., last]
        column[...] = 0

    return _changed(cfg, weights, DOWN, lost)


def _bias(cfg: ModelConfig, weights: Weights) -> Model | None:
    def lost(biases: np.ndarray) -> None:
        biases[...] = 0

    return _changed(cfg, weights, BIAS, lost)


def _weights(cfg: ModelConfig, weights: Weights) -> Model | None:
    def another(matrix: np.ndarray | Panels) -> None:
        stack = matrix.data if isinstance(matrix, Panels) else matrix
        stack[len(stack) // 2] = stack[len(stack) // 2 - 1]

    return None if cfg.layers < 2 else _changed(cfg, weights, DOWN, another)


def _leaf(weights: Weights, at: tuple[str, str]) -> Any:
    """The stack of a parameter in the first group's first layers, by branch and name; None where the model has none."""
    return weights.groups[0][0][at[0]].get(at[1])


def _changed(cfg: ModelConfig, weights: Weights, at: tuple[str, str], change: Callable[[Any], None]) -> Model | None:
    """With a copy of one of the layers' parameters that ``change`` writes into; None where there is none, or it writes what stood there."""
    leaf, (branch, name) = _leaf(weights, at), at
    if leaf is None:
        return None
    copy = replace(leaf, data=leaf.data.copy()) if isinstance(leaf, Panels) else leaf.copy()
    change(copy)
    before, after = (each.data if isinstance(each, Panels) else each for each in (leaf, copy))
    if np.array_equal(before, after):
        return None
    (layers, *places), *groups = weights.groups
    layers = layers | {branch: layers[branch] | {name: copy}}
    return cfg, replace(weights, groups=((layers, *places), *groups))


_BREAKS: dict[ModelFault, Callable[[ModelConfig, Weights], Model | None]] = {
    "rope": _rope,
    "norm": _norm,
    "panel": _panel,
    "column": _column,
    "bias": _bias,
    "weights": _weights,
}
