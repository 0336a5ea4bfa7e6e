"""What does a shared system prompt cost if prompts that begin alike copy what one of them has computed?

usage: python spike/13_prefix_reuse.py [--model MODEL] [--batch 8] [--shared 1000] [--rounds 5]

It has three parts, each in alternated pairs on one warm engine, whose state is emptied before each run: requests that share their first
--shared tokens, with and without reuse; the same number of requests that share nothing, with and without reuse; and the copy itself
compared with the prompt chunks that it replaces. Streams must be equal, bit for bit. It prints the median, the least and the greatest of
each ratio.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

import jax
import numpy as np

from xlaengine import LLM, Request, SamplingParams
from xlaengine.control.chunks import chunks_of
from xlaengine.control.plan import Chunk, CopyPrefix, Lease, Prefill
from xlaengine.types import Event, StreamId


def sharing(rng: np.random.Generator, count: int, shared: int, vocab: int) -> list[Request]:
    """One system prompt for all requests, 8 to 24 tokens of their own, 16 output tokens."""
    system = rng.integers(3, vocab, shared).tolist()
    greedy = SamplingParams(temperature=0, max_tokens=16, ignore_eos=True, seed=0)
    own = [rng.integers(3, vocab, rng.integers(8, 25)).tolist() for _ in range(count)]
    return [Request(request_id=f"r{i}", prompt_token_ids=(*system, *each), params=greedy) for i, each in enumerate(own)]


def strangers(rng: np.random.Generator, count: int, vocab: int) -> list[Request]:
    """The peers' workload: prompts and outputs of 16 to 256 tokens."""
    requests = []
    for i in range(count):
        prompt, out = rng.integers(3, vocab, rng.integers(16, 257)).tolist(), int(rng.integers(16, 257))
        params = SamplingParams(temperature=0, max_tokens=out, ignore_eos=True, seed=0)
        requests.append(Request(request_id=f"r{i}", prompt_token_ids=tuple(prompt), params=params))
    return requests


def run(llm: LLM, requests: list[Request], reuse: bool) -> tuple[float, list[Event]]:
    """Returns the seconds from the first request to the last token, and the events by stream."""
    llm.engine.reset()
    llm.engine.take()
    began = time.perf_counter()
    for each in requests:
        llm.engine.submit(each, reuse=reuse)
    events = list(llm.engine)
    return time.perf_counter() - began, sorted(events, key=lambda event: (event.request_id, getattr(event, "index", 0)))


def compare(llm: LLM, what: str, requests: list[Request], rounds: int) -> None:
    run(llm, requests[: llm.config.max_num_seqs], reuse=True)
    times: dict[bool, list[float]] = {True: [], False: []}
    for turn in range(rounds):
        found = {}
        for reuse in (True, False) if turn % 2 else (False, True):
            seconds, found[reuse] = run(llm, requests, reuse)
            times[reuse].append(seconds)
        if found[True] != found[False]:
            raise SystemExit(f"{what}: reuse has changed a stream")
    ratios = sorted(without / having for having, without in zip(times[True], times[False], strict=True))
    seconds = ", ".join(f"{'with' if reuse else 'without'} {statistics.median(times[reuse]):.2f} s" for reuse in (True, False))
    print(f"{what}: {seconds}, ratio {statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})", flush=True)


def copy_and_prefill(llm: LLM, length: int, rounds: int) -> None:
    runner, tokens, lease = llm.engine.runner, tuple(range(3, 3 + length)), Lease(1, StreamId("a"), 1)
    grid = chunks_of(length, llm.config.prefill_buckets)
    chunks = [Prefill((Chunk(lease, start, tokens[start : start + size], size),)) for start, size in grid]

    def milliseconds(work: Callable[[], None]) -> float:
        began = time.perf_counter()
        work()
        assert runner.state is not None
        jax.block_until_ready(runner.state.cells)
        return (time.perf_counter() - began) * 1e3

    def compute() -> None:
        for chunk in chunks:
            runner.dispatch(chunk)

    pairs = [
        (milliseconds(lambda: runner.dispatch(CopyPrefix(lease, 0, 0, length)) and None), milliseconds(compute)) for _ in range(rounds)
    ]
    copied, computed = (statistics.median(column) for column in zip(*pairs, strict=True))
    shares = sorted(copy / prefill for copy, prefill in pairs)
    print(
        f"{length} tokens: copied in {copied:.1f} ms, computed in {computed:.0f} ms ({len(chunks)} chunks), "
        f"share {statistics.median(shares):.4f} ({shares[0]:.4f} to {shares[-1]:.4f})",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--model")
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--requests", type=int, default=32)
    parser.add_argument("--shared", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    rng = np.random.default_rng(0)
    llm = LLM(args.model, max_num_seqs=args.batch, max_model_len=max(512, args.shared + 64), max_logprobs=0)
    print(f"{llm.model_name}, B = {args.batch}, prefill is exact: {llm.engine.runner.prefill_is_exact}", flush=True)
    for length in (32, 256, args.shared // 32 * 32):
        copy_and_prefill(llm, length, args.rounds)
    compare(
        llm, f"{args.requests} requests share {args.shared} tokens", sharing(rng, args.requests, args.shared, llm.vocab_size), args.rounds
    )
    compare(llm, f"{args.requests} requests share nothing", strangers(rng, args.requests, llm.vocab_size), args.rounds)
    metrics = llm.metrics()
    print({name: metrics[name] for name in ("prefix_copies", "prefill_tokens_reused", "compiles_after_warmup")})


if __name__ == "__main__":
    main()
