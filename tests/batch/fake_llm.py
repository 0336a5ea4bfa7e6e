"""A stand-in for ``xlaengine.llm.LLM`` with the same interface, without a model, and with predictable tokens.

A text prompt is its UTF-8 bytes, a conversation its contents joined by newlines. Token ``i`` of a stream is a digest of (prompt ids, seed,
i), so two runs agree however their requests were mixed. Slots finish when their request is done, out of order. Token ``t`` is the word
``t<t>``. A request whose id begins with ``broken`` or ``cancelled`` ends with that reason after its first token.
"""

from __future__ import annotations

import hashlib
import logging
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from xlaengine.config import EngineConfig, Settings, settings_as_arguments
from xlaengine.observe.trace.record import Occupancy
from xlaengine.types import CompletionOutput, FinishReason, InvalidRequest, Logprob, Request, RequestOutput, SamplingParams

VOCAB = 512
EOS = 2


def fake_fingerprint(model: str) -> str:
    return hashlib.sha256(model.encode()).hexdigest()


def fake_at_hand(model: str, *, drafter: bool = False) -> SimpleNamespace:
    """Replaces ``xlaengine.batch.manifest.at_hand``: every model's files are local."""
    return SimpleNamespace(fingerprint=fake_fingerprint(model))


class FakeLLM:
    @settings_as_arguments(Settings)
    def __init__(self, settings: Settings):
        if settings.progress is not None:
            for phase in ("fetch", "load"):
                settings.progress(phase, 0, 10)
                settings.progress(phase, 10, 10)
            settings.progress("compile decode[8]", 1, 1)
        self.config = EngineConfig(
            max_num_seqs=settings.max_num_seqs,
            max_model_len=settings.max_model_len or 128,
            prefill_tokens_per_step=settings.max_num_batched_tokens,
            enable_return_routed_experts=settings.enable_return_routed_experts,
            dtype="float32" if settings.dtype == "auto" else settings.dtype,
            seed=settings.seed,
            max_logprobs=settings.max_logprobs,
            prompt_logprobs=settings.prompt_logprobs,
            enable_prefix_caching=settings.enable_prefix_caching,
            scheduling_policy=settings.scheduling_policy,
            depth=settings.depth,
            log_interval=settings.log_interval,
            probe=settings.probe_every > 0,
            probe_every=settings.probe_every,
            speculative=settings.speculative,
        )
        self.model_name = "fake"
        self.device_name = os.environ.get("FAKE_DEVICE", "Abacus")
        self.model_fingerprint = fake_fingerprint(settings.model_name)
        self.capacity = self.config.max_model_len
        self.vocab_size = VOCAB
        self.tokenizer = None
        self.speculation_is_exact = os.environ.get("FAKE_VERIFY_DIFFERS") != "1"
        self.engine = SimpleNamespace(trace=None)
        self.step_seconds = float(os.environ.get("FAKE_STEP_SECONDS", "0"))
        self.probe_fails = os.environ.get("FAKE_PROBE_FAILS") == "1"
        self.fail_after = int(os.environ.get("FAKE_FAIL_AFTER", "-1"))
        self._tokens = self.requests = self._steps = 0
        self.closed = False

    def __enter__(self) -> FakeLLM:
        return self

    def __exit__(self, *_: object) -> None:
        self.closed = True

    def make_request(
        self, request_id: str, prompt: str | Sequence[int] | None, messages: list | None, params: SamplingParams, *, clip: bool = False
    ) -> Request:
        text = "\n".join(m["content"] for m in messages) if messages is not None else prompt
        ids = tuple(text.encode()) if isinstance(text, str) else tuple(text or ())
        for i, token in enumerate(ids):
            if not 0 <= token < VOCAB:
                raise InvalidRequest(f"prompt[{i}] is token id {token}, the vocabulary has {VOCAB}")
        wanted = params.max_tokens if params.max_tokens is not None else self.capacity - len(ids)
        wanted = min(wanted, self.capacity - len(ids)) if clip else wanted
        if wanted < 1 or len(ids) + wanted > self.capacity:
            message = f"{len(ids)} prompt tokens and {wanted} more exceed the capacity of {self.capacity}"
            raise InvalidRequest(message, code="context_length_exceeded")
        assert max(params.logprobs or 0, params.prompt_logprobs or 0) <= self.config.max_logprobs, "a graph that is needed was not built"
        assert params.prompt_logprobs is None or self.config.prompt_logprobs, "a graph that is needed was not built"
        seed = params.seed
        if seed is None:
            seed = int.from_bytes(hashlib.sha256(f"{self.config.seed}/{request_id}".encode()).digest()[:8])
        return Request(request_id=request_id, prompt_token_ids=ids, params=replace(params, max_tokens=wanted, seed=seed))

    def open_run(self) -> FakeRun:
        return FakeRun(self)

    def finished(self) -> None:
        """A request has ended, and its output is about to be given."""
        if self.requests == self.fail_after:
            raise RuntimeError("the fake broke\non purpose")
        self.requests += 1

    def step(self, rows: int) -> None:
        time.sleep(self.step_seconds)
        self._steps += 1
        if self.engine.trace is not None:
            self.engine.trace.records.append(Occupancy(time.perf_counter(), self._steps, 0, 0, 0, 0))
        if self.config.log_interval and self._steps % self.config.log_interval == 0:
            logging.getLogger("xlaengine.engine").info("step %d: %d tokens", self._steps, self._tokens)
        self._tokens += rows

    def metrics(self) -> dict[str, Any]:
        probes = self._steps // self.config.probe_every if self.config.probe_every else 0
        found = {"probes": probes, "probe_rows": 3 * probes, "probe_mismatches": probes if self.probe_fails else 0}
        counters = {"requests": self.requests, "output_tokens": self._tokens, "output_tok_s": 1.0, "slots_in_use": 0}
        if self.config.speculative is not None:
            found |= {"spec_draft_tokens": 3 * self._tokens, "spec_accepted_tokens": self._tokens, "spec_verify_passes": self._tokens}
        return counters | found | {"seconds": {"load": 0.0}}


class FakeRun:
    """In place of ``xlaengine.engine.runs.Run``: a step gives each request a token."""

    def __init__(self, llm: FakeLLM):
        self._llm = llm
        self._live: dict[str, tuple[RequestOutput, int]] = {}

    def __enter__(self) -> FakeRun:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    @property
    def is_live(self) -> bool:
        return bool(self._live)

    def wanted(self) -> int:
        return self._llm.config.max_num_seqs - len(self._live)

    def step(self, requests: Iterable[Request]) -> Iterator[RequestOutput]:
        self._live |= {request.request_id: (_output(request), 0) for request in requests}
        self._llm.step(len(self._live))
        for request_id, (output, done) in list(self._live.items()):
            self._live[request_id] = output, done + 1
            if done + 1 == max(len(completion.token_ids) for completion in output.outputs):
                del self._live[request_id]
                self._llm.finished()
                yield output


def _output(request: Request) -> RequestOutput:
    early: FinishReason | None = "error" if request.request_id.startswith("broken") else None
    early = "abort" if request.request_id.startswith("cancelled") else early
    completions = tuple(_completion(request, index, early) for index in range(request.params.n))
    scores = None
    if (count := request.params.prompt_logprobs) is not None:
        scores = (None, *(_logprobs(token, count) for token in request.prompt_token_ids[1:]))
    return RequestOutput(
        request.request_id,
        request.prompt,
        request.prompt_token_ids,
        completions,
        finished=True,
        prompt_logprobs=scores,
        seed=request.seed,
        error="logits of slot 0 are not finite" if early == "error" else None,
    )


def _completion(request: Request, index: int, early: FinishReason | None) -> CompletionOutput:
    """Returns at most ``max_tokens`` tokens, ended by an EOS that comes one time in eight, by a stop token or by a stop string."""
    params, seed = request.params, request.seed_of(index)
    tokens: list[int] = []
    text, reason, stopped_by = "", early, None
    while not tokens or reason is None:
        digest = hashlib.sha256(f"{request.prompt_token_ids}/{seed}/{len(tokens)}".encode()).digest()
        eos = digest[0] < 32 and not params.ignore_eos
        token = EOS if eos else 3 + int.from_bytes(digest[1:3]) % (VOCAB - 3)
        tokens.append(token)
        if eos or token in (params.stop_token_ids or ()):
            reason, stopped_by = "stop", None if eos else token
            break
        text += " " * (len(tokens) > 1) + f"t{token}"
        if found := [s for s in params.stop or () if s in text]:
            text, reason, stopped_by = text[: text.index(found[0])], "stop", found[0]
        elif len(tokens) == params.max_tokens and reason is None:
            reason = "length"
    steps = None if params.logprobs is None else tuple(_logprobs(token, params.logprobs) for token in tokens)
    return CompletionOutput(index, text, tuple(tokens), steps, early or reason, stopped_by, seed)


def _logprobs(token: int, count: int) -> dict[int, Logprob]:
    """Tokens 0, 1, 2, … are the most likely ones at every position; the smaller a token's number, the more likely it is."""
    entries = {i: Logprob(-1.0 - i, 1 + i, f"t{i}") for i in range(count)}
    return entries | {token: Logprob(-1.0 - token, 1 + token, f"t{token}")}


class Dying(FakeLLM):
    """Stops after nine results, like a killed process."""

    def finished(self) -> None:
        super().finished()
        if self.requests == 10:
            raise KeyboardInterrupt
