"""What is compared with what in an engine that speculates; and each fault of an engine is found, placed and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tests.check.verify.tiny import FEW, faulty, opened, oracle_of, workload
from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.drafters import random_drafter
from tests.speculating import largest_step, terms_of
from tests.streams import request
from xlaengine.check.verify import checks
from xlaengine.check.verify.case import Case
from xlaengine.check.verify.schedule import Action, Schedule
from xlaengine.check.verify.verdict import Verification
from xlaengine.check.verify.verify import verify
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.runner import Runner
from xlaengine.sources import resolve
from xlaengine.speculate import acceptance
from xlaengine.speculate.pacing import Speculator
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.speculate.speculation import Speculation
from xlaengine.types import Request, SamplingParams


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
def test_an_engine_that_speculates_is_held_to_what_it_says_without(tiny_model: Callable[[str], TinyModel]) -> None:
    """Levels 1 and 3, with streams that are drawn under rejection among them; only the first completion reports its prompt."""
    requests = [*workload(5), request("n", [7, 8, 9], n=2, max_tokens=6, temperature=1.0, prompt_logprobs=1)]
    opened = rejecting(tiny_model("llama3"), prompt_logprobs=True)
    found = verify(opened, requests, max_num_seqs=(2,), schedules=6, levels=(1, 3), open_oracle=oracle_of())
    assert found.divergences == []
    assert found.result == "REFERENCE-EXACT PASS"
    counts = Counter(one.stream for one in found.of_level(3))
    assert counts == {one.name: 1 if each.params.greedy else 2 for each in requests for one in each.stream_ids}  # 2: with proposals too


@pytest.mark.slow
def test_a_token_that_the_filters_remove_is_seen_in_a_stream_that_proposals_draw_anew(
    tiny_model: Callable[[str], TinyModel], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acceptance, "tempered", lambda logits, tops, rows, wants: logits)  # no filters where a proposal is judged
    requests = [request("narrow", [7, 8, 9], max_tokens=9, temperature=1.0, top_k=2), request("greedy", [7, 8], max_tokens=5)]
    case = {"max_num_seqs": (1,), "schedules": 1, "levels": (1, 3), "open_oracle": oracle_of()}
    found = verify(rejecting(tiny_model("llama3")), requests, **case)
    (one,) = found.divergences
    assert (one.level, one.stream, one.status, one.what, one.slot) == (3, "narrow", "mismatch", "token", 0)
    assert found.cause is None


@pytest.mark.slow
def test_a_mismatch_of_experts_in_bfloat16_may_come_from_the_router() -> None:
    """The engine has the weights of one mixture, and the oracle those of another."""
    case = {"max_num_seqs": (1,), "schedules": 1, "levels": (1, 3), "open_oracle": oracle_of("granitemoe")}
    requests = [request("greedy", [7, 8], max_tokens=5, logprobs=1)]
    found = verify(opened(load(resolve(str(FIXTURES / "mixtral")), "bfloat16"), dtype="bfloat16", max_logprobs=5), requests, **case)
    assert found.result == "MISMATCH"
    assert found.cause is None
    assert found.possible == "in bfloat16 a router may choose other experts, past any tolerance: compare in float32"


def rejecting(target: TinyModel, **changes: Any) -> Callable[[int], Engine]:
    """Opens an engine with a draft model of random weights, whose proposals are judged by rejection."""
    speculative = SpeculativeConfig(method="draft", model="ours", num_speculative_tokens=1, adaptive=False)

    def opened(B: int) -> Engine:
        config = tiny_config(B, **FEW, **changes, speculative=speculative)
        return Engine(Runner(*target, config, speculation=Speculation(random_drafter("draft", target), speculative)))

    return opened


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


def test_a_misreading_is_not_searched_for_again_where_none_explained_fewer_streams(
    caught: tuple[Case, Verification], searches: list[str | None]
) -> None:
    _, found = caught
    assert len(found.of_level(3, "mismatch")) > 1
    assert searches == [None]


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
