"""From a configuration to the tensors of a checkpoint that fill each parameter (`plan`), by the family's table."""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

import jax
import numpy as np

from xlaengine.models.config import ModelConfig
from xlaengine.models.families import Tensor, TopTensor, family_of, spec_of
from xlaengine.models.spec import Group
from xlaengine.models.weights import Weights, abstract
from xlaengine.ops.params import Param, is_param


@dataclass(frozen=True)
class Fill:
    """Copy the tensor ``name`` of ``shape`` into a parameter.

    Attributes:
        path: the place of the stack in `Weights.groups`: group, place in its pattern, branch, name. None outside the layers.
        leaf: the parameter's name, in its branch or in `Weights`.
        layer: index in the stack.
        parts: indices into the parameter's logical axes, which the tensor fills one after the other.
        param: the parameter.
        rotated_heads: the number of heads that the rows belong to, if they are rotated by position; else 0.
        change: makes the parameter's values from the stored ones; None if they are the same.
    """

    name: str
    shape: tuple[int, ...]
    path: tuple[int, int, str, str] | None
    leaf: str
    layer: int
    parts: tuple[Any, ...]
    param: Param
    rotated_heads: int = 0
    change: Callable[[np.ndarray], np.ndarray] | None = None

    @property
    def key(self) -> Any:
        """Names the parameter, for `with_leaves`: ``path``, or ``leaf`` outside the layers."""
        return self.leaf if self.path is None else self.path

    def targets(self, weights: Weights) -> tuple[np.ndarray, ...]:
        """The parts of the parameter's array that are filled, views in its logical axes."""
        if self.path is None:
            return (getattr(weights, self.leaf),)
        group, place, branch, name = self.path
        array = weights.groups[group][place][branch][name][self.layer].reshape(self.param.shape)
        return tuple(array[part] for part in self.parts)


def with_leaves(weights: Weights, leaves: Mapping[Any, Any]) -> Weights:
    """``weights``, with other leaves for the keys of ``leaves`` (`Fill.key`)."""
    groups = jax.tree.map(lambda leaf: leaf, weights.groups, is_leaf=lambda leaf: leaf is None or is_param(leaf))  # new dicts
    for key, leaf in leaves.items():
        if isinstance(key, str):
            weights = replace(weights, **{key: leaf})
        else:
            group, place, branch, name = key
            groups[group][place][branch][name] = leaf
    return replace(weights, groups=groups)


def plan(cfg: ModelConfig, naming: str, stored: Container[str] = ()) -> list[Fill]:
    """Every tensor that a checkpoint of ``cfg`` must hold, under the names of ``naming``: ``hf`` or ``gguf``.

    Args:
        stored: the names of its tensors. They decide between several forms of a parameter; the first form is planned if the checkpoint has
            none.
    """
    fills, first = [], 0
    for number, group in enumerate(spec_of(cfg).groups):
        fills += _group_fills(cfg, number, group, first, naming, stored)
        first += group.repeats * len(group.pattern)
    return fills + list(_top_fills(cfg, abstract(spec_of(cfg)), naming))


def _group_fills(cfg: ModelConfig, number: int, group: Group, first: int, naming: str, stored: Container[str]) -> Iterator[Fill]:
    for place, layer in enumerate(group.pattern):
        params, tensors = layer.parameters(), [each for each in family_of(cfg).tensors(layer) if getattr(each, naming)]
        for repeat in range(group.repeats):
            at = first + repeat * len(group.pattern) + place
            for tensor in _of_one_form(tensors, naming, at, stored):
                path = (number, place, tensor.branch, tensor.name)
                name, param = getattr(tensor, naming).format(at), params[tensor.branch][tensor.name]
                change = _change(tensor, naming)
                shape = _shape(tensor, param) if tensor.shapes is None else tensor.shapes[naming]
                yield Fill(name, shape, path, tensor.name, repeat, tensor.parts, param, tensor.rotated_heads, change)


def _of_one_form(tensors: list[Tensor], naming: str, layer: int, stored: Container[str]) -> list[Tensor]:
    forms = [each.form for each in tensors if each.form]
    there = [each.form for each in tensors if each.form and getattr(each, naming).format(layer) in stored]
    return [each for each in tensors if each.form in ("", *(there or forms)[:1])]


def _shape(tensor: Tensor, param: Param) -> tuple[int, ...]:
    """The shape of the stored tensor. All its parts have the same inputs."""
    parts = [np.broadcast_to(np.int8(0), param.shape)[part].shape for part in tensor.parts]
    if not param.is_matrix:
        return (*parts[0][: param.each], sum(math.prod(part[param.each :]) for part in parts))
    first = param.each - _counted(tensor.parts[0], param)
    last = first + param.inputs
    return (*parts[0][:first], sum(math.prod(part[last:]) for part in parts), math.prod(parts[0][first:last]))


def _counted(part: Any, param: Param) -> int:
    """The number of axes of `Param.each` at which an index into the logical axes chooses one matrix."""
    return len(list(takewhile(lambda index: isinstance(index, int), part[: param.each]))) if isinstance(part, tuple) else 0


def _top_fills(cfg: ModelConfig, params: Weights, naming: str) -> Iterator[Fill]:
    for leaf, tensor in family_of(cfg).top.items():
        param: Param | None = getattr(params, leaf)
        if param is not None:
            shape = param.shape[::-1] if param.is_matrix else param.shape
            yield Fill(getattr(tensor, naming), shape, None, leaf, 0, (...,), param, change=_change(tensor, naming))


def _change(tensor: Tensor | TopTensor, naming: str) -> Callable[[np.ndarray], np.ndarray] | None:
    return tensor.from_gguf if naming == "gguf" else tensor.from_hf
