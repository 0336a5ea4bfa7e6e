"""Adjustments of logits whose columns are cut between devices: bit for bit those of the whole row."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.device.conftest import table
from xlaengine.device.sampling import sample
from xlaengine.device.table import compiled
from xlaengine.memory.state import SlotRows, VocabRows
from xlaengine.ops.base import Ops
from xlaengine.ops.split import AXIS, SplitOps
from xlaengine.ops.xla import XlaOps

R, B, V, WIDTH = 8, 9, 131, 136
"""Rows, slots, columns, and columns with the padding of the last device."""

SLOTS = np.int32([8, 0, 7, 1, 6, 2, 5, 3])


def vocab_of_slots() -> VocabRows:
    """Settings that differ between slots and between columns, and on every device: 2 devices have 68 columns each, 8 have 17."""
    rng = np.random.default_rng(5)
    return VocabRows(
        ends=rng.random((B, V)) < 0.1,
        barred=rng.random((B, V)) < 0.3,
        bias=3 * rng.standard_normal((B, V), np.float32),
        in_prompt=rng.random((B, V)) < 0.3,
        counts=rng.integers(0, 3, (B, V), np.int32),
    )


ALL = {"min_tokens": 9, "repetition_penalty": 1.7, "presence_penalty": 0.3, "frequency_penalty": 0.4}
ROWS = {
    "bias": {},
    "min_tokens": {"min_tokens": 9},
    "repetition": {"repetition_penalty": 1.7},
    "counts": {"presence_penalty": 0.3, "frequency_penalty": 0.4},
    "all": ALL | {"temperature": np.arange(R) % 2, "min_p": 0.02},
}


def chosen(ops: Ops, here: jax.Array, rows: SlotRows, vocab: VocabRows) -> tuple[jax.Array, jax.Array]:
    """The rows' tokens, int32 [R], and the bits of the logits that they are drawn from, int32 [V, R]."""
    plain = ops.greatest_of_all(here, V)

    def told(temperature: jax.Array, draw: Any = None) -> jax.Array:
        asked = replace(rows, temperature=temperature)
        return sample(ops, here, plain, asked, jnp.ones(R, bool), vocab, jnp.asarray(SLOTS), draw)

    def bits(column: jax.Array) -> jax.Array:
        return told(jnp.ones(R), lambda x, *_: jax.lax.bitcast_convert_type(ops.whole(x, -1, V)[:, column], jnp.int32))

    return told(rows.temperature), jax.lax.map(bits, jnp.arange(V))


def on(devices: int, rows: SlotRows) -> tuple[np.ndarray, np.ndarray]:
    """What every device finds."""
    ops: Ops = XlaOps() if devices == 1 else SplitOps(XlaOps(), devices)
    logits = 2 * np.random.default_rng(6).standard_normal((R, V), np.float32)
    padded = np.pad(logits, ((0, 0), (0, WIDTH - V if devices > 1 else 0)), constant_values=9)  # above all logits
    arguments = np.stack(np.split(padded, devices, axis=1)), rows, vocab_of_slots()
    program = jax.vmap(partial(chosen, ops), in_axes=(0, None, None), axis_name=AXIS)  # `jax.vmap` stands in for the devices
    found = [np.asarray(each) for each in compiled(jax.jit(program).lower(*arguments), jax.default_backend())(*arguments)]
    assert all(device.tobytes() == each[0].tobytes() for each in found for device in each)
    tokens, bits = (each[0] for each in found)
    return tokens, bits


@pytest.mark.parametrize(("devices", "settings"), [(2, "all"), *((8, settings) for settings in ROWS)])
def test_a_device_adjusts_its_own_columns_by_their_own_settings(devices: int, settings: str) -> None:
    """Every second pair of rows does not adjust, and keeps its logits."""
    adjusts = np.arange(R) % 4 < 2
    rows = table(R, **{"temperature": 0, "index": np.arange(R), "adjusts": adjusts} | ROWS[settings])
    tokens, bits = on(devices, rows)
    expected_tokens, expected_bits = on(1, rows)
    _, unadjusted_bits = on(1, replace(rows, adjusts=np.zeros(R, bool)))
    assert (expected_bits != unadjusted_bits).any(0).tolist() == adjusts.tolist()
    assert tokens.tolist() == expected_tokens.tolist()
    assert bits.tobytes() == expected_bits.tobytes()
