"""What it costs to keep the experts of every token: CPU time of steps and prompts with and without, in turn.

python spike/55_routed_experts.py [B]
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path
from statistics import median

import numpy as np

from xlaengine.config import EngineConfig
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load_config
from xlaengine.models.random_weights import random_weights
from xlaengine.runner import Runner
from xlaengine.sources import resolve
from xlaengine.types import Request, SamplingParams

FIXTURE = Path(__file__).parents[1] / "tests" / "fixtures" / "qwen3_moe"
TURNS = 10


def spent(engine: Engine, prompts: np.ndarray, tokens: int) -> float:
    """CPU milliseconds of a batch."""
    began = time.process_time()
    for i, prompt in enumerate(prompts):
        params = SamplingParams(temperature=0, seed=0, max_tokens=tokens, ignore_eos=True)
        engine.submit(Request(request_id=str(i), prompt_token_ids=tuple(prompt.tolist()), params=params))
    for _ in engine:
        pass
    return (time.process_time() - began) * 1000


def main(B: int) -> None:
    own = {"num_experts": 128, "num_experts_per_tok": 8, "moe_intermediate_size": 64}
    cfg = load_config(resolve(str(FIXTURE)))
    cfg = replace(cfg, d_model=256, heads=8, head_dim=64, max_positions=1024, own=tuple((dict(cfg.own) | own).items()))
    weights = random_weights(cfg)
    shapes = {"max_num_seqs": B, "max_model_len": 512, "depth": 2, "kernels": "native", "prefill_tile": 32, "prefill_buckets": (256,)}
    engines = {on: Engine(Runner(cfg, weights, EngineConfig(**shapes, enable_return_routed_experts=on))) for on in (False, True)}
    draw = np.random.default_rng(0).integers
    steps: dict[bool, list[float]] = {False: [], True: []}
    prompts: dict[bool, list[float]] = {False: [], True: []}
    for turn in range(-1, TURNS):
        for on in (False, True) if turn % 2 else (True, False):
            short = draw(3, 130, (B, 32))
            step = (spent(engines[on], short, 136) - spent(engines[on], short, 8)) / 128
            prompt = spent(engines[on], draw(3, 130, (B, 256)), 1)
            if turn >= 0:
                steps[on].append(step)
                prompts[on].append(prompt)
    for on in (False, True):
        step, prompt = ([min(found[on]), median(found[on])] for found in (steps, prompts))
        print(f"B={B} {'with' if on else 'without'}: a step {step} ms, {B} prompts of 256 {prompt} ms (least and median)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 8)
