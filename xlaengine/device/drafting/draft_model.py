"""A smaller model with the target's vocabulary proposes what it would say (Leviathan et al. 2023, Chen et al. 2023)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.device.drafting import autoregressive
from xlaengine.device.drafting.autoregressive import Fed
from xlaengine.device.drafting.base import DraftBatch, DraftWeights, FillBatch, Proposals, Work, work_of
from xlaengine.memory.state import DraftRows, State
from xlaengine.models.decoder import Decoder, Pass
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights
from xlaengine.ops.base import Ops


@dataclass(frozen=True)
class Drafting:
    """Its decoder, as `autoregressive.Model`."""

    decoder: Decoder

    def hidden(self, weights: DraftWeights, fed: Callable[[Array | None], Fed], tokens_of: Pass, cells: Any) -> tuple[Array, Any]:
        return self.decoder.through_layers(weights.own, lambda tile: self.decoder.embed(weights.own, fed(tile).tokens), tokens_of, cells)

    def logits(self, weights: DraftWeights, hidden: Array) -> Array:
        return self.decoder.logits(weights.own, hidden)


@dataclass(frozen=True, eq=False)
class DraftModel:
    """Any model with the target's vocabulary, of any size.

    Attributes:
        spec: the draft model.
        own: its weights, packed.
    """

    spec: ModelSpec
    own: Weights

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.own)

    def work(self, target: ModelSpec) -> Work:
        return work_of(self.spec)

    def fed_again(self, engine: EngineConfig) -> int:
        """Of a run that was accepted whole, the last proposal was never fed."""
        return 1

    def propose(
        self, ops: Ops, engine: EngineConfig, weights: DraftWeights, state: State, batch: DraftBatch, count: int
    ) -> tuple[DraftRows, Proposals]:
        model = Drafting(Decoder(self.spec, ops))
        return autoregressive.propose(model, ops, engine, weights, state, batch, count, self.fed_again(engine))

    def fill(self, ops: Ops, engine: EngineConfig, weights: DraftWeights, state: State, batch: FillBatch, bucket: int) -> DraftRows:
        return autoregressive.fill(Drafting(Decoder(self.spec, ops)), engine, weights, state, batch, bucket)
