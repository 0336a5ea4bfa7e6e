"""vLLM on a CPU, offline; prefixes are not reused, all else as vLLM has it.

usage: vllm_cpu.py MODEL_DIRECTORY WORKLOAD.json [DTYPE]     DTYPE: the workload's, unless given
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("VLLM_CPU_KVCACHE_SPACE", "2")  # GiB
os.environ.setdefault("OMP_NUM_THREADS", str(os.cpu_count()))
os.environ |= {"HF_HUB_OFFLINE": "1", "VLLM_NO_USAGE_STATS": "1"}

RUNS = 2


def main(model: str, workload: str, dtype: str | None = None) -> None:
    from vllm import LLM, SamplingParams  # which reads the environment as it is imported

    work = json.loads(Path(workload).read_text())
    settings = {"max_num_seqs": work["max_num_seqs"], "max_model_len": work["max_model_len"]}
    llm = LLM(model, dtype=dtype or work["dtype"], enable_prefix_caching=False, **settings)
    prompts = [{"prompt_token_ids": request["prompt_token_ids"]} for request in work["requests"]]
    params = [SamplingParams(temperature=0, max_tokens=request["max_tokens"], ignore_eos=True) for request in work["requests"]]
    for _ in range(RUNS):
        began = time.perf_counter()
        outputs = llm.generate(prompts, params, use_tqdm=False)
        seconds, tokens = time.perf_counter() - began, sum(len(output.outputs[0].token_ids) for output in outputs)
        print(json.dumps({"peer": f"vllm-cpu/{dtype or work['dtype']}", "output_tokens": tokens, "seconds": seconds}), flush=True)


if __name__ == "__main__":  # vLLM starts processes of its own, which import this file
    main(*sys.argv[1:])
