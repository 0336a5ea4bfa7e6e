"""The layer for multi-token prediction in the target's own checkpoint, as Qwen3-Next and Qwen3.5 have it (Qwen Team 2025).

The entry of token q is computed from its embedding and the target's hidden state of position q - 1, each normed, the embedding first. What
the layer gives after its norm goes through the target's vocabulary matrix, and stands in for the next hidden state. The first token has no
entry. The tensors are ``mtp.fc.weight [D, 2D]`` (out, in), ``mtp.pre_fc_norm_embedding.weight``, ``mtp.pre_fc_norm_hidden.weight`` and
``mtp.norm.weight``, all ``[D]``, and ``mtp.layers.0.*``, one layer of the family (`Family.mtp`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
import numpy as np
from jax import Array

from xlaengine.models.checkpoint import UnsupportedModel
from xlaengine.models.checkpoint.fill import compare, filled
from xlaengine.models.checkpoint.readers import SafetensorsReader
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import Decoder
from xlaengine.models.families import FAMILIES, family_of, spec_of
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import size
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param
from xlaengine.speculate.files import Files
from xlaengine.speculate.proposer import DraftWeights, Work
from xlaengine.speculate.proposers.draft_model import Fed
from xlaengine.speculate.proposers.eagle import Eagle, EagleWeights, abstract_eagle, own_fills, packed_eagle

PREFIX = "mtp."
FC, EMBEDDING_NORM, HIDDEN_NORM = (f"{PREFIX}{name}.weight" for name in ("fc", "pre_fc_norm_embedding", "pre_fc_norm_hidden"))


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class MTPWeights(EagleWeights):
    """
    Attributes:
        embedding_norm, hidden_norm: ``[D]``.
    """

    embedding_norm: Any
    hidden_norm: Any


def abstract_mtp(spec: ModelSpec) -> MTPWeights:
    """`Param`s, for the layer of ``spec``."""
    layer, norm = abstract_eagle(spec), Param((spec.d_model,), (None,))
    return MTPWeights(layer.fc, layer.body, norm, norm)


class MTP(Eagle):
    """``own`` are `MTPWeights`. All its norms are of the kind of the target's last one."""

    behind = 1

    def work(self, target: ModelSpec) -> Work:
        return Work(len(self.spec.layers), size(abstract_mtp(self.spec)) + target.d_model * target.vocab)

    def sides(self, decoder: Decoder, weights: DraftWeights, fed: Fed) -> tuple[Array, Array]:
        embedding, before = super().sides(decoder, weights, fed)
        norm = self.spec.head.norm
        return norm(weights.own.embedding_norm, embedding), norm(weights.own.hidden_norm, before)


def layer_config(files: Files) -> ModelConfig:
    """Of a model of the layer alone. Raises as `read` does."""
    of_layer = family_of(files.target).mtp
    if of_layer is None:
        known = ", ".join(family.name for family in FAMILIES.values() if family.mtp)
        raise UnsupportedModel(f"{files.source.name} is of family {files.target.family}; mtp reads a layer of checkpoints of {known} only")
    if files.source.kind != "hf":
        raise UnsupportedModel(f"{files.source.name} is not a directory of safetensors: mtp reads a layer from such a target only")
    return of_layer(files.target)


def read_weights(files: Files, config: ModelConfig) -> MTPWeights:
    """Numpy arrays for a layer of ``config``, which is from `layer_config`. Raises as `read` does."""
    reader, D = SafetensorsReader(files.source.path), config.d_model
    stored = {name: shape for name, shape in reader.names().items() if name.startswith(PREFIX)}
    if not stored:
        raise UnsupportedModel(f'{files.source.name} has no layer for multi-token prediction: its files hold no tensor "{PREFIX}*"')
    fills = [replace(item, name=PREFIX + item.name.removeprefix("model.")) for item in own_fills(config)]
    compare({FC: (D, 2 * D), EMBEDDING_NORM: (D,), HIDDEN_NORM: (D,)} | {item.name: item.shape for item in fills}, stored)
    body = filled(abstract_mtp(spec_of(config)).body, fills, reader, files.dtype, files.progress)
    fc = np.ascontiguousarray(reader.read(FC).T, files.dtype)
    return MTPWeights(fc, body, *(reader.read(name).astype(files.dtype) for name in (EMBEDDING_NORM, HIDDEN_NORM)))


def packed_mtp(spec: ModelSpec, weights: MTPWeights, ops: Ops) -> MTPWeights:
    layer = packed_eagle(spec, weights, ops)
    return replace(weights, fc=layer.fc, body=layer.body)


def read(files: Files) -> MTP:
    """
    Raises:
        UnsupportedModel: the target has no such layer, or its family has none, or it is no safetensors.
        CheckpointError: the tensors do not fit the configuration.
    """
    config = layer_config(files)
    spec = spec_of(config)
    return MTP(spec, packed_mtp(spec, read_weights(files, config) if files.reads_weights else abstract_mtp(spec), files.ops))
