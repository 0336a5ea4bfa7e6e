"""A stand-in for ``xlaengine.llm.LLM``: the same face, no model, tokens that a person can predict.

A text prompt is its UTF-8 bytes, a conversation its contents joined by newlines. Token ``i`` of a stream is a digest of
(prompt ids, seed, i) alone, so two runs agree however their requests were mixed; slots finish when their request is done, out of order.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from xlaengine.config import EngineConfig
from xlaengine.protocol import CompletionOutput, InvalidRequest, Logprob, Request, RequestOutput, SamplingParams

VOCAB = 512
EOS = 2


class FakeLLM:
    def __init__(
        self,
        model: str | None = None,
        *,
        tokenizer: str | None = None,
        dtype: str = "auto",
        seed: int = 0,
        max_num_seqs: int = 8,
        max_model_len: int | None = None,
        max_logprobs: int = 20,
        progress: Any = None,
    ):
        if progress is not None:
            for phase in ("fetch", "load"):
                progress(phase, 0, 10)
                progress(phase, 10, 10)
            progress("compile decode[8]", 1, 1)
        self.config = EngineConfig(
            max_num_seqs=max_num_seqs,
            max_model_len=max_model_len or 128,
            dtype="float32" if dtype == "auto" else dtype,  # type: ignore[arg-type]
            seed=seed,
            max_logprobs=max_logprobs,
        )
        self.model_name = "fake"
        self.model_fingerprint = hashlib.sha256(str(model).encode()).hexdigest()
        self.capacity = self.config.max_model_len
        self.vocab_size = VOCAB
        self.tokenizer = None
        self.step_seconds = float(os.environ.get("FAKE_STEP_SECONDS", "0"))
        self.fail_after = int(os.environ.get("FAKE_FAIL_AFTER", "-1"))
        self._tokens = self._requests = 0
        self.closed = False

    def __enter__(self) -> FakeLLM:
        return self

    def __exit__(self, *_: object) -> None:
        self.closed = True

    def make_request(self, request_id: str, prompt: str | Sequence[int] | None, messages: list | None, params: SamplingParams) -> Request:
        text = "\n".join(m["content"] for m in messages) if messages is not None else prompt
        ids = tuple(text.encode()) if isinstance(text, str) else tuple(text or ())
        for i, token in enumerate(ids):
            if not 0 <= token < VOCAB:
                raise InvalidRequest(f"prompt[{i}] is token id {token}, the vocabulary has {VOCAB}")
        wanted = params.max_tokens if params.max_tokens is not None else self.capacity - len(ids)
        if wanted < 1 or len(ids) + wanted > self.capacity:
            message = f"{len(ids)} prompt tokens and {wanted} more exceed the capacity of {self.capacity}"
            raise InvalidRequest(message, code="context_length_exceeded")
        seed = params.seed
        if seed is None:
            seed = int.from_bytes(hashlib.sha256(f"{self.config.seed}/{request_id}".encode()).digest()[:8])
        return Request(request_id=request_id, prompt_token_ids=ids, params=replace(params, max_tokens=wanted, seed=seed))

    def run(self, requests: Iterable[Request]) -> Iterator[RequestOutput]:
        waiting, live = iter(requests), {}
        while True:
            while len(live) < self.config.max_num_seqs and (request := next(waiting, None)) is not None:
                live[request.request_id] = request, self.stream(request), 0
            if not live:
                return
            time.sleep(self.step_seconds)
            for request_id, (request, tokens, done) in list(live.items()):
                live[request_id] = request, tokens, done + 1
                self._tokens += 1
                if done + 1 == len(tokens):
                    if self._requests == self.fail_after:
                        raise RuntimeError("the fake broke\nas it was told to")
                    del live[request_id]
                    self._requests += 1
                    yield _output(request, tokens)

    def stream(self, request: Request) -> tuple[int, ...]:
        """The tokens of a request: at most ``max_tokens``, ended by an EOS that comes one time in eight."""
        tokens: list[int] = []
        assert request.params.max_tokens is not None
        while len(tokens) < request.params.max_tokens:
            digest = hashlib.sha256(f"{request.prompt_token_ids}/{request.params.seed}/{len(tokens)}".encode()).digest()
            ends = digest[0] < 32 and not request.params.ignore_eos
            tokens.append(EOS if ends else 3 + int.from_bytes(digest[1:3]) % (VOCAB - 3))
            if ends:
                break
        return tuple(tokens)

    def metrics(self) -> dict[str, Any]:
        return {"requests": self._requests, "output_tokens": self._tokens, "output_tok_s": 1.0, "slots_in_use": 0, "seconds": {"load": 0.0}}


def _output(request: Request, tokens: tuple[int, ...]) -> RequestOutput:
    ended = tokens[-1] == EOS and not request.params.ignore_eos
    words = tokens[:-1] if ended else tokens
    steps = None
    if request.params.logprobs is not None:
        steps = tuple(
            {t: Logprob(-0.1, 1, f"t{t}"), **{i: Logprob(-1.0 - i, 2 + i, f"t{i}") for i in range(request.params.logprobs)}} for t in tokens
        )
    completion = CompletionOutput(0, " ".join(f"t{t}" for t in words), tokens, steps, "stop" if ended else "length")
    seed = request.params.seed or 0
    return RequestOutput(request.request_id, request.prompt, request.prompt_token_ids, (completion,), finished=True, seed=seed)
