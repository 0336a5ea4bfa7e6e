"""Neighbours of a model with experts: made to choose one expert, different ones, or nearly tying ones, and seen to do so."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from tests.check.verify.tiny import FEW, opened, workload
from tests.conftest import FIXTURES, TinyModel, tiny_config
from tests.streams import request
from xlaengine.check.faults.runner import FaultyRunner
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.routing import Routing, open_routing
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.case import Case, replays
from xlaengine.check.verify.crowds import COMPARED, Crowd, CrowdReport, Crowds, find_crowds, has_experts
from xlaengine.check.verify.schedule import Action
from xlaengine.check.verify.verdict import Compared, Verification
from xlaengine.check.verify.verify import verify
from xlaengine.control.plan import Admit, Lease, Step
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.observe.trace import Trace
from xlaengine.observe.trace.record import Committed, Dispatched
from xlaengine.sources import resolve
from xlaengine.types import StreamId, TokenEvent


@dataclass
class Table:
    """A router of 4 experts, 2 for each token, that looks at the token alone."""

    scores: dict[int, list[float]]
    top: int

    @property
    def block(self) -> Any:
        return SimpleNamespace(top=self.top, count=4)

    def ranked(self, ids: Sequence[int]) -> np.ndarray:
        return np.array([self.scores[token] for token in ids])


SCORES = {
    5: [0.5, 0.3, 0.1, 0.1],
    6: [0.6, 0.1, 0.29, 0.01],
    7: [0.2, 0.5, 0.1, 0.19],
    8: [0.3, 0.28, 0.22, 0.2],
    9: [0.1, 0.2, 0.3, 0.4],
}


def table(top: int = 2) -> Routing:
    return cast(Routing, Table(SCORES, top))


def crowds_of(rows: int, **more: Any) -> dict[str, Crowd]:
    found = find_crowds(table(), sorted(SCORES), rows, 96, 0, {"one1"}, **more)
    return {crowd.kind: crowd for crowd in found}


def tokens(crowd: Crowd) -> list[int]:
    return [each.prompt_token_ids[0] for each in crowd.requests]


def test_crowds_choose_one_expert_different_ones_or_nearly_tie() -> None:
    crowds = crowds_of(5)
    # 5, 6, 7 and 8 choose expert 0, by 0.4, 0.5, 0.01 and 0.08 more than their best one that is not chosen
    assert tokens(crowds["one"]) == [6, 5, 8, 7, 6]
    assert sorted(tokens(crowds["each"])[:3]) == [6, 7, 9]
    assert crowds["each"].experts == 3
    assert [crowds["each"].aim(B) for B in (2, 5)] == [2, 3]
    assert tokens(crowds["tie"])[:2] == [7, 8]
    assert crowds["tie"].closeness == pytest.approx(0.19)
    assert [each.request_id for each in crowds["one"].requests] == ["one0", "one2", "one3", "one4", "one5"]
    for each in crowds["one"].requests:
        assert set(each.prompt_token_ids) == set(each.params.logit_bias or ())


def test_where_every_token_takes_every_expert_none_ties() -> None:
    assert [crowd.kind for crowd in find_crowds(table(top=4), sorted(SCORES), 3, 96, 0, ())] == ["one", "each"]


def test_without_room_a_stream_is_a_token_and_the_next() -> None:
    (crowd, *_) = find_crowds(table(), sorted(SCORES), 3, 2, 0, ())
    assert [(len(each.prompt_token_ids), each.max_tokens) for each in crowd.requests] == [(1, 1)] * 3


def test_all_rows_are_submitted_at_once_and_some_are_strangers() -> None:
    crowd = crowds_of(8)["one"]
    schedule = crowd.schedule(5)
    assert [action.request_id for action in schedule.actions] == [each.request_id for each in crowd.requests[:5]]
    assert {action.step for action in schedule.actions} == {0}
    assert schedule.strangers == crowd.requests[COMPARED:5]
    assert Crowds(None, (crowd, crowds_of(8)["tie"])).unjudged == {"tie0", "tie1", "tie2"}


def traced(*streams: int) -> Trace:
    """A step in which each stream, whose prompt is a token, gets this token again."""
    trace = Trace()
    leases = tuple(Lease(slot, StreamId(f"s{slot}"), 0) for slot in range(len(streams)))
    for lease, token in zip(leases, streams, strict=True):
        trace.records.append(Dispatched(0.0, 0, Admit(lease, request(lease.stream_id.request_id, [token]), token, 0)))
    events = tuple(TokenEvent(lease.stream_id, 0, token) for lease, token in zip(leases, streams, strict=True))
    trace.records.append(Committed(0.0, 0, Step(leases, len(leases), (None,) * len(leases)), events))
    return trace


def test_rows_are_counted_by_the_experts_that_they_choose() -> None:
    """Of two experts each: 5, 6, 7 and 8 choose expert 0; first choices are 0, 0, 1, 0 and 3; leads 0.2, 0.19, 0.01, 0.06, 0.1."""
    crowds, trace = crowds_of(5), traced(5, 6, 7, 8, 9)
    assert {kind: crowd.seen(trace, table()) for kind, crowd in crowds.items()} == {"one": 4, "each": 3, "tie": 4}
    assert replace(crowds["tie"], closeness=0.1).seen(trace, table()) == 3
    assert {kind: crowd.seen(traced(9), table()) for kind, crowd in crowds.items()} == {"one": 1, "each": 1, "tie": 1}


def test_models_with_experts_are_known(tiny_model: Callable[[str], TinyModel]) -> None:
    assert {family: has_experts(tiny_model(family)[0]) for family in ("llama3", "qwen2_moe")} == {"llama3": False, "qwen2_moe": True}


def test_a_crowd_that_did_not_occur_verifies_nothing() -> None:
    report = CrowdReport("one", 8, seen=7, aim=8)
    found = Verification(levels=(1,), compared=[Compared(1, "r0", 0, 9, "exact")], crowds=[report])
    assert found.result == "NOTHING VERIFIED"
    assert "at B=8 there were at most 7 rows of a step that chose one expert, fewer than 8" in str(found.shows_nothing)
    assert "slot" in str(replace(found, crowds=[replace(report, seen=8)]).shows_nothing)


def verified(model: TinyModel, path: Path, sizes: tuple[int, ...] = (3,), levels: Any = (1, 3), count: int = 5) -> Verification:
    return verify(
        opened(model),
        workload(count, max_tokens=6),
        max_num_seqs=sizes,
        schedules=len(sizes),
        levels=levels,
        open_oracle=lambda: Oracle(open_checkpoint(path)),
        open_routing=lambda: open_routing(path, "float32"),
    )


@pytest.mark.slow
def test_the_crowds_occur_and_no_stream_of_theirs_differs(tiny_model: Callable[[str], TinyModel]) -> None:
    found = verified(tiny_model("mixtral"), FIXTURES / "mixtral")
    assert found.result == "REFERENCE-EXACT PASS"
    assert found.crowded == {3: {"one": (3, 3), "each": (3, 3), "tie": (3, 3)}}
    streams = {row.stream for row in found.of_level(1) if row.schedule in (1, 2, 3)}
    assert streams == {f"{kind}{i}" for kind in ("one", "each", "tie") for i in range(3)}
    assert not streams & {row.stream for row in found.of_level(1) if row.schedule == 0}
    judged = {row.stream for row in found.of_level(3)}
    assert {"one0", "each0"} < judged
    assert "tie0" not in judged


@pytest.mark.slow
def test_a_model_without_experts_pays_nothing(tiny_model: Callable[[str], TinyModel]) -> None:
    def never() -> Any:
        raise AssertionError

    found = verify(opened(tiny_model("llama3")), workload(4), max_num_seqs=(3,), schedules=1, levels=(1,), open_routing=never)
    assert found.passed
    assert found.crowds == []


@pytest.mark.slow
def test_a_fault_of_routers_is_caught_in_each_crowd_that_it_changes(tiny_model: Callable[[str], TinyModel]) -> None:
    model = tiny_model("mixtral")
    found = verify(
        lambda B: Engine(FaultyRunner(*model, tiny_config(B, **FEW), kind="router")),
        workload(3),
        max_num_seqs=(3,),
        schedules=1,
        levels=(1,),
        open_routing=lambda: open_routing(FIXTURES / "mixtral", "float32"),
    )
    assert found.result == "MISMATCH"
    assert found.injected == found.caught
    assert {"tie0", "tie1", "tie2"} & {one.stream for one in found.divergences}
    case = Case(model="m", config=tiny_config(3), requests=tuple(workload(3)), max_num_seqs=(3,), levels=(1,), schedules=1)
    crowded = replays(case, found)["schedule-3.json"]
    assert [each.request_id for each in crowded.requests] == ["tie0", "tie1", "tie2"]
    assert isinstance(crowded.schedules, tuple)


@pytest.mark.slow
def test_rows_that_do_not_meet_are_no_crowd(tiny_model: Callable[[str], TinyModel], monkeypatch: pytest.MonkeyPatch) -> None:
    together = Crowd.schedule

    def one_by_one(crowd: Crowd, max_num_seqs: int) -> Any:
        schedule = together(crowd, max_num_seqs)
        return replace(schedule, actions=tuple(Action(30 * i, "submit", each.request_id) for i, each in enumerate(schedule.actions)))

    monkeypatch.setattr(Crowd, "schedule", one_by_one)
    found = verified(tiny_model("mixtral"), FIXTURES / "mixtral", levels=(1,), count=4)
    assert found.crowded == {3: {"one": (1, 3), "each": (1, 3), "tie": (1, 3)}}
    assert found.result == "NOTHING VERIFIED"


@pytest.mark.slow
def test_rows_of_equal_experts_take_the_first_whatever_their_neighbours(tmp_path: Path) -> None:
    """A router's row twice: rows tie wherever the first of the two is the last that they choose."""
    path = Path(shutil.copytree(FIXTURES / "mixtral", tmp_path / "mixtral"))
    tensors = load_file(path / "model.safetensors")
    for name, values in tensors.items():
        if name.endswith("block_sparse_moe.gate.weight"):
            values[1] = values[0]
    save_file(tensors, path / "model.safetensors", {"format": "pt"})
    routing = open_routing(path, "float32")
    tie = find_crowds(routing, range(3, 131), 3, 96, 0, ())[-1]
    assert tie.closeness < 1e-12
    found = verified(load(resolve(str(path)), "float32"), path, (3, 8), (1, 2, 3))
    assert found.mismatches == 0
    assert found.passed
    assert found.crowded[8]["tie"] == (8, 8)


@pytest.mark.slow
@pytest.mark.parametrize("family", ["mixtral", "gpt_oss", "qwen3_5_moe"])
def test_crowds_of_families_change_no_bit_at_any_size(family: str, tiny_model: Callable[[str], TinyModel]) -> None:
    found = verified(tiny_model(family), FIXTURES / family, (3, 8, 20), (1, 2, 3))
    assert found.mismatches == 0
    assert found.passed
    assert [counts["one"] for counts in found.crowded.values()] == [(3, 3), (8, 8), (20, 20)]
