"""Models with an error, as if the checkpoint had been misread. All engines and schedules give the same wrong streams, so only the oracle
finds the error.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from xlaengine.check.faults.kinds import ModelFault
from xlaengine.models.blocks import OffsetRMSNorm
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.weights import Weights
from xlaengine.ops.panels import PANEL

Model = tuple[ModelConfig, Weights]

USUAL_BASE, ANOTHER_BASE = 10_000.0, 500_000.0
"""The wrong RoPE base, and the wrong one for a checkpoint whose base is the first."""

WINDOWS: dict[ModelFault, int] = {"window": 1, "short-window": -1}
"""By how many keys each fault lengthens all windows."""

DOWN = ("feed_forward", "down")
Parameter = tuple[str, str]
"""Branch and name in a layer."""


def break_model(kind: ModelFault, cfg: ModelConfig, weights: Weights, positions: int) -> Model | None:
    """Returns the model with one fault; None if it has nothing that the fault could change. The given arrays stay unchanged.

    - ``rope``: the usual RoPE base 10000, whatever the checkpoint says; another base if the checkpoint says 10000.
    - ``norm``: the weights of the norms before and after one layer's mixer are lost: they multiply by 1.
    - ``panel``: the first two panels (`PANEL` columns each) are swapped in those matrices of one layer that are that wide.
    - ``column``: the last column of each layer's last product is lost, all 0.
    - ``bias``: the biases of q, k and v are lost, all 0.
    - ``weights``: one layer has the last matrix of the layer before it.
    - ``window``: each layer with a window sees one key too many.
    - ``short-window``: each layer with a window sees one key too few.

    "One layer" is the middle one of each stack.

    Args:
        weights: numpy arrays as they are stored, not yet packed for any kernels.
        positions: the number of positions of the longest stream. A window that is not shorter has no effect.
    """
    if kind == "rope":
        return replace(cfg, rope_theta=USUAL_BASE if cfg.rope_theta != USUAL_BASE else ANOTHER_BASE), weights
    if kind in WINDOWS:
        return _with_windows(WINDOWS[kind], cfg, weights, positions)
    parameters, change = _CHANGES[kind]
    if kind == "norm":
        change = partial(change, one=_factor_one(cfg))
    changed = False

    def of_stack(at: Parameter, stack: np.ndarray) -> np.ndarray:
        nonlocal changed
        if at not in parameters:
            return stack
        copy = stack.copy()
        change(copy)
        changed |= not np.array_equal(copy, stack)
        return copy

    def of_layer(branches: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
        return {branch: {name: of_stack((branch, name), stack) for name, stack in own.items()} for branch, own in branches.items()}

    groups = tuple(tuple(map(of_layer, group)) for group in weights.groups)
    return (cfg, replace(weights, groups=groups)) if changed else None


def _with_windows(more: int, cfg: ModelConfig, weights: Weights, positions: int) -> Model | None:
    """All windows change alike, so that layers are grouped as before."""
    sizes = [size for size in cfg.windows if size is not None]
    if not any(size < positions for size in sizes) or min(sizes) + more < 1:
        return None
    return replace(cfg, windows=tuple(size and size + more for size in cfg.windows)), weights


def _factor_one(cfg: ModelConfig) -> int:
    """The weight for which the norms before mixers multiply by 1."""
    return 0 if any(isinstance(layer.mixer_norm, OffsetRMSNorm) for layer in spec_of(cfg).kinds) else 1


def _norm(stack: np.ndarray, one: int = 1) -> None:
    stack[len(stack) // 2] = one


def _panel(stack: np.ndarray) -> None:
    matrix = stack[len(stack) // 2]
    if matrix.shape[-1] >= 2 * PANEL:
        matrix[:, : 2 * PANEL] = np.roll(matrix[:, : 2 * PANEL], PANEL, axis=1)


def _column(stack: np.ndarray) -> None:
    stack[..., -1] = 0


def _bias(stack: np.ndarray) -> None:
    stack[...] = 0


def _weights(stack: np.ndarray) -> None:
    if len(stack) > 1:
        stack[len(stack) // 2] = stack[len(stack) // 2 - 1]


_CHANGES: dict[ModelFault, tuple[tuple[Parameter, ...], Callable[..., None]]] = {
    "norm": ((("mixer", "norm"), ("mixer", "after")), _norm),
    "panel": ((DOWN, ("mixer", "qkv"), ("feed_forward", "gate_up"), ("mixer", "o")), _panel),
    "column": ((DOWN,), _column),
    "bias": ((("mixer", "qkv_bias"),), _bias),
    "weights": ((DOWN,), _weights),
}
"""The parameters that a fault is written into, and how it changes a stack of them, ``[L, …]``."""
