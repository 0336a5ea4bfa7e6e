"""A peer's process: transformers' continuous batching on the common workload, with random weights of the config in the model's directory.

usage: python transformers_process.py WORKLOAD.json

It imports nothing of this package, and needs torch and transformers of 5.0 or newer. On a machine without CUDA it runs on the CPU.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

NO_TOKEN = -1
"""The EOS id that is given to transformers: no token has this id."""

PAGE = 256
"""The number of tokens in a page of the peer's KV cache."""

LONGEST_WAIT = 120.0
"""Seconds without a result after which the process gives up."""


def main(path: Path) -> None:
    import torch  # pyright: ignore[reportMissingImports]
    import transformers  # pyright: ignore[reportMissingImports]
    from transformers import (  # pyright: ignore[reportMissingImports]
        AutoConfig,
        AutoModelForCausalLM,
        ContinuousBatchingConfig,
        GenerationConfig,
    )

    workload: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    torch.manual_seed(0)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    config = AutoConfig.from_pretrained(workload["model"])
    with torch.device(device):
        model = AutoModelForCausalLM.from_config(config, dtype=getattr(torch, workload["dtype"])).eval()
    requests = workload["requests"]
    longest = max(request["max_tokens"] for request in requests)
    generation = GenerationConfig(max_new_tokens=longest, do_sample=False, eos_token_id=NO_TOKEN, pad_token_id=0)

    B, S = workload["max_num_seqs"], workload["max_model_len"]
    same_slots = ContinuousBatchingConfig(page_size=PAGE, num_blocks=B * -(-S // PAGE), max_requests_per_batch=B)

    def run() -> tuple[int, float]:
        with model.continuous_batching_context_manager(generation_config=generation, continuous_batching_config=same_slots) as manager:
            began = time.perf_counter()
            for index, request in enumerate(requests):
                manager.add_request(request["prompt_token_ids"], request_id=str(index), max_new_tokens=request["max_tokens"])
            made = sum(finished(manager) for _ in requests)
            return made, time.perf_counter() - began

    run()  # warms up
    tokens, seconds = run()
    print(json.dumps({"peer": f"transformers-{transformers.__version__}", "output_tokens": tokens, "seconds": seconds}), flush=True)


def finished(manager: Any) -> int:
    """Waits for a request to finish. Returns the number of its tokens."""
    while (result := manager.get_result(timeout=LONGEST_WAIT)) is not None:
        if result.error is not None:
            sys.exit(f"request {result.request_id}: {result.error}")
        if result.is_finished():
            return len(result.generated_tokens)
    sys.exit(f"no result in {LONGEST_WAIT:.0f} s")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
