"""Mixtures with random weights: what a step reads is counted, not assumed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

from tests.observe.bench.small import SETTINGS, SmallBench
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.random_weights import random_weights
from xlaengine.models.weights import abstract, bytes_read
from xlaengine.observe.bench import floors as floors_module
from xlaengine.observe.bench.bench import Unsuitable
from xlaengine.observe.bench.floors import Floors
from xlaengine.observe.bench.streams import drawn_requests, submitted
from xlaengine.observe.bench.workloads import mixture
from xlaengine.planning import Memory, fitting

OWN = {**dict(mixture.SHAPES["qwen3"].own), "num_experts": 6, "num_experts_per_tok": 2, "moe_intermediate_size": 12}
TINY = replace(
    mixture.SHAPES["qwen3"],
    vocab=64,
    d_model=16,
    layers=2,
    heads=2,
    kv_heads=1,
    head_dim=8,
    mlp=20,
    max_positions=96,
    own=tuple(sorted(OWN.items())),
)
EXPERT = 3 * 16 * 12


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> ModelConfig:
    monkeypatch.setattr(mixture, "SHAPES", {"tiny": TINY})
    return TINY


@pytest.mark.slow
def test_its_floor_is_what_its_rows_chose_and_the_table_says_how_spread_that_is(bench: SmallBench, tiny: ModelConfig) -> None:
    (found,) = mixture.measure(bench)
    assert (found.workload, found.case, found.unit) == ("mixture", "tiny, B=2", "ms/step")
    assert len(found.samples) == len(found.floors) == SETTINGS.repeats
    assert found.facts["experts"] == 6
    assert found.facts["experts_expected"] == pytest.approx(6 * (1 - (4 / 6) ** 2))
    assert 2 <= found.facts["experts_chosen"] <= 4
    assert found.facts["layers"] == 2


@pytest.mark.slow
def test_rows_that_choose_the_same_experts_read_them_once(bench: SmallBench) -> None:
    weights = random_weights(TINY)
    (stack,) = weights.groups[0]
    stack["feed_forward"]["router"][:] = 0  # all experts tie, and the two with the lowest indices win
    with bench.engine(2, 96, model=(TINY, weights)) as engine:
        streams = submitted(engine, drawn_requests(TINY.vocab, [5, 9], 20))
        while not all(streams.values()):
            for event in engine.step():
                streams[event.request_id].append(event)
        chosen = mixture.chosen_experts(engine)
        assert chosen == mixture.Chosen(nbytes=2 * 2 * EXPERT * 4, distinct=2.0)
        assert chosen == mixture.chosen_experts(engine)


def test_weights_that_every_pass_reads_are_all_but_experts_and_the_table_of_embeddings(bench: SmallBench) -> None:
    floors, spec = Floors(TINY, "float32", bench.ops), spec_of(TINY)
    assert floors.read_always == 4 * (bytes_read(spec, 1, 1) - 2 * 2 * EXPERT)
    assert bytes_read(spec, 10_000, 1) == bytes_read(spec, 0, 1) + 2 * 6 * EXPERT


def test_products_of_a_floor_are_with_as_many_experts_as_rows_choose_at_random() -> None:
    """Of 128 experts 8 rows of 8 choose 52 on average: 64, one after the other, would be more than a step reads."""
    rng, spec = np.random.default_rng(0), spec_of(mixture.SHAPES["qwen3"])
    seen = []

    class Counting:
        def grouped_product(self, x, w, choices):
            assert all(len(set(row)) == 8 for row in np.asarray(choices))
            seen.append(len(np.unique(choices)))
            return x

    (stack,) = abstract(spec).groups[0]
    ops: Any = Counting()
    param = spec.layers[0].parameters()["feed_forward"]["gate_up"]
    for _ in range(50):
        floors_module._product(ops, param, stack, jnp.zeros((8, 4)), rng)
    assert np.mean(seen) == pytest.approx(128 * (1 - (15 / 16) ** 8), rel=0.03)


def test_it_has_the_layers_that_fit_or_says_what_one_needs(bench: SmallBench, monkeypatch: pytest.MonkeyPatch) -> None:
    def with_room(size: int) -> ModelConfig:
        monkeypatch.setattr(fitting, "available", lambda: Memory(size, "there"))
        return mixture._that_fits(bench, "qwen3", mixture.SHAPES["qwen3"])

    assert with_room(100 << 30).layers == mixture.MOST_LAYERS
    assert with_room(6 << 30).layers == 2
    with pytest.raises(Unsuitable, match=r"one layer of qwen3: this engine needs .* GiB"):
        with_room(2 << 30)
