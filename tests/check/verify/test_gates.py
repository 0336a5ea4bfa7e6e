"""The independence gate and the needle: a correct engine passes, and an inconclusive run does not. For broken engines see test_faults."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.check.verify.needle import needle
from tests.streams import request
from xlaengine.check.verify import checks
from xlaengine.check.verify.gates import GateReport, independence_gate
from xlaengine.check.verify.verdict import Verification
from xlaengine.control.plan import Admit
from xlaengine.engine import Engine
from xlaengine.observe.trace.record import Dispatched, Trace
from xlaengine.types import Request

SAMPLED = request("sampled", range(5, 25), max_tokens=12, temperature=1.5)


def test_every_row_of_an_honest_engine_is_independent(engine_at: Callable[..., Engine], monkeypatch: pytest.MonkeyPatch) -> None:
    engine, trace = engine_at(B=3, depth=2), Trace()
    monkeypatch.setattr(engine, "trace", trace)
    report = independence_gate(engine, SAMPLED)
    assert report == GateReport(batches=4, failures=())
    assert report + GateReport(2, ("late",)) == GateReport(6, ("late",))
    plans = [record.plan for record in trace.records if isinstance(record, Dispatched)]
    seeds = [(plan.lease.slot, plan.request.seed) for plan in plans if isinstance(plan, Admit)]
    assert seeds == [(0, 0), (0, 1)] + [(row, int(row == odd)) for odd in (None, 0, 1, 2) for row in range(3)]
    assert independence_gate(engine, SAMPLED, odd_rows=(1,)).batches == 2


@pytest.mark.slow
def test_verify_passes_the_gate_at_depth_1_on_three_rows_and_at_depth_2_on_every_row(
    engine_at: Callable[..., Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, Any]] = []

    def watched(engine: Engine, request: Request, odd_rows: Any = None) -> GateReport:
        asked.append((engine.config.depth, odd_rows))
        return independence_gate(engine, request, odd_rows)

    monkeypatch.setattr(checks, "independence_gate", watched)
    found, engine = Verification(levels=(1,)), engine_at(B=5)
    checks.Checks(engine, [SAMPLED], found).check_gate()
    assert asked == [(1, [0, 2, 4]), (2, None)]
    assert found.gates == {5: GateReport(batches=4 + 6, failures=())}
    assert engine.config.depth == 1


def test_verify_raises_the_gates_temperature_until_two_seeds_differ(
    engine_at: Callable[..., Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 0.0001 the model is as peaked as one whose logits are far apart."""
    found = Verification(levels=(1,))
    for temperatures in ((1e-4, 20.0), (1e-4, 1e-3)):
        monkeypatch.setattr(checks, "GATE_TEMPERATURES", temperatures)
        checks.Checks(engine_at(B=3), [SAMPLED], found).check_gate()
        if 20.0 in temperatures:
            assert found.gates == {3: GateReport(batches=4 + 4, failures=())}
    assert found.gates == {3: GateReport(0, ("inconclusive: seeds 0 and 1 make the same 6 tokens",))}


@pytest.mark.parametrize("deaf", [request("greedy", range(5, 25), max_tokens=12), request("certain", (5, 6), temperature=1.5, top_k=1)])
def test_a_gate_whose_odd_row_cannot_diverge_is_no_pass(deaf: Request, engine_at: Callable[..., Engine]) -> None:
    report = independence_gate(engine_at(B=3), deaf)
    assert not report.passed
    assert report.failures[0].startswith("inconclusive: seeds 0 and 1 make the same ")


def test_a_needle_is_found_in_every_haystack(engine_at: Callable[..., Engine]) -> None:
    assert needle(engine_at(B=3, depth=2), SAMPLED, np.random.default_rng(0), trials=8) == GateReport(batches=8, failures=())
    greedy = request("r0", (5,), max_tokens=40)  # the id of a random request
    assert needle(engine_at(B=3), greedy, np.random.default_rng(1), trials=2).passed
