"""What does a budget of prompt tokens between two steps trade: the wait for a first token against the gap between tokens?

usage: python spike/14_prefill_budget.py [--model MODEL] [--batch 8] [--requests 20] [--load 0.7] [--rounds 2]

It has two parts for each budget, in alternated order on one warm engine, whose state is emptied before each run. First, requests arrive one
after the other, at --load of the rate that an earlier run served: time to first token, and the gaps between tokens of running streams. Then
the same requests are all there from the beginning: output tokens a second. Tokens must be equal under all budgets.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from xlaengine import LLM, Request, SamplingParams

BUDGETS = 32, 128, 256, 512, 2048


@dataclass
class Served:
    """The measurements of one budget, all rounds together.

    Attributes:
        first, gaps: times to first token, and gaps between tokens, in seconds.
        rates: output tokens a second.
    """

    first: list[float] = field(default_factory=list)
    gaps: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)


def drawn(rng: np.random.Generator, count: int, vocab: int) -> list[Request]:
    """Draws prompts of 32 to 768 tokens, most of them short; outputs of 24 to 64."""
    requests = []
    for i in range(count):
        prompt = rng.integers(3, vocab, int(2 ** rng.uniform(5, 9.58))).tolist()
        params = SamplingParams(temperature=0, max_tokens=int(rng.integers(24, 65)), ignore_eos=True, seed=0)
        requests.append(Request(request_id=f"r{i}", prompt_token_ids=tuple(prompt), params=params))
    return requests


def serve(llm: LLM, requests: Sequence[Request], arrivals: Sequence[float]) -> tuple[dict[str, list[float]], dict[str, list[int]]]:
    """Returns the times of each request's tokens, in seconds from the beginning, and the tokens."""
    engine = llm.engine
    engine.reset()
    engine.take()
    times: dict[str, list[float]] = {request.request_id: [] for request in requests}
    tokens: dict[str, list[int]] = {request.request_id: [] for request in requests}
    coming = list(zip(arrivals, requests, strict=True))[::-1]
    began = time.perf_counter()
    while coming or not engine.is_idle:
        while coming and coming[-1][0] <= time.perf_counter() - began:
            engine.submit(coming.pop()[1], reuse=False)
        if engine.is_idle:
            time.sleep(max(0.0, coming[-1][0] - (time.perf_counter() - began)))
            continue
        events = engine.step()
        now = time.perf_counter() - began
        for event in events:
            times[event.request_id].append(now)
            tokens[event.request_id].append(event.token_id)  # type: ignore[union-attr]  (nothing is cancelled)
    return times, tokens


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--model")
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--requests", type=int, default=20)
    parser.add_argument("--load", type=float, default=0.7)
    parser.add_argument("--rounds", type=int, default=2)
    args = parser.parse_args()
    llm = LLM(args.model, max_num_seqs=args.batch, max_logprobs=0)
    print(f"{llm.model_name}, B = {args.batch}, prefill is exact: {llm.engine.runner.prefill_is_exact}", flush=True)
    rng = np.random.default_rng(0)
    requests = drawn(rng, args.requests, llm.vocab_size)
    at_once = [0.0] * len(requests)
    times, expected = serve(llm, requests, at_once)
    interval = max(max(each) for each in times.values()) / len(requests) / args.load
    arrivals = np.cumsum(rng.exponential(interval, len(requests))).tolist()
    print(f"{len(requests)} requests, one every {interval:.2f} s, load {args.load} of what was served at once", flush=True)
    found = {budget: Served() for budget in BUDGETS}
    for turn in range(args.rounds):
        for budget in BUDGETS if turn % 2 == 0 else BUDGETS[::-1]:
            measure(llm, budget, requests, arrivals, expected, found[budget])
        tell(found)
    print({name: llm.metrics()[name] for name in ("compiles_after_warmup", "steps", "prefill_chunks")})


def measure(
    llm: LLM, budget: int, requests: Sequence[Request], arrivals: Sequence[float], expected: dict[str, list[int]], found: Served
) -> None:
    llm.engine.reset()
    llm.engine.take()
    llm.engine.reconfigure(prefill_tokens_per_step=budget)
    times, tokens = serve(llm, requests, arrivals)
    again, same = serve(llm, requests, [0.0] * len(requests))
    if not tokens == same == expected:
        raise SystemExit(f"budget {budget} has changed a stream")
    found.first += [times[request.request_id][0] - arrival for request, arrival in zip(requests, arrivals, strict=True)]
    found.gaps += [after - before for each in times.values() for before, after in pairwise(each)]
    found.rates.append(sum(map(len, same.values())) / max(max(each) for each in again.values()))


def tell(found: dict[int, Served]) -> None:
    def ms(values: list[float], share: float) -> str:
        return f"{1e3 * float(np.quantile(values, share)):.0f}"

    print("budget | first token ms: median, p95 | gap ms: median, p95, largest | tok/s, all at once (range)")
    for budget, served in found.items():
        rates = sorted(served.rates)
        first = f"{ms(served.first, 0.5)}, {ms(served.first, 0.95)}"
        gaps = f"{ms(served.gaps, 0.5)}, {ms(served.gaps, 0.95)}, {ms(served.gaps, 1)}"
        print(f"{budget} | {first} | {gaps} | {statistics.median(rates):.0f} ({rates[0]:.0f} to {rates[-1]:.0f})", flush=True)


if __name__ == "__main__":
    main()
