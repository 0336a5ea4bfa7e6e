"""A convolution whose channels belong to heads, on one device and on several."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.device.conftest import bits
from xlaengine.config import SlotLayout
from xlaengine.memory.access import Contiguous
from xlaengine.models.short_conv import HeadInputs, LastHeadInputs
from xlaengine.models.spec import Call
from xlaengine.ops.base import Ops
from xlaengine.ops.shared_heads import Run
from xlaengine.ops.split import AXIS, SplitOps
from xlaengine.ops.xla import XlaOps

L, B, T, TAPS = 2, 3, 5, 3
SPEC = LastHeadInputs.of(TAPS, Run(8, 6), Run(2, 5), Run(2, 5))
WEIGHTS = {"taps": (SPEC.channels, TAPS), "taps_bias": (SPEC.channels,)}


def part_of(x: np.ndarray, device: int, devices: int) -> np.ndarray:
    """What a device has of an array with the channels last: its heads of the runs of 8 and of 2, or both of the 2."""
    cut = lambda run: np.split(run, devices, axis=-1)[device]  # noqa: E731
    heads, *groups = np.split(x, [48, 58], axis=-1)
    return np.concatenate([cut(heads), *(cut(run) if devices == 2 else run for run in groups)], axis=-1)


def convolved_by(ops: Ops, weights: dict[str, jax.Array], x: jax.Array, held: jax.Array) -> tuple[jax.Array, HeadInputs]:
    """Five tokens of slot 1, at positions 4 to 8; the last of them is padding."""
    layout = SlotLayout(((B, 16),), 16)
    access = Contiguous(jnp.array([1]), jnp.arange(4, 4 + T, dtype=jnp.int32)[None], jnp.array([4 + T - 1]), layout)
    return SPEC.convolution(weights, x, Call(ops, {}, access, jnp.int32(1)), HeadInputs(held))


@pytest.mark.parametrize("devices", [2, 4, 8])
def test_each_device_convolves_what_it_has_of_the_channels_and_keeps_their_last_inputs(devices: int) -> None:
    """Two devices have equal parts of all runs, more devices have both heads of the runs of 2. `jax.vmap` stands in for the devices."""
    rng = np.random.default_rng(devices)
    weights = {name: rng.standard_normal(shape, np.float32) for name, shape in WEIGHTS.items()}
    x, held = rng.standard_normal((1, T, SPEC.channels), np.float32), rng.standard_normal((L, B, TAPS - 1, SPEC.channels), np.float32)
    out, after = jax.jit(convolved_by, static_argnums=0)(XlaOps(), weights, x, held)
    ops = SplitOps(XlaOps(), devices)
    cut = np.stack([part_of(held, device, devices) for device in range(devices)])
    on_all = jax.vmap(lambda held: convolved_by(ops, jax.tree.map(jnp.asarray, weights), jnp.asarray(x), held), axis_name=AXIS)
    outputs, cells = jax.jit(on_all)(cut)
    for device in range(devices):
        assert bits(outputs[device]) == bits(part_of(np.asarray(out), device, devices))
        assert bits(cells.x[device]) == bits(part_of(np.asarray(after.x), device, devices))


def test_the_cell_of_several_devices_has_what_each_of_them_has() -> None:
    shapes = {N: SPEC.zeros(L, B, 16, "float32", SplitOps(XlaOps(), N)).x.shape for N in (2, 4)}
    assert shapes == {2: (L, B, TAPS - 1, 2 * (24 + 5 + 5)), 4: (L, B, TAPS - 1, 4 * (12 + 10 + 10))}
