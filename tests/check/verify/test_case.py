"""A case is plain data: it survives JSON, and files of earlier versions can still be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import msgspec
import pytest

from tests.check.verify.tiny import faulty, oracle_of
from tests.conftest import TinyModel
from xlaengine.check.verify import case as case_module
from xlaengine.check.verify.case import Case, replay_name, replays, run_case, seen_again
from xlaengine.check.verify.schedule import Action, Schedule
from xlaengine.check.verify.verdict import Divergence, Verification
from xlaengine.check.verify.verify import verify
from xlaengine.check.verify.workload import draw_requests
from xlaengine.config import EngineConfig
from xlaengine.ops import chosen

TIE = Divergence(3, "r1", "near tie", "token", 3, 40, 41, 0.5, 8, slot=0, step=3, near_ties=(0.5, 0.25))


def some_case(**changes: Any) -> Case:
    requests = tuple(draw_requests(0, 12, 131, max_model_len=96))
    facts = {"model": "m", "config": EngineConfig(), "requests": requests, "max_num_seqs": (8,), "levels": (1,), "schedules": 3}
    return Case(**facts | changes)


def test_a_case_is_the_same_from_its_json() -> None:
    schedule = Schedule(2**63, 8, strangers=tuple(draw_requests(1, 3, 131, max_model_len=96)), caps={"r1": 4})
    for case in (some_case(), some_case(schedules=(schedule,), divergences=(TIE,), fault="mask", tokenizer="t")):
        assert Case.from_json(case.to_json()) == case


@pytest.mark.parametrize(("field", "value"), [("max_num_seqs", []), ("max_num_seqs", [4, 0]), ("schedules", 0)])
def test_a_case_that_runs_nothing_is_refused(field: str, value: Any) -> None:
    written = json.loads(some_case().to_json()) | {field: value}
    with pytest.raises(msgspec.ValidationError, match=field):
        Case.from_json(json.dumps(written).encode())


def test_a_replay_from_before_slots_allowances_and_snapshots_is_read() -> None:
    written = json.loads(some_case(schedules=(Schedule(0, 8, actions=(Action(3, "pause", "r1"),)),)).to_json())
    del written["ends"], written["config"]["snapshots"]
    written["stop_strings"] = 0
    (action,) = written["schedules"][0]["actions"]
    written["schedules"][0]["actions"] = [{name: action[name] for name in ("step", "verb", "request_id")}]
    case = Case.from_json(json.dumps(written).encode())
    assert isinstance(case.schedules, tuple)
    assert case.schedules[0].actions == (Action(3, "pause", "r1"),)
    assert case.ends == 0


@pytest.mark.parametrize(("kernels", "refused"), [("xla", "broken"), ("native", None)])
def test_a_run_without_the_kernels_that_were_refused_says_so(kernels: Any, refused: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    right = Verification(levels=(1,))
    monkeypatch.setattr(case_module, "verify", lambda *_, **options: right)
    monkeypatch.setattr(chosen.native, "refusal", lambda: "broken")
    monkeypatch.setattr(chosen.jax, "default_backend", lambda: "cpu")
    found = run_case(some_case(config=EngineConfig(kernels=kernels)), cast(Any, None))
    assert (found.refused, found.mismatches) == (refused, int(refused is not None))


def test_at_level_3_a_divergence_is_the_same_in_another_slot_and_at_level_1_it_is_not() -> None:
    elsewhere = replace(TIE, slot=5, step=9)
    found = Verification(levels=(3,), divergences=[elsewhere])
    assert seen_again(some_case(divergences=(TIE,)), found) == 1
    assert seen_again(some_case(divergences=(replace(TIE, level=1),)), replace(found, divergences=[replace(elsewhere, level=1)])) == 0
    assert seen_again(some_case(divergences=(TIE,)), replace(found, divergences=[replace(elsewhere, position=4)])) == 0


@pytest.mark.slow
def test_a_replay_finds_the_same_again(caught: tuple[Case, Verification], tiny_model: Callable[[str], TinyModel]) -> None:
    case, found = caught
    parts = replays(case, found)
    assert set(parts) == {f"schedule-{index}.json" for index in found.failed} == {replay_name(one) for one in found.divergences}
    assert all({one.level for one in part.divergences} | {1} == set(part.levels) for part in parts.values())
    whole = next(part for part in parts.values() if part.levels == (1, 3))
    part = Case.from_json(whole.to_json())
    assert part == whole
    assert isinstance(part.schedules, tuple)
    again = verify(
        faulty(tiny_model("llama3"), "lease"),
        part.requests,
        max_num_seqs=part.max_num_seqs,
        schedules=part.schedules,
        levels=part.levels,
        open_oracle=oracle_of(),
    )
    assert seen_again(part, again) == len(part.divergences) == again.mismatches > 0
    assert {one.level for one in again.divergences} == {1, 3}
    assert seen_again(replace(part, divergences=(replace(part.divergences[0], position=99),)), again) == 0
