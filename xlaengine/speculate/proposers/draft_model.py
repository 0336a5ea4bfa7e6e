"""A smaller model with the target's vocabulary proposes the tokens that it would generate (Leviathan et al. 2023, Chen et al. 2023).

It computes each proposal from the one before it, all in one graph, with keys and values of its own in the state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Float, Float32, Int32

from xlaengine.config import SpeculativeConfig
from xlaengine.memory.access import Scattered
from xlaengine.memory.state import DraftRows
from xlaengine.models.checkpoint import UnsupportedModel, load, load_config, load_shapes
from xlaengine.models.decoder import Decoder, Pass, Tiles, Whole, at_tile
from xlaengine.models.families import spec_of
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights, abstract_like, packed
from xlaengine.speculate.files import Files
from xlaengine.speculate.proposer import DraftCall, DraftWeights, Proposals, Work, work_of
from xlaengine.speculate.proposers.choice import choose
from xlaengine.text import load_tokenizer
from xlaengine.types.words import plural


class LayerInput(NamedTuple):
    """The input of a proposer's layers.

    Attributes:
        tokens: int32 [R, T].
        positions: int32 [R, T]; tokens at negative positions, or at positions beyond the stream, are garbage and must change nothing.
        before: [R, T, D], the hidden state before each token: computed from the target's (`DraftModel.before`), or for proposals the
            proposer's own; None if the proposer does not read it.
    """

    tokens: Array
    positions: Array
    before: Any


@dataclass(frozen=True, eq=False)
class DraftModel:
    """Any model with the target's vocabulary. A proposer whose layers have another input or head overrides the methods before `propose`.

    Attributes:
        spec: its layers.
        own: their packed weights, here `Weights`.
        behind: the token at position q has its entry at position q - behind of the cache. It is 1 for drafters that were trained without an
            entry for the first token, which has no hidden state before it; otherwise 0.
    """

    spec: ModelSpec
    own: Any
    behind = 0

    @property
    def reads_features(self) -> tuple[int, ...]:
        return ()

    @property
    def cache(self) -> DraftModel:
        return self

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.own)

    def work(self, target: ModelSpec) -> Work:
        return work_of(self.spec)

    def fed_again(self, settings: SpeculativeConfig) -> int:
        """One: if all proposals were accepted, the last one has not been fed."""
        return 1

    def body(self, weights: DraftWeights) -> Weights:
        """Weights of its layers."""
        return weights.own

    def before(self, decoder: Decoder, weights: DraftWeights, features: Float[Array, "R T nD"]) -> Float[Array, "R T D"]:
        """What its layers read as the hidden state before a token, computed from the target's ``features`` there."""
        return features

    def embedded(self, decoder: Decoder, weights: DraftWeights, fed: LayerInput) -> Float[Array, "R T D"]:
        """The input of its first layer."""
        return decoder.embed(weights.own, fed.tokens)

    def outputs(
        self, decoder: Decoder, weights: DraftWeights, embedded: Callable[[Array | None], Array], tokens_of: Pass, cells: Any
    ) -> tuple[Array, Array, Any]:
        """Returns the input of its head, the hidden states that replace the target's (both ``[R, T, D]``), and the cells."""
        hidden, cells = decoder.through_layers(self.body(weights), embedded, tokens_of, cells)
        return hidden, hidden, cells

    def head(self, weights: DraftWeights) -> Weights:
        """Weights with its ``lm_head``."""
        return weights.own

    def logits(self, decoder: Decoder, weights: DraftWeights, hidden: Float[Array, "R D"]) -> Float32[Array, "R V"]:
        """The logits that its head computes from ``hidden``."""
        return decoder.logits(self.head(weights), hidden)

    def propose(self, call: DraftCall, weights: DraftWeights, count: int) -> tuple[DraftRows, Proposals]:
        """Feed the last token and the `fed_again` tokens before it, then each proposal."""
        call = replace(call, wants=call.wants & (call.rows.pos >= self.behind))
        decoder = Decoder(self.spec, call.ops)
        pos = jnp.where(call.wants, call.rows.pos, self.behind)  # other rows need not wait for the attention of a row without proposals
        again = self.fed_again(call.settings)

        def step(fed: LayerInput, cells: Any, ahead: Array) -> tuple[tuple[Array, Array, Any], tuple[Array, Array | None]]:
            """Returns the token ``[R]`` to feed next, the hidden state ``[R, D]`` before it and the cells; and the result of `choose`."""
            places = fed.positions - self.behind
            written = jnp.minimum(places[:, -1] + 1, call.engine.cache_len)
            tokens_of = Whole(places, reached(call, places, written))
            hidden, stand_in, cells = self.outputs(decoder, weights, lambda tile: self.embedded(decoder, weights, fed), tokens_of, cells)
            found = choose(call, self.logits(decoder, weights, hidden[:, -1]), ahead)
            return (found[0][:, 0], stand_in[:, -1], cells), found

        def go_on(carry: tuple[Array, Array, Any], ahead: Array) -> tuple[tuple[Array, Array, Any], tuple[Array, Array | None]]:
            token, hidden, cells = carry
            return step(LayerInput(token[:, None], (pos + ahead)[:, None], hidden[:, None]), cells, ahead)

        positions = pos[:, None] + jnp.arange(-again, 1, dtype=jnp.int32)
        carry, first = step(self.known(decoder, call, weights, positions), call.draft.cells, jnp.int32(0))
        # A loop, not a chain of copies: compiling takes as long for eight proposals as for two.
        carry, others = jax.lax.scan(go_on, carry, jnp.arange(1, call.ahead(count), dtype=jnp.int32))
        tokens, q = jax.tree.map(lambda x, xs: jnp.moveaxis(jnp.concatenate([x[None], xs]), 0, 1), first, others)
        return replace(call.draft, cells=carry[2]), call.on_nodes(tokens, q)

    def fill(self, call: DraftCall, weights: DraftWeights, start: Array, bucket: int, tiles: Array | None) -> DraftRows:
        decoder, engine = Decoder(self.spec, call.ops), call.engine
        places = (start - self.behind + jnp.arange(bucket, dtype=jnp.int32))[None]

        def access(places: Array) -> Scattered:
            written = jnp.minimum(jnp.minimum(call.rows.pos - self.behind, places[:, -1]) + 1, engine.cache_len)
            return reached(call, places, written)

        tokens_of: Pass = Whole(places, access(places))
        if tiles is not None:
            by_tile = places.reshape(-1, engine.prefill_tile)
            tokens_of = Tiles(by_tile, lambda tile: access(at_tile(by_tile, tile)), tiles)

        def embedded(tile: Array | None) -> Array:
            positions = tokens_of.of(tokens_of.positions, tile) + self.behind
            return self.embedded(decoder, weights, self.known(decoder, call, weights, positions))

        return replace(call.draft, cells=decoder.through_layers(self.body(weights), embedded, tokens_of, call.draft.cells)[1])

    def known(self, decoder: Decoder, call: DraftCall, weights: DraftWeights, positions: Int32[Array, "R T"]) -> LayerInput:
        """The stream's tokens at these positions, and the input computed from the target's hidden states before them; zero before the first
        token.
        """

        def at(table: Array, places: Array) -> Array:
            return table.at[call.slots[:, None], places].get(mode="clip")

        tokens = at(call.draft.history, jnp.maximum(positions, 0))
        if call.draft.features is None:
            return LayerInput(tokens, positions, None)
        before = self.before(decoder, weights, at(call.draft.features, jnp.maximum(positions - 1, 0)))
        return LayerInput(tokens, positions, jnp.where((positions > 0)[..., None], before, 0))


def reached(call: DraftCall, places: Int32[Array, "R T"], written: Int32[Array, " R"]) -> Scattered:
    """Writes the entries of these places of the cache, then shows each row the first ``written`` entries of its slot.

    Rows without ``wants``, and places that are not among those entries, write nothing.
    """
    real = call.wants[:, None] & (places >= 0) & (places < written[:, None])
    target = jnp.where(real, call.slots[:, None], call.engine.max_num_seqs)  # out of range: the scatter drops it
    return Scattered(call.slots, places, written, call.engine.layout, target, places)


def read(files: Files) -> DraftModel:
    """Reads a whole model as a drafter.

    Raises:
        UnsupportedModel: the model has another vocabulary than the target, or fewer positions than a slot.
    """
    config = load_config(files.source)
    spec, as_stored = spec_of(config), files.config.keeps_stored
    if not files.reads_weights:
        stored = load_shapes(files.source, files.config.tensor_parallel_size) if as_stored else None
        return DraftModel(spec, packed(spec, abstract_like(spec, stored), files.ops))
    if config.vocab != files.target.vocab:
        sizes = f"has {config.vocab} tokens, and the target {files.target.vocab}"
        raise UnsupportedModel(f"draft model {files.source.name} {sizes}: they must share one vocabulary")
    files.require_positions(config)
    _require_same_tokenizer(files)
    more: Any = {"ops": files.ops, "progress": files.progress, "as_stored": as_stored, "share": files.share}
    return DraftModel(spec, packed(spec, load(files.source, files.config.dtype, **more)[1], files.ops))


def _require_same_tokenizer(files: Files) -> None:
    """A draft model without a tokenizer is assumed to have the target's."""
    if files.tokenizer is None:
        return
    try:
        own = load_tokenizer(files.source).backend.get_vocab(with_added_tokens=True)
    except FileNotFoundError:
        return
    targets = files.tokenizer.backend.get_vocab(with_added_tokens=True)
    if different := {token for token, _ in own.items() ^ targets.items()}:
        example, differ = min(different), plural(len(different), "token differs", "tokens differ")
        raise UnsupportedModel(
            f"draft model {files.source.name} has another tokenizer than the target: {differ}, for example "
            f"{example!r}, which is {own.get(example)} in it and {targets.get(example)} in the target's"
        )
