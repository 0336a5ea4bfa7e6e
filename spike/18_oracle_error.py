"""How far is a correct float32 computation from float64, and so how close is a near tie?

It uses the default model, 8 prompts of random tokens (up to 200) and 4 texts, with 24 greedy tokens each. It compares the log-probabilities
of the engine's 20 likeliest tokens, and the float32 oracle's, with the float64 oracle's after the same tokens. It prints the largest, the
99th percentile and the median of both differences, in nats, and one RESULT line.

Prints the largest, the 99th percentile and the median of the differences of each, in nats, and one RESULT line.

What was found is in 18_oracle_error.md.
"""

from __future__ import annotations

import numpy as np

from xlaengine import LLM, SamplingParams
from xlaengine.check.oracle.sampling import log_softmax
from xlaengine.check.oracle.streams import open_oracle

TEXTS = ("The capital of France is", "Once upon a time", "1, 2, 3, 4,", "def fibonacci(n):\n")


def main() -> None:
    rng = np.random.default_rng(0)
    gaps: dict[str, list[float]] = {"engine": [], "float32 oracle": []}
    with LLM(max_num_seqs=8, max_model_len=256) as llm:
        prompts = [rng.integers(3, llm.vocab_size, rng.integers(1, 200)).tolist() for _ in range(8)]
        params = SamplingParams(temperature=0, max_tokens=24, logprobs=20, ignore_eos=True)
        outputs = llm.generate([*prompts, *TEXTS], params)
        oracle = open_oracle(llm.source.path, llm.config.dtype)
    for output in outputs:
        completion = output.outputs[0]
        ids, first = [*output.prompt_token_ids, *completion.token_ids][:-1], len(output.prompt_token_ids) - 1
        both = zip(oracle.logits(ids, first), oracle.judge.logits(ids, first), completion.logprobs or (), strict=True)
        for float32, float64, step in both:
            rough, exact = log_softmax(float32), log_softmax(float64)
            gaps["engine"].append(max(abs(entry.logprob - exact[token]) for token, entry in step.items()))
            gaps["float32 oracle"].append(max(abs(rough[token] - exact[token]) for token in step))
    for name, values in gaps.items():
        most = np.quantile(values, 0.99)
        print(f"{name:15}  largest {max(values):.1e}  99 %: {most:.1e}  median {np.median(values):.1e}")
    print(f"RESULT: engine against float64: {max(gaps['engine']):.1e} nats at the most")


if __name__ == "__main__":
    main()
