"""Blocks of quantized tensors, which are not read through XLA."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from xlaengine.ops.native.blocks import in_library
from xlaengine.ops.native.selftest.case import Case, differences


def wrong_entries(library: Path) -> Iterator[str]:
    """Yields one line for each kind of block that a library dequantizes differently from NumPy."""
    rng = np.random.default_rng(5)
    scales = np.array([0, 1, -2, 0.1, 2**-24, -(2**-14), 65504, np.inf, np.nan], np.float16)
    scale, least = (x[:, None] for x in (np.repeat(scales, len(scales)), np.tile(scales, len(scales))))
    n = len(scale)
    packed, signed = rng.integers(0, 256, (n, 16), np.uint8), rng.integers(-128, 128, (n, 32), np.int8)
    entries = np.concatenate([packed & 15, packed >> 4], axis=1).astype(np.float32)
    with np.errstate(all="ignore"):
        expected = {
            "Q4_1": entries * scale.astype(np.float32) + least.astype(np.float32),
            "Q8_0": signed.astype(np.float32) * scale.astype(np.float32),
        }
    stored = {
        "Q4_1": np.concatenate([scale.view(np.uint8), least.view(np.uint8), packed], axis=1),
        "Q8_0": np.concatenate([scale.view(np.uint8), signed.view(np.uint8)], axis=1),
    }
    for kind, blocks in stored.items():
        call = in_library(library, kind)
        case = Case(f"dequantizing {kind}", call, (), (expected[kind].reshape(-1),))
        yield from differences(case, call(blocks.reshape(-1)))
