"""The decoder: a model's specification with the kernels that compute it. It does not depend on slots or on the scheduler.

A call reaches the slots' memory by an `Access`, an argument of each call. So prefill, steps and proposers of tokens share every line here.
A call computes all its tokens at once (`Whole`), or one tile of them after the other (`Tiles`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, runtime_checkable

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.memory.access import Access
from xlaengine.models.spec import Call, Group, LayerSpec, ModelSpec, Norm, Routes, Tokens
from xlaengine.models.weights import Weights
from xlaengine.ops.barriers import rounded, rounded_product, zero_of
from xlaengine.ops.base import Ops
from xlaengine.ops.kept import Kept

Step = Callable[[Array, Any, Access, Any], tuple[Array, Any]]
"""``step(x, tables, access, carry) -> (x, carry)`` for all tokens, or for those of one tile."""

AFTER_NORM = -1
"""A layer number that means the hidden states after the last norm."""

Repeat = Callable[[Any, tuple[Any, Any]], tuple[tuple[Any, Any], list[Array]]]
"""One repeat of a group's pattern: ``repeat(index, (x, cells)) -> (x, cells), hidden states after each layer``; the index is an int, or
an int32 scalar in a loop."""


@runtime_checkable
class Pass(Protocol):
    """The tokens of a call, and the order in which they go through each layer.

    Attributes:
        positions: int32 [*, T].
    """

    @property
    def positions(self) -> Array: ...

    def real(self) -> Array:
        """bool [*, T], `spec.Tokens.real` of all tokens."""
        ...

    def zero(self) -> Array:
        """int32 scalar, 0, as `spec.Tokens.zero`."""
        ...

    def of(self, values: Array, tile: Array | None) -> Array:
        """The part of ``values`` (laid out as `positions`) for one tile; all of ``values`` if ``tile`` is None."""
        ...

    def start(self, embedded: Callable[[Array | None], Array], width: int, dtype: Any) -> tuple[Array, Array | None]:
        """Embeddings ``[*, T, width]`` of all tokens. With tiles also an array of that shape, into which results are written; else None."""
        ...

    def each(self, step: Step, x: Array, spare: Any, tables: Any, carry: Any) -> tuple[Array, Any]:
        """``step`` over all tokens. With tiles, results are written over ``spare``."""
        ...

    def append(self, cell: Any, index: Array, new: Any) -> Any:
        """The cell that is carried on, after `Access.append` of the entries ``[*, T, ...]`` of all tokens."""
        ...


@dataclass(frozen=True)
class Whole:
    """All tokens at once.

    Attributes:
        positions: int32 [*, T].
        live: bool [*, T], which tokens take part; None for all but padding.
    """

    positions: Array
    access: Access
    live: Array | None = None

    def real(self) -> Array:
        return self.access.by_token(self.access.real) if self.live is None else self.live

    def zero(self) -> Array:
        return zero_of(self.access.slots)

    def of(self, values: Array, tile: Array | None) -> Array:
        return values

    def start(self, embedded: Callable[[Array | None], Array], width: int, dtype: Any) -> tuple[Array, None]:
        return embedded(None), None

    def each(self, step: Step, x: Array, spare: Any, tables: Any, carry: Any) -> tuple[Array, Any]:
        return step(x, tables, self.access, carry)

    def append(self, cell: Any, index: Array, new: Any) -> Any:
        return self.access.append(cell, index, new)[0]


@dataclass(frozen=True)
class Tiles:
    """A layer processes one tile after the other. The layer reads its weights from memory once; its time is proportional to ``count``.

    Attributes:
        positions: int32 [N, T], a tile in each row.
        access_at: the access of a tile, by its number (int32 scalar). A tile reads what earlier tiles wrote in the same layer.
        count: int32 scalar, how many of the N tiles are computed. Results of the others are garbage.
    """

    positions: Array
    access_at: Callable[[Array], Access]
    count: Array

    def real(self) -> Array:
        tiles = jnp.arange(len(self.positions), dtype=jnp.int32)
        return jax.vmap(lambda tile: self.access_at(tile).real[0])(tiles) & (tiles < self.count)[:, None]

    def zero(self) -> Array:
        return zero_of(self.access_at(jnp.int32(0)).slots)

    def of(self, values: Array, tile: Array | None) -> Array:
        assert tile is not None
        return at_tile(values, tile)

    def start(self, embedded: Callable[[Array | None], Array], width: int, dtype: Any) -> tuple[Array, Array]:
        empty = jnp.zeros((*self.positions.shape, width), dtype)
        return each_tile(self.count, lambda tile, none: (embedded(tile), none), empty, None)[0], empty

    def each(self, step: Step, x: Array, spare: Any, tables: Any, carry: Any) -> tuple[Array, Any]:
        def of_tile(tile: Array, carry: Any) -> tuple[Array, Any]:
            here, there = jax.tree.map(lambda array: at_tile(array, tile), (x, tables))
            return step(here, there, self.access_at(tile), carry)

        return each_tile(self.count, of_tile, spare, carry)

    def append(self, cell: Any, index: Array, new: Any) -> Any:
        def of_tile(tile: Array, cell: Any) -> Any:
            return self.access_at(tile).append(cell, index, jax.tree.map(lambda array: at_tile(array, tile), new))[0]

        return jax.lax.fori_loop(jnp.int32(0), self.count, of_tile, cell)


def at_tile(array: Array, tile: Array) -> Array:
    """Row ``tile`` of ``array [N, *]``, as ``[1, *]``."""
    return jax.lax.dynamic_index_in_dim(array, tile)


def each_tile(count: Array, step: Callable[[Array, Any], tuple[Array, Any]], out: Array, carry: Any) -> tuple[Array, Any]:
    """``out [N, *]`` with the results of ``step(tile, carry) -> ([1, *], carry)`` for the first ``count`` tiles, and the last carry."""

    def body(tile: Array, state: tuple[Array, Any]) -> tuple[Array, Any]:
        new, carry = step(tile, state[1])
        return jax.lax.dynamic_update_slice_in_dim(state[0], new, tile, axis=0), carry

    return jax.lax.fori_loop(jnp.int32(0), count, body, (out, carry))


@dataclass(frozen=True)
class Decoder:
    """A model that can be traced.

    Attributes:
        spec: the model.
        ops: the kernels that compute it.
        features: the hidden states that `observed` returns, in this order: a layer's number for those after the layer, before any norm; or
            `AFTER_NORM`.
    """

    spec: ModelSpec
    ops: Ops
    features: tuple[int, ...] = (AFTER_NORM,)

    def embed(self, weights: Weights, tokens: Array) -> Array:
        """Embeddings ``[*, D]`` of ``tokens [*]``, from packed weights."""
        with jax.named_scope("embed"):
            table = weights.embed
            if table is None or isinstance(table, Kept):
                return self.spec.embed.scaled(self.ops.columns(weights.lm_head if table is None else table, tokens))
            return self.spec.embed.scaled(table[tokens])

    def logits(self, weights: Weights, hidden: Array) -> Array:
        """Float32 logits ``[*, V]`` for ``hidden [*, D]``."""
        with jax.named_scope("logits"):
            return self.spec.head(weights.lm_head, hidden, self.ops)

    def logits_here(self, weights: Weights, hidden: Array) -> Array:
        """This device's columns ``[*, C]`` of `logits`. ``ops.whole(_, -1, V)`` gathers them."""
        with jax.named_scope("logits"):
            return self.spec.head.here(weights.lm_head, hidden, self.ops)

    def forward(self, weights: Weights, tokens: Array, tokens_of: Pass, cells: Any) -> tuple[Array, Any]:
        """Hidden states ``[*, T, D]`` after the final norm, and the cells as the call leaves them.

        Args:
            weights: packed.
            tokens: int32, laid out as ``tokens_of.positions``.
            cells: `State.cells`, or what the call's access carries in their place (`memory.access`).
        """
        return self.through_layers(weights, lambda tile: self.embed(weights, tokens_of.of(tokens, tile)), tokens_of, cells)

    def observed(self, weights: Weights, tokens: Array, tokens_of: Pass, cells: Any) -> tuple[Array, Any, Array]:
        """`forward`, and the n `features` of each token side by side, ``[*, T, n D]``."""
        layers = [layer for layer in self.features if layer != AFTER_NORM]
        hidden, cells, seen = self.states(
            weights, lambda tile: self.embed(weights, tokens_of.of(tokens, tile)), tokens_of, cells, chosen=layers
        )
        found = [hidden if layer == AFTER_NORM else seen[layer] for layer in self.features]
        return hidden, cells, found[0] if len(found) == 1 else jnp.concatenate(found, axis=-1)

    def through_layers(self, weights: Weights, embedded: Callable[[Array | None], Array], tokens_of: Pass, cells: Any) -> tuple[Array, Any]:
        """`forward` from embeddings: ``embedded(tile)`` gives those of a tile, ``[1, T, D]``, and ``embedded(None)`` all, ``[*, T, D]``."""
        hidden, cells, _ = self.states(weights, embedded, tokens_of, cells)
        return hidden, cells

    def states(
        self, weights: Weights, embedded: Callable[[Array | None], Array], tokens_of: Pass, cells: Any, chosen: Collection[int] = ()
    ) -> tuple[Array, Any, dict[int, Array]]:
        """`through_layers`. Also returns by number the hidden states ``[*, T, D]`` after each of the ``chosen`` layers, before any norm."""
        tables = tuple(table.prepare(tokens_of.positions) for table in self.spec.tables)
        x = tokens_of.start(partial(self._rounded, embedded, tokens_of), self.spec.d_model, weights.final_norm.dtype)
        after, seen, first = [], {}, 0
        for number, group in enumerate(self.spec.groups):
            last = number == len(self.spec.groups) - 1
            wanted = {layer - first for layer in chosen if first <= layer < first + group.repeats * len(group.pattern)}
            step = self._repeat(group, weights.groups[number], first, tokens_of, tables)
            x, left, found = self._through_group(group, step, last, x, cells[number], wanted)
            after.append(left)
            seen |= {first + place: state for place, state in found.items()}
            first += group.repeats * len(group.pattern)
        with jax.named_scope("final_norm"):
            return self.spec.head.norm(weights.final_norm, x[0], self.ops), tuple(after), seen

    def _rounded(self, embedded: Callable[[Array | None], Array], tokens_of: Pass, tile: Array | None) -> Array:
        """Embeddings ``[*, T, D]``. If they are products (``scale``), they are rounded before the first branch is added. Tiles are written
        to memory, which rounds them; without tiles, XLA could fuse the product with the addition."""
        x = embedded(tile)
        return x if self.spec.embed.scale == 1.0 else rounded(tokens_of.zero(), x)

    def _through_group(
        self, group: Group, repeat: Repeat, last: bool, x: Any, cells: Any, wanted: Collection[int]
    ) -> tuple[Any, Any, dict[int, Array]]:
        """Passes ``x``, hidden states and a spare array, through a group's layers. Also returns the states after its layers ``wanted``.

        If kernels read a stack in place (`Ops.loops`), the repeats of a pattern are a loop, so that their code exists once. Repeats with a
        wanted layer are outside the loop. So is the model's last repeat: a prefill uses only the last layer's cell, and outside the loop
        XLA drops the products that nothing uses.
        """
        size, state, seen, at = len(group.pattern), (x, cells), {}, 0
        apart = {layer // size for layer in wanted} | ({group.repeats - 1} if last else set())
        loops = self.ops.loops and group.repeats > 1
        while at < group.repeats:
            end = min((index for index in apart if index >= at), default=group.repeats) if loops else at
            if end > at:
                state = jax.lax.fori_loop(jnp.int32(at), jnp.int32(end), lambda index, state: repeat(index, state)[0], state)
            else:
                state, found = repeat(at, state)
                seen |= {layer: found[layer % size] for layer in wanted if layer // size == at}
                end = at + 1
            at = end
        return *state, seen

    def _repeat(self, group: Group, stack: Any, first: int, tokens_of: Pass, tables: Any) -> Repeat:
        """One repeat of a group's pattern. Layer ``first`` of the model is the group's first."""
        once = {layer: self._compiled_once(layer, tokens_of) for layer in dict.fromkeys(group.pattern)}
        size = len(group.pattern)

        def name(index: Any, place: int) -> str:
            if isinstance(index, int):
                return f"layer_{first + index * size + place}"
            return "layer" if size == 1 else f"layer_{place}_of_{size}"

        def repeat(index: Any, state: tuple[Any, Any]) -> tuple[tuple[Any, Any], list[Array]]:
            x, cells, found = state[0], list(state[1]), []
            for place, layer in enumerate(group.pattern):
                w = layer_of(self.ops, stack[place], layer, index)
                with jax.named_scope(name(index, place)):
                    here, spare = x
                    out, cells[place] = once[layer](w, here, spare, tables, jnp.int32(index), cells[place])
                    # Without a loop, each layer overwrites the input of the layer before, so that two arrays suffice. In a loop every layer
                    # overwrites the same empty array: otherwise XLA would not see that nothing reads the last layer's result.
                    x = out, here if spare is not None and not self.ops.loops else spare
                    found.append(out)
            return (x, tuple(cells)), found

        return repeat

    def _compiled_once(self, layer: LayerSpec, tokens_of: Pass) -> Callable[..., tuple[Array, Any]]:
        at_once = layer.feed_forward is not None and layer.feed_forward.at_once

        @jax.jit  # a function inside the graph, not a graph: it is traced and lowered once instead of once a layer
        def through(w: Any, x: Array, spare: Any, tables: Any, index: Array, cell: Any) -> tuple[Array, Any]:
            def step(x: Array, tables: Any, access: Access, cell: Any) -> tuple[Array, Any]:
                call = Call(self.ops, dict(zip(self.spec.tables, tables, strict=True)), access, index)
                x, cell = through_mixer(layer, w, x, call, cell)
                if not at_once:
                    x, _ = through_feed_forward(layer, w, x, Tokens(self.ops, access.by_token(access.real), zero_of(access.slots)))
                return x, cell

            cell, report = layer.parts_of(cell)
            x, cell = tokens_of.each(step, x, spare, tables, cell)
            if at_once:
                x, entries = through_feed_forward(layer, w, x, Tokens(self.ops, tokens_of.real(), tokens_of.zero()))
                report = tokens_of.append(report, index, entries) if layer.reports else None
            return x, layer.joined(cell, report)

        return through


def through_mixer(layer: LayerSpec, w: Any, x: Array, call: Call, cell: Any) -> tuple[Array, Any]:
    """``x [*, T, D]`` after the first branch of one layer, and its cell."""
    own = w["mixer"]
    with jax.named_scope(layer.mixer.scope):
        mixed, cell = layer.mixer(own, _normed(layer.mixer_norm, own, "norm", x, call.ops), call, cell)
        return _added(x, _normed(layer.mixer_after, own, "after", mixed, call.ops), layer.scale, zero_of(call.access.slots)), cell


def through_feed_forward(layer: LayerSpec, w: Any, x: Array, tokens: Tokens) -> tuple[Array, Any]:
    """``x [*, T, D]`` after the second branch of one layer, if there is one; and the entries of its report, None without a report."""
    block, entries = layer.feed_forward, None
    if block is None:
        return x, entries
    own = w["feed_forward"]
    with jax.named_scope(block.scope):
        normed = _normed(layer.feed_forward_norm, own, "norm", x, tokens.ops)
        if layer.reports and isinstance(block, Routes):
            out, entries = block.reported(own, normed, tokens)
        else:
            out = block(own, normed, tokens)
        return _added(x, _normed(layer.feed_forward_after, own, "after", out, tokens.ops), layer.scale, tokens.zero), entries


def _normed(norm: Norm | None, w: Any, name: str, x: Array, ops: Ops) -> Array:
    return x if norm is None else norm(w[name], x, ops)


def _added(x: Array, branch: Array, scale: float, zero: Array) -> Array:
    """``x + scale * branch``. The multiplier is float32 in every dtype: 0.22 as bfloat16 is off by 0.2 %. ``zero`` is as in
    `rounded_product`."""
    if scale == 1.0:
        return x + branch
    return x + rounded_product(zero, branch.astype(jnp.float32), jnp.float32(scale)).astype(branch.dtype)


def layer_of(ops: Ops, stack: Any, layer: LayerSpec, index: Any) -> dict[str, dict[str, Any]]:
    """One layer's parameters from a packed stack; ``index`` is an int, or an int32 scalar where `Ops.loops`."""

    def take(stacked: Any, is_matrix: bool) -> Any:
        if is_matrix:
            return ops.layer(stacked, index)
        return stacked[index] if isinstance(index, int) else jax.lax.dynamic_index_in_dim(stacked, index, keepdims=False)

    params = layer.parameters()
    return {branch: {name: take(stack[branch][name], param.is_matrix) for name, param in own.items()} for branch, own in params.items()}
