"""The greatest logit of rows whose columns are cut between devices: that of the whole row, whatever the number of devices."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import jax
import numpy as np
import pytest

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
