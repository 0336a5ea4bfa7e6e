"""Floors are measured, not assumed."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import jax
import numpy as np
import pytest

from tests.conftest import FIXTURES
from tests.observe.bench.small import SETTINGS, SmallBench
from xlaengine.config import Kernels
from xlaengine.models.checkpoint import load_config
from xlaengine.observe.bench.floors import Floors
from xlaengine.ops.chosen import ops_of
from xlaengine.sources import resolve


def test_bytes_are_those_of_the_model(bench: SmallBench) -> None:
    model = bench.model
    assert bench.floors.kv_bytes == 2 * model.layers * model.kv_heads * model.head_dim * 4
    assert Floors(model, "bfloat16", ops_of("xla")).weight_bytes(1) == bench.floors.weight_bytes(1) / 2
    with bench.engine(2, 96) as engine:
        assert engine.runner.state is not None
        assert engine.runner.state.cells[0][0].k.nbytes * 2 == 2 * 96 * bench.floors.kv_bytes


def test_keys_and_values_count_as_they_are_stored(bench: SmallBench) -> None:
    H, entries = bench.model.head_dim, 2 * bench.model.layers * bench.model.kv_heads
    found = {kind: Floors(bench.model, "float32", ops_of("xla"), kv_dtype=kind).kv_bytes for kind in ("float32", "bfloat16", "int8")}
    assert found == {"float32": bench.floors.kv_bytes, "bfloat16": entries * 2 * H, "int8": entries * (H + 4)}
    narrow = SmallBench(replace(SETTINGS, kv_cache_dtype="int8"))
    assert narrow.floors.kv_bytes == found["int8"]
    assert narrow.config(1, 96).kv_dtype == "int8"


def test_a_layer_with_a_window_reads_no_more_than_the_window(bench: SmallBench) -> None:
    windows = (20, *[None] * (bench.model.layers - 1))
    floors = Floors(replace(bench.model, windows=windows), "float32", ops_of("xla"))
    of_a_layer = floors.kv_bytes / bench.model.layers
    assert floors.slot_read(12) == 12 * floors.kv_bytes
    assert floors.slot_read(100) == 20 * of_a_layer + 100 * (bench.model.layers - 1) * of_a_layer


def test_recurrent_state_is_read_whatever_the_position() -> None:
    """Six heads of 10 x 6 values, and two inputs of 76 channels, in each of three layers."""
    floors = Floors(load_config(resolve(str(FIXTURES / "qwen3_5"))), "float32", ops_of("xla"))
    assert floors.slot_read(5) - 5 * floors.kv_bytes == 3 * (6 * 10 * 6 + 2 * 76) * 4
    assert floors.slot_read(500) == floors.slot_read(5) + 495 * floors.kv_bytes


def test_the_floor_of_a_step_is_the_longer_of_reading_and_products(bench: SmallBench, monkeypatch: pytest.MonkeyPatch) -> None:
    floors = Floors(bench.model, "float32", ops_of("xla"))
    monkeypatch.setattr(floors, "bandwidth", lambda: 1e6)
    monkeypatch.setattr(floors, "products", lambda weights, rows: 0.5)
    read = (floors.weight_bytes(3) + 3 * 100 * floors.kv_bytes) / 1e6
    assert read < 0.5
    assert floors.decode(None, 3, 100) == 0.5
    assert floors.decode(None, 3000, 100) == pytest.approx((floors.weight_bytes(3000) + 300_000 * floors.kv_bytes) / 1e6)


def test_products_and_bandwidth_are_measured(bench: SmallBench) -> None:
    with bench.engine(2, 96) as engine:
        few, many = (bench.floors.products(engine.runner.weights, rows) for rows in (2, 256))
        assert 0 < few < many
        assert bench.floors.prefill(engine.runner.weights, 512) > 0
    assert 1e6 < bench.floors.bandwidth() < 1e14


@pytest.mark.parametrize("kernels", get_args(Kernels))
def test_the_fastest_product_is_the_product(kernels: Kernels) -> None:
    ops = ops_of(kernels)
    if (why := ops.missing()) is not None:
        pytest.skip(why)
    ops.ready()
    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal(shape).astype(np.float32) for shape in ((3, 40), (40, 24)))
    fastest = jax.jit(ops.fastest_product)(x, ops.pack(w))
    np.testing.assert_allclose(fastest, x @ w, rtol=1e-5, atol=1e-5)


def test_of_experts_a_step_reads_those_that_its_rows_choose() -> None:
    """Mixtral's fixture: 3 of 6 experts of 3 * 24 * 32 values in each of 3 layers."""
    floors = Floors(load_config(resolve(str(FIXTURES / "mixtral"))), "float32", ops_of("xla"))
    experts = 3 * 6 * 3 * 24 * 32 * 4
    one, two, all_of_them = (floors.weight_bytes(rows) for rows in (1, 2, 1000))
    assert (two - one, all_of_them - one) == (experts // 4, experts // 2)
