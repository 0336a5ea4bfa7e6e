"""How much sooner do short prompts that come together begin if their chunks share prefill calls?

usage: python spike/16_shared_calls.py [--model MODEL] [--batch 8] [--lengths 16 32 64 128] [--rounds 9]

B prompts of one length are queued at once. It measures the time until all have their first token, with and without shared calls, in turn,
and ends with an error if a token differs.
"""

from __future__ import annotations

import argparse
import statistics
import time

import numpy as np

from xlaengine import LLM, Request, SamplingParams


def seconds_to_first_tokens(llm: LLM, prompts: list[list[int]], shared: bool) -> tuple[float, list[tuple[int, ...]]]:
    llm.engine.scheduler._prefiller._room = llm.config.prefill_buckets[-1] if shared else 0
    params = SamplingParams(max_tokens=1, temperature=0, ignore_eos=True, seed=0)
    requests = [Request(request_id=str(i), prompt_token_ids=tuple(prompt), params=params) for i, prompt in enumerate(prompts)]
    began = time.perf_counter()
    for request in requests:
        llm.engine.submit(request, reuse=False)
    events = list(llm.engine)
    took = time.perf_counter() - began
    tokens = {event.request_id: event.token_id for event in events}
    return took, [tokens[request.request_id] for request in requests]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--model")
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--lengths", type=int, nargs="+", default=[16, 32, 64, 128])
    parser.add_argument("--rounds", type=int, default=9)
    args = parser.parse_args()
    rng = np.random.default_rng(0)
    llm = LLM(args.model, max_num_seqs=args.batch, max_model_len=512, max_logprobs=0)
    print(f"{llm.model_name}, B = {args.batch}, kernels: {llm.config.kernels}", flush=True)
    for length in args.lengths:
        prompts = rng.integers(100, 1000, (args.batch, length)).tolist()
        times: dict[bool, list[float]] = {True: [], False: []}
        for turn in range(args.rounds):
            found = {}
            for shared in (True, False) if turn % 2 else (False, True):
                seconds, found[shared] = seconds_to_first_tokens(llm, prompts, shared)
                times[shared].append(seconds)
            if found[True] != found[False]:
                raise SystemExit(f"{length} tokens: a shared call has changed a stream")
        ratios = sorted(alone / together for alone, together in zip(times[False], times[True], strict=True))
        alone, together = statistics.median(times[False]) * 1e3, statistics.median(times[True]) * 1e3
        print(
            f"RESULT {length} tokens: each by itself {alone:.0f} ms, shared {together:.0f} ms, "
            f"ratio {statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
