"""Watching what the host reads from the device."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from jax._src.array import ArrayImpl

from xlaengine.runner import Runner

READS = ("__array__", "__bool__", "__complex__", "__float__", "__index__", "__int__", "__iter__", "__dlpack__", "item", "tolist")
READS += ("block_until_ready", "unsafe_buffer_pointer", "_single_device_array_to_np_array_did_copy")
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


@contextmanager
def guarded_reads() -> Iterator[dict[str, int]]:
    """Inside, a read outside `Runner.collect` raises. Gives the count of those within, which shows that the trap is set."""
    seen = {"inside": 0, "allowed": 0}

    def watch(read: Callable[..., Any]) -> Callable[..., Any]:
        def watched(self: Any, *args: Any, **kwargs: Any) -> Any:
            if not seen["allowed"]:
                raise HiddenSync(f"{read.__name__} of an array {self.shape} {self.dtype}")
            seen["inside"] += 1
            return read(self, *args, **kwargs)

        return watched

    collect = Runner.collect

    def collecting(self: Runner, *args: Any) -> Any:
        seen["allowed"] += 1
        try:
            return collect(self, *args)
        finally:
            seen["allowed"] -= 1

    with pytest.MonkeyPatch.context() as patch:
        for name in READS:
            patch.setattr(ArrayImpl, name, watch(getattr(ArrayImpl, name)))
        patch.setattr(ArrayImpl, "_value", property(watch(ArrayImpl._value.fget)))
        for name in NUMPY_READS:
            patch.setattr(np, name, watch_numpy(getattr(np, name), watch(lambda array: array)))
        patch.setattr(Runner, "collect", collecting)
        yield seen
