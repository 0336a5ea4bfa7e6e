"""What is put on several devices, which part of it a process holds, and what they gather at each step."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jax
import numpy as np
import pytest

from tests.conftest import FIXTURES, kernels_of_users, require
from xlaengine.config import Kernels
from xlaengine.device.spread import share_of
from xlaengine.ops.parts import Share


@pytest.mark.parametrize(("process", "numbers"), [(0, (0, 1, 2)), (1, (3, 4, 5))])
def test_a_process_holds_the_parts_of_its_own_devices(monkeypatch: pytest.MonkeyPatch, process: int, numbers: tuple[int, ...]) -> None:
    devices = np.array([SimpleNamespace(process_index=owner) for owner in (0, 0, 0, 1, 1, 1)])
    monkeypatch.setattr(jax, "process_index", lambda: process)
    mesh: Any = SimpleNamespace(devices=devices, size=6)
    assert share_of(mesh) == Share(numbers, 6)


ROOT = Path(__file__).parents[2]

PUT = """
import sys

import jax
import numpy as np

from xlaengine.config import EngineConfig
from xlaengine.models.families import spec_of
from xlaengine.models.weights import packed
from xlaengine.opening import ModelFiles
from xlaengine.ops.chosen import ops_for
from xlaengine.ops.panels import Panels
from xlaengine.runner.placement import Placement

kernels, model = sys.argv[1:]
config = EngineConfig(kernels=kernels, tensor_parallel_size=3)
files, placement = ModelFiles(model), Placement(3)
weights = packed(spec_of(files.facts), files.weights(config), ops_for(config))
leaves = lambda tree: jax.tree.leaves(tree, is_leaf=lambda leaf: isinstance(leaf, Panels))
pairs = [(host.data, put.data) for host, put in zip(leaves(weights), leaves(placement.put(weights))) if isinstance(host, Panels)]
assert len(pairs) > 3
for host, put in pairs:
    assert put.shape == host.shape
    assert [shard.device for shard in put.addressable_shards] == jax.devices()[:3]
    for number, shard in enumerate(put.addressable_shards):
        np.testing.assert_array_equal(np.asarray(shard.data), host.held[number])
        assert shard.data.unsafe_buffer_pointer() == host.held[number].ctypes.data, "a copy"
"""


@pytest.mark.slow
@pytest.mark.parametrize("kernels", ["native", "xla"])
def test_a_cpus_devices_use_the_memory_that_their_parts_were_read_into(kernels: Kernels) -> None:
    require(kernels)
    environment = {**os.environ, "JAX_NUM_CPU_DEVICES": "3"}
    command = [sys.executable, "-c", PUT, kernels, str(FIXTURES / "qwen3_moe")]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


STEP = """
import sys

from tests.conftest import tiny_config
from xlaengine.device.table import compiled, graph_table
from xlaengine.opening import ModelFiles
from xlaengine.ops.chosen import ops_for

kernels, model = sys.argv[1:]
config = tiny_config(3, kernels=kernels, tensor_parallel_size=2, prefill_buckets=(8,))
ops_for(config).ready()
(step,) = (graph for graph in graph_table(ModelFiles(model).facts, config) if graph.name == "decode[3]")
print(compiled(step.lower(), "cpu").as_text())
"""


@pytest.mark.slow
def test_logits_are_gathered_only_for_top_k_and_top_p() -> None:
    """131 tokens: 192 columns with the panels of native kernels, 136 in 8 parts."""
    kernels = kernels_of_users()
    environment = {**os.environ, "JAX_NUM_CPU_DEVICES": "2"}
    command = [sys.executable, "-c", STEP, kernels, str(FIXTURES / "llama3")]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    computations = dict(re.findall(r"^(?:ENTRY )?%?(\S+) [^\n]*\{\n(.*?)^\}", done.stdout, re.MULTILINE | re.DOTALL))
    logits = f"f32[3,{192 if kernels == 'native' else 136}]"
    of_filters = r"branch_computations=\{%\S+, %(\S+)\}.*shard_map/sample/cond/branch_1_fun/cond/branch_1_fun/cond\""
    (chosen,) = re.findall(of_filters, done.stdout)
    gathering = {name for name, body in computations.items() if re.search(re.escape(logits) + r"\S* all-gather", body)}
    assert gathering == {chosen}, "logits are gathered elsewhere than for a row with top_k or top_p"
    pairs = done.stdout.count("s32[2,2,3]{2,1,0} all-gather")
    assert pairs == 3, "from each device two numbers of each row: of greedy rows, adjusted rows, and rows that draw"
