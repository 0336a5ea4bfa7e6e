"""An engine that takes slots back to an earlier position is refused if a layer keeps one value for all positions."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import jax
import jax.numpy as jnp
import pytest
from jax import Array

from tests.device.conftest import CONFIG, MODEL
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.device import table
from xlaengine.device.table import graph_table
from xlaengine.memory.held import held
from xlaengine.models.families import spec_of
from xlaengine.models.spec import Call, ModelSpec, Params
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.speculate.speculation import Speculation

NGRAM = SpeculativeConfig(method="ngram", num_speculative_tokens=2)
GOES_BACK = {"prompt_logprobs": True, "speculative": NGRAM, "snapshots": 2}


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Sum:
    value: Any = field(metadata=held("LBD"))


@dataclass(frozen=True)
class SumSpec:
    size: int

    def zeros(self, layers: int, slots: int, positions: int, dtype: str, ops: Ops) -> Sum:
        return Sum(jnp.zeros((layers, slots, self.size)))


@dataclass(frozen=True)
class Summing:
    """A mixer that adds to each token the sum of those before it."""

    d_model: int
    scope = "summing"
    tables = ()

    @property
    def cell(self) -> SumSpec:
        return SumSpec(self.d_model)

    def scratch(self, tokens: int, rows: int, block: int) -> float:
        return 2 * tokens * self.d_model

    def parameters(self) -> dict[str, Param]:
        return {}

    def __call__(self, w: Params, x: Array, call: Call, cell: Any) -> tuple[Array, Any]:
        access = call.access
        new = jnp.where(access.real[..., None], access.by_row(x), 0)
        sums = access.values(cell, call.index).value[:, None] + jnp.cumsum(new, axis=1)
        return access.by_token(sums), access.keep(cell, call.index, Sum(sums[:, -1]))


def with_a_sum(cfg: Any) -> ModelSpec:
    """The model with its last layer's attention replaced."""
    spec = spec_of(cfg)
    last = replace(spec.layers[-1], mixer=Summing(spec.d_model))
    return replace(spec, layers=(*spec.layers[:-1], last))


def table_of(config: EngineConfig) -> list[str]:
    speculation = Speculation(Ngram(), config.speculative) if config.speculative else None
    return [graph.name for graph in graph_table(MODEL, config, speculation)]


@pytest.mark.parametrize("name", GOES_BACK)
def test_an_engine_that_takes_slots_back_is_refused(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(table, "spec_of", with_a_sum)
    with pytest.raises(ValueError, match=rf"{name}: .* 1 of {MODEL.layers} layers \(summing\) keep one value"):
        table_of(replace(CONFIG, max_logprobs=2, **{"prompt_logprobs": False, name: GOES_BACK[name]}))


def test_no_prefix_is_copied_where_a_layer_keeps_one_value(monkeypatch: pytest.MonkeyPatch) -> None:
    config = replace(CONFIG, prompt_logprobs=False, enable_prefix_caching=True)
    assert "copy_prefix" in table_of(config)
    monkeypatch.setattr(table, "spec_of", with_a_sum)
    assert "copy_prefix" not in table_of(config)


def test_an_engine_whose_layers_all_keep_keys_goes_back() -> None:
    names = table_of(replace(CONFIG, enable_prefix_caching=True, max_logprobs=2, **GOES_BACK))
    assert {"copy_prefix", "score[16]", "take_snapshot"} < set(names)
    assert any(name.startswith("decode_") for name in names)
