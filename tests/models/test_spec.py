"""Layers that run as one stack, and how a model is made of them."""

from __future__ import annotations

import json

import pytest

from tests.conftest import FIXTURES
from xlaengine.models.checkpoint import load_config
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import FAMILIES, spec_of
from xlaengine.models.spec import Group, LayerSpec, grouped
from xlaengine.sources import resolve

A, B, C = (LayerSpec(*name * 4) for name in "ABC")  # pyright: ignore[reportArgumentType]  (what matters is which are equal)

CONFIG = ModelConfig(
    family="llama",
    vocab=37,
    d_model=24,
    layers=3,
    heads=6,
    kv_heads=2,
    head_dim=10,
    mlp=28,
    norm_eps=3e-4,
    rope_theta=4321.0,
    max_positions=77,
)


@pytest.mark.parametrize(
    ("layers", "groups"),
    [
        ((A,), [((A,), 1)]),
        ((A,) * 5, [((A,), 5)]),
        ((A, A, B) * 3, [((A, A, B), 3)]),
        ((A, A, B, A, A, B, A, A), [((A, A, B), 2), ((A,), 2)]),
        ((A, B, C), [((A,), 1), ((B,), 1), ((C,), 1)]),
        ((A, B, B, B), [((A,), 1), ((B,), 3)]),
        ((A, B) * 2 + (C,) * 2, [((A, B), 2), ((C,), 2)]),
    ],
)
def test_a_repeating_pattern_of_layers_is_one_group(layers: tuple[LayerSpec, ...], groups: list[tuple[tuple[LayerSpec, ...], int]]) -> None:
    found = grouped(layers)
    assert found == tuple(Group(*each) for each in groups)
    assert sum((group.pattern * group.repeats for group in found), ()) == layers


@pytest.mark.parametrize("family", ["llama", "mistral", "qwen2", "qwen3"])
def test_a_dense_model_is_one_group(family: str) -> None:
    cfg = ModelConfig(**(vars(CONFIG) | {"family": family}))
    assert [group.repeats for group in spec_of(cfg).groups] == [3]


@pytest.mark.parametrize("name", sorted(path.parent.name for path in FIXTURES.glob("*/config.json")))
def test_equal_configurations_give_equal_models(name: str) -> None:
    settings = json.loads((FIXTURES / name / "config.json").read_text())
    if settings["model_type"] not in FAMILIES:
        pytest.skip("the family is not read yet")
    first, second = (load_config(resolve(str(FIXTURES / name))) for _ in range(2))
    assert spec_of(first) == spec_of(second)
    assert hash(spec_of(first)) == hash(spec_of(second))
