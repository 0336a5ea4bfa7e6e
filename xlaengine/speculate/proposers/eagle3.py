"""EAGLE-3 as its authors release it (Li et al. 2025): one layer over hidden states from three depths of the target.

The drafter may have fewer tokens than the target.

``config.json`` is that of a Llama of one layer, with ``draft_vocab_size`` (Vd). The tensors are in ``model.safetensors`` or
``pytorch_model.bin``. Matrices are ``[out, in]``:

* ``fc.weight [D, 3D]`` joins the target's three hidden states.
* ``midlayer.*`` is a Llama's layer. Its q, k and v read ``2D`` values, and it has one more norm, ``midlayer.hidden_norm.weight``.
* ``norm.weight [D]`` and ``lm_head.weight [Vd, D]`` give the logits of the drafter's tokens.
* ``embed_tokens.weight [V, D]`` is optional. Without it, the embedding is the target's.
* ``d2t [Vd]``: token i of the drafter is token ``i + d2t[i]`` of the target. It is optional if the drafter has all tokens.
* ``t2d [V]`` is optional: it says which tokens of the target the drafter has, and must agree with ``d2t``.

The drafter's cache entry of the token at position q is computed from the token's embedding and from ``fc`` of the target's hidden states at
position q - 1. Where the target has not computed these, the layer's output before the norm replaces the output of ``fc``. The first token
has no entry.

The layer's residual has 2D values: the embedding, to which nothing is added, and the hidden state. So the layer can use `Attention`,
`SwiGLU` and `RMSNorm`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Float, Float32

from xlaengine.models.blocks import Attention, RMSNorm, SwiGLU
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.checkpoint.fill import compare, filled
from xlaengine.models.checkpoint.hf_config import read_json
from xlaengine.models.checkpoint.mapping import Fill
from xlaengine.models.checkpoint.readers import Reader, read_floats
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import Decoder, Pass
from xlaengine.models.families import spec_of
from xlaengine.models.settings import Count, Vocab, checked
from xlaengine.models.spec import Call, LayerSpec, ModelSpec, Params, Tokens
from xlaengine.models.weights import Weights, abstract, size
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param
from xlaengine.speculate.files import Files
from xlaengine.speculate.proposer import DraftWeights, Work
from xlaengine.speculate.proposers import eagle
from xlaengine.speculate.proposers.draft_model import LayerInput
from xlaengine.speculate.proposers.eagle import Eagle, EagleWeights, own_fills, packed_eagle
from xlaengine.types.words import shown

LAYER, FC, EMBEDDING, HEAD = "midlayer.", "fc.weight", "embed_tokens.weight", "lm_head.weight"
TO_TARGET, OF_TARGET = "d2t", "t2d"
TOP = {"norm.weight": "final_norm", HEAD: "lm_head", EMBEDDING: "embed"}
DEPTHS = 3
"""The number of the target's hidden states that the layer reads."""

NEUTRAL: Mapping[str, Any] = {"norm_before_residual": False, "norm_before_fc": False, "parallel_drafting": False}
"""Keys of the configuration that change the formula, each with the value that means the authors' formula."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Eagle3Weights(EagleWeights):
    """``fc`` is ``[3D, D]``, of hidden states; ``body`` has its own ``lm_head [D, Vd]``, and ``embed``, None for the target's.

    Attributes:
        own_id: int32 [V], for each token of the target its number in the drafter; Vd if the drafter lacks it.
    """

    own_id: Any


def hidden_half(x: Float[Array, "*N E"]) -> Float[Array, "*N D"]:
    """``[*, D]`` of a residual ``[*, 2D]``."""
    return x[..., x.shape[-1] // 2 :]


def for_hidden_half(x: Float[Array, "*N D"]) -> Float[Array, "*N E"]:
    """``[*, 2D]``: zeros for the embedding, and ``x [*, D]`` for the hidden state."""
    return jnp.concatenate([jnp.zeros_like(x), x], axis=-1)


@dataclass(frozen=True)
class HiddenNorm(RMSNorm):
    """`RMSNorm` of the hidden state in a residual."""

    def __call__(
        self, weight: Float[Array, " {self.size}"], x: Float[Array, "*N {2*self.size}"], ops: Ops
    ) -> Float[Array, "*N {self.size}"]:
        return super().__call__(weight, hidden_half(x), ops)


@dataclass(frozen=True)
class BothNorms(RMSNorm):
    """`RMSNorm` of the embedding and of the hidden state, each with its own weights; ``[2, size]`` together."""

    def parameter(self) -> Param:
        return Param((2, self.size), (None, None))

    def __call__(
        self, weight: Float[Array, "2 {self.size}"], x: Float[Array, "*N {2*self.size}"], ops: Ops
    ) -> Float[Array, "*N {2*self.size}"]:
        sides = jnp.split(x, 2, axis=-1)
        return jnp.concatenate([RMSNorm.__call__(self, own, side, ops) for own, side in zip(weight, sides, strict=True)], axis=-1)


class JoinedAttention(Attention):
    """Attention that reads the whole residual, and adds to the hidden state."""

    def parameters(self) -> dict[str, Param]:
        own = super().parameters()
        return own | {"qkv": own["qkv"]._replace(shape=(2 * self.d_model, *own["qkv"].shape[1:]))}

    def __call__(self, w: Params, x: Array, call: Call, cell: object) -> tuple[Array, object]:
        out, cell = super().__call__(w, x, call, cell)
        return for_hidden_half(out), cell


class HiddenSwiGLU(SwiGLU):
    """A feed-forward from the normed hidden state ``[*, D]`` to the residual."""

    def __call__(self, w: Params, x: Array, tokens: Tokens) -> Array:
        return for_hidden_half(super().__call__(w, x, tokens))


def spec_with_both(config: ModelConfig) -> ModelSpec:
    """The layer, from the configuration of a Llama of one layer. Its V is the target's."""
    spec, norm = spec_of(config), (config.d_model, config.norm_eps)
    (layer,) = spec.layers
    assert isinstance(layer.mixer, Attention)
    assert isinstance(layer.feed_forward, SwiGLU)
    mixer, feed_forward = JoinedAttention(**vars(layer.mixer)), HiddenSwiGLU(**vars(layer.feed_forward))
    joined = LayerSpec(BothNorms(*norm), mixer, HiddenNorm(*norm), feed_forward)
    embed, head = replace(spec.embed, d_model=2 * config.d_model), replace(spec.head, norm=HiddenNorm(*norm), tied=False)
    return ModelSpec(embed, (joined,), head)


@dataclass(frozen=True, eq=False)
class Eagle3(Eagle):
    """``own`` are `Eagle3Weights`.

    Attributes:
        depths: the layers of the target after which it reads hidden states.
        own_vocab: Vd.
    """

    depths: tuple[int, ...] = ()
    own_vocab: int = 0
    behind = 1

    @property
    def reads_features(self) -> tuple[int, ...]:
        return self.depths

    def work(self, target: ModelSpec) -> Work:
        D, body = self.spec.head.d_model, replace(abstract(self.spec), embed=None, lm_head=None)
        return Work(len(self.spec.layers), size(body) + DEPTHS * D * D + D * self.own_vocab)

    def before(self, decoder: Decoder, weights: DraftWeights, features: Float[Array, "R T nD"]) -> Float[Array, "R T D"]:
        return decoder.ops.product(features, weights.own.fc)

    def embedded(self, decoder: Decoder, weights: DraftWeights, fed: LayerInput) -> Float[Array, "R T E"]:
        """The residual ``[R, T, 2D]``."""
        own = weights.own.body.embed
        embedding = decoder.embed(weights.target, fed.tokens) if own is None else own[fed.tokens]
        return jnp.concatenate([embedding, fed.before], axis=-1)

    def outputs(
        self, decoder: Decoder, weights: DraftWeights, embedded: Callable[[Array | None], Array], tokens_of: Pass, cells: Any
    ) -> tuple[Array, Array, Any]:
        hidden, cells, seen = decoder.states(self.body(weights), embedded, tokens_of, cells, chosen=(0,))
        return hidden, hidden_half(seen[0]), cells

    def head(self, weights: DraftWeights) -> Weights:
        return self.body(weights)

    def logits(self, decoder: Decoder, weights: DraftWeights, hidden: Float[Array, "R D"]) -> Float32[Array, "R V"]:
        """The logits of the target's tokens, ``[*, V]``; minus infinity for a token that the drafter lacks."""
        own = super().logits(decoder, weights, hidden)
        return jnp.take(own, weights.own.own_id, axis=-1, mode="fill", fill_value=-jnp.inf)


def abstract_eagle3(config: ModelConfig, own_vocab: int, *, embeds: bool) -> Eagle3Weights:
    """The weights as `Param`s.

    Args:
        embeds: the drafter has its own embedding.
    """
    spec, D = spec_with_both(config), config.d_model
    embed = Param((config.vocab, D), (None, None)) if embeds else None
    body = replace(abstract(spec), embed=embed, lm_head=Param((D, own_vocab), (None, None), inputs=1))
    own_id = jax.ShapeDtypeStruct((config.vocab,), np.int32)
    return Eagle3Weights(Param((DEPTHS * D, D), (None, None), inputs=1), body, own_id)


def fills(config: ModelConfig, params: Weights) -> list[Fill]:
    """The tensors of ``params``, the weights of the layer; ``t2d``, ``d2t`` and ``fc`` are not among them."""
    (layer,) = spec_with_both(config).layers
    found = []
    for item in own_fills(config):
        if item.path is None:
            continue
        param = layer.parameters()[item.path[2]][item.leaf]
        item = replace(item, name=LAYER + item.name.removeprefix("model.layers.0."), param=param)
        if item.leaf == "qkv":
            item = replace(item, shape=(item.shape[0], 2 * item.shape[1]))
        if item.name.endswith("input_layernorm.weight"):
            found.append(replace(item, parts=((0,),)))
            item = replace(item, name=f"{LAYER}hidden_norm.weight", parts=((1,),))
        found.append(item)
    for name, leaf in TOP.items():
        param: Param | None = getattr(params, leaf)
        if param is not None:
            shape = param.array_shape[::-1] if param.is_matrix else param.shape
            found.append(Fill(name, shape, None, leaf, 0, (...,), param))
    return found


def depths_of(raw: Mapping[str, Any], layers: int, where: str) -> tuple[int, ...]:
    """The layers of the target after which hidden states are read.

    The authors read the inputs of layers 2, L // 2 and L - 3. ``eagle_config`` of SpecForge's drafters may name other hidden states, by the
    layers whose outputs they are.

    Raises:
        UnsupportedModel: the hidden states are not those of three different layers of the target.
    """
    stated = checked(raw, {"eagle_config": dict[str, Any]}, where).get("eagle_config", {})
    types = {"eagle_aux_hidden_state_layer_ids": list[Count], "use_aux_hidden_state": bool}
    own = checked(stated, types, f"{where}: eagle_config")
    if "eagle_aux_hidden_state_layer_ids" in raw:
        raise UnsupportedModel(f"{where} sets eagle_aux_hidden_state_layer_ids, which is supported within eagle_config only")
    if not own.get("use_aux_hidden_state", True):
        raise UnsupportedModel(f"{where} sets use_aux_hidden_state to false: only drafters that read {DEPTHS} layers are supported")
    found = tuple(own.get("eagle_aux_hidden_state_layer_ids") or (1, layers // 2 - 1, layers - 4))
    if len(found) != DEPTHS or len(set(found)) != DEPTHS or not 0 <= min(found) <= max(found) < layers:
        read = ", ".join(map(str, found))
        message = f"EAGLE-3 reads the target's hidden states after layers {read}"
        raise UnsupportedModel(f"{where}: {message}; it needs {DEPTHS} different ones, and the target has {layers} layers")
    return found


def read_ids(reader: Reader, own_vocab: int, vocab: int) -> np.ndarray:
    """`Eagle3Weights.own_id`.

    Raises:
        CheckpointError: ``d2t`` does not name different tokens of the target, or ``t2d`` names others.
    """
    names = reader.names()
    offset = reader.read(TO_TARGET).astype(np.int64) if TO_TARGET in names else np.zeros(own_vocab, np.int64)
    tokens = np.arange(own_vocab) + offset
    if tokens.min() < 0 or tokens.max() >= vocab or len(np.unique(tokens)) < own_vocab:
        raise CheckpointError(f"{reader.where}: {TO_TARGET} must name {own_vocab} different tokens below {vocab}")
    own_id = np.full(vocab, own_vocab, np.int32)
    own_id[tokens] = np.arange(own_vocab)
    if OF_TARGET in names and not np.array_equal(reader.read(OF_TARGET).astype(bool), own_id < own_vocab):
        raise CheckpointError(f"{reader.where}: {OF_TARGET} and {TO_TARGET} name different tokens")
    return own_id


def read_weights(files: Files, config: ModelConfig, params: Eagle3Weights, reader: Reader) -> Eagle3Weights:
    """The weights as numpy arrays. Raises as `read` does."""
    stored, D, V = reader.names(), config.d_model, config.vocab
    own_vocab, own = params.body.lm_head.shape[1], fills(config, params.body)
    needs_ids = own_vocab < V
    maps = {TO_TARGET: (own_vocab,)} if needs_ids or TO_TARGET in stored else {}
    maps |= {OF_TARGET: (V,)} if OF_TARGET in stored else {}  # it follows from `TO_TARGET`
    compare({FC: (D, DEPTHS * D)} | maps | {item.name: item.shape for item in own}, stored, reader.where)
    own_id = read_ids(reader, own_vocab, V)
    body = filled(params.body, own, reader, files.dtype, files.progress)
    return Eagle3Weights(np.ascontiguousarray(read_floats(reader, FC).T, files.dtype), body, own_id)


def read(files: Files, reader: Reader) -> Eagle3:
    """Reads a drafter from its ``config.json``, and its tensors with ``reader``.

    Raises:
        UnsupportedModel: it has more than one layer, another formula or other hidden states than the authors', or supports fewer positions
            than a slot has.
        CheckpointError: the files do not fit their configuration, or the target.
    """
    where = files.source.path / "config.json"
    raw = read_json(where)
    if other := [f"{key} to {shown(raw[key])}" for key, neutral in NEUTRAL.items() if raw.get(key, neutral) not in (neutral, None)]:
        raise UnsupportedModel(f"{where} sets {', '.join(other)}, which is not supported for EAGLE-3")
    config = eagle.read_config(files, files.model_type or "")
    own_vocab = checked(raw, {"draft_vocab_size": Vocab}, str(where)).get("draft_vocab_size", config.vocab)
    if own_vocab > config.vocab:
        raise UnsupportedModel(f"{where} sets draft_vocab_size to {own_vocab}, and the target has {config.vocab} tokens")
    depths, spec = depths_of(raw, files.target.layers, str(where)), spec_with_both(config)
    weights = abstract_eagle3(config, own_vocab, embeds=EMBEDDING in reader.names())
    if files.reads_weights:
        files.require_positions(config)
        weights = read_weights(files, config, weights, reader)
    return Eagle3(spec, packed_eagle(spec, weights, files.ops), depths, own_vocab)
