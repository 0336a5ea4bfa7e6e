"""Admission: compares writing one slot on the device with taking the whole KV to the host, changing it there and putting it back."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import jax
import numpy as np

from xlaengine.control.plan import Admit, Lease, LoadSnapshot, TakeSnapshot
from xlaengine.engine import Engine
from xlaengine.memory.held import Held, held_arrays
from xlaengine.observe.bench.bench import Bench
from xlaengine.observe.bench.result import Result
from xlaengine.observe.bench.streams import greedy
from xlaengine.protocol import StreamId

SIZES = 2, 8
"""Every B: the time of a write should not depend on it."""


def measure(bench: Bench) -> Iterator[Result]:
    S = min(bench.settings.admission_len, bench.longest)
    for B in SIZES:
        times: dict[str, list[float]] = {"row": [], "KV": [], "host": []}
        least: dict[str, list[float]] = {name: [] for name in times}
        with bench.engine(B, S, snapshots=1) as engine:
            writes = _writes(engine)
            for write in writes.values():
                write(0)
            for sample in bench.samples(f"admission[{B}]"):
                bandwidth = bench.floors.bandwidth()
                kv = engine.config.cache_len * bench.floors.kv_bytes
                # A write also reads its source, hence the factor 2.
                for name, size in (("row", 2 * _row_bytes(engine)), ("KV", 2 * kv), ("host", 4 * B * kv)):
                    began = time.perf_counter()
                    writes[name](sample % B)
                    times[name].append(time.perf_counter() - began)
                    least[name].append(size / bandwidth)
        for name, what in (("row", "a slot's row"), ("KV", "a slot's KV"), ("host", "the whole KV through the host")):
            shares = [100 * each / host for each, host in zip(times[name], times["host"], strict=True)]
            yield Result(
                workload="admission",
                case=f"B={B} S={S}, {what}",
                unit="ms",
                better="lower",
                samples=tuple(1e3 * seconds for seconds in times[name]),
                floors=tuple(1e3 * seconds for seconds in least[name]),
                floor="its bytes, read and written" if name != "host" else "its bytes, read and written twice",
                facts={} if name == "host" else {"percent_of_host_round_trip": sorted(shares)[len(shares) // 2]},
            )


def _writes(engine: Engine) -> dict[str, Callable[[int], None]]:
    """Returns the three ways to write a slot, each run to its end. They leave garbage in slots that no stream holds."""
    runner = engine.runner
    request = greedy("admitted", [5, 6, 7], 4)

    def admit(slot: int) -> None:
        runner.dispatch(Admit(Lease(slot, StreamId("admitted"), 1), request, token=7, pos=2))
        jax.block_until_ready(runner.state)

    def copy(slot: int) -> None:
        runner.dispatch(LoadSnapshot(index=0, slot=slot))
        jax.block_until_ready(runner.state)

    def round_trip(slot: int) -> None:
        assert runner.state is not None
        for held in held_arrays(runner.state.cells):
            _through_host(held, slot)

    runner.dispatch(TakeSnapshot(index=0, slot=0))
    jax.block_until_ready(runner.state)
    return {"row": admit, "KV": copy, "host": round_trip}


def _through_host(held: Held, slot: int) -> None:
    """Copies an array to the host, writes one slot there, and puts the array back beside the old one."""
    host = np.array(jax.device_get(held.array))  # a copy, because on a CPU device_get may return the device's own memory
    np.moveaxis(host, held.slot_axis, 0)[slot] = 1
    jax.block_until_ready(jax.device_put(host, may_alias=False))


def _row_bytes(engine: Engine) -> int:
    """The bytes that admission writes: one slot's part of every field but the KV."""
    state = engine.runner.state
    assert state is not None
    return sum(leaf.nbytes for leaf in jax.tree.leaves((state.slots, state.vocab))) // engine.config.max_num_seqs
