"""A small model's steps with one place and with several, and what those with one alone would do: the truth for the others."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar

import jax
import jax.numpy as jnp
import numpy as np
from jax.stages import Compiled

from tests.conftest import kernels_of_users
from tests.device.conftest import MODEL, kv, random_state
from xlaengine.config import EngineConfig, SpeculativeConfig, Tree
from xlaengine.control.plan import NO_TOKEN, step_graph
from xlaengine.device.spread import mesh_of, shardings_of
from xlaengine.device.step import StepBatch, StepOut
from xlaengine.device.table import Graph, compiled, graph_table
from xlaengine.memory.state import DraftRows, State
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import AFTER_NORM
from xlaengine.models.families import spec_of
from xlaengine.models.random_weights import random_weights
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import packed
from xlaengine.ops.chosen import ops_for
from xlaengine.speculate.judging import JudgeBatch
from xlaengine.speculate.proposer import DraftCall, DraftWeights, Proposals, Work
from xlaengine.speculate.rehearsal import SpeculativeRehearsal
from xlaengine.speculate.speculation import Speculation

Decoded = list[tuple[State, np.ndarray, np.ndarray]]
"""State, tokens by slot and logits by slot after each step of plain decode; the first is the state before."""


@dataclass(frozen=True)
class NoDrafter:
    """Tests make proposals by hand; its own are all token 0.

    Attributes:
        draws: whether proposals come with the laws they were drawn from.
        spec: layers whose cells the state keeps for it.
    """

    model: ModelConfig
    draws: bool = False
    spec: ModelSpec | None = None
    reads_features: ClassVar[tuple[int, ...]] = (AFTER_NORM,)

    @property
    def cache(self) -> Any:
        return self if self.spec else None

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights()

    def work(self, target: ModelSpec) -> Work:
        return Work(0, 0)

    def fill(self, *args: Any) -> DraftRows:
        raise NotImplementedError

    def propose(self, call: DraftCall, weights: DraftWeights, count: int) -> tuple[DraftRows, Proposals]:
        shape = len(call.slots), count
        return call.draft, Proposals(jnp.zeros(shape, jnp.int32), jnp.zeros((*shape, self.model.vocab)) if self.draws else None)


def config(B: int = 3, K: int = 4, dtype: Any = "float32", tree: Any = None, **changes: Any) -> EngineConfig:
    """It keeps features, so that they are looked at too; chains and trees of any form; kernels of users."""
    shapes = {"max_model_len": 48, "kv_block": 16, "prefill_buckets": (8, 16), "dtype": dtype, "kernels": kernels_of_users()}
    depth = max(map(len, tree)) if tree else K
    speculative = SpeculativeConfig(method="medusa", model="any", num_speculative_tokens=depth, tree=tree)
    return EngineConfig(max_num_seqs=B, speculative=speculative, **shapes | changes)


@dataclass(frozen=True)
class Bench:
    """The graphs of an engine whose states are numpy, in and out; ``run`` leaves its arguments as they are.

    Attributes:
        drafter: layers whose cells the state keeps for a drafter.
        damaged: a token whose embedding is NaN.
    """

    config: EngineConfig
    draws: bool = False
    model: ModelConfig = MODEL
    drafter: ModelSpec | None = None
    damaged: int | None = None

    @property
    def tree(self) -> Tree:
        assert self.config.speculative is not None
        return self.config.speculative.shape

    @cached_property
    def graphs(self) -> dict[str, Graph]:
        assert self.config.speculative is not None
        speculation = Speculation(NoDrafter(self.model, self.draws, self.drafter), self.config.speculative)
        return {graph.name: graph for graph in graph_table(self.model, self.config, speculation)}

    @cached_property
    def _executables(self) -> dict[str, Compiled]:
        return {}

    def executable(self, name: str) -> Compiled:
        if name not in self._executables:
            self._executables[name] = compiled(self.graphs[name].lower(), "cpu")
        return self._executables[name]

    @cached_property
    def _weights(self) -> Any:
        weights = packed(spec_of(self.model), random_weights(self.model, 0, self.config.dtype), ops_for(self.config))
        if self.damaged is not None:
            weights = replace(weights, embed=weights.embed.copy())
            weights.embed[self.damaged] = np.nan
        return self._put(weights)

    def _put(self, tree: Any) -> Any:
        """A copy on the device, or on the devices that compute the model together."""
        devices = self.config.tensor_parallel_size
        return jax.device_put(tree, None if devices == 1 else shardings_of(tree, mesh_of(devices)), may_alias=False)

    @cached_property
    def rehearsed(self) -> tuple[int, ...]:
        """Sizes of steps that an engine of this shape would let stand for decode."""
        state: State | None = None

        def run(name: str, batch: Any) -> Any:
            nonlocal state
            after, out = self.run(name, state, batch)
            state = state if self.graphs[name].read_only else after
            return out

        run("init", None)
        assert self.config.speculative is not None
        return SpeculativeRehearsal(self.config.speculative, self.config, self.model.vocab, self.graphs, run).places()

    def run(self, name: str, state: State | None, batch: Any) -> tuple[State, Any]:
        donated, batch, graph = self._put(state), self._put(batch), self.graphs[name]
        weights = None if graph.weights is None else self._weights if graph.weights_of == "target" else DraftWeights()
        return jax.tree.map(np.array, self.executable(name)(weights, donated, batch))

    def state(self, seed: int, **columns: Any) -> State:
        """Rows with room for a whole run, none of which ends unless ``columns`` say so."""
        B, S, V = self.config.max_num_seqs, self.config.cache_len, self.model.vocab
        pos = np.random.default_rng(seed).integers(0, S - self.tree.depth - 1, B, np.int32)
        quiet = {"pos": pos, "limit": np.full(B, 99, np.int32), "ends": np.zeros((B, V), bool)}
        return random_state(seed, self.model, self.config, **quiet | columns)

    def rows(self, *slots: int) -> np.ndarray:
        R, B = self.config.decode_widths[-1], self.config.max_num_seqs
        return np.array([*slots, *[B] * (R - len(slots))], np.int32)

    def decoded(self, state: State, steps: int | None = None) -> Decoded:
        """As many steps as a run can have tokens."""
        out: Decoded = [(state, np.zeros(0), np.zeros(0))]
        rows = self.rows(*range(self.config.max_num_seqs))
        for _ in range(self.tree.depth + 1 if steps is None else steps):
            after, step = self.run(f"decode[{len(rows)}]", out[-1][0], StepBatch(rows))
            out.append((after, step.tokens, step.logits[: self.config.max_num_seqs]))
        return out

    def judge(self, state: State, batch: JudgeBatch, places: int | None = None) -> tuple[State, StepOut]:
        return self.run(step_graph("decode", self.config.decode_widths[-1], places or self.config.step_places[-1]), state, batch)

    def batch(self, tokens: Any, counts: Any = None, rows: Any = None, q: Any = None) -> JudgeBatch:
        """``tokens [B, M]``, ``counts [B]`` and ``q`` by slot, laid out by ``rows``; all of them, for all rows, unless said otherwise."""
        B, V = self.config.max_num_seqs, self.model.vocab
        rows = self.rows(*range(B)) if rows is None else rows
        shape = len(rows), self.tree.proposals
        proposals, law = np.full(shape, NO_TOKEN, np.int32), np.zeros((*shape, V), np.float32)
        sizes = np.zeros(len(rows), np.int32)
        for r, slot in enumerate(rows):
            if slot < B:
                proposals[r], sizes[r] = tokens[slot], self.tree.proposals if counts is None else counts[slot]
                law[r] = 0 if q is None else q[slot]
        return JudgeBatch(rows=rows, counts=sizes, proposals=Proposals(proposals, law if self.draws else None))


def told(decoded: Decoded, slot: int) -> list[int]:
    """The tokens that decode gives a slot, in order."""
    return [int(tokens[slot]) for _, tokens, _ in decoded[1:]]


def below_pos(state: State, slot: int) -> Any:
    """All of a slot that counts: what lies beyond its position is garbage."""
    pos = int(state.slots.pos[slot])
    rows = jax.tree.map(lambda column: column[slot], (state.slots, state.vocab))
    draft = state.draft
    features = None if draft.features is None else draft.features[slot, :pos]
    k, v = kv(state)
    return k[:, slot, :, :pos], v[:, slot, :, :pos], rows, draft.history[slot, : pos + 1], features
