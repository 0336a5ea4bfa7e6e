"""The page of a verification shows every level's verdicts, of streams alone and under schedules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.observe.report.examples import Parsed
from xlaengine.check.verify.case import Case
from xlaengine.check.verify.exercised import Exercised
from xlaengine.check.verify.page import write_report
from xlaengine.check.verify.schedule import Schedule
from xlaengine.check.verify.verdict import Compared, Divergence, ScheduleRun, StreamRun, Verification
from xlaengine.check.verify.workload import draw_requests
from xlaengine.config import EngineConfig
from xlaengine.observe.trace import Trace
from xlaengine.types import StreamId

REQUESTS = tuple(draw_requests(0, 2, 131, max_model_len=96))
CASE = Case(model="tiny", config=EngineConfig(), requests=REQUESTS, max_num_seqs=(8,), levels=(1, 3), schedules=2)

FOUND = Verification(
    levels=(1, 3),
    compared=[
        Compared(3, "r0", None, 9, "exact"),
        Compared(1, "r0", 0, 9, "mismatch"),
        Compared(3, "r0", 0, 9, "mismatch"),
        Compared(1, "r1", 1, 9, "mismatch"),
        Compared(3, "r1", 1, 9, "mismatch"),
    ],
    divergences=[
        Divergence(1, "r0", "mismatch", "token", 2, 5, 6, 0.125, 8, schedule=0),
        Divergence(3, "r0", "mismatch", "token", 2, 5, 6, 1.5, 8, schedule=0),
        Divergence(1, "r1", "mismatch", "token", 3, 5, 6, 0.125, 8, schedule=1),
        Divergence(3, "r1", "mismatch", "token", 3, 7, 8, 2.5, 8, schedule=1),
    ],
    runs=[ScheduleRun(0, Schedule(0, 8), Trace(), (StreamRun(StreamId("r0"), "mismatch", (), ()),))],
    seconds=1.0,
)


def test_the_oracles_verdicts_of_streams_under_a_schedule_are_shown(tmp_path: Path) -> None:
    page = Parsed(write_report(tmp_path, CASE, FOUND, None))
    assert "\u2717 level 3: against the oracle" in page.text("option")
    text = page.text()
    assert "r1, schedule 1" in text  # although the schedule itself was not kept
    assert "token at position 3: expected 7, got 8, margin 2.5" in text
    assert "margin 0.125; against the oracle (level 3) mismatch, token at position 2: expected 5, got 6, margin 1.5" in text


def test_streams_on_other_numbers_of_devices_have_a_section_and_their_schedule_a_timeline(tmp_path: Path) -> None:
    found = replace(
        FOUND,
        levels=("2p",),
        compared=[
            Compared("2p", "r0", None, 9, "mismatch", 2),
            Compared("2p", "r0", 7, 9, "mismatch", 2),
            Compared("2p", "r0", None, 9, "exact", 4),
        ],
        divergences=[
            Divergence("2p", "r0", "mismatch", "token", 2, 5, 6, 0.125, 8, devices=2),
            Divergence("2p", "r0", "mismatch", "token", 3, 7, 8, 0.5, 8, schedule=7, devices=2),
        ],
        runs=[ScheduleRun(7, Schedule(0, 8), Trace(), (StreamRun(StreamId("r0"), "mismatch", (), ()),), level="2p", devices=2)],
    )
    page = Parsed(write_report(tmp_path, replace(CASE, levels=("2p",), devices=(1, 2, 4)), found, None))
    options, text = page.text("option"), page.text()
    assert "\u2717 level 2p: on another number of devices" in options
    assert "schedule 7 on 2 devices: B=8" in options
    assert "1, 2, 4" in page.text("dd")
    for name in ("r0 on 2 devices", "r0, schedule 7 on 2 devices", "r0 on 4 devices"):
        assert name in text
    assert "token at position 2: expected 5, got 6, margin 0.125" in text
    assert "token at position 3: expected 7, got 8, margin 0.5" in text


def test_a_fault_its_cause_and_what_the_schedules_exercised_are_shown(tmp_path: Path) -> None:
    found = replace(
        FOUND,
        fault="rope",
        injected=4,
        cause="RoPE base 10000 for 77777",
        exercised={0: Exercised(admits=3, recycled=2), 1: Exercised(admits=4)},
    )
    page = Parsed(write_report(tmp_path, CASE, found, None))
    assert "rope: the model is wrong; 2 of 3 streams differ from the oracle's" in page.text("dd")
    assert "would explain it" in page.text("dt")
    assert "RoPE base 10000 for 77777" in page.text("dd")
    assert "what the schedules exercised" in page.text("summary")
    source = (tmp_path / "index.html").read_text()
    for name, counts in (("admits", (7, 3, 4)), ("recycled", (2, 2, 0))):
        assert f'<th scope="row">{name}</th>' + "".join(f'<td class="number">{count}</td>' for count in counts) in source


def test_what_may_explain_a_mismatch_without_a_fault_is_shown(tmp_path: Path) -> None:
    page = Parsed(write_report(tmp_path, CASE, replace(FOUND, possible="a router may choose otherwise"), None))
    assert "possible" in page.text("dt")
    assert "a router may choose otherwise" in page.text("dd")
    assert "would explain it" not in page.text("dt")


def test_a_run_that_verified_nothing_says_why_on_its_page(tmp_path: Path) -> None:
    found = replace(FOUND, divergences=[], compared=[Compared(1, "r0", 0, 9, "exact")], exercised={0: Exercised(admits=3)})
    assert found.result == "NOTHING VERIFIED"
    assert f"Nothing verified: {found.shows_nothing}." in " ".join(Parsed(write_report(tmp_path, CASE, found, None)).text().split())
