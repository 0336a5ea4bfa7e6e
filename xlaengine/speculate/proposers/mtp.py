"""The layer for multi-token prediction as Qwen3-Next and Qwen3.5 have it (Qwen Team 2025), in the target's checkpoint or in one of its own.

The entry of token q is computed from its embedding and the target's hidden state of position q - 1, each normed, the embedding first. The
target's vocabulary matrix reads the layer's output after its norm. This output also replaces the next hidden state. The first token has no
entry. The tensors are ``mtp.fc.weight [D, 2D]`` (out, in), ``mtp.pre_fc_norm_embedding.weight``, ``mtp.pre_fc_norm_hidden.weight`` and
``mtp.norm.weight``, all ``[D]``, and ``mtp.layers.0.*``, one layer of the family (`Family.mtp`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import jax
import numpy as np
from jax import Array

from xlaengine.models.checkpoint import UnsupportedModel
from xlaengine.models.checkpoint.fill import compare
from xlaengine.models.checkpoint.mapping import Fill
from xlaengine.models.checkpoint.readers import Reader, read_floats
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import Decoder
from xlaengine.models.families import FAMILIES, family_of
from xlaengine.models.spec import ModelSpec
from xlaengine.ops.params import Param
from xlaengine.speculate.files import Files
from xlaengine.speculate.proposer import DraftWeights, Work, work_in
from xlaengine.speculate.proposers.draft_model import LayerInput
from xlaengine.speculate.proposers.eagle import Eagle, EagleWeights, abstract_eagle, own_fills

PREFIX = "mtp."
NAMES = tuple(f"{PREFIX}{name}.weight" for name in ("fc", "pre_fc_norm_embedding", "pre_fc_norm_hidden"))
"""The names of ``fc`` and of the norms of its two inputs."""


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
    """The weights for the layer of ``spec``, as `Param`s."""
    layer, norm = abstract_eagle(spec), Param((spec.d_model,), (None,))
    return MTPWeights(layer.fc, layer.body, norm, norm)


class MTP(Eagle):
    """``own`` are `MTPWeights`. All its norms are of the kind of the target's last one."""

    behind = 1

    def work(self, target: ModelSpec) -> Work:
        return work_in(abstract_mtp(self.spec), len(self.spec.layers), target.d_model * target.vocab)

    def sides(self, decoder: Decoder, weights: DraftWeights, fed: LayerInput) -> tuple[Array, Array]:
        embedding, before = super().sides(decoder, weights, fed)
        norm = self.spec.head.norm
        return norm(weights.own.embedding_norm, embedding, decoder.ops), norm(weights.own.hidden_norm, before, decoder.ops)


def layer_config(files: Files) -> ModelConfig:
    """The configuration of a model that has only this layer.

    Raises:
        UnsupportedModel: the target's family has no layer of this layout.
    """
    of_layer = family_of(files.target).mtp
    if of_layer is None:
        known = ", ".join(family.name for family in FAMILIES.values() if family.mtp)
        raise UnsupportedModel(
            f"{files.source.name} holds no layer for multi-token prediction for a target of family {files.target.family}: that is one more "
            f"layer with eh_proj, or mtp.* for {known}"
        )
    return of_layer(files.target)


def fills(config: ModelConfig) -> list[Fill]:
    """The tensors of the layer and of its last norm."""
    return [replace(item, name=PREFIX + item.name.removeprefix("model.")) for item in own_fills(config)]


def read_weights(files: Files, reader: Reader, params: MTPWeights, own: Sequence[Fill], names: Sequence[str], prefix: str) -> MTPWeights:
    """``params``, with `Files.body` as its body and numpy arrays as its other leaves. If only shapes are read, the other leaves stay.

    Args:
        own: the tensors of ``params.body``.
        names: the names of ``fc`` and of the norms of its two inputs.
        prefix: the prefix of all names of the layer's tensors.

    Raises:
        UnsupportedModel: no name begins with ``prefix``.
        CheckpointError: the tensors with this prefix are not the expected ones.
    """
    stored = {name: shape for name, shape in reader.names().items() if name.startswith(prefix)}
    if not stored:
        raise UnsupportedModel(f'{files.source.name} has no layer for multi-token prediction: its files hold no tensor "{prefix}*"')
    D = files.target.d_model
    wanted = dict(zip(names, ((D, 2 * D), (D,), (D,)), strict=True))
    compare(wanted | {item.name: item.shape for item in own}, stored, reader.where)
    body = files.body(params.body, own, reader)
    if not files.reads_weights:
        return replace(params, body=body)
    fc, *norms = (read_floats(reader, name).astype(files.dtype) for name in names)
    return MTPWeights(np.ascontiguousarray(fc.T), body, *norms)
