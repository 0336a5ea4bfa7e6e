"""Prefill: a prompt's length over the time from its submission to its first token, in an otherwise idle engine."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median

from xlaengine.observe.bench.bench import Bench, Unsuitable
from xlaengine.observe.bench.result import Result, rates
from xlaengine.observe.bench.streams import check_equal, drawn_requests, run_all

OUTPUT = 4
"""The number of tokens of the streams that are checked."""


def measure(bench: Bench) -> Iterator[Result]:
    """Measures the prefill of one prompt of each length that fits.

    Raises:
        Unsuitable: no length fits.
        StreamsDiffer: a stream differs from the same stream alone.
    """
    S, floors = bench.length, bench.floors
    lengths = [length for length in bench.settings.prefill_lengths if length + OUTPUT <= S]
    if not lengths:
        raise Unsuitable(f"none of its prompts, of {bench.settings.prefill_lengths} tokens, fits {S} positions")
    with bench.engine(bench.rows, S) as engine:
        together = drawn_requests(bench.model.vocab, lengths, OUTPUT)
        check_equal(engine, together, run_all(engine, together))
        for length in lengths:
            times = []
            for sample in bench.samples(f"prefill[{length}]"):
                requests = drawn_requests(bench.model.vocab, [length], 1, prefix=f"s{sample}-")
                began = time.perf_counter()
                run_all(engine, requests)
                seconds, weights = time.perf_counter() - began, engine.runner.weights
                times.append((seconds, floors.prefill(weights, length - 1) + floors.decode(weights, 1, length)))
            facts = {"first_token_ms": 1e3 * median(seconds for seconds, _ in times)} | floors.take_bandwidth()
            yield rates("prefill", f"T={length}", times, length, floor="products of the prompt, and a step of one row", facts=facts)
