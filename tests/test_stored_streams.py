"""Streams of weights that stay as a GGUF file stores them are bit for bit those of the dequantized model."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.conftest import FIXTURES, require, tiny_config
from tests.models.quantized_files import mixed, with_kinds, write_llama
from tests.models.test_stored import kept
from tests.speculating import workload
from tests.streams import request, run
from xlaengine import LLM, SamplingParams
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.verify import verify
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.opening import ModelFiles
from xlaengine.ops.panels import Panels
from xlaengine.types import Event

NATIVE = {"kernels": "native"}


@pytest.fixture(autouse=True)
def native_kernels() -> None:
    require("native")


def q4_k_m(name: str, shape: tuple[int, ...]) -> str:
    """As llama.cpp's mixture of that name: v, down and the head have more bits, in some layers."""
    more = name.startswith(("blk.0", "blk.2")) and ("attn_v" in name or "ffn_down" in name)
    return "Q6_K" if more or name == "output.weight" else "Q4_K"


def opened(path: Path, config: EngineConfig) -> Engine:
    return Engine(ModelFiles(str(path)).runner(config), None)


def requests(vocab: int = 131) -> list[Any]:
    rng = np.random.default_rng(0)
    sampled = {"temperature": 1.0, "top_p": 0.9, "seed": 3, "logprobs": 3}
    prompts = [rng.integers(3, vocab, length).tolist() for length in (5, 40, 17, 60)]
    return [request(str(i), prompt, max_tokens=12, **(sampled if i % 2 else {"logprobs": 3})) for i, prompt in enumerate(prompts)]


def streams(path: Path, **changes: Any) -> dict[str, list[Event]]:
    """Events, with their log-probabilities, of an engine on this file. It keeps blocks unless `weights_dtype` says float32."""
    engine = opened(path, tiny_config(3, depth=2, **NATIVE | changes))
    assert bool(kept(engine.runner.weights)) == (engine.config.weights_dtype == "auto")
    found = run(engine, requests())
    engine.close()
    return found


@pytest.mark.parametrize(
    ("kinds", "tied"),
    [
        pytest.param(q4_k_m, False, id="Q4_K_M"),
        pytest.param(lambda name, shape: "Q4_1" if "blk" in name else "Q8_0", True, id="Q4_1, tied", marks=pytest.mark.slow),
    ],
)
def test_streams_of_stored_weights_are_those_of_the_dequantized_ones(kinds: Any, tied: bool, tmp_path: Path) -> None:
    path = write_llama(tmp_path / "m.gguf", kinds, tied=tied)
    assert streams(path) == streams(path, weights_dtype="float32")


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(path.name for path in (FIXTURES / "gguf").glob("*.gguf")))
def test_streams_of_every_family_are_those_of_the_dequantized_weights(name: str, tmp_path: Path) -> None:
    path = with_kinds(FIXTURES / "gguf" / name, tmp_path / "m.gguf", mixed)
    assert streams(path) == streams(path, weights_dtype="float32")


@pytest.mark.slow
def test_speculation_and_reused_prefixes_change_no_stream_of_stored_weights(tmp_path: Path) -> None:
    path = write_llama(tmp_path / "m.gguf", q4_k_m)
    speculative = SpeculativeConfig(method="ngram", num_speculative_tokens=3)
    plain = streams(path, weights_dtype="float32")
    engine = opened(path, tiny_config(3, depth=2, **NATIVE, speculative=speculative, enable_prefix_caching=True))
    assert run(engine, requests()) == plain
    assert run(engine, requests()) == plain, "with the prefixes of the first run in the slots"
    engine.close()


@pytest.mark.slow
def test_stored_weights_pass_all_levels(tmp_path: Path) -> None:
    """The oracle dequantizes the file by code of its own."""
    path = write_llama(tmp_path / "m.gguf", q4_k_m, vocab=131)
    found = verify(
        lambda B: opened(path, tiny_config(B, **NATIVE)),
        workload(6),
        max_num_seqs=(3, 2),
        schedules=2,
        levels=(1, 2, 3),
        open_oracle=lambda: Oracle(open_checkpoint(path)),
    )
    assert found.divergences == []
    assert found.passed


ON_DEVICES = """
import sys
from pathlib import Path

import jax

from tests.conftest import tiny_config
from tests.streams import run
from tests.test_stored_streams import opened, requests
from xlaengine.config import SpeculativeConfig
from xlaengine.opening import ModelFiles
from xlaengine.ops.quantized_parts import QuantizedParts
from xlaengine.planning import footprint

path, drafter, drafts_on, *devices = Path(sys.argv[1]), sys.argv[2], *map(int, sys.argv[3:])
speculative = SpeculativeConfig(method="draft", model=drafter, num_speculative_tokens=2, adaptive=False, acceptance="coupled")
found = []
for N in devices:
    more = {"speculative": speculative} if drafts_on == N else {}
    shapes = {"decode_widths": (2,), "prefill_buckets": (32,), "max_logprobs": 3, "tensor_parallel_size": N}
    engine = opened(path, tiny_config(2, kernels="native", **shapes, **more))
    runner = engine.runner
    trees = {"weights": runner.weights}
    if more:
        trees["drafter"] = runner.placement.put(runner.speculation.own_weights(None))
    planned = footprint(ModelFiles(str(path)).shapes(engine.config))
    for name, tree in trees.items():
        assert getattr(planned, name) == sum(shard.data.nbytes for leaf in jax.tree.leaves(tree) for shard in leaf.addressable_shards)
        kinds = jax.tree.leaves(tree, is_leaf=lambda leaf: isinstance(leaf, QuantizedParts))
        assert N == 1 or sum(isinstance(leaf, QuantizedParts) for leaf in kinds) >= 4
    found.append(run(engine, requests()))
    engine.close()
    assert found[-1] == found[0], N
"""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "drafts_on", "devices"), [("Q4_K_M", 2, "1 2"), ("mixtral", 0, "1 4")])
def test_streams_on_several_devices_are_those_of_one_and_a_plan_counts_their_parts(
    name: str, drafts_on: int, devices: str, tmp_path: Path
) -> None:
    """On two devices with a drafter, whose proposals change no stream."""
    path, drafter = tmp_path / "m.gguf", tmp_path / "drafter.gguf"
    path = write_llama(path, q4_k_m, vocab=131) if name == "Q4_K_M" else with_kinds(FIXTURES / "gguf" / f"{name}.gguf", path)
    write_llama(drafter, q4_k_m, vocab=131, layers=1)
    command = [sys.executable, "-c", ON_DEVICES, str(path), str(drafter), str(drafts_on), *devices.split()]
    environment = {**os.environ, "XLA_FLAGS": "--xla_force_host_platform_device_count=4"}
    done = subprocess.run(command, cwd=FIXTURES.parents[1], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "changes", [{"weights_dtype": "float32"}, {"dtype": "bfloat16"}, {"kernels": "xla"}], ids=["float32 weights", "bfloat16", "xla"]
)
def test_weights_are_dequantized_where_blocks_are_not_kept(changes: dict[str, Any], tmp_path: Path) -> None:
    path = write_llama(tmp_path / "m.gguf", q4_k_m, layers=1)
    config = tiny_config(1, **NATIVE | changes)
    assert not config.keeps_stored
    files = ModelFiles(str(path))
    weights = files.weights(config)
    assert not kept(weights)
    assert files.shapes(config).weights is None
    assert isinstance(weights.lm_head, Panels if config.kernels == "native" else np.ndarray)


def test_a_converted_file_has_the_streams_of_the_file(tmp_path: Path) -> None:
    """`convert` dequantizes: the Orbax checkpoint is float32."""
    from xlaengine.models.checkpoint import convert
    from xlaengine.sources import resolve

    path = write_llama(tmp_path / "m.gguf", q4_k_m)
    convert(resolve(str(path)), tmp_path / "converted")
    engine = opened(tmp_path / "converted", tiny_config(3, depth=2, **NATIVE))
    assert not kept(engine.runner.weights)
    assert run(engine, requests()) == streams(path)
    engine.close()


@pytest.fixture(scope="module")
def default_model() -> Iterator[LLM]:
    with LLM(max_num_seqs=4, max_model_len=256, max_logprobs=3) as llm:
        yield llm


@pytest.mark.slow
def test_a_stream_of_the_default_model_from_its_quantized_file_is_bit_for_bit_that_of_the_dequantized_one(default_model: LLM) -> None:
    prompts = ["The capital of France is", "Once upon a time", "def fibonacci(n):", "1, 2, 3, 4,", "Water boils at"]
    params = [SamplingParams(temperature=i % 2, top_p=0.9, seed=i, max_tokens=48, logprobs=3) for i in range(len(prompts))]

    def found(llm: LLM) -> list[Any]:
        outputs = llm.generate(prompts, params)
        return [(each.outputs[0].token_ids, each.outputs[0].logprobs) for each in outputs]

    ours = found(default_model)
    assert len(kept(default_model.engine.runner.weights)) == 5, "qkv, o, gate_up, down and the embedding"
    with LLM(max_num_seqs=4, max_model_len=256, max_logprobs=3, weights_dtype="float32") as llm:
        assert not kept(llm.engine.runner.weights)
        assert found(llm) == ours


@pytest.mark.slow
def test_the_default_model_takes_the_memory_of_its_file(default_model: LLM) -> None:
    held = sum(leaf.nbytes for leaf in kept(default_model.engine.runner.weights).values() for leaf in (leaf.data, leaf.table))
    assert held < 1.02 * 98_362_432
