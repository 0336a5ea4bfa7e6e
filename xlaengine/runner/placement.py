"""Where an engine's arrays are, and the devices that its graphs are compiled for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from typing import Any

import jax
from jax.stages import Compiled, Lowered

from xlaengine.device.spread import mesh_of, put, share_of
from xlaengine.device.table import compiled
from xlaengine.ops.parts import Share

PATIENT = {"xla_cpu_collective_call_terminate_timeout_seconds": 600}
"""Options of XLA. XLA's default is to end the process if a CPU device waits 40 seconds for another, as may happen on a busy machine."""


class Placement:
    """JAX's first device, or N devices: weights and state are in their memory, and graphs are compiled for them.

    Args:
        parts: N.

    Attributes:
        options: options of XLA for all graphs. They override those of `device.table.OF_PLATFORM`.

    Raises:
        ValueError: there are fewer devices (`device.spread.mesh_of`).
    """

    options: Mapping[str, Any] = {}

    def __init__(self, parts: int = 1):
        self._mesh = None if parts == 1 else mesh_of(parts)

    @property
    def device(self) -> Any:
        """A `jax.Device` of this process."""
        return jax.local_devices()[0]

    @property
    def platform(self) -> str:
        """``cpu``, ``gpu`` or another of JAX's names."""
        return self.device.platform

    @property
    def is_host(self) -> bool:
        """Whether the device uses the memory of this process."""
        return self.platform == "cpu"

    @property
    def share(self) -> Share | None:
        """The parts of each matrix that this process holds; None with one device, which holds all."""
        return None if self._mesh is None else share_of(self._mesh)

    def put(self, tree: Any) -> Any:
        """Puts host arrays on the device. On a CPU an aligned array is used in place: it must not change afterwards.

        The put names no device, because naming one takes longer: 110 us instead of 65 for eight integers.
        """
        return jax.device_put(tree) if self._mesh is None else put(tree, self._mesh)

    def compile(self, lowered: Lowered) -> Compiled:
        return compiled(lowered, self.platform, {**({} if self._mesh is None else PATIENT), **self.options})

    def guard(self) -> AbstractContextManager[Any]:
        """While it is open, a transfer that is not an explicit put raises.

        On a CPU it guards only transfers to the device. JAX never refuses transfers to the host there, and a guard of both directions takes
        0.2 ms with a cold cache.
        """
        return (jax.transfer_guard_host_to_device if self.is_host else jax.transfer_guard)("disallow")

    def bytes_in_use(self) -> int:
        """Bytes in use on the device; on a CPU, which has no statistics, the bytes of all live arrays in the process."""
        if stats := self.device.memory_stats():
            return stats["bytes_in_use"]
        return sum(array.nbytes for array in jax.live_arrays())

    def read_soon(self, arrays: Iterable[Any]) -> None:
        """Start copies to the host. On a CPU the arrays are there already, and copies would count as device bytes."""
        if not self.is_host:
            for array in arrays:
                array.copy_to_host_async()

    def peak_bytes(self) -> int | None:
        """The most bytes in use on the device so far; None on a CPU."""
        return (self.device.memory_stats() or {}).get("peak_bytes_in_use")
