"""A smaller model with the target's vocabulary proposes what it would say (Leviathan et al. 2023, Chen et al. 2023)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.device.drafting import autoregressive
from xlaengine.device.drafting.autoregressive import Fed
from xlaengine.device.drafting.base import DraftBatch, DraftWeights, FillBatch, Proposals, Work, work_of
from xlaengine.device.state import KV, DraftRows, State
from xlaengine.models import decoder
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import Attend, AttendAt
from xlaengine.models.weights import Weights


@dataclass(frozen=True, eq=False)
class DraftModel:
    """Any model that the target's family of checkpoints has, of any size.

    Attributes:
        cache: the draft model's configuration.
        own: its weights, in `graph_layout`.
    """

    cache: ModelConfig
    own: Weights

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.own)

    def work(self, target: ModelConfig) -> Work:
        return work_of(self.cache)

    def fed_again(self, engine: EngineConfig) -> int:
        """Of a run that was accepted whole, the last proposal was never fed."""
        return 1

    def propose(
        self, engine: EngineConfig, weights: DraftWeights, state: State, batch: DraftBatch, count: int
    ) -> tuple[DraftRows, Proposals]:
        logits = partial(decoder.logits, weights.own)
        return autoregressive.propose(engine, state, batch, count, self.fed_again(engine), partial(self._hidden, weights), logits)

    def fill(self, engine: EngineConfig, weights: DraftWeights, state: State, batch: FillBatch, bucket: int) -> DraftRows:
        hidden, by_tiles = partial(self._hidden, weights), partial(self._by_tiles, weights)
        return autoregressive.fill(engine, state, batch, bucket, hidden, by_tiles)

    def _hidden(self, weights: DraftWeights, fed: Fed, attend: Attend, cache: KV) -> tuple[Array, KV]:
        return decoder.forward(self.cache, weights.own, fed.tokens, fed.positions, attend, cache)

    def _by_tiles(
        self, weights: DraftWeights, fed: Callable[[Array], Fed], positions: Array, attend_at: AttendAt, cache: KV, count: Array
    ) -> tuple[Array, KV]:
        def embedded(tile: Array) -> Array:
            return decoder.embed(weights.own, fed(tile).tokens)

        return decoder.through_layers_by_tiles(self.cache, weights.own, embedded, positions, attend_at, cache, count)
