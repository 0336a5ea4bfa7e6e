"""Directories that hold no model of their own, but what proposes tokens for a target: ``config.json`` and safetensors.

=========  ============================================================================================================
model_type  tensors
=========  ============================================================================================================
mtp_heads  ``heads.{i}.linear.weight [D, D]`` (out, in), ``heads.{i}.linear.bias [D]``; ``num_heads`` of them
eagle      ``fc.weight [D, 2D]`` (out, in), ``layers.0.*`` and ``norm.weight`` as a Llama's; the configuration is a Llama's too
=========  ============================================================================================================
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from xlaengine.models.checkpoint.fill import compare, filled
from xlaengine.models.checkpoint.hf_config import model_config, read_json
from xlaengine.models.checkpoint.mapping import plan
from xlaengine.models.checkpoint.readers import SafetensorsReader
from xlaengine.models.config import ModelConfig
from xlaengine.models.errors import CheckpointError, UnsupportedModel
from xlaengine.models.families import spec_of
from xlaengine.models.families.llama import LLAMA
from xlaengine.models.settings import Heads, checked
from xlaengine.models.weights import abstract
from xlaengine.sources import ModelSource
from xlaengine.speculate.proposers.eagle import EagleWeights
from xlaengine.speculate.proposers.mtp import Head
from xlaengine.types import Progress


def load_heads(source: ModelSource, target: ModelConfig, count: int, dtype: np.dtype, progress: Progress | None = None) -> tuple[Head, ...]:
    """The heads for the next ``count`` tokens but one.

    Raises:
        UnsupportedModel: the source holds no heads, or fewer than ``count``.
        CheckpointError: the files do not fit their configuration, or the target.
    """
    raw, reader = _config(source, "mtp_heads", target), SafetensorsReader(source.path)
    path, D = source.path / "config.json", target.d_model
    if (held := checked(raw, {"num_heads": Heads}, str(path)).get("num_heads")) is None:
        raise CheckpointError(f"{path} lacks num_heads")
    if count > held:
        raise UnsupportedModel(f"{source.name} has {held} heads, one for each token ahead, and num_speculative_tokens is {count}")
    names = [(f"heads.{i}.linear.weight", f"heads.{i}.linear.bias") for i in range(held)]
    compare({name: shape for pair in names for name, shape in zip(pair, ((D, D), (D,)), strict=True)}, reader.names())
    heads = []
    for done, (weight, bias) in enumerate(names[:count], start=1):
        heads.append(Head(np.ascontiguousarray(reader.read(weight).T, dtype), reader.read(bias).astype(dtype)))
        if progress is not None:
            each = (D * D + D) * dtype.itemsize
            progress("load", done * each, count * each)
    return tuple(heads)


def eagle_config(source: ModelSource, target: ModelConfig) -> ModelConfig:
    """Of its layer, without reading its weights. Raises as `load_heads` does."""
    raw = _config(source, "eagle", target)
    cfg = replace(model_config(raw, LLAMA, source.path), vocab=target.vocab)
    if cfg.layers != 1:
        raise UnsupportedModel(f"{source.name} has {cfg.layers} layers; an eagle drafter of one is supported")
    return cfg


def load_eagle(source: ModelSource, cfg: ModelConfig, dtype: np.dtype, progress: Progress | None = None) -> EagleWeights:
    """The weights of a layer of ``cfg``, which is from `eagle_config`. Raises as `load_heads` does."""
    reader = SafetensorsReader(source.path)
    fills = [replace(item, name=item.name.removeprefix("model.")) for item in plan(cfg, "hf") if item.leaf not in ("embed", "lm_head")]
    D = cfg.d_model
    compare({"fc.weight": (D, 2 * D)} | {item.name: item.shape for item in fills}, reader.names())
    body = filled(replace(abstract(spec_of(cfg)), embed=None, lm_head=None), fills, reader, dtype, progress)
    return EagleWeights(np.ascontiguousarray(reader.read("fc.weight").T, dtype), body)


def _config(source: ModelSource, model_type: str, target: ModelConfig) -> dict[str, Any]:
    path = source.path / "config.json"
    raw = read_json(path) if source.kind == "hf" else {}
    if raw.get("model_type") != model_type:
        raise UnsupportedModel(f"{source.path} is no {model_type} drafter: that is a directory whose config.json has this model_type")
    if raw.get("hidden_size") != target.d_model:
        raise UnsupportedModel(f"{path} sets hidden_size to {raw.get('hidden_size')!r}, and the target's is {target.d_model}")
    return raw
