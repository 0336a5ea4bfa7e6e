"""A drafter keeps what its file stores, as the target does, and proposes what the dequantized drafter proposes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from tests.conftest import require, tiny_config
from tests.models.packed_files import pack
from tests.models.quantized_files import write_llama
from tests.models.test_stored import by_name, floats
from tests.speculate.proposers.published import drafter_of, with_tensors
from tests.speculating import largest_step
from tests.streams import request, run
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.opening import ModelFiles
from xlaengine.ops.quantized import QuantizedPanels
from xlaengine.planning import footprint


@pytest.fixture(autouse=True)
def native_kernels() -> None:
    require("native")


def kinds(name: str, shape: tuple[int, ...]) -> str:
    return "Q6_K" if "ffn_down" in name else "F32" if "attn_output" in name else "Q4_K"


def drafted(path: Path) -> tuple[Path, EngineConfig]:
    """A target in its own dtype, and an engine for which a smaller model of blocks drafts."""
    target = write_llama(path / "target.gguf", lambda name, shape: "Q8_0", layers=2)
    drafter = write_llama(path / "drafter.gguf", kinds, layers=2, tied=True, mlp=256)
    return target, engine_of({"method": "draft", "model": str(drafter)})


def layer_of_integers(path: Path) -> tuple[Path, EngineConfig]:
    """A model with a layer for multi-token prediction; the matrices of all layers are integers of 8 bits."""
    target = with_tensors(path / "target", "qwen3_5")
    pack(target, "int8", path / "plain")
    return target, engine_of({"method": "mtp"})


def engine_of(settings: dict[str, Any]) -> EngineConfig:
    speculative = SpeculativeConfig(num_speculative_tokens=2, adaptive=False, acceptance="coupled", **settings)
    return tiny_config(2, kernels="native", speculative=speculative, decode_widths=(2,), prefill_buckets=(8,), max_logprobs=2)


@pytest.mark.parametrize(("make", "count"), [(drafted, 4), (layer_of_integers, 3)], ids=["draft", "mtp"])
def test_its_values_are_the_dequantized_ones_and_a_plan_counts_what_it_holds(make: Any, count: int, tmp_path: Path) -> None:
    target, config = make(tmp_path)
    plain, files = replace(config, weights_dtype="float32"), ModelFiles(str(target))
    ours, theirs = (drafter_of(target, each).own for each in (config, plain))
    found, wanted = by_name(ours), by_name(theirs)
    assert found.keys() == wanted.keys()
    assert sum(isinstance(leaf, QuantizedPanels) for leaf in found.values()) == count
    for name, leaf in found.items():
        np.testing.assert_array_equal(floats(leaf), floats(wanted[name]), name)
    for weights, each in ((ours, config), (theirs, plain)):
        assert footprint(files.shapes(each)).drafter == sum(leaf.nbytes for leaf in jax.tree.leaves(weights))


@pytest.mark.slow
@pytest.mark.parametrize("make", [drafted, layer_of_integers], ids=["draft", "mtp"])
def test_streams_and_what_is_accepted_do_not_depend_on_it(make: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    target, config = make(tmp_path)
    found = [ran(target, each) for each in (config, replace(config, weights_dtype="float32"))]
    assert found[0] == found[1]
    assert found[0][1]["spec_draft_tokens"] > 20


def ran(target: Path, config: EngineConfig) -> tuple[Any, dict[str, Any]]:
    """Streams with their log-probabilities, and how many proposals were made and accepted."""
    engine = Engine(ModelFiles(str(target)).runner(config), None)
    sampled = {"temperature": 1.0, "seed": 3}
    asked = [request(str(i), list(range(3, 8 + i)), max_tokens=16, logprobs=2, **(sampled if i % 2 else {})) for i in range(4)]
    streams, metrics = run(engine, asked), engine.metrics()
    engine.close()
    return streams, {name: metrics[name] for name in ("spec_draft_tokens", "spec_accepted_tokens", "spec_accepted_lengths")}
