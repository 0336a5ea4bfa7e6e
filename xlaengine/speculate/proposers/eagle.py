"""One layer over the target's hidden states goes on from them, its outputs standing in for those to come (Li et al. 2024, EAGLE).

The entry of position q is made from the embedding of token q beside the hidden state of position q - 1. Those made from
stand-ins are made again, with the target's own, as soon as the target has been there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import SpeculativeConfig
from xlaengine.models.decoder import Decoder
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights, abstract, packed, size
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param
from xlaengine.speculate.proposer import DraftWeights, Work
from xlaengine.speculate.proposers.autoregressive import Autoregressive, Fed


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class EagleWeights:
    """``fc [2D, D]`` on an embedding beside a hidden state, and the layer over it.

    Attributes:
        body: layers and final norm, without ``embed`` and ``lm_head``: those are the target's.
    """

    fc: Any
    body: Weights


def abstract_eagle(spec: ModelSpec) -> EagleWeights:
    """The `Param`s of one with the layer of ``spec``."""
    D = spec.d_model
    return EagleWeights(Param((2 * D, D), (None, None), inputs=1), replace(abstract(spec), embed=None, lm_head=None))


def packed_eagle(spec: ModelSpec, weights: EagleWeights, ops: Ops) -> EagleWeights:
    """As graphs take them."""
    return EagleWeights(fc=ops.pack(weights.fc), body=packed(spec, weights.body, ops))


class Eagle(Autoregressive):
    """One layer, which is fed each token beside the hidden state before it; ``own`` are `EagleWeights`."""

    reads_features = True

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.own, target=replace(target, groups=None, final_norm=None))

    def work(self, target: ModelSpec) -> Work:
        return Work(len(self.spec.layers), size(abstract_eagle(self.spec)) + target.d_model * target.vocab)

    def fed_again(self, settings: SpeculativeConfig) -> int:
        """As many as a step of the target can have accepted: their entries were made from stand-ins."""
        return settings.num_speculative_tokens

    def body(self, weights: DraftWeights) -> Weights:
        return weights.own.body

    def embedded(self, decoder: Decoder, weights: DraftWeights, fed: Fed) -> Array:
        both = jnp.concatenate([decoder.embed(weights.target, fed.tokens), fed.before], axis=-1)
        return decoder.ops.product(both, weights.own.fc)

    def head(self, weights: DraftWeights) -> Weights:
        return weights.target
