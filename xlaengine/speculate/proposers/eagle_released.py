"""EAGLE as its authors release it (Li et al. 2024): `Eagle` without norms before and after its layer, and with its own embedding.

``config.json`` is that of a Llama of one layer. The tensors are in ``model.safetensors`` or ``pytorch_model.bin``: ``fc.weight [D, 2D]``
(out, in) on an embedding and the hidden state before it, perhaps ``fc.bias [D]`` and ``embed_tokens.weight [V, D]``, and ``layers.0.*``
without ``input_layernorm``. The target's vocabulary matrix reads the layer's output, which also replaces the next hidden state. The first
token has no entry.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import jax
import numpy as np
from jax import Array
from jaxtyping import Float

from xlaengine.models.checkpoint.fill import compare, filled
from xlaengine.models.checkpoint.readers import Reader, read_floats, reader_of
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import Decoder, Pass
from xlaengine.models.families import spec_of
from xlaengine.models.spec import ModelSpec
from xlaengine.ops.params import Param
from xlaengine.speculate.files import Files
from xlaengine.speculate.proposer import DraftWeights
from xlaengine.speculate.proposers import eagle, eagle3
from xlaengine.speculate.proposers.draft_model import LayerInput
from xlaengine.speculate.proposers.eagle import Eagle, EagleWeights, abstract_eagle, own_fills, packed_eagle

RELEASED = ("model.safetensors", "pytorch_model.bin")
FC, BIAS, EMBEDDING = "fc.weight", "fc.bias", "embed_tokens.weight"


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class ReleasedWeights(EagleWeights):
    """
    Attributes:
        bias: ``[D]``, of ``fc``; None for none.
        embed: ``[V, D]``; None for the target's.
    """

    bias: Any
    embed: Any


class ReleasedEagle(Eagle):
    """``own`` are `ReleasedWeights`. The norm of its ``spec`` is not applied."""

    behind = 1

    def embedded(self, decoder: Decoder, weights: DraftWeights, fed: LayerInput) -> Float[Array, "R T D"]:
        x = super().embedded(decoder, weights, fed)
        return x if weights.own.bias is None else x + weights.own.bias

    def sides(self, decoder: Decoder, weights: DraftWeights, fed: LayerInput) -> tuple[Array, Array]:
        if weights.own.embed is None:
            return super().sides(decoder, weights, fed)
        return weights.own.embed[fed.tokens], fed.before

    def outputs(
        self, decoder: Decoder, weights: DraftWeights, embedded: Callable[[Array | None], Array], tokens_of: Pass, cells: Any
    ) -> tuple[Array, Array, Any]:
        _, cells, seen = decoder.states(self.body(weights), embedded, tokens_of, cells, chosen=(0,))
        return seen[0], seen[0], cells


def released_spec(config: ModelConfig) -> ModelSpec:
    """The layer of a Llama of one layer, without its first norm."""
    spec = spec_of(config)
    return replace(spec, layers=tuple(replace(layer, mixer_norm=None) for layer in spec.layers))


def abstract_released(spec: ModelSpec, names: dict[str, tuple[int, ...]]) -> ReleasedWeights:
    """The weights for the layer of ``spec``, as `Param`s. ``names``: the stored tensors."""
    layer, D = abstract_eagle(spec), spec.d_model
    bias, embed = Param((D,), (None,)), Param((spec.vocab, D), (None, None))
    return ReleasedWeights(layer.fc, layer.body, bias if BIAS in names else None, embed if EMBEDDING in names else None)


def read_weights(files: Files, config: ModelConfig, reader: Reader) -> ReleasedWeights:
    """Numpy arrays for a layer of ``config``. Raises as `read` does."""
    stored, D = reader.names(), config.d_model
    params = abstract_released(released_spec(config), stored)
    fills = [replace(item, name=item.name.removeprefix("model.")) for item in own_fills(config)]
    fills = [item for item in fills if item.leaf != "final_norm" and not item.name.endswith("input_layernorm.weight")]
    may_be = {BIAS: (D,), EMBEDDING: (config.vocab, D)}
    wanted = {FC: (D, 2 * D)} | {name: shape for name, shape in may_be.items() if name in stored}
    compare(wanted | {item.name: item.shape for item in fills}, stored, reader.where)
    body = filled(replace(params.body, final_norm=None), fills, reader, files.dtype, files.progress)
    bias, embed = (read_floats(reader, name).astype(files.dtype) if name in stored else None for name in (BIAS, EMBEDDING))
    fc = np.ascontiguousarray(read_floats(reader, FC).T, files.dtype)
    return ReleasedWeights(fc, replace(body, final_norm=np.ones(D, files.dtype)), bias, embed)


def read(files: Files) -> Eagle:
    """Reads a drafter of `eagle.MODEL_TYPE`, one as the authors release it, or an EAGLE-3 one.

    Raises:
        UnsupportedModel: the source holds no such layer, or more than one, or supports fewer positions than a slot has.
        CheckpointError: the files do not fit their configuration, or the target.
    """
    if files.model_type in (eagle.MODEL_TYPE, None):
        return eagle.read(files)
    reader = _released(files)
    if reader and any(name.startswith(eagle3.LAYER) for name in reader.names()):
        return eagle3.read(files, reader)
    config = eagle.read_config(files, files.model_type if reader else eagle.MODEL_TYPE)
    assert reader is not None
    spec = released_spec(config)
    if not files.reads_weights:
        return ReleasedEagle(spec, packed_eagle(spec, abstract_released(spec, reader.names()), files.ops))
    files.require_positions(config)
    return ReleasedEagle(spec, packed_eagle(spec, read_weights(files, config, reader), files.ops))


def _released(files: Files) -> Reader | None:
    """A reader of the files; None if they are not those of a drafter.

    Raises:
        CheckpointError: they cannot be read.
    """
    if not any((files.source.path / name).is_file() for name in RELEASED):
        return None
    reader = reader_of(files.source.path, RELEASED)
    return reader if FC in reader.names() else None
