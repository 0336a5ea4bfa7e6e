"""The step: the next tokens of R rows of the state, sampled in the same graph.

R is the graph's width. The rows that take part are gathered by slot number, so that a step of a nearly empty engine does not compute all B
rows. Rows keep their slots. Only widths that gave the same bits in rehearsal are used.

A place is one token that a step feeds. With one place for each row (`OnePlace`) the step feeds the row's last token and gives one token.
With more places it also feeds the row's proposals, and gives the accepted ones and one more token. `Fed` holds everything in which the two
kinds of step differ.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.control.plan import NO_TOKEN, NOT_FINITE
from xlaengine.device.sampling import greatest_of_all, sample
from xlaengine.memory.access import Access, Overlaid, Scattered, fixed
from xlaengine.memory.state import DraftRows, SlotRows, State
from xlaengine.models.decoder import Decoder, Whole
from xlaengine.models.weights import Weights


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class StepBatch:
    """``rows``: int32 [R], distinct slot numbers; unused entries are B."""

    rows: Any


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class StepOut:
    """The output of a step.

    Attributes:
        tokens: int32 [B] by slot, or [B, A+1] if A proposals can be accepted; `NO_TOKEN` for none, `NOT_FINITE` for a row that failed. The
            host reads only this array, or the output of the ``logprobs`` graph, which contains it.
        logits: float32 [N, V], cut between the devices (`Decoder.logits_here`). They stay on the devices, for the ``logprobs`` graph.
        places: int32 [R, A+1], the places whose logits chose the tokens, N after a row's last; None with one place for each row.
    """

    tokens: Any
    logits: Any
    places: Any = None


class Run(NamedTuple):
    """The effect of a step on R rows; ``*`` is R, or R, A+1.

    Attributes:
        slots: int32 [R], the slot of each row, B for a row that takes no step. targets: int32 [*], the same for each token.
        tokens: int32 [*]. is_token: bool [*], which of them are tokens. pos: int32 [*], the position before each token.
        features: [*, n D], those of the token at ``pos``, as `Decoder.observed` gives them.
        after: the columns of `SlotRows` that the step changes, with their new values, [R] each.
        places: as `StepOut` has it.
    """

    slots: Array
    targets: Array
    tokens: Array
    is_token: Array
    pos: Array
    features: Array
    after: dict[str, Array]
    places: Array | None = None


@dataclass(frozen=True)
class Fed:
    """The tokens that a step feeds, at N places.

    Attributes:
        tokens, positions: int32 [N, 1].
        access: how the call reaches the slots. cells: the cells that it carries through the layers.
        rows: [N], the row of each place. slots: int32 [N], its slot. live: bool [N]; places that are not live hold anything.
    """

    tokens: Array
    positions: Array
    access: Access
    cells: Any
    rows: SlotRows
    slots: Array
    live: Array

    @property
    def sampler(self) -> Callable[..., Array]:
        """The function that chooses the tokens. It takes the arguments of `sampling.sample`."""
        return sample

    def first(self, values: Array) -> Array:
        """The values ``[R, *]`` at the place of each row's last token, from ``values [N, *]`` by place."""
        return values

    def run(self, state: State, features: Array, token: Array, sound: Array, index: Array, ended: Array) -> Run:
        """The effect of the step on its rows.

        Args:
            features: [N, n D]. token: int32 [N], chosen after each place. sound: bool [N], whether its logits hold no NaN.
            index: int32 [N], the number of the stream's tokens, this one included. ended: bool [N], whether it ends the row.
        """
        raise NotImplementedError

    def committed(self, state: State, cells: Any, run: Run) -> Any:
        """`State.cells` after the step. ``cells`` are those that the call has carried through the layers."""
        return cells


class Places(Protocol):
    """A kind of step: with one place for each row, or with more."""

    def fed(self, model: Decoder, engine: EngineConfig, state: State, batch: Any, rows: SlotRows, live: Array) -> Fed:
        """The tokens of a step. ``rows`` [R] are those of the batch, ``live`` bool [R] those that take a step."""
        ...

    def looked_at(self, model: Decoder, engine: EngineConfig, state: State, batch: StepBatch, rows: SlotRows, live: Array) -> Fed:
        """The tokens of a call that writes nothing, but chooses tokens as a step does."""
        ...


@dataclass(frozen=True)
class LastTokens(Fed):
    """Each row's last token. ``target``: int32 [R], the slot that its entry is written to; out of range for a row that takes no step."""

    target: Array

    def run(self, state: State, features: Array, token: Array, sound: Array, index: Array, ended: Array) -> Run:
        after = {"token": token, "pos": self.rows.pos + 1, "index": index, "active": self.live & ~ended}
        return Run(self.target, self.target, token, sound, self.rows.pos, features, after)


@dataclass(frozen=True)
class OnePlace:
    """A step of one token for each row."""

    def fed(self, model: Decoder, engine: EngineConfig, state: State, batch: StepBatch, rows: SlotRows, live: Array) -> Fed:
        target = jnp.where(live, batch.rows, engine.max_num_seqs)
        pos = jnp.where(live, rows.pos, 0)[:, None]
        access = Scattered(batch.rows, pos, pos[:, 0] + 1, engine.layout, target[:, None], pos)
        return LastTokens(rows.token[:, None], pos, access, state.cells, rows, batch.rows, live, target)

    def looked_at(self, model: Decoder, engine: EngineConfig, state: State, batch: StepBatch, rows: SlotRows, live: Array) -> Fed:
        pos = jnp.where(live, rows.pos, 0)[:, None]
        access = Overlaid(batch.rows, pos, pos[:, 0] + 1, engine.layout, state.cells)
        return LastTokens(rows.token[:, None], pos, access, fixed(state.cells), rows, batch.rows, live, batch.rows)


def step(model: Decoder, engine: EngineConfig, places: Places, weights: Weights, state: State, batch: Any) -> tuple[State, StepOut]:
    """Feed each live row's tokens, choose the next ones, and end rows at their limit or at a token that ends them."""
    B = engine.max_num_seqs
    rows, live = stepping(engine, state, batch.rows)
    fed = places.fed(model, engine, state, batch, rows, live)
    features, cells, logits, sound, token = chosen(model, weights, state, fed)
    with jax.named_scope("move_on"):
        index = fed.rows.index + 1
        ended = state.vocab.ends.at[fed.slots, token].get(mode="clip") | (index >= fed.rows.limit) | ~sound
        run = fed.run(state, features, token, sound, index, ended)
        slots = moved(state.slots, run.slots, **run.after)
        adjusts = rows.adjusts.reshape(-1, *[1] * (run.tokens.ndim - 1))
        counted = jnp.where(adjusts & run.is_token, run.targets, B)
        vocab = replace(state.vocab, counts=state.vocab.counts.at[counted, run.tokens].add(1, mode="drop"))
        nothing = jnp.full((B, *run.tokens.shape[1:]), NO_TOKEN, jnp.int32)
        tokens = nothing.at[run.slots].set(run.tokens, mode="drop")
        draft = remembered(state.draft, run.targets, run.pos, run.tokens, run.features)
    cells = fed.committed(state, cells, run)
    return replace(state, cells=cells, slots=slots, vocab=vocab, draft=draft), StepOut(tokens, logits, run.places)


@jax.named_scope("rows")
def stepping(engine: EngineConfig, state: State, slots: Array) -> tuple[SlotRows, Array]:
    """The rows ``[R]`` of ``slots`` int32 [R], and which of them take a step, bool ``[R]``."""
    rows = jax.tree.map(lambda column: column.at[slots].get(mode="clip"), state.slots)
    return rows, rows.active & (slots < engine.max_num_seqs)


def chosen(model: Decoder, weights: Weights, state: State, fed: Fed) -> tuple[Array, Any, Array, Array, Array]:
    """Runs the model and chooses a token after each place.

    Returns:
        Features ``[N, n D]``; the cells that the call has carried; this device's logits ``[N, C]``; whether no logit of a place is NaN,
        bool ``[N]``; and the chosen tokens, int32 ``[N]``.
    """
    tokens_of = Whole(fed.positions, fed.access, fed.live[:, None])
    hidden, cells, features = model.observed(weights, fed.tokens, tokens_of, fed.cells)
    logits = model.logits_here(weights, hidden[:, 0])
    plain = greatest_of_all(model.ops, logits, model.spec.vocab)  # outside any condition: XLA:CPU runs a branch on one thread
    sound = ~jnp.isnan(plain[0])
    token = fed.sampler(model.ops, logits, plain, fed.rows, fed.live, state.vocab, fed.slots)
    return features[:, 0], cells, logits, sound, jnp.where(sound, token, NOT_FINITE)


def moved(slots: SlotRows, target: Array, **columns: Array) -> SlotRows:
    """The table with the ``columns [R]`` written to the slots ``target`` int32 [R]; a number out of range writes nothing."""
    return replace(slots, **{name: getattr(slots, name).at[target].set(value, mode="drop") for name, value in columns.items()})


def remembered(draft: DraftRows | None, target: Array, pos: Array, tokens: Array, features: Array) -> DraftRows | None:
    """Write what a proposer reads: a token chosen after position ``pos`` to ``history[pos + 1]``, and the features of the token at ``pos``
    to ``features[pos]``. Positions from S on are dropped.

    Args:
        target: int32 [*], the slot of each token; out of range where no token was chosen.
        pos, tokens: int32 [*].
        features: [*, n D].
    """
    if draft is None:
        return None
    history = draft.history.at[target, pos + 1].set(tokens, mode="drop")
    kept = None if draft.features is None else draft.features.at[target, pos].set(features, mode="drop")
    return replace(draft, history=history, features=kept)
