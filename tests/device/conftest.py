"""A small random model's whole graph table, and states to run it on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Any

import jax
import numpy as np
import pytest
from jax.stages import Compiled

from xlaengine.config import EngineConfig, Kernels
from xlaengine.device.sampling import sample
from xlaengine.device.step import StepBatch
from xlaengine.device.table import compiled, graph_table
from xlaengine.memory.cells import Keys
from xlaengine.memory.state import ROW, DraftRows, SlotRows, State, VocabRows, vocab_row
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.random_weights import random_weights
from xlaengine.models.weights import Weights, packed
from xlaengine.ops.chosen import ops_of
from xlaengine.ops.drawing import argmax
from xlaengine.ops.entries import HELD
from xlaengine.runner.batches import key_data

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
    eos_token_ids=(2,),
)
CONFIG = EngineConfig(
    max_num_seqs=4,
    max_model_len=48,
    kv_block=16,
    prefill_buckets=(8, 16),
    decode_widths=(8, 16),
    max_logprobs=5,
    prompt_logprobs=True,
    probe=True,
)
B, S, V = CONFIG.max_num_seqs, CONFIG.cache_len, MODEL.vocab


def random_packed(model: ModelConfig, seed: int = 0, dtype: str = "float32", kernels: Kernels = "xla") -> Weights:
    """Random weights as graphs take them."""
    return packed(spec_of(model), random_weights(model, seed, dtype), ops_of(kernels))


def runs(config: EngineConfig) -> Run:
    """The graphs of `MODEL` in an engine, each compiled when it is first called."""
    graphs = {graph.name: graph for graph in graph_table(MODEL, config)}
    weights = jax.device_put(random_packed(MODEL))

    @cache
    def executable(name: str) -> Compiled:
        return compiled(graphs[name].lower(), jax.default_backend())

    def call(name: str, state: State | None, batch: Any) -> tuple[State, Any]:
        fresh = jax.tree.map(lambda leaf: jax.numpy.array(leaf, copy=True), state)  # it will be donated
        return jax.tree.map(np.array, executable(name)(None if graphs[name].weights is None else weights, fresh, batch))

    return call


@pytest.fixture(scope="session")
def run() -> Run:
    """``run("decode[4]", state, batch)`` on the real executable; numpy in, numpy out, and ``state`` may be used again."""
    return runs(CONFIG)


NOBODY = B


def rows(*slots: int, width: int = 8) -> StepBatch:
    return StepBatch(rows=np.array([*slots, *[NOBODY] * (width - len(slots))], np.int32))


ALL = rows(*range(B))


def table(count: int, **columns: Any) -> SlotRows:
    """``count`` empty rows; ``columns`` are spread over them."""
    return _spread(ROW, (count,), columns)


@partial(jax.jit, static_argnames="kernels")
def sampled(logits: Any, *rows: Any, kernels: Kernels = "xla") -> jax.Array:
    """`sample` of what it takes after the greatest logits."""
    return sample(ops_of(kernels), logits, (logits.max(-1), argmax(logits)), *rows)


@cache
def keys_of_streams(count: int) -> np.ndarray:
    """Random keys of ``count`` streams, each with a seed of its own: ``[count, 2]``, uint32."""
    return np.stack([key_data(i * 7919) for i in range(count)])


def vocab_table(count: int, vocab: int, **columns: Any) -> VocabRows:
    """``count`` rows that end nowhere and change nothing; ``columns`` are spread over them."""
    return _spread(vocab_row(vocab), (count,), columns)


def _spread(row: Any, shape: tuple[int, ...], columns: dict[str, Any]) -> Any:
    def fill(name: str) -> np.ndarray:
        empty = getattr(row, name)
        return np.broadcast_to(np.asarray(columns.get(name, empty), empty.dtype), (*shape, *empty.shape)).copy()

    assert not set(columns) - set(row.__dataclass_fields__)
    return type(row)(**{name: fill(name) for name in row.__dataclass_fields__})


def random_state(seed: int, model: ModelConfig = MODEL, config: EngineConfig = CONFIG, **columns: Any) -> State:
    """Finite garbage everywhere; rows that are awake, at random positions, every second one adjusting, unless ``columns`` say otherwise."""
    rng = np.random.default_rng(seed)
    B, S, V = config.max_num_seqs, config.cache_len, model.vocab
    slots = SlotRows(
        token=rng.integers(0, V, B, np.int32),
        pos=rng.integers(0, S - 1, B, np.int32),
        index=rng.integers(0, 5, B, np.int32),
        limit=rng.integers(6, 9, B, np.int32),
        active=np.ones(B, bool),
        min_tokens=rng.integers(0, 6, B, np.int32),
        adjusts=rng.random(B) < 0.5,
        key=rng.integers(0, 2**32, (B, 2), np.uint32),
        temperature=(rng.random(B, np.float32) * (rng.random(B) < 0.5)).astype(np.float32),
        top_k=rng.integers(0, 9, B, np.int32),
        top_p=(rng.random(B, np.float32) * 0.5 + 0.5).astype(np.float32),
        min_p=(rng.random(B, np.float32) * 0.1).astype(np.float32),
        repetition_penalty=(rng.random(B, np.float32) + 0.5).astype(np.float32),
        presence_penalty=(rng.random(B, np.float32) - 0.5).astype(np.float32),
        frequency_penalty=(rng.random(B, np.float32) - 0.5).astype(np.float32),
    )
    ends = rng.random((B, V)) < 0.2
    vocab = VocabRows(
        ends=ends,
        barred=ends | (rng.random((B, V)) < 0.1),
        bias=rng.standard_normal((B, V), np.float32),
        in_prompt=rng.random((B, V)) < 0.3,
        counts=rng.integers(0, 3, (B, V), np.int32),
    )
    assert jax.tree.structure(slots) == jax.tree.structure(ROW)
    keys = rng.standard_normal((2, model.layers, B, model.kv_heads, S, model.head_dim), np.float32).astype(config.kv_dtype)
    k, v = keys.view(HELD[config.kv_dtype])
    draft = None
    if config.speculative:
        features = rng.standard_normal((B, S, model.d_model), np.float32).astype(config.dtype)
        history = rng.integers(0, V, (B, S), np.int32)
        draft = DraftRows(history=history, features=features if config.speculative.method in ("medusa", "eagle") else None)
    ours = {name: columns.pop(name) for name in VocabRows.__dataclass_fields__ if name in columns}
    return State(cells=((Keys(k, v),),), slots=replace(slots, **columns), vocab=replace(vocab, **ours), draft=draft)


def kv(state: State) -> tuple[np.ndarray, np.ndarray]:
    """Keys and values, both ``[L, B, K, S, H]``."""
    ((cell,),) = state.cells
    return cell.k, cell.v


def copy(state: State) -> State:
    return jax.tree.map(np.copy, state)


def bits(x: Any) -> list[bytes]:
    """Every leaf's bytes: equal means bit for bit, NaN and signed zero included."""
    return [np.asarray(leaf).tobytes() for leaf in jax.tree.leaves(x)]


def row_of(state: State, slot: int) -> Any:
    """All that a slot owns."""
    k, v = kv(state)
    return k[:, slot], v[:, slot], jax.tree.map(lambda column: column[slot], (state.slots, state.vocab))


def with_row(state: State, slot: int, row: Any) -> State:
    """A copy of ``state`` whose slot holds ``row``."""
    out = copy(state)
    *entries, fields = row
    for array, own in zip(kv(out), entries, strict=True):
        array[:, slot] = own
    for column, value in zip(jax.tree.leaves((out.slots, out.vocab)), jax.tree.leaves(fields), strict=True):
        column[slot] = value
    return out
