from __future__ import annotations

from typing import Any

import pytest

from tests.models.families.conftest import Read
from xlaengine.models.blocks import Attention, Rope
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.families import spec_of

ROPE = {"rope_type": "default", "rope_theta": 6543.0}


def test_missing_keys_take_the_defaults_of_transformers(read: Read) -> None:
    cfg = read("phi3", without=("sliding_window", "rope_parameters", "max_position_embeddings", "num_key_value_heads"))
    (layer,) = spec_of(cfg).kinds
    assert isinstance(layer.mixer, Attention)
    assert (layer.mixer.window, layer.mixer.rope) == (None, Rope(12, 10_000.0))
    assert (cfg.max_positions, cfg.kv_heads) == (4096, 4)


@pytest.mark.parametrize(
    ("settings", "lanes"),
    [
        ({}, 6),
        ({"rope_parameters": ROPE}, 12),
        ({"rope_parameters": ROPE, "partial_rotary_factor": 0.34}, 4),
        ({"rope_parameters": None, "rope_theta": 6543.0, "partial_rotary_factor": 0.75}, None),
        ({"rope_parameters": None, "rope_theta": 6543.0, "partial_rotary_factor": 0.7}, 8),
    ],
)
def test_the_part_that_rotates_is_read_in_either_spelling(read: Read, settings: dict[str, Any], lanes: int | None) -> None:
    if lanes is None:
        with pytest.raises(CheckpointError, match="rotates 9 of 12 dimensions; the number must be even"):
            read("phi3", **settings)
        return
    (layer,) = spec_of(read("phi3", **settings)).kinds
    assert isinstance(layer.mixer, Attention)
    assert layer.mixer.rope == Rope(lanes, 6543.0)


@pytest.mark.parametrize(
    ("settings", "error", "named"),
    [
        ({"rope_parameters": ROPE | {"partial_rotary_factor": 1.5}}, CheckpointError, "rotates 18 of 12 dimensions"),
        ({"rope_parameters": ROPE | {"partial_rotary_factor": "x"}}, CheckpointError, "rope_parameters sets partial_rotary_factor to 'x'"),
        ({"hidden_act": "gelu"}, UnsupportedModel, "hidden_act to 'gelu'"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(read: Read, settings: dict[str, Any], error: type[Exception], named: str) -> None:
    with pytest.raises(error, match=named):
        read("phi3", **settings)
