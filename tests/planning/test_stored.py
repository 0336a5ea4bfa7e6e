"""A plan counts the blocks that stay as a file stores them, from the file's header."""

from __future__ import annotations

from pathlib import Path

import jax
import pytest

from tests.conftest import FIXTURES, require, tiny_config
from tests.models.quantized_files import with_kinds, write_llama
from xlaengine.models.families import spec_of
from xlaengine.models.weights import packed
from xlaengine.opening import ModelFiles
from xlaengine.ops.chosen import ops_for
from xlaengine.planning import footprint


@pytest.mark.parametrize("name", ["llama", "mixtral", "gemma2"])
def test_the_planned_bytes_are_those_of_the_weights(name: str, tmp_path: Path) -> None:
    require("native")
    path, config = tmp_path / "m.gguf", tiny_config(2, kernels="native")
    if name == "llama":
        write_llama(path, lambda name, shape: "Q6_K" if "ffn_down" in name else "Q4_K")
    else:
        with_kinds(FIXTURES / "gguf" / f"{name}.gguf", path)
    files = ModelFiles(str(path))
    planned = footprint(files.shapes(config))
    weights = packed(spec_of(files.facts), files.weights(config), ops_for(config))
    assert planned.weights == sum(leaf.nbytes for leaf in jax.tree.leaves(weights))
    dequantized = footprint(files.shapes(tiny_config(2, kernels="native", weights_dtype="float32")))
    assert planned.weights < dequantized.weights
    assert planned.total - planned.weights == dequantized.total - dequantized.weights, "nothing else depends on it"
