"""A small random model's whole graph table, and states to run it on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import numpy as np
import pytest

from xlaengine.config import EngineConfig
from xlaengine.device.state import ROW, Slots, State
from xlaengine.device.table import graph_table
from xlaengine.models.config import ModelConfig
from xlaengine.models.random_weights import random_weights
from xlaengine.models.weights import graph_layout

Run = Callable[[str, State, Any], tuple[State, Any]]

MODEL = ModelConfig(
    family="llama",
    vocab=41,
    d_model=16,
    layers=2,
    heads=4,
    kv_heads=2,
    head_dim=8,
    mlp=24,
    norm_eps=1e-5,
    rope_theta=1e4,
    max_positions=64,
    eos_token_ids=tuple(range(12)),  # so many that streams do end
)
CONFIG = EngineConfig(max_num_seqs=4, max_model_len=48, kv_block=16, prefill_buckets=(8, 16), decode_widths=(8, 16), max_logprobs=5)
B, S = CONFIG.max_num_seqs, CONFIG.cache_len


@pytest.fixture(scope="session")
def run() -> Run:
    """``run("decode[4]", state, batch)`` on the real executable; numpy in, numpy out, and ``state`` may be used again."""
    executables = {graph.name: graph.lower().compile() for graph in graph_table(MODEL, CONFIG) if graph.name != "init"}
    weights = jax.device_put(graph_layout(random_weights(MODEL)))

    def call(name: str, state: State | None, batch: Any) -> tuple[State, Any]:
        takes_weights = name.startswith(("prefill", "decode"))
        fresh = jax.tree.map(lambda leaf: jax.numpy.array(leaf, copy=True), state)  # it will be donated
        return jax.tree.map(np.array, executables[name](weights if takes_weights else None, fresh, batch))

    return call


def random_state(seed: int, **columns: Any) -> State:
    """Finite garbage everywhere; rows that are awake, at random positions, unless ``columns`` say otherwise."""
    rng = np.random.default_rng(seed)
    slots = Slots(
        token=rng.integers(0, MODEL.vocab, B, np.int32),
        pos=rng.integers(0, S - 1, B, np.int32),
        index=rng.integers(0, 5, B, np.int32),
        limit=rng.integers(6, 9, B, np.int32),
        active=np.ones(B, bool),
        stop_at_eos=rng.random(B) < 0.5,
        key=rng.integers(0, 2**32, (B, 2), np.uint32),
        temperature=(rng.random(B, np.float32) * (rng.random(B) < 0.5)).astype(np.float32),
        top_k=rng.integers(0, 9, B, np.int32),
        top_p=(rng.random(B, np.float32) * 0.5 + 0.5).astype(np.float32),
        min_p=(rng.random(B, np.float32) * 0.1).astype(np.float32),
    )
    assert jax.tree.structure(slots) == jax.tree.structure(ROW)
    k, v = rng.standard_normal((2, MODEL.layers, B, MODEL.kv_heads, S, MODEL.head_dim), np.float32)
    return State(k=np.swapaxes(k, 3, 4), v=v, slots=slots.replace(**columns))


def kv(state: State) -> tuple[np.ndarray, np.ndarray]:
    """Views of keys and values, both ``[L, B, K, S, H]``: how they lie in the state is told here and nowhere else."""
    return np.swapaxes(state.k, 3, 4), state.v


def copy(state: State) -> State:
    return jax.tree.map(np.copy, state)


def bits(x: Any) -> list[bytes]:
    """Every leaf's bytes: equal means bit for bit, NaN and signed zero included."""
    return [np.asarray(leaf).tobytes() for leaf in jax.tree.leaves(x)]


def row_of(state: State, slot: int) -> Any:
    """All that a slot owns."""
    return state.k[:, slot], state.v[:, slot], jax.tree.map(lambda column: column[slot], state.slots)


def with_row(state: State, slot: int, row: Any) -> State:
    """A copy of ``state`` whose slot holds ``row``."""
    out = copy(state)
    k, v, scalars = row
    out.k[:, slot], out.v[:, slot] = k, v
    for name in Slots.__dataclass_fields__:
        getattr(out.slots, name)[slot] = getattr(scalars, name)
    return out
