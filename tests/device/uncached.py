"""A model over all tokens of a sequence at once, with a plain causal softmax and no slots."""

from __future__ import annotations

from typing import Any, cast

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.check.faults.programs import OtherAttention
from xlaengine.config import Kernels, SlotLayout
from xlaengine.memory.access import Overlaid, fixed
from xlaengine.memory.cells import Keys
from xlaengine.models.decoder import Decoder, Whole
from xlaengine.models.spec import ModelSpec
from xlaengine.ops.base import Ops
from xlaengine.ops.chosen import ops_of


def uncached(spec: ModelSpec, kernels: Kernels = "xla") -> Decoder:
    return Decoder(spec, cast(Ops, OtherAttention(ops_of(kernels), plain_attention)))


def whole_sequence(spec: ModelSpec, length: int) -> tuple[Whole, Any]:
    """A call with all tokens of one sequence, and what it has in place of cells."""
    positions = jnp.arange(length, dtype=jnp.int32)[None]
    empty = jnp.zeros(0, jnp.float32)
    nothing = tuple(tuple(Keys(empty, empty) for _ in group.pattern) for group in spec.groups)
    access = Overlaid(jnp.zeros(1, jnp.int32), positions, jnp.full(1, length, jnp.int32), SlotLayout(((1, length),), length), nothing)
    return Whole(positions, access), fixed(nothing)


def plain_attention(q: Array, past: Any) -> Array:
    """`Ops.attend` among the call's own tokens."""
    k, v = past.fresh
    scores = jnp.einsum("btkgh,bskh->bkgts", q, k) / np.float32(np.sqrt(q.shape[-1]))
    earlier = jnp.tril(jnp.ones((q.shape[1], q.shape[1]), bool))
    return jnp.einsum("bkgts,bskh->btkgh", jax.nn.softmax(jnp.where(earlier, scores, -jnp.inf)), v)
