"""What every drafter has in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.decode import stepping
from xlaengine.memory.state import DraftRows, SlotRows, State
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import abstract
from xlaengine.ops.base import Ops
from xlaengine.ops.params import is_param


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class DraftBatch:
    """rows: int32 [R], distinct slot numbers; unused places hold B. wants: bool [R], whether the row gets proposals."""

    rows: Any
    wants: Any


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class FillBatch:
    """A `control.plan.Fill` of one slot; int32 scalars. tiles: how many are computed; None in a graph that takes its bucket at once."""

    slot: Any
    start: Any
    tiles: Any = None


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Proposals:
    """For R rows and the M nodes after the first of the engine's `Tree`.

    Attributes:
        tokens: int32 [R, M], in the tree's order; anything that is no token id proposes nothing, nor does what comes after it.
        q: float32 [R, M, V], for rows with a temperature the distribution that each token was drawn from; None where tokens were not drawn.
    """

    tokens: Any
    q: Any = None


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class DraftWeights:
    """own: the drafter's. target: the target's ``embed`` and ``lm_head`` (a `Weights` with nothing else), where it uses them."""

    own: Any = None
    target: Any = None


class Work(NamedTuple):
    """What a token's pass goes through: layers with attention, and parameters that it reads."""

    layers: int
    parameters: int


class Drafter(Protocol):
    """Traced code that proposes tokens. It reads of the state what it likes, and changes only `State.draft`."""

    @property
    def spec(self) -> ModelSpec | None:
        """Its own layers, whose cells the state keeps for it (`DraftRows.cells`); None if it has none."""
        ...

    def weights(self, target: Any) -> DraftWeights:
        """The tree that its graphs take, from the target's packed weights; for arrays and for `Param` alike.

        Its own leaves are host arrays either way, in the dtype that they were loaded in.
        """
        ...

    def work(self, target: ModelSpec) -> Work:
        """Of one proposal, for each row."""
        ...

    def fed_again(self, engine: EngineConfig) -> int | None:
        """How many entries of its cache before a row's last token `propose` writes again; None if it keeps none."""
        ...

    def propose(
        self, ops: Ops, engine: EngineConfig, weights: DraftWeights, state: State, batch: DraftBatch, count: int
    ) -> tuple[DraftRows, Proposals]:
        """The first ``count`` proposals of each row that wants them, nothing for other rows; proposals are padded to all M nodes.

        Entries written for proposals are overwritten when their positions are reached again. `propose` needs right entries before the
        last token, except the last `fed_again`; `fill` makes them after steps without proposals.
        """
        ...

    def fill(self, ops: Ops, engine: EngineConfig, weights: DraftWeights, state: State, batch: FillBatch, bucket: int) -> DraftRows:
        """Write the drafter's own keys and values of ``bucket`` positions of one slot from what the state holds of its stream.

        Where the batch has ``tiles``, of so many times `EngineConfig.prefill_tile` of them.
        """
        ...


def asking(engine: EngineConfig, state: State, batch: DraftBatch) -> tuple[SlotRows, Array]:
    """The rows ``[R]`` of the batch, and which of them get proposals, bool ``[R]``."""
    rows, live = stepping(engine, state, batch.rows)
    return rows, batch.wants & live


def steps_ahead(engine: EngineConfig, count: int) -> int:
    """How many tokens ahead the first ``count`` nodes of the engine's tree go."""
    assert engine.speculative is not None
    return max(engine.speculative.shape.depths[: count + 1])


def on_nodes(
    engine: EngineConfig, pos: Array, wants: Array, tokens: Array, q: Array | None = None, choices: Sequence[int] | None = None
) -> Proposals:
    """Proposals from what was found for each depth.

    Args:
        pos: int32 [R], of the rows' last tokens. Nothing is proposed for a position that the cache does not have.
        wants: bool [R], rows that get proposals.
        tokens: int32 [R, D, W], at each of the first D depths W tokens to choose from.
        q: float32 [R, D, V], of a chain, what the tokens were drawn from.
        choices: of each node of the tree, which of the W it is; without it, its rank.
    """
    assert engine.speculative is not None
    tree, D = engine.speculative.shape, tokens.shape[1]
    depths = np.array(tree.depths[1:])
    choice = np.array((tree.ranks if choices is None else choices)[1:])
    there = wants[:, None] & (depths <= D) & (pos[:, None] + depths < engine.cache_len)
    found = jnp.where(there, tokens[:, np.minimum(depths, D) - 1, choice], NO_TOKEN)
    return Proposals(found, None if q is None else jnp.pad(q, ((0, 0), (0, tree.proposals - D), (0, 0))))


def size(params: Any) -> int:
    """Number of values in a tree of `Param`s."""
    return sum(param.size for param in jax.tree.leaves(params, is_leaf=is_param))


def work_of(spec: ModelSpec) -> Work:
    """Of a token's pass through a whole model: every parameter is read but the embedding table, unless that is the head too."""
    params = abstract(spec)
    return Work(len(spec.layers), size(params if spec.head.tied else replace(params, embed=None)))
