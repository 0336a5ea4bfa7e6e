"""The workloads on a very small model: their results, and their refusals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.observe.bench.small import SETTINGS, SmallBench
from xlaengine.observe.bench.bench import Unsuitable
from xlaengine.observe.bench.settings import GROUPS
from xlaengine.observe.bench.streams import StreamsDiffer
from xlaengine.observe.bench.workloads import WORKLOADS, admission, common, live, starts

IN_PROCESS = "common", "decode", "prefill", "admission", "long-context"


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name == "decode" else pytest.mark.slow) for name in IN_PROCESS])
def test_each_number_has_a_sample_for_each_repeat_and_a_floor_beside_each(bench: SmallBench, name: str) -> None:
    results = list(WORKLOADS[name](bench))
    assert results
    assert len({each.case for each in results}) == len(results)
    for each in results:
        assert each.workload == name
        assert len(each.samples) == len(each.floors) == SETTINGS.repeats
        assert each.floor
        assert all(floor > 0 for floor in each.floors)
        if "attention" not in each.case:  # a difference of two times, which noise may make negative
            assert all(sample > 0 for sample in each.samples)
            assert each.ratio is not None
            assert each.ratio > 0


def test_the_command_knows_every_workload() -> None:
    assert [name for group in GROUPS.values() for name in group] == list(WORKLOADS)


def test_the_common_workload_counts_its_tokens_and_the_steps_that_they_took(bench: SmallBench) -> None:
    (found,) = common.measure(bench)
    assert found.rows == 2
    assert found.facts["output_tokens"] == 39
    assert 1 <= found.facts["steps_over_least"] < 1.5
    assert 0 < found.facts["prefill_padding"] < 1
    assert found.facts["compiles"] == 0


@pytest.mark.parametrize("workload", [common.measure, live.decode], ids=["common", "decode"])
def test_streams_that_are_not_what_they_are_alone_leave_no_number(workload) -> None:
    broken = SmallBench(replace(SETTINGS, requests=3))  # all of them are checked
    broken.fault = "lease"  # it needs two streams: a stream alone is right
    results = []
    with pytest.raises(StreamsDiffer, match=r"stream r\d differs at token \d+ of \d+ from "):
        results += workload(broken)
    assert results == []


def test_what_does_not_fit_is_refused_with_the_numbers() -> None:
    with pytest.raises(Unsuitable, match="need 400 positions, and this model has 96"):
        next(common.measure(SmallBench(replace(SETTINGS, longest=200))))
    with pytest.raises(Unsuitable, match="compares slots of 96 positions with longer ones, and this model has 96"):
        next(live.long_context(SmallBench(replace(SETTINGS, short_len=96))))
    with pytest.raises(Unsuitable, match=r"rows at position 90 need \d+ positions, and a slot has 96"):
        next(live.decode(SmallBench(replace(SETTINGS, position=90))))


@pytest.mark.slow
def test_admission_writes_the_slot_and_nothing_else(bench: SmallBench) -> None:
    with bench.engine(2, 32, snapshots=1) as engine:
        writes = admission._writes(engine)
        writes[admission.ROW](1)
        assert engine.runner.state is not None
        assert engine.runner.state.slots.active.tolist() == [False, True]
        before = engine.runner.state.cells[0][0].k.copy()
        writes[admission.HOST](0)
        assert (engine.runner.state.cells[0][0].k == before).all()


def test_a_peak_stands_beside_what_was_planned_and_says_how_long_the_slots_are(bench: SmallBench, monkeypatch: pytest.MonkeyPatch) -> None:
    told = {name: size << 20 for name, size in {"empty": 200, "peak": 990, "planned": 780, "weights": 513, "state": 184}.items()}
    monkeypatch.setattr(starts.child, "start_child", lambda *_: {"bytes": told, "max_model_len": 512})
    (found,) = starts.memory(bench)
    assert found.samples == (790.0, 790.0)
    assert found.floors == (697.0, 697.0)
    assert (found.facts["max_model_len"], found.facts["planned_mib"]) == (512, 780)


def test_a_start_shows_each_phase_cold_and_warm(bench: SmallBench, monkeypatch: pytest.MonkeyPatch) -> None:
    caches = []

    def start_child(model, chosen, B, cache):
        caches.append(cache)
        compiled = 0 if cache in caches[:-1] else 9
        seconds = {"imports": 1.0, "load": 2.0, "compile": 3.0 + compiled, "all": 6.0 + compiled}
        return {"seconds": seconds, "hot": 0.5, "read_seconds": 1.5, "graphs_compiled": compiled}

    monkeypatch.setattr(starts.child, "start_child", start_child)
    found = {each.case: each for each in starts.startup(bench)}
    assert found["cold, compile"].samples == (12.0, 12.0)
    assert found["cold, compile"].facts == {"graphs_compiled": 9}
    assert found["warm, compile"].samples == (3.0, 3.0)
    assert found["warm, load"].floors == (1.5, 1.5)
    assert found["hot, first token"].samples == (0.5, 0.5)
    assert len(set(caches)) == 2  # each cold start has a cache of its own
