"""What feed-forwards with experts hold for each token of a prompt chunk with XLA's kernels (54_experts_in_memory.md)."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from xlaengine.config import EngineConfig
from xlaengine.device.table import compiled, graph_table
from xlaengine.models.checkpoint import load_config
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.sources import resolve

FIXTURES = Path(__file__).parent.parent / "tests" / "fixtures"
CASES = ("mixtral", "qwen2_moe", "qwen3_moe", "granitemoe", "gpt_oss", "mixtral*F8", "mixtral*D8")
"""Tiny models of the tests; ``*F8``: with an F 8 times as large."""
CHUNKS = 128, 512
TILE = 32


def temporaries(cfg: ModelConfig, chunk: int) -> int:
    """Returns the bytes of the prefill graph of one chunk, in tiles."""
    engine = EngineConfig(max_num_seqs=4, max_model_len=512, prefill_buckets=(chunk,), prefill_tile=TILE, kernels="xla", dtype="float32")
    graph = next(graph for graph in graph_table(cfg, engine) if graph.name == f"prefill[{chunk}]")
    executable = compiled(graph.lower(), "cpu", {"xla_backend_optimization_level": 0})
    return executable.memory_analysis().temp_size_in_bytes


def main() -> None:
    for name in sys.argv[1:] or CASES:
        family, _, factors = name.partition("*")
        cfg = load_config(resolve(str(FIXTURES / family)))
        for factor in filter(None, factors.split("*")):
            size, by = factor[0], int(factor[1:])
            cfg = replace(cfg, mlp=by * cfg.mlp) if size == "F" else replace(cfg, d_model=by * cfg.d_model)
        width = max(layer.feed_forward.width for layer in spec_of(cfg).kinds if layer.feed_forward is not None)
        short, long = (temporaries(cfg, chunk) for chunk in CHUNKS)
        each = (long - short) / (CHUNKS[1] - CHUNKS[0]) / 4
        hidden = 2 * cfg.d_model
        print(
            f"{name}: width {width}, {each:.1f} numbers a token, less {hidden} of hidden states: {(each - hidden) / width:.2f}", flush=True
        )


if __name__ == "__main__":
    main()
