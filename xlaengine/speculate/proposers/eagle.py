"""One layer over the target's hidden states; its outputs replace the hidden states that the target has yet to compute (Li et al. 2024).

The entry of position q is computed from the embedding of token q and the hidden state of position q - 1. An entry that was computed from an
output of the layer is computed again once the target's own hidden state is there.

The layer is read from a directory of `MODEL_TYPE`, with the tensors ``fc.weight [D, 2D]`` (out, in), and ``layers.0.*`` and ``norm.weight``
as a Llama has them. Its configuration is a Llama's too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Float

from xlaengine.config import SpeculativeConfig
from xlaengine.models.checkpoint import UnsupportedModel
from xlaengine.models.checkpoint.fill import compare, filled
from xlaengine.models.checkpoint.hf_config import model_config
from xlaengine.models.checkpoint.mapping import Fill, plan
from xlaengine.models.checkpoint.readers import SafetensorsReader, read_floats
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import AFTER_NORM, Decoder
from xlaengine.models.families import spec_of
from xlaengine.models.families.llama import LLAMA
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights, abstract, packed
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param
from xlaengine.speculate.files import Files
from xlaengine.speculate.proposer import DraftWeights, Work, work_in
from xlaengine.speculate.proposers.draft_model import DraftModel, LayerInput

MODEL_TYPE = "eagle"


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class EagleWeights:
    """
    Attributes:
        fc: ``[2D, D]``, applied to an embedding and a hidden state.
        body: the layer and its final norm. ``embed`` and ``lm_head`` are the target's.
    """

    fc: Any
    body: Weights


AnyEagle = TypeVar("AnyEagle", bound=EagleWeights)


def abstract_eagle(spec: ModelSpec) -> EagleWeights:
    """The weights for the layer of ``spec``, as `Param`s."""
    D = spec.d_model
    return EagleWeights(Param((2 * D, D), (None, None), inputs=1), replace(abstract(spec), embed=None, lm_head=None))


def packed_eagle(spec: ModelSpec, weights: AnyEagle, ops: Ops) -> AnyEagle:
    return replace(weights, fc=ops.pack(weights.fc), body=packed(spec, weights.body, ops))


class Eagle(DraftModel):
    """One layer, which is fed each token with the hidden state before it; ``own`` are `EagleWeights`."""

    @property
    def reads_features(self) -> tuple[int, ...]:
        return (AFTER_NORM,)

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.own, target=replace(target, groups=None, final_norm=None))

    def work(self, target: ModelSpec) -> Work:
        return work_in(abstract_eagle(self.spec), len(self.spec.layers), target.d_model * target.vocab)

    def fed_again(self, settings: SpeculativeConfig) -> int:
        """One for each proposal: a step can have accepted all of them, and their entries were computed from outputs of the layer."""
        return settings.num_speculative_tokens

    def body(self, weights: DraftWeights) -> Weights:
        return weights.own.body

    def embedded(self, decoder: Decoder, weights: DraftWeights, fed: LayerInput) -> Float[Array, "R T D"]:
        return decoder.ops.product(jnp.concatenate(self.sides(decoder, weights, fed), axis=-1), weights.own.fc)

    def sides(self, decoder: Decoder, weights: DraftWeights, fed: LayerInput) -> tuple[Array, Array]:
        """The two inputs of ``fc``, each ``[R, T, D]``: of a token and of the hidden state before it."""
        return decoder.embed(weights.target, fed.tokens), fed.before

    def head(self, weights: DraftWeights) -> Weights:
        return weights.target


def read_config(files: Files, model_type: str = MODEL_TYPE) -> ModelConfig:
    """The configuration of the layer, in a directory of ``model_type``. Raises as `read` does."""
    config = replace(model_config(files.drafter_config(model_type), LLAMA, files.source.path), vocab=files.target.vocab)
    if config.layers != 1:
        raise UnsupportedModel(f"{files.source.name} has {config.layers} layers; an eagle drafter of one is supported")
    return config


def own_fills(config: ModelConfig) -> list[Fill]:
    """The tensors of a model of one layer that are not the target's, under the names of its family."""
    return [item for item in plan(config, "hf") if item.leaf not in ("embed", "lm_head")]


def read_weights(files: Files, config: ModelConfig) -> EagleWeights:
    """Numpy arrays for a layer of ``config``, which is from `read_config`. Raises as `read` does."""
    reader, D = SafetensorsReader(files.source.path), config.d_model
    fills = [replace(item, name=item.name.removeprefix("model.")) for item in own_fills(config)]
    compare({"fc.weight": (D, 2 * D)} | {item.name: item.shape for item in fills}, reader.names(), reader.where)
    body = filled(replace(abstract(spec_of(config)), embed=None, lm_head=None), fills, reader, files.dtype, files.progress)
    return EagleWeights(np.ascontiguousarray(read_floats(reader, "fc.weight").T, files.dtype), body)


def read(files: Files) -> Eagle:
    """Reads a drafter of `MODEL_TYPE`.

    Raises:
        UnsupportedModel: the source holds no such layer, or more than one, or supports fewer positions than a slot has.
        CheckpointError: the files do not fit their configuration, or the target.
    """
    config = read_config(files)
    spec = spec_of(config)
    if not files.reads_weights:
        return Eagle(spec, packed_eagle(spec, abstract_eagle(spec), files.ops))
    files.require_positions(config)
    return Eagle(spec, packed_eagle(spec, read_weights(files, config), files.ops))
