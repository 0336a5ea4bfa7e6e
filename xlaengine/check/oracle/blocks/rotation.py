"""Rotary positions (Su et al. 2021)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from xlaengine.check.oracle.blocks.arithmetic import Array


@dataclass(frozen=True)
class RopeScaling:
    """How the rotation frequencies of a longer context differ from the plain ones."""

    # ``linear``: all divided by the factor. ``llama3``: long wavelengths divided by it, short ones kept, the rest blended.
    # ``divisors``: one for each frequency, as GGUF files keep llama3's.
    kind: str
    factor: float = 1.0
    low_freq_factor: float = 1.0
    high_freq_factor: float = 1.0
    original_max_positions: int = 0
    divisors: tuple[float, ...] = ()


@dataclass(frozen=True)
class Rotation:
    """Turns lane i of a head together with lane i + lanes/2, by an angle that is proportional to the position."""

    base: float  # of the frequencies
    lanes: int  # the first ones of a head, which are turned
    scaling: RopeScaling | None = None

    def frequencies(self) -> np.ndarray:
        """Radians per position of each pair of lanes, float64 ``[lanes/2]``: base ** (-2 i / lanes), scaled."""
        plain = np.array([self.base ** (-2 * i / self.lanes) for i in range(self.lanes // 2)])
        return plain if self.scaling is None else _scaled(plain, self.scaling)

    def __call__(self, xp: Any, x: Array) -> Array:
        """``x [T, heads, H]`` at positions 0 to T-1. Angles are float64, whatever ``x`` is."""
        angles = (np.arange(len(x))[:, None] * self.frequencies())[:, None, :]
        cos, sin = xp.asarray(np.cos(angles), x.dtype), xp.asarray(np.sin(angles), x.dtype)
        half = self.lanes // 2
        first, second, others = x[..., :half], x[..., half : self.lanes], x[..., self.lanes :]
        return xp.concatenate([first * cos - second * sin, second * cos + first * sin, others], axis=-1)


def _scaled(plain: np.ndarray, scaling: RopeScaling) -> np.ndarray:
    if scaling.kind == "linear":
        return plain / scaling.factor
    if scaling.kind == "divisors":
        return plain / np.array(scaling.divisors)
    return np.array([_llama3(frequency, scaling) for frequency in plain])


def _llama3(frequency: float, scaling: RopeScaling) -> float:
    """Llama 3.1's scaling (Meta's ``apply_scaling``). It depends on how many turns the pair makes over the original context."""
    turns = scaling.original_max_positions * frequency / (2 * math.pi)
    if turns < scaling.low_freq_factor:
        return frequency / scaling.factor
    if turns > scaling.high_freq_factor:
        return frequency
    kept = (turns - scaling.low_freq_factor) / (scaling.high_freq_factor - scaling.low_freq_factor)
    return kept * frequency + (1 - kept) * frequency / scaling.factor
