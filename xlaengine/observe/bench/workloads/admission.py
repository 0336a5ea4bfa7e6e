"""Admission: compares writing one slot on the device with taking the whole KV to the host, changing it there and putting it back."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median

import jax
import numpy as np

from xlaengine.control.plan import Admit, Lease, LoadSnapshot, Plan, TakeSnapshot
from xlaengine.engine import Engine
from xlaengine.memory.held import Held, held_arrays
from xlaengine.observe.bench.bench import Bench
from xlaengine.observe.bench.result import Result, durations
from xlaengine.observe.bench.streams import greedy
from xlaengine.types import StreamId

SIZES = 2, 8
"""The measured B. The time of a write should not depend on B."""

ROW, KV, HOST = "a slot's row", "a slot's KV", "the whole KV through the host"


def measure(bench: Bench) -> Iterator[Result]:
    """Measures each way to write a slot, at each B."""
    S = min(bench.settings.admission_len, bench.longest)
    for B in SIZES:
        times: dict[str, list[tuple[float, float]]] = {ROW: [], KV: [], HOST: []}
        with bench.engine(B, S, snapshots=1) as engine:
            kv = engine.config.cache_len * bench.floors.kv_bytes
            moved = {ROW: 2 * _row_bytes(engine), KV: 2 * kv, HOST: 4 * B * kv}  # bytes read and written; a write reads its source
            writes = _writes(engine)
            for write in writes.values():
                write(0)
            for sample in bench.samples(f"admission[{B}]"):
                bandwidth = bench.floors.bandwidth()
                for name, write in writes.items():
                    began = time.perf_counter()
                    write(sample % B)
                    times[name].append((time.perf_counter() - began, moved[name] / bandwidth))
        for name, each in times.items():
            share = median(100 * seconds / host for (seconds, _), (host, _) in zip(each, times[HOST], strict=True))
            facts = {} if name == HOST else {"percent_of_host_round_trip": share}
            floor = "its bytes, each read twice and written twice" if name == HOST else "its bytes, read and written"
            yield durations("admission", f"B={B} S={S}, {name}", each, floor=floor, facts=facts)


def _writes(engine: Engine) -> dict[str, Callable[[int], None]]:
    """Returns the three ways to write a slot. Each waits for its end, and leaves garbage in a slot that no stream holds."""
    runner, request = engine.runner, greedy("admitted", [5, 6, 7], 4)

    def run(plan: Plan) -> None:
        runner.dispatch(plan)
        jax.block_until_ready(runner.state)

    def through_host(slot: int) -> None:
        assert runner.state is not None
        for held in held_arrays(runner.state.cells):
            _round_trip(held, slot)

    run(TakeSnapshot(index=0, slot=0))
    return {
        ROW: lambda slot: run(Admit(Lease(slot, StreamId("admitted"), 1), request, token=7, pos=2)),
        KV: lambda slot: run(LoadSnapshot(index=0, slot=slot)),
        HOST: through_host,
    }


def _round_trip(held: Held, slot: int) -> None:
    """Copies an array to the host, writes one slot there, and puts the array back beside the old one."""
    host = np.array(jax.device_get(held.array))  # a copy, because on a CPU device_get may return the device's own memory
    np.moveaxis(host, held.slot_axis, 0)[slot] = 1
    jax.block_until_ready(jax.device_put(host, may_alias=False))


def _row_bytes(engine: Engine) -> int:
    """Returns the bytes that admission writes: one slot's part of the state's ``slots`` and ``vocab``."""
    state = engine.runner.state
    assert state is not None
    return sum(leaf.nbytes for leaf in jax.tree.leaves((state.slots, state.vocab))) // engine.config.max_num_seqs
