"""Half-precision safetensors: what is kept, what is widened, what is rounded."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import jax
import ml_dtypes
import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from xlaengine.models.checkpoint import load
from xlaengine.sources import resolve


@pytest.fixture
def stored_as(model_copy):
    """The tied llama stored in another dtype, and its embedding in that dtype."""

    def store(dtype: str, numpy_dtype: type) -> tuple[Path, np.ndarray]:
        directory = model_copy("llama_tied")
        tensors = {name: x.astype(numpy_dtype) for name, x in load_file(directory / "model.safetensors").items()}
        save_file(tensors, directory / "model.safetensors")
        config = directory / "config.json"
        config.write_text(json.dumps(json.loads(config.read_text()) | {"dtype": dtype}))
        return directory, tensors["model.embed_tokens.weight"]

    return store


def test_bfloat16_is_kept_to_the_bit(stored_as):
    directory, embed = stored_as("bfloat16", ml_dtypes.bfloat16)
    cfg, weights = load(resolve(str(directory)))
    assert cfg.dtype == "bfloat16"
    assert {leaf.dtype.name for leaf in jax.tree.leaves(weights)} == {"bfloat16"}
    assert weights.embed.tobytes() == embed.tobytes()


def test_bfloat16_is_readable_in_a_fresh_process(stored_as):
    directory, _ = stored_as("bfloat16", ml_dtypes.bfloat16)
    code = f"from xlaengine.sources import resolve; from xlaengine.models.checkpoint import load; load(resolve({str(directory)!r}))"
    assert subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[2], check=False).returncode == 0


def test_bfloat16_and_float16_widen_to_float32_without_loss(stored_as):
    for dtype, numpy_dtype in (("bfloat16", ml_dtypes.bfloat16), ("float16", np.float16)):
        directory, embed = stored_as(dtype, numpy_dtype)
        widened = load(resolve(str(directory)), "float32")[1].embed
        assert widened.dtype == np.float32
        np.testing.assert_array_equal(widened, embed.astype(np.float32))


def test_float16_becomes_float32_where_no_dtype_is_asked_for(stored_as):
    directory, embed = stored_as("float16", np.float16)
    own = load(resolve(str(directory)))[1].embed
    assert own.dtype == np.float32
    np.testing.assert_array_equal(own, embed.astype(np.float32))


def test_float32_is_rounded_to_the_nearest_bfloat16(fixtures):
    exact = load(resolve(str(fixtures / "llama3")))[1].groups[0][0]["feed_forward"]["down"]
    rounded = load(resolve(str(fixtures / "llama3")), "bfloat16")[1].groups[0][0]["feed_forward"]["down"]
    assert rounded.tobytes() == exact.astype(ml_dtypes.bfloat16).tobytes()
