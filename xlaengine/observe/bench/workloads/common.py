"""The workload that peers run too: by default, prompts and outputs of 16 to 256 tokens; greedy, EOS ignored. The time includes prefill."""

from __future__ import annotations

import math
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from xlaengine.engine import Engine
from xlaengine.observe.bench.bench import Bench, Unsuitable
from xlaengine.observe.bench.peers import Peer, PeerLine, workload_file
from xlaengine.observe.bench.result import Result, rates
from xlaengine.observe.bench.streams import Streams, check_equal, common_requests, run_all
from xlaengine.types import Request

FLOOR = "products of the prompts, then full steps of weights, KV and products"


def measure(bench: Bench) -> Iterator[Result]:
    """Measures the workload at each B.

    Raises:
        Unsuitable: the model's slots are too short for the requests.
        StreamsDiffer: a stream differs from the same stream alone, or between runs.
    """
    requests = _requests(bench)
    for B in bench.settings.max_num_seqs:
        with _engine(bench, B) as engine:
            runs = [_run(bench, engine, requests) for _ in bench.samples(f"common[{B}]")]
            check_equal(engine, requests, *(run.streams for run in runs))
        times, facts = [(run.seconds, run.floor) for run in runs], runs[-1].facts | bench.floors.take_bandwidth()
        yield rates("common", f"B={B}", times, _output_tokens(requests), floor=FLOOR, rows=B, facts=facts)


def compare(bench: Bench, peer: Peer) -> Iterator[Result]:
    """Runs the workload alternately here and in the peer. Yields both rates, and the ratio of each pair.

    Raises:
        Unsuitable: the model's slots are too short for the requests.
        PeerFailed: the peer failed, or gave another number of tokens.
        StreamsDiffer: a stream of this engine differs from the same stream alone, or between runs.
    """
    requests = _requests(bench)
    tokens = _output_tokens(requests)
    for B in bench.settings.max_num_seqs:
        ours: list[CommonRun] = []
        theirs: list[PeerLine] = []
        with tempfile.TemporaryDirectory(prefix="xlaengine-bench-") as scratch, _engine(bench, B) as engine:
            same = {"B": B, "model": bench.settings.model, "dtype": bench.dtype}
            workload = workload_file(Path(scratch), requests, S=engine.config.max_model_len, **same)
            for _ in bench.samples(f"compare[{B}]"):
                lines = peer.run(workload, tokens, **same)
                theirs.append(min(lines, key=lambda line: line.seconds))
                ours.append(min((_run(bench, engine, requests) for _ in lines), key=lambda run: run.seconds))
            check_equal(engine, requests, *(run.streams for run in ours))
        name = theirs[0].peer.removesuffix(f"/B{B}")
        for engine_name, each in (("xlaengine", ours), (name, theirs)):
            times = [(one.seconds, run.floor) for one, run in zip(each, ours, strict=True)]
            yield rates("compare", f"B={B}, {engine_name}", times, tokens, floor=FLOOR, rows=B)
        ratios = tuple(line.seconds / run.seconds for line, run in zip(theirs, ours, strict=True))
        yield Result(workload="compare", case=f"B={B}, xlaengine over {name}", unit="x", better="higher", samples=ratios)


@dataclass(frozen=True)
class CommonRun:
    """One run of the workload.

    Attributes:
        seconds: from the first submit to the last token.
        floor: the floor in seconds, measured right after the run.
        facts: how well the schedule filled the steps and the buckets.
    """

    streams: Streams
    seconds: float
    floor: float
    facts: dict[str, float]


def _requests(bench: Bench) -> list[Request]:
    """
    Raises:
        Unsuitable: the model's slots are too short for the requests.
    """
    settings = bench.settings
    if 2 * settings.longest > bench.longest:
        raise Unsuitable(f"its requests need {2 * settings.longest} positions, and this model has {bench.longest}")
    return common_requests(bench.model.vocab, settings.requests, settings.shortest, settings.longest)


def _engine(bench: Bench, B: int) -> AbstractContextManager[Engine]:
    return bench.engine(B, bench.length, scheduling_policy=bench.settings.scheduling_policy)


def _output_tokens(requests: Sequence[Request]) -> int:
    return sum(request.max_tokens for request in requests)


def _run(bench: Bench, engine: Engine, requests: Sequence[Request]) -> CommonRun:
    before, began = engine.metrics(), time.perf_counter()
    streams = run_all(engine, requests)
    seconds = time.perf_counter() - began
    after = engine.metrics()
    steps, padding, compiles = (after[name] - before[name] for name in ("decode_steps", "prefill_padded_tokens", "compiles_after_warmup"))
    B, weights, floors, tokens = engine.config.max_num_seqs, engine.runner.weights, bench.floors, _output_tokens(requests)
    # The floor: prompts at the rate of large products, and no step with an empty row.
    prompts = sum(len(request.prompt_token_ids) - 1 for request in requests)
    places = sum(request.max_tokens * (len(request.prompt_token_ids) + request.max_tokens / 2) for request in requests)
    least_steps = math.ceil(tokens / B)
    floor = floors.prefill(weights, prompts) + least_steps * floors.decode(weights, B, places / tokens)
    facts = {
        "output_tokens": tokens,
        "steps_over_least": steps / least_steps,
        "prefill_padding": padding / (prompts + padding),
        "compiles": compiles,
    }
    return CommonRun(streams, seconds, floor, facts)
