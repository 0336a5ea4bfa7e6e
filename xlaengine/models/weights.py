"""The parameters of a decoder as one tree.

``abstract(spec)`` gives the tree of shapes, which readers fill. Layers are stacked by group, so that there are few leaves. Graphs take the
same tree with its matrices packed (`packed`). Vectors stay stacked: each argument of a graph costs a dispatch microseconds, and slices cost
nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import jax
import numpy as np

from xlaengine.models.spec import ModelSpec
from xlaengine.ops.base import Ops
from xlaengine.ops.kept import Kept
from xlaengine.ops.params import Param, is_param


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Weights:
    """The parameters, as arrays, as `Param`, or as packed matrices.

    Attributes:
        embed: [V, D], or its transpose if that is `Kept`. None in a tree of parts, and in packed weights whose head is tied to it unless
            `Ops.keeps_embedding`.
        groups: for each group and each layer of its pattern, by branch and name, the stack of a parameter, ``[L, in, out]`` for a matrix.
        final_norm: [D].
        lm_head: [D, V]; None in unpacked weights if it is tied to ``embed``.
    """

    embed: Any
    groups: Any
    final_norm: Any
    lm_head: Any = None


def abstract(spec: ModelSpec) -> Weights:
    """The tree of `Param` that a checkpoint of this model must fill exactly."""

    def stacked(repeats: int, params: dict[str, dict[str, Param]]) -> dict[str, dict[str, Param]]:
        return {branch: {name: param.stacked(repeats) for name, param in own.items()} for branch, own in params.items()}

    return Weights(
        embed=spec.embed.parameter(),
        groups=tuple(tuple(stacked(group.repeats, layer.parameters()) for layer in group.pattern) for group in spec.groups),
        final_norm=spec.head.norm.parameter(),
        lm_head=spec.head.parameter(),
    )


def abstract_like(spec: ModelSpec, weights: Weights | None) -> Weights:
    """`abstract`, with the `Kept` matrices of ``weights`` in place of their `Param`s.

    Args:
        weights: as `packed` takes them; leaves that are not `Kept` may be shapes or None. None: no leaf is `Kept`.
    """
    params = abstract(spec)
    if weights is None:
        return params
    if isinstance(weights.lm_head, Kept):
        params = replace(params, embed=None if spec.head.tied else params.embed, lm_head=weights.lm_head)
    if isinstance(weights.embed, Kept):
        params = replace(params, embed=weights.embed)

    def like(param: Param, leaf: Any) -> Any:
        return leaf if isinstance(leaf, Kept) else param

    return replace(params, groups=jax.tree.map(like, params.groups, weights.groups, is_leaf=is_param))


def size(params: Any) -> int:
    """The number of values in a tree of `Param`s."""
    return sum(param.size for param in jax.tree.leaves(params, is_leaf=is_param))


def bytes_read(spec: ModelSpec, tokens: int, itemsize: int, like: Weights | None = None, ops: Ops | None = None) -> int:
    """The expected bytes of parameters that a call of ``tokens`` tokens reads: all but the embedding table, unless it is the head too.
    Experts count as if tokens chose them at random (`Param.read`).

    Args:
        itemsize: of a float.
        like: as in `abstract_like`. `Kept` matrices have the bytes of their data.
        ops: kernels that may pack matrices in fewer bytes; None: a matrix takes ``itemsize`` for each value.
    """
    params, given = abstract(spec), abstract_like(spec, like)

    def read(param: Param, leaf: Any) -> float:
        floats = itemsize * param.size
        packed = floats if ops is None or not param.is_matrix else _of(param, ops).packed_bytes(param, itemsize)
        nbytes = leaf.nbytes if isinstance(leaf, Kept) else packed
        return nbytes * param.read(tokens) / param.size

    groups = jax.tree.leaves(jax.tree.map(read, params.groups, given.groups, is_leaf=is_param))
    head = read(_transposed(params.embed) if spec.head.tied else params.lm_head, given.lm_head)
    return round(sum(groups) + read(params.final_norm, given.final_norm) + head)


def packed(spec: ModelSpec, weights: Weights, ops: Ops) -> Weights:
    """The same weights as graphs take them, from numpy arrays or `Param`s; leaves that are packed already stay.

    A tied embedding becomes ``lm_head [D, V]``: this layout is faster for the product with the whole matrix at every step, and a lookup
    takes few columns. Layers that use another model's head have neither ``embed`` nor ``lm_head``.
    """
    if weights.lm_head is None and weights.embed is not None:
        weights = replace(weights, embed=weights.embed if ops.keeps_embedding else None, lm_head=_transposed(weights.embed))
    groups = mapped(spec, weights.groups, lambda param, leaf: _of(param, ops).pack(leaf) if param.is_matrix else leaf)
    return replace(weights, groups=groups, lm_head=None if weights.lm_head is None else ops.pack(weights.lm_head))


def taken_over(spec: ModelSpec, weights: Weights, ops: Ops) -> Weights:
    """Unpacked NumPy weights with their matrices as `Ops.take_over` packs them, in the same memory if possible.

    `Kept` matrices stay. ``weights`` must not be used afterwards. If the caller keeps no reference, a leaf's old memory is free before
    that of the next is taken.
    """
    tied = weights.lm_head is None
    head = _taken(weights.embed.T if tied else weights.lm_head, ops)
    embed, groups, final_norm = weights.embed if ops.keeps_embedding or not tied else None, weights.groups, weights.final_norm
    del weights

    def take(param: Param, leaf: Any) -> Any:
        return _taken(leaf, _of(param, ops)) if param.is_matrix else leaf

    return Weights(embed=embed, groups=mapped(spec, groups, take, emptied=True), final_norm=final_norm, lm_head=head)


def mapped(spec: ModelSpec, groups: Any, change: Callable[[Param, Any], Any], *, emptied: bool = False) -> Any:
    """``groups`` with ``change(param, leaf)`` for each leaf.

    Args:
        emptied: take each leaf out of ``groups`` before it is changed.
    """

    def of_branch(params: dict[str, Param], own: dict[str, Any]) -> dict[str, Any]:
        return {name: change(param, own.pop(name) if emptied else own[name]) for name, param in params.items()}

    def of_layer(params: dict[str, dict[str, Param]], own: dict[str, Any]) -> dict[str, Any]:
        return {branch: of_branch(params[branch], own[branch]) for branch in params}

    pairs = zip(spec.groups, groups, strict=True)
    return tuple(tuple(of_layer(s.parameters(), w) for s, w in zip(group.pattern, stacks, strict=True)) for group, stacks in pairs)


def _of(param: Param, ops: Ops) -> Ops:
    """The kernels that pack a matrix."""
    return ops.exact if param.exact else ops


def _taken(leaf: Any, ops: Ops) -> Any:
    return leaf if isinstance(leaf, Kept) else ops.take_over(leaf)


def _transposed(leaf: Any) -> Any:
    return leaf.transposed if is_param(leaf) else np.ascontiguousarray(leaf.T)
