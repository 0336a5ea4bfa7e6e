"""Everything a stream needs to go on, as one donated pytree.

``State`` has a B axis everywhere; its per-slot part, `Slots`, without that axis is the row
that admission writes. Admission therefore resets every field there is: a new field cannot be forgotten.
"""

from __future__ import annotations

from typing import Any

import flax.struct
import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.models.config import ModelConfig


@flax.struct.dataclass
class Slots:
    """The scalar part of a slot; shapes are for the table ``[B, ...]``, a single row has no B axis.

    Attributes:
        token: int32 [B], the token to feed next.
        pos: int32 [B], valid KV entries; what lies beyond is garbage.
        index: int32 [B], tokens generated so far; the RNG index of the next one.
        limit: int32 [B], the row ends when ``index`` reaches it.
        active: bool [B]; an inactive row writes nothing.
        stop_at_eos: bool [B], the row ends at an end-of-sequence token.
        key: uint32 [B, 2], threefry key data of the request's seed.
        temperature: float32 [B], 0 is greedy.
        top_k: int32 [B], 0 keeps all.
        top_p: float32 [B], 1 keeps all.
        min_p: float32 [B], 0 keeps all.
    """

    token: Any
    pos: Any
    index: Any
    limit: Any
    active: Any
    stop_at_eos: Any
    key: Any
    temperature: Any
    top_k: Any
    top_p: Any
    min_p: Any


ROW = Slots(
    token=np.int32(0),
    pos=np.int32(0),
    index=np.int32(0),
    limit=np.int32(0),
    active=np.bool_(False),
    stop_at_eos=np.bool_(False),
    key=np.zeros(2, np.uint32),
    temperature=np.float32(0),
    top_k=np.int32(0),
    top_p=np.float32(1),
    min_p=np.float32(0),
)
"""An empty slot: the shapes and dtypes of a row, and what a fresh state is filled with."""


@flax.struct.dataclass
class State:
    """k: ``[L, B, K, H, S]`` and v: ``[L, B, K, S, H]`` in the engine's dtype, S is `EngineConfig.cache_len`.

    Keys lie transposed: both of attention's products then run along contiguous memory (a fifth off attention on CPU).
    """

    k: Array
    v: Array
    slots: Slots


def zeros(model: ModelConfig, engine: EngineConfig) -> State:
    """A state with every slot empty. Traced as the ``init`` graph; `jax.eval_shape` of it gives every shape."""
    L, B, K, H, S = model.layers, engine.max_num_seqs, model.kv_heads, model.head_dim, engine.cache_len
    slots = jax.tree.map(lambda row: jnp.broadcast_to(row, (B, *row.shape)), ROW)
    return State(k=jnp.zeros((L, B, K, H, S), engine.dtype), v=jnp.zeros((L, B, K, S, H), engine.dtype), slots=slots)
