"""Prefill: the time from a prompt's submission to its first token, over the prompt's length, in an otherwise idle engine."""

from __future__ import annotations

import time
from collections.abc import Iterator

from xlaengine.observe.bench.bench import Bench, Unsuitable
from xlaengine.observe.bench.result import Result
from xlaengine.observe.bench.streams import check_equal, drawn_requests, run_all

LENGTH = 1024
"""S, or the model's most positions if fewer."""

ROWS = 8
"""B."""

OUTPUT = 4
"""The number of tokens of the streams that are compared with themselves alone."""


def measure(bench: Bench) -> Iterator[Result]:
    S = min(LENGTH, bench.longest)
    lengths = [length for length in bench.settings.prefill_lengths if length + OUTPUT <= S]
    if not lengths:
        raise Unsuitable(f"none of its prompts, of {bench.settings.prefill_lengths} tokens, fits {S} positions")
    with bench.engine(ROWS, S) as engine:
        together = drawn_requests(bench.model.vocab, lengths, OUTPUT)
        check_equal(engine, together, run_all(engine, together))
        for length in lengths:
            taken, least = [], []
            bench.floors.beside()
            for sample in bench.samples(f"prefill[{length}]"):
                (request,) = drawn_requests(bench.model.vocab, [length], 1, prefix=f"s{sample}-")
                began = time.perf_counter()
                run_all(engine, [request])
                taken.append(time.perf_counter() - began)
                weights, floors = engine.runner.weights, bench.floors
                least.append(floors.prefill(weights, length - 1) + floors.decode(weights, 1, length))
            yield Result(
                workload="prefill",
                case=f"T={length}",
                unit="tok/s",
                better="higher",
                samples=tuple(length / seconds for seconds in taken),
                floors=tuple(length / seconds for seconds in least),
                floor="products of the prompt, and a step of one row",
                facts={"first_token_ms": 1e3 * sorted(taken)[len(taken) // 2]} | bench.floors.beside(),
            )
