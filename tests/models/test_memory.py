"""Loading leaves one copy of the weights on a CPU: what is read from files is what the graphs take."""

from __future__ import annotations

import weakref
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from xlaengine.models.checkpoint import convert, load, orbax_store
from xlaengine.models.families import spec_of
from xlaengine.models.weights import Weights, packed
from xlaengine.ops.aligned import XLA_ALIGNMENT, aligned, aligned_empty
from xlaengine.ops.chosen import ops_of
from xlaengine.ops.native import ops as native_ops
from xlaengine.ops.panels import Panels
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
    cfg, stored_weights = load(source, "float32", ops=ops_of("xla"))
    on_device = packed(spec_of(cfg), stored_weights, ops_of("xla"))
    placed = jax.device_put(on_device)
    loaded = jax.tree.leaves(stored_weights)
    for host, device in zip(jax.tree.leaves(on_device.groups), jax.tree.leaves(placed.groups), strict=True):
        assert device.unsafe_buffer_pointer() == host.ctypes.data
    assert placed.lm_head.unsafe_buffer_pointer() in {leaf.ctypes.data for leaf in loaded}


@pytest.mark.skipif(jax.default_backend() != "cpu", reason="only a CPU shares the host's memory")
@pytest.mark.parametrize("stored", ["hf", "orbax"])
@pytest.mark.parametrize("family", ["llama_tied", "qwen2", "llama3", "tiny"])
def test_panels_on_the_device_are_the_loaded_ones_whatever_their_width(family: str, stored: str, fixtures: Path, tmp_path: Path) -> None:
    source = resolve(str(fixtures / family) if family != "tiny" else family)
    if stored == "orbax":
        convert(source, tmp_path / "converted")
        source = resolve(str(tmp_path / "converted"))
    cfg, stored_weights = load(source, "float32", ops=ops_of("native"))
    on_device = packed(spec_of(cfg), stored_weights, ops_of("native"))
    placed = jax.device_put(on_device)
    for host, device in zip(*(jax.tree.leaves((each.groups, each.embed, each.lm_head)) for each in (on_device, placed)), strict=True):
        assert device.unsafe_buffer_pointer() == host.ctypes.data


def test_what_panels_are_made_of_is_let_go_one_after_the_other(fixtures: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No width of this model is whole panels, so that each takes new memory."""
    convert(resolve(str(fixtures / "llama3")), tmp_path / "converted")
    taken: list[weakref.ref[np.ndarray]] = []
    alive: list[int] = []
    take, repanel = orbax_store._taken, native_ops.repanelled

    def watch_taken(*arguments: Any) -> Weights:
        found = take(*arguments)
        taken.extend(weakref.ref(leaf) for leaf in jax.tree.leaves(found.groups) if leaf.ndim == 3)
        return found

    def watch_repanelled(stack: np.ndarray) -> Panels:
        alive.append(sum(each() is not None for each in taken))
        return repanel(stack)

    monkeypatch.setattr(orbax_store, "_taken", watch_taken)
    monkeypatch.setattr(native_ops, "repanelled", watch_repanelled)
    load(resolve(str(tmp_path / "converted")), "float32", ops=ops_of("native"))
    assert alive == [4, 4, 3, 2, 1], "the vocabulary, then four stacks of matrices"


def test_aligned_keeps_what_is_and_copies_what_is_not() -> None:
    array = aligned_empty((3, 5), np.dtype(np.float32))
    array[...] = np.arange(15).reshape(3, 5)
    assert aligned(array, array.dtype) is array
    for other in (array.T, array[:, 1:], array.astype(np.float64)):
        copy = aligned(other, np.dtype(np.float32))
        assert copy.ctypes.data % XLA_ALIGNMENT == 0
        np.testing.assert_array_equal(copy, other)
