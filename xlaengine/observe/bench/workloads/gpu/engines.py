"""Engines at the shapes of known models, with random weights that the device draws, and measurements of the card's speed."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.engine import Engine
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.weights import Weights, abstract, packed
from xlaengine.observe.bench.bench import Bench, Unsuitable
from xlaengine.observe.bench.floors import fastest
from xlaengine.ops.chosen import ops_of
from xlaengine.ops.params import Param, is_param
from xlaengine.planning import Shapes, require_memory
from xlaengine.runner import Runner

log = logging.getLogger(__name__)

DTYPE = "bfloat16"

_LLAMA: dict[str, Any] = {"family": "llama", "kv_heads": 8, "norm_eps": 1e-5, "rope_theta": 5e5, "max_positions": 8192, "dtype": DTYPE}


@dataclass(frozen=True, kw_only=True)
class Scale:
    """How large the kit's work is.

    Attributes:
        models: by name, smallest first.
        length: S of engines whose steps are measured, in tokens. chunk: T of their prefill graph.
        prompt: the length of the prompts whose prefill is measured. All their tokens but one are one chunk, of an engine of its own.
        copied: the bytes of the array that is copied to measure bandwidth.
        side: N of the product ``[N, N] @ [N, N]`` that measures the rate.
    """

    models: Mapping[str, ModelConfig]
    length: int
    chunk: int
    prompt: int
    copied: int
    side: int


CARD = Scale(
    models={
        "1B": ModelConfig(**_LLAMA, vocab=128256, d_model=2048, layers=16, heads=32, head_dim=64, mlp=8192, tie_embeddings=True),
        "8B": ModelConfig(**_LLAMA, vocab=128256, d_model=4096, layers=32, heads=32, head_dim=128, mlp=14336),
    },
    length=1024,
    chunk=512,
    prompt=2049,
    copied=2 << 30,
    side=8192,
)
"""The shapes of Llama 3.2 1B and Llama 3.1 8B."""

TRIAL = Scale(
    models={"trial": ModelConfig(**_LLAMA, vocab=512, d_model=64, layers=2, heads=8, head_dim=8, mlp=160, tie_embeddings=True)},
    length=512,
    chunk=16,
    prompt=49,
    copied=1 << 20,
    side=128,
)
"""The scale for machines without a GPU: it tests the kit itself, and its numbers mean nothing."""


@functools.cache  # warns once
def scale() -> Scale:
    """The kit's scale on this machine's devices."""
    if jax.default_backend() == "gpu":
        return CARD
    log.warning("JAX has no GPU here, only %s: the GPU kit runs small trial sizes, and its numbers mean nothing", jax.default_backend())
    return TRIAL


@contextmanager
def opened(bench: Bench, model: ModelConfig, B: int, *, length: int, chunk: int, kind: Callable[..., Runner] = Runner) -> Iterator[Engine]:
    """Opens an engine of ``model`` in bfloat16 with XLA's kernels and random weights, and closes it at the end.

    Args:
        length: S. chunk: T of its only prefill graph.

    Raises:
        Unsuitable: the device has no room for it.
    """
    config = EngineConfig(
        max_num_seqs=B,
        max_model_len=length,
        dtype=DTYPE,
        kernels="xla",
        prefill_buckets=(chunk,),
        prefill_tokens_per_step=chunk,
        decode_widths=(B,),
    )
    try:
        require_memory(Shapes(model, config))
    except ValueError as error:
        raise Unsuitable(str(error)) from None
    with bench.opened(config, model=(model, drawn(model)), kind=kind) as engine:
        yield engine


def drawn(model: ModelConfig, seed: int = 0) -> Weights:
    """Returns random weights as XLA's graphs take them: normal, divided by the square root of the contracted axis' length.
    Vectors are ones.

    The default device draws them, because a host would take minutes for the 16 GB of 8 billion weights.
    """
    spec, keys = spec_of(model), iter(jax.random.split(jax.random.key(seed), 4096))
    params = packed(spec, abstract(spec), ops_of("xla"))
    return jax.tree.map(lambda param: _draw(next(keys), param), params, is_leaf=is_param)


def _draw(key: Array, param: Param) -> Array:
    if not param.is_matrix and len(param.shape) == 1:
        return jnp.ones(param.array_shape, DTYPE)
    return _normal(key, param.array_shape, param.array_shape[-2 if param.is_matrix else -1])


@functools.partial(jax.jit, static_argnums=(1, 2))
def _normal(key: Array, shape: tuple[int, ...], contracted: int) -> Array:
    return jax.random.normal(key, shape, DTYPE) * jnp.bfloat16(contracted**-0.5)


def copy_bandwidth(nbytes: int) -> float:
    """Measures the bytes a second of a copy: bytes that are read, and bytes that are written.

    Args:
        nbytes: the size of the array.
    """
    array = jnp.ones(nbytes // 4, jnp.float32)
    add = jax.jit(lambda x: x + 1)
    return 2 * nbytes / fastest(lambda: add(array))


def product_rate(side: int) -> float:
    """Measures operations a second, two for each multiply-add, of a bfloat16 product ``[side, side] @ [side, side]`` of random numbers."""
    left, right = (_normal(jax.random.key(seed), (side, side), side) for seed in range(2))
    multiply = jax.jit(lambda x, y: x @ y)
    return 2 * side**3 / fastest(lambda: multiply(left, right))


def product_weights(model: ModelConfig) -> int:
    """Returns the number of weights that multiply each token of a prompt: those of all matrices of the layers."""
    spec = spec_of(model)
    leaves = jax.tree.leaves(abstract(spec).groups, is_leaf=is_param)
    return sum(param.size for param in leaves if param.is_matrix)
