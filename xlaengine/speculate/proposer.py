"""The interface of proposers, and the values that they take and return."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol, runtime_checkable

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Float32, Int32

from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.control.plan import NO_TOKEN
from xlaengine.memory.state import DraftRows, SlotRows
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import abstract
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param, is_param


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Proposals:
    """Proposed tokens for R rows: one for each of the M nodes of the engine's `Tree`, without its first node.

    Attributes:
        tokens: int32 [R, M], in the tree's order. A number that is not a token id proposes nothing; the nodes below that node are ignored.
        q: float32 [R, M, V], the distribution that each token of a row with a temperature was drawn from; None if nothing was drawn.
    """

    tokens: Any
    q: Any = None


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class DraftWeights:
    """
    Attributes:
        own: the proposer's own weights.
        target: a `Weights` with the target's ``embed`` and ``lm_head`` alone; None if the proposer does not use them.
    """

    own: Any = None
    target: Any = None


class Mixture(NamedTuple):
    """Experts of a model: the fraction of them that a token chooses, and the parameters of all of them together."""

    fraction: float
    parameters: int

    def read(self, tokens: int) -> float:
        """The expected parameters that ``tokens`` tokens read, if each chooses at random and independently."""
        return self.parameters * (1 - (1 - self.fraction) ** tokens)


class Work(NamedTuple):
    """The work that one token costs.

    Attributes:
        layers: the number of layers with attention.
        parameters: the number of parameters that the token reads.
        mixtures: the experts from which the token chooses. ``parameters`` counts only the chosen ones.
    """

    layers: int
    parameters: int
    mixtures: tuple[Mixture, ...] = ()

    @property
    def read_always(self) -> float:
        """The parameters that every token reads."""
        return self.parameters - sum(mixture.read(1) for mixture in self.mixtures)

    @property
    def size(self) -> float:
        """All parameters that some token may read."""
        return self.read_always + sum(mixture.parameters for mixture in self.mixtures)


@dataclass(frozen=True)
class DraftCall:
    """The rows that a proposer's graph works on.

    Attributes:
        slots: int32 [R], the slot of each row.
        rows: [R], the rows of these slots.
        wants: bool [R], whether the row gets proposals or entries.
        draft: the part of the state that belongs to the proposer.
    """

    ops: Ops
    engine: EngineConfig
    settings: SpeculativeConfig
    slots: Array
    rows: SlotRows
    wants: Array
    draft: DraftRows

    def ahead(self, count: int) -> int:
        """The depth of the first ``count`` nodes of the tree."""
        return max(self.settings.shape.depths[: count + 1])

    def on_nodes(
        self, tokens: Int32[Array, "R depth W"], q: Float32[Array, "R depth V"] | None = None, choices: Sequence[int] | None = None
    ) -> Proposals:
        """Proposals from the tokens of each depth; nothing at positions from S on.

        Args:
            tokens: W tokens at each of the first ``depth`` depths of the tree.
            q: the distributions that the tokens of a chain were drawn from.
            choices: for each node of the tree, which of the W tokens it gets; None for its rank.
        """
        tree, depth = self.settings.shape, tokens.shape[1]
        depths = np.array(tree.depths[1:])
        choice = np.array((tree.ranks if choices is None else choices)[1:])
        there = self.wants[:, None] & (depths <= depth) & (self.rows.pos[:, None] + depths < self.engine.cache_len)
        found = jnp.where(there, tokens[:, np.minimum(depths, depth) - 1, choice], NO_TOKEN)
        return Proposals(found, None if q is None else jnp.pad(q, ((0, 0), (0, tree.proposals - depth), (0, 0))))


@runtime_checkable
class Cache(Protocol):
    """A proposer's layers, for which the state keeps cells (`DraftRows.cells`)."""

    @property
    def spec(self) -> ModelSpec: ...

    def fed_again(self, settings: SpeculativeConfig) -> int:
        """The number of entries before a row's last token that `Proposer.propose` writes again.

        `Proposer.propose` needs all entries before those: `fill` writes the entries that steps without proposals have left out. Entries of
        proposals are overwritten when the stream reaches their positions.
        """
        ...

    def fill(self, call: DraftCall, weights: DraftWeights, start: Array, bucket: int, tiles: Array | None) -> DraftRows:
        """Write the entries of ``bucket`` positions of one slot (R is 1), from position ``start`` on.

        Args:
            tiles: int32 scalar, the number of tiles to write, each of `EngineConfig.prefill_tile` positions; None writes all.
        """
        ...


class Proposer(Protocol):
    """Traced code that proposes tokens. It may read all of the state, and changes only `State.draft`.

    Attributes:
        reads_features: which of the target's hidden states it reads (`DraftRows.features`), as `Decoder.features` names them.
        cache: None if the proposer has no layers.
    """

    @property
    def reads_features(self) -> tuple[int, ...]: ...

    @property
    def cache(self) -> Cache | None: ...

    def weights(self, target: Any) -> DraftWeights:
        """The weights that its graphs take.

        Args:
            target: the target's packed weights, or their shapes. The proposer's own are host arrays either way.
        """
        ...

    def work(self, target: ModelSpec) -> Work:
        """The work of one proposal of one row."""
        ...

    def propose(self, call: DraftCall, weights: DraftWeights, count: int) -> tuple[DraftRows, Proposals]:
        """At least the first ``count`` proposals of each row that wants them, and nothing for other rows."""
        ...


def work_of(spec: ModelSpec) -> Work:
    """The work of one token in a whole model."""
    params = abstract(spec)
    return work_in(params if spec.head.tied else replace(params, embed=None), len(spec.layers))


def work_in(params: Any, layers: int, more: int = 0) -> Work:
    """The work of one token in a tree of `Param`.

    Args:
        layers: the number of layers with attention.
        more: the number of parameters that the token reads in addition.
    """
    leaves: list[Param] = jax.tree.leaves(params, is_leaf=is_param)
    sizes: dict[float, int] = {}
    for param in leaves:
        if param.chosen:
            sizes[param.fraction] = sizes.get(param.fraction, 0) + param.size
    mixtures = tuple(Mixture(fraction, size) for fraction, size in sorted(sizes.items()))
    return Work(layers, round(sum(param.read(1) for param in leaves)) + more, mixtures)
