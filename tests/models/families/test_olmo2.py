from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from tests.models.families.conftest import Read
from xlaengine.models.blocks import Attention
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel, load
from xlaengine.models.families import spec_of
from xlaengine.models.families.olmo2 import LateRMSNorm
from xlaengine.ops.xla import XlaOps
from xlaengine.sources import resolve


def test_branches_are_normed_after_and_q_and_k_over_all_heads(read: Read) -> None:
    (layer,) = spec_of(read("olmo2")).kinds
    mixer = layer.mixer
    assert isinstance(mixer, Attention)
    assert (layer.mixer_norm, layer.feed_forward_norm) == (None, None)
    assert layer.mixer_after == layer.feed_forward_after == LateRMSNorm(32, 0.025)
    assert (mixer.q_norm, mixer.k_norm) == (LateRMSNorm(32, 0.025), LateRMSNorm(16, 0.025))


def test_the_norm_rounds_after_the_product_with_its_weights() -> None:
    """In bfloat16 a norm that rounds before it too gives other numbers."""
    x, w = (jnp.asarray(np.random.default_rng(seed).normal(size=64), jnp.bfloat16) for seed in (1, 2))
    norm = LateRMSNorm(64, 1e-5)
    x64, w64 = np.asarray(x, np.float64), np.asarray(w, np.float64)
    exact = x64 / np.sqrt((x64 * x64).mean() + 1e-5) * w64
    assert np.array_equal(norm(w, x, XlaOps()), exact.astype(jnp.bfloat16))
    assert not np.array_equal(super(LateRMSNorm, norm).__call__(w, x, XlaOps()), exact.astype(jnp.bfloat16))


def test_biases_and_scalings_that_are_not_implemented_are_refused(read: Read) -> None:
    with pytest.raises(UnsupportedModel, match="attention_bias to True"):
        read("olmo2", attention_bias=True)


def test_a_norm_of_one_head_is_refused_with_both_shapes(model_copy: Callable[[str], Path]) -> None:
    directory = model_copy("olmo2")
    tensors = load_file(directory / "model.safetensors")
    tensors["model.layers.1.self_attn.q_norm.weight"] = np.ones(8, np.float32)
    save_file(tensors, directory / "model.safetensors")
    with pytest.raises(CheckpointError, match=r"1 misshapen \(model\.layers\.1\.self_attn\.q_norm\.weight \[8\] instead of \[32\]\)"):
        load(resolve(str(directory)))
