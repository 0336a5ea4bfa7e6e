"""What one of several devices needs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.conftest import TinyModel, tiny_config
from xlaengine.planning.footprint import Footprint, Shapes, footprint


@pytest.fixture
def needed(tiny_model: Callable[[str], TinyModel]) -> Callable[..., Footprint]:
    """``needed(devices, platform)``: of ``llama3``, which has 2 key heads."""

    def of(devices: int, platform: str) -> Footprint:
        shapes = Shapes(tiny_model("llama3")[0], tiny_config(3, kernels="xla", tensor_parallel_size=devices))
        return footprint(shapes, platform, measured=1000)

    return of


def test_each_of_two_devices_has_half_of_keys_and_matrices_and_all_of_the_rest(needed: Callable[..., Footprint]) -> None:
    one, two = needed(1, "gpu"), needed(2, "gpu")
    assert two.kv == one.kv / 2
    assert 0.5 * one.weights < two.weights < 0.65 * one.weights  # vectors, and columns that fill up
    assert (two.vocab, two.slots, two.logits, two.temporaries) == (one.vocab, one.slots, one.logits, 1000)


def test_key_heads_are_filled_up_to_the_number_of_devices(needed: Callable[..., Footprint]) -> None:
    assert needed(8, "gpu").kv == needed(1, "gpu").kv / 2  # one head each, of which 6 devices have none of the model's


def test_devices_of_a_cpu_share_its_memory(needed: Callable[..., Footprint]) -> None:
    one, two = needed(1, "cpu"), needed(2, "cpu")
    assert two.kv == one.kv
    assert one.weights <= two.weights < 1.3 * one.weights
    assert (two.vocab, two.slots, two.temporaries) == (2 * one.vocab, 2 * one.slots, 2000)
