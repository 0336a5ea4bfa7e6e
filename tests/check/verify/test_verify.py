"""The promise on tiny models under hundreds of schedules; and everything that breaks it is found, located and replayed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.drafters import random_drafter
from tests.speculating import largest_step, terms_of
from tests.streams import request
from xlaengine.check.faults.kinds import FaultKind
from xlaengine.check.faults.runner import FaultyRunner
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle, open_oracle
from xlaengine.check.verify import checks
from xlaengine.check.verify.case import Case, replay_name, replays, seen_again
from xlaengine.check.verify.schedule import Action, Schedule
from xlaengine.check.verify.verdict import Verification
from xlaengine.check.verify.verify import verify
from xlaengine.check.verify.workload import draw_requests
from xlaengine.config import EngineConfig, Kernels, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.ops.chosen import ops_of
from xlaengine.ops.products import ROW_TILE
from xlaengine.runner import Runner
from xlaengine.sources import resolve
from xlaengine.speculate.pacing import Speculator
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.speculate.speculation import Speculation
from xlaengine.types import Event, Request, SamplingParams, TokenEvent

BORDERS = (8, 16, 32, 48)


FEW: dict[str, Any] = {"prefill_buckets": (8,)}
"""Few graphs, so that engines compile quickly."""


def workload(count: int, max_tokens: int = 10) -> list[Request]:
    return draw_requests(5, count, range(3, 131), max_model_len=96, max_tokens=max_tokens, borders=BORDERS)


def oracle_of(family: str = "llama3") -> Callable[[], Oracle]:
    return lambda: Oracle(open_checkpoint(FIXTURES / family))


def opened(model: TinyModel, **changes: Any) -> Callable[[int], Engine]:
    return lambda B: make_engine(model, tiny_config(B, **FEW | changes))


@pytest.mark.parametrize("schedules", [60, pytest.param(500, marks=pytest.mark.slow)])
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
@pytest.mark.parametrize("dtype", ["float32", pytest.param("bfloat16", marks=pytest.mark.slow)])
@pytest.mark.parametrize("kernels", ["native", pytest.param("xla", marks=pytest.mark.slow)], indirect=True)
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
def test_level_2_compares_streams_of_engines_that_speculate(
    tiny_model: Callable[[str], TinyModel], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    speculative = SpeculativeConfig(method="ngram", num_speculative_tokens=2, adaptive=False)
    prompt = [9, 8, 7, 9, 8, 7, 9, 8]
    requests = [request("a", prompt, max_tokens=8), request("b", [5], max_tokens=4)]
    model, speculation = tiny_model("llama3"), Speculation(Ngram(), speculative)

    def open_engine(B: int) -> Engine:
        return make_engine(model, tiny_config(B, **FEW, speculative=speculative), speculation=speculation)

    found = verify(open_engine, requests, max_num_seqs=(2, 3), levels=(2,), schedules=())
    assert found.passed
    assert {row.status for row in found.of_level(2)} == {"exact"}


@pytest.mark.slow
def test_the_default_model_passes_every_level(kernels: Kernels) -> None:
    """With the kernels and tiles of users (`defaults.chosen_layout`), and with XLA's kernels."""
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


@pytest.mark.parametrize(
    ("method", "acceptance", "params", "kept"),
    [
        ("draft", "rejection", {"temperature": 0}, True),
        ("draft", "rejection", {"temperature": 1}, False),
        ("eagle", "rejection", {"temperature": 1}, False),
        ("draft", "coupled", {"temperature": 1}, True),
        ("mtp", "rejection", {"temperature": 1}, True),
        ("ngram", "rejection", {"temperature": 1}, True),
    ],
)
def test_which_streams_speculation_may_change(method: Any, acceptance: Any, params: dict[str, Any], kept: bool) -> None:
    speculative = SpeculativeConfig(method=method, model=None if method == "ngram" else "ours", acceptance=acceptance)
    asked = request("r", [5], **params)
    assert checks.keeps_stream(speculative, asked) == kept
    assert checks.keeps_stream(None, asked)
    if method == "draft":
        assert checks.keeps_stream(replace(speculative, num_speculative_tokens=1, tree=((0,), (1,))), asked)


@pytest.mark.slow
def test_an_engine_that_speculates_is_held_to_what_it_says_without(tiny_model: Callable[[str], TinyModel]) -> None:
    """Levels 1 and 3, with streams that are drawn under rejection among them; only the first completion reports its prompt."""
    target = tiny_model("llama3")
    speculative = SpeculativeConfig(method="draft", model="ours", num_speculative_tokens=1, adaptive=False)

    def opened(B: int) -> Engine:
        config = tiny_config(B, **FEW, prompt_logprobs=True, speculative=speculative)
        return Engine(Runner(*target, config, speculation=Speculation(random_drafter("draft", target), speculative)))

    requests = [*workload(5), request("n", [7, 8, 9], n=2, max_tokens=6, temperature=1.0, prompt_logprobs=1)]
    found = verify(opened, requests, max_num_seqs=(2,), schedules=6, levels=(1, 3), open_oracle=oracle_of())
    assert found.divergences == []
    assert found.result == "REFERENCE-EXACT PASS"


@pytest.mark.slow
def test_where_places_are_not_exact_every_stream_is_held_to_itself_with_speculation(tiny_model: Callable[[str], TinyModel]) -> None:
    target = tiny_model("llama3")
    requests = [*workload(2), *(request(f"again{i}", [5 + i, 7] * 8, max_tokens=40) for i in range(2))]  # their outputs repeat themselves

    def opened(B: int) -> Engine:
        speculative = SpeculativeConfig(method="ngram", num_speculative_tokens=2, adaptive=False)
        runner = Runner(*target, tiny_config(B, **FEW, speculative=speculative), speculation=Speculation(Ngram(), speculative))
        terms = replace(terms_of(runner), places=terms_of(runner).places[-1:], counts=(2,), every_step=True)
        runner.pacing, runner.places_are_exact = partial(Speculator, speculative, terms), False
        return Engine(runner)

    with closing(opened(2)) as engine:
        assert checks.Checks(engine, requests, Verification(levels=(1,))).kept == set()
    assert verify(opened, requests, max_num_seqs=(2,), schedules=4, levels=(1, 3), open_oracle=oracle_of()).passed


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


def faulty(model: TinyModel, kind: FaultKind) -> Callable[[int], Engine]:
    return lambda B: Engine(FaultyRunner(*model, tiny_config(B, **FEW), kind=kind))


@pytest.fixture(scope="module")
def caught(tiny_model: Callable[[str], TinyModel]) -> tuple[Case, Verification]:
    requests = workload(6)
    case = Case(
        model="tiny", config=tiny_config(3), requests=tuple(requests), max_num_seqs=(3,), levels=(1, 3), schedules=6, seed=1, fault="lease"
    )
    return case, verify(faulty(tiny_model("llama3"), "lease"), requests, max_num_seqs=(3,), schedules=6, seed=1, open_oracle=oracle_of())


def test_a_fault_is_found_and_placed(caught: tuple[Case, Verification]) -> None:
    _, found = caught
    assert (found.result, found.fault, found.passed) == ("MISMATCH", "lease", False)
    assert found.gates[3].passed  # the fault is armed only under the schedules
    assert found.injected == found.caught == len(found.of_level(1, "mismatch")) > 6
    assert found.mismatches == len(found.of_level(1, "mismatch")) + len(found.of_level(3, "mismatch"))
    for one in found.divergences:
        assert one.slot is not None
        assert one.slot < 3
        assert one.step is not None
        assert one.stream not in one.neighbours
        assert (one.what != "token") == (one.expected == one.got)
        assert one.schedule in found.failed
    assert len(found.first_mismatches()) == len({(one.level, one.stream) for one in found.divergences})
    assert len([run for run in found.runs if run.failed]) == 4


def test_the_oracle_says_of_each_diverging_stream_once_whether_it_is_right(caught: tuple[Case, Verification]) -> None:
    _, found = caught
    alone = [row for row in found.of_level(3) if row.schedule is None]
    assert {row.status for row in alone} == {"exact"}
    under = [row.stream for row in found.of_level(3) if row.schedule is not None]
    assert len(under) == len(set(under)) > 0
    assert set(under) <= {row.stream for row in found.of_level(1, "mismatch")}


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


def sampled(temperature: float) -> list[Request]:
    params = {"n": 1, "ignore_eos": True, "max_tokens": 9}
    return [replace(each, params=SamplingParams(temperature=temperature, seed=i, **params)) for i, each in enumerate(workload(2))]


def with_rng_broken(model: TinyModel, requests: list[Request], schedule: Schedule) -> Verification:
    return verify(faulty(model, "rng"), requests, max_num_seqs=(3,), schedules=[schedule], levels=(1,))


def submitted(requests: Sequence[Request]) -> tuple[Action, ...]:
    return tuple(Action(0, "submit", each.request_id) for each in requests)


def test_a_fault_that_breaks_nothing_leaves_nothing_to_catch(tiny_model: Callable[[str], TinyModel]) -> None:
    greedy = sampled(0.0)
    found = with_rng_broken(tiny_model("llama3"), greedy, Schedule(0, 3, actions=submitted(greedy)))
    assert (found.result, found.mismatches, found.passed) == ("NOTHING TO CATCH", 0, False)
    assert (found.injected, found.caught, found.beside) == (0, 0, 0)


def test_a_fault_in_strangers_only_leaves_nothing_to_catch(tiny_model: Callable[[str], TinyModel]) -> None:
    greedy, strangers = sampled(0.0), tuple(replace(each, request_id=f"stranger {each.request_id}") for each in sampled(2.0))
    schedule = Schedule(0, 3, actions=submitted([*strangers, *greedy]), strangers=strangers)
    found = with_rng_broken(tiny_model("llama3"), greedy, schedule)
    assert (found.result, found.injected, found.beside) == ("NOTHING TO CATCH", 0, 2)


def test_a_wrong_token_that_a_cancel_dropped_is_not_to_be_caught(tiny_model: Callable[[str], TinyModel]) -> None:
    hot = sampled(2.0)
    actions = (*submitted(hot), Action(1, "cancel", hot[0].request_id))
    found = with_rng_broken(tiny_model("llama3"), hot, Schedule(0, 3, depth=2, actions=actions))
    assert (found.result, found.injected, found.caught, found.beside) == ("MISMATCH", 1, 1, 1)


def test_what_is_broken_and_not_seen_is_not_caught(tiny_model: Callable[[str], TinyModel], monkeypatch: pytest.MonkeyPatch) -> None:
    hot = sampled(2.0)
    monkeypatch.setattr(checks, "first_difference", lambda *_: None)
    found = with_rng_broken(tiny_model("llama3"), hot, Schedule(0, 3, actions=submitted(hot)))
    assert (found.result, found.injected, found.caught) == ("NOT CAUGHT", 2, 0)


class Crosstalk(Engine):
    """An engine whose events depend on the number of live requests."""

    def step(self) -> list[Event]:
        beside = len(self.live) > 1
        return [replace(event, token_id=0) if beside and isinstance(event, TokenEvent) else event for event in super().step()]


def test_the_engine_that_is_verified_is_the_one_that_was_opened(tiny_model: Callable[[str], TinyModel]) -> None:
    model = tiny_model("llama3")
    found = verify(lambda B: Crosstalk(Runner(*model, tiny_config(B, **FEW))), workload(3), max_num_seqs=(3,), schedules=1, levels=(1,))
    assert found.result == "MISMATCH"


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
    misread = replace(model, norm_eps=model.norm_eps * 100)
    requests = workload(4, max_tokens=20)
    found = verify(opened((misread, weights)), requests, max_num_seqs=(3,), levels=(3,), open_oracle=oracle_of())
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
        (workload(2) * 2, {}, "request ids must be unique: 2 occur again, 'r0' first"),
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
