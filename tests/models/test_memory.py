"""Loading leaves one copy of the weights on a CPU: what is read from files is what the graphs take."""

from __future__ import annotations

from pathlib import Path

import jax
import numpy as np
import pytest

from xlaengine.models.aligned import XLA_ALIGNMENT, aligned, aligned_empty
from xlaengine.models.checkpoint import convert, load
from xlaengine.models.weights import graph_layout, in_panels
from xlaengine.sources import resolve

FAMILIES = ("llama3", "llama_tied", "qwen2")


@pytest.mark.skipif(jax.default_backend() != "cpu", reason="only a CPU shares the host's memory")
@pytest.mark.parametrize("stored", ["hf", "orbax"])
@pytest.mark.parametrize("family", FAMILIES)
def test_matrices_on_the_device_are_the_loaded_ones(family: str, stored: str, fixtures: Path, tmp_path: Path) -> None:
    source = resolve(str(fixtures / family))
    if stored == "orbax":
        convert(source, tmp_path / "converted")
        source = resolve(str(tmp_path / "converted"))
    _, weights = load(source, "float32")
    on_device = graph_layout(weights)
    placed = jax.device_put(on_device)
    loaded = jax.tree.leaves(weights)
    for host, device in zip(jax.tree.leaves(on_device.layers), jax.tree.leaves(placed.layers), strict=True):
        assert device.unsafe_buffer_pointer() == host.ctypes.data
    assert placed.lm_head.unsafe_buffer_pointer() in {leaf.ctypes.data for leaf in loaded}


@pytest.mark.skipif(jax.default_backend() != "cpu", reason="only a CPU shares the host's memory")
@pytest.mark.parametrize("family", ["llama_tied", "tiny"])
def test_panels_on_the_device_are_the_loaded_ones_whatever_their_width(family: str, fixtures: Path) -> None:
    source = resolve(str(fixtures / family) if family != "tiny" else family)
    on_device = graph_layout(in_panels(load(source, "float32")[1]), "native")
    placed = jax.device_put(on_device)
    for host, device in zip(jax.tree.leaves(on_device.layers), jax.tree.leaves(placed.layers), strict=True):
        assert device.unsafe_buffer_pointer() == host.ctypes.data
    assert placed.lm_head.data.unsafe_buffer_pointer() == on_device.lm_head.data.ctypes.data


def test_aligned_keeps_what_is_and_copies_what_is_not() -> None:
    array = aligned_empty((3, 5), np.dtype(np.float32))
    array[...] = np.arange(15).reshape(3, 5)
    assert aligned(array, array.dtype) is array
    for other in (array.T, array[:, 1:], array.astype(np.float64)):
        copy = aligned(other, np.dtype(np.float32))
        assert copy.ctypes.data % XLA_ALIGNMENT == 0
        np.testing.assert_array_equal(copy, other)
