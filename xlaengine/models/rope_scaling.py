"""The frequencies of rotary positions in contexts that are longer than those of pretraining."""

from __future__ import annotations

import math

import numpy as np

from xlaengine.models.config import RopeScaling
from xlaengine.models.errors import CheckpointError


def require_order(s: RopeScaling, theta: float, where: object) -> None:
    """Raises CheckpointError if numbers that are each within their bounds contradict each other. ``where`` begins the message."""
    if s.kind == "llama3" and s.low_freq_factor >= s.high_freq_factor:
        low, high = s.low_freq_factor, s.high_freq_factor
        raise CheckpointError(f"{where} sets low_freq_factor to {low}, which must be below high_freq_factor, {high}")
    if s.kind == "yarn" and theta <= 1:
        raise CheckpointError(f"{where} sets rope_theta to {theta}, which must be above 1")
    if s.kind == "yarn" and s.beta_fast < s.beta_slow:
        raise CheckpointError(f"{where} sets beta_fast to {s.beta_fast}, which must be at least beta_slow, {s.beta_slow}")


def scaled(frequency: np.ndarray, theta: float, s: RopeScaling) -> np.ndarray:
    """The scaled frequencies, float32 ``[H/2]``, from the plain ones of base ``theta``.

    Raises:
        CheckpointError: there are not as many divisors as frequencies.
    """
    if s.kind == "linear":
        return (frequency / s.factor).astype(np.float32)
    if s.kind in ("factors", "longrope"):
        if len(s.factors) != len(frequency):
            raise CheckpointError(f"the RoPE scaling has {len(s.factors)} factors for {len(frequency)} frequencies")
        return frequency / np.asarray(s.factors, np.float32)
    return _yarn(frequency, theta, s) if s.kind == "yarn" else _llama3(frequency, s)


def _llama3(frequency: np.ndarray, s: RopeScaling) -> np.ndarray:
    """Long wavelengths are multiplied by `factor`, and short ones are kept. Frequencies between them are a blend of both."""
    wavelength = 2 * math.pi / frequency
    low, high = s.original_max_position / s.low_freq_factor, s.original_max_position / s.high_freq_factor
    blend = (s.original_max_position / wavelength - s.low_freq_factor) / (s.high_freq_factor - s.low_freq_factor)
    mixed = (1 - blend) * frequency / s.factor + blend * frequency
    blended = np.where(wavelength > low, frequency / s.factor, np.where(wavelength < high, frequency, mixed))
    return blended.astype(np.float32)


def _yarn(frequency: np.ndarray, theta: float, s: RopeScaling) -> np.ndarray:
    """YaRN (Peng et al. 2023, arXiv 2309.00071). Pairs that turn at least ``beta_fast`` times in the original context keep their frequency.
    For those that turn at most ``beta_slow`` times it is divided by `factor`. Between them is a ramp over the pairs' indices.
    """
    rotary_dim = 2 * len(frequency)

    def turning(times: float) -> float:
        """The index of the pair that turns ``times`` times in the original context; a real number."""
        return rotary_dim * math.log(s.original_max_position / (times * 2 * math.pi)) / (2 * math.log(theta))

    first, last = turning(s.beta_fast), turning(s.beta_slow)
    if s.truncate:
        first, last = math.floor(first), math.ceil(last)
    first, last = max(first, 0), min(last, rotary_dim - 1)
    ramp = (np.arange(len(frequency), dtype=np.float32) - np.float32(first)) / np.float32(last - first if last != first else 0.001)
    divided = np.clip(ramp, 0, 1).astype(np.float32)
    kept = 1 - divided
    return (frequency / np.float32(s.factor) * (1 - kept) + frequency * kept).astype(np.float32)


def yarn_magnitude(factor: float, weight: float = 1.0) -> float:
    """YaRN's multiplier of cos and sin, for contexts ``factor`` times as long as the original: ``0.1 weight ln(factor) + 1``."""
    return 0.1 * weight * math.log(factor) + 1.0 if factor > 1 else 1.0
