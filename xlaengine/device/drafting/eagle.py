"""One layer over the target's hidden states goes on from them, its outputs standing in for those to come (Li et al. 2024, EAGLE).

The entry of position q is made from the embedding of token q beside the hidden state of position q - 1. Those made from
stand-ins are made again, with the target's own, as soon as the target has been there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import jax.numpy as jnp
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.device.drafting import autoregressive
from xlaengine.device.drafting.autoregressive import Fed
from xlaengine.device.drafting.base import DraftBatch, DraftWeights, FillBatch, Proposals, Work, size
from xlaengine.memory.state import DraftRows, State
from xlaengine.models.decoder import Decoder, Pass
from xlaengine.models.drafters import EagleWeights, abstract_eagle
from xlaengine.models.spec import ModelSpec
from xlaengine.ops.base import Ops


@dataclass(frozen=True)
class Drafting:
    """Its layer, as `autoregressive.Model`. It is fed each token beside the hidden state before it."""

    decoder: Decoder

    def hidden(self, weights: DraftWeights, fed: Callable[[Array | None], Fed], tokens_of: Pass, cells: Any) -> tuple[Array, Any]:
        def joined(tile: Array | None) -> Array:
            here = fed(tile)
            both = jnp.concatenate([self.decoder.embed(weights.target, here.tokens), here.before], axis=-1)
            return self.decoder.ops.product(both, weights.own.fc)

        return self.decoder.through_layers(weights.own.body, joined, tokens_of, cells)

    def logits(self, weights: DraftWeights, hidden: Array) -> Array:
        return self.decoder.logits(weights.target, hidden)


@dataclass(frozen=True, eq=False)
class Eagle:
    """Reads the target's embeddings and vocabulary matrix too.

    Attributes:
        spec: of its one layer.
    """

    spec: ModelSpec
    own: EagleWeights

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.own, target=replace(target, groups=None, final_norm=None))

    def work(self, target: ModelSpec) -> Work:
        return Work(len(self.spec.layers), size(abstract_eagle(self.spec)) + target.d_model * target.vocab)

    def fed_again(self, engine: EngineConfig) -> int:
        """As many as a pass of the target can have accepted: their entries were made from stand-ins."""
        assert engine.speculative is not None
        return engine.speculative.num_speculative_tokens

    def propose(
        self, ops: Ops, engine: EngineConfig, weights: DraftWeights, state: State, batch: DraftBatch, count: int
    ) -> tuple[DraftRows, Proposals]:
        model = Drafting(Decoder(self.spec, ops))
        return autoregressive.propose(model, ops, engine, weights, state, batch, count, self.fed_again(engine))

    def fill(self, ops: Ops, engine: EngineConfig, weights: DraftWeights, state: State, batch: FillBatch, bucket: int) -> DraftRows:
        return autoregressive.fill(Drafting(Decoder(self.spec, ops)), engine, weights, state, batch, bucket)
