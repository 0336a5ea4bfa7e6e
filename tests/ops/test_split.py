"""The greatest logit, and a drawn token, of rows whose columns are cut between devices: those of the whole row, whatever the number of
devices."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.custom_batching import sequential_vmap

from tests.conftest import require
from xlaengine.config import Kernels
from xlaengine.device.table import compiled
from xlaengine.ops import native
from xlaengine.ops.base import Filters, Ops
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.split import AXIS, SplitOps
from xlaengine.ops.xla import XlaOps

V, WIDTH = 131, 136
"""Of a row, and with the padding of the last device."""

PADDING = 9.0
"""In the columns of padding. It is above all logits."""

BORDER = WIDTH // 2


def rows(*entries: dict[int, float]) -> np.ndarray:
    """Eight rows of -2, the first of them with these values by column."""
    found = np.full((8, V), -2, np.float32)
    for row, own in zip(found, entries, strict=False):
        row[list(own)] = list(own.values())
    return found


@cache
def over(devices: int) -> Callable[..., tuple[jax.Array, jax.Array]]:
    """`SplitOps.greatest_of_all`; `jax.vmap` stands in for the devices."""
    ops = SplitOps(XlaOps(), devices)
    return jax.jit(jax.vmap(lambda here: ops.greatest_of_all(here, V), axis_name=AXIS))


def greatest_on(devices: int, logits: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What every device finds."""
    padded = np.pad(logits, ((0, 0), (0, WIDTH - V)), constant_values=PADDING)
    tops, indices = (np.asarray(each) for each in over(devices)(np.stack(np.split(padded, devices, axis=1))))
    assert all(device.tobytes() == found[0].tobytes() for found in (tops, indices) for device in found)
    return tops[0], indices[0]


@pytest.mark.parametrize("devices", [2, 8])
def test_equal_values_on_both_sides_of_a_border_give_the_first_column(devices: int) -> None:
    logits = rows({BORDER - 1: 3, BORDER: 3}, {BORDER: 3, V - 1: 3}, {0: 3, V - 1: 3}, {V - 1: 3}, {BORDER - 1: 3, BORDER: 3.5})
    tops, indices = greatest_on(devices, logits)
    assert indices.tolist() == [BORDER - 1, BORDER, 0, V - 1, BORDER, 0, 0, 0]
    assert tops.tolist() == [3, 3, 3, 3, 3.5, -2, -2, -2]


@pytest.mark.parametrize("devices", [2, 8])
def test_rows_with_many_ties_give_what_one_device_gives(devices: int) -> None:
    logits = np.random.default_rng(devices).integers(-3, 3, (8, V)).astype(np.float32)
    logits[0, 1::3], logits[1, :BORDER], logits[2] = np.inf, -np.inf, -np.inf
    expected = jax.jit(XlaOps().greatest)(logits)
    for found, one in zip(greatest_on(devices, logits), expected, strict=True):
        np.testing.assert_array_equal(found, one)


def test_a_nan_on_one_device_is_seen_by_all() -> None:
    columns = 0, BORDER - 1, BORDER, V - 1
    tops, indices = greatest_on(8, rows(*({column: np.nan, 5: np.inf} for column in columns), {7: 1}))
    assert np.isnan(tops).tolist() == [True] * 4 + [False] * 4
    assert indices.tolist() == [V - 1] * 4 + [7, 0, 0, 0]


def filters(temperature: Any = 0.7, top_k: Any = 0, top_p: Any = 1, min_p: Any = 0) -> Filters:
    """Settings of eight rows."""
    columns = np.float32(temperature), np.int32(top_k), np.float32(top_p), np.float32(min_p)
    return Filters(*(jnp.array(np.broadcast_to(column, 8)) for column in columns))


class OneByOne(NativeOps):
    """Under `jax.vmap`, which stands in for the devices, a native kernel is called for one after the other."""

    def draw(self, *args: Any) -> Any:
        *arrays, size = args
        return sequential_vmap(lambda *of_one: NativeOps.draw(self, *of_one, size))(*arrays)


def drawn_on(devices: int, ops: Ops, logits: np.ndarray, chosen: Filters, wants: Any, padding: float = PADDING) -> np.ndarray:
    """The tokens that every device finds, for 40 keys of each row; int32 [40, 8]."""
    keys = np.random.default_rng(4).integers(0, 2**32, (40, 8, 2), np.uint32)
    tops = jnp.asarray(logits.max(-1))

    def drawn(ops: Ops, here: jax.Array) -> jax.Array:
        return jax.lax.map(lambda key: ops.draw_of_all(here, V, tops, chosen, key, wants), jnp.asarray(keys))

    def run(program: Any, arrays: np.ndarray) -> np.ndarray:  # with the options of graphs: by default XLA:CPU's maximum may ignore a NaN
        return np.asarray(compiled(jax.jit(program).lower(arrays), jax.default_backend())(arrays))

    if devices == 1:
        return run(partial(drawn, ops), logits)
    padded = np.pad(logits, ((0, 0), (0, WIDTH - V)), constant_values=padding)
    parts = np.stack(np.split(padded, devices, axis=1))
    found = run(jax.vmap(partial(drawn, SplitOps(ops, devices)), axis_name=AXIS), parts)
    assert all(device.tobytes() == found[0].tobytes() for device in found)
    return found[0]


@pytest.mark.parametrize(
    "settings",
    [{}, {"min_p": 0.3}, {"top_p": np.where(np.arange(8) == 6, 0.6, 1)}, pytest.param({"top_k": 9}, marks=pytest.mark.slow)],
    ids=lambda settings: "-".join(settings) or "temperature",
)
def test_tokens_are_drawn_as_on_one_device(settings: dict[str, Any]) -> None:
    """For 40 tokens of each row. Row 1 has equal logits, row 2 none on the first devices (-inf), and row 3 none."""
    logits = 2 * np.random.default_rng(3).standard_normal((8, V), np.float32)
    logits[1], logits[2, :BORDER], logits[3] = 0, -np.inf, -np.inf
    wants, chosen = jnp.arange(8) != 5, filters(**settings)
    found, expected = (drawn_on(devices, XlaOps(), logits, chosen, wants)[:, np.asarray(wants)] for devices in (8, 1))
    assert len(set(expected[:, 0].tolist())) > 2
    assert (found == expected).all()


@pytest.mark.parametrize("padding", [PADDING, np.nan])
@pytest.mark.parametrize(
    "settings", [{}, {"min_p": 0.3}, {"top_k": 9, "top_p": 0.9}], ids=lambda settings: "-".join(settings) or "temperature"
)
@pytest.mark.parametrize("devices", [2, 8])
def test_rows_with_nan_or_infinity_draw_as_on_one_device(kernels: Kernels, devices: int, settings: dict[str, Any], padding: float) -> None:
    """NaN on the first, on a middle or on the last device, +inf on one device or on two, and both; the last two rows have neither."""
    require(kernels)
    if kernels == "native":
        native.ensure()
    logits = np.random.default_rng(3).standard_normal((8, V), np.float32)
    logits[0, 0], logits[1, BORDER - 1], logits[2, V - 1] = np.nan, np.nan, np.nan
    logits[3, BORDER + 1], logits[4, [BORDER - 1, BORDER]], logits[5, [3, V - 1]] = np.inf, np.inf, [np.inf, np.nan]
    inner = OneByOne() if kernels == "native" else XlaOps()
    found, expected = (drawn_on(each, inner, logits, filters(**settings), jnp.ones(8, bool), padding) for each in (devices, 1))
    assert (found == expected).all()
    assert (expected[:, :6] == [V - 1, V - 1, V - 1, BORDER + 1, BORDER - 1, V - 1]).all()
    assert len(set(expected[:, 6].tolist())) > 2
