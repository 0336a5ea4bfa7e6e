"""Everything a stream needs to go on, as one donated pytree.

``State`` has a B axis everywhere; its per-slot parts, `SlotRows` and `VocabRows`, without that axis are the rows
that admission writes. Admission therefore resets every field there is: a new field cannot be forgotten.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.models.config import ModelConfig
from xlaengine.models.panels import kept_as

KV = tuple[Array, Array]
"""Keys and values."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class SlotRows:
    """The scalar part of a slot; shapes are for the table ``[B, ...]``, a single row has no B axis.

    Attributes:
        token: int32 [B], the token to feed next.
        pos: int32 [B], valid KV entries; what lies beyond is garbage.
        index: int32 [B], tokens generated so far; the RNG index of the next one.
        limit: int32 [B], the row ends when ``index`` reaches it.
        active: bool [B]; an inactive row writes nothing.
        min_tokens: int32 [B], no barred token (`VocabRows`) is chosen while ``index`` is below it.
        adjusts: bool [B], the row asks for ``min_tokens``, a bias or a penalty; where False, those are not looked at.
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
"""An empty slot: the shapes and dtypes of a row, and what a fresh state is filled with."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class VocabRows:
    """What a slot holds for each token of the vocabulary; shapes are for the table ``[B, V]``, a single row has no B axis.

    Attributes:
        ends: bool [B, V], tokens that end the row: EOS unless it is ignored, and the request's stop tokens.
        barred: bool [B, V], tokens that are not chosen while ``index`` is below ``min_tokens``: those, and EOS where it is ignored.
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
    """An empty slot's row ``[V]``: new numpy arrays, which may be written to. Nothing ends the row."""
    flags = {name: np.zeros(vocab, bool) for name in ("ends", "barred", "in_prompt")}
    return VocabRows(bias=np.zeros(vocab, np.float32), counts=np.zeros(vocab, np.int32), **flags)


def cached(axes: str, again: bool = False) -> dict[str, Any]:
    """Marks a field, by its axes, that holds what was computed for each position of each slot: a stream that is evicted takes it along.

    Args:
        again: it is computed again from the tokens when a stream begins, so that no snapshot needs it.
    """
    return {"axes": axes, "again": again}


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class DraftRows:
    """What a drafter goes on from.

    Attributes:
        history: int32 [B, S], each slot's tokens by position, ``history[b, pos]`` being ``SlotRows.token``; what lies beyond is garbage.
            Admission writes a slot's row whole.
        features: [B, S, D] in the engine's dtype, the target's hidden states after its final norm by position, valid below ``pos``; None
            where the drafter does not read them.
        k, v: its own keys and values, laid out as the target's; None where it has none.
    """

    history: Any
    features: Any = field(default=None, metadata=cached("BSD"))
    k: Any = field(default=None, metadata=cached("LBKSH", again=True))
    v: Any = field(default=None, metadata=cached("LBKSH", again=True))


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """k, v: ``[L, B, K, S, H]`` in the engine's dtype (or its bits: `kept`), S is `EngineConfig.cache_len`.

    draft: None in an engine that does not speculate.
    snapshots: of slots, one array for each field that one needs (`cached_fields`), shaped as that is with N in place of B, N being
        `EngineConfig.snapshots`; None where that is 0.
    """

    k: Array = field(metadata=cached("LBKSH"))
    v: Array = field(metadata=cached("LBKSH"))
    slots: SlotRows
    vocab: VocabRows
    draft: DraftRows | None = None
    snapshots: tuple[Array, ...] | None = None


def cached_fields(rows: State | DraftRows | None, *, snapshots: bool = False) -> dict[str, str]:
    """Names and axes of the `cached` fields that are there, in order; ``snapshots``: of those alone that one needs."""
    if rows is None:
        return {}
    marked = (field for field in fields(rows) if "axes" in field.metadata and not (snapshots and field.metadata["again"]))
    return {field.name: field.metadata["axes"] for field in marked if getattr(rows, field.name) is not None}


@jax.named_scope("write_kv")
def write_kv(cache: KV, layer: Array | slice, slots: Array, positions: Array, k: Array, v: Array) -> KV:
    """The arrays ``k`` and ``v`` of a `State` with one entry written for each of ``slots [*]``; one beyond the table or S writes nothing.

    Args:
        layer: int32 scalar; or a slice, of as many layers as entries have.
        k, v: [*, K, H]; [*, L, K, H] where it is a slice.
    """

    def write(array: Array, new: Array) -> Array:
        return array.at[layer, slots, :, positions].set(kept(new, array), mode="drop")

    return write(cache[0], k), write(cache[1], v)


def kept(entries: Array, array: Array) -> Array:
    """Entries of a KV array in its dtype: those of native kernels hold bfloat16 as bits (`models.panels.kept_as`)."""
    return jax.lax.bitcast_convert_type(entries, array.dtype) if array.dtype == jnp.uint16 else entries


def zeros(model: ModelConfig, engine: EngineConfig, drafter: ModelConfig | None = None) -> State:
    """A state with every slot empty. Traced as the ``init`` graph; `jax.eval_shape` of it gives every shape.

    Args:
        drafter: of the model whose keys and values the drafter keeps; None where it keeps none.
    """
    slots, vocab = jax.tree.map(lambda row: jnp.broadcast_to(row, (engine.max_num_seqs, *row.shape)), (ROW, vocab_row(model.vocab)))
    k, v = _cache(model, engine)
    state = State(k=k, v=v, slots=slots, vocab=vocab, draft=_draft_rows(model, engine, drafter))
    return replace(state, snapshots=_snapshots(state, engine.snapshots)) if engine.snapshots else state


def _snapshots(state: State, snapshots: int) -> tuple[Array, ...]:
    def room(array: Array, axis: int) -> Array:
        return jnp.zeros((*array.shape[:axis], snapshots, *array.shape[axis + 1 :]), array.dtype)

    rows = (state, state.draft)
    return tuple(room(getattr(each, name), axes.index("B")) for each in rows for name, axes in cached_fields(each, snapshots=True).items())


def _cache(model: ModelConfig, engine: EngineConfig) -> KV:
    shape = (model.layers, engine.max_num_seqs, model.kv_heads, engine.cache_len, model.head_dim)
    dtype = kept_as(engine.dtype) if engine.kernels == "native" else engine.dtype
    return jnp.zeros(shape, dtype), jnp.zeros(shape, dtype)


def _draft_rows(model: ModelConfig, engine: EngineConfig, drafter: ModelConfig | None) -> DraftRows | None:
    if engine.speculative is None:
        return None
    B, S = engine.max_num_seqs, engine.cache_len
    features = jnp.zeros((B, S, model.d_model), engine.dtype) if engine.speculative.reads_features else None
    k, v = (None, None) if drafter is None else _cache(drafter, engine)
    return DraftRows(history=jnp.zeros((B, S), jnp.int32), features=features, k=k, v=v)
