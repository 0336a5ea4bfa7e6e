"""Streams whose every token and hidden state the test chooses, and a drafter that follows them as it would in an engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tests.device.uncached import uncached, whole_sequence
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.device.table import holds
from xlaengine.memory.held import held_arrays
from xlaengine.memory.state import DraftRows, State, zeros
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.random_weights import random_weights
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights, packed
from xlaengine.ops.chosen import ops_of
from xlaengine.speculate.graphs import DraftBatch, FillBatch, draft, fill
from xlaengine.speculate.proposer import DraftWeights, Proposals, Proposer
from xlaengine.speculate.proposers.draft_model import DraftModel
from xlaengine.speculate.proposers.eagle import Eagle, EagleWeights
from xlaengine.speculate.speculation import Speculation

SHAPES: dict[str, Any] = {"family": "llama", "norm_eps": 1e-5, "rope_theta": 1e4, "max_positions": 64, "vocab": 41}
TARGET = ModelConfig(d_model=16, layers=2, heads=4, kv_heads=2, head_dim=8, mlp=24, **SHAPES)
SMALL = ModelConfig(d_model=12, layers=2, heads=2, kv_heads=1, head_dim=6, mlp=20, tie_embeddings=True, **SHAPES)
LAYER = ModelConfig(d_model=16, layers=1, heads=2, kv_heads=1, head_dim=8, mlp=20, **SHAPES)

B, R, S, V, D = 4, 8, 48, TARGET.vocab, TARGET.d_model
BUCKET = 8
OPS = ops_of("xla")
TREE = ((0,), (0, 0), (0, 0, 0), (1,), (2,), (0, 1), (0, 0, 1))


def engine_config(method: str, K: int, **more: Any) -> EngineConfig:
    model = None if method in ("ngram", "mtp") else "none"
    speculative = SpeculativeConfig(method=method, model=model, num_speculative_tokens=K, **more)  # pyright: ignore[reportArgumentType]
    shapes: dict[str, Any] = {"kv_block": 16, "prefill_buckets": (BUCKET, 16), "decode_widths": (R,)}
    return EngineConfig(max_num_seqs=B, max_model_len=S, speculative=speculative, **shapes)


@cache
def target_weights() -> Weights:
    return packed(spec_of(TARGET), random_weights(TARGET, seed=7), OPS)


@cache
def draft_model(cfg: ModelConfig = SMALL, seed: int = 1) -> DraftModel:
    return DraftModel(spec_of(cfg), packed(spec_of(cfg), random_weights(cfg, seed), OPS))


@cache
def eagle() -> Eagle:
    spec = spec_of(LAYER)
    body = replace(packed(spec, random_weights(LAYER, seed=2), OPS), embed=None, lm_head=None)
    return Eagle(spec, EagleWeights(fc=matrix(3, 2 * D, D), body=body))


def matrix(seed: int, *shape: int) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape, np.float32) * np.float32(shape[0] ** -0.5)


def to_numpy(tree: Any) -> Any:
    return jax.tree.map(np.array, tree)


class Streams:
    """B slots with a stream each. What the state holds beyond a stream is NaN and ``garbage``, tokens that are none.

    Attributes:
        tokens: of each slot its stream so far; the last is the one to feed next.
        features: [B, S, n D], made up, the hidden states that the target would have.
        target: the model that it drafts for; `TARGET` if None is given.
        true_until: of each slot, how many of the drafter's entries are known to be those of the stream.
    """

    def __init__(
        self,
        drafter: Proposer,
        engine: EngineConfig,
        seed: int = 0,
        garbage: tuple[int, ...] = (-7, 10**6),
        target: tuple[ModelConfig, Weights] | None = None,
    ):
        self.garbage = garbage
        self.target = TARGET if target is None else target[0]
        self.drafter, self.engine, self.rng = drafter, engine, np.random.default_rng(seed)
        self.tokens: list[list[int]] = [[] for _ in range(B)]
        self.features = self.rng.standard_normal((B, S, max(len(drafter.reads_features), 1) * self.target.d_model), np.float32)
        self.true_until = np.zeros(B, int)
        self.state = to_numpy(_zeros(self.target, engine, drafter))
        self.weights = drafter.weights(target_weights() if target is None else packed(spec_of(target[0]), target[1], OPS))
        for each in held_arrays(self.state.draft):
            each.array[:] = np.nan

    def begin(self, slot: int, prompt: Sequence[int], **columns: Any) -> None:
        """Admit a stream, and fill what comes before it."""
        self.tokens[slot], self.true_until[slot] = list(prompt), 0
        self.state.slots.active[slot] = True
        for name, value in columns.items():
            getattr(self.state.slots, name)[slot] = value
        self._write()
        self.catch_up(slot)

    def _write(self) -> None:
        """The state as the engine's own graphs would leave it."""
        draft = self.state.draft
        for slot, tokens in enumerate(self.tokens):
            pos = max(len(tokens) - 1, 0)
            self.state.slots.pos[slot], self.state.slots.token[slot] = pos, tokens[-1] if tokens else 0
            draft.history[slot] = [*tokens, *self.garbage * S][:S]
            if draft.features is not None:
                draft.features[slot] = np.where(np.arange(S)[:, None] < pos, self.features[slot], np.nan)

    def extend(self, slot: int, *tokens: int) -> None:
        self.tokens[slot] += tokens
        self._write()

    def catch_up(self, slot: int) -> None:
        """Fill from the first entry that may not be the stream's."""
        if self.drafter.cache is None:
            return
        for start in range(self.true_until[slot] // BUCKET * BUCKET, len(self.tokens[slot]), BUCKET):
            self.fill(slot, start)
        self.true_until[slot] = len(self.tokens[slot])

    def fill(self, slot: int, start: int) -> None:
        batch = FillBatch(slot=np.int32(slot), start=np.int32(start))
        self.state = replace(self.state, draft=to_numpy(_fill(self.drafter, self.engine, self.weights, self.state, batch)))

    def propose(self, count: int, *slots: int, wants: Sequence[bool] | None = None) -> Proposals:
        """Row r is slot ``slots[r]``."""
        proposals = self.look(count, *slots, wants=wants)
        for slot, wanted in zip(slots, wants or [True] * R, strict=False):
            if wanted:
                self.true_until[slot] = len(self.tokens[slot])
        return proposals

    def look(self, count: int, *slots: int, wants: Sequence[bool] | None = None) -> Proposals:
        rows = np.array([*slots, *[B] * (R - len(slots))], np.int32)
        wanted = np.array([*(wants or [True] * len(slots)), *[True] * (R - len(slots))], bool)
        batch = DraftBatch(rows=rows, wants=wanted)
        draft, proposals = _propose(self.drafter, self.engine, count, self.weights, self.state, batch)
        self.state = replace(self.state, draft=to_numpy(draft))
        return to_numpy(proposals)


@partial(jax.jit, static_argnums=(0, 1, 2))
def _zeros(target: ModelConfig, engine: EngineConfig, drafter: Proposer) -> State:
    assert engine.speculative is not None
    return zeros(holds(spec_of(target), Speculation(drafter, engine.speculative)), engine, OPS)


@partial(jax.jit, static_argnums=(0, 1, 2))
def _propose(
    drafter: Proposer, engine: EngineConfig, count: int, weights: DraftWeights, state: State, batch: DraftBatch
) -> tuple[DraftRows, Proposals]:
    assert engine.speculative is not None
    after, proposals = draft(drafter, OPS, engine, engine.speculative, count, weights, state, batch)
    return after.draft, proposals


@partial(jax.jit, static_argnums=(0, 1))
def _fill(drafter: DraftModel, engine: EngineConfig, weights: DraftWeights, state: State, batch: FillBatch) -> DraftRows:
    assert engine.speculative is not None
    return fill(drafter, OPS, engine, engine.speculative, BUCKET, weights, state, batch)[0].draft


def naive_draft(drafter: DraftModel, tokens: Sequence[int]) -> np.ndarray:
    """Logits ``[V]`` after ``tokens``, all of them fed anew."""
    length = len(tokens)
    return np.asarray(_naive_draft(drafter.spec, drafter.own, _padded(tokens)))[length - 1]


def naive_eagle(drafter: Eagle, weights: DraftWeights, tokens: Sequence[int], features: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Logits ``[V]`` and stand-in ``[D]`` after ``tokens``, all of them fed anew; ``features [len(tokens) - 1, D]``."""
    before = np.zeros((2 * S, D), np.float32)
    before[1 : len(tokens)] = features
    hidden, logits = _naive_eagle(drafter.spec, weights, _padded(tokens), before)
    return np.asarray(logits)[len(tokens) - 1], np.asarray(hidden)[len(tokens) - 1]


def _padded(tokens: Sequence[int]) -> np.ndarray:
    return np.array([*tokens, *[0] * (2 * S - len(tokens))], np.int32)


@partial(jax.jit, static_argnums=0)
def _naive_draft(spec: ModelSpec, own: Weights, tokens: Array) -> Array:
    hidden, _ = uncached(spec).forward(own, tokens[None], *whole_sequence(spec, 2 * S))
    return uncached(spec).logits(own, hidden[0])


@partial(jax.jit, static_argnums=0)
def _naive_eagle(spec: ModelSpec, weights: DraftWeights, tokens: Array, before: Array) -> tuple[Array, Array]:
    embedded = jnp.take(weights.target.embed, tokens, axis=0)
    x = jnp.concatenate([embedded, before], axis=-1) @ weights.own.fc
    hidden, _ = uncached(spec).through_layers(weights.own.body, lambda tile: x[None], *whole_sequence(spec, 2 * S))
    return hidden[0], hidden[0] @ weights.target.lm_head


def bits(tree: Any) -> list[bytes]:
    return [np.asarray(leaf).tobytes() for leaf in jax.tree.leaves(tree)]


def entries(state: State) -> tuple[np.ndarray, np.ndarray]:
    """The drafter's own keys and values, both ``[L, B, K, S, H]``."""
    ((cell,),) = state.draft.cells
    return cell.k, cell.v


def slot_of(state: State, slot: int) -> Any:
    """What a slot's drafter keeps."""
    draft = state.draft
    kept = (draft.history[slot], None if draft.features is None else draft.features[slot])
    return (*kept, *(array[:, slot] for array in jax.tree.leaves(draft.cells)))
