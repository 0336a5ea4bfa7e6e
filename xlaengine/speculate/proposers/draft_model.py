"""A smaller model with the target's vocabulary proposes the tokens that it would generate (Leviathan et al. 2023, Chen et al. 2023)."""

from __future__ import annotations

from typing import Any

from jax import Array
from jaxtyping import Float

from xlaengine.config import SpeculativeConfig
from xlaengine.models.checkpoint import UnsupportedModel, load, load_config
from xlaengine.models.decoder import Decoder
from xlaengine.models.families import spec_of
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights, abstract, packed
from xlaengine.speculate.files import Files
from xlaengine.speculate.proposer import DraftWeights, Work, work_of
from xlaengine.speculate.proposers.autoregressive import Autoregressive, Fed
from xlaengine.text import load_tokenizer


class DraftModel(Autoregressive):
    """Any model with the target's vocabulary; ``own`` are `Weights`."""

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.own)

    def work(self, target: ModelSpec) -> Work:
        return work_of(self.spec)

    def fed_again(self, settings: SpeculativeConfig) -> int:
        """If all proposals were accepted, the last one has not been fed."""
        return 1

    def body(self, weights: DraftWeights) -> Weights:
        return weights.own

    def embedded(self, decoder: Decoder, weights: DraftWeights, fed: Fed) -> Float[Array, "R T D"]:
        return decoder.embed(weights.own, fed.tokens)

    def head(self, weights: DraftWeights) -> Weights:
        return weights.own


def read(files: Files) -> DraftModel:
    """
    Raises:
        UnsupportedModel: the model has another vocabulary than the target, or fewer positions than a slot.
    """
    config = load_config(files.source)
    spec = spec_of(config)
    if not files.reads_weights:
        return DraftModel(spec, packed(spec, abstract(spec), files.ops))
    if config.vocab != files.target.vocab:
        sizes = f"has {config.vocab} tokens, and the target {files.target.vocab}"
        raise UnsupportedModel(f"draft model {files.source.name} {sizes}: they must share one vocabulary")
    files.require_positions(config)
    _require_same_tokenizer(files)
    weights = load(files.source, files.config.dtype, ops=files.ops, progress=files.progress)[1]
    return DraftModel(spec, packed(spec, weights, files.ops))


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
        example = min(different)
        raise UnsupportedModel(
            f"draft model {files.source.name} has another tokenizer than the target: {len(different)} tokens differ, for example "
            f"{example!r}, which is {own.get(example)} in it and {targets.get(example)} in the target's"
        )
