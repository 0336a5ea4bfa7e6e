"""One layer over the target's hidden states goes on from them, its outputs standing in for those to come (Li et al. 2024, EAGLE).

The entry of position q is made from the embedding of token q beside the hidden state of position q - 1. Those made from
stand-ins are made again, with the target's own, as soon as the target has been there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import jax.numpy as jnp
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.device.drafting import autoregressive
from xlaengine.device.drafting.autoregressive import Fed
from xlaengine.device.drafting.base import DraftBatch, DraftWeights, FillBatch, Proposals, Work, size
from xlaengine.device.state import KV, DraftRows, State
from xlaengine.models import decoder
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import Attend, AttendAt
from xlaengine.models.drafters import EagleWeights
from xlaengine.models.layers import product


@dataclass(frozen=True, eq=False)
class Eagle:
    """Reads the target's embeddings and vocabulary matrix too.

    Attributes:
        cache: the configuration of its one layer.
    """

    cache: ModelConfig
    own: EagleWeights

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.own, target=replace(target, layers=None, vectors=None, final_norm=None))

    def work(self, target: ModelConfig) -> Work:
        return Work(self.cache.layers, size(self.own) + target.d_model * target.vocab)

    def fed_again(self, engine: EngineConfig) -> int:
        """As many as a pass of the target can have accepted: their entries were made from stand-ins."""
        assert engine.speculative is not None
        return engine.speculative.num_speculative_tokens

    def propose(
        self, engine: EngineConfig, weights: DraftWeights, state: State, batch: DraftBatch, count: int
    ) -> tuple[DraftRows, Proposals]:
        logits = partial(decoder.logits, weights.target)
        return autoregressive.propose(engine, state, batch, count, self.fed_again(engine), partial(self._hidden, weights), logits)

    def fill(self, engine: EngineConfig, weights: DraftWeights, state: State, batch: FillBatch, bucket: int) -> DraftRows:
        hidden, by_tiles = partial(self._hidden, weights), partial(self._by_tiles, weights)
        return autoregressive.fill(engine, state, batch, bucket, hidden, by_tiles)

    def _hidden(self, weights: DraftWeights, fed: Fed, attend: Attend, cache: KV) -> tuple[Array, KV]:
        return decoder.through_layers(self.cache, weights.own.body, _joined(weights, fed), fed.positions, attend, cache)

    def _by_tiles(
        self, weights: DraftWeights, fed: Callable[[Array], Fed], positions: Array, attend_at: AttendAt, cache: KV, count: Array
    ) -> tuple[Array, KV]:
        def embedded(tile: Array) -> Array:
            return _joined(weights, fed(tile))

        return decoder.through_layers_by_tiles(self.cache, weights.own.body, embedded, positions, attend_at, cache, count)


def _joined(weights: DraftWeights, fed: Fed) -> Array:
    """What the layer is fed, ``[R, T, D]``: each token and the hidden state before it."""
    return product(jnp.concatenate([decoder.embed(weights.target, fed.tokens), fed.before], axis=-1), weights.own.fc)
