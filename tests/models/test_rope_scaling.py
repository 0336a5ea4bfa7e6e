"""RoPE scaling of engine and oracle against numbers that transformers 5.23 gave (``ROPE_INIT_FUNCTIONS``)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

from xlaengine.check.oracle.families.common import rotation
from xlaengine.check.oracle.hf_directory import define
from xlaengine.models.blocks import Rope
from xlaengine.models.checkpoint import CheckpointError
from xlaengine.models.checkpoint.hf_config import read_hf_config
from xlaengine.models.config import RopeScaling
from xlaengine.models.rope_scaling import scaled

LANES, LONGEST = 16, 1000
HALVES = {"factor": 5.0, "beta_fast": 24.0, "beta_slow": 1.5, "original_max_position_embeddings": 512, "rope_theta": 2468.0}
YARN: list[tuple[dict[str, Any], list[float], float]] = [
    (
        {**HALVES, "truncate": False},
        [1.0, 0.37666637, 0.11197715, 0.027122328, 0.0045450949, 0.0015164017, 0.00057117757, 0.00021514339],
        1.16094379124341,
    ),
    (
        HALVES,
        [1.0, 0.37666637, 0.11350205, 0.032064304, 0.0080516962, 0.0015164017, 0.00057117757, 0.00021514339],
        1.16094379124341,
    ),
    (
        {"factor": 3.0, "original_max_position_embeddings": 640, "rope_theta": 3579.0, "mscale": 0.7, "mscale_all_dim": 0.4},
        [1.0, 0.35956696, 0.10774034, 0.030991893, 0.0083577447, 0.0020034462, 0.00072037301, 0.00025902237],
        1.0315709972387628,
    ),
    (  # a ramp without length, and the factor that follows from the two contexts
        {
            **{"factor": None, "original_max_position_embeddings": 250, "rope_theta": 975.0},
            **{"beta_fast": 2.0, "beta_slow": 2.0, "truncate": False},
        },
        [1.0, 0.42303315, 0.17895706, 0.075704776, 0.0080064079, 0.003386976, 0.0014328032, 0.0006061233],
        1.138629436111989,
    ),
    (
        {"factor": 8.0, "original_max_position_embeddings": 300, "rope_theta": 55.0, "attention_factor": 1.3, "beta_fast": 7},
        [1.0, 0.60597491, 0.36720565, 0.2225174, 0.11124299, 0.05311127, 0.023519147, 0.0090012718],
        1.3,
    ),
]
SHORT, LONG = [1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5], [9.0] * 8
LONGROPE: dict[str, Any] = {
    **{"rope_type": "longrope", "rope_theta": 5000.0, "original_max_position_embeddings": 128},
    **{"short_factor": SHORT, "long_factor": LONG},
}
OF_SHORT = [1.0, 0.22989923, 0.059460357, 0.016403867, 0.0047140452, 0.0013933997, 0.0004204482, 0.00012888094]
LONGROPE_CASES: list[tuple[dict[str, Any], int, float]] = [
    ({}, 512, 1.1338934190276817),
    ({}, LONGEST, 1.1931820771522847),
    ({}, 128, 1.0),
    ({"factor": 2.0}, 512, 1.0690449676496976),
    ({"attention_factor": 1.25}, 512, 1.25),
]
Copy = Callable[[str], Path]


def with_rope(model_copy: Copy, rope: dict[str, Any], **beside: Any) -> dict[str, Any]:
    path = model_copy("mistral_window") / "config.json"
    config = json.loads(path.read_text()) | {"rope_parameters": rope, "max_position_embeddings": LONGEST, "head_dim": LANES} | beside
    path.write_text(json.dumps(config))
    return {**config, "directory": path.parent}


@pytest.mark.parametrize(("settings", "frequencies", "magnitude"), YARN)
def test_yarn_is_that_of_transformers(model_copy: Copy, settings: dict[str, Any], frequencies: list[float], magnitude: float) -> None:
    same_as_transformers(with_rope(model_copy, {"rope_type": "yarn", **settings}), frequencies, magnitude)


@pytest.mark.parametrize(("settings", "longest", "magnitude"), LONGROPE_CASES)
def test_longrope_is_that_of_transformers(model_copy: Copy, settings: dict[str, Any], longest: int, magnitude: float) -> None:
    config = with_rope(model_copy, LONGROPE | settings, max_position_embeddings=longest)
    same_as_transformers(config, OF_SHORT, magnitude)


def same_as_transformers(config: dict[str, Any], frequencies: list[float], magnitude: float) -> None:
    cfg = read_hf_config(config["directory"])
    rope, oracle = Rope(LANES, cfg.rope_theta, cfg.rope_scaling), rotation(config, LANES)
    np.testing.assert_allclose(rope.frequencies(), frequencies, rtol=1e-6)
    np.testing.assert_allclose(oracle.frequencies(), frequencies, rtol=1e-6)
    assert cfg.rope_scaling is not None
    assert oracle.scaling is not None
    assert (cfg.rope_scaling.magnitude, oracle.scaling.magnitude) == pytest.approx((magnitude, magnitude), rel=1e-12)


@pytest.mark.parametrize(
    ("rope", "beside", "most"),
    [
        (LONGROPE, {}, 128),
        (LONGROPE, {"original_max_position_embeddings": 96}, 96),
        (LONGROPE, {"max_position_embeddings": 100}, 100),
        ({"rope_type": "yarn", **HALVES}, {}, LONGEST),
    ],
)
def test_a_model_of_longrope_has_the_positions_of_its_original_context(
    model_copy: Copy, rope: dict[str, Any], beside: dict[str, Any], most: int
) -> None:
    """Beyond it the other divisors would hold, for all positions. The original context beside the RoPE goes first."""
    config = with_rope(model_copy, rope, **beside)
    assert read_hf_config(config["directory"]).most_positions == most
    assert define(config, {}).max_positions == most


def test_the_earlier_spelling_of_longrope_is_read(model_copy: Copy) -> None:
    """As in Phi-3's files: the original context is beside the RoPE, and the kind is named ``type``."""
    now = read_hf_config(with_rope(model_copy, LONGROPE)["directory"])
    scaling = {"type": "longrope", "short_factor": SHORT, "long_factor": LONG}
    beside = {"rope_theta": 5000.0, "rope_scaling": scaling, "original_max_position_embeddings": 128}
    assert read_hf_config(with_rope(model_copy, {}, **beside)["directory"]) == now


def test_yarns_magnitude_is_a_factor_of_cos_and_sin(model_copy: Copy) -> None:
    settings, _, magnitude = YARN[-1]
    config = with_rope(model_copy, {"rope_type": "yarn", **settings})
    cfg = read_hf_config(config["directory"])
    cos, sin = (np.asarray(each, np.float64) for each in Rope(LANES, cfg.rope_theta, cfg.rope_scaling).prepare(jnp.arange(5)[None]))
    np.testing.assert_allclose(cos**2 + sin**2, magnitude**2, rtol=1e-6)
    lanes = np.random.default_rng(3).standard_normal((5, 2, LANES))
    turned = rotation(config, LANES)(np, lanes)
    np.testing.assert_allclose((turned**2).sum(-1), (lanes**2).sum(-1) * magnitude**2, rtol=1e-12)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"beta_fast": 2.0, "beta_slow": 3.0}, "beta_fast to 2.0, which must be at least beta_slow, 3.0"),
        ({"beta_fast": None, "beta_slow": 33}, "beta_fast to 32.0, which must be at least beta_slow, 33"),
        ({"rope_theta": 1.0}, "rope_theta to 1.0, which must be above 1"),
        ({"factor": 0}, "factor to 0"),
        ({"truncate": "no"}, "truncate to 'no'"),
        ({"mscale": -1.0}, "mscale to -1.0"),
    ],
)
def test_what_yarn_cannot_be_is_refused_by_name(model_copy: Copy, settings: dict[str, Any], words: str) -> None:
    with pytest.raises(CheckpointError, match=words):
        read_hf_config(with_rope(model_copy, {"rope_type": "yarn", **HALVES, **settings})["directory"])


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"short_factor": SHORT[1:]}, "short_factor to 7 numbers; a rotary dimension of 16 needs 8"),
        ({"long_factor": [1.0] * 9}, "long_factor to 9 numbers"),
        ({"long_factor": None}, "'longrope' lacks 'long_factor'"),
        ({"short_factor": [*SHORT[1:], 0.0]}, "short_factor"),
        ({"original_max_position_embeddings": 1}, "original_max_position_embeddings to 1"),
    ],
)
def test_what_longrope_cannot_be_is_refused_by_name(model_copy: Copy, settings: dict[str, Any], words: str) -> None:
    with pytest.raises(CheckpointError, match=words):
        read_hf_config(with_rope(model_copy, LONGROPE | settings)["directory"])


def test_divisors_of_another_number_than_the_frequencies_are_refused() -> None:
    with pytest.raises(CheckpointError, match="1 factors for 8 frequencies"):
        scaled(np.ones(8, np.float32), 2468.0, RopeScaling(kind="factors", factors=(3.0,)))
