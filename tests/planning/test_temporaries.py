"""The estimate without compiling equals what XLA needs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.conftest import FIXTURES
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.defaults import speculation_of
from xlaengine.device.table import Graph, compiled, graph_table
from xlaengine.models.checkpoint import load_config
from xlaengine.ops import native
from xlaengine.planning import Shapes, footprint
from xlaengine.sources import resolve

FAMILIES = ("llama3", "llama_tied", "mistral", "qwen2", "qwen3", "mixtral", "qwen2_moe")


def shapes_of(model: str, vocab: int = 0, **changes: Any) -> Shapes:
    """Shapes of a model, with another vocabulary size if it is given; ``changes`` are settings of `EngineConfig`."""
    cfg = load_config(resolve(str(FIXTURES / model) if model in FAMILIES else model))
    cfg = replace(cfg, vocab=vocab or cfg.vocab)
    engine = EngineConfig(**{"max_num_seqs": 4, "max_model_len": 256, "max_logprobs": 5} | changes)
    return Shapes(cfg, engine, speculation_of(engine, cfg, reads_weights=False))


def widest(graphs: tuple[Graph, ...]) -> list[Graph]:
    """Returns for each program its widest graph, which needs most. Graphs on the data of one slot need almost nothing."""
    last = {graph.name.partition("[")[0]: graph for graph in graphs if graph.weights is not None}
    return list(last.values())


def analysed(shapes: Shapes) -> dict[str, Any]:
    """Returns XLA's memory analysis of each program's widest graph."""
    graphs = widest(graph_table(shapes.model, shapes.engine, shapes.speculation))
    return {graph.name: allocated(graph) for graph in graphs}


def allocated(graph: Graph) -> Any:
    """Compiles a graph for its memory analysis. XLA allots memory before LLVM runs, so LLVM need not optimise
    (`test_memory_is_allotted_before_llvm_optimises`)."""
    return compiled(graph.lower(), "cpu", {"xla_backend_optimization_level": 0}).memory_analysis()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["prefill[32]", "decode[4]"])
def test_memory_is_allotted_before_llvm_optimises(name: str) -> None:
    shapes = shapes_of("tiny", kernels="native" if native.missing() is None else "xla")
    graphs = {graph.name: graph for graph in graph_table(shapes.model, shapes.engine)}
    optimised, plain = compiled(graphs[name].lower(), "cpu").memory_analysis(), allocated(graphs[name])
    assert plain.temp_size_in_bytes == optimised.temp_size_in_bytes > 0
    assert plain.argument_size_in_bytes == optimised.argument_size_in_bytes


EAGLE = SpeculativeConfig(method="eagle", model="tiny-eagle")
COUPLED = replace(EAGLE, num_speculative_tokens=1, acceptance="coupled")
NGRAM = SpeculativeConfig(method="ngram", num_speculative_tokens=3)
LARGE = {"kernels": "native", "prefill_tile": 32, "vocab": 32000}
CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "tied": ("llama_tied", {}),
    "scored": ("qwen3", {"prompt_logprobs": True}),
    "rows-in-tiles": ("llama3", {"max_num_seqs": 48}),
    "tiles": ("llama3", {"prefill_tile": 32}),
    "scored-tiles": ("qwen3", {"prefill_tile": 32, "prompt_logprobs": True}),
    "short-slots": ("tiny", {"max_num_seqs": 32, "max_model_len": 32, "kv_block": 32}),
    "bfloat16": ("llama_tied", {"dtype": "bfloat16", "max_num_seqs": 8}),
    "native": ("tiny", {"kernels": "native"}),
    "native-rows": ("tiny", {"kernels": "native", "max_num_seqs": 48, "max_logprobs": 0}),
    "native-tiles": ("tiny", {"kernels": "native", "prefill_tile": 32, "prefill_buckets": (512,), "max_model_len": 512}),
    "native-eagle": ("tiny", {"kernels": "native", "speculative": EAGLE, "prefill_tile": 32, "max_num_seqs": 1}),
    "native-experts": ("mixtral", {"kernels": "native", "prefill_tile": 32, "prefill_buckets": (512,), "max_model_len": 512}),
    "native-shared": ("qwen2_moe", {"kernels": "native", "prefill_tile": 32, "prefill_buckets": (512,), "max_model_len": 512}),
    "native-bfloat16": ("tiny", {"kernels": "native", "prefill_tile": 32, "dtype": "bfloat16"}),
    "native-int8": ("tiny", {"kernels": "native", "prefill_tile": 32, "kv_cache_dtype": "int8"}),
    "int8": ("tiny", {"kv_cache_dtype": "int8"}),
    "kv-bfloat16": ("tiny", {"kv_cache_dtype": "bfloat16"}),
    "native-vocab": ("tiny", {**LARGE, "max_num_seqs": 8}),
    "native-vocab-draws": ("tiny", {**LARGE, "speculative": replace(EAGLE, num_speculative_tokens=3), "max_num_seqs": 1}),
    "native-vocab-ngram": ("tiny", {**LARGE, "speculative": NGRAM}),
    "native-vocab-coupled": ("tiny", {**LARGE, "speculative": COUPLED}),
    "eagle": ("tiny", {"speculative": EAGLE}),
    "eagle-tiles": ("tiny", {"speculative": EAGLE, "prefill_tile": 32, "max_num_seqs": 1}),
}


LONG = (
    "tied",
    "tiles",
    "bfloat16",
    "int8",
    "kv-bfloat16",
    "native-vocab-coupled",
    "scored",
    "eagle",
    "eagle-tiles",
    "native-eagle",
    "native-vocab-draws",
    "native-vocab-ngram",
    "scored-tiles",
    "rows-in-tiles",
    "short-slots",
    "native-rows",
    "native-bfloat16",
    "native-experts",
    "native-vocab",
)
"""Cases of more than 3 s each, or with kernels that users do not get. What each one tests is also in another case."""


@pytest.mark.parametrize(
    ("model", "changes"), [pytest.param(*case, id=name, marks=[pytest.mark.slow] * (name in LONG)) for name, case in CASES.items()]
)
def test_what_is_planned_is_what_the_compiled_graphs_need_within_a_tenth(model: str, changes: dict[str, Any]) -> None:
    shapes = shapes_of(model, **changes)
    if shapes.engine.kernels == "native" and (reason := native.missing()) is not None:
        pytest.skip(reason)
    found, analyses = footprint(shapes, "cpu"), analysed(shapes)
    arguments = max(each.argument_size_in_bytes for each in analyses.values())
    temporaries = max(each.temp_size_in_bytes for each in analyses.values())
    kept = found.weights + found.kv + found.vocab + found.slots
    # all but the batch; no graph takes a drafter's own weights together with the target's
    assert kept == pytest.approx(arguments, rel=0.01)
    assert found.temporaries == pytest.approx(temporaries, rel=0.1)
