from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.models.families.conftest import Read
from xlaengine.models.blocks import Attention, Rope
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel, load_config
from xlaengine.models.config import ModelConfig, RopeScaling
from xlaengine.models.families import spec_of
from xlaengine.sources import resolve

LINEAR = RopeScaling(kind="linear", factor=4.5)


def attention_of(cfg: ModelConfig) -> list[tuple[int | None, Rope | None]]:
    """The window and the RoPE of each layer."""
    return [(mixer.window, mixer.rope) for mixer in (layer.mixer for layer in spec_of(cfg).layers) if isinstance(mixer, Attention)]


def test_only_layers_that_see_all_have_the_scaled_rope(read: Read) -> None:
    sliding, full = (11, Rope(8, 87654.0)), (None, Rope(8, 87654.0, LINEAR))
    assert attention_of(read("olmo3")) == [sliding, sliding, sliding, full, sliding]


def test_missing_keys_take_the_defaults_of_transformers(read: Read) -> None:
    cfg = read("olmo3", without=("sliding_window", "layer_types", "rope_parameters", "num_key_value_heads"))
    sliding, full = (4096, Rope(8, 500_000.0)), (None, Rope(8, 500_000.0))
    assert attention_of(cfg) == [sliding, sliding, sliding, full, sliding]
    assert cfg.kv_heads == 4


def test_each_kind_of_layer_may_have_its_own_base(read: Read) -> None:
    rope = {"sliding_attention": {"rope_theta": 321.0}, "full_attention": {"rope_theta": 54321.0}}
    cfg = read("olmo3", rope_parameters=rope)
    assert [rope.theta for _, rope in attention_of(cfg) if rope is not None] == [321.0, 321.0, 321.0, 54321.0, 321.0]


def test_the_spelling_before_transformers_5_gives_the_same_model(read: Read) -> None:
    old = {"rope_theta": 87654.0, "rope_scaling": {"rope_type": "linear", "factor": 4.5}}
    assert read("olmo3", without=("rope_parameters",), **old) == read("olmo3")


@pytest.mark.parametrize(
    ("settings", "error", "named"),
    [
        ({"layer_types": ["full_attention"]}, CheckpointError, "1 layer_types and num_hidden_layers to 5"),
        ({"layer_types": ["chunked_attention"] * 5}, UnsupportedModel, "layer_types to 'chunked_attention'"),
        (
            {"rope_parameters": {"sliding_attention": {"rope_type": "linear", "factor": 2.0}}},
            UnsupportedModel,
            "rope type 'linear' of sliding_attention",
        ),
        (
            {"rope_parameters": {"sliding_attention": {"rope_theta": 0}}},
            CheckpointError,
            "rope_parameters.sliding_attention sets rope_theta to 0",
        ),
        ({"rope_parameters": {"full_attention": 7, "sliding_attention": {}}}, CheckpointError, "rope_parameters sets full_attention to 7"),
        ({"sliding_window": 0}, CheckpointError, "sliding_window to 0"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(read: Read, settings: dict[str, Any], error: type[Exception], named: str) -> None:
    with pytest.raises(error, match=named):
        read("olmo3", **settings)


def test_a_gguf_file_is_of_olmo3_if_it_has_a_window(fixtures: Path) -> None:
    assert [load_config(resolve(str(fixtures / "gguf" / f"{name}.gguf"))).family for name in ("olmo2", "olmo3")] == ["olmo2", "olmo3"]
