"""Steps and prompts at the shapes of 1B and 8B models, beside the card's copy bandwidth and product rate."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from statistics import median

import jax

from xlaengine.control.plan import Plan, Step
from xlaengine.engine import Engine
from xlaengine.models.config import ModelConfig
from xlaengine.observe.bench.bench import Bench
from xlaengine.observe.bench.floors import Floors
from xlaengine.observe.bench.result import Result, durations, rates
from xlaengine.observe.bench.streams import check_equal, drawn_requests, run_all
from xlaengine.observe.bench.workloads.gpu.engines import (
    DTYPE,
    Scale,
    copy_bandwidth,
    opened,
    product_rate,
    product_weights,
    scale,
)
from xlaengine.observe.bench.workloads.live import LiveRows
from xlaengine.ops.chosen import ops_of
from xlaengine.runner import Runner
from xlaengine.runner.flight import Flight
from xlaengine.runner.placement import Placement

DECODE_TARGET, PREFILL_TARGET, IDLE_TARGET = 70.0, 50.0, 3.0
"""The targets, in percent: least share of the copy bandwidth, least share of the product rate, most idle time."""

COPY, RATE, REACHED, TARGET = "copy_gb_s", "product_tflop_s", "percent_reached", "percent_target"
"""Names of facts."""


def decode(bench: Bench) -> Iterator[Result]:
    """Measures steps of B live rows. Up to two streams are checked against the same streams alone."""
    at, settings = scale(), bench.settings
    for name, model in at.models.items():
        floors = Floors(model, DTYPE, ops_of("xla"))
        for B in settings.max_num_seqs:
            times, bandwidths = [], []
            with opened(bench, model, B, length=at.length, chunk=at.chunk) as engine:
                rows = LiveRows(engine, settings.position, settings)
                read = floors.weight_bytes(B) + B * floors.slot_read(rows.context)
                for _ in bench.samples(f"gpu-decode[{name}/{B}]"):
                    seconds, bandwidth = rows.sample(), copy_bandwidth(at.copied)
                    times.append((seconds, read / bandwidth))
                    bandwidths.append(bandwidth)
                rows.finish(check=min(2, B))
            facts, floor = {COPY: median(bandwidths) / 1e9}, "weights and slots over the bandwidth of a copy"
            found = rates("gpu-decode", f"{name}, B={B}", times, B, floor=floor, rows=B, facts=facts)
            yield _with_target(found, DECODE_TARGET)


def prefill(bench: Bench) -> Iterator[Result]:
    """Measures prompts of one chunk in an idle engine, to the first token."""
    at = scale()
    for name, model in at.models.items():
        tokens, vocab, operations = at.prompt - 1, model.vocab, 2 * product_weights(model)
        times, measured = [], []
        with opened(bench, model, 1, length=2 * tokens, chunk=tokens) as engine:
            first = drawn_requests(vocab, [at.prompt], 2)
            check_equal(engine, first, run_all(engine, first), count=1)
            for sample in bench.samples(f"gpu-prefill[{name}]"):
                requests = drawn_requests(vocab, [at.prompt], 1, prefix=f"s{sample}-")
                began = time.perf_counter()
                run_all(engine, requests)
                seconds, rate = time.perf_counter() - began, product_rate(at.side)
                times.append((seconds, tokens * operations / rate))
                measured.append(rate)
        facts, floor = {RATE: median(measured) / 1e12}, "the prompt's products at the rate of a large one"
        yield _with_target(rates("gpu-prefill", f"{name}, T={tokens}", times, tokens, floor=floor, facts=facts), PREFILL_TARGET)


class LastStep(Runner):
    """A runner that keeps the last step that was launched."""

    last: Step

    def dispatch(self, plan: Plan) -> Flight | None:
        if isinstance(plan, Step):
            self.last = plan
        return super().dispatch(plan)


def idle(bench: Bench) -> Iterator[Result]:
    """Measures the share of a step in which the device has nothing to do: the engine's steps against the same steps in a full queue."""
    at, (name, model), B = scale(), _smallest(scale()), max(bench.settings.max_num_seqs)
    settings = replace(bench.settings, repeats=2 * bench.settings.repeats)  # steps of the full queue advance the streams too
    shares = []
    with opened(bench, model, B, length=at.length, chunk=at.chunk, kind=LastStep) as engine:
        rows = LiveRows(engine, settings.position, settings)
        for _ in bench.samples(f"gpu-idle[{name}/{B}]"):
            seconds, queued = rows.sample(), _queued(engine, settings.steps)
            shares.append(100 * (1 - queued / seconds))
    case = f"{name}, B={B}, depth {engine.config.depth}"
    yield Result(workload="gpu-idle", case=case, unit="% idle", better="lower", samples=tuple(shares), facts={TARGET: IDLE_TARGET})


def _queued(engine: Engine, steps: int) -> float:
    """Measures the seconds of one step if the next step is always queued on the device. No result is read, so the streams are of no use
    afterwards.
    """
    runner = engine.runner
    assert isinstance(runner, LastStep)
    runner.dispatch(runner.last)
    jax.block_until_ready(runner.state)
    began = time.perf_counter()
    for _ in range(steps):
        runner.dispatch(runner.last)
    jax.block_until_ready(runner.state)
    return (time.perf_counter() - began) / steps


class Autotuned(Placement):
    """Compiles by XLA's defaults: XLA times kernels and chooses the fastest, and kernels may add in any order."""

    options = {"xla_gpu_deterministic_ops": False}  # noqa: RUF012


class AutotunedRunner(Runner):
    placement_type = Autotuned


def cost(bench: Bench) -> Iterator[Result]:
    """Measures what repeatable graphs cost: steps of an engine beside steps of one whose graphs XLA compiles by its defaults."""
    at, (name, model), B = scale(), _smallest(scale()), bench.rows
    times = []
    with (
        opened(bench, model, B, length=at.length, chunk=at.chunk) as repeatable,
        opened(bench, model, B, length=at.length, chunk=at.chunk, kind=AutotunedRunner) as free,
    ):
        ours, theirs = (LiveRows(engine, bench.settings.position, bench.settings) for engine in (repeatable, free))
        for _ in bench.samples(f"gpu-cost[{name}/{B}]"):
            times.append((ours.sample(), theirs.sample()))
        ours.finish(check=1)
    yield durations("gpu-cost", f"{name}, B={B}, repeatable graphs", times, "ms/step", floor="the same step as XLA compiles it by default")


def _smallest(at: Scale) -> tuple[str, ModelConfig]:
    return next(iter(at.models.items()))


def _with_target(result: Result, target: float) -> Result:
    """Returns the result with two more facts: its percentage of the floor's rate, and the target."""
    assert result.ratio is not None
    return replace(result, facts=result.facts | {REACHED: 100 / result.ratio, TARGET: target})
