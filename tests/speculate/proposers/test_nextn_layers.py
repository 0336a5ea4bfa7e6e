"""Several layers for multi-token prediction, one for each token ahead."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.speculate.proposers.published import (
    check_accepted,
    check_said,
    check_verified,
    drafter_of,
    engine_with,
    right_next_layer,
    with_tensors,
)
from tests.speculate.proposers.streams import Streams
from tests.speculating import largest_step
from xlaengine.check.oracle import open_checkpoint
from xlaengine.config import EngineConfig
from xlaengine.memory.held import held_arrays
from xlaengine.models.checkpoint import UnsupportedModel, load
from xlaengine.models.checkpoint.fill import next_layers
from xlaengine.opening import ModelFiles
from xlaengine.planning.footprint import footprint
from xlaengine.sources import resolve
from xlaengine.speculate.proposers.nextn_layers import NextNLayers

RECORDED, LAYERS = "qwen3_mtp_layers", 3


@pytest.fixture(autouse=True)
def one_size_of_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return with_tensors(tmp_path / "model", "qwen3", drafter=RECORDED)


@pytest.mark.slow
def test_each_layer_says_what_the_published_formula_says(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_said(RECORDED, target, "mtp", monkeypatch)


@pytest.mark.slow
def test_entries_that_used_proposals_are_computed_again(target: Path) -> None:
    """After any number of accepted proposals the drafter holds what a new stream of these tokens has, and proposes the same."""
    engine, model = engine_with("mtp", LAYERS), load(resolve(str(target)), "float32")
    drafter = drafter_of(target, engine)
    assert isinstance(drafter, NextNLayers)
    streams, fresh = (Streams(drafter, engine, target=model) for _ in range(2))
    streams.begin(1, [5, 9, 33, 7])
    for accepted in (0, 3, 1, 2, 3, 0):
        proposed = streams.propose(LAYERS, 1).tokens[0].tolist()
        streams.extend(1, *proposed[:accepted], 40 + accepted)
        fresh.begin(1, streams.tokens[1])
        assert fresh.look(LAYERS, 1).tokens[0].tolist() == streams.look(LAYERS, 1).tokens[0].tolist()
        pos = len(streams.tokens[1]) - 1
        pairs = zip(held_arrays(streams.state.draft.cells), held_arrays(fresh.state.draft.cells), strict=True)
        for number, (ours, wanted) in enumerate(pairs):
            known = pos - number // 2  # two arrays for each layer
            np.testing.assert_allclose(ours.array[:, 1, :, :known], wanted.array[:, 1, :, :known], atol=1e-5)
            assert np.isfinite(ours.array[:, 1, :, :known]).all()


@pytest.mark.slow
def test_layers_that_are_right_are_always_accepted(tmp_path: Path) -> None:
    check_accepted(right_next_layer(tmp_path / "model", LAYERS), {"method": "mtp"})


@pytest.mark.slow
def test_they_change_no_stream(target: Path) -> None:
    check_verified(target, {"method": "mtp"})


def test_more_proposals_than_layers_are_refused_with_both_numbers(target: Path) -> None:
    with pytest.raises(UnsupportedModel, match=r"has 3 layers .*, one for each token ahead, and num_speculative_tokens is 4$"):
        drafter_of(target, engine_with("mtp", 4))


def test_fewer_proposals_than_layers_use_the_first(target: Path) -> None:
    assert len(drafter_of(target, engine_with("mtp", 2)).layers) == 2


def test_they_count_as_much_from_the_header_as_loaded_and_the_oracle_leaves_them_alone(target: Path) -> None:
    files, engine = ModelFiles(str(target)), engine_with("mtp", LAYERS)
    shapes = files.shapes(engine)
    assert footprint(shapes) == footprint(replace(shapes, speculation=files.speculation(engine)))
    open_checkpoint(target)


def test_layers_are_in_the_order_of_their_numbers() -> None:
    assert next_layers([f"model.layers.{i}.eh_proj.weight" for i in (10, 9, 11)]) == [f"model.layers.{i}." for i in (9, 10, 11)]
