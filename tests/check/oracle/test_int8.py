"""The oracle's own products of int8, against the engine's definition."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

from tests.conftest import FIXTURES
from xlaengine.check.oracle.blocks.arithmetic import exact_linear, linear_of
from xlaengine.check.oracle.streams import open_oracle
from xlaengine.ops.int8 import product_by_numpy


@pytest.mark.parametrize(("xp", "dtype"), [(np, np.float64), (jnp, np.float32)], ids=["numpy", "xla"])
def test_the_oracles_product_is_that_of_the_definition(xp: Any, dtype: Any) -> None:
    rng = np.random.default_rng(3)
    x, w = rng.standard_normal((6, 130), np.float32), rng.standard_normal((130, 21), np.float32)
    x[2], w[:, 4] = 0, 0
    expected, rows, weight = product_by_numpy(x, w), xp.asarray(x.astype(dtype)), xp.asarray(w.T.astype(dtype))
    found, plain = np.asarray(linear_of("w8a8")(rows, weight)), np.asarray(exact_linear(rows, weight))
    np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-5)
    np.testing.assert_allclose(plain, x @ w, rtol=1e-5, atol=1e-4)
    assert np.abs(plain - expected).max() > 0.05, "products of floats would pass too"
    assert linear_of(None) is exact_linear


@pytest.mark.slow
def test_an_oracle_of_int8_has_other_logits_in_both_dtypes() -> None:
    ids = list(range(3, 15))
    of = {name: open_oracle(FIXTURES / "qwen3_moe", "float32", quantization=name) for name in (None, "w8a8")}  # type: ignore[arg-type]
    plain, quantized = (np.array(list(oracle.logits(ids, 0))) for oracle in of.values())
    judged = np.array(list(of["w8a8"].judge.logits(ids, 0)))
    assert np.abs(plain - quantized).max() > 1e-3
    assert np.abs(judged - quantized).max() < np.abs(plain - quantized).max()


def test_an_unknown_quantization_is_refused() -> None:
    with pytest.raises(ValueError, match="no products of quantization 'w4'"):
        linear_of("w4")


def test_the_definition_of_the_oracle_imports_nothing_of_the_engine() -> None:
    code = "import sys, xlaengine.check.oracle.blocks.arithmetic; sys.exit('xlaengine.ops.int8' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
