"""Weights for tests and timings that need a shape and no training."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Spec, Weights, abstract, is_spec


def random_weights(cfg: ModelConfig, seed: int = 0, dtype: str = "float32") -> Weights:
    """Numpy weights that keep activations near unit size: normal, scaled by the square root of the contracted axis; norms near 1."""
    rng = np.random.default_rng(seed)

    def draw(path: tuple[Any, ...], spec: Spec) -> np.ndarray:
        x = rng.standard_normal(spec.shape, np.float32)
        name = path[-1].name
        if name.endswith("norm"):
            x = 1 + np.float32(0.1) * x
        elif not name.endswith("bias"):
            contracted = spec.shape[-1] if name == "embed" else spec.shape[-2]
            x *= np.float32(contracted**-0.5)
        return x.astype(jax.numpy.dtype(dtype), copy=False)

    return jax.tree_util.tree_map_with_path(draw, abstract(cfg), is_leaf=is_spec)
