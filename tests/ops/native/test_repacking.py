"""Panels of blocks hold the values that the file means, bit for bit, in as many bytes as the file."""

from __future__ import annotations

import numpy as np
import pytest

from tests.ops.native import quantized
from xlaengine.ops import native
from xlaengine.ops.native.repacking import repacked
from xlaengine.ops.panels import PANEL
from xlaengine.ops.quantized import KINDS, UNIT, dequantized, layout_of

pytestmark = pytest.mark.skipif(native.missing() is not None, reason=f"no native kernels: {native.missing()}")


@pytest.mark.parametrize("F", [1, 48, 101])
@pytest.mark.parametrize("kind", KINDS)
def test_values_are_those_of_the_file_bit_for_bit(kind: str, F: int) -> None:
    D = 3 * KINDS[kind].entries
    part = quantized.random_bytes(np.random.default_rng(F), kind, D, F)
    found, expected = dequantized(quantized.panels(D, [[part]]))[0], quantized.values(part)
    numbers = ~np.isnan(expected)
    assert np.isnan(found[~numbers]).all()
    assert np.array_equal(found[numbers].view(np.uint32), expected[numbers].view(np.uint32))


def test_matrices_of_a_stack_have_parts_of_kinds_of_their_own() -> None:
    rng = np.random.default_rng(0)
    stack = [
        [quantized.random_numbers(rng, kind, 256, F) for kind, F in zip(kinds, (50, 7, 96), strict=True)]
        for kinds in (("Q4_K", "Q6_K", "F32"), ("Q4_1", "Q8_0", "BF16"))
    ]
    found = quantized.panels(256, stack)
    assert found.shape == (2, 256, 153)
    assert found.table[..., 2:].tolist() == [[[0, 48], [48, 2], [50, 7], [57, 48], [105, 48]]] * 2
    assert np.array_equal(dequantized(found), quantized.stacked(stack))


@pytest.mark.parametrize("kind", KINDS)
def test_whole_panels_take_the_bytes_of_the_file(kind: str) -> None:
    _, rows = quantized.random_bytes(np.random.default_rng(0), kind, 512, 2 * PANEL)
    assert repacked(kind, rows).nbytes == rows.nbytes
    assert KINDS[kind].panel_bytes(256) < 256 // KINDS[kind].entries * KINDS[kind].bytes * PANEL + UNIT


def test_what_does_not_fit_is_refused() -> None:
    _, rows = quantized.random_bytes(np.random.default_rng(0), "Q4_1", 64, 10)
    with pytest.raises(ValueError, match="not a whole number of blocks of Q4_1"):
        repacked("Q4_1", rows[:, 1:])
    with pytest.raises(ValueError, match="take 1920 contiguous bytes"):
        repacked("Q4_1", rows, np.empty(1919, np.uint8))
    with pytest.raises(ValueError, match="300 entries is not a whole number of blocks of 256"):
        layout_of(300, [[("Q4_K", 4)]])
    with pytest.raises(ValueError, match="different columns"):
        layout_of(32, [[("Q4_0", 4)], [("Q4_0", 5)]])
