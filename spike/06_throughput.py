"""How fast is batch generation on the workload that the peers ran? Prints one line in the peers' format for each run.

usage: python spike/06_throughput.py [MODEL] [B] [DTYPE]

The workload has 32 prompts of 16 to 256 token ids and outputs of 16 to 256 tokens, greedy, EOS ignored. The better of two runs counts; the
second reuses nothing of the first. Unlike the other spikes, it runs the package itself.
"""

import random
import sys

from xlaengine import LLM, SamplingParams


def workload(n: int = 32, seed: int = 0, vocab: int = 49152) -> list[tuple[list[int], int]]:
    """Draws the peers' workload. The order of the draws is part of it, so that tokens are equal."""
    r = random.Random(seed)
    return [([r.randrange(17, vocab) for _ in range(r.randint(16, 256))], r.randint(16, 256)) for _ in range(n)]


def main() -> None:
    model = sys.argv[1] if len(sys.argv) > 1 else None
    slots = int(sys.argv[2]) if len(sys.argv) > 2 else 8
    dtype = sys.argv[3] if len(sys.argv) > 3 else "auto"
    work = workload()
    prompts = [prompt for prompt, _ in work]
    params = [SamplingParams(temperature=0, max_tokens=cap, ignore_eos=True) for _, cap in work]
    with LLM(model, dtype=dtype, max_num_seqs=slots, max_model_len=1024, max_logprobs=0, enable_prefix_caching=False) as llm:
        for _ in range(2):
            before = llm.metrics()
            llm.generate(prompts, params)
            after = llm.metrics()
            tokens = after["output_tokens"] - before["output_tokens"]
            seconds = after["seconds"]["generate"] - before["seconds"]["generate"]
            print(f"PEER xlaengine/B{slots} output_tokens={tokens} seconds={seconds:.2f} tok_s={tokens / seconds:.1f}", flush=True)
        assert after["compiles_after_warmup"] == 0, after


if __name__ == "__main__":
    main()
