"""A model as data: its embedding, its layers, its head.

A layer is one or two residual branches: a mixer, and a feed-forward in most models. Each part of a branch names its parameters and has one
traced function. What a part keeps for a slot between calls is a cell (`xlaengine.memory.cells`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

import jax.numpy as jnp
from jax import Array

from xlaengine.memory.access import Access
from xlaengine.memory.cells import CellSpec, Together
from xlaengine.memory.routed import RoutedSpec
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param

Params = Mapping[str, Any]
"""The parameters of one part by name, as arrays or as `Param`."""


@dataclass(frozen=True)
class Call:
    """The parts of a call that its layers read.

    Attributes:
        ops: the kernels.
        tables: for each of `ModelSpec.tables`, the result of its ``prepare`` for the positions of the call.
        access: how the call reads and writes the cells of its slots.
        index: int32 scalar, the layer's index in the stacks of its cell.
    """

    ops: Ops
    tables: Mapping[Any, Any]
    access: Access
    index: Array


@dataclass(frozen=True)
class Tokens:
    """The parts of a call that its feed-forwards read.

    Attributes:
        ops: the kernels.
        real: bool [*], for each token whether it belongs to a stream that takes part. The others are padding, or in rows that take no step.
        zero: int32 scalar, 0. XLA cannot tell that it is 0 (`ops.barriers.rounded_product`).
    """

    ops: Ops
    real: Array
    zero: Array


class Table(Protocol):
    """A value that is computed from positions once in a call and used by many layers, such as rotations."""

    def prepare(self, positions: Array) -> Any:
        """The table for int32 positions ``[*, T]``."""
        ...


class Mixer(Protocol):
    """Mixes tokens of one sequence: attention, a convolution, a recurrence.

    Attributes:
        scope: its name in profiles.
        cell_spec: the specification of the cell that it keeps for each slot; None if it keeps nothing.
        tables: what it reads of `Call.tables`.
    """

    @property
    def scope(self) -> str: ...

    @property
    def cell_spec(self) -> CellSpec | None: ...

    @property
    def tables(self) -> tuple[Table, ...]: ...

    def scratch(self, tokens: int, rows: int, block: int) -> float:
        """The number of float32 values that it needs at once with XLA's kernels, besides the results of its products.

        Args:
            tokens: the number of tokens of all ``rows`` together.
            block: the number of positions in a block of keys.
        """
        ...

    def parameters(self) -> Mapping[str, Param]: ...

    def __call__(self, w: Params, x: Array, call: Call, cell: Any) -> tuple[Array, Any]:
        """Takes normed ``x [*, D]``, by token. Returns the addition to the residual, ``[*, D]``, and the cell after the call.

        A row's tokens in order are ``call.access.by_row(x)``, ``[R, T, D]`` (`memory.access`).
        """
        ...


class FeedForward(Protocol):
    """Computes each token by itself.

    Attributes:
        scope: its name in profiles.
        width: the most values per token that it holds at once.
        at_once: it gets all tokens of a call together, even if the call's mixers get them in tiles.
    """

    @property
    def scope(self) -> str: ...

    @property
    def width(self) -> int: ...

    @property
    def at_once(self) -> bool: ...

    def parameters(self) -> Mapping[str, Param]: ...

    def __call__(self, w: Params, x: Array, tokens: Tokens) -> Array:
        """Takes normed ``x [*, D]``, by token. Returns the addition to the residual, ``[*, D]``; arbitrary for tokens that are not real."""
        ...


@runtime_checkable
class Routes(Protocol):
    """A feed-forward that chooses experts and can report its choice. It gets all tokens of a call together (``at_once``).

    Attributes:
        report: the cell that keeps the choice in a `LayerSpec` with ``reports``.
    """

    @property
    def report(self) -> RoutedSpec: ...

    def reported(self, w: Params, x: Array, tokens: Tokens) -> tuple[Array, Any]:
        """`FeedForward.__call__`, and the cell's entries ``[*, K]`` by token; arbitrary for tokens that are not real."""
        ...


@runtime_checkable
class Norm(Protocol):
    """``norm(weight, x [*, size], ops)`` norms the last axis of ``x``."""

    @property
    def size(self) -> int: ...

    def parameter(self) -> Param: ...

    def __call__(self, weight: Any, x: Array, ops: Ops) -> Array: ...


@dataclass(frozen=True)
class LayerSpec:
    """``x + scale * after(mixer(norm(x)))``, then the same with the feed-forward. A norm or a feed-forward that is None is left out.

    The parameters of the norms have the keys ``norm`` and ``after`` of their branch.

    Attributes:
        reports: the experts that its feed-forward, a `Routes`, chooses are kept for each slot.
    """

    mixer_norm: Norm | None
    mixer: Mixer
    feed_forward_norm: Norm | None
    feed_forward: FeedForward | None
    mixer_after: Norm | None = None
    feed_forward_after: Norm | None = None
    scale: float = 1.0
    reports: bool = False

    @property
    def cell_spec(self) -> CellSpec | None:
        """The specification of the layer's cell: the mixer's, then the feed-forward's if the layer reports."""
        own = self.mixer.cell_spec
        if not self.reports:
            return own
        assert isinstance(self.feed_forward, Routes)
        return self.feed_forward.report if own is None else Together((own, self.feed_forward.report))

    def parts_of(self, cell: Any) -> tuple[Any, Any]:
        """Splits the cell, or what a call has in its place, into the mixer's and the feed-forward's; None for a part that keeps nothing."""
        if not self.reports:
            return cell, None
        return (None, cell) if self.mixer.cell_spec is None else cell

    def joined(self, own: Any, report: Any) -> Any:
        """The inverse of `parts_of`."""
        if not self.reports:
            return own
        return report if self.mixer.cell_spec is None else (own, report)

    def parameters(self) -> dict[str, dict[str, Param]]:
        """The parameters, by branch and name."""
        branches = {"mixer": _norms(self.mixer_norm, self.mixer_after) | dict(self.mixer.parameters())}
        if self.feed_forward is not None:
            norms = _norms(self.feed_forward_norm, self.feed_forward_after)
            branches["feed_forward"] = norms | dict(self.feed_forward.parameters())
        return branches


def _norms(norm: Norm | None, after: Norm | None) -> dict[str, Param]:
    return {name: one.parameter() for name, one in (("norm", norm), ("after", after)) if one is not None}


@dataclass(frozen=True)
class Group:
    """Layers that are stacked: a pattern of layers, repeated. Layers that are all alike have a pattern of one."""

    pattern: tuple[LayerSpec, ...]
    repeats: int


@dataclass(frozen=True)
class Embedding:
    """A row of D values for each of V tokens, times ``scale``, which is rounded to the dtype of the weights."""

    vocab: int
    d_model: int
    scale: float = 1.0

    def parameter(self) -> Param:
        return Param((self.vocab, self.d_model), ("vocab", "embed"))

    def scaled(self, rows: Array) -> Array:
        """The embeddings, from the tokens' rows ``[*, D]`` of the table."""
        return rows if self.scale == 1.0 else rows * jnp.asarray(self.scale, rows.dtype)


@dataclass(frozen=True)
class Head:
    """``norm(x) @ w``: logits of V tokens.

    Attributes:
        scale: the logits are multiplied by it.
        cap: the logits ``z`` are ``cap * tanh(z / cap)`` (Bello et al. 2016); None for no cap.
        tied: the matrix is the transposed embedding. Packed weights then have only this matrix; a token's embedding is a column of it.
    """

    norm: Norm
    vocab: int
    d_model: int
    tied: bool = False
    scale: float = 1.0
    cap: float | None = None

    def parameter(self) -> Param | None:
        return None if self.tied else Param((self.d_model, self.vocab), ("embed", "vocab"), inputs=1)

    def __call__(self, weight: Any, hidden: Array, ops: Ops) -> Array:
        """Float32 logits ``[*, V]`` for normed ``hidden [*, D]``."""
        return self._scaled(ops.product(hidden, weight, jnp.float32))

    def here(self, weight: Any, hidden: Array, ops: Ops) -> Array:
        """This device's columns of the logits, as `Ops.product_here` gives them."""
        return self._scaled(ops.product_here(hidden, weight, jnp.float32))

    def _scaled(self, logits: Array) -> Array:
        logits = logits if self.scale == 1.0 else logits * jnp.float32(self.scale)
        return logits if self.cap is None else soft_capped(logits, self.cap)


def soft_capped(x: Array, cap: float) -> Array:
    """``cap * tanh(x / cap)``."""
    return jnp.float32(cap) * jnp.tanh(x / jnp.float32(cap))


@dataclass(frozen=True)
class ModelSpec:
    """A model that a `Decoder` can trace: an embedding, all layers in order, and a head."""

    embed: Embedding
    layers: tuple[LayerSpec, ...]
    head: Head

    @property
    def vocab(self) -> int:
        """V."""
        return self.embed.vocab

    @property
    def d_model(self) -> int:
        """D."""
        return self.embed.d_model

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        return grouped(self.layers)

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """All different tables, in the order of the layers."""
        return tuple(dict.fromkeys(table for layer in self.layers for table in layer.mixer.tables))

    @cached_property
    def kinds(self) -> tuple[LayerSpec, ...]:
        """All different layers."""
        return tuple(dict.fromkeys(self.layers))

    @property
    def cell_specs(self) -> tuple[tuple[tuple[int, CellSpec | None], ...], ...]:
        """The number of stacked layers and the specification of their cell, for each group and each layer of its pattern."""
        return tuple(tuple((group.repeats, layer.cell_spec) for layer in group.pattern) for group in self.groups)

    @property
    def experts(self) -> tuple[int, ...]:
        """For each layer, the number of experts among which it reports a choice; 0 if it reports none."""
        return tuple(
            layer.feed_forward.report.experts if layer.reports and isinstance(layer.feed_forward, Routes) else 0 for layer in self.layers
        )

    def reporting(self) -> ModelSpec:
        """The same model, but every layer with experts reports which of them each token gets.

        Raises:
            ValueError: no layer has experts, or they differ in how many a token gets.
        """
        tops = {layer.feed_forward.report.top for layer in self.layers if isinstance(layer.feed_forward, Routes)}
        if not tops:
            raise ValueError(f"enable_return_routed_experts: none of the model's {len(self.layers)} layers has experts")
        if len(tops) > 1:
            raise ValueError(
                f"enable_return_routed_experts: a token gets {' or '.join(map(str, sorted(tops)))} experts, which depends on the layer"
            )
        return replace(self, layers=tuple(replace(layer, reports=isinstance(layer.feed_forward, Routes)) for layer in self.layers))


MOST_PATTERN = 16
"""The most layers of a repeated pattern."""


def grouped(layers: tuple[LayerSpec, ...]) -> tuple[Group, ...]:
    """Splits the layers into groups, from the first layer on. Each group repeats the pattern that covers the most layers, or the shortest
    such pattern."""
    groups, at = [], 0
    while at < len(layers):
        period = max(range(1, min(MOST_PATTERN, len(layers) - at) + 1), key=lambda p: (_stretch(layers, at, p), -p))
        repeats = _stretch(layers, at, period) // period
        groups.append(Group(layers[at : at + period], repeats))
        at += period * repeats
    return tuple(groups)


def _stretch(layers: tuple[LayerSpec, ...], at: int, period: int) -> int:
    """The number of layers from ``at`` on that repeats of the first ``period`` layers cover. Without a repeat: 1 for period 1, else 0."""
    pattern, repeats = layers[at : at + period], 1
    while layers[at + repeats * period : at + (repeats + 1) * period] == pattern:
        repeats += 1
    return repeats * period if repeats > 1 or period == 1 else 0
