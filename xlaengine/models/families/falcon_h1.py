"""Falcon-H1 (Zuo et al. 2025, arXiv 2507.22448): attention and Mamba2 side by side in each layer, with multipliers, as in muP."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.models.blocks import Attention, RMSNorm, SwiGLU
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import CheckpointError, UnsupportedModel
from xlaengine.models.families import bamba, mamba_layers
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.families.dense import attention_of, attention_tensors, model_of, swiglu_tensors
from xlaengine.models.mamba2 import Mamba2
from xlaengine.models.parallel import Parallel, scaled
from xlaengine.models.settings import Positive
from xlaengine.models.spec import LayerSpec, ModelSpec, Params, Tokens

ONE_NUMBER = (
    "embedding_multiplier",
    "lm_head_multiplier",
    "key_multiplier",
    "attention_in_multiplier",
    "attention_out_multiplier",
    "ssm_in_multiplier",
    "ssm_out_multiplier",
)
SEVERAL = {"mlp_multipliers": 2, "ssm_multipliers": 5}
"""The length of each list: for the gate and the output; for z, x, B, C and the time step."""
INNER, INNER_SIZE = mamba_layers.INNER, 1024
"""The number of values of all heads of Mamba2, and its default; null means ``mamba_expand`` times ``hidden_size``."""
GGUF_NORM = "blk.{}.ffn_norm"
"""llama.cpp's name of the norm before the feed-forward. Unlike other names it lacks ``.weight``."""
TYPES = mamba_layers.TYPES | dict.fromkeys(ONE_NUMBER, Positive) | dict.fromkeys(SEVERAL, list[Positive])
SWITCHES = {"mamba_rms_norm": False, "mamba_norm_before_gate": True}
DEFAULTS = bamba.DEFAULTS | SWITCHES | dict.fromkeys(ONE_NUMBER, 1.0) | {key: (1.0,) * count for key, count in SEVERAL.items()}


@dataclass(frozen=True)
class MultipliedSwiGLU(SwiGLU):
    """`SwiGLU` with a multiplier of the gate, before its activation, and one of the output."""

    gate: float
    output: float

    def __call__(self, w: Params, x: Array, tokens: Tokens) -> Array:
        gate, up = jnp.split(tokens.ops.product(x, w["gate_up"]), 2, axis=-1)
        out = tokens.ops.product(jax.nn.silu(scaled(gate, self.gate, tokens.zero)) * up, w["down"])
        return scaled(out, self.output, tokens.zero)


def spec(cfg: ModelConfig) -> ModelSpec:
    """A multiplier of a mixer's input is applied to the result of its first product. So scores contain it twice, from q and from k."""
    of_family: Any = dict(cfg.own)
    norm, of_input = RMSNorm(cfg.d_model, cfg.norm_eps), of_family["attention_in_multiplier"]
    attention = attention_of(cfg, scale=of_family["key_multiplier"] * of_input**2 * cfg.head_dim**-0.5)
    changes = {} if of_family["mamba_rms_norm"] else {"norm": None}
    multipliers = tuple(each * of_family["ssm_in_multiplier"] for each in of_family["ssm_multipliers"])
    mamba = mamba_layers.mamba_of(cfg, norm_first=of_family["mamba_norm_before_gate"], multipliers=multipliers, **changes)
    scales = of_input * of_family["attention_out_multiplier"], of_family["ssm_out_multiplier"]
    feed_forward = MultipliedSwiGLU(cfg.d_model, cfg.mlp, *of_family["mlp_multipliers"])
    model = model_of(cfg, (LayerSpec(norm, Parallel((attention, mamba), scales), norm, feed_forward),) * cfg.layers)
    embed = replace(model.embed, scale=of_family["embedding_multiplier"])
    return replace(model, embed=embed, head=replace(model.head, scale=of_family["lm_head_multiplier"]))


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    assert isinstance(layer.mixer, Parallel)
    attention, mamba = layer.mixer.mixers
    assert isinstance(attention, Attention)
    assert isinstance(mamba, Mamba2)
    for tensor in (*attention_tensors(attention), *mamba_layers.mamba_tensors(mamba), *swiglu_tensors()):
        tensor = bamba.renamed(tensor)
        yield tensor._replace(gguf=GGUF_NORM) if tensor.gguf == f"{GGUF_NORM}.weight" else tensor


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    for key, count in SEVERAL.items():
        if len(stated[key]) != count:
            raise CheckpointError(f"{where} sets {key} to {len(stated[key])} numbers; it must be {count}")
    inner = stated.get(INNER, INNER_SIZE)
    multipliers = {key: float(stated[key]) for key in ONE_NUMBER} | {key: tuple(map(float, stated[key])) for key in SEVERAL}
    return {**mamba_layers.own(stated, where, inner), INNER: inner, **{key: stated[key] for key in SWITCHES}, **multipliers}


def gguf_defaults(stated: Mapping[str, Any], where: str) -> dict[str, Any]:
    """The tensors of a file contain the multipliers. llama.cpp applies the gate before the norm.

    Raises:
        UnsupportedModel: head and embedding are one tensor. It contains the embedding's multiplier, and the file lacks the head's.
    """
    if stated["tie_word_embeddings"]:
        raise UnsupportedModel(
            f"{where} has no output.weight: the multiplier of a tied head of Falcon-H1, lm_head_multiplier, is not in the file"
        )
    return {**mamba_layers.gguf_defaults(stated), "mamba_norm_before_gate": False}


FALCON_H1 = Family(
    "falcon_h1",
    "FalconH1ForCausalLM",
    spec,
    tensors,
    gguf="falcon-h1",
    types=TYPES | dict.fromkeys(SWITCHES, bool),
    defaults=DEFAULTS | {"max_position_embeddings": 8192},
    must_be={**mamba_layers.MUST_BE, "projectors_bias": False},
    gguf_keys=mamba_layers.GGUF_KEYS,
    gguf_required=tuple(mamba_layers.GGUF_KEYS),
    gguf_present={**mamba_layers.GGUF_PRESENT, "ssm_norm.weight": "mamba_rms_norm"},
    gguf_defaults=gguf_defaults,
    own=own,
    top=bamba.FINAL_NORM,
)
