"""The metrics of an engine: the counters of its runner, its scheduler and its loop."""

from __future__ import annotations

from collections import Counter
from typing import Any

from xlaengine.control.scheduler import Scheduler
from xlaengine.engine.loop_stats import LoopStats
from xlaengine.runner import Runner
from xlaengine.types.words import plural


def metrics(runner: Runner, scheduler: Scheduler, stats: LoopStats) -> dict[str, Any]:
    """All counters as plain data (docs/metrics.md)."""
    counters = dict(vars(scheduler.counters))
    rows, steps = counters["decode_rows"], counters["decode_steps"]
    seconds = stats.seconds
    return {
        "graphs_declared": len(runner.graphs),
        "graphs_compiled": runner.graphs_compiled,
        "graphs_from_cache": runner.graphs_from_cache,
        "decode_widths": list(scheduler.config.decode_widths),
        "compiles_after_warmup": runner.compiles_after_warmup,
        "compiles_in_process": runner.ledger.compiles_in_process,
        "graphs": runner.ledger.as_dict(),
        **{name: dict(sorted(value.items())) if isinstance(value, Counter) else value for name, value in counters.items()},
        **stats.as_dict(),
        "expert_tokens": scheduler.expert_load.as_lists(),
        "device_reads": runner.device_reads,
        "slots_in_use": scheduler.slots.in_use,
        "mean_slot_occupancy": rows / (steps * scheduler.config.max_num_seqs) if steps else 0.0,
        "generate_seconds": seconds,
        "output_tok_s": counters["output_tokens"] / seconds if seconds else 0.0,
    }


def progress_line(scheduler: Scheduler, stats: LoopStats) -> str:
    tokens, seconds = scheduler.counters.output_tokens, stats.seconds
    queues = f"{scheduler.running} running, {scheduler.waiting} waiting, {scheduler.paused} paused"
    return f"step {stats.steps}: {queues}, {plural(tokens, 'token')}, {tokens / seconds if seconds else 0.0:.1f} tok/s"
