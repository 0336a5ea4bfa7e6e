"""A smaller model with the target's vocabulary proposes what it would say (Leviathan et al. 2023, Chen et al. 2023)."""

from __future__ import annotations

from typing import Any

from jax import Array

from xlaengine.config import SpeculativeConfig
from xlaengine.models.decoder import Decoder
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights
from xlaengine.speculate.proposer import DraftWeights, Work, work_of
from xlaengine.speculate.proposers.autoregressive import Autoregressive, Fed


class DraftModel(Autoregressive):
    """Any model with the target's vocabulary, of any size; ``own`` are `Weights`."""

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.own)

    def work(self, target: ModelSpec) -> Work:
        return work_of(self.spec)

    def fed_again(self, settings: SpeculativeConfig) -> int:
        """Of a run that was accepted whole, the last proposal was never fed."""
        return 1

    def body(self, weights: DraftWeights) -> Weights:
        return weights.own

    def embedded(self, decoder: Decoder, weights: DraftWeights, fed: Fed) -> Array:
        return decoder.embed(weights.own, fed.tokens)

    def head(self, weights: DraftWeights) -> Weights:
        return weights.own
