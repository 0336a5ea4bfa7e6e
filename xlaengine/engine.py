"""The loop: admit, plan, dispatch, collect, emit.

Synchronous and asynchronous are the same loop: up to ``depth`` flights are out before the oldest is read.
"""

from __future__ import annotations

import time
from collections import deque
from dataclasses import replace
from typing import Any

from xlaengine.config import EngineConfig
from xlaengine.host.scheduler import Scheduler
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights
from xlaengine.protocol import InvalidRequest, Request, TokenEvent
from xlaengine.runner.runner import Flight, OnGraph, Runner


class Engine:
    """Streams of tokens for many requests at once, each what it would have been alone.

    Args:
        weights: host arrays in the layout of `models.weights.abstract`, in ``config.dtype``.
        on_graph: progress of the compilation, ``(graph name, done, total)``.
    """

    def __init__(self, model: ModelConfig, weights: Weights, config: EngineConfig, on_graph: OnGraph = lambda *_: None):
        self.model = model
        self.runner = Runner(model, weights, config, on_graph)
        self.config = replace(config, decode_widths=self.runner.decode_widths)
        self.scheduler = Scheduler(self.config, model.eos_token_ids)
        self._flights: deque[Flight] = deque()
        self._bytes = ByteWatch()
        self._closed = False
        self._clock = Clock()

    @property
    def has_work(self) -> bool:
        """Whether any request is waiting, running or in flight."""
        return self.scheduler.has_work or bool(self._flights)

    def validate(self, request: Request) -> None:
        """Refuse what cannot be served, before anything is mutated.

        Raises:
            InvalidRequest: a token id outside the vocabulary, more tokens than a slot holds, or more logprobs than were compiled for.
        """
        ids, params, most = request.prompt_token_ids, request.params, self.config.max_model_len
        if bad := [t for t in ids if not 0 <= t < self.model.vocab]:
            raise InvalidRequest(f"token id {bad[0]} is outside the vocabulary [0, {self.model.vocab})", param="prompt")
        if (total := len(ids) + request.max_tokens) > most:
            raise InvalidRequest(
                f"prompt of {len(ids)} tokens + max_tokens {request.max_tokens} = {total} exceeds max_model_len {most}",
                code="context_length_exceeded",
                param="max_tokens",
            )
        if (params.logprobs or 0) > self.config.max_logprobs or (params.logprobs is not None and not self.config.max_logprobs):
            raise InvalidRequest(
                f"logprobs {params.logprobs} was asked for, this engine was built with max_logprobs {self.config.max_logprobs}",
                param="logprobs",
            )

    def add(self, request: Request) -> None:
        """Queue a request.

        Raises:
            InvalidRequest: see `validate`, or its id is that of a live request. Nothing has changed then.
            RuntimeError: the engine is closed.
        """
        if self._closed:
            raise RuntimeError("the engine is closed")
        self.validate(request)
        self.scheduler.add(request)

    def cancel(self, request_id: str) -> None:
        """End a request now; no event follows. Unknown and finished ids are ignored."""
        self.scheduler.cancel(request_id)

    def step(self) -> list[TokenEvent]:
        """Plan and dispatch one step, then commit the oldest flight if ``depth`` are out or nothing new was launched.

        Whatever is raised on the way (an interrupt too) ends all live requests, without events, and leaves the engine usable.
        """
        self._clock.start()
        try:
            launched = self._launch()
            if self._flights and (len(self._flights) >= self.config.depth or not launched):
                return self._commit(self._flights.popleft())
        except BaseException:
            self._abandon()
            raise
        return []

    def _launch(self) -> bool:
        """Whether a decode went out."""
        launched = False
        for plan in self.scheduler.plan():
            flight = self.runner.dispatch(plan)
            if flight is not None:
                self._flights.append(flight)
                launched = True
        return launched

    def _abandon(self) -> None:
        self._flights.clear()
        self.scheduler.abandon()
        self.runner.reset()
        self._clock.stop()

    def _commit(self, flight: Flight) -> list[TokenEvent]:
        landed = self.runner.collect(flight)
        events = self.scheduler.commit(flight.plan, landed.tokens, landed.logprobs)
        self._bytes.see(self.runner.device_bytes() - flight.nbytes - sum(f.nbytes for f in self._flights))
        self._clock.stop()
        return events

    def metrics(self) -> dict[str, Any]:
        """Counters since the engine was built, as plain data; the names are in the README."""
        c = self.scheduler.counters
        seconds = self._clock.seconds
        return {
            "graphs_declared": len(self.runner.graphs),
            "graphs_compiled": self.runner.graphs_compiled,
            "graphs_from_cache": self.runner.graphs_from_cache,
            "decode_widths": list(self.config.decode_widths),
            "compiles_after_warmup": self.runner.compiles_after_warmup,
            "requests": c.requests,
            "admits": c.admits,
            "midstream_admits": c.midstream_admits,
            "prefill_chunks": c.prefill_chunks,
            "prefill_padded_tokens": c.padded_tokens,
            "decode_steps": c.decode_steps,
            "prompt_tokens": c.prompt_tokens,
            "output_tokens": c.output_tokens,
            "device_reads": self.runner.device_reads,
            "late_tokens_dropped": c.late_tokens_dropped,
            "finishes": dict(c.finishes),
            "slots_in_use": self.scheduler.slots.in_use,
            "mean_slot_occupancy": c.decode_rows / (c.decode_steps * self.config.max_num_seqs) if c.decode_steps else 0.0,
            "generate_seconds": seconds,
            "output_tok_s": c.output_tokens / seconds if seconds else 0.0,
            "device_bytes_first": self._bytes.first,
            "device_bytes_min": self._bytes.low,
            "device_bytes_max": self._bytes.high,
        }

    def close(self) -> None:
        """Drop what is in flight and free the device's memory."""
        self._closed = True
        self._flights.clear()
        self.runner.close()


class Clock:
    """Seconds during which there was work: from an admission to the commit after it, idle time left out."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._since: float | None = None

    def start(self) -> None:
        if self._since is None:
            self._since = time.perf_counter()

    def stop(self) -> None:
        if self._since is not None:
            self.seconds += time.perf_counter() - self._since
            self._since = None


class ByteWatch:
    """Device bytes after each commit, flights' outputs left out: flat, or something leaks."""

    def __init__(self) -> None:
        self.first: int | None = None
        self.low: int | None = None
        self.high: int | None = None

    def see(self, count: int) -> None:
        self.first = count if self.first is None else self.first
        self.low = count if self.low is None else min(self.low, count)
        self.high = count if self.high is None else max(self.high, count)
