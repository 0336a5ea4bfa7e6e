"""Between dispatch and commit nothing reads the device."""

from __future__ import annotations

from collections.abc import Callable

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.runner.guard import HiddenSync, guarded_reads
from tests.streams import drain, request
from xlaengine.engine import Engine

WAYS_TO_READ = {
    "np.asarray": lambda x: np.asarray(x),
    "np.array": lambda x: np.array(x),
    "jax.device_get": jax.device_get,
    "int": int,
    "float": float,
    "bool": bool,
    "index": lambda x: [0, 1][x],
    "item": lambda x: x.item(),
    "tolist": lambda x: x.tolist(),
    "str": str,
    "block_until_ready": lambda x: x.block_until_ready(),
    "jax.block_until_ready": jax.block_until_ready,
    "dlpack": lambda x: np.from_dlpack(x),
}


@pytest.mark.parametrize("way", WAYS_TO_READ)
def test_the_trap_catches(way: str) -> None:
    array = jnp.zeros((), jnp.int32)
    with guarded_reads(), pytest.raises(HiddenSync):
        WAYS_TO_READ[way](array)


def test_iterating_is_caught_too() -> None:
    array = jnp.zeros(3)
    with guarded_reads(), pytest.raises(HiddenSync):
        list(array)


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_no_read_outside_collect(depth: int, engine_at: Callable[..., Engine]) -> None:
    engine = engine_at(3, depth)
    with guarded_reads() as seen:
        for i in range(7):
            engine.submit(request(str(i), range(3, 4 + 9 * i), max_tokens=5 + i, temperature=i % 2, logprobs=3 if i % 3 == 0 else None))
        for _ in range(4):
            engine.step()
        engine.cancel("1")
        engine.evict("2")
        engine.pause("0")
        engine.step()
        engine.resume("0")
        streams = drain(engine)
        engine.metrics()
    assert streams["6"][-1].finish_reason == "length"
    assert engine.metrics()["restores"] > 0
    assert seen["inside"] > 0
