from __future__ import annotations

import jax
import numpy as np

from xlaengine.models.checkpoint import load_config
from xlaengine.models.families import spec_of
from xlaengine.models.random_weights import random_weights
from xlaengine.models.weights import abstract
from xlaengine.ops.params import is_param
from xlaengine.sources import resolve


def test_random_weights_fill_the_abstract_tree_and_follow_the_seed(fixtures):
    cfg = load_config(resolve(str(fixtures / "qwen3")))
    weights, again, other = random_weights(cfg, 1), random_weights(cfg, 1), random_weights(cfg, 2, "bfloat16")
    shapes = jax.tree.map(lambda param: param.array_shape, abstract(spec_of(cfg)), is_leaf=is_param)
    assert jax.tree.map(np.shape, weights) == shapes
    jax.tree.map(np.testing.assert_array_equal, weights, again)
    assert {leaf.dtype.name for leaf in jax.tree.leaves(other)} == {"bfloat16"}
    assert not np.array_equal(weights.embed, other.embed.astype(np.float32))
