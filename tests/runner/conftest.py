"""Watching what the host reads from the device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from jax._src.array import ArrayImpl

from xlaengine.runner import Runner

READS = ("__array__", "__bool__", "__complex__", "__float__", "__index__", "__int__", "__iter__", "__dlpack__", "item", "tolist")
READS += ("block_until_ready", "_single_device_array_to_np_array_did_copy")
"""Every method by which a jax array's values, or the wait for them, reach the host; `_value` is wrapped beside them.

numpy takes an array's buffer without asking any of them, hence `NUMPY_READS`.
"""

NUMPY_READS = ("array", "asarray", "ascontiguousarray", "copy", "copyto", "from_dlpack", "frombuffer")


class HiddenSync(AssertionError):
    """The host read the device outside `Runner.collect`."""


def watch_numpy(function: Callable[..., Any], touch: Callable[[Any], Any]) -> Callable[..., Any]:
    def watched(*args: Any, **kwargs: Any) -> Any:
        for argument in args:
            if isinstance(argument, ArrayImpl):
                touch(argument)
        return function(*args, **kwargs)

    return watched


@pytest.fixture
def guard_reads(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """From here on a read outside `Runner.collect` raises. Gives the count of those inside, which shows that the trap is set."""
    seen = {"inside": 0, "allowed": 0}

    def watch(read: Callable[..., Any]) -> Callable[..., Any]:
        def watched(self: Any, *args: Any, **kwargs: Any) -> Any:
            if not seen["allowed"]:
                raise HiddenSync(f"{getattr(read, '__name__', 'value')} of {self.shape} {self.dtype}")
            seen["inside"] += 1
            return read(self, *args, **kwargs)

        return watched

    for name in READS:
        monkeypatch.setattr(ArrayImpl, name, watch(getattr(ArrayImpl, name)))
    monkeypatch.setattr(ArrayImpl, "_value", property(watch(ArrayImpl._value.fget)))
    for name in NUMPY_READS:
        monkeypatch.setattr(np, name, watch_numpy(getattr(np, name), watch(lambda array: array)))
    collect = Runner.collect

    def collecting(self: Runner, *args: Any) -> Any:
        seen["allowed"] += 1
        try:
            return collect(self, *args)
        finally:
            seen["allowed"] -= 1

    monkeypatch.setattr(Runner, "collect", collecting)
    return seen
