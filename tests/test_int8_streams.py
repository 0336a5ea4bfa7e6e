"""Streams of engines whose products are of int8: the same bits in any batch, size, chunk, number of threads and devices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.conftest import FIXTURES, require, tiny_config
from tests.models.quantized_files import write_llama
from tests.speculating import workload
from tests.streams import request, run
from xlaengine.check.oracle.streams import open_oracle
from xlaengine.check.verify.verify import verify
from xlaengine.config import EngineConfig, Kernels, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.opening import ModelFiles
from xlaengine.ops.int8 import Int8Panels
from xlaengine.sources import resolve
from xlaengine.types import Event

W8A8: dict[str, Any] = {"quantization": "w8a8"}
FAMILIES = ["llama_tied", "qwen2", "qwen3_moe", "falcon_h1"]
"""A tied head, biases, experts, and recurrences."""


def opened(model: str | Path, config: EngineConfig) -> Engine:
    return Engine(ModelFiles(str(model)).runner(config), None)


def streams(model: str | Path, B: int = 3, **changes: Any) -> dict[str, list[Event]]:
    """Events, with their log-probabilities. Prompts are longer and shorter than the smallest chunk."""
    engine = opened(model, tiny_config(B, depth=2, **W8A8 | changes))
    rng = np.random.default_rng(0)
    sampled = {"temperature": 1.0, "top_p": 0.9, "seed": 3, "logprobs": 3}
    prompts = [rng.integers(3, engine.model.vocab, length).tolist() for length in (5, 40, 17, 60)]
    found = run(
        engine, [request(str(i), prompt, max_tokens=9, **(sampled if i % 2 else {"logprobs": 3})) for i, prompt in enumerate(prompts)]
    )
    engine.close()
    return found


@pytest.mark.parametrize("family", [FAMILIES[0], *(pytest.param(name, marks=pytest.mark.slow) for name in FAMILIES[1:])])
def test_streams_pass_all_levels(family: str, kernels: Kernels) -> None:
    path = FIXTURES / family
    found = verify(
        lambda B: opened(path, tiny_config(B, kernels=kernels, **W8A8)),
        workload(6),
        max_num_seqs=(3, 2),
        schedules=2,
        levels=(1, 2, 3),
        open_oracle=lambda: open_oracle(path, "float32", quantization="w8a8"),
    )
    assert found.divergences == []
    assert found.passed


@pytest.mark.slow
@pytest.mark.parametrize("family", [FAMILIES[0], "qwen3_moe"])
def test_products_are_of_int8_and_change_the_streams(family: str) -> None:
    require("native")
    plain, quantized = (streams(FIXTURES / family, kernels="native", quantization=each) for each in (None, "w8a8"))
    assert plain != quantized


@pytest.mark.slow
def test_streams_do_not_depend_on_the_size_of_chunks_nor_on_proposals() -> None:
    require("native")
    expected = streams(FIXTURES / "llama_tied", kernels="native")
    assert streams(FIXTURES / "llama_tied", 1, kernels="native", prefill_buckets=(8, 16)) == expected
    speculative = SpeculativeConfig(method="ngram", num_speculative_tokens=3)
    assert streams(FIXTURES / "llama_tied", 4, kernels="native", speculative=speculative) == expected


def test_a_tied_embedding_keeps_its_floats_beside_the_head(kernels: Kernels) -> None:
    engine = opened(FIXTURES / "llama_tied", tiny_config(3, kernels=kernels, **W8A8))
    weights = engine.runner.weights
    assert weights is not None
    assert isinstance(weights.lm_head, Int8Panels)
    np.testing.assert_array_equal(weights.embed, load(resolve(str(FIXTURES / "llama_tied")))[1].embed)
    engine.close()


def test_a_file_s_blocks_are_dequantized_first(tmp_path: Path) -> None:
    require("native")
    path = write_llama(tmp_path / "m.gguf", lambda name, shape: "Q8_0")
    config = tiny_config(2, kernels="native", **W8A8)
    assert not config.keeps_stored
    files = ModelFiles(str(path))
    plain = files.weights(tiny_config(2, kernels="native", weights_dtype="float32"))
    weights = files.weights(config)
    assert isinstance(weights.lm_head, Int8Panels)
    assert not isinstance(plain.lm_head, Int8Panels), "both are of the same files"
    assert files.shapes(config).weights is None


def test_routers_and_gates_keep_their_floats() -> None:
    require("native")
    weights = ModelFiles(str(FIXTURES / "qwen2_moe")).weights(tiny_config(2, kernels="native", **W8A8))
    (group,) = [stacks for stacks in weights.groups if any("router" in branch for layer in stacks for branch in layer.values())][:1]
    kinds = {name: isinstance(leaf, Int8Panels) for layer in group for branch in layer.values() for name, leaf in branch.items()}
    assert not kinds["router"]
    assert not kinds["shared_gate"]
    assert not kinds["norm"]
    assert kinds["gate_up"]
    assert kinds["down"]
    assert kinds["qkv"]
    assert kinds["o"]
    assert kinds["shared_down"]
