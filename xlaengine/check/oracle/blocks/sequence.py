"""The operations of recurrent blocks along a sequence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import jax
import numpy as np

from xlaengine.check.oracle.blocks.arithmetic import Array


def causal_convolution(xp: Any, x: Array, taps: Array, bias: Array | None = None) -> Array:
    """Convolves each channel of ``x [T, C]`` over the last k tokens with ``taps [C, 1, k]``. The last tap is for the token itself. Zeros
    precede the first token.
    """
    T, k = len(x), taps.shape[-1]
    padded = xp.concatenate([xp.zeros((k - 1, x.shape[1]), x.dtype), x], axis=0)
    out = sum(padded[i : i + T] * taps[:, 0, i] for i in range(k))
    return out if bias is None else out + bias


def recurrence(xp: Any, step: Callable[[Array, Sequence[Array]], tuple[Array, Array]], state: Array, inputs: Sequence[Array]) -> Array:
    """The outputs ``[T, *]`` of ``state, output = step(state, [each[t] for each in inputs])`` for each token t in turn."""
    if xp is not np:
        return jax.lax.scan(step, state, inputs)[1]
    outputs = []
    for t in range(len(inputs[0])):
        state, output = step(state, [each[t] for each in inputs])
        outputs.append(output)
    return np.stack(outputs)
