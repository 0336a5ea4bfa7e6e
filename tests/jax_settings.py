"""Settings of JAX that the environment, or the program that an engine is a guest in, may have changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import jax

FOREIGN = {
    "jax_enable_x64": True,
    "jax_default_matmul_precision": "bfloat16",
    "jax_threefry_partitionable": False,
    "jax_disable_jit": True,
    "jax_numpy_rank_promotion": "raise",
}
"""By name: a value that is not the usual one."""


@contextmanager
def foreign(name: str) -> Iterator[None]:
    """Sets one for all threads."""
    usual = getattr(jax.config, name)
    jax.config.update(name, FOREIGN[name])
    try:
        yield
    finally:
        jax.config.update(name, usual)
