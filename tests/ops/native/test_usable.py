"""The kernels of this tree are used if they can be compiled. If one failed its self-test, all other tests here would be skipped."""

from __future__ import annotations

import pytest

from xlaengine.ops.native import library
from xlaengine.ops.native.errors import Unavailable
from xlaengine.sources import cache_dir


def test_kernels_that_can_be_compiled_pass_their_self_test() -> None:
    if library._turned_off():
        pytest.skip("XLAENGINE_NATIVE turns them off")
    try:
        built = library.chosen(cache_dir() / "native")
    except Unavailable as reason:
        pytest.skip(str(reason))
    assert library.refused(built) is None
