"""Parameters of what proposes tokens from the target's hidden states: a head for each token ahead, or a layer that goes on by itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax

from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights, abstract, packed
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Head:
    """``weight [D, D]``, in by out, and ``bias [D]`` of the head for one token ahead (Cai et al. 2024, Medusa)."""

    weight: Any
    bias: Any


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class EagleWeights:
    """``fc [2D, D]`` on an embedding beside a hidden state, and the layer over it (Li et al. 2024, EAGLE).

    Attributes:
        body: layers and final norm, without ``embed`` and ``lm_head``: those are the target's.
    """

    fc: Any
    body: Weights


def abstract_heads(d_model: int, count: int) -> tuple[Head, ...]:
    """The `Param`s of heads for ``count`` tokens."""
    return (Head(Param((d_model, d_model), (None, None), inputs=1), Param((d_model,), (None,))),) * count


def abstract_eagle(spec: ModelSpec) -> EagleWeights:
    """The `Param`s of an EAGLE drafter with the layer of ``spec``."""
    D = spec.d_model
    return EagleWeights(Param((2 * D, D), (None, None), inputs=1), replace(abstract(spec), embed=None, lm_head=None))


def packed_heads(heads: tuple[Head, ...], ops: Ops) -> tuple[Head, ...]:
    """As graphs take them."""
    return tuple(replace(head, weight=ops.pack(head.weight)) for head in heads)


def packed_eagle(spec: ModelSpec, weights: EagleWeights, ops: Ops) -> EagleWeights:
    """As graphs take them."""
    return EagleWeights(fc=ops.pack(weights.fc), body=packed(spec, weights.body, ops))
