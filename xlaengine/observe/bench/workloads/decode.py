"""Decode alone, over B: every row active at about the same position, and no admissions."""

from __future__ import annotations

from collections.abc import Iterator

from xlaengine.observe.bench.bench import Bench
from xlaengine.observe.bench.live import LiveRows
from xlaengine.observe.bench.result import BANDWIDTH, Result

LENGTH = 1024
"""S, or the model's most positions if fewer."""

CHECKED = 2
"""The number of streams that are made again, alone."""


def measure(bench: Bench) -> Iterator[Result]:
    settings, floors = bench.settings, bench.floors
    for B in settings.max_num_seqs:
        steps, least = [], []
        floors.beside()  # drops bandwidths that were measured for another B
        with bench.engine(B, min(LENGTH, bench.longest)) as engine:
            rows = LiveRows(engine, settings.position, settings.repeats, settings.steps)
            rows.fill()
            for _ in bench.samples(f"decode[{B}]"):
                steps.append(rows.sample())
                least.append(floors.decode(engine.runner.weights, B, rows.context))
            rows.finish(CHECKED)
        beside = floors.beside()
        roof = B * 1e9 * beside[BANDWIDTH] / (floors.weight_bytes + B * rows.context * floors.kv_bytes)
        yield Result(
            workload="decode",
            case=f"B={B}",
            unit="tok/s",
            better="higher",
            samples=tuple(B / seconds for seconds in steps),
            floors=tuple(B / seconds for seconds in least),
            floor="weights and KV over bandwidth, or the products, whichever takes longer",
            rows=B,
            facts={"position": rows.context, "bandwidth_roof_tok_s": roof} | beside,
        )
