"""Everything a stream needs to go on, as one donated pytree.

Every array of `State` has an axis B, except copies of slots (``snapshots``, ``prefix_states``), and entries of slots of several lengths.
Admission writes one row of `SlotRows` and `VocabRows`, given as the same dataclasses without B. So it resets every field: a new one cannot
be forgotten.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.memory.cells import Specs, cells_of, laid_out
from xlaengine.memory.held import Held, Part, again, held, held_arrays
from xlaengine.ops.base import Filters, Ops


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class SlotRows:
    """The settings and counters of slots. The shapes are those of the table ``[B, ...]``; a single row has no axis B.

    Attributes:
        token: int32 [B], the token to feed next.
        pos: int32 [B], the number of valid KV entries; later ones are garbage.
        index: int32 [B], tokens generated so far; the RNG index of the next one.
        limit: int32 [B]; the row ends when ``index`` reaches it.
        active: bool [B]; an inactive row writes nothing.
        min_tokens: int32 [B]; no barred token (`VocabRows`) is chosen while ``index`` is below it.
        adjusts: bool [B], whether ``min_tokens``, a bias or a penalty is set; if not, they are not read.
        key: uint32 [B, 2], threefry key data of the request's seed.
        temperature: float32 [B], 0 is greedy.
        top_k: int32 [B], 0 keeps all.
        top_p: float32 [B], 1 keeps all.
        min_p: float32 [B], 0 keeps all.
        repetition_penalty: float32 [B], 1 is off.
        presence_penalty: float32 [B], 0 is off.
        frequency_penalty: float32 [B], 0 is off.
    """

    token: Any
    pos: Any
    index: Any
    limit: Any
    active: Any
    min_tokens: Any
    adjusts: Any
    key: Any
    temperature: Any
    top_k: Any
    top_p: Any
    min_p: Any
    repetition_penalty: Any
    presence_penalty: Any
    frequency_penalty: Any

    @property
    def filters(self) -> Filters:
        return Filters(self.temperature, self.top_k, self.top_p, self.min_p)


ROW = SlotRows(
    token=np.int32(0),
    pos=np.int32(0),
    index=np.int32(0),
    limit=np.int32(0),
    active=np.bool_(False),
    min_tokens=np.int32(0),
    adjusts=np.bool_(False),
    key=np.zeros(2, np.uint32),
    temperature=np.float32(0),
    top_k=np.int32(0),
    top_p=np.float32(1),
    min_p=np.float32(0),
    repetition_penalty=np.float32(1),
    presence_penalty=np.float32(0),
    frequency_penalty=np.float32(0),
)
"""The row of an empty slot. A new state is filled with it, and rows have its shapes and dtypes."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class VocabRows:
    """The values of slots for each token of the vocabulary. The shapes are those of the table ``[B, V]``; a single row has no axis B.

    Attributes:
        ends: bool [B, V], tokens that end the row: EOS unless it is ignored, and the request's stop tokens.
        barred: bool [B, V], tokens that are not chosen while ``index`` is below ``min_tokens``: those of ``ends``, and EOS even if it
            is ignored.
        bias: float32 [B, V], added to the logits.
        in_prompt: bool [B, V], tokens of the prompt.
        counts: int32 [B, V], how often each token stands in the output so far; kept only where the row adjusts.
    """

    ends: Any
    barred: Any
    bias: Any
    in_prompt: Any
    counts: Any


def vocab_row(vocab: int) -> VocabRows:
    """An empty slot's row ``[V]``: new numpy arrays, which may be written to. No token ends the row."""
    flags = {name: np.zeros(vocab, bool) for name in ("ends", "barred", "in_prompt")}
    return VocabRows(bias=np.zeros(vocab, np.float32), counts=np.zeros(vocab, np.int32), **flags)


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class DraftRows:
    """The values that drafters read.

    Attributes:
        history: int32 [B, S], each slot's tokens by position; ``history[b, pos]`` is ``SlotRows.token``, and later entries are garbage.
            Admission writes a slot's whole row.
        features: [B, S, n D] in the engine's dtype: for each position, n of the target's hidden states side by side
            (`Remembers.features`), valid below ``pos``; None if no drafter reads them.
        cells: the cells of the drafter's layers; empty if it has none.
    """

    history: Any
    features: Any = field(default=None, metadata=held("BSD"))
    cells: Any = field(default=(), metadata=again())


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """All that the engine keeps on the device from one call to the next, except weights.

    Attributes:
        cells: for each group of layers and each layer of its pattern, the cell of the stack (`ModelSpec.cell_specs`).
        draft: `DraftRows`; None without a drafter.
        snapshots: copies of slots: for each array that a snapshot needs (`held_arrays`), an array of the same axes, but for N slots of the
            greatest length. N is `EngineConfig.snapshots`; None if N is 0.
        prefix_states: recurrent states after prefixes of prompts, in the same form; other prompts may begin with them. N is
            `EngineConfig.prefix_states`; None if N is 0, if prefixes are not reused, or if no layer keeps recurrent state.
    """

    cells: Any
    slots: SlotRows
    vocab: VocabRows
    draft: Any = None
    snapshots: tuple[Array, ...] | None = None
    prefix_states: tuple[Array, ...] | None = None


@dataclass(frozen=True)
class Remembers:
    """What `DraftRows` must hold.

    Attributes:
        features: the hidden states that the drafter reads, as `Decoder.features` names them; empty for none.
        cell_specs: the specifications of the cells of the drafter's layers.
    """

    features: tuple[int, ...]
    cell_specs: Specs = ()


@dataclass(frozen=True)
class Holds:
    """What the state of a model must hold.

    Attributes:
        cell_specs: the specifications of the cells of the model's layers.
        vocab: V.
        d_model: D.
        draft: what `DraftRows` must hold; None without a drafter.
    """

    cell_specs: Specs
    vocab: int
    d_model: int
    draft: Remembers | None = None


def zeros(holds: Holds, engine: EngineConfig, ops: Ops) -> State:
    """A state with every slot empty. It is traced as the ``init`` graph, and `jax.eval_shape` of it gives every shape of a state."""
    slots, vocab = jax.tree.map(lambda row: jnp.broadcast_to(row, (engine.max_num_seqs, *row.shape)), (ROW, vocab_row(holds.vocab)))
    state = State(cells=_cells(holds.cell_specs, engine, ops), slots=slots, vocab=vocab, draft=_draft_rows(holds, engine, ops))
    count = engine.prefix_states if engine.enable_prefix_caching else 0
    snapshots = _zero_copies(state, engine.snapshots, engine.cache_len)
    return replace(state, snapshots=snapshots, prefix_states=_zero_copies(state, count, only="recurrent"))


def _zero_copies(state: State, count: int, longest: int = 0, only: Part | None = None) -> tuple[Array, ...] | None:
    """Zeros for ``count`` copies of a slot of up to ``longest`` positions; None where there is nothing to copy."""

    def zero_copies(of: Held) -> Array:
        shape = list(of.array.shape)
        if of.is_joined:
            shape[of.axes.index("S")] = count * longest
        else:
            shape[of.slot_axis] = count
        return jnp.zeros(shape, of.array.dtype)

    arrays = held_arrays(state, lasting=True, only=only) if count else []
    return tuple(map(zero_copies, arrays)) or None


def _cells(specs: Specs, engine: EngineConfig, ops: Ops) -> Any:
    return laid_out(engine.layout, cells_of(specs, engine.max_num_seqs, engine.cache_len, engine.kv_dtype, ops))


def _draft_rows(holds: Holds, engine: EngineConfig, ops: Ops) -> DraftRows | None:
    if holds.draft is None:
        return None
    B, S = engine.max_num_seqs, engine.cache_len
    n = len(holds.draft.features)
    features = jnp.zeros((B, S, n * holds.d_model), engine.dtype) if n else None
    return DraftRows(history=jnp.zeros((B, S), jnp.int32), features=features, cells=_cells(holds.draft.cell_specs, engine, ops))
