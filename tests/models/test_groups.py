"""A model of several groups of unlike layers, against its formula in float64, one layer after the other."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import jax
import numpy as np
import pytest

from tests.conftest import require
from tests.device.uncached import uncached, whole_sequence
from tests.streams import request, run, tokens
from xlaengine.config import EngineConfig, Kernels
from xlaengine.engine import Engine
from xlaengine.models.blocks import Attention, RMSNorm, Rope, SwiGLU
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import FAMILIES, spec_of
from xlaengine.models.families.base import Family
from xlaengine.models.families.dense import tensors
from xlaengine.models.random_weights import random_weights
from xlaengine.models.spec import Embedding, Head, LayerSpec, ModelSpec
from xlaengine.models.weights import Weights, packed
from xlaengine.runner import Runner

D, V, EPS = 48, 97, 3e-4
NORM = RMSNorm(D, EPS)
A = LayerSpec(NORM, Attention(d_model=D, kv_heads=2, groups=3, head_dim=8, rope=Rope(8, 4321.0), bias=True), NORM, SwiGLU(D, 96))
B = LayerSpec(
    NORM,
    Attention(d_model=D, kv_heads=3, groups=1, head_dim=16, rope=Rope(16, 57.0), q_norm=RMSNorm(16, EPS), k_norm=RMSNorm(16, EPS)),
    NORM,
    SwiGLU(D, 56),
)
LAYERS = (A, B, A, B, A)
CONFIG = ModelConfig(
    family="mixed",
    vocab=V,
    d_model=D,
    layers=len(LAYERS),
    heads=6,
    kv_heads=2,
    head_dim=8,
    mlp=96,
    norm_eps=EPS,
    rope_theta=4321.0,
    max_positions=256,
)


@pytest.fixture(autouse=True)
def mixed(monkeypatch: pytest.MonkeyPatch) -> None:
    family = Family("mixed", "MixedForCausalLM", lambda cfg: ModelSpec(Embedding(V, D), LAYERS, Head(NORM, V, D)), tensors)
    monkeypatch.setitem(FAMILIES, "mixed", family)


def normed(weight: np.ndarray, x: np.ndarray) -> np.ndarray:
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + EPS) * weight


def rotated(x: np.ndarray, rope: Rope) -> np.ndarray:
    """``x [T, heads, H]`` at positions 0 to T - 1."""
    half = x.shape[-1] // 2
    angle = np.arange(len(x))[:, None, None] * rope.theta ** (-np.arange(half) / half)
    a, b = x[..., :half], x[..., half:]
    return np.concatenate([a * np.cos(angle) - b * np.sin(angle), b * np.cos(angle) + a * np.sin(angle)], -1)


def layer_by_layer(spec: ModelSpec, weights: Weights) -> Iterator[tuple[LayerSpec, dict[str, dict[str, np.ndarray]]]]:
    for group, stacks in zip(spec.groups, weights.groups, strict=True):
        for repeat in range(group.repeats):
            for layer, stack in zip(group.pattern, stacks, strict=True):
                yield layer, {part: {name: np.asarray(x[repeat], np.float64) for name, x in own.items()} for part, own in stack.items()}


def attended(mixer: Any, w: dict[str, np.ndarray], x: np.ndarray) -> np.ndarray:
    T, K, G, H = len(x), mixer.kv_heads, mixer.groups, mixer.head_dim
    qkv = (x @ w["qkv"]).reshape(T, K, G + 2, H) + (w["qkv_bias"] if mixer.bias else 0)
    q, k, v = qkv[:, :, :G], qkv[:, :, G], qkv[:, :, G + 1]
    if mixer.q_norm is not None:
        q, k = normed(w["q_norm"], q), normed(w["k_norm"], k)
    q, k = rotated(q.reshape(T, K * G, H), mixer.rope).reshape(T, K, G, H), rotated(k, mixer.rope)
    scores = np.where(np.tril(np.ones((T, T), bool)), np.einsum("tkgh,skh->kgts", q, k) / math.sqrt(H), -np.inf)
    p = np.exp(scores - scores.max(-1, keepdims=True))
    return np.einsum("kgts,skh->tkgh", p / p.sum(-1, keepdims=True), v).reshape(T, -1) @ w["o"]


def states(spec: ModelSpec, weights: Weights, ids: list[int]) -> list[np.ndarray]:
    """Hidden states ``[T, D]`` after each layer."""
    x, found = np.asarray(weights.embed, np.float64)[ids], []
    for layer, w in layer_by_layer(spec, weights):
        x = x + attended(layer.mixer, w["mixer"], normed(w["mixer"]["norm"], x))
        gate, up = np.split(normed(w["feed_forward"]["norm"], x) @ w["feed_forward"]["gate_up"], 2, axis=-1)
        x = x + (gate / (1 + np.exp(-gate)) * up) @ w["feed_forward"]["down"]
        found.append(x)
    return found


def next_token(spec: ModelSpec, weights: Weights, ids: list[int]) -> int:
    x = states(spec, weights, ids)[-1]
    return int((normed(np.asarray(weights.final_norm, np.float64), x[-1]) @ weights.lm_head).argmax())


@pytest.mark.slow
@pytest.mark.parametrize("tile", [8, 0])
@pytest.mark.parametrize("kernels", ["native", "xla"])
def test_every_stream_is_that_of_the_formula(kernels: Kernels, tile: int) -> None:
    require(kernels)
    spec, weights = spec_of(CONFIG), random_weights(CONFIG, 7)
    assert [(len(group.pattern), group.repeats) for group in spec.groups] == [(2, 2), (1, 1)]
    shapes: dict[str, Any] = {"max_model_len": 64, "kv_block": 16, "prefill_buckets": (24,) if tile else (8, 24), "prefill_tile": tile}
    engine = Engine(Runner(CONFIG, weights, EngineConfig(max_num_seqs=3, kernels=kernels, enable_prefix_caching=True, **shapes)))
    rng = np.random.default_rng(5)
    head = rng.integers(0, V, 17).tolist()
    prompts = [head + rng.integers(0, V, n).tolist() for n in (1, 9, 20)] + [rng.integers(0, V, n).tolist() for n in (1, 2, 33)]
    streams = run(engine, [request(f"p{i}", prompt, max_tokens=10) for i, prompt in enumerate(prompts)])
    reference = random_weights(CONFIG, 7)
    for i, prompt in enumerate(prompts):
        found = list(tokens(streams[f"p{i}"]))
        for at, token in enumerate(found):
            assert token == next_token(spec, reference, [*prompt, *found[:at]]), (i, at)
    assert engine.scheduler.counters.prefix_copies > 0
    engine.close()


@pytest.mark.slow
@pytest.mark.parametrize("chosen", [(), (0, 2), (1, 3, 4)])
@pytest.mark.parametrize("kernels", ["native", "xla"])
def test_the_states_after_chosen_layers_are_those_of_the_formula(kernels: Kernels, chosen: tuple[int, ...]) -> None:
    require(kernels)
    spec, weights, ids = spec_of(CONFIG), random_weights(CONFIG, 7), [5, 90, 7, 7, 31]
    decoder = uncached(spec, kernels)
    device = jax.device_put(packed(spec, random_weights(CONFIG, 7), decoder.ops))

    @jax.jit
    def run(weights: Weights) -> tuple[jax.Array, dict[int, jax.Array]]:
        hidden, _, seen = decoder.states(weights, lambda tile: weights.embed[np.array([ids])], *whole_sequence(spec, len(ids)), chosen)
        return hidden, seen

    hidden, seen = run(device)
    wanted = states(spec, weights, ids)
    assert set(seen) == set(chosen)
    for layer, state in seen.items():
        np.testing.assert_allclose(state[0], wanted[layer], rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(hidden[0], normed(np.asarray(weights.final_norm, np.float64), wanted[-1]), rtol=1e-4, atol=1e-4)
