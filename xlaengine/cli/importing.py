"""Importing JAX, which reads its settings in the environment, and raises ValueError if it does not take one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from xlaengine.batch.errors import UsageError
from xlaengine.cli.stop import held


@contextmanager
def importing_jax() -> Iterator[None]:
    """For a block that imports modules that need JAX. Signals are delayed (`held`).

    Raises:
        UsageError: JAX does not take the value of an environment variable.
    """
    with held():
        try:
            yield
        except ValueError as error:
            why = str(error)
            for name, value in os.environ.items():
                # JAX names the variable, or its flag, or the setting in `jax`: JAX_DEFAULT_DEVICE is jax.default_device.
                if name.startswith("JAX_") and name[4:].lower() in why.lower():
                    raise UsageError(f"{name} is {value!r}, and JAX does not start with it: {why}") from error
            raise
