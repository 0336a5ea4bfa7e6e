"""What is estimated without compiling is what XLA then needs, within a tenth of the engine's bytes; donation is counted once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import pytest

from tests.conftest import FIXTURES
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.device.table import Graph, compiled, graph_table
from xlaengine.models.checkpoint import load_config
from xlaengine.models.config import ModelConfig
from xlaengine.planning import Shapes, footprint
from xlaengine.planning.temporaries import temporaries
from xlaengine.runner.drafter import abstract_drafter
from xlaengine.sources import resolve
from xlaengine.sources.locate import PACKAGED

FAMILIES = ("llama3", "llama_tied", "mistral", "qwen2", "qwen3")


def shapes_of(model: str, **changes: Any) -> Shapes:
    cfg = load_config(resolve(str(FIXTURES / model) if model in FAMILIES else model))
    engine = EngineConfig(**{"max_num_seqs": 4, "max_model_len": 256, "max_logprobs": 5} | changes)
    return Shapes(cfg, engine, abstract_drafter(engine.speculative, cfg))


def widest(graphs: tuple[Graph, ...]) -> list[Graph]:
    """Of each program the graph of most rows, which needs most; that of one slot's data needs next to nothing."""
    last = {graph.name.partition("[")[0]: graph for graph in graphs if graph.weights is not None}
    return list(last.values())


def analysed(shapes: Shapes) -> dict[str, Any]:
    """XLA's analysis of each."""
    graphs = widest(graph_table(shapes.model, shapes.engine, shapes.drafter))
    return {graph.name: compiled(graph.lower(), "cpu").memory_analysis() for graph in graphs}


def most(analyses: dict[str, Any]) -> int:
    return max(each.temp_size_in_bytes for each in analyses.values())


CASES = [(family, {}) for family in FAMILIES] + [
    ("llama3", {"max_num_seqs": 48}),
    ("qwen3", {"prompt_logprobs": True, "probe": True}),
    ("llama_tied", {"dtype": "bfloat16"}),
    ("tiny", {"max_model_len": 512}),
]


@pytest.mark.parametrize(("model", "changes"), CASES, ids=lambda value: value if isinstance(value, str) else "-".join(map(str, value)))
def test_weights_state_and_temporaries_are_those_of_the_compiled_graphs_within_a_tenth(model: str, changes: dict[str, Any]) -> None:
    shapes = shapes_of(model, **changes)
    found, analyses = footprint(shapes, "cpu"), analysed(shapes)
    arguments = max(each.argument_size_in_bytes for each in analyses.values())
    planned = found.weights + found.kv + found.vocab + found.slots
    assert planned == pytest.approx(arguments, rel=0.01)  # all but the batch, which is a few numbers
    assert planned + found.temporaries == pytest.approx(arguments + most(analyses), rel=0.1)
