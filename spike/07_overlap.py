"""What does launching a step before the last one is read bring, and how long is the host's own work?

usage: python spike/07_overlap.py [MODEL]

It prints medians of alternated pairs of depth 1 and depth 2 in one process. First a small random model (a step of about 1.5 ms), without
and with 0.5 ms of host work added to each step: if h and d are the host's and the device's milliseconds in a step, overlap gives at most (h
+ d) / max(h, d). Then the default model at B=8 with a queue. Unlike the other spikes, it runs the package itself.
"""

import random
import statistics
import sys
import time
from dataclasses import replace

from xlaengine import LLM, SamplingParams
from xlaengine.config import EngineConfig
from xlaengine.engine import Engine
from xlaengine.engine.loop_stats import LoopStats
from xlaengine.models.config import ModelConfig
from xlaengine.models.random_weights import random_weights
from xlaengine.runner import Runner
from xlaengine.text.stop import Ending
from xlaengine.types import Request

SMALL = ModelConfig(
    family="llama", vocab=2048, d_model=128, layers=4, heads=4, kv_heads=2, head_dim=32, mlp=256, norm_eps=1e-5, rope_theta=1e4,
    max_positions=512, eos_token_ids=(2,),
)  # fmt: skip
PAIRS = 7


def run_small(engine: Engine, depth: int) -> float:
    """Returns the milliseconds of a step."""
    engine.config, engine.stats = replace(engine.config, depth=depth), LoopStats()
    submit_eight(engine)
    began = time.perf_counter()
    for _ in engine:
        pass
    return 1e3 * (time.perf_counter() - began) / engine.stats.steps


def submit_eight(engine: Engine) -> None:
    params = SamplingParams(temperature=0, max_tokens=240, ignore_eos=True, seed=0)
    for i in range(8):
        engine.submit(Request(request_id=str(i), prompt_token_ids=(5 + i,), params=params))


def device_alone(engine: Engine) -> float:
    """Returns the milliseconds of the same decode steps with nothing between them: all are queued before the first wait."""
    submit_eight(engine)
    *admits, decode = engine.scheduler.plan()
    for plan in admits:
        engine.runner.dispatch(plan)
    began = time.perf_counter()
    flights = [engine.runner.dispatch(decode) for _ in range(240)]
    flights[-1].fetch()
    elapsed = time.perf_counter() - began
    engine.scheduler.abandon("abort", None)
    engine.runner.reset()
    return 1e3 * elapsed / 240


def slow_down(seconds: float) -> None:
    """Adds busy work to the bookkeeping of each token; a step has eight tokens."""
    push = Ending.push

    def slow(self, token):
        until = time.perf_counter() + seconds / 8
        while time.perf_counter() < until:
            pass
        return push(self, token)

    Ending.push = slow


def small_model() -> None:
    config = EngineConfig(max_num_seqs=8, max_model_len=256, kv_block=16, prefill_buckets=(8, 16, 32))
    engine = Engine(Runner(SMALL, random_weights(SMALL), config))
    run_small(engine, 1), run_small(engine, 2)
    for added in (0.0, 0.5e-3):
        slow_down(added)
        turns = [(run_small(engine, 1), run_small(engine, 2), device_alone(engine)) for _ in range(PAIRS)]
        d = statistics.median(device for _, _, device in turns)
        h = statistics.median(one - device for one, _, device in turns)
        gain = statistics.median(one / two for one, two, _ in turns)
        bound = (h + d) / max(h, d)
        print(f"small model, {1e3 * added:.1f} ms added: h={h:.2f} d={d:.2f} ms, gain {gain:.3f} of at most {bound:.3f}", flush=True)
    engine.close()


def default_model(model: str | None) -> None:
    draw = random.Random(0)
    work = [([draw.randrange(17, 49152) for _ in range(draw.randint(16, 128))], draw.randint(16, 128)) for _ in range(24)]
    prompts = [prompt for prompt, _ in work]
    params = [SamplingParams(temperature=0, max_tokens=cap, ignore_eos=True) for _, cap in work]
    rates: dict[int, list[float]] = {1: [], 2: []}
    facts: dict[int, list[dict]] = {1: [], 2: []}
    with LLM(model, max_num_seqs=8, max_model_len=512, max_logprobs=0) as llm:
        for turn in range(2 * PAIRS):
            depth = 1 + turn % 2
            llm.engine.config, llm.engine.stats = replace(llm.engine.config, depth=depth), LoopStats()
            before, began = llm.metrics()["output_tokens"], time.perf_counter()
            llm.generate(prompts, params)
            metrics = llm.metrics()
            rates[depth].append((metrics["output_tokens"] - before) / (time.perf_counter() - began))
            facts[depth].append(metrics)
    gain = statistics.median(two / one for one, two in zip(rates[1], rates[2], strict=True))
    medians = " and ".join(f"{statistics.median(rates[depth]):.1f}" for depth in rates)
    print(f"default model: depth 2 over depth 1 {gain:.3f} (medians {medians} tok/s)")
    for depth, runs in facts.items():
        host = sorted(m["host_us_per_step"]["median"] for m in runs)
        launched = sum(m["flights_launched"] for m in runs)
        idle = sum(m["dispatches_that_found_the_device_idle"] for m in runs)
        overlapped = sum(m["overlapped_steps"] for m in runs)
        share = statistics.median(m["device_idle_fraction"] for m in runs)
        print(
            f"  depth {depth}: host {host[len(host) // 2]:.0f} us a step ({host[0]:.0f} to {host[-1]:.0f}), "
            f"overlapped {overlapped / launched:.3f}, dispatches that found it idle {idle / launched:.4f}, device idle {share:.4f}"
        )


if __name__ == "__main__":
    small_model()
    default_model(sys.argv[1] if len(sys.argv) > 1 else None)
