"""The workload that peers run too: prompts of 16 to 256 tokens, outputs of 16 to 256, greedy, EOS ignored. The time includes prefill."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence

from xlaengine.engine import Engine
from xlaengine.observe.bench.bench import Bench, Unsuitable
from xlaengine.observe.bench.result import Result
from xlaengine.observe.bench.streams import Streams, check_equal, common_requests, run_all
from xlaengine.protocol import Request

LENGTH = 1024
"""S, or the model's most positions if fewer: twice the longest request, as for the peers."""


def measure(bench: Bench) -> Iterator[Result]:
    requests = requests_of(bench)
    for B in bench.settings.max_num_seqs:
        with bench.engine(B, min(LENGTH, bench.longest), scheduling_policy=bench.settings.scheduling_policy) as engine:
            bench.floors.beside()
            runs = [CommonRun(bench, engine, requests) for _ in bench.samples(f"common[{B}]")]
            check_equal(engine, requests, *(run.streams for run in runs))
        yield Result(
            workload="common",
            case=f"B={B}",
            unit="tok/s",
            better="higher",
            samples=tuple(run.rate for run in runs),
            floors=tuple(run.floor_rate for run in runs),
            floor="products of the prompts, then full steps of weights, KV and products",
            rows=B,
            facts=runs[-1].facts | bench.floors.beside(),
        )


def requests_of(bench: Bench) -> list[Request]:
    """
    Raises:
        Unsuitable: the model's slots are too short for the requests.
    """
    settings = bench.settings
    if 2 * settings.longest > bench.longest:
        raise Unsuitable(f"its requests need {2 * settings.longest} positions, and this model has {bench.longest}")
    return common_requests(bench.model.vocab, settings.requests, settings.shortest, settings.longest)


class CommonRun:
    """One run of the workload, and its floor measured right after it.

    Attributes:
        tokens: the number of output tokens.
        seconds: from the first submit to the last token.
        facts: how well the schedule filled the steps and the buckets.
    """

    def __init__(self, bench: Bench, engine: Engine, requests: Sequence[Request]):
        before, began = engine.metrics(), time.perf_counter()
        self.streams: Streams = run_all(engine, requests)
        self.seconds = time.perf_counter() - began
        after = engine.metrics()
        counted = {name: after[name] - before[name] for name in ("decode_steps", "prefill_padded_tokens", "compiles_after_warmup")}
        B, prompts = engine.config.max_num_seqs, sum(len(request.prompt_token_ids) - 1 for request in requests)
        self.tokens = sum(request.max_tokens for request in requests)
        self._floor_seconds = _floor(bench, engine, requests)
        self.facts = {
            "output_tokens": self.tokens,
            "steps_over_least": counted["decode_steps"] / math.ceil(self.tokens / B),
            "prefill_padding": counted["prefill_padded_tokens"] / (prompts + counted["prefill_padded_tokens"]),
            "compiles": counted["compiles_after_warmup"],
        }

    @property
    def rate(self) -> float:
        """Output tokens a second."""
        return self.tokens / self.seconds

    @property
    def floor_rate(self) -> float:
        return self.tokens / self._floor_seconds


def _floor(bench: Bench, engine: Engine, requests: Sequence[Request]) -> float:
    """Returns the floor in seconds: prompts at the rate of large products, and no step with an empty row."""
    B, weights, floors = engine.config.max_num_seqs, engine.runner.weights, bench.floors
    tokens = sum(request.max_tokens for request in requests)
    places = sum(request.max_tokens * (len(request.prompt_token_ids) + request.max_tokens / 2) for request in requests)
    prompts = sum(len(request.prompt_token_ids) - 1 for request in requests)
    return floors.prefill(weights, prompts) + math.ceil(tokens / B) * floors.decode(weights, B, places / tokens)
