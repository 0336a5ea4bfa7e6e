"""Several layers for multi-token prediction in DeepSeek-V3's layout, one for each further token (DeepSeek-AI 2024, section 2.2).

Layer k (from 1) makes its hidden state of position i from that of layer k - 1, where layer 0 is the target, and from the embedding of the
token at i + k. It predicts the token at i + k + 1. Each layer has its own entries. Entries that were computed from known tokens are final.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, cast

import jax.numpy as jnp
from jax import Array

from xlaengine.config import SpeculativeConfig
from xlaengine.memory.state import DraftRows
from xlaengine.models.decoder import AFTER_NORM, Decoder, Pass, Tiles, Whole, at_tile
from xlaengine.models.spec import Group, ModelSpec
from xlaengine.speculate.proposer import DraftCall, DraftWeights, Proposals, Work
from xlaengine.speculate.proposers.choice import choose
from xlaengine.speculate.proposers.draft_model import LayerInput, reached
from xlaengine.speculate.proposers.mtp import MTP


@dataclass(frozen=True)
class Apart(ModelSpec):
    """A model none of whose layers are stacked, so that one can run without the others."""

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        return tuple(Group((layer,), 1) for layer in self.layers)


def apart(one: ModelSpec, count: int) -> Apart:
    """The model of ``count`` layers like the layer of ``one``."""
    return Apart(one.embed, one.layers * count, one.head)


@dataclass(frozen=True, eq=False)
class NextNLayers:
    """
    Attributes:
        layers: one for each token ahead, of `nextn.NextN` or `nextn.OwnNextN`.
    """

    layers: Sequence[MTP]

    @property
    def spec(self) -> ModelSpec:
        return apart(self.layers[0].spec, len(self.layers))

    @property
    def own(self) -> tuple[Any, ...]:
        return tuple(layer.own for layer in self.layers)

    @property
    def reads_features(self) -> tuple[int, ...]:
        return (AFTER_NORM,)

    @property
    def cache(self) -> NextNLayers:
        return self

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(self.own, next((found for layer in self.layers if (found := layer.weights(target).target) is not None), None))

    def work(self, target: ModelSpec) -> Work:
        return self.layers[0].work(target)

    def fed_again(self, settings: SpeculativeConfig) -> int:
        """One for each proposal: a step can have accepted all of them. Older entries were computed from known or accepted tokens."""
        return settings.num_speculative_tokens

    def propose(self, call: DraftCall, weights: DraftWeights, count: int) -> tuple[DraftRows, Proposals]:
        """All proposals, whatever ``count``: each layer needs its entries."""
        call = replace(call, wants=call.wants & (call.rows.pos >= 1))
        pos = jnp.where(call.wants, call.rows.pos, 1)
        places = pos[:, None] + jnp.arange(-self.fed_again(call.settings) - 1, 0, dtype=jnp.int32)
        tokens_of = Whole(places, reached(call, places, jnp.minimum(pos, call.engine.cache_len)))
        fed, cells, found = None, [], []
        for number, layer in enumerate(self.layers):
            decoder, own = Decoder(layer.spec, call.ops), DraftWeights(weights.own[number], weights.target)
            here: LayerInput = layer.known(decoder, call, own, places + 1) if fed is None else fed
            x = layer.embedded(decoder, own, here)
            hidden, after, kept = layer.outputs(decoder, own, lambda tile, x=x: x, tokens_of, (call.draft.cells[number],))
            found.append(choose(call, layer.logits(decoder, own, hidden[:, -1]), jnp.int32(number)))
            fed = LayerInput(jnp.concatenate([here.tokens[:, 1:], found[-1][0][:, :1]], axis=1), here.positions, after)
            cells.append(kept[0])
        tokens = jnp.stack([each for each, _ in found], axis=1)
        q = None if found[0][1] is None else jnp.stack([cast("Array", each) for _, each in found], axis=1)
        return replace(call.draft, cells=tuple(cells)), call.on_nodes(tokens, q)

    def fill(self, call: DraftCall, weights: DraftWeights, start: Array, bucket: int, tiles: Array | None) -> DraftRows:
        places = (start - 1 + jnp.arange(bucket, dtype=jnp.int32))[None]
        cells, before = [], None
        for number in range(len(self.layers)):
            before, kept = self._filled(call, weights, number, places, tiles, before)
            cells.append(kept)
        return replace(call.draft, cells=tuple(cells))

    def _filled(
        self, call: DraftCall, weights: DraftWeights, number: int, places: Array, tiles: Array | None, before: Array | None
    ) -> tuple[Array, Any]:
        """Computes one layer at these places. Returns its hidden states, which the next layer reads in place of the target's, and its cell
        with the entries of known tokens."""
        layer, T = self.layers[number], call.engine.prefill_tile
        decoder, own = Decoder(layer.spec, call.ops), DraftWeights(weights.own[number], weights.target)

        def access(places: Array) -> Any:
            return reached(call, places, jnp.minimum(jnp.minimum(call.rows.pos - 1 - number, places[:, -1]) + 1, call.engine.cache_len))

        tokens_of: Pass = Whole(places, access(places))
        if tiles is not None:
            by_tile = places.reshape(-1, T)
            tokens_of = Tiles(by_tile, lambda tile: access(at_tile(by_tile, tile)), tiles)

        def embedded(tile: Array | None) -> Array:
            positions = tokens_of.of(tokens_of.positions, tile) + 1
            fed = layer.known(decoder, call, own, positions + number)
            if before is not None:
                fed = fed._replace(before=tokens_of.of(before, tile))
            return layer.embedded(decoder, own, fed)

        _, after, kept = layer.outputs(decoder, own, embedded, tokens_of, (call.draft.cells[number],))
        return after, kept[0]
