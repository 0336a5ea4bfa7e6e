"""What counts as a mismatch; and all schedules of a run differ."""

from __future__ import annotations

from dataclasses import replace

from tests.check.test_compare import ALONE, changed
from xlaengine.check.verify.exercised import Exercised
from xlaengine.check.verify.gates import GateReport, failures_of
from xlaengine.check.verify.schedule import Schedule
from xlaengine.check.verify.verdict import Compared, ScheduleRun, StreamRun, Verification
from xlaengine.check.verify.verify import _deal
from xlaengine.observe.trace import Trace
from xlaengine.types import StreamId


def found(gate: GateReport) -> Verification:
    compared = [Compared(1, "r0", 0, 9, "exact")]
    return Verification(levels=(1,), compared=compared, gates={3: gate}, exercised={0: Exercised(recycled=2)})


def test_a_gate_that_fails_is_a_mismatch() -> None:
    bad = found(GateReport(4, ("row 1 reseeded, row 0: token 3: expected 5, got 6",)))
    assert (bad.mismatches, bad.result, bad.passed) == (1, "MISMATCH", False)
    good = found(GateReport(4, ()))
    assert (good.mismatches, good.passed) == (0, True)


def test_a_schedule_that_breaks_a_rule_of_slots_fails_whatever_its_streams_say() -> None:
    kept = ScheduleRun(0, Schedule(0, 3), Trace(), (StreamRun(StreamId("r0"), "exact", (), ()),))
    assert (kept.failed, replace(kept, broken_leases=1).failed) == (False, True)


def test_a_run_that_used_no_slot_twice_verifies_nothing() -> None:
    good = found(GateReport(4, ()))
    assert replace(good, exercised={0: Exercised(recycled=0, admits=3)}).result == "NOTHING VERIFIED"
    assert replace(good, exercised={0: Exercised(), 1: Exercised(recycled=1)}).passed


def test_a_level_without_a_token_verifies_nothing() -> None:
    good = found(GateReport(4, ()))
    assert replace(good, levels=(1, 3)).result == "NOTHING VERIFIED"
    assert replace(good, compared=[Compared(1, "r0", 0, 0, "partial")]).result == "NOTHING VERIFIED"


def test_a_gate_compares_each_row_with_its_own_stream() -> None:
    rows = [(ALONE, ALONE), (ALONE, changed(1, token_id=90)), (changed(1, token_id=90), ALONE)]
    told = list(failures_of("no row reseeded, row {}", rows))
    assert told == ["no row reseeded, row 1: token 1: expected 6, got 90", "no row reseeded, row 2: token 1: expected 90, got 6"]


def test_each_schedule_has_a_seed_of_its_own() -> None:
    tasks = _deal(12, [3, 5], seed=1)
    assert [task.max_num_seqs for task in tasks] == [3, 5] * 6
    seeds = {task.what for task in (*tasks, *_deal(12, [3, 5], seed=2))}
    assert len(seeds) == 24
