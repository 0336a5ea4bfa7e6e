"""The layer for multi-token prediction in DeepSeek-V3's layout (DeepSeek-AI 2024), in the target's own checkpoint or in one of its own.

It is stored as one more layer of the target, number L: ``model.layers.{L}.*`` as in the target's other layers, and beside it
``eh_proj.weight [D, 2D]`` (out, in), ``enorm.weight`` and ``hnorm.weight`` of its two inputs, ``shared_head.norm.weight``, and its own
``embed_tokens.weight`` and ``shared_head.head.weight``, both ``[V, D]``. If the checkpoint has neither of these two, the target's are used.
The layer's output before its last norm replaces the next hidden state; everything else is as in `mtp.MTP`.

If there are several, L, L + 1 and so on, each proposes one further token (`nextn_layers`).

A checkpoint of its own holds these tensors, with any number in place of L, or those that `mtp` describes. Its settings are the target's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from jax import Array

from xlaengine.models.checkpoint import UnsupportedModel
from xlaengine.models.checkpoint.fill import next_layers
from xlaengine.models.checkpoint.hf_config import read_form, read_json
from xlaengine.models.checkpoint.mapping import Fill, plan
from xlaengine.models.checkpoint.packed_ints import Form, form_of
from xlaengine.models.checkpoint.packed_reader import unpacked
from xlaengine.models.checkpoint.readers import Reader, reader_of
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import Decoder, Pass
from xlaengine.models.families import spec_of
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights, abstract
from xlaengine.speculate.files import Files
from xlaengine.speculate.proposer import DraftWeights
from xlaengine.speculate.proposers import mtp
from xlaengine.speculate.proposers.draft_model import LayerInput
from xlaengine.speculate.proposers.eagle import packed_eagle
from xlaengine.speculate.proposers.mtp import MTP, MTPWeights, abstract_mtp
from xlaengine.speculate.proposers.nextn_layers import NextNLayers

EXPORTED = ("nextn_layer_parameters.safetensors",)
"""A file that SGLang's exporter writes."""

_TOP = {
    "model.embed_tokens.weight": "embed_tokens.weight",
    "model.norm.weight": "shared_head.norm.weight",
    "lm_head.weight": "shared_head.head.weight",
}

SHARED = ("embed", "lm_head")
"""The leaves that are the target's, if the checkpoint has neither."""


class NextN(MTP):
    """A layer that uses the target's embedding and vocabulary matrix."""

    def outputs(
        self, decoder: Decoder, weights: DraftWeights, embedded: Callable[[Array | None], Array], tokens_of: Pass, cells: Any
    ) -> tuple[Array, Array, Any]:
        hidden, cells, seen = decoder.states(self.body(weights), embedded, tokens_of, cells, chosen=(0,))
        return hidden, seen[0], cells


class OwnNextN(NextN):
    """A layer with its own embedding and vocabulary matrix, in ``own.body``."""

    def sides(self, decoder: Decoder, weights: DraftWeights, fed: LayerInput) -> tuple[Array, Array]:
        return super().sides(decoder, replace(weights, target=weights.own.body), fed)

    def head(self, weights: DraftWeights) -> Weights:
        return self.body(weights)

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.own)


def layer_config(files: Files, found: list[str]) -> ModelConfig:
    """The configuration of a model that has one such layer, which is like all layers of the target.

    Raises:
        UnsupportedModel: there are fewer layers than tokens to propose, layers in the target's checkpoint are not numbered from L on, or
            the target's own layers differ from each other.
    """
    target, K = files.target, files.settings.num_speculative_tokens
    if files.settings.model is None and found != [f"model.layers.{target.layers + i}." for i in range(len(found))]:
        at, number = ", ".join(found), target.layers
        raise UnsupportedModel(f"{files.source.name} has layers for multi-token prediction at {at}; they are read from number {number} on")
    if 1 < len(found) < K:
        has = f"{files.source.name} has {len(found)} layers for multi-token prediction, one for each token ahead"
        raise UnsupportedModel(f"{has}, and num_speculative_tokens is {K}")
    config = replace(target, layers=1, windows=target.windows[:1], tie_embeddings=False)
    if len(spec_of(target).kinds) > 1 or spec_of(config).layers != spec_of(target).layers[:1]:
        raise UnsupportedModel(f"{files.source.name}: its layers differ, and the files do not say which of them the layer for mtp is like")
    return config


def abstract_nextn(spec: ModelSpec) -> MTPWeights:
    """The weights for the layer of ``spec`` with its own embedding and vocabulary matrix, as `Param`s."""
    return replace(abstract_mtp(spec), body=abstract(spec))


def fills(config: ModelConfig, prefix: str) -> list[Fill]:
    """The tensors of ``own.body``."""
    return [replace(item, name=prefix + _TOP.get(item.name, item.name.removeprefix("model.layers.0."))) for item in plan(config, "hf")]


def names_of(prefix: str) -> tuple[str, str, str]:
    """The names of ``fc`` and of the norms of its two inputs."""
    return f"{prefix}eh_proj.weight", f"{prefix}enorm.weight", f"{prefix}hnorm.weight"


def read(files: Files) -> MTP | NextNLayers:
    """The layer of a checkpoint, in this layout or as `mtp` describes it; or several in this layout.

    Raises:
        UnsupportedModel: there is no such layer, it is not in safetensors, or its width is not the target's.
        CheckpointError: the tensors do not fit the configuration.
    """
    if files.source.kind != "hf":
        raise UnsupportedModel(f"{files.source.name} is not a directory of safetensors: mtp reads a layer from such a directory only")
    is_own = files.settings.model is not None
    if is_own:
        files.config_of_width()
    reader = unpacked(reader_of(files.source.path, EXPORTED if is_own else ()), _form(files.source.path, is_own))
    if found := next_layers(reader.names()):
        config = layer_config(files, found)
        layers = [read_layer(files, reader, config, prefix) for prefix in found[: files.settings.num_speculative_tokens]]
        return NextNLayers(layers) if len(found) > 1 else layers[0]
    config = mtp.layer_config(files)
    return read_as(files, reader, config, MTP, abstract_mtp(spec_of(config)), mtp.fills(config), mtp.NAMES, mtp.PREFIX)


def _form(directory: Path, is_own: bool) -> Form | None:
    """How the matrices are packed. The ``config.json`` of a layer's own checkpoint may name any architecture."""
    path = directory / "config.json"
    return form_of(read_json(path), path) if is_own else read_form(directory)


def read_layer(files: Files, reader: Reader, config: ModelConfig, prefix: str) -> MTP:
    """The layer whose names begin with ``prefix``. Raises as `read` does."""
    own, spec = fills(config, prefix), spec_of(config)
    kind, params = OwnNextN, abstract_nextn(spec)
    if not {item.name for item in own if item.leaf in SHARED} & reader.names().keys():
        own = [item for item in own if item.leaf not in SHARED]
        kind, params = NextN, abstract_mtp(spec)
    return read_as(files, reader, config, kind, params, own, names_of(prefix), prefix)


def read_as(
    files: Files,
    reader: Reader,
    config: ModelConfig,
    kind: type[MTP],
    params: MTPWeights,
    own: Sequence[Fill],
    names: Sequence[str],
    prefix: str,
) -> MTP:
    """A layer of class ``kind``. The other arguments, and the errors, are those of `mtp.read_weights`."""
    weights = mtp.read_weights(files, reader, params, own, names, prefix)
    return kind(spec_of(config), packed_eagle(spec_of(config), weights, files.ops))
