"""The tiny hybrid of 48_train_hybrid.py: its shape, the MTP head in its checkpoint, their losses and their files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import tiny_models as tiny
from jax import Array

from xlaengine.models.blocks import OffsetRMSNorm
from xlaengine.models.checkpoint.fill import filled
from xlaengine.models.checkpoint.hf_config import model_config
from xlaengine.models.checkpoint.mapping import plan
from xlaengine.models.checkpoint.readers import SafetensorsReader
from xlaengine.models.families import spec_of
from xlaengine.models.families.qwen3_5 import QWEN3_5
from xlaengine.models.weights import Weights, abstract, packed

CONFIG: dict[str, Any] = {
    "architectures": ["Qwen3_5ForCausalLM"],
    "model_type": "qwen3_5_text",
    "vocab_size": 2048,
    "hidden_size": 192,
    "intermediate_size": 448,
    "num_hidden_layers": 4,
    "layer_types": ["linear_attention"] * 3 + ["full_attention"],
    "full_attention_interval": 4,
    "num_attention_heads": 3,
    "num_key_value_heads": 1,
    "head_dim": 64,
    "attn_output_gate": True,
    "attention_bias": False,
    "linear_conv_kernel_dim": 4,
    "linear_num_key_heads": 4,
    "linear_num_value_heads": 4,
    "linear_key_head_dim": 64,
    "linear_value_head_dim": 64,
    "mtp_num_hidden_layers": 1,
    "mtp_use_dedicated_embeddings": False,
    "hidden_act": "silu",
    "max_position_embeddings": 1024,
    "rms_norm_eps": 1e-6,
    "rope_parameters": {"rope_type": "default", "rope_theta": 10000.0, "partial_rotary_factor": 0.25},
    "tie_word_embeddings": True,
    "bos_token_id": 0,
    "eos_token_id": 0,
    "dtype": "bfloat16",
}
HYBRID = model_config(CONFIG, QWEN3_5, Path("tiny-hybrid"))
HEAD = replace(HYBRID, layers=1, own=tuple((dict(HYBRID.own) | {"layer_types": ("full_attention",)}).items()))
"""The MTP head's layer has the sizes of the target's attention layer."""

NORM = OffsetRMSNorm(HYBRID.d_model, HYBRID.norm_eps)
LONGEST_STEP, SHORTEST_STEP = 0.1, 0.001
FASTEST_DECAY = 16


def _zeros(rng: np.random.Generator, shape: tuple[int, ...]) -> np.ndarray:
    return np.zeros(shape)


def _decay_bias(rng: np.random.Generator, shape: tuple[int, ...]) -> np.ndarray:
    """softplus of it is log-uniform."""
    step = np.exp(rng.uniform(np.log(SHORTEST_STEP), np.log(LONGEST_STEP), shape))
    return step + np.log(-np.expm1(-step))


DRAWS: dict[str, tiny.Draw] = dict.fromkeys(("norm", "q_norm", "k_norm", "final_norm"), _zeros) | {
    "taps": lambda rng, shape: rng.standard_normal(shape) * shape[-1] ** -0.5,
    "decay": lambda rng, shape: np.log(rng.uniform(1, FASTEST_DECAY, shape)),
    "decay_bias": _decay_bias,
}
"""These norms store the distance of their weights from 1."""


def initial() -> Weights:
    return tiny.initial(HYBRID, 0, DRAWS)


def mtp_initial(target: Weights) -> dict[str, Any]:
    """Returns the target's attention layer and its final norm, after a random ``fc [2D, D]``."""
    D = HYBRID.d_model
    fc = np.random.default_rng(3).standard_normal((2 * D, D)) * (2 * D) ** -0.5
    layer = Weights(embed=None, groups=target.groups[-1:], final_norm=target.final_norm)
    norms = {name: jnp.zeros(D, jnp.float32) for name in ("embedding", "hidden")}
    return {"fc": jnp.asarray(fc, jnp.float32), "layer": layer} | norms


def mtp_passes(params: dict[str, Any], embed: Array, tokens: Array, f: Array, count: int) -> list[Array]:
    """Returns drafted features ``[B, T - 1, D]`` of each of so many `tiny.passes` over ``tokens [B, T]`` and the target's ``f [B, T, D]``.

    Entry q is computed from token q + 1 and the features of token q, and pass s has its own features of pass s - 1 in place of these.
    """
    next_embedded = NORM(params["embedding"], embed[tokens[:, 1:]])

    def joined(before: Array) -> Array:
        return jnp.concatenate([next_embedded, NORM(params["hidden"], before)], -1) @ params["fc"]

    return tiny.passes(HEAD, params["layer"], tokens[:, 1:], joined, f[:, :-1], count)


def mtp_loss(embed: Array) -> tiny.Loss:
    """Returns the KL of the logits, for as many passes as ``batch["discount"]`` has weights."""

    def loss(params: dict[str, Any], batch: tiny.Batch) -> tuple[Array, dict[str, Array]]:
        f, discount = batch["f"], batch["discount"]
        teacher = (f @ embed.T)[:, 1:]
        total, parts = jnp.float32(0), {}
        for s, g in enumerate(mtp_passes(params, embed, batch["tokens"][:, :-1], f, len(discount))):
            kl, same = tiny.divergence(teacher[:, s:], g[:, s:] @ embed.T)
            total = total + discount[s] * kl.mean()
            parts |= {f"agree_{s + 1}": same.mean(), f"kl_{s + 1}": kl.mean()}
        return total / discount.sum(), parts

    return loss


# Files


def write(directory: Path, weights: Weights, mtp: dict[str, Any] | None) -> None:
    """Writes the checkpoint, with the MTP head if there is one, as the Hub has it."""
    tensors = tiny.hf_tensors(HYBRID, weights)
    tiny.write(directory, CONFIG, tensors if mtp is None else tensors | _mtp_tensors(mtp))


def _mtp_tensors(mtp: dict[str, Any]) -> dict[str, np.ndarray]:
    own = {name.replace("model.", "mtp.", 1): tensor for name, tensor in tiny.hf_tensors(HEAD, mtp["layer"]).items()}
    norms = {f"mtp.pre_fc_norm_{name}.weight": np.asarray(mtp[name]) for name in ("embedding", "hidden")}
    return own | norms | {"mtp.fc.weight": np.asarray(mtp["fc"]).T}


def read_mtp(directory: Path) -> dict[str, Any]:
    """Returns the float32 MTP head of a checkpoint that `write` wrote."""
    reader = SafetensorsReader(directory)
    fills = [replace(item, name=item.name.replace("model.", "mtp.", 1)) for item in plan(HEAD, "hf") if item.leaf != "embed"]
    layer = filled(replace(abstract(spec_of(HEAD)), embed=None), fills, reader, np.dtype(np.float32), None)
    norms = {name: reader.read(f"mtp.pre_fc_norm_{name}.weight") for name in ("embedding", "hidden")}
    own = {"fc": reader.read("mtp.fc.weight").T, "layer": packed(spec_of(HEAD), layer, tiny.WHOLE)} | norms
    return jax.tree.map(lambda x: jnp.asarray(x, jnp.float32), own)
