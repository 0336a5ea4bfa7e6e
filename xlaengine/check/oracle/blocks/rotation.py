"""Rotary positions (Su et al. 2021)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from xlaengine.check.oracle.blocks.arithmetic import Array


@dataclass(frozen=True)
class RopeScaling:
    """How frequencies for a longer context are computed from the unscaled ones."""

    # ``linear``: all divided by the factor. ``llama3``: long wavelengths divided by it, short ones kept, the rest blended.
    # ``yarn``: fast pairs kept, slow ones divided by the factor, a ramp over the pairs between them.
    # ``divisors``: one for each frequency, as GGUF files keep llama3's, and LongRoPE's (Ding et al. 2024).
    kind: str
    factor: float = 1.0
    low_freq_factor: float = 1.0
    high_freq_factor: float = 1.0
    original_max_positions: int = 0
    divisors: tuple[float, ...] = ()
    beta_fast: float = 0.0  # turns over the original context
    beta_slow: float = 0.0
    whole: bool = True  # YaRN's ramp begins and ends at a pair
    magnitude: float = 1.0  # factor of the rotated dimensions


@dataclass(frozen=True)
class Rotation:
    """Rotates dimensions i and i + rotary_dim/2 of a head as a pair, by an angle proportional to the position."""

    base: float  # of the frequencies
    rotary_dim: int  # the number of dimensions that are rotated, from the first of a head on
    scaling: RopeScaling | None = None

    def frequencies(self) -> np.ndarray:
        """Radians per position of each pair of dimensions, float64 ``[rotary_dim/2]``: base ** (-2 i / rotary_dim), scaled."""
        plain = np.array([self.base ** (-2 * i / self.rotary_dim) for i in range(self.rotary_dim // 2)])
        if self.scaling is not None and self.scaling.kind == "yarn":
            return _yarn(plain, self.base, self.scaling)
        return plain if self.scaling is None else _scaled(plain, self.scaling)

    def __call__(self, xp: Any, x: Array) -> Array:
        """``x [T, heads, H]`` at positions 0 to T-1. Angles are float64, whatever ``x`` is."""
        angles = (np.arange(len(x))[:, None] * self.frequencies())[:, None, :]
        magnitude = 1.0 if self.scaling is None else self.scaling.magnitude
        cos, sin = xp.asarray(magnitude * np.cos(angles), x.dtype), xp.asarray(magnitude * np.sin(angles), x.dtype)
        half = self.rotary_dim // 2
        first, second, others = x[..., :half], x[..., half : self.rotary_dim], x[..., self.rotary_dim :]
        return xp.concatenate([first * cos - second * sin, second * cos + first * sin, others], axis=-1)


def _scaled(plain: np.ndarray, scaling: RopeScaling) -> np.ndarray:
    if scaling.kind == "linear":
        return plain / scaling.factor
    if scaling.kind == "divisors":
        return plain / np.array(scaling.divisors)
    return np.array([_llama3(frequency, scaling) for frequency in plain])


def _yarn(plain: np.ndarray, base: float, scaling: RopeScaling) -> np.ndarray:
    """YaRN (Peng et al. 2023). Pair i makes ``context * base ** (-i / pairs) / 2 pi`` turns; the ramp is straight in i."""
    pairs = len(plain)
    begin, end = (
        pairs * (math.log(scaling.original_max_positions) - math.log(2 * math.pi * turns)) / math.log(base)
        for turns in (scaling.beta_fast, scaling.beta_slow)
    )
    if scaling.whole:
        begin, end = float(math.floor(begin)), float(math.ceil(end))
    begin, end = max(begin, 0.0), min(end, 2.0 * pairs - 1)
    slow = [min(max((i - begin) / ((end - begin) or 0.001), 0.0), 1.0) for i in range(pairs)]
    return np.array([(1 - part) * each + part * each / scaling.factor for part, each in zip(slow, plain, strict=True)])


def _llama3(frequency: float, scaling: RopeScaling) -> float:
    """Llama 3.1's scaling (Meta's ``apply_scaling``). It depends on how many turns the pair makes over the original context."""
    turns = scaling.original_max_positions * frequency / (2 * math.pi)
    if turns < scaling.low_freq_factor:
        return frequency / scaling.factor
    if turns > scaling.high_freq_factor:
        return frequency
    kept = (turns - scaling.low_freq_factor) / (scaling.high_freq_factor - scaling.low_freq_factor)
    return kept * frequency + (1 - kept) * frequency / scaling.factor
