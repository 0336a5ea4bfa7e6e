"""Which tensors of a checkpoint fill which parameter, for a configuration: the plan that its family's table gives."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from xlaengine.models.config import ModelConfig
from xlaengine.models.families import TOP, Tensor, family_of, spec_of
from xlaengine.models.spec import Group
from xlaengine.models.weights import Weights, abstract
from xlaengine.ops.params import Param


@dataclass(frozen=True)
class Fill:
    """Copy the tensor ``name`` of ``shape`` into a parameter.

    Attributes:
        path: of the stack in `Weights.groups`: group, place in its pattern, branch, name. None outside the layers.
        leaf: the parameter's name, in its branch or in `Weights`.
        layer: index in the stack.
        part: index into the parameter's logical axes.
        param: the parameter.
        rotated_heads: rows are those of so many heads that are rotated by position; 0 for none.
    """

    name: str
    shape: tuple[int, ...]
    path: tuple[int, int, str, str] | None
    leaf: str
    layer: int
    part: Any
    param: Param
    rotated_heads: int = 0

    def target(self, weights: Weights) -> np.ndarray:
        """The part of the parameter's array that is filled, a view in its logical axes."""
        if self.path is None:
            return getattr(weights, self.leaf)
        group, place, branch, name = self.path
        return weights.groups[group][place][branch][name][self.layer].reshape(self.param.shape)[self.part]


def plan(cfg: ModelConfig, naming: str) -> list[Fill]:
    """Every tensor that a checkpoint of ``cfg`` must hold, under the names of ``naming``: ``hf`` or ``gguf``."""
    fills, first = [], 0
    for number, group in enumerate(spec_of(cfg).groups):
        fills += _group_fills(cfg, number, group, first, naming)
        first += group.repeats * len(group.pattern)
    return fills + list(_top_fills(abstract(spec_of(cfg)), naming))


def _group_fills(cfg: ModelConfig, number: int, group: Group, first: int, naming: str) -> Iterator[Fill]:
    for place, layer in enumerate(group.pattern):
        params, tensors = layer.parameters(), list(family_of(cfg).tensors(layer))
        for repeat in range(group.repeats):
            at = first + repeat * len(group.pattern) + place
            for tensor in tensors:
                path = (number, place, tensor.branch, tensor.name)
                yield _layer_fill(tensor, params[tensor.branch][tensor.name], path, repeat, getattr(tensor, naming).format(at))


def _layer_fill(tensor: Tensor, param: Param, path: tuple[int, int, str, str], layer: int, name: str) -> Fill:
    part = np.broadcast_to(np.int8(0), param.shape)[tensor.part].shape
    inputs = math.prod(part[: param.inputs])
    shape = (math.prod(part[param.inputs :]), inputs) if param.is_matrix else (math.prod(part),)
    return Fill(name, shape, path, tensor.name, layer, tensor.part, param, tensor.rotated_heads)


def _top_fills(params: Weights, naming: str) -> Iterator[Fill]:
    for leaf, tensor in TOP.items():
        param: Param | None = getattr(params, leaf)
        if param is not None:
            shape = param.shape[::-1] if param.is_matrix else param.shape
            yield Fill(getattr(tensor, naming), shape, None, leaf, 0, ..., param)
