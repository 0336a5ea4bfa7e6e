from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

from tests.models.families.conftest import Metadata, Read
from xlaengine.models.blocks import Attention
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.decoder import _added
from xlaengine.models.families import spec_of

MULTIPLIERS = ("attention_multiplier", "embedding_multiplier", "residual_multiplier", "logits_scaling")


def test_missing_multipliers_are_1_that_of_attention_too(read: Read) -> None:
    model = spec_of(read("granite", without=MULTIPLIERS))
    (layer,) = model.kinds
    assert isinstance(layer.mixer, Attention)
    assert (model.embed.scale, layer.scale, layer.mixer.scale, model.head.scale) == (1.0, 1.0, 1.0, 1.0)


def test_each_multiplier_is_where_it_belongs_and_logits_are_divided(read: Read) -> None:
    model = spec_of(read("granite", embedding_multiplier=12, residual_multiplier=0.22, attention_multiplier=0.015625, logits_scaling=8))
    (layer,) = model.kinds
    assert isinstance(layer.mixer, Attention)
    assert (model.embed.scale, layer.scale, layer.mixer.scale, model.head.scale) == (12.0, 0.22, 0.015625, 0.125)


@pytest.mark.parametrize("family", ["granite", "granitemoe"])
def test_a_gguf_file_without_a_scale_of_scores_has_the_usual_one(family: str, read_gguf: Metadata) -> None:
    """llama.cpp's own default."""
    cfg = read_gguf(family, {"attention.scale": None})
    assert {layer.mixer.scale for layer in spec_of(cfg).layers if isinstance(layer.mixer, Attention)} == {cfg.head_dim**-0.5}


@pytest.mark.parametrize(
    ("settings", "error", "named"),
    [
        ({"logits_scaling": 0}, CheckpointError, "config.json sets logits_scaling to 0"),
        ({"residual_multiplier": "x"}, CheckpointError, "residual_multiplier to 'x'"),
        ({"mlp_bias": True}, UnsupportedModel, "mlp_bias to True"),
        ({"rope_parameters": {"rope_type": "dynamic", "factor": 2.0}}, UnsupportedModel, "rope type 'dynamic'"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(read: Read, settings: dict[str, Any], error: type[Exception], named: str) -> None:
    with pytest.raises(error, match=named):
        read("granite", **settings)


def test_a_branchs_multiplier_is_not_rounded_to_bfloat16() -> None:
    branch = jnp.asarray(np.random.default_rng(1).normal(size=64), jnp.bfloat16)
    exact = (np.asarray(branch, np.float64) * 0.22).astype(jnp.bfloat16)
    np.testing.assert_array_equal(_added(jnp.zeros_like(branch), branch, 0.22, jnp.int32(0)), exact)
    assert not np.array_equal(branch * jnp.asarray(0.22, branch.dtype), exact)
