"""Whether slots of several lengths finish a job with long tails sooner, in the same memory for keys and values.

``python spike/75_slot_lengths.py [MODEL] [S] [REQUESTS] [PAIRS]``: a job of which nine requests in ten need at most S / 8 tokens, and the
others up to S, in turns with 4 slots of S, and with 3 of S and 8 of S / 8. Of each it prints output tokens a second, the seconds of wall
and of processor time, the decode steps, and the rows in a step.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from xlaengine import LLM, SamplingParams

VOCAB = 90


def job(count: int, S: int) -> tuple[list[dict[str, list[int]]], list[SamplingParams]]:
    """Prompts and settings, drawn. Each tenth request is long."""
    rng = np.random.default_rng(75)
    long, short = ((S // 32, S // 4), (S // 8, 3 * S // 4)), ((S // 128, S // 16), (S // 128, S // 16))
    sizes = [[int(rng.integers(*bounds)) for bounds in (long if i % 10 == 9 else short)] for i in range(count)]
    prompts = [{"prompt_token_ids": rng.integers(5, VOCAB, prompt).tolist()} for prompt, _ in sizes]
    return prompts, [SamplingParams(temperature=0, max_tokens=most, ignore_eos=True) for _, most in sizes]


def run(llm: LLM, count: int, S: int) -> tuple[list[Any], str]:
    """The streams, and a line about the run."""
    before = llm.metrics()
    wall, processor = time.perf_counter(), time.process_time()
    streams = [output.outputs[0].token_ids for output in llm.generate(*job(count, S))]
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    tokens, after = sum(map(len, streams)), llm.metrics()
    steps, rows = (after[name] - before[name] for name in ("decode_steps", "decode_rows"))
    rate = f"{tokens / wall:.1f} tok/s, {wall:.2f} s, processor {processor:.2f} s"
    return streams, f"{rate}, {steps} steps of {rows / steps:.1f} rows"


def main(model: str = "smollm2-135m-instruct", S: str = "2048", count: str = "200", pairs: str = "1") -> None:
    length = int(S)
    shapes: dict[str, dict[str, Any]] = {"even": {"max_num_seqs": 4}, "short": {"max_num_seqs": 11, "short_slots": f"8x{length // 8}"}}
    llms = {name: LLM(model, max_model_len=length, max_logprobs=0, **each) for name, each in shapes.items()}
    for llm in llms.values():
        run(llm, 9, length)
    for pair in range(int(pairs)):
        found = []
        for name in list(llms)[:: 1 if pair % 2 else -1]:
            streams, line = run(llms[name], int(count), length)
            found.append(streams)
            print(f"{name}: {line}", flush=True)
        print("same streams:", found[0] == found[1], flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
