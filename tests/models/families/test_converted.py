"""GGUF files by llama.cpp's own converter (``tests/fixtures/make_gguf_fixtures.py``) against the models that they were made of."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import jax
import numpy as np
import pytest

from tests.families import PLUS_ONE, RECURRENT, WITH_GGUF
from tests.models.families.conftest import Changed
from tests.models.gguf_files import assert_same_weights
from xlaengine.models.blocks import Rope
from xlaengine.models.checkpoint import load
from xlaengine.models.families import spec_of
from xlaengine.models.weights import abstract
from xlaengine.ops.params import Param, is_param
from xlaengine.sources import resolve

FAMILIES = [family for family in WITH_GGUF if family not in (*PLUS_ONE, *RECURRENT)]
NUMBERS = ("norm_eps", "rope_theta")


@pytest.mark.parametrize("family", FAMILIES)
def test_a_converted_file_gives_the_weights_and_the_config_of_its_hf_model(family: str, fixtures: Path, changed: Changed) -> None:
    """Its matrices are float16, its numbers float32, and it has Llama 3's scaling as a divisor for each frequency."""
    changes = json.loads((fixtures / "gguf" / "changes.json").read_text())[family]
    hf_cfg, hf_weights = load(resolve(str(changed(family, **changes))))
    cfg, weights = load(resolve(str(fixtures / "gguf" / f"{family}.gguf")))
    assert_same_weights(weights, jax.tree.map(as_stored, abstract(spec_of(hf_cfg)), hf_weights, is_leaf=is_param))
    assert [getattr(cfg, name) for name in NUMBERS] == pytest.approx([getattr(hf_cfg, name) for name in NUMBERS])
    assert dict(cfg.own) == {name: pytest.approx(value) if isinstance(value, float) else value for name, value in hf_cfg.own}
    frequencies, expected = (Rope(each.head_dim, each.rope_theta, each.rope_scaling).frequencies() for each in (cfg, hf_cfg))
    np.testing.assert_allclose(frequencies, expected, rtol=1e-6)
    is_llama3 = hf_cfg.rope_scaling is not None and hf_cfg.rope_scaling.kind == "llama3"
    compared = (*NUMBERS, "own", "rope_scaling") if is_llama3 else (*NUMBERS, "own")
    assert replace(cfg, **{name: getattr(hf_cfg, name) for name in compared}) == hf_cfg


def as_stored(param: Param, values: np.ndarray) -> np.ndarray:
    """Biases, and the matrices of routers and of gates of shared experts, are float32, the others float16."""
    is_router = param.is_matrix and param.axes == ("embed", None)
    is_bias = len(param.shape) == 1 or (not param.is_matrix and param.axes[0] in ("kv_heads", "experts"))
    return values if is_bias or is_router else values.astype(np.float16).astype(np.float32)
