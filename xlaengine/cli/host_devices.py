"""The devices of a run on several devices. For JAX a CPU is one device, unless a setting before JAX starts makes it several."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress

from xlaengine.batch.errors import UsageError
from xlaengine.types.words import plural

MOST = 8
"""The most devices to compare if the user gives no numbers."""

FORCED_BY = "--xla_force_host_platform_device_count"


def chosen_devices(given: tuple[int, ...], several: bool, note: Callable[[str], object]) -> tuple[int, ...]:
    """Returns the numbers of devices N to compute with, and makes a CPU count as the largest of them. Starts JAX.

    A number of CPU devices that the environment sets (``XLA_FLAGS``, ``JAX_NUM_CPU_DEVICES``) is not changed. GPUs are taken as they are.

    Args:
        given: every N; empty if the user names none.
        several: whether numbers of devices are compared: 1, 2, 4 and 8 if none are given; else 1.
        note: called with what was done to a CPU.

    Raises:
        UsageError: there are fewer devices than the largest N, or several are to be compared and there is one.
    """
    wanted = max(given) if given else MOST if several else 1
    if wanted > 1:
        _force(wanted)
    elif not several:
        return given or (1,)
    import jax

    devices = jax.devices()
    kind, there = devices[0].platform, len(devices)
    if there < max(given, default=1):
        raise UsageError(f"--tensor-parallel-size {max(given)} needs as many devices, and JAX has {there} of kind {kind}")
    if several and there == 1:
        raise UsageError(f"--level 2p compares numbers of devices, and JAX has one device of kind {kind}")
    if kind == "cpu" and there > 1:
        note(f"this CPU stands in for {plural(there, 'device')}: their results are real, their speed is not")
    return given or tuple(N for N in (2**power for power in range(MOST.bit_length())) if there >= N)


def _force(count: int) -> None:
    """Makes JAX count the CPU as ``count`` devices, unless the environment sets a number or JAX has already started in this process."""
    import jax

    if FORCED_BY in os.environ.get("XLA_FLAGS", "") or "JAX_NUM_CPU_DEVICES" in os.environ:
        return
    with suppress(RuntimeError):
        jax.config.update("jax_num_cpu_devices", count)
