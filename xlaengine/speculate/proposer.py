"""What proposes tokens: its interface, and what all of its kinds share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.control.plan import NO_TOKEN
from xlaengine.memory.state import DraftRows, SlotRows
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import parameters_read
from xlaengine.ops.base import Ops


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
    """own: the proposer's. target: the target's ``embed`` and ``lm_head`` (a `Weights` with nothing else), where it uses them."""

    own: Any = None
    target: Any = None


class Work(NamedTuple):
    """What a token's pass goes through: layers with attention, and parameters that it reads."""

    layers: int
    parameters: int


@dataclass(frozen=True)
class Asked:
    """The rows that a proposer's graph works on.

    Attributes:
        slots: int32 [R]. rows: [R]. wants: bool [R], which of them get something.
        draft: what the state holds for the proposer.
    """

    ops: Ops
    engine: EngineConfig
    settings: SpeculativeConfig
    slots: Array
    rows: SlotRows
    wants: Array
    draft: DraftRows

    def ahead(self, count: int) -> int:
        """How many tokens ahead the first ``count`` nodes of the tree go."""
        return max(self.settings.shape.depths[: count + 1])

    def on_nodes(self, tokens: Array, q: Array | None = None, choices: Sequence[int] | None = None) -> Proposals:
        """Proposals from what was found for each depth; nothing for positions that the cache does not have.

        Args:
            tokens: int32 [R, D, W], at each of the first D depths W tokens to choose from.
            q: float32 [R, D, V], of a chain, what the tokens were drawn from.
            choices: of each node of the tree, which of the W it is; without it, its rank.
        """
        tree, D = self.settings.shape, tokens.shape[1]
        depths = np.array(tree.depths[1:])
        choice = np.array((tree.ranks if choices is None else choices)[1:])
        there = self.wants[:, None] & (depths <= D) & (self.rows.pos[:, None] + depths < self.engine.cache_len)
        found = jnp.where(there, tokens[:, np.minimum(depths, D) - 1, choice], NO_TOKEN)
        return Proposals(found, None if q is None else jnp.pad(q, ((0, 0), (0, tree.proposals - D), (0, 0))))


class Cache(Protocol):
    """Layers of a proposer's own, for which the state keeps cells (`DraftRows.cells`)."""

    @property
    def spec(self) -> ModelSpec: ...

    def fed_again(self, settings: SpeculativeConfig) -> int:
        """How many entries before a row's last token `Proposer.propose` writes again.

        It needs all before them: `fill` makes those that steps without proposals have left out. Entries written for proposals are
        overwritten when their positions are reached again.
        """
        ...

    def fill(self, asked: Asked, weights: DraftWeights, start: Array, bucket: int, tiles: Array | None) -> DraftRows:
        """Write the entries of ``bucket`` positions of one slot (R is 1), from position ``start`` on.

        Args:
            tiles: int32 scalar, of so many times `EngineConfig.prefill_tile` positions; None writes all.
        """
        ...


class Proposer(Protocol):
    """Traced code that proposes tokens. It reads of the state what it likes, and changes only `State.draft`.

    Attributes:
        reads_features: whether the state must keep the target's hidden states (`DraftRows.features`).
        cache: None if it has no layers of its own.
    """

    @property
    def reads_features(self) -> bool: ...

    @property
    def cache(self) -> Cache | None: ...

    def weights(self, target: Any) -> DraftWeights:
        """The tree that its graphs take, from the target's packed weights; for arrays and for `Param` alike.

        Its own leaves are host arrays either way, in the dtype that they were loaded in.
        """
        ...

    def work(self, target: ModelSpec) -> Work:
        """Of one proposal, for each row."""
        ...

    def propose(self, asked: Asked, weights: DraftWeights, count: int) -> tuple[DraftRows, Proposals]:
        """The first ``count`` proposals of each row that wants them, nothing for other rows; they may be fewer than the tree's nodes."""
        ...


def work_of(spec: ModelSpec) -> Work:
    """Of a token's pass through a whole model."""
    return Work(len(spec.layers), parameters_read(spec))
