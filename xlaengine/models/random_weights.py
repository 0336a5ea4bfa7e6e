"""Weights for tests and timings that need a shape and no training."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.weights import Weights, abstract
from xlaengine.ops.aligned import aligned_empty
from xlaengine.ops.params import Param, is_param


def random_weights(cfg: ModelConfig, seed: int = 0, dtype: str = "float32") -> Weights:
    """Numpy weights that keep activations near unit size: normal, scaled by the square root of the contracted axis; norms near 1."""
    rng = np.random.default_rng(seed)

    def draw(path: tuple[Any, ...], param: Param) -> np.ndarray:
        x = aligned_empty(param.array_shape, np.dtype(np.float32))  # so that a device can take it over
        rng.standard_normal(dtype=np.float32, out=x)
        name = jax.tree_util.keystr(path[-1:])
        if "norm" in name or "after" in name:
            x = 1 + np.float32(0.1) * x
        elif "bias" not in name:
            contracted = x.shape[-2] if param.is_matrix else x.shape[-1]
            x *= np.float32(contracted**-0.5)
        return x.astype(jax.numpy.dtype(dtype), copy=False)

    return jax.tree_util.tree_map_with_path(draw, abstract(spec_of(cfg)), is_leaf=is_param)
