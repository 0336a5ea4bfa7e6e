"""The tiny models of 10_train_tiny.py: their shapes, their forward passes over whole sequences, their losses, and their files.

The forward passes and the files serve 48_train_hybrid.py too. Target and draft are the package's own decoder. Axes are as in the
package; T is the length of a sequence, N the number of MTP heads.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import optax
from delta_chunks import delta_rule_by_chunks
from jax import Array
from jax.typing import DTypeLike
from safetensors.numpy import load_file, save_file

from xlaengine.config import EngineConfig, SlotLayout, SpeculativeConfig
from xlaengine.memory.access import Access
from xlaengine.memory.cells import Keys, cells_of
from xlaengine.models.checkpoint import load
from xlaengine.models.checkpoint.mapping import plan
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import Decoder, Whole
from xlaengine.models.families import spec_of
from xlaengine.models.weights import Weights, abstract, packed
from xlaengine.ops.base import Delta, Past
from xlaengine.ops.params import Param, is_param
from xlaengine.ops.rows import Rows
from xlaengine.ops.xla import XlaOps
from xlaengine.sources import resolve
from xlaengine.speculate.files import Files
from xlaengine.speculate.proposers.eagle import read_config, read_weights

_SHARED: dict[str, Any] = {"family": "llama", "vocab": 2048, "norm_eps": 1e-5, "rope_theta": 10000.0, "max_positions": 1024}
_SHARED |= {"tie_embeddings": True, "eos_token_ids": (0,), "dtype": "bfloat16"}
TARGET = ModelConfig(d_model=256, layers=3, heads=4, kv_heads=2, head_dim=64, mlp=896, **_SHARED)
DRAFT = ModelConfig(d_model=96, layers=1, heads=3, kv_heads=1, head_dim=32, mlp=256, **_SHARED)
EAGLE = replace(TARGET, layers=1, mlp=256)
MTP_HEADS = 8

Batch = dict[str, Array]
Loss = Callable[[Any, Batch], tuple[Array, dict[str, Array]]]
"""Maps parameters and a batch to a loss, and to numbers for printing."""

Draw = Callable[[np.random.Generator, tuple[int, ...]], np.ndarray]


# Target and draft: weights as `packed` has them, but with `embed` and without the `lm_head`, which is tied to it


def initial(cfg: ModelConfig, seed: int, own: Mapping[str, Draw] = MappingProxyType({})) -> Weights:
    """Returns random weights. Matrices that write to the residual stream are smaller in deeper models (Radford et al. 2019).

    Args:
        own: by name, how parameters are drawn that are neither such a matrix nor a norm's weights of 1.
    """
    rng = np.random.default_rng(seed)

    def draw(path: Any, param: Param) -> np.ndarray:
        name, shape = jax.tree_util.keystr(path[-1:], simple=True), param.array_shape
        if name in own:
            return own[name](rng, shape).astype(np.float32)
        if "norm" in name:
            return np.ones(shape, np.float32)
        std = 0.03 if name == "embed" else shape[-2] ** -0.5
        if name in ("o", "down"):
            std /= math.sqrt(2 * cfg.layers)
        return (rng.standard_normal(shape) * std).astype(np.float32)

    return _untied(cfg, jax.tree_util.tree_map_with_path(draw, abstract(spec_of(cfg)), is_leaf=is_param))


def _untied(cfg: ModelConfig, stored: Weights) -> Weights:
    return replace(packed(spec_of(cfg), replace(stored, lm_head=stored.embed.T), WHOLE), lm_head=None)


def read_model(directory: Path) -> Weights:
    """Returns the float32 weights of a checkpoint that `write` wrote."""
    return jax.tree.map(jnp.asarray, _untied(*load(resolve(str(directory)), "float32")))


def features(cfg: ModelConfig, weights: Weights, tokens: Array) -> Array:
    """Returns the hidden states ``[B, T, D]`` after the final norm."""
    spec = spec_of(cfg)
    empty = cells_of(spec.cell_specs, len(tokens), 0, "float32", WHOLE)
    return Decoder(spec, WHOLE).forward(weights, tokens, sequences(Alone, tokens), empty)[0]


def sequences(access: type[Alone | Passes], tokens: Array) -> Whole:
    """``tokens [B, T]`` from position 0 on."""
    B, T = tokens.shape
    positions = jnp.broadcast_to(jnp.arange(T), tokens.shape)
    return Whole(positions, access(slots=jnp.arange(B), positions=positions, written=jnp.full(B, T), layout=SlotLayout(((B, T),), T)))


@dataclass(frozen=True)
class Alone(Access):
    """Whole sequences, which see their own entries alone. No entry is kept."""

    targets = None

    def append(self, cell: Keys, index: Array, new: Keys) -> tuple[Keys, Keys, None]:
        return cell, Keys((new.k,), (new.v,)), None


@dataclass(frozen=True)
class Passes(Access):
    """Of a single layer, pass after pass over the same sequences: a pass sees those before it. The cell has a k and a v of each."""

    def append(self, cell: Keys, index: Array, new: Keys) -> tuple[Keys, Keys, None]:
        cell = Keys((*cell.k, new.k), (*cell.v, new.v))
        return cell, cell, None


class Training(XlaOps):
    """Products whole: training needs speed, not a row's bits. Attention over what `Alone` and `Passes` give, ``[B, T, K, H]`` a pass."""

    def product(self, x: Array, w: Array, dtype: DTypeLike | None = None) -> Array:
        return jnp.einsum("...d,df->...f", x, w, preferred_element_type=dtype)

    def attend(self, q: Array, past: Past) -> Array:
        keys, values = past.keys, past.values
        return _causal(q, keys[0], values[0]) if len(keys) == 1 else _unrolled(q, keys, values)

    def delta_rule(self, states: Array, rows: Rows, tokens: Delta, real: Array) -> tuple[Array, Array]:
        """Of whole sequences: the states, which nothing reads, stay as they are."""
        return delta_rule_by_chunks(tokens), states


WHOLE = Training()


def _causal(q: Array, k: Array, v: Array) -> Array:
    scores = jnp.einsum("btkgh,bskh->bkgts", q, k) * q.shape[-1] ** -0.5
    scores = jnp.where(jnp.tril(jnp.ones((q.shape[1], q.shape[1]), bool)), scores, -1e30)
    return jnp.einsum("bkgts,bskh->btkgh", jax.nn.softmax(scores, -1), v)


def _unrolled(q: Array, keys: tuple[Array, ...], values: tuple[Array, ...]) -> Array:
    """`passes` says what the last of several passes sees."""
    T, late = q.shape[1], len(keys) - 1
    scores = jnp.einsum("btkgh,bskh->btkgs", q, keys[0])
    scores = jnp.where(jnp.tril(jnp.ones((T, T), bool), -late)[:, None, None], scores, -1e30)
    drafted = [(jnp.roll(k, late - j, 1), jnp.roll(v, late - j, 1)) for j, (k, v) in enumerate(zip(keys, values, strict=True)) if j > 0]
    own = [jnp.einsum("btkgh,btkh->btkg", q, k)[..., None] for k, _ in drafted]
    share = jax.nn.softmax(jnp.concatenate([scores, *own], -1) * q.shape[-1] ** -0.5, -1)
    out = jnp.einsum("btkgs,bskh->btkgh", share[..., :T], values[0])
    for j, (_, v) in enumerate(drafted):
        out = out + share[..., T + j, None] * v[:, :, :, None]
    return out


def text_loss(cfg: ModelConfig) -> Loss:
    """Returns the cross-entropy of the text itself, in nats a token."""

    def loss(weights: Weights, batch: Batch) -> tuple[Array, dict[str, Array]]:
        tokens = batch["tokens"]
        logits = features(cfg, weights, tokens[:, :-1]) @ weights.embed.T
        return optax.softmax_cross_entropy_with_integer_labels(logits, tokens[:, 1:]).mean(), {}

    return loss


# Drafters: all learn the target's own distribution. A batch also has the target's features, `f [B, T, D]` for `tokens [B, T + 1]`


def divergence(teacher: Array, student: Array) -> tuple[Array, Array]:
    """Returns KL(teacher, student) in nats, and whether the argmax is the same: ``[*]`` each, for logits ``[*, V]``."""
    log_p, log_q = jax.nn.log_softmax(teacher), jax.nn.log_softmax(student)
    return jnp.sum(jnp.exp(log_p) * (log_p - log_q), -1), teacher.argmax(-1) == student.argmax(-1)


def draft_loss(embed: Array) -> Loss:
    """Returns the loss of the draft model; ``embed [V, D]`` is the target's."""

    def loss(weights: Weights, batch: Batch) -> tuple[Array, dict[str, Array]]:
        logits = features(DRAFT, weights, batch["tokens"][:, :-1]) @ weights.embed.T
        kl, same = divergence(batch["f"] @ embed.T, logits)
        return kl.mean(), {"agree": same.mean()}

    return loss


def mtp_hidden(params: dict[str, Array], f: Array) -> Array:
    """Returns ``f + silu(W_i f + b_i)`` of each head as ``[*, N, D]`` (Cai et al. 2024); ``weight [N, D, D]`` is ``[out, in]``."""
    return f[..., None, :] + jax.nn.silu(jnp.einsum("...d,nod->...no", f, params["weight"]) + params["bias"])


def mtp_initial() -> dict[str, Array]:
    D = TARGET.d_model
    return {"weight": jnp.zeros((MTP_HEADS, D, D)), "bias": jnp.zeros((MTP_HEADS, D))}


def mtp_loss(embed: Array) -> Loss:
    """Compares head i at position q with the target at q + 1 + i, at the positions ``batch["anchors"]``. Nearer positions weigh more."""

    def loss(params: dict[str, Array], batch: Batch) -> tuple[Array, dict[str, Array]]:
        f, anchors = batch["f"], batch["anchors"]
        ahead = anchors[:, None] + 1 + jnp.arange(MTP_HEADS)
        kl, same = divergence((f @ embed.T)[:, ahead], mtp_hidden(params, f[:, anchors]) @ embed.T)
        weights = 0.8 ** jnp.arange(MTP_HEADS)
        return (kl.mean((0, 1)) * weights).sum() / weights.sum(), {f"agree_{i}": same[:, :, i].mean() for i in range(MTP_HEADS)}

    return loss


def eagle_initial(target: Weights) -> dict[str, Any]:
    """Returns the target's last layer, with its MLP cut to `EAGLE`'s width, and its final norm, after a random ``fc [2D, D]``."""
    D, stack = TARGET.d_model, target.groups[0][0]
    last = {branch: {name: leaf[-1:] for name, leaf in own.items()} for branch, own in stack.items()}
    (gate_up,), (down,) = (last["feed_forward"][name] for name in ("gate_up", "down"))
    narrow = jnp.concatenate([part[..., : EAGLE.mlp] for part in jnp.split(gate_up, 2, axis=-1)], -1)
    last["feed_forward"] |= {"gate_up": (narrow,), "down": (down[: EAGLE.mlp],)}
    fc = np.random.default_rng(3).standard_normal((2 * D, D)) * (2 * D) ** -0.5
    layer = Weights(embed=None, groups=((last,),), final_norm=target.final_norm)
    return {"fc": jnp.asarray(fc, jnp.float32), "layer": layer}


def eagle_passes(params: dict[str, Any], embed: Array, tokens: Array, f: Array, count: int) -> list[Array]:
    """Returns drafted features ``g [B, T, D]`` of each of so many `passes` (Li et al. 2024)."""

    def joined(before: Array) -> Array:
        return jnp.concatenate([embed[tokens], before], -1) @ params["fc"]

    return passes(EAGLE, params["layer"], tokens, joined, delayed(f), count)


def passes(cfg: ModelConfig, layer: Weights, tokens: Array, joined: Callable[[Array], Array], before: Array, count: int) -> list[Array]:
    """Returns the features ``g [B, T, D]`` of a single layer, unrolled: features of pass s at position q follow s drafted ones.

    Pass s reads its own features of pass s - 1. It attends to entries of pass 0 up to position q - s, and to those of pass j at q - s + j.
    These are the entries before it in a chain of drafts that begins at q - s. At positions below s, a pass has no meaning.

    Args:
        joined: the layer's input ``[B, T, D]``, from the features before each token.
        before: those of the first pass.
    """
    decoder, where = Decoder(spec_of(cfg), WHOLE), sequences(Passes, tokens)
    cells, drafted = ((Keys((), ()),),), []
    for _ in range(count):
        x = joined(before)
        features, cells = decoder.through_layers(layer, lambda _, x=x: x, where, cells)
        before = delayed(features)
        drafted.append(features)
    return drafted


def delayed(f: Array) -> Array:
    """``f [B, T, D]`` a position later; zeros at the first."""
    return jnp.pad(f, ((0, 0), (1, 0), (0, 0)))[:, :-1]


def eagle_loss(embed: Array) -> Loss:
    """Returns the KL of the logits plus the smooth L1 loss of the features, for as many passes as ``batch["discount"]`` has weights."""

    def loss(params: dict[str, Any], batch: Batch) -> tuple[Array, dict[str, Array]]:
        f, discount = batch["f"], batch["discount"]
        teacher = f @ embed.T
        total, parts = jnp.float32(0), {}
        for s, g in enumerate(eagle_passes(params, embed, batch["tokens"][:, :-1], f, len(discount))):
            kl, same = divergence(teacher[:, s:], g[:, s:] @ embed.T)
            near = optax.huber_loss(g[:, s:], f[:, s:]).mean()
            total = total + discount[s] * (kl.mean() + 0.5 * near)
            parts |= {f"agree_{s + 1}": same.mean(), f"kl_{s + 1}": kl.mean()}
        return total / discount.sum(), parts

    return loss


# Files


def write_llama(directory: Path, cfg: ModelConfig, weights: Weights) -> None:
    write(directory, _llama_json(cfg), hf_tensors(cfg, weights))


def write_mtp(directory: Path, params: dict[str, Array]) -> None:
    config = {"model_type": "mtp_heads", "num_heads": MTP_HEADS, "hidden_size": TARGET.d_model}
    tensors = {f"heads.{i}.linear.{name}": np.asarray(leaf[i]) for i in range(MTP_HEADS) for name, leaf in params.items()}
    write(directory, config, tensors)


def read_mtp(directory: Path) -> dict[str, Array]:
    stored = load_file(directory / "model.safetensors")
    names = {name: [stored[f"heads.{i}.linear.{name}"] for i in range(MTP_HEADS)] for name in ("weight", "bias")}
    return {name: jnp.asarray(np.stack(leaves), jnp.float32) for name, leaves in names.items()}


def write_eagle(directory: Path, params: dict[str, Any]) -> None:
    tensors = {name.removeprefix("model."): tensor for name, tensor in hf_tensors(EAGLE, params["layer"]).items()}
    config = {key: value for key, value in _llama_json(EAGLE).items() if key != "architectures"} | {"model_type": "eagle"}
    write(directory, config, tensors | {"fc.weight": np.asarray(params["fc"]).T})


def read_eagle(directory: Path) -> dict[str, Any]:
    settings = SpeculativeConfig(method="eagle", model=str(directory))
    files = Files(resolve(str(directory)), EngineConfig(speculative=settings), settings, TARGET)
    own = read_weights(files, read_config(files))
    return jax.tree.map(jnp.asarray, {"fc": own.fc, "layer": packed(spec_of(EAGLE), own.body, WHOLE)})


def hf_tensors(cfg: ModelConfig, weights: Weights) -> dict[str, np.ndarray]:
    """Returns tensors by their Hugging Face names; the inverse of reading a checkpoint and of `packed`."""
    tensors = {}
    for fill in plan(cfg, "hf"):
        if fill.path is None:
            leaf = getattr(weights, fill.leaf)
            if leaf is not None:  # an eagle has no embeddings of its own
                tensors[fill.name] = np.asarray(leaf)
            continue
        parts = [np.asarray(part) for part in fill.targets(weights)]
        if fill.param.is_matrix:
            inputs = fill.shape[-1]
            tensors[fill.name] = np.concatenate([part.reshape(inputs, -1) for part in parts], 1).T
        else:
            tensors[fill.name] = parts[0].reshape(fill.shape)
    return tensors


def _llama_json(cfg: ModelConfig) -> dict[str, Any]:
    return {
        "architectures": ["LlamaForCausalLM"],
        "model_type": "llama",
        "vocab_size": cfg.vocab,
        "hidden_size": cfg.d_model,
        "intermediate_size": cfg.mlp,
        "num_hidden_layers": cfg.layers,
        "num_attention_heads": cfg.heads,
        "num_key_value_heads": cfg.kv_heads,
        "head_dim": cfg.head_dim,
        "hidden_act": "silu",
        "max_position_embeddings": cfg.max_positions,
        "rms_norm_eps": cfg.norm_eps,
        "rope_theta": cfg.rope_theta,
        "attention_bias": False,
        "mlp_bias": False,
        "tie_word_embeddings": cfg.tie_embeddings,
        "bos_token_id": cfg.eos_token_ids[0],
        "eos_token_id": cfg.eos_token_ids[0],
        "torch_dtype": cfg.dtype,
    }


def write(directory: Path, config: dict[str, Any], tensors: dict[str, np.ndarray]) -> None:
    """Writes ``config.json`` and ``model.safetensors`` in bfloat16; the latter is replaced atomically."""
    directory.mkdir(parents=True, exist_ok=True)
    halves = {name: np.ascontiguousarray(tensor, ml_dtypes.bfloat16) for name, tensor in tensors.items()}
    part = directory / "model.safetensors.part"
    save_file(halves, part, metadata={"format": "pt"})
    part.chmod(0o644)  # the library makes its files readable only by the user
    part.replace(directory / "model.safetensors")
    (directory / "config.json").write_text(json.dumps(config, indent=2) + "\n", encoding="utf-8")
