"""Dequantizing with the library of kernels gives the bits that the gguf package gives."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from gguf.constants import GGMLQuantizationType
from gguf.quants import dequantize

from xlaengine.ops import native
from xlaengine.ops.native import dequantizing, library, selftest
from xlaengine.ops.native.errors import Unavailable
from xlaengine.ops.native.selftest.quantized import BLOCKS
from xlaengine.ops.quantized import BLOCK_KINDS

needs_library = pytest.mark.skipif(native.missing() is not None, reason=f"no native kernels: {native.missing()}")


def stored_blocks(kind: str, count: int) -> np.ndarray:
    """Random bytes, so that scales take every kind of half: normal, subnormal, infinite and NaN."""
    return np.random.default_rng(count).integers(0, 256, count * BLOCK_KINDS[kind].bytes, np.uint8)


@needs_library
@pytest.mark.parametrize("kind", BLOCKS)
@pytest.mark.parametrize("count", [1, 48, 1000])
def test_entries_are_those_of_gguf_bit_for_bit(kind: str, count: int) -> None:
    stored = stored_blocks(kind, count)
    with np.errstate(all="ignore"):
        expected = dequantize(stored.reshape(-1, BLOCK_KINDS[kind].bytes), GGMLQuantizationType[kind]).reshape(-1)
    dequantized = dequantizing.dequantizer(kind)
    assert dequantized is not None
    found = dequantized(stored)
    assert found.dtype == np.float32
    numbers = ~np.isnan(expected)
    assert np.isnan(found[~numbers]).all()
    assert found[numbers].tobytes() == expected[numbers].tobytes()


@needs_library
def test_bytes_may_be_anywhere_and_read_only() -> None:
    stored = stored_blocks("Q8_0", 5)
    there = np.frombuffer(b"\0" + stored.tobytes(), np.uint8)[1:]
    dequantized = dequantizing.dequantizer("Q8_0")
    assert dequantized is not None
    np.testing.assert_array_equal(dequantized(there), dequantized(stored))


def test_other_kinds_are_left_to_gguf_and_all_where_there_is_no_library(monkeypatch: pytest.MonkeyPatch) -> None:
    assert dequantizing.dequantizer("Q2_K") is None
    monkeypatch.setattr(library, "missing", lambda: "turned off")
    assert dequantizing.dequantizer("Q4_1") is None


def test_nothing_is_compiled_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "is_to_be_built", lambda: True)
    monkeypatch.setattr(library, "missing", lambda: pytest.fail("this would compile"))
    assert dequantizing.dequantizer("Q4_1") is None


def test_a_file_that_is_no_such_library_is_named(tmp_path: Path) -> None:
    (other := tmp_path / "kernels.so").write_bytes(b"nothing")
    with pytest.raises(Unavailable, match=f"{other} does not load"):
        dequantizing.in_library(other, "Q4_1")


@needs_library
@pytest.mark.parametrize("kind", BLOCKS)
def test_a_library_that_dequantizes_wrongly_fails_the_self_test(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    assert list(selftest.wrong_entries(library.path())) == []
    right = dequantizing.in_library

    def wrong(path: Path, asked: str) -> dequantizing.Dequantize:
        call = right(path, asked)
        return (lambda stored: call(stored) * np.float32(1.001)) if asked == kind else call

    monkeypatch.setattr(dequantizing, "in_library", wrong)
    (said,) = selftest.wrong_entries(library.path())
    assert said.startswith(f"dequantizing {kind}: ")
