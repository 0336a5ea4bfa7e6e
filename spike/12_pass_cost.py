"""How long does a pass over several places take compared with plain decode, and how good is the estimate from a model's shape?

usage: python spike/12_pass_cost.py [NAME ...] [--batch 1 4 8] [--pos 100] [--rounds 15] [--kernels native]

The rule of speculation uses estimates (`xlaengine.speculate.pass_cost`). This script compares them with measurements: steps with one place
for each row and with several, of models with random weights, whose shapes differ in what could matter (all in a cache or not, deep or wide,
large vocabulary), with every row at --pos, in alternated rounds. For each model and B it prints decode in ms; for each step with several
places its time over decode's, measured (the median) and estimated; and the proposals of `ngram` in the same unit.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jax
import numpy as np

from xlaengine.config import EngineConfig, Kernels, SpeculativeConfig
from xlaengine.control.plan import step_graph
from xlaengine.device.step import StepBatch
from xlaengine.engine import Engine
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.weights import Weights, abstract
from xlaengine.ops.params import Param, is_param
from xlaengine.runner import Runner
from xlaengine.runner.graph_cache import cached_in
from xlaengine.sources.model_source import cache_dir
from xlaengine.speculate.graphs import DraftBatch
from xlaengine.speculate.judging import JudgeBatch
from xlaengine.speculate.pass_cost import platform
from xlaengine.speculate.proposer import work_of
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.speculate.speculation import Speculation
from xlaengine.types import SamplingParams

COMMON: dict[str, Any] = {"family": "llama", "norm_eps": 1e-5, "rope_theta": 1e4, "max_positions": 1024}
SHAPES: dict[str, dict[str, Any]] = {
    "tiny": {"vocab": 2048, "d_model": 256, "layers": 3, "heads": 4, "kv_heads": 2, "head_dim": 64, "mlp": 896},
    "thin": {"vocab": 2048, "d_model": 192, "layers": 6, "heads": 6, "kv_heads": 2, "head_dim": 32, "mlp": 576},
    "middle": {"vocab": 8192, "d_model": 384, "layers": 6, "heads": 6, "kv_heads": 2, "head_dim": 64, "mlp": 1024},
    "smollm2": {"vocab": 49152, "d_model": 576, "layers": 30, "heads": 9, "kv_heads": 3, "head_dim": 64, "mlp": 1536},
    "wide": {"vocab": 32000, "d_model": 1024, "layers": 6, "heads": 16, "kv_heads": 4, "head_dim": 64, "mlp": 4096},
}


def random_weights(cfg: ModelConfig) -> Weights:
    rng = np.random.default_rng(0)

    def draw(param: Param) -> np.ndarray:
        return rng.standard_normal(param.array_shape, np.float32) * np.float32(0.02)

    return jax.tree.map(draw, abstract(spec_of(cfg)), is_leaf=is_param)


class Bench:
    """The graphs of one engine, launched by hand."""

    def __init__(self, cfg: ModelConfig, B: int, pos: int, kernels: Kernels):
        ngram = SpeculativeConfig(method="ngram", num_speculative_tokens=4, adaptive=False)
        config = EngineConfig(max_num_seqs=B, max_model_len=1024, prefill_buckets=(128,), speculative=ngram, kernels=kernels)
        self.runner = Runner(cfg, random_weights(cfg), config, speculation=Speculation(Ngram(), ngram))
        self.engine, self._pos, self.width = Engine(self.runner), pos, config.decode_widths[-1]
        self._rows = jax.device_put(np.minimum(np.arange(self.width), B).astype(np.int32))
        self._wants = jax.device_put(np.ones(self.width, bool))
        self.fill()
        drafted = self._draft()
        self._proposals = replace(drafted, tokens=jax.device_put(np.full(drafted.tokens.shape, 7, np.int32)))
        self.launches: dict[str, Callable[[], Any]] = {"decode": self._decode, "draft": self._draft}
        self.places: dict[str, int] = {}
        for places in config.step_places:
            counts = jax.device_put(np.full(self.width, places // B - 1, np.int32))
            batch = JudgeBatch(rows=self._rows, counts=counts, proposals=self._proposals)
            name = step_graph("decode", self.width, places)
            self.places[name] = places
            self.launches[name] = lambda name=name, batch=batch: self.runner._launch(name, batch)

    def _decode(self) -> Any:
        return self.runner._launch(f"decode[{self.width}]", StepBatch(rows=self._rows))

    def _draft(self) -> Any:
        return self.runner._launch(f"draft_4[{self.width}]", DraftBatch(rows=self._rows, wants=self._wants))

    def fill(self) -> None:
        """Brings every row to the measured position."""
        self.engine.reset()
        params = SamplingParams(temperature=0, max_tokens=1000 - self._pos, ignore_eos=True)
        for slot in range(self.engine.config.max_num_seqs):
            self.engine.submit(list(range(10, 10 + self._pos)), params, request_id=str(slot))
        for _ in range(4):
            self.engine.step()

    def times(self, rounds: int, launches: int) -> dict[str, float]:
        """Returns the median milliseconds of each graph."""
        taken: dict[str, list[float]] = {name: [] for name in self.launches}
        for _ in range(rounds):
            self.fill()
            for name, launch in self.launches.items():
                jax.block_until_ready(launch())
                began = time.perf_counter()
                for _ in range(launches):
                    out = launch()
                jax.block_until_ready(out)
                taken[name].append((time.perf_counter() - began) / launches * 1e3)
        return {name: statistics.median(each) for name, each in taken.items()}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", default=list(SHAPES))
    parser.add_argument("--batch", type=int, nargs="+", default=[1, 4, 8])
    parser.add_argument("--pos", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--kernels", choices=["native", "xla"], default="native")
    options = parser.parse_args()
    for name in options.names:
        cfg = ModelConfig(**COMMON, **SHAPES[name], tie_embeddings=True)
        work, here = work_of(spec_of(cfg)), platform(jax.default_backend(), options.kernels)
        for B in options.batch:
            bench = Bench(cfg, B, options.pos, options.kernels)
            times = bench.times(options.rounds, 3 if work.parameters > 5e7 else 10)
            fixed, row = here.launch + here.fixed(work, 4), here.row(work)
            print(f"{name} ({work.parameters / 1e6:.1f} M) B={B}: decode {times['decode']:.2f} ms, estimated {fixed + B * row:.2f}")
            for graph, taken in times.items():
                places = bench.places.get(graph, B)
                estimate = here.launch if graph == "draft" else fixed + places * row
                if graph != "decode":
                    print(f"  {graph}: {taken / times['decode']:.2f} of decode, estimated {estimate / (fixed + B * row):.2f}", flush=True)
            bench.engine.close()


if __name__ == "__main__":
    with cached_in(cache_dir() / "compiled"):
        main()
