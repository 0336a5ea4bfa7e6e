"""llama.cpp through its C API: a continuous batch, requests in the order of the file, each prompt in one call.

usage: llamacpp.py MODEL.gguf WORKLOAD.json     needs llama-cpp-python; as many threads as there are cores, all else as llama.cpp has it
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import llama_cpp as llama
import numpy as np

MOST_TOKENS = 512
"""In one call: the tokens of the streams that run, and prompts as long as there is room."""

RUNS = 2


@dataclass
class Stream:
    """position: of the token that is fed next. left: tokens still to come."""

    sequence: int
    position: int
    left: int
    token: int = 0


class Server:
    """B sequences in one context of S positions each."""

    def __init__(self, model: str, B: int, S: int):
        llama.llama_backend_init()
        self._model = llama.llama_model_load_from_file(model.encode(), llama.llama_model_default_params())
        settings = llama.llama_context_default_params()
        settings.n_ctx, settings.n_seq_max = B * S, B
        settings.n_batch = settings.n_ubatch = MOST_TOKENS
        settings.n_threads = settings.n_threads_batch = os.cpu_count() or 1
        self._context = llama.llama_init_from_model(self._model, settings)
        self._memory = llama.llama_get_memory(self._context)
        self.vocab = llama.llama_vocab_n_tokens(llama.llama_model_get_vocab(self._model))
        self._batch = llama.llama_batch_init(MOST_TOKENS, 0, 1)
        self._sequences = range(B)

    def serve(self, requests: list[dict[str, Any]]) -> int:
        """Tokens that came of all of them."""
        llama.llama_memory_clear(self._memory, True)
        waiting, live, free, tokens = deque(requests), list[Stream](), list(self._sequences), 0
        while waiting or live:
            fed = [(stream, [stream.token]) for stream in live]
            room = MOST_TOKENS - len(fed)
            while waiting and free and len(waiting[0]["prompt_token_ids"]) <= room:
                request = waiting.popleft()
                stream = Stream(free.pop(0), 0, request["max_tokens"])
                llama.llama_memory_seq_rm(self._memory, stream.sequence, -1, -1)
                fed.append((stream, request["prompt_token_ids"]))
                room -= len(request["prompt_token_ids"])
            for (stream, _), token in zip(fed, self.decode(fed), strict=True):
                stream.token, stream.left = token, stream.left - 1
            tokens += len(fed)
            live = [stream for stream, _ in fed if stream.left]
            free += [stream.sequence for stream, _ in fed if not stream.left]
        return tokens

    def decode(self, fed: list[tuple[Stream, list[int]]]) -> list[int]:
        """The likeliest token after those that each stream is fed, all in one call."""
        self._batch.n_tokens, places = 0, []
        for stream, (*first, last) in fed:
            for token in first:
                self._feed(token, stream, False)
            places.append(self._feed(last, stream, True))
        if status := llama.llama_decode(self._context, self._batch):
            raise RuntimeError(f"llama_decode gave {status}")
        logits = (llama.llama_get_logits_ith(self._context, place) for place in places)
        return [int(np.ctypeslib.as_array(each, shape=(self.vocab,)).argmax()) for each in logits]

    def _feed(self, token: int, stream: Stream, wants_logits: bool) -> int:
        """Put a token into the batch; its place there."""
        place, batch = self._batch.n_tokens, self._batch
        batch.token[place], batch.pos[place], batch.logits[place] = token, stream.position, wants_logits
        batch.n_seq_id[place], batch.seq_id[place][0] = 1, stream.sequence
        batch.n_tokens += 1
        stream.position += 1
        return place


def main(model: str, workload: str) -> None:
    work = json.loads(Path(workload).read_text())
    server = Server(model, work["max_num_seqs"], work["max_model_len"])
    for _ in range(RUNS):
        began = time.perf_counter()
        tokens = server.serve(work["requests"])
        kind = Path(model).stem.rpartition(".")[2]
        print(json.dumps({"peer": f"llama.cpp/{kind}", "output_tokens": tokens, "seconds": time.perf_counter() - began}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
