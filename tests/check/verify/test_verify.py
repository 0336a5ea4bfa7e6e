"""The promise on tiny models under hundreds of schedules; and whatever breaks it is a mismatch of its level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.check.verify.tiny import FEW, opened, oracle_of, workload
from tests.conftest import FIXTURES, XLA, TinyModel, kernels_of_users, make_engine, tiny_config
from tests.effort import slow
from xlaengine.check.oracle.streams import Oracle, open_oracle
from xlaengine.check.verify.case import Case, replays
from xlaengine.check.verify.schedule import Action, Schedule
from xlaengine.check.verify.verify import verify
from xlaengine.check.verify.workload import draw_requests
from xlaengine.config import EngineConfig, Kernels
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.ops.chosen import ops_of
from xlaengine.ops.products import ROW_TILE
from xlaengine.runner import Runner
from xlaengine.sources import resolve
from xlaengine.types import Event, Request, TokenEvent


@pytest.mark.parametrize(
    ("kernels", "schedules"),
    [("native", 20), *slow(("native", 500)), pytest.param("xla", 60, marks=XLA.marks)],
    indirect=["kernels"],
)
def test_no_schedule_of_a_tiny_model_changes_a_bit(schedules: int, tiny_model: Callable[[str], TinyModel], kernels: Kernels) -> None:
    requests = workload(10, max_tokens=8)[5:]
    requests[0] = replace(requests[0], params=replace(requests[0].params, prompt_logprobs=1))
    open_engine = opened(tiny_model("llama3"), prefill_buckets=(8, 16, 32), prompt_logprobs=True, kernels=kernels)
    found = verify(open_engine, requests, max_num_seqs=(3,), schedules=schedules, open_oracle=oracle_of())
    assert found.divergences == []
    assert found.result == "REFERENCE-EXACT PASS"
    assert found.streams == (schedules + 1) * sum(each.params.n for each in requests)
    assert found.gates[3].passed
    partial = found.of_level(1, "partial")
    assert 0 < len(partial) < found.streams / 2
    assert {row.status for row in found.of_level(3)} == {"exact"}
    (kept,) = found.runs
    assert not kept.failed


@pytest.mark.slow
def test_another_family_and_more_sizes(tiny_model: Callable[[str], TinyModel]) -> None:
    seen: list[tuple[str, int, int | None]] = []
    requests = workload(6)
    found = verify(
        opened(tiny_model("qwen3")),
        requests,
        max_num_seqs=(2, 4),
        schedules=12,
        levels=(1, 2, 3),
        open_oracle=oracle_of("qwen3"),
        progress=lambda *step: seen.append(step),
    )
    assert found.passed
    assert {row.schedule for row in found.of_level(1)} == set(range(12))
    streams = sum(each.params.n for each in requests)
    assert len(found.of_level(2)) == len(found.of_level(3)) == streams
    assert [step for step in seen if step[0] == "baseline"] == [("baseline", i, 2 * streams) for i in range(1, 2 * streams + 1)]
    assert [step for step in seen if step[0] == "schedules"] == [("schedules", i, 12) for i in range(1, 13)]
    assert [step for step in seen if step[0] == "oracle"] == [("oracle", i, streams) for i in range(1, streams + 1)]


@pytest.mark.slow
@pytest.mark.parametrize(("kernels", "dtype"), [("native", "float32"), ("native", "bfloat16"), ("xla", "float32")], indirect=["kernels"])
def test_a_stream_alone_has_the_same_bits_at_every_size(dtype: Any, kernels: Kernels) -> None:
    model = load(resolve("tests/fixtures/llama3"), dtype)

    def open_engine(B: int) -> Engine:
        """An engine with one decode graph, whose width is B."""
        return make_engine(model, tiny_config(B, **FEW, dtype=dtype, kernels=kernels, decode_widths=(-(-B // 8) * 8,)))

    found = verify(open_engine, workload(5, max_tokens=8), max_num_seqs=(3, 8, 40), levels=(2,))
    assert found.divergences == []
    assert found.passed
    assert {row.status for row in found.of_level(2)} == {"exact"}


@pytest.mark.slow
def test_the_default_model_passes_every_level() -> None:
    """With the kernels and tiles of users (`defaults.chosen_layout`)."""
    kernels = kernels_of_users()
    model = load(resolve(None), "float32", ops=ops_of(kernels))
    config = {"max_model_len": 128, "kv_block": 128, "prefill_buckets": (32,), "max_logprobs": 5}
    config |= {"kernels": kernels, "prefill_tile": ROW_TILE}
    requests = draw_requests(1, 5, model[0].vocab, max_model_len=96, max_tokens=10)
    found = verify(
        lambda B: make_engine(model, EngineConfig(max_num_seqs=B, **config)),
        requests,
        max_num_seqs=(4, 12),
        schedules=4,
        levels=(1, 2, 3),
        open_oracle=lambda: open_oracle(resolve(None).path, "float32"),
    )
    assert found.mismatches == 0
    assert found.passed


@pytest.mark.slow
def test_bfloat16_is_schedule_invariant_and_its_near_ties_are_listed() -> None:
    model = load(resolve("tests/fixtures/llama3"), "bfloat16")

    def rounded() -> Oracle:
        return open_oracle(FIXTURES / "llama3", "bfloat16")

    found = verify(opened(model, dtype="bfloat16"), workload(6, max_tokens=20), max_num_seqs=(3,), schedules=20, open_oracle=rounded)
    assert found.mismatches == 0
    assert found.passed
    assert found.result == f"PASS, {found.near_ties} near ties"
    assert {row.status for row in found.of_level(1)} == {"exact", "partial"}
    assert found.near_ties > 0  # else the other checks show nothing
    for one in found.divergences:
        assert (one.status, one.level) == ("near tie", 3)
        assert one.near_ties
        assert one.slot == 0


class Crosstalk(Engine):
    """An engine whose events depend on the number of live requests."""

    def step(self) -> list[Event]:
        beside = len(self.live) > 1
        return [replace(event, token_id=0) if beside and isinstance(event, TokenEvent) else event for event in super().step()]


def test_the_engine_that_is_verified_is_the_one_that_was_opened(tiny_model: Callable[[str], TinyModel]) -> None:
    model = tiny_model("llama3")
    found = verify(lambda B: Crosstalk(Runner(*model, tiny_config(B, **FEW))), workload(3), max_num_seqs=(3,), schedules=1, levels=(1,))
    assert found.result == "MISMATCH"


@pytest.mark.slow
def test_other_weights_at_another_size_are_a_mismatch_of_level_2(tiny_model: Callable[[str], TinyModel]) -> None:
    model, weights = tiny_model("llama3")
    scaled = replace(weights, final_norm=np.asarray(weights.final_norm) * np.float32(1 + 2**-12))
    requests = workload(4)
    found = verify(
        lambda B: make_engine((model, weights if B == 3 else scaled), tiny_config(B, **FEW)),
        requests,
        max_num_seqs=(3, 2),
        levels=(2,),
    )
    assert found.result == "MISMATCH"
    assert {one.level for one in found.divergences} == {2}
    assert {(one.max_num_seqs, one.slot, one.neighbours) for one in found.divergences} == {(2, 0, ())}
    case = Case(model="tiny", config=tiny_config(3), requests=tuple(requests), max_num_seqs=(3, 2), levels=(2,), schedules=5)
    ((name, part),) = replays(case, found).items()
    assert (name, part.max_num_seqs, part.schedules) == ("size-2.json", (3, 2), ())
    assert {one.stream.partition("#")[0] for one in found.divergences} == {each.request_id for each in part.requests}


def test_another_model_than_the_oracles_is_a_mismatch_of_level_3(tiny_model: Callable[[str], TinyModel]) -> None:
    model, weights = tiny_model("llama3")
    other = replace(weights, final_norm=weights.final_norm * np.linspace(0.5, 1.5, model.d_model, dtype=np.float32))
    requests = workload(4, max_tokens=20)
    found = verify(opened((model, other)), requests, max_num_seqs=(3,), levels=(3,), open_oracle=oracle_of())
    assert found.result == "MISMATCH"
    assert {(one.level, one.schedule, one.slot) for one in found.divergences} == {(3, None, 0)}
    case = Case(model="tiny", config=tiny_config(3), requests=tuple(requests), max_num_seqs=(3,), levels=(3,), schedules=5)
    assert set(replays(case, found)) == {"oracle.json"}


def test_nothing_verified_is_no_pass(tiny_model: Callable[[str], TinyModel]) -> None:
    requests = workload(2)
    actions = tuple(Action(0, verb, each.request_id) for each in requests for verb in ("submit", "cancel"))
    cancelled = [Schedule(0, 3, actions=actions)]
    found = verify(opened(tiny_model("llama3")), requests, max_num_seqs=(3,), schedules=cancelled, levels=(1,))
    assert (found.streams, found.tokens, found.result) == (2, 0, "NOTHING VERIFIED")
    assert not found.passed
    found = verify(opened(tiny_model("llama3")), requests, max_num_seqs=(3,), schedules=cancelled, levels=(1, 3), open_oracle=oracle_of())
    assert found.tokens > 0
    assert found.result == "NOTHING VERIFIED"


def no_engine(B: int) -> Engine:
    raise AssertionError("it is not asked for")


@pytest.mark.parametrize(
    ("requests", "options", "words"),
    [
        ([], {}, "nothing to verify: 0 requests, 1 batch sizes"),
        (workload(2), {"max_num_seqs": ()}, "2 requests, 0 batch sizes"),
        (workload(2) * 2, {}, "request ids must be unique: 2 occur more than once, first 'r0'"),
        (workload(2), {"levels": (2,), "max_num_seqs": (8, 8)}, r"at least 2, got \[8\]"),
        (workload(2), {"levels": (3,)}, "level 3 compares with the oracle, and none is given"),
        (workload(2), {"schedules": [Schedule(0, 9)], "levels": (1,)}, r"schedules for B=9, which is not among \[8\]"),
    ],
)
def test_what_cannot_be_verified_is_an_error_first(requests: list[Request], options: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        verify(no_engine, requests, **options)


def test_a_request_that_fails_alone_is_an_error(tiny_model: Callable[[str], TinyModel]) -> None:
    model, weights = tiny_model("llama3")
    damaged = replace(weights, final_norm=np.full_like(weights.final_norm, np.nan))
    with pytest.raises(RuntimeError, match="r0 fails even alone: its logits are not numbers"):
        verify(opened((model, damaged)), workload(2), max_num_seqs=(3,), levels=(1,))
