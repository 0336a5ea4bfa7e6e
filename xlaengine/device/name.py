"""The name of the device that graphs run on."""

from __future__ import annotations

import hashlib
import platform

import jax

from xlaengine.ops import native


def cpu_model() -> str:
    names = (line.partition(":")[2].strip() for line in native.machine().splitlines() if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())


def device_name() -> str:
    """Returns the name of the device; for a CPU also a digest of its features, because last bits depend on them."""
    device = jax.local_devices()[0]
    if device.platform != "cpu":
        return device.device_kind
    return f"{cpu_model()}, features {hashlib.sha256(native.machine().encode()).hexdigest()[:8]}"
