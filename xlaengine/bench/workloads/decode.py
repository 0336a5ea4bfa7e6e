"""Decode alone, over B: every row live at a like position, nothing admitted."""

from __future__ import annotations

from collections.abc import Iterator

from xlaengine.bench.bench import Bench
from xlaengine.bench.live import LiveRows
from xlaengine.bench.result import BANDWIDTH, Result

LENGTH = 1024
"""S, unless the model has less."""

CHECKED = 2
"""Streams that are made again, alone."""


def measure(bench: Bench) -> Iterator[Result]:
    settings, floors = bench.settings, bench.floors
    for B in settings.max_num_seqs:
        steps, least = [], []
        floors.beside()  # what came before is not this B's
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
