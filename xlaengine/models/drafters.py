"""Parameters of what proposes tokens from the target's hidden states: a head for each token ahead, or a layer that goes on by itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax

from xlaengine.config import Kernels
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Spec, Weights, abstract, graph_layout, matrix_layout


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


def abstract_heads(target: ModelConfig, count: int) -> tuple[Head, ...]:
    """`Spec` of what heads for ``count`` tokens must fill."""
    D = target.d_model
    return (Head(Spec((D, D), (None, None)), Spec((D,), (None,))),) * count


def abstract_eagle(cfg: ModelConfig) -> EagleWeights:
    """The same of a layer of ``cfg``."""
    return EagleWeights(Spec((2 * cfg.d_model, cfg.d_model), (None, None)), replace(abstract(cfg), embed=None, lm_head=None))


def heads_layout(heads: tuple[Head, ...], kernels: Kernels) -> tuple[Head, ...]:
    """As graphs take them (`weights.graph_layout`)."""
    return tuple(replace(head, weight=matrix_layout(head.weight, kernels)) for head in heads)


def eagle_layout(weights: EagleWeights, kernels: Kernels) -> EagleWeights:
    """The same for an eagle's."""
    return EagleWeights(fc=matrix_layout(weights.fc, kernels), body=graph_layout(weights.body, kernels))
