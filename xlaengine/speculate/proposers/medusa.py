"""Heads on the target's hidden state, one for each token ahead (Cai et al. 2024, Medusa). No head reads the proposal of another.

They are read in two forms:

- as the authors release them: ``config.json`` has ``medusa_num_heads``, which identifies this form, and ``medusa_num_layers`` (default 1).
  The tensors of `RELEASED` are, for each head i and layer j, ``{i}.{j}.linear.weight [D, D]`` (out, in) and ``{i}.{j}.linear.bias [D]``,
  and after the last layer the head's own vocabulary matrix ``{i}.{medusa_num_layers}.weight [V, D]``. The heads are counted by their
  tensors: released configurations name fewer than there are.
- a directory of `MODEL_TYPE`, with ``heads.{i}.linear.weight [D, D]`` and ``heads.{i}.linear.bias [D]``, ``num_heads`` of each, which share
  the target's vocabulary matrix.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Float, Float32

from xlaengine.memory.state import DraftRows
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.checkpoint.fill import compare
from xlaengine.models.checkpoint.hf_config import read_json
from xlaengine.models.checkpoint.readers import SafetensorsReader, read_floats, reader_of
from xlaengine.models.decoder import AFTER_NORM
from xlaengine.models.settings import Heads, Layers, checked
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import size
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param
from xlaengine.speculate.files import Files
from xlaengine.speculate.proposer import DraftCall, DraftWeights, Proposals, Work
from xlaengine.speculate.proposers.choice import likeliest

MODEL_TYPE = "mtp_heads"
RELEASED = ("medusa_lm_head.safetensors", "medusa_lm_head.pt")
KEY = "medusa_num_heads"
"""A key of the configurations that the authors release."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Head:
    """The head for one token ahead, or one layer of it: ``weight [D, D]`` (in, out) and ``bias [D]``."""

    weight: Any
    bias: Any


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class WholeHead:
    """A head of several layers, with its own vocabulary matrix ``lm_head [D, V]``."""

    layers: tuple[Head, ...]
    lm_head: Any


@dataclass(frozen=True, eq=False)
class Medusa:
    """Head i reads the hidden state that chose the last token, and proposes the token i + 1 positions after it.

    Attributes:
        heads: packed, at least ``num_speculative_tokens``; here each is a `Head`.
    """

    heads: tuple[Any, ...]
    reads_features = (AFTER_NORM,)
    cache = None

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.heads, target=replace(target, groups=None, final_norm=None))

    def work(self, target: ModelSpec) -> Work:
        """All heads together read ``lm_head`` once."""
        return Work(0, size(abstract_heads(target.d_model, 1)) + target.d_model * target.vocab // len(self.heads))

    def propose(self, call: DraftCall, weights: DraftWeights, count: int) -> tuple[DraftRows, Proposals]:
        pos, draft = call.rows.pos, call.draft
        feature = draft.features.at[call.slots, jnp.maximum(pos - 1, 0)].get(mode="clip")
        logits = self.logits(call.ops, weights, feature, call.ahead(count))
        tokens = likeliest(logits, max(call.settings.shape.ranks) + 1)
        return draft, replace(call, wants=call.wants & (pos > 0)).on_nodes(tokens)

    def logits(self, ops: Ops, weights: DraftWeights, feature: Float[Array, "R D"], count: int) -> Float32[Array, "R {count} V"]:
        """The logits of the first ``count`` heads."""
        ahead = jnp.stack([head_output(ops, head, feature) for head in weights.own[:count]], axis=1)
        return ops.product(ahead, weights.target.lm_head, jnp.float32)


class WholeMedusa(Medusa):
    """`Medusa` whose heads are `WholeHead`s."""

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.heads)

    def work(self, target: ModelSpec) -> Work:
        (head,) = abstract_whole(target.d_model, target.vocab, len(self.heads[0].layers), 1)
        return Work(0, size(head))

    def logits(self, ops: Ops, weights: DraftWeights, feature: Float[Array, "R D"], count: int) -> Float32[Array, "R {count} V"]:
        def of(head: WholeHead) -> Array:
            hidden = feature
            for layer in head.layers:
                hidden = head_output(ops, layer, hidden)
            return ops.product(hidden, head.lm_head, jnp.float32)

        return jnp.stack([of(head) for head in weights.own[:count]], axis=1)


def head_output(ops: Ops, head: Head, feature: Float[Array, "R D"]) -> Float[Array, "R D"]:
    """An estimate of the target's hidden state some tokens later: ``f + silu(f W + b)``."""
    return feature + jax.nn.silu(ops.product(feature, head.weight) + head.bias)


def abstract_heads(d_model: int, count: int) -> tuple[Head, ...]:
    """Heads of `Param`s."""
    return (Head(Param((d_model, d_model), (None, None), inputs=1), Param((d_model,), (None,))),) * count


def abstract_whole(d_model: int, vocab: int, layers: int, count: int) -> tuple[WholeHead, ...]:
    """Heads of `Param`s."""
    return (WholeHead(abstract_heads(d_model, layers), Param((d_model, vocab), (None, None), inputs=1)),) * count


def packed_whole(heads: tuple[WholeHead, ...], ops: Ops) -> tuple[WholeHead, ...]:
    return tuple(WholeHead(packed_heads(head.layers, ops), ops.pack(head.lm_head)) for head in heads)


def packed_heads(heads: tuple[Head, ...], ops: Ops) -> tuple[Head, ...]:
    return tuple(replace(head, weight=ops.pack(head.weight)) for head in heads)


def read(files: Files) -> Medusa:
    """Reads heads in either form, as many as ``num_speculative_tokens``.

    Raises:
        UnsupportedModel: the source holds no heads, or fewer than are needed.
        CheckpointError: the files do not fit their configuration, or the target.
    """
    if files.source.kind == "hf" and KEY in read_json(files.source.path / "config.json"):
        return _read_released(files)
    count, D = files.settings.num_speculative_tokens, files.target.d_model
    if not files.reads_weights:
        return Medusa(packed_heads(abstract_heads(D, count), files.ops))
    raw, reader = files.drafter_config(MODEL_TYPE), SafetensorsReader(files.source.path)
    path = files.source.path / "config.json"
    if (stored := checked(raw, {"num_heads": Heads}, str(path)).get("num_heads")) is None:
        raise CheckpointError(f"{path} lacks num_heads")
    _require_heads(files, stored)
    names = [(f"heads.{i}.linear.weight", f"heads.{i}.linear.bias") for i in range(stored)]
    compare({name: shape for pair in names for name, shape in zip(pair, ((D, D), (D,)), strict=True)}, reader.names(), reader.where)
    heads = []
    for done, (weight, bias) in enumerate(names[:count], start=1):
        heads.append(Head(np.ascontiguousarray(read_floats(reader, weight).T, files.dtype), read_floats(reader, bias).astype(files.dtype)))
        if files.progress is not None:
            each = (D * D + D) * files.dtype.itemsize
            files.progress("load", done * each, count * each)
    return Medusa(packed_heads(tuple(heads), files.ops))


def _require_heads(files: Files, stored: int) -> None:
    if (count := files.settings.num_speculative_tokens) > stored:
        raise UnsupportedModel(f"{files.source.name} has {stored} heads, one for each token ahead, and num_speculative_tokens is {count}")


def _read_released(files: Files) -> WholeMedusa:
    """The first heads of a directory as the authors release it, as many as are used. Raises as `read` does."""
    path, D, V = files.source.path / "config.json", files.target.d_model, files.target.vocab
    layers = checked(read_json(path), {"medusa_num_layers": Layers}, str(path)).get("medusa_num_layers", 1)
    count = files.settings.num_speculative_tokens
    if not files.reads_weights:
        return WholeMedusa(packed_whole(abstract_whole(D, V, layers, count), files.ops))
    reader = reader_of(files.source.path, RELEASED)
    names = reader.names()
    stored = len({name.partition(".")[0] for name in names})
    of_layers = {f"{j}.linear.{name}": shape for j in range(layers) for name, shape in (("weight", (D, D)), ("bias", (D,)))}
    wanted = {f"{i}.{name}": shape for i in range(stored) for name, shape in (of_layers | {f"{layers}.weight": (V, D)}).items()}
    compare(wanted, names, reader.where)
    _require_heads(files, stored)

    def matrix(name: str) -> np.ndarray:
        return np.ascontiguousarray(read_floats(reader, name).T, files.dtype)

    def layer(name: str) -> Head:
        return Head(matrix(f"{name}.linear.weight"), read_floats(reader, f"{name}.linear.bias").astype(files.dtype))

    heads = []
    for i in range(count):
        heads.append(WholeHead(tuple(layer(f"{i}.{j}") for j in range(layers)), matrix(f"{i}.{layers}.weight")))
        if files.progress is not None:
            files.progress("load", i + 1, count)
    return WholeMedusa(packed_whole(tuple(heads), files.ops))
