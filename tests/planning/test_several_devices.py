"""What one of several devices needs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import jax
import pytest

from tests.conftest import TinyModel, tiny_config
from xlaengine.planning.footprint import Footprint, Shapes, footprint


@pytest.fixture
def needed(tiny_model: Callable[[str], TinyModel]) -> Callable[..., Footprint]:
    """``needed(devices, platform)``: of ``llama3``, which has 2 key heads, or of another family."""

    def of(devices: int, platform: str, family: str = "llama3") -> Footprint:
        shapes = Shapes(tiny_model(family)[0], tiny_config(3, kernels="xla", tensor_parallel_size=devices))
        return footprint(shapes, platform, measured=1000)

    return of


def test_each_of_two_devices_has_half_of_keys_and_matrices_and_all_of_the_rest(needed: Callable[..., Footprint]) -> None:
    one, two = needed(1, "gpu"), needed(2, "gpu")
    assert two.kv == one.kv / 2
    assert 0.5 * one.weights < two.weights < 0.65 * one.weights  # vectors, and columns that fill up
    assert (two.vocab, two.slots, two.temporaries) == (one.vocab, one.slots, 1000)
    assert two.logits == one.logits * 136 // 131 // 2  # 131 tokens, in 8 parts of 17 columns


def test_key_heads_are_filled_up_to_the_number_of_devices(needed: Callable[..., Footprint]) -> None:
    assert needed(8, "gpu").kv == needed(1, "gpu").kv / 2  # one head each, of which 6 devices have none of the model's


def test_each_device_has_its_heads_states_and_last_inputs_and_those_of_groups_that_cannot_be_shared(
    needed: Callable[..., Footprint],
) -> None:
    """8 heads of 5 x 12, and 2 groups of B and C; the last two inputs of x (8 heads of 12), B and C (2 groups of 5 each)."""
    each = 4 * 3 * 3  # float32; 3 layers, 3 slots
    assert needed(1, "gpu", "mamba2").kv == each * (8 * 5 * 12 + 2 * (8 * 12 + 2 * 2 * 5))
    assert needed(2, "gpu", "mamba2").kv == each * (4 * 5 * 12 + 2 * (4 * 12 + 2 * 1 * 5))
    assert needed(4, "gpu", "mamba2").kv == each * (2 * 5 * 12 + 2 * (2 * 12 + 2 * 2 * 5))


def test_devices_of_a_cpu_share_its_memory(needed: Callable[..., Footprint]) -> None:
    one, two = needed(1, "cpu"), needed(2, "cpu")
    assert two.kv == one.kv
    assert one.weights <= two.weights < 1.3 * one.weights
    assert (two.vocab, two.slots, two.temporaries) == (2 * one.vocab, 2 * one.slots, 2000)


PLACED = """
import sys
from functools import partial

import jax

from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.device.spread import mesh_of, put
from xlaengine.device.table import holds, served
from xlaengine.memory.state import zeros
from xlaengine.opening import ModelFiles
from xlaengine.ops.chosen import ops_for
from xlaengine.planning.footprint import footprint

method, model = sys.argv[1:]
shapes = dict(max_num_seqs=2, max_model_len=64, kv_block=16, prefill_tile=8, prefill_buckets=(32,), kernels="xla", snapshots=1)
config = EngineConfig(speculative=SpeculativeConfig(method=method, model=model), tensor_parallel_size=2, **shapes)
files = ModelFiles("tiny")
speculation, mesh = files.speculation(config), mesh_of(2)


def held(placed):
    shards = (shard for array in jax.tree.leaves(placed) for shard in array.addressable_shards)
    return sum(shard.data.nbytes for shard in shards if shard.device == jax.devices()[0])


make = jax.jit(partial(zeros, holds(served(files.facts, config), speculation), config, ops_for(config)))
weights, state = files.weights(config), put(make(), mesh)
assert not all(array.is_fully_replicated for array in jax.tree.leaves(state.draft.cells)), "nothing of the drafter is cut"
found = footprint(files.shapes(config), "gpu", measured=0)
placed = dict(kv=state.cells, vocab=state.vocab, slots=(state.slots, state.draft), snapshots=state.snapshots)
placed |= dict(weights=put(weights, mesh), drafter=put(speculation.own_weights(weights), mesh))
for name, arrays in placed.items():
    assert getattr(found, name) == held(arrays), (name, getattr(found, name), held(arrays))
"""


@pytest.mark.slow
@pytest.mark.parametrize(("method", "model"), [("draft", "tiny-draft"), ("eagle", "tiny-eagle")])
def test_what_a_device_has_is_what_is_put_on_it_a_drafters_keys_and_snapshots_included(method: str, model: str) -> None:
    environment = {**os.environ, "JAX_NUM_CPU_DEVICES": "2"}
    done = subprocess.run([sys.executable, "-c", PLACED, method, model], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_devices_of_other_processes_have_memory_of_their_own(needed: Callable[..., Footprint], monkeypatch: pytest.MonkeyPatch) -> None:
    one = needed(1, "cpu")
    monkeypatch.setattr(jax, "process_count", lambda: 2)
    each = needed(2, "cpu")
    assert (each.kv, each.vocab, each.slots, each.temporaries) == (one.kv / 2, one.vocab, one.slots, 1000)
    assert each.logits == one.logits * 136 // 131 // 2
    assert needed(4, "cpu").vocab == 2 * one.vocab
