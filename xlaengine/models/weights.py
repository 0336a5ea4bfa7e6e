"""The parameters of a decoder: their names, shapes and logical axes, in one table.

``abstract(cfg)`` comes first; readers fill it, graphs take its leaves, shardings derive from its axes.
q/k/v and gate/up are fused: few, large products. Stored, a checkpoint's layers are stacked over L: few leaves, one read each.
Graphs with XLA's kernels take the matrices by layer (`graph_layout`), one array each: XLA copies a layer's slice out of a stacked array at
every step, which on CPU was 16 of 43 ms (spike/04). Vectors stay stacked: each argument costs a dispatch microseconds, their slices
nothing. Native kernels take a stack and a layer's number, and copy nothing, so that there everything stays stacked.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from xlaengine.config import Kernels
from xlaengine.models.config import ModelConfig
from xlaengine.models.panels import Panels, panelled, repanelled


class Spec(NamedTuple):
    """Shape and logical axis names of one parameter; ``None`` in ``axes`` is never sharded."""

    shape: tuple[int, ...]
    axes: tuple[str | None, ...]


def is_spec(leaf: Any) -> bool:
    return isinstance(leaf, Spec)


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Layers:
    """The parameters of all layers, every leaf stacked over L; or of one layer, without that axis (`layer_weights`).

    ``None`` where the family has no such parameter.

    ``qkv`` holds K*G query heads, then K key heads, then K value heads; ``gate_up`` holds gate, then up.
    """

    attn_norm: Any
    qkv: Any
    o: Any
    mlp_norm: Any
    gate_up: Any
    down: Any
    qkv_bias: Any = None
    q_norm: Any = None
    k_norm: Any = None


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Weights:
    """``embed [V, D]``, ``lm_head [D, V]``.

    As stored ``layers`` is one stacked `Layers`, and ``lm_head`` is None where it is tied to ``embed``. After `graph_layout` ``embed`` is
    None of a tied pair, and for XLA's kernels ``layers`` is a tuple of L with matrices only, ``vectors`` a stacked `Layers` without them.
    """

    embed: Any
    layers: Any
    final_norm: Any
    lm_head: Any = None
    vectors: Any = None


def abstract(cfg: ModelConfig) -> Weights:
    """The tree of `Spec` that a checkpoint of this config must fill exactly."""
    L, D, F, V, H = cfg.layers, cfg.d_model, cfg.mlp, cfg.vocab, cfg.head_dim
    heads, qkv = cfg.heads * H, (cfg.heads + 2 * cfg.kv_heads) * H
    return Weights(
        embed=Spec((V, D), ("vocab", "embed")),
        layers=Layers(
            attn_norm=Spec((L, D), ("layer", None)),
            qkv=Spec((L, D, qkv), ("layer", "embed", "heads")),
            o=Spec((L, heads, D), ("layer", "heads", "embed")),
            mlp_norm=Spec((L, D), ("layer", None)),
            gate_up=Spec((L, D, 2 * F), ("layer", "embed", "mlp")),
            down=Spec((L, F, D), ("layer", "mlp", "embed")),
            qkv_bias=Spec((L, qkv), ("layer", "heads")) if cfg.qkv_bias else None,
            q_norm=Spec((L, H), ("layer", None)) if cfg.qk_norm else None,
            k_norm=Spec((L, H), ("layer", None)) if cfg.qk_norm else None,
        ),
        final_norm=Spec((D,), (None,)),
        lm_head=None if cfg.tie_embeddings else Spec((D, V), ("embed", "vocab")),
    )


def graph_layout(weights: Weights, kernels: Kernels = "xla") -> Weights:
    """The same weights as graphs take them; for numpy arrays (layers as views, where they are not `Panels`) and for `Spec` alike.

    A tied embedding becomes ``lm_head [D, V]`` with ``embed`` None: the product with all of it, at every step, is faster that way
    around, and a lookup takes few columns. Where there is neither, both are another model's.

    Args:
        kernels: for ``native`` ones matrices become `Panels`, copies; those that are so already stay (`in_panels`).
    """
    if weights.lm_head is None and weights.embed is not None:
        weights = replace(weights, embed=None, lm_head=_transposed(weights.embed))
    if kernels == "xla":
        layers, vectors = _by_layer(weights.layers)
        return replace(weights, layers=layers, vectors=vectors)
    layers = jax.tree.map(lambda leaf: panelled(leaf) if len(leaf.shape) == 3 else leaf, weights.layers, is_leaf=is_whole)
    return replace(weights, layers=layers, lm_head=None if weights.lm_head is None else panelled(weights.lm_head))


def matrix_layout(matrix: Any, kernels: Kernels) -> Any:
    """A matrix ``[D, F]`` by itself as graphs take it; numpy and `Spec` alike."""
    return panelled(matrix) if kernels == "native" else matrix


def in_panels(weights: Weights) -> Weights:
    """Numpy weights as stored, with `Panels` for matrices, in the same memory where that can be: ``weights`` is to be forgotten.

    Where it cannot, a leaf's old memory is free before the next one's is taken, if the caller keeps no reference.
    """
    tied = weights.lm_head is None
    head = repanelled((weights.embed.T if tied else weights.lm_head)[None])
    embed, final_norm, stacked = None if tied else weights.embed, weights.final_norm, dict(vars(weights.layers))
    del weights
    layers: dict[str, Any] = {}
    for name in list(stacked):
        leaf = stacked.pop(name)
        layers[name] = repanelled(leaf) if leaf is not None and len(leaf.shape) == 3 else leaf
    return Weights(embed=embed, layers=Layers(**layers), final_norm=final_norm, lm_head=replace(head, data=head.data[0]))


def is_whole(leaf: Any) -> bool:
    """Whether it stands for a whole parameter, of whatever parts."""
    return is_spec(leaf) or isinstance(leaf, Panels)


def _by_layer(stacked: Layers) -> tuple[tuple[Layers, ...], Layers]:
    """The matrices of each layer, and the vectors of all, as `graph_layout` has them."""
    names = [name for name in Layers.__dataclass_fields__ if getattr(stacked, name) is not None]
    is_vector = {name: len(getattr(stacked, name).shape) == 2 for name in names}
    matrices = replace(stacked, **{name: None for name in names if is_vector[name]})
    vectors = replace(stacked, **{name: None for name in names if not is_vector[name]})
    return tuple(layer_weights(matrices, i) for i in range(stacked.qkv.shape[0])), vectors


def layer_weights(stacked: Layers, layer: int) -> Layers:
    """One layer's part of stacked leaves; arrays and `Spec` alike."""

    def take(leaf: Any) -> Any:
        return Spec(leaf.shape[1:], leaf.axes[1:]) if is_spec(leaf) else leaf[layer]

    return jax.tree.map(take, stacked, is_leaf=is_spec)


def is_stacked(weights: Weights) -> bool:
    """Whether the layers are one stack, of weights in `graph_layout`: kernels read it where it lies."""
    return isinstance(weights.layers, Layers)


def layer_of(weights: Weights, layer: Any) -> Layers:
    """One layer's parameters, of weights in `graph_layout`; where they stay stacked ``layer`` may be an int32 scalar of a graph."""
    if is_stacked(weights):
        return _of_stack(weights.layers, layer)
    matrices, vectors = weights.layers[layer], layer_weights(weights.vectors, layer)
    return jax.tree.map(lambda m, v: v if m is None else m, matrices, vectors, is_leaf=lambda leaf: leaf is None)


def _of_stack(stacked: Layers, layer: Any) -> Layers:
    def take(leaf: Any) -> Any:
        if isinstance(leaf, Panels):
            return replace(leaf, layer=jnp.int32(layer))
        return jax.lax.dynamic_index_in_dim(leaf, layer, keepdims=False)

    return jax.tree.map(take, stacked, is_leaf=lambda leaf: isinstance(leaf, Panels))


def _transposed(leaf: Any) -> Any:
    return Spec(leaf.shape[::-1], leaf.axes[::-1]) if is_spec(leaf) else np.ascontiguousarray(leaf.T)
