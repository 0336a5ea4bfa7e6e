"""Mixtures of experts with random weights: steps at each B, beside the time to read the experts that the rows choose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from statistics import mean
from typing import Any

import jax
import numpy as np
from jax import Array

from xlaengine.device.probe import probe
from xlaengine.device.step import OnePlace, StepBatch
from xlaengine.engine import Engine
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import Decoder
from xlaengine.models.experts import Experts, Router, WithShared
from xlaengine.models.families import spec_of
from xlaengine.models.random_weights import random_weights
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import taken_over
from xlaengine.observe.bench.bench import Bench, Unsuitable
from xlaengine.observe.bench.floors import Floors
from xlaengine.observe.bench.result import Result, durations
from xlaengine.observe.bench.workloads.live import LiveRows
from xlaengine.planning import Shapes, require_memory

MOST_LAYERS = 4
"""The most layers. More layers would take longer to make, and give the same results."""

_COMMON: dict[str, Any] = {
    "vocab": 16384,
    "d_model": 2048,
    "layers": MOST_LAYERS,
    "kv_heads": 4,
    "head_dim": 128,
    "norm_eps": 1e-6,
    "rope_theta": 1e6,
    "max_positions": 4096,
}
_QWEN3: dict[str, Any] = {
    "num_experts": 128,
    "num_experts_per_tok": 8,
    "moe_intermediate_size": 768,
    "norm_topk_prob": True,
    "decoder_sparse_step": 1,
    "mlp_only_layers": (),
}
_MIXTRAL: dict[str, Any] = {"num_local_experts": 8, "num_experts_per_tok": 2}

SHAPES = {
    "qwen3": ModelConfig(family="qwen3_moe", heads=32, mlp=6144, own=tuple(sorted(_QWEN3.items())), **_COMMON),
    "mixtral": ModelConfig(family="mixtral", heads=16, mlp=7168, own=tuple(sorted(_MIXTRAL.items())), **_COMMON),
}
"""Layers of Qwen3-30B-A3B, and of Mixtral-8x7B with half of its D, heads and F. The vocabulary is small, because beside few layers a large
head would take most of a step."""


def measure(bench: Bench) -> Iterator[Result]:
    """Measures steps of each model at each B.

    Raises:
        Unsuitable: one layer of a model does not fit into memory.
    """
    for name, most in SHAPES.items():
        model = _that_fits(bench, name, most)
        bench.progress(f"make[{name}]", 0, None)
        weights = taken_over(spec_of(model), random_weights(model, dtype=bench.dtype), bench.ops)
        floors = Floors(model, bench.dtype, bench.ops, kv_dtype=bench.config(1, bench.length).kv_dtype)
        for B in bench.settings.max_num_seqs:
            with bench.engine(B, bench.length, model=(model, weights)) as engine:
                yield _of_engine(bench, name, engine, floors)
        floors.release()
        del weights


def _that_fits(bench: Bench, name: str, model: ModelConfig) -> ModelConfig:
    """Returns the model with as many layers as fit into memory."""
    B = max(bench.settings.max_num_seqs)
    for layers in range(model.layers, 0, -1):
        fewer = replace(model, layers=layers)
        try:
            require_memory(Shapes(fewer, bench.config(B, bench.length)))
        except ValueError as error:
            refused = error
        else:
            return fewer
    raise Unsuitable(f"one layer of {name}: {refused}")


def _of_engine(bench: Bench, name: str, engine: Engine, floors: Floors) -> Result:
    B, times, counts = engine.config.max_num_seqs, [], []
    rows = LiveRows(engine, bench.settings.position, bench.settings)
    for _ in bench.samples(f"{name}[{B}]"):
        seconds, bandwidth = rows.sample(), floors.bandwidth()
        chosen = chosen_experts(engine)
        read = floors.read_always + chosen.nbytes + B * floors.slot_read(rows.context)
        times.append((seconds, read / bandwidth))
        counts.append(chosen.distinct)
    rows.finish(check=1)
    router = routers(spec_of(engine.model))[0]
    facts = {
        "layers": engine.model.layers,
        "experts": router.experts,
        "experts_chosen": mean(counts),
        "experts_expected": router.experts * (1 - (1 - router.top / router.experts) ** B),
    }
    floor = "weights, slots and, once, the experts that the rows of the next step choose, over bandwidth"
    case = f"{name}, B={B}"
    return durations("mixture", case, times, "ms/step", floor=floor, rows=B, facts=facts | floors.take_bandwidth())


@dataclass(frozen=True)
class Watched(Router):
    """A router that records its choices. It must not be traced."""

    seen: list[np.ndarray] = field(default_factory=list, compare=False)

    def __call__(self, w: Any, x: Array, tokens: Any) -> tuple[Array, Array]:
        chosen, weights = super().__call__(w, x, tokens)
        self.seen.append(np.asarray(chosen)[np.asarray(tokens.real).reshape(-1)])
        return chosen, weights


@dataclass(frozen=True)
class Chosen:
    """The experts that all rows choose in a step: the bytes of their matrices, and their mean number in a layer, each counted once."""

    nbytes: int
    distinct: float


def chosen_experts(engine: Engine) -> Chosen:
    """Returns the experts that the rows of ``engine`` will choose in their next step, and changes nothing. Computes the model operation by
    operation.
    """
    runner, B, seen = engine.runner, engine.config.max_num_seqs, list[np.ndarray]()
    assert runner.weights is not None
    assert runner.state is not None
    spec = _watching(spec_of(engine.model), seen)
    with jax.disable_jit():
        batch = StepBatch(rows=jax.numpy.arange(B, dtype=np.int32))
        probe(Decoder(spec, runner.ops), engine.config, OnePlace(), runner.weights, runner.state, batch)
    counts = [len(np.unique(each)) for each in seen]
    itemsize = jax.numpy.dtype(engine.config.dtype).itemsize
    sizes = [_expert_size(layer.feed_forward) for layer in spec.layers if isinstance(layer.feed_forward, Experts | WithShared)]
    return Chosen(sum(count * size * itemsize for count, size in zip(counts, sizes, strict=True)), mean(counts))


def routers(spec: ModelSpec) -> list[Router]:
    """Returns the routers of all layers that have a router."""
    blocks = [layer.feed_forward for layer in spec.layers]
    return [_experts(block).router for block in blocks if isinstance(block, Experts | WithShared)]


def _watching(spec: ModelSpec, seen: list[np.ndarray]) -> ModelSpec:
    """Returns the same model with routers that write to ``seen``, layer by layer."""

    def watched(block: Any) -> Any:
        if isinstance(block, WithShared):
            return replace(block, experts=watched(block.experts))
        return replace(block, router=Watched(**vars(block.router), seen=seen)) if isinstance(block, Experts) else block

    return replace(spec, layers=tuple(replace(layer, feed_forward=watched(layer.feed_forward)) for layer in spec.layers))


def _experts(block: Experts | WithShared) -> Experts:
    return block.experts if isinstance(block, WithShared) else block


def _expert_size(block: Experts | WithShared) -> int:
    """Returns the number of values of an expert's matrices."""
    experts = _experts(block)
    return sum(param.size for param in experts.parameters().values() if param.chosen) // experts.router.experts
