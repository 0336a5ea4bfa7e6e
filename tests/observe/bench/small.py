"""A quick benchmark with a small recorded model, short slots and few graphs; and hand-made reports."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import replace
from functools import partial
from typing import Any

from tests.conftest import FIXTURES
from xlaengine.check.faults.runner import FaultKind, FaultyRunner
from xlaengine.config import EngineConfig
from xlaengine.engine import Engine
from xlaengine.observe.bench.bench import Bench
from xlaengine.observe.bench.result import BenchReport, Result
from xlaengine.observe.bench.settings import BenchSettings
from xlaengine.runner import Runner

SETTINGS = BenchSettings(
    model=str(FIXTURES / "llama3"),
    max_num_seqs=(2,),
    repeats=2,
    requests=5,
    shortest=2,
    longest=12,
    position=9,
    steps=2,
    prefill_lengths=(5, 20),
    short_len=48,
    long_len=96,
    admission_len=32,
)


class SmallBench(Bench):
    """A bench for tests. ``fault``: injected into its engines, as by `xlaengine verify --inject`."""

    rows = 2
    fault: FaultKind | None = None

    @property
    def longest(self) -> int:
        return 96

    def engine(self, max_num_seqs: int, max_model_len: int, **changes: Any) -> AbstractContextManager[Engine]:
        return super().engine(max_num_seqs, max_model_len, kv_block=16, prefill_tile=8, prefill_buckets=(8,), **changes)

    def _runner(self, config: EngineConfig, **more: Any) -> Runner:
        if self.fault is None:
            return super()._runner(config, **more)
        runner = super()._runner(config, kind=partial(FaultyRunner, kind=self.fault))
        assert isinstance(runner, FaultyRunner)
        runner.arm()
        return runner


RATE = Result(
    workload="decode", case="B=8", unit="tok/s", better="higher", samples=(200.0, 160.0, 180.0), floors=(250.0, 240.0, 260.0), rows=8
)
TIME = Result(workload="admission", case="a row", unit="ms", better="lower", samples=(3.0, 2.0, 4.0), floors=(1.0, 1.0, 2.0))
BARE = Result(workload="startup", case="warm, all", unit="s", better="lower", samples=(5.0, 6.0))

REPORT = BenchReport(
    created="2026-11-22T00:00:00+00:00",
    settings=replace(SETTINGS, dtype="float32"),
    machine={"cpu": "EPYC", "cores": 2, "device": "cpu", "jax": "0.10.2", "jaxlib": "0.10.2", "XLA_FLAGS": "", "kernels": "native"},
    fingerprint="abc",
    results=(RATE, TIME, BARE),
)
