"""What an engine does if a layer keeps recurrent state, so that a slot cannot go back to an earlier position."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.device.conftest import CONFIG, MODEL
from tests.toy.recurrent import Recurrent
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.device import table
from xlaengine.device.table import graph_table
from xlaengine.memory.cells import cells_of
from xlaengine.memory.held import held_arrays
from xlaengine.memory.state import State
from xlaengine.models.families import spec_of
from xlaengine.models.spec import ModelSpec
from xlaengine.ops.xla import XlaOps
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.speculate.speculation import Speculation

NGRAM = SpeculativeConfig(method="ngram", num_speculative_tokens=2)
GOES_BACK = {"prompt_logprobs": True, "speculative": NGRAM, "snapshots": 2}
"""Settings of an engine whose slots go back to an earlier position, or whose positions are read again."""


def with_a_recurrence(cfg: Any) -> ModelSpec:
    """The model with its last layer's attention replaced."""
    spec = spec_of(cfg)
    last = replace(spec.layers[-1], mixer=Recurrent(spec.d_model))
    return replace(spec, layers=(*spec.layers[:-1], last))


def table_of(config: EngineConfig) -> list[str]:
    speculation = Speculation(Ngram(), config.speculative) if config.speculative else None
    return [graph.name for graph in graph_table(MODEL, config, speculation)]


def test_snapshots_copy_recurrent_state_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "spec_of", with_a_recurrence)
    graphs = {graph.name: graph for graph in graph_table(MODEL, replace(CONFIG, snapshots=2))}
    state = graphs["take_snapshot"].state
    assert len(state.snapshots) == len(held_arrays(state.cells)) > len(held_arrays(state.cells, only="entries"))


def test_a_drafter_whose_layers_keep_one_value_is_refused() -> None:
    cells = [cells_of(spec.cell_specs, 2, 16, "float32", XlaOps()) for spec in (spec_of(MODEL), with_a_recurrence(MODEL))]
    state = cast(State, SimpleNamespace(cells=cells[0], draft=SimpleNamespace(cells=cells[1])))
    with pytest.raises(ValueError, match=rf"^speculative: a drafter .* 1 of {MODEL.layers} layers \(recurrent\) keep recurrent state"):
        table._require_positions(with_a_recurrence(MODEL), state)


def test_a_prefix_is_copied_where_a_layer_keeps_one_value_if_states_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def copies(**changes: Any) -> set[str]:
        config = replace(CONFIG, **({"enable_prefix_caching": True} | changes))
        return {"copy_prefix", "keep_state", "load_state"} & set(table_of(config))

    assert copies() == {"copy_prefix"}
    monkeypatch.setattr(table, "spec_of", with_a_recurrence)
    assert copies() == {"copy_prefix", "keep_state", "load_state"}
    assert copies(prefix_states=0) == copies(enable_prefix_caching=False) == set()


def test_slots_move_to_the_host_by_graphs_for_what_they_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries, entries and recurrent state, recurrent state alone."""

    def moves() -> set[str]:
        names = table_of(replace(CONFIG))
        return {name for name in names if name.startswith(("save", "restore"))}

    entries, recurrent = {"save", "restore"}, {"save_recurrent", "restore_recurrent"}
    assert moves() == entries
    monkeypatch.setattr(table, "spec_of", with_a_recurrence)
    assert moves() == entries | recurrent
    monkeypatch.setattr(table, "spec_of", lambda cfg: replace(with_a_recurrence(cfg), layers=with_a_recurrence(cfg).layers[-1:]))
    assert moves() == recurrent


def test_an_engine_whose_layers_all_keep_keys_goes_back() -> None:
    names = table_of(replace(CONFIG, enable_prefix_caching=True, max_logprobs=2, **GOES_BACK))
    assert {"copy_prefix", "score[16]", "take_snapshot"} < set(names)
    assert any(name.startswith("decode_") for name in names)
