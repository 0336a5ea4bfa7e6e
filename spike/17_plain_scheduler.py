"""17: Does a short host loop keep every stream equal to the stream alone, while requests come and go in B rows?

It drives the package's device (native kernels on a CPU, the tiny model in the package) without the package's scheduler. A row is a place in
a list. A request that ends frees its row, and the next one is admitted there while the other rows continue. Each stream is compared with
what the oracle generates for its request: one sequence, no cache, a full forward pass for each token.

The number: streams that are equal, of N.

What was found is in 17_plain_scheduler.md. What the package's scheduler adds to this loop: steps that overlap, so that the host learns
late that a row has ended; pauses and evictions; prompts in parts.
"""

from __future__ import annotations

import numpy as np

from xlaengine import LLM, Request, SamplingParams
from xlaengine.control.chunks import chunks_of
from xlaengine.control.plan import Admit, Chunk, Lease, Prefill, Step
from xlaengine.runner import Runner
from xlaengine.testing import Reference
from xlaengine.types import StreamId

MODEL = "tiny"


def drawn(count: int, vocab: int) -> list[Request]:
    """Draws prompts of 3 to 60 tokens, and outputs of 4 to 40, so that rows end one by one."""
    rng = np.random.default_rng(count)
    requests = []
    for i in range(count):
        prompt = tuple(rng.integers(3, vocab, int(rng.integers(3, 61))).tolist())
        params = SamplingParams(temperature=0, max_tokens=int(rng.integers(4, 41)), ignore_eos=True, seed=0)
        requests.append(Request(request_id=f"r{i}", prompt_token_ids=prompt, params=params))
    return requests


def admit(runner: Runner, request: Request, slot: int, epoch: int) -> Lease:
    """Writes the prompt without its last token into the row, and activates it: decode takes that token first."""
    lease, prompt = Lease(slot, StreamId(request.request_id), epoch), request.prompt_token_ids
    pos = len(prompt) - 1
    for start, bucket in chunks_of(pos, runner.config.prefill_buckets):
        runner.dispatch(Prefill((Chunk(lease, start, prompt[start : min(start + bucket, pos)], bucket),)))
    runner.dispatch(Admit(lease, request, prompt[-1], pos))
    return lease


def serve(runner: Runner, requests: list[Request]) -> tuple[dict[str, list[int]], int]:
    """Returns each stream's tokens, and the number of requests that were admitted while other rows were mid-stream."""
    B = runner.config.max_num_seqs
    rows: list[tuple[Request, Lease] | None] = [None] * B
    tokens: dict[str, list[int]] = {request.request_id: [] for request in requests}
    waiting, admits, midstream = list(requests), 0, 0
    while waiting or any(rows):
        for slot in range(B):
            if rows[slot] is None and waiting:
                request = waiting.pop(0)
                admits += 1
                midstream += any(row is not None and tokens[row[0].request_id] for row in rows)
                rows[slot] = request, admit(runner, request, slot, admits)
        running = [row for row in rows if row is not None]
        width = next(width for width in runner.decode_widths if width >= len(running))
        step = Step(tuple(lease for _, lease in running), width, (None,) * len(running))
        landed = runner.collect(runner.dispatch(step))
        for request, lease in running:
            tokens[request.request_id] += landed.tokens[lease.slot]
            if len(tokens[request.request_id]) == request.max_tokens:
                rows[lease.slot] = None
    return tokens, midstream


def main() -> None:
    reference = Reference.of(MODEL)
    for B, N in ((3, 6), (4, 8)):
        llm = LLM(MODEL, max_num_seqs=B, max_model_len=128, max_logprobs=0)
        requests = drawn(N, llm.vocab_size)
        tokens, midstream = serve(llm.engine.runner, requests)
        expected = {each.request_id: reference.generate([list(each.prompt_token_ids)], each.params)[0] for each in requests}
        equal = sum(tokens[name] == expected[name] for name in tokens)
        print(f"B={B} N={N}, {llm.config.kernels} kernels: {N} admits, {midstream} mid-stream, {sum(map(len, tokens.values()))} tokens")
        print(f"RESULT B={B} N={N}: {equal} of {N} streams equal their single-sequence reference", flush=True)
        llm.close()


if __name__ == "__main__":
    main()
