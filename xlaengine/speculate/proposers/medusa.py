"""Heads on the target's hidden state, one for each token ahead (Cai et al. 2024, Medusa). No head reads the proposal of another.

They are read from a directory of `MODEL_TYPE`, with the tensors ``heads.{i}.linear.weight [D, D]`` (out, in) and
``heads.{i}.linear.bias [D]``, ``num_heads`` of each.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Float

from xlaengine.memory.state import DraftRows
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.checkpoint.fill import compare
from xlaengine.models.checkpoint.readers import SafetensorsReader
from xlaengine.models.settings import Heads, checked
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import size
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param
from xlaengine.speculate.files import Files
from xlaengine.speculate.proposer import DraftCall, DraftWeights, Proposals, Work
from xlaengine.speculate.proposers.choice import likeliest

MODEL_TYPE = "mtp_heads"


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Head:
    """The head for one token ahead: ``weight [D, D]`` (in, out) and ``bias [D]``."""

    weight: Any
    bias: Any


@dataclass(frozen=True, eq=False)
class Medusa:
    """Head i reads the hidden state that chose the last token, and proposes the token i + 1 positions after it.

    Attributes:
        heads: at least ``num_speculative_tokens``.
    """

    heads: tuple[Head, ...]
    reads_features = True
    cache = None

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.heads, target=replace(target, groups=None, final_norm=None))

    def work(self, target: ModelSpec) -> Work:
        """All heads together read ``lm_head`` once."""
        return Work(0, size(abstract_heads(target.d_model, 1)) + target.d_model * target.vocab // len(self.heads))

    def propose(self, call: DraftCall, weights: DraftWeights, count: int) -> tuple[DraftRows, Proposals]:
        pos, draft = call.rows.pos, call.draft
        feature = draft.features.at[call.slots, jnp.maximum(pos - 1, 0)].get(mode="clip")
        heads = weights.own[: call.ahead(count)]
        ahead = jnp.stack([head_output(call.ops, head, feature) for head in heads], axis=1)
        logits = call.ops.product(ahead, weights.target.lm_head, jnp.float32)
        tokens = likeliest(logits, max(call.settings.shape.ranks) + 1)
        return draft, replace(call, wants=call.wants & (pos > 0)).on_nodes(tokens)


def head_output(ops: Ops, head: Head, feature: Float[Array, "R D"]) -> Float[Array, "R D"]:
    """An estimate of the target's hidden state some tokens later: ``f + silu(f W + b)``."""
    return feature + jax.nn.silu(ops.product(feature, head.weight) + head.bias)


def abstract_heads(d_model: int, count: int) -> tuple[Head, ...]:
    """Heads of `Param`s."""
    return (Head(Param((d_model, d_model), (None, None), inputs=1), Param((d_model,), (None,))),) * count


def packed_heads(heads: tuple[Head, ...], ops: Ops) -> tuple[Head, ...]:
    return tuple(replace(head, weight=ops.pack(head.weight)) for head in heads)


def read(files: Files) -> Medusa:
    """
    Raises:
        UnsupportedModel: the source holds no heads, or fewer than are needed.
        CheckpointError: the files do not fit their configuration, or the target.
    """
    count, D = files.settings.num_speculative_tokens, files.target.d_model
    if not files.reads_weights:
        return Medusa(packed_heads(abstract_heads(D, count), files.ops))
    raw, reader = files.drafter_config(MODEL_TYPE), SafetensorsReader(files.source.path)
    path = files.source.path / "config.json"
    if (stored := checked(raw, {"num_heads": Heads}, str(path)).get("num_heads")) is None:
        raise CheckpointError(f"{path} lacks num_heads")
    if count > stored:
        raise UnsupportedModel(f"{files.source.name} has {stored} heads, one for each token ahead, and num_speculative_tokens is {count}")
    names = [(f"heads.{i}.linear.weight", f"heads.{i}.linear.bias") for i in range(stored)]
    compare({name: shape for pair in names for name, shape in zip(pair, ((D, D), (D,)), strict=True)}, reader.names())
    heads = []
    for done, (weight, bias) in enumerate(names[:count], start=1):
        heads.append(Head(np.ascontiguousarray(reader.read(weight).T, files.dtype), reader.read(bias).astype(files.dtype)))
        if files.progress is not None:
            each = (D * D + D) * files.dtype.itemsize
            files.progress("load", done * each, count * each)
    return Medusa(packed_heads(tuple(heads), files.ops))
