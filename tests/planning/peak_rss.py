"""Loads a model on all devices of this process, runs it with every slot in use, and prints the memory used and the memory planned, as JSON.

    python -m tests.planning.peak_rss MODEL B S DTYPE [WEIGHTS_DTYPE]

Run it twice: compiling takes memory that loading compiled graphs does not.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from xlaengine import LLM, SamplingParams
from xlaengine.planning import Shapes, footprint


def resident(what: str) -> int:
    """Returns bytes: ``VmRSS`` is the current value, ``VmHWM`` the peak."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) << 10 for line in lines if line.startswith(f"{what}:"))


def main(model: str, B: str, S: str, dtype: Any, weights_dtype: Any = "auto") -> None:
    jnp.zeros(1).block_until_ready()  # the backend itself is not part of the plan
    before = resident("VmRSS")
    shape = {"max_num_seqs": int(B), "max_model_len": int(S), "tensor_parallel_size": jax.local_device_count()}
    with LLM(model, dtype=dtype, weights_dtype=weights_dtype, max_logprobs=5, **shape) as llm:
        loaded = resident("VmHWM")
        rng = np.random.default_rng(0)
        prompts = [rng.integers(3, llm.vocab_size, min(int(S) - 16, 300)).tolist() for _ in range(int(B))]
        params = SamplingParams(temperature=1, top_p=0.9, presence_penalty=0.5, logprobs=5, max_tokens=8, ignore_eos=True)
        llm.generate(prompts, params)
        planned = footprint(Shapes(llm.engine.model, llm.config, weights=llm.engine.runner.like))
        json.dump(
            {
                "loaded": loaded - before,
                "peak": resident("VmHWM") - before,
                "resident": resident("VmRSS") - before,
                "planned": planned.total,
                **dict(planned.items()),
            },
            sys.stdout,
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
