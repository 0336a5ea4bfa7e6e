"""A random checkpoint of the toy family as files, and NumPy's logits of it in float64: all tokens at once, written from the formulas."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from safetensors.numpy import save_file

V, D, F, HEADS, K, H, WINDOW = 131, 32, 56, 4, 2, 8, 6
LAYER_KINDS = ("window", "recurrent", "full") * 2 + ("window",)
THETA, EPS = 765.0, 0.03

Tensors = dict[str, np.ndarray]


def write_checkpoint(directory: Path) -> Tensors:
    config = {
        "architectures": ["ToyForCausalLM"],
        "model_type": "toy",
        "vocab_size": V,
        "hidden_size": D,
        "intermediate_size": F,
        "num_hidden_layers": len(LAYER_KINDS),
        "num_attention_heads": HEADS,
        "num_key_value_heads": K,
        "rms_norm_eps": EPS,
        "rope_theta": THETA,
        "max_position_embeddings": 128,
        "eos_token_id": 2,
        "tie_word_embeddings": True,
        "dtype": "float32",
        "layer_types": LAYER_KINDS,
        "sliding_window": WINDOW,
    }
    (directory / "config.json").write_text(json.dumps(config))
    tensors = random_tensors()
    save_file(tensors, str(directory / "model.safetensors"))
    return tensors


def random_tensors() -> Tensors:
    rng = np.random.default_rng(5)

    def matrix(*shape: int) -> np.ndarray:
        return (rng.standard_normal(shape) * 1.5 * shape[-1] ** -0.5).astype(np.float32)

    def gain() -> np.ndarray:
        return rng.uniform(0.5, 1.5, D).astype(np.float32)

    tensors = {"model.embed_tokens.weight": rng.standard_normal((V, D)).astype(np.float32), "model.norm.weight": gain()}
    for layer, kind in enumerate(LAYER_KINDS):
        own = {"input_layernorm": gain(), "post_attention_layernorm": gain()}
        own |= {"mlp.gate_proj": matrix(F, D), "mlp.up_proj": matrix(F, D), "mlp.down_proj": matrix(D, F)}
        if kind == "recurrent":
            own["recurrent.in_proj"] = matrix(D, D)
            tensors[f"model.layers.{layer}.recurrent.decay"] = rng.uniform(-1, 3, D).astype(np.float32)
        else:
            own |= {"self_attn.q_proj": matrix(HEADS * H, D), "self_attn.o_proj": matrix(D, HEADS * H)}
            own |= {f"self_attn.{of}_proj": matrix(K * H, D) for of in "kv"}
        tensors |= {f"model.layers.{layer}.{name}.weight": values for name, values in own.items()}
    return tensors


def logits(tensors: Tensors, tokens: list[int]) -> np.ndarray:
    """Float64 logits ``[T, V]``, one row after each token."""
    t = {name: values.astype(np.float64) for name, values in tensors.items()}
    x = t["model.embed_tokens.weight"][tokens]
    for layer, kind in enumerate(LAYER_KINDS):
        w = {name.split(".", 3)[3]: values for name, values in t.items() if name.startswith(f"model.layers.{layer}.")}
        mixed = normed(x, w["input_layernorm.weight"])
        x = x + (recurrence(w, mixed) if kind == "recurrent" else attention(w, mixed, WINDOW if kind == "window" else len(tokens)))
        inner = normed(x, w["post_attention_layernorm.weight"])
        gate = inner @ w["mlp.gate_proj.weight"].T
        x = x + (gate / (1 + np.exp(-gate)) * (inner @ w["mlp.up_proj.weight"].T)) @ w["mlp.down_proj.weight"].T
    return normed(x, t["model.norm.weight"]) @ t["model.embed_tokens.weight"].T


def normed(x: np.ndarray, weight: np.ndarray) -> np.ndarray:
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + EPS) * weight


def recurrence(w: Tensors, x: np.ndarray) -> np.ndarray:
    decay, state, out = 1 / (1 + np.exp(-w["recurrent.decay"])), np.zeros(D), []
    for new in x @ w["recurrent.in_proj.weight"].T:
        state = decay * state + (1 - decay) * new
        out.append(state)
    return np.array(out)


def attention(w: Tensors, x: np.ndarray, window: int) -> np.ndarray:
    T = len(x)
    at = np.arange(T)
    angle = at[:, None, None] * THETA ** -(np.arange(0, H, 2) / H)

    def turned(x: np.ndarray) -> np.ndarray:
        a, b = np.split(x, 2, axis=-1)
        return np.concatenate([a * np.cos(angle) - b * np.sin(angle), b * np.cos(angle) + a * np.sin(angle)], -1)

    q, k, v = ((x @ w[f"self_attn.{of}_proj.weight"].T).reshape(T, -1, H) for of in "qkv")
    k, v = (np.repeat(part, HEADS // K, axis=1) for part in (turned(k), v))
    scores = np.einsum("tnh,snh->nts", turned(q), k) * H**-0.5
    seen = (at <= at[:, None]) & (at > at[:, None] - window)
    weights = np.exp(np.where(seen, scores, -np.inf))
    return np.einsum("nts,snh->tnh", weights / weights.sum(-1, keepdims=True), v).reshape(T, -1) @ w["self_attn.o_proj.weight"].T
